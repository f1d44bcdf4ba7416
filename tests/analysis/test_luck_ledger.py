"""The ledger of luck: what came, and what it could have been."""

from __future__ import annotations

from admiralty.analysis.luck_ledger import fortune, values_of
from admiralty.analysis.moments import read
from tests.analysis.records import record


def test_luck_is_told_with_what_it_could_have_been() -> None:
    story = read(record("port-arthur", "greedy", "random"))
    rolled = next(moment for moment in story.moments if moment.luck)
    found = fortune(story.game, rolled, 0, 1)
    assert [outcome.got for outcome in found.outcomes] == list(rolled.luck)
    for outcome in found.outcomes:
        assert outcome.low <= outcome.got <= outcome.high
        assert outcome.low < outcome.expected < outcome.high


def test_values_are_those_after_the_luck_that_came() -> None:
    story = read(record("port-arthur", "greedy", "random"))
    at, rolled = next((n, moment) for n, moment in enumerate(story.moments) if moment.luck)
    found = fortune(story.game, rolled, at, 1)
    assert found.at == at
    assert found.values == values_of(story.game, rolled.after)
    assert fortune(story.game, rolled, at, 1) == found, "the same seed gives the same mean"
