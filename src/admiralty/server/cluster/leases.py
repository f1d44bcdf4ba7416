"""Who owns which tables, as pure decisions: no clock, no database, no network.

Tables are spread over a fixed number of parts by a hash of their ids. The database has one lease per part:
its worker, and a fencing number that grows whenever the part is taken. A worker renews all of its leases by
one row of its own, and a part is free when its worker has left, has not renewed in time, by the clock of the
database, or is known to have died. Whatever is written for a table names the fencing number, which is checked
in the same transaction. So a worker that was paused and believes that it still owns a table cannot write.

`Member` is one worker's knowledge. The server feeds it with what the database says, and so does the simulator
in `tests/server/cluster`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

PARTS: Final = 256
LOBBY: Final = PARTS  # one more part: the lobby, notifications, and cleaning up
LOBBY_SCOPE: Final = "@lobby"
LEASE_SECONDS: Final = 3.0
RENEW_SECONDS: Final = 0.7


@lru_cache(65536)
def part_of(scope: str) -> int:
    """The part of a table, or of the lobby; SQL computes the same in `lease_store.IN_PARTS`."""
    if scope == LOBBY_SCOPE:
        return LOBBY
    return hashlib.md5(scope.encode(), usedforsecurity=False).digest()[0]


class Peer(NamedTuple):
    """A worker that has renewed in time. The secret lets other workers forward requests to it."""

    id: int
    address: str = ""
    secret: str = ""
    is_leaving: bool = False


class Lease(NamedTuple):
    worker: int | None
    fence: int


class View(NamedTuple):
    """What the database says at one moment. `unlinked` are workers whose connection to it has ended."""

    peers: Mapping[int, Peer]
    leases: Mapping[int, Lease]
    unlinked: frozenset[int] = frozenset()


class Change(NamedTuple):
    """Parts that this worker has gained, and those that it has lost; one that was lost and gained is both.
    `died` are other workers that are gone without having left: nobody has sent their last news.
    """

    gained: frozenset[int]
    lost: frozenset[int]
    died: frozenset[int] = frozenset()


class Member:
    """What one worker knows. `held` are its parts with their fencing numbers; they count until `until`, by
    its own clock.
    """

    def __init__(self, number: int) -> None:
        self.id = number
        self.view = View({}, {})
        self.held: dict[int, int] = {}
        self.until = 0.0
        self.is_leaving = False

    def told(self, view: View, asked: float) -> Change:
        """The answer to a renewal that was sent at the moment `asked`. The database counts from a later
        moment, so this worker stops relying on its leases before anybody may take them.
        """
        before = self.held
        gone = [peer for number, peer in self.view.peers.items() if number not in view.peers]
        self.view = view
        self.held = {part: each.fence for part, each in view.leases.items() if each.worker == self.id}
        self.until = max(self.until, asked + LEASE_SECONDS)
        return Change(
            frozenset(part for part, fence in self.held.items() if before.get(part) != fence),
            frozenset(part for part, fence in before.items() if self.held.get(part) != fence),
            frozenset(peer.id for peer in gone if not peer.is_leaving),
        )

    def let_go(self, parts: Iterable[int]) -> None:
        """From now on these parts are not used here, whatever the database says yet."""
        for part in parts:
            self.held.pop(part, None)

    def holds(self, part: int, now: float) -> bool:
        return part in self.held and now < self.until

    def share(self) -> int:
        """How many parts each worker should have, rounded up."""
        staying = sum(1 for peer in self.view.peers.values() if not peer.is_leaving)
        return -(-len(self.view.leases) // max(1, staying))

    def wanted(self) -> list[int]:
        """Free parts that this worker should take. Workers begin at different ones, to meet seldom."""
        if self.is_leaving:
            return []
        peers = self.view.peers
        free = sorted(part for part, each in self.view.leases.items() if each.worker not in peers)
        start = self.id * 37 % max(1, len(free))
        return (free[start:] + free[:start])[: max(0, self.share() - len(self.held))]

    def surplus(self) -> list[int]:
        """Parts that should go to others: all when leaving, else what is beyond the share."""
        if self.is_leaving:
            return sorted(self.held)
        return sorted(self.held)[self.share() :]

    def is_last(self) -> bool:
        """Whether nobody else is there who stays."""
        return all(peer.is_leaving for peer in self.view.peers.values() if peer.id != self.id)

    def suspects(self) -> list[Peer]:
        """Other workers that may have died: they have renewed in time, but their connection has ended."""
        return [self.view.peers[number] for number in self.view.unlinked if number != self.id]

    def owner(self, part: int) -> Peer | None:
        """Who owns a part, as far as this worker knows."""
        lease = self.view.leases.get(part)
        return None if lease is None or lease.worker is None else self.view.peers.get(lease.worker)
