"""The lobby in memory: open challenges, public tables, and everybody who looks at them.

Everybody is sent the same: a message is encoded once, and what happens within a tenth of a second goes out
together. The database has all of it; a server that starts reads it from there.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import Final

from msgspec import Struct

from admiralty.server.accounts.access import Person
from admiralty.server.cluster.leases import LOBBY_SCOPE
from admiralty.server.errors import Problem, StorageFailed
from admiralty.server.lobby import public_tables
from admiralty.server.lobby.public_tables import PAGE, Listed
from admiralty.server.rooms.listener import Listener
from admiralty.server.rooms.open_sockets import TRY_AGAIN
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.store import challenge_store
from admiralty.server.store.challenge_store import Accepted, Challenge
from admiralty.server.store.database import reading
from admiralty.server.wire.base import Status
from admiralty.server.wire.lobby import (
    Counts,
    LobbyChange,
    LobbyState,
    Matched,
    OwnChallenges,
    PublicTable,
    PublicTables,
)
from admiralty.server.wire.messages import encode

TICK: Final = 0.1  # seconds within which events go out together
LONGEST_SWEEP: Final = 10.0  # seconds
ACCEPTED_MILLISECONDS: Final = 86400 * 1000  # until an owner who never came is not told any more


class Lobby:
    """`open` are the challenges that can be accepted, the oldest first; `claimed` those that are being
    accepted or taken back, each by one person; `accepted` those whose owners do not know it yet. `seen` tells
    when an owner's last socket was closed.
    """

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.settings = rooms.settings.lobby
        self.open: dict[str, Challenge] = {}
        self.claimed: dict[str, str] = {}
        self.accepted: dict[str, Accepted] = {}
        self.pairing = asyncio.Lock()  # of people who play anybody
        self.tables: dict[str, Listed] = {}  # not over, the oldest first
        self.rows: dict[str, PublicTable] = {}  # of these, as they were last told
        self.over: deque[Listed] = deque(maxlen=PAGE)  # the newest first
        self.finished: dict[str, int] = {}  # how many, by game
        self.listeners: set[Listener] = set()
        self.seen: dict[str, float] = {}
        self.changed: dict[str, Challenge | PublicTable | None] = {}  # by id; None if it is gone
        self.timer: asyncio.TimerHandle | None = None
        self.snapshot: bytes | None = None
        self.sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        challenges, self.accepted = await challenge_store.load(self.rooms.engine)
        for challenge in challenges:
            self.open[challenge.id] = challenge
            self.seen[challenge.owner] = time.monotonic()
        await self.reload_tables()
        self.rooms.follower = self
        self.sweeper = asyncio.create_task(self.sweep(), name="lobby")

    async def reload_tables(self) -> None:
        """Read the public tables anew, and send them to everybody."""
        async with reading(self.rooms.engine) as connection:
            running = await public_tables.read(connection, public_tables.running())
            over = await public_tables.read(connection, public_tables.finished("", 0))
            finished = await public_tables.count_finished(connection)
        self.tables = {listed.id: listed for listed in running}
        self.rows = {listed.id: listed.row() for listed in running}
        self.over, self.finished = deque(over[:PAGE], PAGE), finished
        for room in self.rooms.open.values():  # it may have changed while the database was read
            self.rooms.show(room)
        self.snapshot = None
        for listener in self.listeners:
            listener.push(self.state())

    async def close(self) -> None:
        self.rooms.follower = None
        if self.timer is not None:
            self.timer.cancel()
        if self.sweeper is not None:
            self.sweeper.cancel()
            await asyncio.gather(self.sweeper, return_exceptions=True)
        for listener in self.listeners:  # another worker has the lobby, or there is none any more
            listener.close(TRY_AGAIN)

    # Challenges

    def add(self, challenge: Challenge) -> None:
        self.seen[challenge.owner] = time.monotonic()
        self.open[challenge.id] = challenge
        self.note(challenge.id, challenge)
        self.tell_own(challenge.owner)

    def claim(self, challenge: Challenge, player: str) -> None:
        """From now on only this person can have it: nothing is awaited between the look and the claim."""
        del self.open[challenge.id]
        self.claimed[challenge.id] = player

    def release(self, challenge: Challenge) -> None:
        """It was neither accepted nor taken back after all."""
        del self.claimed[challenge.id]
        self.open[challenge.id] = challenge
        self.note(challenge.id, challenge)

    def remove(self, challenge: Challenge) -> None:
        """It is over and out of the database."""
        self.claimed.pop(challenge.id, None)
        self.open.pop(challenge.id, None)
        self.note(challenge.id, None)

    def match(self, challenge: Challenge, table: str) -> None:
        """Somebody has accepted a challenge: its owner is told at once."""
        self.remove(challenge)
        self.accepted[challenge.id] = Accepted(challenge.owner, table, self.rooms.settings.clock())
        for listener in self.listeners_of(challenge.owner):
            listener.send(Matched(challenge.id, table))

    def of_owner(self, player: str) -> list[Challenge]:
        return [challenge for challenge in self.open.values() if challenge.owner == player]

    def check_space(self) -> None:
        if len(self.open) + len(self.claimed) >= self.settings.challenges:
            raise Problem(503, "error-lobby-full")

    def check_table_space(self) -> None:
        if len(self.tables) >= self.settings.tables:
            raise Problem(503, "error-lobby-tables-full")

    # What rooms tell

    def table_changed(self, room: Room) -> None:
        self.list_table(public_tables.listed(room))

    async def table_changed_elsewhere(self, told: dict[str, str]) -> None:
        """A table of another worker: the database knows what it looks like."""
        async with reading(self.rooms.engine) as connection:
            found = await public_tables.read(connection, public_tables.one(told["table"]))
        for listed in found:
            self.list_table(listed)

    def list_table(self, now: Listed) -> None:
        """Tell it if the row differs from what was told; most steps of a game change nothing here."""
        before = self.rows.get(now.id)
        if now.finished is not None:
            if before is not None:
                self.finish(now)
            return
        row = now.row()
        self.tables[now.id] = now
        if row != before:
            self.rows[now.id] = row
            self.note(now.id, row)

    def finish(self, listed: Listed) -> None:
        del self.tables[listed.id], self.rows[listed.id]
        self.over.appendleft(listed)
        self.finished[listed.game] = self.finished.get(listed.game, 0) + 1
        self.note(listed.id, listed.row())

    def person_changed(self, player: str, person: Person) -> None:
        """A player has another name or, after logging in, is another player."""
        for listener in self.listeners:
            if listener.player == player:
                listener.player, listener.name = person.id, person.name
        if player in self.seen:
            self.seen[person.id] = self.seen.pop(player)
        for challenge in self.of_owner(player):
            challenge.owner, challenge.name = person.id, person.name
            challenge.account = person.login is not None
            self.note(challenge.id, challenge)
        for accepted in self.accepted.values():
            if accepted.owner == player:
                accepted.owner = person.id
        for listed in (*self.tables.values(), *self.over):
            if listed.rename(player, person.id, person.name):
                row = listed.row()
                if listed.id in self.rows:
                    self.rows[listed.id] = row
                self.note(listed.id, row)

    # People who look on

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        listener.push(self.state())
        if listener.player:
            listener.send(OwnChallenges([challenge.id for challenge in self.of_owner(listener.player)]))
        for challenge_id, accepted in self.accepted.items():
            if listener.player == accepted.owner:
                listener.send(Matched(challenge_id, accepted.table))

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.player and not self.listeners_of(listener.player):
            self.seen[listener.player] = time.monotonic()

    def listeners_of(self, player: str) -> list[Listener]:
        return [listener for listener in self.listeners if listener.player == player]

    def tell_own(self, player: str) -> None:
        own = OwnChallenges([challenge.id for challenge in self.of_owner(player)])
        for listener in self.listeners_of(player):
            listener.send(own)

    def note(self, changed_id: str, what: Challenge | PublicTable | None) -> None:
        self.changed.pop(changed_id, None)
        self.changed[changed_id] = what
        self.snapshot = None
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(TICK, self.tell)

    def tell(self) -> None:
        """Send what has changed to everybody, encoded once."""
        self.timer = None
        changed, self.changed = self.changed, {}
        message = LobbyChange(
            [what.shown() for what in changed.values() if isinstance(what, Challenge)],
            [what for what in changed.values() if isinstance(what, PublicTable)],
            [changed_id for changed_id, what in changed.items() if what is None],
            self.counts(),
        )
        self.push(message)

    def push(self, message: Struct) -> None:
        line = encode(message)
        for listener in self.listeners:
            listener.push(line)

    def state(self) -> bytes:
        """All that a newcomer is told; encoded once for everybody until something changes."""
        if self.snapshot is None:
            self.snapshot = encode(
                LobbyState(
                    [challenge.shown() for challenge in self.open.values()],
                    self.page("open", "", 0).tables,
                    self.page("playing", "", 0).tables,
                    [listed.row() for listed in self.over],
                    self.counts(),
                )
            )
        return self.snapshot

    def page(self, status: Status, game: str, page: int) -> PublicTables:
        """Some tables that are not over, the newest first."""
        found = [
            row for row in reversed(self.rows.values()) if row.status == status and game in ("", row.game)
        ]
        first, last = page * PAGE, (page + 1) * PAGE
        return PublicTables(tables=found[first:last], more=len(found) > last)

    def counts(self) -> dict[str, Counts]:
        games: dict[str, list[int]] = {}
        for challenge in self.open.values():
            games.setdefault(challenge.game, [0, 0, 0, 0])[0] += 1
        for row in self.rows.values():
            games.setdefault(row.game, [0, 0, 0, 0])[1 if row.status == "open" else 2] += 1
        for game, count in self.finished.items():
            games.setdefault(game, [0, 0, 0, 0])[3] = count
        return {game: Counts(*numbers) for game, numbers in sorted(games.items())}

    # Those who are gone

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(min(self.settings.gone_seconds / 4, LONGEST_SWEEP))
            with suppress(StorageFailed, Problem):  # the next sweep tries again
                await self.end_deserted()

    async def end_deserted(self) -> None:
        """End the challenges of people who have been away for a while."""
        here = {listener.player for listener in self.listeners}
        before = time.monotonic() - self.settings.gone_seconds
        gone = [
            challenge
            for challenge in self.open.values()
            if challenge.owner not in here and self.seen.get(challenge.owner, 0.0) < before
        ]
        for challenge in gone:
            self.claim(challenge, "")
        since = self.rooms.settings.clock() - ACCEPTED_MILLISECONDS
        forgotten = [each for each, accepted in self.accepted.items() if accepted.time < since]
        if gone or forgotten:
            try:
                ids = [*(challenge.id for challenge in gone), *forgotten]
                await self.rooms.journal.run(challenge_store.removing(ids), LOBBY_SCOPE)
            except BaseException:
                for challenge in gone:
                    self.release(challenge)
                raise
        for challenge in gone:
            self.remove(challenge)
        for challenge_id in forgotten:
            self.accepted.pop(challenge_id, None)
        owners = {challenge.owner for challenge in self.open.values()}
        self.seen = {player: at for player, at in self.seen.items() if player in owners or at > before}
