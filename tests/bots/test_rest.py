"""Walks of a game that tells its eras: they end at rest, and are judged by its chances there."""

from __future__ import annotations

import pytest

from admiralty.bots import horizon
from admiralty.bots.budget import Budget
from admiralty.bots.horizon import Rest
from admiralty.bots.mcts import Search
from admiralty.bots.walks import play_on
from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.games.port_arthur.game import PortArthur
from admiralty.kit.rests import Rests
from tests.support import game

FIGHT = "turn 2; operations japan; tsushima: mikasa asahi diana; yellow-sea: fuji"


def port_arthur() -> PortArthur:
    chosen = game("port-arthur")
    assert isinstance(chosen, PortArthur)
    return chosen


def test_a_walk_ends_where_the_next_era_begins() -> None:
    chosen = port_arthur()
    search = Search(chosen, chosen.read_position(FIGHT, Seeded(1)), 0, 3)
    for number in range(4):
        world, mind = search.world(number)
        end = play_on(chosen, world, 0, mind, search.lookout(0))
        assert "; turn 3;" in chosen.write_position(end)
        assert chosen.prompt(flow.question(end)) == "sortie"


def test_nobody_looks_for_a_landmark_when_the_game_tells() -> None:
    chosen = port_arthur()
    s = chosen.read_position(FIGHT, Seeded(1))
    search = Search(chosen, s, 0, 3)
    search.prepare(flow.question(s).explore(s, 0), Budget(16, 0))
    assert search.landmark is None


def test_a_chase_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(horizon, "LONGEST", 3)
    chosen = port_arthur()
    s = chosen.setup(Seeded(1))
    rest = Rest(chosen, 2)
    assert [rest.is_far_enough(s, 0) for _ in range(4)] == [False, False, False, True]


def test_the_end_of_a_walk_is_judged_by_the_chances_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = port_arthur()
    before = chosen.read_position(FIGHT, Seeded(1))
    after = chosen.read_position("turn 3; sortie japan", Seeded(1))
    lookout = Search(chosen, before, 1, 3).lookout(0)
    monkeypatch.setattr(chosen, "rests", Rests({3: [1.0] + [0.0] * 23}))
    assert lookout.verdict(chosen, after, 0) == pytest.approx(0.4621, abs=1e-4)
    assert lookout.verdict(chosen, after, 1) == -lookout.verdict(chosen, after, 0)
    assert lookout.verdict(chosen, before, 1) == chosen.judge(before, 1), "broken off before"
    monkeypatch.setattr(chosen, "rests", Rests({2: [1.0] + [0.0] * 23}))
    assert lookout.verdict(chosen, after, 0) == chosen.judge(after, 0), "an era that was never fitted"
    monkeypatch.setattr(chosen, "rests", None)
    assert lookout.verdict(chosen, after, 0) == chosen.judge(after, 0)


def test_a_finished_game_is_judged_by_its_result() -> None:
    chosen = port_arthur()
    s: State = chosen.setup(Seeded(1))
    s.stack, s.result = [], (-1, 1)
    assert (chosen.prospect(s, 0), chosen.prospect(s, 1)) == (-1, 1)
