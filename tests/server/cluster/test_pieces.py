"""Tables where people are go to other workers a few at a time, all others at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from admiralty.server.cluster import cluster as cluster_module
from admiralty.server.cluster.cluster import PIECE, Cluster
from admiralty.server.cluster.leases import Lease, Peer, View

PARTS = 64


def pieces(in_use: set[int], peers: list[Peer], is_leaving: bool, wait: bool) -> list[list[int]]:
    """What worker 1 hands over, one piece after another, if it has everything."""

    async def run() -> list[list[int]]:
        cluster = Cluster(None, Peer(1), "1", lambda: 0)  # type: ignore[arg-type]  # it asks nothing
        cluster.in_use = lambda: in_use
        leases = {part: Lease(1, 1) for part in range(PARTS)}
        cluster.member.told(View({peer.id: peer for peer in peers}, leases), 0.0)
        cluster.member.is_leaving = is_leaving
        found: list[list[int]] = []
        while cluster.member.surplus() and len(found) < PARTS:
            found.append(cluster.piece(cluster.member.surplus()))
            cluster.member.let_go(found[-1])
            if wait:
                cluster.next_piece = 0.0
        return found

    return asyncio.run(run())


@pytest.mark.parametrize("is_leaving", [False, True])
def test_tables_that_nobody_has_open_go_at_once(is_leaving: bool) -> None:
    (first,) = pieces(set(), [Peer(1), Peer(2)], is_leaving, wait=False)
    assert len(first) == (PARTS if is_leaving else PARTS // 2)


def test_tables_with_people_go_in_pieces() -> None:
    found = pieces(set(range(PARTS)), [Peer(1), Peer(2)], is_leaving=True, wait=True)
    assert [len(piece) for piece in found] == [PIECE] * (PARTS // PIECE)
    assert sorted(part for piece in found for part in piece) == list(range(PARTS))


def test_the_next_piece_waits() -> None:
    first, second, *_ = pieces({3, *range(40, PARTS)}, [Peer(1), Peer(2)], is_leaving=True, wait=False)
    assert len(first) == PARTS - 25 + PIECE
    assert second == []


@pytest.mark.parametrize("others", [list, lambda: [Peer(2, is_leaving=True)]])
def test_without_anybody_to_take_them_all_go_at_once(others: Callable[[], list[Peer]]) -> None:
    (first,) = pieces(set(range(PARTS)), [Peer(1), *others()], is_leaving=True, wait=False)
    assert len(first) == PARTS


def test_a_large_number_does_not_take_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "PIECE", 2)
    found = pieces(set(range(PARTS)), [Peer(1), Peer(2)], is_leaving=True, wait=True)
    assert [len(piece) for piece in found] == [32, 16, 8, 4, 2, 2]
