"""Leases: what one worker decides, and a seeded simulation of many with a bad network."""

from __future__ import annotations

import pytest

from admiralty.server.cluster.leases import LEASE_SECONDS, LOBBY, PARTS, Lease, Member, Peer, View, part_of
from tools.leases.model import Bug, Database
from tools.leases.simulator import Simulation, Size


def view(owners: dict[int, int | None], alive: tuple[int, ...], fence: int = 1) -> View:
    leases = {part: Lease(worker, fence) for part, worker in owners.items()}
    return View({number: Peer(number) for number in alive}, leases)


def test_every_table_has_a_part_and_the_lobby_has_its_own() -> None:
    parts = {part_of(f"table{number}") for number in range(5000)}
    assert parts == set(range(PARTS))
    assert part_of("@lobby") == LOBBY


def test_a_worker_relies_on_its_leases_only_until_they_may_be_taken() -> None:
    member = Member(1)
    member.told(view({0: 1}, (1,)), asked=100.0)
    assert member.holds(0, 100.0 + LEASE_SECONDS - 0.01)
    assert not member.holds(0, 100.0 + LEASE_SECONDS)


def test_a_worker_takes_its_share_of_what_is_free() -> None:
    member = Member(1)
    member.told(view({0: None, 1: 9, 2: None, 3: 2, 4: 2, 5: 2}, (1, 2)), asked=0.0)
    assert sorted(member.wanted()) == [0, 1, 2], "9 is dead"


def test_a_worker_hands_over_what_is_beyond_its_share() -> None:
    member = Member(1)
    member.told(view(dict.fromkeys(range(6), 1), (1, 2)), asked=0.0)
    assert len(member.surplus()) == 3
    member.is_leaving = True
    assert member.surplus() == list(range(6))
    assert member.wanted() == []


def test_a_part_that_was_away_is_lost_and_gained() -> None:
    member = Member(1)
    member.told(view({0: 1}, (1,), fence=1), asked=0.0)
    change = member.told(view({0: 1}, (1,), fence=3), asked=1.0)
    assert change.lost == change.gained == {0}


def test_a_worker_that_is_gone_has_died_unless_it_was_leaving() -> None:
    member = Member(1)
    peers = {number: Peer(number, is_leaving=number == 3) for number in (1, 2, 3, 4)}
    member.told(View(peers, {}), asked=0.0)
    assert member.told(view({}, (1, 4)), asked=1.0).died == {2}


@pytest.mark.parametrize("seed", range(4))
def test_no_table_has_two_owners_and_no_entry_is_lost_or_doubled(seed: int) -> None:
    simulation = Simulation(seed, Size(workers=12, parts=8, tables=16, trouble=0.2))
    assert simulation.run(2200) == []
    assert sum(map(len, simulation.database.logs.values())) > 100
    assert simulation.database.refused > 0, "stale owners have tried"


def test_a_crowd_of_workers_shares_the_parts() -> None:
    simulation = Simulation(1, Size(workers=1000, parts=256, tables=64))
    assert simulation.run(1500) == []


@pytest.mark.parametrize("bug", ["no-fence", "early-check"])
def test_the_simulation_finds_a_bug_in_the_fencing(bug: Bug) -> None:
    found = (Simulation(seed, Size(trouble=0.3), bug).run(2500) for seed in range(5))
    assert any(found)


def test_the_model_refuses_who_is_not_the_owner() -> None:
    database = Database(parts=1)
    database.enter(0.0, 1)
    database.take(0.0, 1, [0])
    assert database.look(LEASE_SECONDS + 1).peers == {}
