"""The evaluation that bots climb, and bots on imagined hands."""

from __future__ import annotations

import pytest

from admiralty.bots import make
from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.games.russo_japanese_war.bot.evaluation import Evaluation
from admiralty.games.russo_japanese_war.game import RussoJapaneseWar
from admiralty.kit.heuristics import Heuristics
from tests.games.russo_japanese_war.positions import naval, state, war

QUIET = "morale 6 4; hand japan 01; hand russia 02; cards japan"


def worth(position: str, seat: int = 0) -> float:
    t = war(position)
    return t.game.require(Heuristics).hand_value(t.state, seat)


def test_it_is_the_same_game_seen_from_both_sides() -> None:
    for position in ("movement japan", "J-2 1215; combats japan", "hand russia 01; cards russia"):
        assert worth(position) == pytest.approx(-worth(position, 1))


def test_morale_units_and_cards_count() -> None:
    base = worth("hand japan 01; hand russia 02; cards japan")
    assert worth("morale 5 6; hand japan 01; hand russia 02; cards japan") < base
    assert worth("R-S3 eliminated; hand japan 01; hand russia 02; cards japan") > base
    assert worth("hand japan 01 03; hand russia 02; cards japan") > base
    assert worth("limit 1; hand japan 01; hand russia 02; cards japan") < base


def test_a_won_attack_is_worth_more_than_a_lost_one() -> None:
    frame = "at Turn.japan[] PlayerTurn.combat[0] CombatPhase.next_combat[0] Combat.after[] AfterDie[0,0]"
    base = "turn 3; J-2 1215; J-12 1215; hand japan 13; pile 05; combat 1214 J-2 J-12; die 3; outcome {}; "
    values = [worth(base.format(result) + frame) for result in ("DE", "DR", "NE", "AR", "AE")]
    assert values == sorted(values, reverse=True)


def test_evaluations_of_other_numbers_live_side_by_side() -> None:
    t = war(QUIET)
    game = t.game
    assert isinstance(game, RussoJapaneseWar)
    before = game.require(Heuristics).hand_value(t.state, 0)
    for name in ("morale_worth_russia", "guard_worth", "threat"):
        other = Evaluation(
            game.require(Heuristics).hand_weights | {name: 2 * game.require(Heuristics).hand_weights[name]}
        )
        assert other.of(state(t), 0) != before, name
    assert game.require(Heuristics).hand_value(t.state, 0) == before


def test_an_evaluation_looks_at_the_map_that_is_played_on() -> None:
    moved = state(war(QUIET, port_arthur_hex="1202"))
    shipped = war(QUIET)
    assert isinstance(shipped.game, RussoJapaneseWar)
    reused = Evaluation(shipped.game.require(Heuristics).hand_weights)
    before = reused.of(state(shipped), 0)
    assert (
        reused.of(moved, 0)
        == Evaluation(shipped.game.require(Heuristics).hand_weights).of(moved, 0)
        != before
    )
    assert reused.of(state(shipped), 0) == before


def test_the_greedy_bot_walks_into_the_source_when_it_can() -> None:
    t = war("J-2 2316; movement japan")
    bot = make("greedy", 1)
    while not t.is_over:
        s = t.game.imagine(t.state, 0, Seeded(1))
        t.play("japan", bot.choose(t.game, s, 0))
    assert t.ending == "RJ-4.11 japan"


def test_search_plays_on_imagined_hands() -> None:
    t = naval("flagship N-Poltava; hand japan 01 03 04; hand russia 05; fleets")
    bot = make("mcts:40", 1)
    for step in range(12):
        if t.is_over:
            break
        seat = flow.acting(t.state)[0]
        s = t.game.imagine(t.state, seat, Seeded(step))
        a = bot.choose(t.game, s, seat)
        assert a in flow.question(t.state).legal(t.state, seat)
        state(t).tape = Seeded(step)
        flow.apply(t.state, seat, a)
        t.game.check(t.state)
    assert step > 3, "it played on for a while"
