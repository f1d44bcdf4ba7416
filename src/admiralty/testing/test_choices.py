"""What games say about their choices: which ones give something up, and ready set-ups."""

from __future__ import annotations

from admiralty import Table, games
from admiralty.kit.extras import Setups, Waivers
from admiralty.show.text import LANGUAGES, Speaker
from admiralty.table import gate
from admiralty.testing.cases import Case
from admiralty.testing.marks import every_case, every_game
from admiralty.testing.test_undo import play, start

STEPS = 150
MOST_STEPS = 100


@every_game
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


@every_game
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
