"""Many workers, one database and a bad network, in simulated time and from one seed.

Workers run the protocol's own code (`Member`). Messages are lost, late or answered too late; workers stop for
a while, die, leave and come back; the clock of the database jumps, and those of workers run fast or slow.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeAlias

from admiralty.server.cluster.leases import LEASE_SECONDS, RENEW_SECONDS, Member
from admiralty.server.store.marks import Claim
from tools.leases.model import Bug, Database, Kept

LOST: Any = object()  # instead of an answer
Call: TypeAlias = Callable[[float], Any]  # what the database does at the moment when a request arrives
Process: TypeAlias = Generator[Call | float, Any, None]  # asks the database, or sleeps for some seconds

LONGEST_DELAY = 12.0
LONGEST_PAUSE = 15.0
LONGEST_ABSENCE = 4.0
LARGEST_JUMP = 5.0


@dataclass
class Size:
    """How much there is of everything, and how often something goes wrong, of all messages."""

    workers: int = 20
    parts: int = 16
    tables: int = 32
    trouble: float = 0.1


@dataclass
class Room:
    """A table in a worker's memory; one command at a time."""

    log: list[Kept]
    claim: Claim
    is_busy: bool = False


@dataclass
class Worker:
    """`epoch` counts its lives; what an earlier life has begun is never answered."""

    member: Member
    rate: float
    epoch: int = 0
    paused: float = 0.0
    is_up: bool = True
    rooms: dict[int, Room] = field(default_factory=dict)


