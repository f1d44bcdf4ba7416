"""The database as the simulator sees it: the statements of `cluster/lease_store.py`, each at one moment.

It also keeps what a checker needs, and can be given a bug on purpose.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from admiralty.server.cluster.leases import LEASE_SECONDS, Lease, Peer, View
from admiralty.server.store.marks import Claim

Bug: TypeAlias = Literal["", "no-fence", "early-check"]


class Kept(NamedTuple):
    """An entry."""

    command: int
    worker: int


@dataclass
class Database:
    """`ahead` is what its clock differs from the time of the simulation."""

    parts: int
    bug: Bug = ""
    ahead: float = 0.0
    until: dict[int, float] = field(default_factory=dict)
    leaving: set[int] = field(default_factory=set)
    leases: dict[int, Lease] = field(default_factory=dict)
    logs: dict[int, list[Kept]] = field(default_factory=dict)
    clocks: dict[int, int] = field(default_factory=dict)  # by table: after how many entries it was set
    faults: list[str] = field(default_factory=list)
    taken: int = 0
    refused: int = 0

    def __post_init__(self) -> None:
        self.leases = {part: Lease(None, 0) for part in range(self.parts)}

    # As in lease_store.py

    def enter(self, now: float, number: int) -> None:
        self.until[number] = now + self.ahead + LEASE_SECONDS

    def renew(self, now: float, number: int) -> View | None:
        if number not in self.until:
            return None
        self.enter(now, number)
        return self.look(now)

    def look(self, now: float) -> View:
        alive = {
            each: Peer(each, is_leaving=each in self.leaving)
            for each, until in self.until.items()
            if until > now + self.ahead
        }
        return View(alive, dict(self.leases))

    def take(self, now: float, number: int, parts: list[int]) -> None:
        for part in parts:
            lease = self.leases[part]
            if lease.worker is None or self.until.get(lease.worker, 0.0) <= now + self.ahead:
                self.leases[part] = Lease(number, lease.fence + 1)
                self.taken += 1

    def give_up(self, number: int, parts: list[int]) -> None:
        for part in parts:
            if self.leases[part].worker == number:
                self.leases[part] = Lease(None, self.leases[part].fence)

    def leave(self, number: int) -> None:
        self.until.pop(number, None)
        self.leaving.discard(number)

    def bury(self, number: int) -> None:
        if number in self.until:
            self.until[number] = -math.inf

    # Tables

    def load(self, table: int) -> list[Kept]:
        return list(self.logs.get(table, ()))

    def write(self, number: int, claim: Claim, table: int, n: int, command: int) -> bool:
        """An entry with the clock of its table, in one transaction with the check of the fencing number. The
        number of an entry is unique, as in the database.
        """
        lease = self.leases[claim.part]
        if not self.is_owner(number, claim):
            self.refused += 1
            return False
        log = self.logs.setdefault(table, [])
        if n <= len(log):
            self.refused += 1
            return False
        if lease.worker != number:
            self.faults.append(f"table {table}: {number} wrote entry {n}, but {lease.worker} owns it")
        if n > len(log) + 1:
            self.faults.append(f"table {table}: entry {len(log) + 1} is missing before {n}")
        if any(kept.command == command for kept in log):
            self.faults.append(f"table {table}: command {command} was carried out twice")
        log.append(Kept(command, number))
        return True

    def is_owner(self, number: int, claim: Claim) -> bool:
        return self.bug in ("no-fence", "early-check") or self.leases[claim.part] == Lease(
            number, claim.fence
        )

    def set_clock(self, number: int, claim: Claim, table: int, entries: int) -> bool:
        """Something without a number of its own, such as a clock that was read: the last one to write wins.
        Whoever writes it must know all entries.
        """
        if not self.is_owner(number, claim):
            self.refused += 1
            return False
        known = len(self.logs.get(table, ()))
        if entries != known:
            self.faults.append(f"table {table}: {number} set a clock as of entry {entries} of {known}")
        self.clocks[table] = entries
        return True
