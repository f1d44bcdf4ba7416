"""Hostile input neither hangs nor crashes the engine, and what would is found and reported."""

from __future__ import annotations

import pytest

from admiralty import games
from admiralty.core import flow
from admiralty.core.codec import BadPosition
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.sim import hostile, hostile_positions
from admiralty.sim.hostile import HostileReport, Portion, attack, campaign

MUTATIONS = 500
"""Of each game; `admiralty fuzz --hostile` tries as many as one likes."""


@pytest.mark.parametrize("slug", games.slugs(hidden=True))
def test_no_damaged_position_hangs_or_crashes_a_game(slug: str) -> None:
    (report,) = campaign(["positions"], [slug], MUTATIONS, seed=4)
    assert report.failures == []
    assert report.mutations == MUTATIONS
    assert 0 < report.accepted < MUTATIONS
    assert report.moves > 0


def test_the_same_seed_gives_the_same_inputs() -> None:
    first, again, other = (attack(Portion("positions", "_template", 60, seed)) for seed in (1, 1, 2))
    assert (first.accepted, first.moves) == (again.accepted, again.moves)
    assert (first.accepted, first.moves) != (other.accepted, other.moves)


def test_portions_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hostile, "INPUTS_PER_RUN", 40)
    heard: list[tuple[int, int]] = []
    (report,) = campaign(
        ["positions"], ["_template"], 100, progress=lambda done, total: heard.append((done, total))
    )
    assert report.mutations == 100
    assert heard == [(1, 3), (2, 3), (3, 3)]


def test_every_kind_is_tried_on_every_game_that_takes_it() -> None:
    reports = campaign(list(hostile.KINDS), ["_template"], 4)
    assert [(report.kind, report.mutations) for report in reports] == [
        ("positions", 4), ("records", 4), ("data", 4),
    ]  # fmt: skip
    assert all(not report.failures for report in reports)


def test_several_processes_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hostile, "INPUTS_PER_RUN", 30)
    alone, shared = (campaign(["positions"], ["_template"], 60, seed=3, jobs=jobs)[0] for jobs in (1, 2))
    assert (alone.accepted, alone.moves) == (shared.accepted, shared.moves)


def test_a_crash_is_reported_with_its_input(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("a squadron")

    monkeypatch.setattr(games.find("_template"), "view", broken)
    report = attack(Portion("positions", "_template", 60, 1))
    assert len(report.failures) == min(hostile.MAX_FAILURES, report.mutations - report.accepted)
    assert report.failures[0]["error"] == "KeyError: 'a squadron'"
    assert str(report.failures[0]["where"]).startswith("test_hostile.py:")
    assert "at " in str(report.failures[0]["input"])


def test_an_input_that_never_ends_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless() -> int:
        while True:
            pass

    monkeypatch.setattr(hostile, "CPU_LIMIT", 0.05)
    inputs: list[hostile.Input] = [({}, "round and round", endless)]
    monkeypatch.setitem(hostile.KINDS, "endless", lambda slug, seed: iter(inputs))
    report = attack(Portion("endless", "_template", 1, 1))
    assert report.failures[0]["error"] == "Hang: more than 0.05 seconds"
    assert report.failures[0]["input"] == "round and round"


def test_reports_add_up() -> None:
    total = HostileReport("positions", "_template")
    total.add(HostileReport("positions", "_template", 3, 2, 9, 0.5, "slow", (10, 12)))
    total.add(HostileReport("positions", "_template", 4, 1, 1, 0.1, "fast", (12, 13), [{"error": "Hang"}]))
    document = total.document()
    assert document["mutations"] == 7
    assert document["accepted"] == 3
    assert document["moves"] == 10
    assert document["slowest"] == "slow"
    assert document["memory_kilobytes"] == [10, 13]
    assert document["failures"] == [{"error": "Hang"}]


def test_every_mutation_changes_a_position() -> None:
    pool = hostile_positions.real_positions(games.load("_template"), 1)
    assert len(pool) == hostile_positions.POOL
    for mutation in hostile_positions.MUTATIONS:
        changed = {mutation(pool[n], pool[-1 - n], Seeded(n)) == pool[n] for n in range(20)}
        assert False in changed, mutation


# A position with no army landed, from a report: the landing went below nothing and repeated for ever.

LANDING = "turn 2; at War.turns[] Turn.scoring[] Scoring.landings[] Landings.next_army[] ChooseSpace[]"


def test_a_landing_without_an_army_is_refused() -> None:
    with pytest.raises(BadPosition, match="no army has landed"):
        games.load("port-arthur").read_position(LANDING)


def play_on(s: State) -> None:
    for _ in range(30):
        hostile_positions.step(s, Seeded(1))


def test_a_landing_without_an_army_is_stopped_even_if_it_is_not_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(games.find("port-arthur"), "check", lambda game, s: None)
    s = games.load("port-arthur").read_position(LANDING, Seeded(1))
    with pytest.raises(flow.EndlessRun, match="Landings reached no question"):
        play_on(s)


def test_a_position_that_leads_nowhere_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*_: object) -> None:
        raise flow.EndlessRun("Round reached no question")

    monkeypatch.setattr(flow, "settle", endless)
    with pytest.raises(BadPosition, match="do not fit together") as caught:
        games.load("_template").read_position("points 1 1", Seeded(1))
    assert isinstance(caught.value.__cause__, flow.EndlessRun)
