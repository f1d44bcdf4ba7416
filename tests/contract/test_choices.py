"""What games say about their choices: which ones give something up, and ready set-ups."""

from __future__ import annotations

import pytest

from admiralty import Table, games
from admiralty.kit.extras import Setups, Waivers
from admiralty.show.text import LANGUAGES, Speaker
from admiralty.table import gate
from tests.contract.cases import Case, every_case
from tests.contract.test_undo import play, start

STEPS = 150
MOST_STEPS = 100
LONG = 400
ONE_IN = 3


@pytest.mark.parametrize("slug", games.slugs())
def test_a_choice_that_gives_something_up_is_legal_and_leaves_another(slug: str) -> None:
    table, choice = start(Case(slug, ()))
    words = [Speaker(table.game, language) for language in LANGUAGES]
    for _ in range(STEPS):
        if table.is_over:
            return
        for seat in table.acting:
            number = table.game.seat_index(seat)
            legal = [one.action for one in table.legal(seat)]
            waived = gate.waived(table.game, table.state, number, legal)
            assert set(waived) < set(legal)
            for loss in (loss for losses in waived.values() for loss in losses):
                assert loss.count > 0
                assert all(f"loss-{loss.name}" in speaker.messages() for speaker in words)
        play(table, choice)


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


@pytest.mark.parametrize("slug", games.slugs())
def test_verbs_and_set_ups_are_known(slug: str) -> None:
    game = games.load(slug)
    waivers, setups = game.extra(Waivers), game.extra(Setups)
    assert waivers is None or set(waivers.verbs) <= {verb.name for verb in game.verbs}
    for language in LANGUAGES:
        names = setups.names if setups else ()
        assert {f"setup-{name}" for name in names} <= Speaker(game, language).messages()


@every_case
def test_a_ready_set_up_is_legal_at_every_step_and_comes_to_an_end(case: Case) -> None:
    setups = case.game().extra(Setups)
    for name in setups.names if setups else ():
        table = Table(case.game(), seed=3)
        offered = gate.setups(table.game, table.state, table.asked()[0])
        assert offered, "the first decision offers it"
        for _ in range(MOST_STEPS):
            offered = gate.setups(table.game, table.state, table.asked()[0])
            if not offered:
                break
            table.play(table.acting[0], offered[name])
        assert not offered