class Simulation:
    def __init__(self, seed: int, size: Size, bug: Bug = "") -> None:
        self.chance = random.Random(seed)
        self.size = size
        self.now = 0.0
        self.queue: list[tuple[float, int, Callable[[], None]]] = []
        self.order = count()
        self.numbers = count(1)
        self.database = Database(size.parts, bug)
        self.troubles = 0
        self.acknowledged: dict[int, list[int]] = {table: [] for table in range(size.tables)}
        self.workers = [self.new_worker() for _ in range(size.workers)]

    def run(self, troubles: int) -> list[str]:
        """Until so much has gone wrong; what must never happen and has."""
        for worker in self.workers:
            self.spawn(worker, self.live(worker))
        for table in range(self.size.tables):
            self.after(self.chance.random(), lambda table=table: self.demand(table, 1))  # type: ignore[misc]
        self.after(1.0, self.jump)
        while self.troubles < troubles and not self.database.faults:
            self.now, _, happen = heapq.heappop(self.queue)
            happen()
        return self.database.faults + self.missing()

    def missing(self) -> list[str]:
        logs = self.database.logs
        return [
            f"table {table}: command {command} was acknowledged and is not there"
            for table, commands in self.acknowledged.items()
            for command in set(commands) - {kept.command for kept in logs.get(table, ())}
        ]

    # Time

    def after(self, seconds: float, happen: Callable[[], None]) -> None:
        heapq.heappush(self.queue, (self.now + seconds, next(self.order), happen))

    def goes_wrong(self, how_often: float = 1.0) -> bool:
        found = self.chance.random() < self.size.trouble * how_often
        self.troubles += found
        return found

    def jump(self) -> None:
        """The clock of the database is set."""
        if self.goes_wrong():
            self.database.ahead += self.chance.uniform(-LARGEST_JUMP, LARGEST_JUMP)
        self.after(self.chance.uniform(1, 20), self.jump)

    # Workers

    def new_worker(self) -> Worker:
        return Worker(Member(next(self.numbers)), self.chance.uniform(0.8, 1.2))

    def clock(self, worker: Worker) -> float:
        return self.now * worker.rate

    def spawn(self, worker: Worker, process: Process) -> None:
        self.resume(worker, worker.epoch, process, None)

    def resume(self, worker: Worker, epoch: int, process: Process, answer: Any) -> None:
        """Go on, unless the worker has died; one that is stopped goes on later."""
        if worker.epoch != epoch:
            return
        if worker.paused > self.now:
            self.after(worker.paused - self.now, lambda: self.resume(worker, epoch, process, answer))
            return
        try:
            wanted = process.send(answer)
        except StopIteration:
            return
        if isinstance(wanted, float):
            self.after(wanted, lambda: self.resume(worker, epoch, process, None))
        else:
            self.ask(worker, wanted, lambda found: self.resume(worker, epoch, process, found))

    def ask(self, worker: Worker, call: Call, answered: Callable[[Any], None]) -> None:
        """A request and its answer, each of which may be late or lost. Who waits too long drops the
        connection, and with it a transaction that has not ended; a worker that is stopped drops nothing, nor
        does one that is dead.
        """
        epoch, is_open = worker.epoch, True

        def answer(found: Any) -> None:
            nonlocal is_open
            if is_open:
                is_open = False
                answered(found)

        def arrive() -> None:
            if is_open:
                found = call(self.now)
                if not self.goes_wrong():
                    self.after(self.delay(), lambda: answer(found))

        def give_up() -> None:
            if worker.epoch != epoch:
                return
            if worker.paused > self.now:
                self.after(worker.paused - self.now, give_up)
            else:
                answer(LOST)

        if not self.goes_wrong():
            self.after(self.delay(), arrive)
        self.after(LEASE_SECONDS, give_up)

    def delay(self) -> float:
        return self.chance.uniform(0, LONGEST_DELAY) if self.goes_wrong() else self.chance.uniform(0, 0.02)

    def live(self, worker: Worker) -> Process:
        """As `Cluster.turn`: renew, take, hand over; and what happens to a process."""
        member, database = worker.member, self.database
        yield lambda now: database.enter(now, member.id)
        while True:
            yield self.chance.uniform(0.5, 1.0) * RENEW_SECONDS
            yield from self.renew(worker)
            wanted = member.wanted()
            if wanted:
                yield lambda now, wanted=wanted: database.take(now, member.id, wanted)  # type: ignore[misc]
                yield from self.renew(worker)
            surplus = member.surplus()
            if surplus:
                surplus = surplus[: self.chance.randint(1, len(surplus))]
                member.let_go(surplus)
                self.forget(worker, set(surplus))
                yield lambda now, parts=surplus: database.give_up(member.id, parts)  # type: ignore[misc]
            elif member.is_leaving:
                database.leave(member.id)
                self.replace(worker)
                return
            if self.goes_wrong(0.5):
                self.suffer(worker)

    def renew(self, worker: Worker) -> Process:
        member, asked = worker.member, self.clock(worker)
        view = yield lambda now: self.database.renew(now, member.id)
        if view is LOST:
            return
        if view is None:
            asked = self.clock(worker)
            view = yield self.enter_again(member.id)
            if view is LOST:
                return
        self.forget(worker, set(member.told(view, asked).lost))

    def enter_again(self, number: int) -> Call:
        def call(now: float) -> Any:
            self.database.enter(now, number)
            return self.database.look(now)

        return call

    def forget(self, worker: Worker, parts: set[int]) -> None:
        for table in [table for table in worker.rooms if self.part(table) in parts]:
            del worker.rooms[table]

    def suffer(self, worker: Worker) -> None:
        what = self.chance.randrange(4)
        if what == 0:
            self.replace(worker)
        elif what == 1:
            worker.member.is_leaving = True
            self.database.leaving.add(worker.member.id)
        elif what == 2:
            self.database.until.pop(worker.member.id, None)  # forgotten, although it lives
        else:
            worker.paused = self.now + self.chance.uniform(0, LONGEST_PAUSE)

    def replace(self, worker: Worker) -> None:
        """It dies, which others may notice before its leases run out; another one comes."""
        number = worker.member.id
        if self.chance.random() < 0.5:
            self.after(self.chance.uniform(0, LEASE_SECONDS), lambda: self.database.bury(number))
        worker.epoch += 1
        worker.is_up = False
        worker.member, worker.rooms, worker.paused = Member(next(self.numbers)), {}, 0.0

        def come() -> None:
            worker.is_up = True
            self.spawn(worker, self.live(worker))

        self.after(self.chance.uniform(0, LONGEST_ABSENCE), come)

    # Tables

    def part(self, table: int) -> int:
        return table % self.size.parts

    def demand(self, table: int, command: int) -> None:
        """A player says the next command, and the same again until it is acknowledged."""
        if command in self.acknowledged[table]:
            command += 1
        worker = self.chance.choice(self.workers)
        if worker.is_up:
            owner = worker.member.owner(self.part(table))
            if owner is not None and owner.id != worker.member.id:
                worker = next((each for each in self.workers if each.member.id == owner.id), worker)
            if worker.is_up:
                self.spawn(worker, self.play(worker, table, command))
        self.after(self.chance.uniform(0.1, 1.0), lambda: self.demand(table, command))

    def play(self, worker: Worker, table: int, command: int) -> Process:
        """As a room does it: load, look whether it was done, write, acknowledge."""
        member, part = worker.member, self.part(table)
        if not member.holds(part, self.clock(worker)):
            return
        room = worker.rooms.get(table)
        if room is None:
            claim = Claim(part, member.held[part])
            log = yield lambda now: self.database.load(table)
            if log is LOST or member.held.get(part) != claim.fence:
                return
            room = worker.rooms.setdefault(table, Room(log, claim))
        if room.is_busy:
            return
        if any(kept.command == command for kept in room.log):
            self.acknowledged[table].append(command)
            return
        room.is_busy = True
        done = yield from self.write(worker, room, table, command)
        room.is_busy = False
        if (done is LOST or not done) and worker.rooms.get(table) is room:
            del worker.rooms[table]

    def write(
        self, worker: Worker, room: Room, table: int, command: int
    ) -> Generator[Call | float, Any, Any]:
        """A command, or only the clock; often something is read before. Both rely on the fencing number under
        which the room was loaded.
        """
        number, database = worker.member.id, self.database
        if self.chance.random() < 0.5:
            yield lambda now: database.load(table)
        claim, n = room.claim, len(room.log)
        if database.bug == "early-check" and not (
            yield lambda now: database.leases[claim.part].fence == claim.fence
        ):
            return False
        if self.chance.random() < 0.3:
            return (yield lambda now: database.set_clock(number, claim, table, n))
        done = yield lambda now: database.write(number, claim, table, n + 1, command)
        if done is not LOST and done:
            room.log.append(Kept(command, number))
            self.acknowledged[table].append(command)
            done = yield lambda now: database.set_clock(number, claim, table, n + 1)
        return done
