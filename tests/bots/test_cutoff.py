"""Rollouts stop at comparable positions: checkpoints, a change of phase, the first luck, or by length."""

from __future__ import annotations

import pytest

from admiralty.bots import cutoff, rollout, value_model
from admiralty.bots.choice_search import ChoiceSearch
from admiralty.bots.cutoff import (
    MIN_DEPTH,
    AtCheckpoint,
    AtFirstChance,
    AtLength,
    AtPhase,
    CheckpointCutoff,
    PhaseCutoff,
    Scout,
    checkpoint_rule,
    situation,
)
from admiralty.bots.root_search import RootSearch
from admiralty.bots.value_model import ValueModel, checkpoint_value
from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.games.port_arthur.game import PortArthur
from admiralty.kit.heuristics import Heuristics
from tests.bots.trap import Trap
from tests.support import game

OPERATIONS = "turn 2; operations japan; tsushima: mikasa asahi; yellow-sea: fuji"
FIGHT = "turn 2; operations japan; tsushima: mikasa asahi diana; yellow-sea: fuji"


def port_arthur() -> PortArthur:
    chosen = game("port-arthur")
    assert isinstance(chosen, PortArthur)
    return chosen


def without_checkpoints(s: State) -> RootSearch:
    """A search for the first seat that must find its cutoff by scouting."""
    search = RootSearch(port_arthur(), s, 0, 3)
    search.rule = None
    return search


def test_rollouts_stop_where_the_scout_found_a_change_of_phase() -> None:
    """Battles and moves follow each other in one phase; a change comes when it is over."""
    chosen = port_arthur()
    s = chosen.read_position(OPERATIONS, Seeded(1))
    search = without_checkpoints(s)
    sail = flow.question(s).explore(s, 0)[1]
    search.scout((sail,))
    rule = search.rule
    assert isinstance(rule, AtPhase)
    world, rng = search.determinize(1)
    flow.apply(world, 0, sail)
    watched = rule.watch(chosen.require(Heuristics), search.start, 0)
    end = rollout.to_cutoff(chosen.require(Heuristics), world, 0, rng, watched)
    assert situation(end, flow.acting(end)[0]) == rule.target
    assert isinstance(watched, PhaseCutoff)
    assert watched.entered == rule.times


def test_where_both_sides_decide_without_luck_rollouts_stop_at_the_first_dice() -> None:
    """Japan's fleet sails, then Russia's; after that dice tell who acts."""
    chosen = port_arthur()
    s = chosen.setup(Seeded(1))
    search = without_checkpoints(s)
    search.scout((flow.question(s).explore(s, 0)[1],))
    assert search.rule == AtFirstChance()
    world, rng = search.determinize(1)
    end = rollout.to_cutoff(chosen.require(Heuristics), world, 0, rng, search.cutoff(0))
    assert end.tape.drawn
    assert "Operations" in [type(frame).__name__ for frame in end.stack]


def test_a_rollout_stops_when_the_phase_around_its_target_has_ended() -> None:
    """Dice may end operations before the third of them comes."""
    chosen = port_arthur()
    s = chosen.read_position(OPERATIONS, Seeded(1))
    search = RootSearch(chosen, s, 0, 3, rule=AtPhase(situation(s, 0), 99))
    world, rng = search.determinize(1)
    end = rollout.to_cutoff(chosen.require(Heuristics), world, 0, rng, search.cutoff(0))
    assert "Operations" not in [type(frame).__name__ for frame in end.stack]
    assert "; turn 2;" in chosen.write_position(end)


def test_a_cutoff_counts_how_often_a_situation_is_entered() -> None:
    s = Trap().setup(Seeded(1))
    here, there = situation(s, 0), situation(s, 1)
    scout = Scout(here, 0, 0)
    assert not scout.is_reached(s, 1)
    assert scout.rule() == AtLength(), "that was too near"
    scout.decisions = MIN_DEPTH
    for seat in (1, 0, 1):
        assert not scout.is_reached(s, seat)
    assert scout.rule() == AtPhase(here, 1)
    watched = PhaseCutoff(here, there, 2)
    assert [watched.is_reached(s, seat) for seat in (1, 0, 1)] == [False, False, True]


def test_a_rollout_stops_at_the_next_checkpoint() -> None:
    chosen = port_arthur()
    search = RootSearch(chosen, chosen.read_position(FIGHT, Seeded(1)), 0, 3)
    for number in range(4):
        world, rng = search.determinize(number)
        end = rollout.to_cutoff(chosen.require(Heuristics), world, 0, rng, search.cutoff(0))
        assert "; turn 3;" in chosen.write_position(end)
        assert chosen.prompt(flow.question(end)) == "sortie"


def test_no_scouting_where_the_game_has_checkpoints() -> None:
    chosen = port_arthur()
    s = chosen.read_position(FIGHT, Seeded(1))
    search = ChoiceSearch(chosen, s, 0, 3, flow.question(s).explore(s, 0))
    assert search.rule == AtCheckpoint(3)


def test_a_chase_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cutoff, "MAX_CHECKPOINT_STEPS", 3)
    chosen = port_arthur()
    s = chosen.setup(Seeded(1))
    watched = CheckpointCutoff(chosen.require(Heuristics), 2)
    assert [watched.is_reached(s, 0) for _ in range(4)] == [False, False, False, True]


def test_the_end_of_a_rollout_has_the_value_of_the_model(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = port_arthur()
    before = chosen.read_position(FIGHT, Seeded(1))
    after = chosen.read_position("turn 3; sortie japan", Seeded(1))
    rule = checkpoint_rule(chosen.require(Heuristics), before)
    assert rule is not None
    watched = rule.watch(chosen.require(Heuristics), situation(before, 1), 0)

    def use(model: ValueModel | None) -> None:
        monkeypatch.setattr(value_model, "model_of", lambda game: model)

    use(ValueModel({3: [1.0] + [0.0] * 23}))
    assert watched.value(chosen.require(Heuristics), after, 0) == pytest.approx(0.4621, abs=1e-4)
    assert watched.value(chosen.require(Heuristics), after, 1) == -watched.value(
        chosen.require(Heuristics), after, 0
    )
    assert watched.value(chosen.require(Heuristics), before, 1) == chosen.require(Heuristics).learned_value(
        before, 1
    ), "broken off before"
    use(ValueModel({2: [1.0] + [0.0] * 23}))
    assert watched.value(chosen.require(Heuristics), after, 0) == chosen.require(Heuristics).learned_value(
        after, 0
    ), "a checkpoint never fitted"
    use(None)
    assert watched.value(chosen.require(Heuristics), after, 0) == chosen.require(Heuristics).learned_value(
        after, 0
    )


def test_a_finished_game_has_the_value_of_its_result() -> None:
    chosen = port_arthur()
    s: State = chosen.setup(Seeded(1))
    s.stack, s.result = [], (-1, 1)
    assert (
        checkpoint_value(chosen.require(Heuristics), s, 0),
        checkpoint_value(chosen.require(Heuristics), s, 1),
    ) == (-1, 1)
