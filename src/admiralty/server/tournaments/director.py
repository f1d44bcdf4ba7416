"""Runs tournaments: begins rounds, makes their tables, ends games at the deadline, and closes the last round.

Everything is decided from the database, and each step is written once: a server that is killed goes on where
it was. Results are not written here but with the entry that ends a game (`store/results.py`).
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from admiralty.core.luck import Keyed
from admiralty.server.accounts import access
from admiralty.server.accounts.quotas import Quota
from admiralty.server.errors import Problem, StorageFailed
from admiralty.server.games.progress import Progress
from admiralty.server.games.restore import Restored
from admiralty.server.notify import table_events
from admiralty.server.rooms import clocks, create_table, endings, expiry
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.store import tournament_store
from admiralty.server.store.seats import Place
from admiralty.server.store.table_store import TOURNAMENT, Stored
from admiralty.server.store.tournament_store import OPEN, OVER, Entrant, Tournament
from admiralty.sim import pairings
from admiralty.sim.standings import Game, Result

LOOK_SECONDS: Final = 5.0  # at the latest; a game that ends here is looked at at once


class Director:
    """One task for all tournaments. `look` may be called at any time, also for one that needs nothing."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.wake = asyncio.Event()
        self.lock = asyncio.Lock()
        self.opened: set[str] = set()  # tables that were made or opened here, so that bots play
        self.stuck: set[str] = set()  # tournaments that could not go on when they were looked at last
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.rooms.on_over = self.table_over
        self.task = asyncio.create_task(self.watch(), name="tournaments")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def table_over(self, room: Room) -> None:
        if room.stored.origin == TOURNAMENT:
            self.wake.set()

    async def watch(self) -> None:
        while True:
            self.wake.clear()
            with suppress(StorageFailed):  # the next look tries again
                for tournament_id in await tournament_store.unfinished(self.rooms.engine):
                    await self.attempt(tournament_id)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), LOOK_SECONDS)

    async def attempt(self, tournament_id: str) -> None:
        """Look at one; if it cannot go on, the others do, and that is reported once."""
        try:
            await self.look(tournament_id)
        except StorageFailed:
            raise
        except Exception:
            if tournament_id not in self.stuck:
                about = {"tournament": tournament_id}
                logging.getLogger(__name__).exception("a tournament cannot go on", extra=about)
            self.stuck.add(tournament_id)
        else:
            self.stuck.discard(tournament_id)

    async def look(self, tournament_id: str) -> None:
        """Take every step that is due."""
        async with self.lock:
            while await self.step(await tournament_store.read(self.rooms.engine, tournament_id)):
                pass

    async def step(self, tournament: Tournament) -> bool:
        """Take one step; whether there may be another one."""
        now = self.rooms.settings.clock()
        if tournament.state == OVER:
            return False
        if tournament.state == OPEN:
            is_due = tournament.starts is not None and tournament.starts <= now
            return is_due and len(tournament.entrants) > 1 and await self.begin_round(tournament)
        running = tournament.running_games()
        if not running:
            return await self.begin_round(tournament)
        await self.make_tables(tournament, running)
        if tournament.due is not None and tournament.due <= now:
            return await self.end_games(tournament, running)
        return False

    async def begin_round(self, tournament: Tournament) -> bool:
        """The next round or, after the last one, the end."""
        number = tournament.round + 1
        entrants = [pairings.Entrant(each.id, each.is_out) for each in tournament.entrants]
        if number == 1:
            tournament.rounds = pairings.rounds_needed(len(entrants), tournament.system, tournament.rounds)
        games: list[Game] = []
        if number <= tournament.rounds:
            await self.check_room(tournament)
            plan = (entrants, tournament.games, tournament.system, number, tournament.both_sides)
            games = await self.rooms.in_thread(tournament.owner, pairings.next_round, *plan)
        now = self.rooms.settings.clock()
        if not games:
            await self.rooms.journal.run(tournament_store.finishing(tournament.id, now))
            return False
        due = now + tournament.round_seconds * 1000 if tournament.round_seconds else None
        begun = tournament_store.starting(tournament, number, games, due)
        await self.rooms.journal.run(begun)
        return True

    async def check_room(self, tournament: Tournament) -> None:
        """The organiser's tables may fill so many bytes; how many of them are open does not count."""
        rooms = self.rooms
        owner = await access.find_person(rooms.engine, tournament.owner)
        quota = Quota(rooms.settings, owner)
        await quota.check_before(rooms.engine, rooms.settings.clock(), TOURNAMENT, is_open=False)

    async def make_tables(self, tournament: Tournament, games: list[Game]) -> None:
        """Of a round that has begun: those that are missing. Each is opened once, so that bots play."""
        tables = {table: game for table, game in self.here(tournament, games) if table not in self.opened}
        there = await tournament_store.existing(self.rooms.engine, list(tables)) if tables else set()
        for table, game in tables.items():
            if table in there:
                await self.rooms.get(table)
            else:
                await self.make_table(tournament, game, table)
            self.opened.add(table)

    def here(self, tournament: Tournament, games: list[Game]) -> list[tuple[str, Game]]:
        """The games at tables that this worker owns; there is a director in every worker."""
        found = [(tournament.table_of(game), game) for game in games]
        return [(table, game) for table, game in found if table and self.rooms.place.holds(table)]

    async def make_table(self, tournament: Tournament, game: Game, table_id: str) -> None:
        rooms = self.rooms
        owner = await access.find_person(rooms.engine, tournament.owner)
        words = await rooms.in_thread(owner.id, create_table.agreed, tournament.game, tournament.options)
        luck = Keyed(rooms.settings.key(), table_id)
        table = await rooms.in_thread(owner.id, create_table.set_up, words.game, luck)
        entrants = {each.id: each for each in tournament.entrants}
        seated = zip(words.game.seats, (game.first, game.second or ""), strict=True)
        places = [place(seat, entrants[entrant]) for seat, entrant in seated]
        people = [each.seat for each in places if not each.bot]
        stored = Stored(table_id, owner.id, table.record, places, tournament.clock, takebacks=False)
        stored.origin, stored.public = TOURNAMENT, True
        stored.hands = clocks.first_hands(tournament.clock, people)
        begun = table_events.turns(table_id, tournament.game, "begun 0", places, table.acting, {}, "")
        restored = Restored(table, words, Progress(table, words))
        telling = rooms.outbox.adding(begun, None)
        await create_table.lay_out(rooms, owner, stored, restored, telling, table_id)

    async def end_games(self, tournament: Tournament, games: list[Game]) -> bool:
        """The round's time is up: who must decide loses; if both must, neither gets a point. Whether all
        games are over: a bot that must decide does so.
        """
        mine = self.here(tournament, games)
        is_over = len(mine) == len(games)
        for table, _ in mine:
            room = await self.rooms.get(table)
            async with room.locked():
                if room.is_over:
                    continue
                late = [seat for seat in room.table.acting if not room.people.places[seat].bot]
                if len(late) == 1:
                    await expiry.time_out(room, late[0])
                elif late:
                    await endings.end(room, endings.ORGANISER, tournament.name)
                is_over = is_over and bool(late)
        return is_over

    async def settle(self, tournament: Tournament, game: Game, result: Result) -> None:
        """The organiser decides a game, and its table ends; the worker that owns the table does it."""
        at = tournament.table_of(game)
        if at is not None:
            self.rooms.check_here(at)
        if not await self.rooms.journal.run(tournament_store.settling(tournament.id, game, result)):
            raise Problem(409, "error-game-over")
        if at is not None:
            room = await self.rooms.get(at)
            async with room.locked():
                if not room.is_over:
                    await endings.end(room, endings.ORGANISER, tournament.owner_name)
        await self.look(tournament.id)


def place(seat: str, entrant: Entrant) -> Place:
    if entrant.bot:
        return Place(seat, bot=entrant.bot)
    return Place(seat, entrant.player, entrant.name)
