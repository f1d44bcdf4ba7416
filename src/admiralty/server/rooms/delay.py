"""Watching with a delay: whoever does not play sees the game as it was some actions or minutes ago.

Players set it so that nobody who watches can help one of them. It may be made longer while they play, never
shorter, and ends with the game.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts.access import Person
from admiralty.server.errors import Problem
from admiralty.server.games.behind import Behind
from admiralty.server.store.models import Game
from admiralty.server.store.table_store import Delay, Said, milliseconds
from admiralty.table import branches
from admiralty.table.record import Entry

if TYPE_CHECKING:
    from admiralty.server.rooms.listener import Listener
    from admiralty.server.rooms.room import Room

MINUTE: Final = 60_000
SECOND: Final = 1000  # times of entries are cut to it
BUSY_SECONDS: Final = 0.2  # until a room that is writing is looked at again


def reach(entries: list[Entry], delay: Delay, now: int) -> int:
    """How many entries those who watch may know."""
    n = max(0, len(entries) - delay.actions)
    while n and shown_at(entries[n - 1], delay) > now:
        n -= 1
    return n


def shown_at(entry: Entry, delay: Delay) -> int:
    return milliseconds(entry.time) + SECOND + MINUTE * delay.minutes if delay.minutes else 0


class Held:
    """What those who watch a room with a delay know of it. `behind` is made when the first of them comes."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.behind: Behind | None = None
        self.timer: asyncio.TimerHandle | None = None

    def applies_to(self, player: str) -> bool:
        room = self.room
        return room.stored.delay is not None and not room.is_over and not room.people.seats_of(player)

    def listeners(self) -> list[Listener]:
        return [each for each in self.room.listeners if self.applies_to(each.player)]

    async def prepare(self, player: str) -> None:
        """Before anything is shown to somebody who may not know the present."""
        if self.applies_to(player):
            if self.behind is None:
                async with self.room.locked():
                    await self.make()
            self.move_on()

    async def make_anew(self) -> None:
        """The room was read anew, under its lock, while people watch."""
        if self.listeners():
            await self.make()

    async def make(self) -> None:
        """Under the lock, so that nothing is looked at that is not committed."""
        room, delay = self.room, self.room.stored.delay
        if delay is not None and self.behind is None:
            record = room.table.record
            n = reach(record.entries, delay, room.now())
            texts = dict(room.progress.checkpoints.texts)
            self.behind = await asyncio.to_thread(Behind, record, room.words, n, texts)
            heard = [line.n for line in room.stored.chat if line.seat and self.may_hear(line)]
            self.behind.line = max(heard, default=0)

    def is_ready_for(self, listener: Listener) -> bool:
        return self.behind is not None or not self.applies_to(listener.player)

    def known(self) -> Behind:
        if self.behind is None:
            raise Problem(503, "error-busy")
        return self.behind

    def forget(self) -> None:
        """The room was read anew, or the delay has changed."""
        self.behind = None

    def move_on(self) -> None:
        """Show what has become old enough, and look again when more will have."""
        room, delay, behind = self.room, self.room.stored.delay, self.behind
        if delay is None or behind is None or room.is_over:
            return
        if not room.in_sync:  # the last entry may not be committed
            self.look_again(BUSY_SECONDS)
            return
        entries = room.table.record.entries
        fresh = entries[behind.table.sequence : reach(entries, delay, room.now())]
        if fresh:
            self.show(behind, fresh)
        self.release_lines()
        if behind.table.sequence < len(entries) and delay.minutes:
            wait = shown_at(entries[behind.table.sequence], delay) - room.now()
            self.look_again(max(BUSY_SECONDS, wait / 1000))

    def show(self, behind: Behind, fresh: list[Entry]) -> None:
        cuts = behind.follow(fresh)
        self.room.shown.clear()
        for listener in self.listeners():
            if any(branches.is_jump(entry.action) for entry in fresh):
                listener.start_over()
                continue
            ears = listener.looks, listener.numbering
            listener.keep = min(listener.keep, cuts.get(ears, listener.keep))
            listener.refresh_soon()

    def look_again(self, seconds: float) -> None:
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(seconds, self.wake)

    def wake(self) -> None:
        self.timer = None
        if self.listeners():
            self.move_on()

    # The chat: what players say may tell what has just happened

    def may_hear(self, line: Said) -> bool:
        """Whether a line was said before the first action that is still held back."""
        if not line.seat:
            return True
        entries, seen = self.room.table.record.entries, self.known().table.sequence
        return seen >= len(entries) or line.time < milliseconds(entries[seen].time)

    def lines(self) -> list[Said]:
        """What a newcomer is told."""
        return [line for line in self.room.stored.chat if not line.seat or line.n <= self.known().line]

    def release_lines(self) -> None:
        behind = self.known()
        for line in self.room.stored.chat:
            if line.seat and line.n > behind.line:
                if not self.may_hear(line):
                    return
                behind.line = line.n
                for listener in self.listeners():
                    listener.send(line.message())


async def change(room: Room, person: Person, wanted: Delay) -> None:
    """Set by any player, under the lock of the room."""
    if not room.people.seats_of(person.id):
        raise Problem(403, "error-players-only")
    if room.is_over:
        raise Problem(409, "error-game-over")
    check_offered(room.stored.organiser)
    now = room.stored.delay or Delay()
    if wanted.actions < now.actions or wanted.minutes < now.minutes:
        raise Problem(409, "error-delay-shorter")

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(update(Game).where(Game.id == room.id).values(delay=asdict(wanted)))

    await room.write(job)
    room.stored.delay = wanted
    room.held.forget()
    await room.held.make_anew()
    for listener in room.held.listeners():
        listener.start_over()
    room.refresh_seats()


def check_offered(organiser: str) -> None:
    """The screens of an organised table stand in the same room as its teams."""
    if organiser:
        raise Problem(409, "error-delay-organised")
