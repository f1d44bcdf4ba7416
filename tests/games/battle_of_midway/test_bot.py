"""What bots think of a position: what is better for a side is worth more, and every number counts."""

from __future__ import annotations

import pytest

from admiralty import Table, games
from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.kit.heuristics import Heuristics
from admiralty.sim.drive import play
from tests.games.battle_of_midway.positions import domination, midway
from tests.support import game

FEW = "usa-s1 0,0 e; jp-s1 0,3 w; usa-f4 5,0 e *; jp-f4 -5,0 w *"
SILENT = {
    "carrier_hunt": {"ace_worth", "midway_worth", "centre_worth", "score_worth"},
    "domination": {"bomber_worth", "closer_worth"},
}
"""Numbers of the other mode."""


def worth(t: Table, seat: int = 0) -> float:
    return t.game.require(Heuristics).hand_value(t.state, seat)


def better(good: Table, bad: Table) -> None:
    assert worth(good) > worth(bad)
    assert worth(good, 1) < worth(bad, 1)


def test_a_bomber_wants_to_the_enemy_carrier() -> None:
    others = "jp-s1 0,3 w; usa-f4 5,0 e *; jp-f4 -5,0 w *"
    better(midway(f"usa-s1 -3,1 w; {others}"), midway(f"usa-s1 0,1 w; {others}"))


def test_aircraft_are_worth_keeping_and_shooting_down() -> None:
    better(midway(FEW + "; usa-f1 4,-3 e"), midway(FEW))
    better(midway(FEW), midway(FEW + "; jp-f1 4,-3 e"))


def test_points_and_the_midway_tile_are_good() -> None:
    better(domination(FEW + "; score 5 2"), domination(FEW + "; score 2 2"))
    better(domination("usa-f1 1,0 e; jp-f1 -5,0 w"), domination("usa-f1 5,-1 e; jp-f1 -5,0 w"))


def test_an_enemy_in_sight_is_good_and_the_edge_of_the_board_ahead_is_bad() -> None:
    better(midway(FEW + "; usa-f1 1,3 w"), midway(FEW + "; usa-f1 1,3 e"))
    better(midway(FEW + "; usa-f1 7,-3 nw"), midway(FEW + "; usa-f1 7,-3 e"))


@pytest.mark.parametrize("mode", SILENT)
def test_every_number_counts_and_evaluations_live_side_by_side(mode: str) -> None:
    """Each number of the data, changed alone, changes what some positions are worth."""
    chosen = game("battle-of-midway", ("mode", mode))
    changed = {
        name: chosen.require(Heuristics).evaluation(chosen.require(Heuristics).hand_weights | {name: 2 * n})
        for name, n in chosen.require(Heuristics).hand_weights.items()
    }
    moved: set[str] = set()
    chance = Seeded(5)
    for seed in range(8):
        s = chosen.setup(Seeded(seed))
        while s.stack:
            seat = flow.acting(s)[0]
            value = chosen.require(Heuristics).hand_value(s, seat)
            assert -1 <= value <= 1
            moved.update(name for name, other in changed.items() if other.of(s, seat) != value)
            choices = flow.question(s).explore(s, seat)
            flow.apply(s, seat, choices[chance.pick(len(choices))])
    assert moved == chosen.require(Heuristics).hand_weights.keys() - SILENT[mode]


@pytest.mark.parametrize("mode", SILENT)
def test_greedy_beats_random(mode: str) -> None:
    """One game from each seat; a batch is a matter of `admiralty simulate`."""
    chosen = games.load("battle-of-midway", {"mode": mode})
    assert play(chosen, ["greedy", "random"], 3, 0).winner == 0
    assert play(chosen, ["random", "greedy"], 3, 1).winner == 1
