"""What games say about their choices: the shipped tests, and that some game really loses something."""

from __future__ import annotations

from admiralty import games
from admiralty.table import gate
from admiralty.testing.cases import Case
from admiralty.testing.test_choices import (
    test_a_choice_that_gives_something_up_is_legal_and_leaves_another,
    test_a_ready_set_up_is_legal_at_every_step_and_comes_to_an_end,
    test_verbs_and_set_ups_are_known,
)
from admiralty.testing.test_undo import play, start

__all__ = [
    "test_a_choice_that_gives_something_up_is_legal_and_leaves_another",
    "test_a_ready_set_up_is_legal_at_every_step_and_comes_to_an_end",
    "test_verbs_and_set_ups_are_known",
]
LONG = 400
ONE_IN = 3


def test_what_is_lost_for_good_cannot_be_undone() -> None:
    """It is confirmed for that reason, also where the action before it could be undone."""
    found = {slug: losses_taken(slug) for slug in games.slugs()}
    assert sum(count > 0 for count in found.values()) > 1, found


def losses_taken(slug: str) -> int:
    """Play at random and lose something now and then; how often."""
    table, choice = start(Case(slug, ()))
    found = 0
    for _ in range(LONG):
        if table.is_over:
            break
        seat = table.acting[0]
        legal = [one.action for one in table.legal(seat)]
        waived = gate.waived(table.game, table.state, table.game.seat_index(seat), legal)
        lost = [a for a, loss in waived.items() if loss]
        if lost and choice.pick(ONE_IN) == 0:
            table.play(seat, lost[0])
            assert not table.may_undo(seat)
            found += 1
        else:
            play(table, choice)
    return found
