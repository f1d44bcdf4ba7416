"""The decisions of a recorded game, without what was taken back."""

from __future__ import annotations

from admiralty import Table
from admiralty.analysis.moments import read
from admiralty.core.codec import digest
from tests.analysis.records import record
from tests.support import game


def test_what_was_taken_back_is_no_decision() -> None:
    table = Table(game("port-arthur"), seed=1, clock=lambda: "")
    sails = [choice.text for choice in table.legal("japan") if choice.text.startswith("sail ")]
    table.play("japan", sails[0])
    table.undo("japan")
    again = sails[1]
    table.play("japan", again)
    [moment] = read(table.save()).moments
    assert (moment.n, table.game.write_action(moment.action)) == (3, again)


def test_each_moment_leads_to_the_next() -> None:
    story = read(record("_template", "greedy", "random"))
    assert len(story.moments) > 3
    for moment, following in zip(story.moments, story.moments[1:], strict=False):
        assert digest(moment.after) == digest(following.before)
    assert story.moments[-1].after.result == story.result
