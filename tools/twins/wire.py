"""Pairs of real states over the real wire: two rooms of one server, a socket for every seat and a spectator.

A decision is taken in one way in the first room and in another way in the second; then both are played on.
Whoever cannot tell the two states apart must receive the same messages, as many of them, and the same answers
when it asks for the whole state and for what is refused. The rooms are set to the next position in memory: no
table is made for a pair, and nothing is written.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from admiralty.core.game import Game
from admiralty.core.luck import Scripted
from admiralty.server.accounts import access
from admiralty.server.accounts.access import COOKIE
from admiralty.server.games.progress import Progress
from admiralty.server.games.restore import Restored
from admiralty.server.games.views import lexicon
from admiralty.server.rooms import listener
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.run import configure, listen
from admiralty.server.settings import Settings
from admiralty.server.store import table_store
from admiralty.server.store.seats import Place
from admiralty.server.store.table_store import Stored
from admiralty.table.table import Table
from admiralty.testing.cases import Case
from admiralty.testing.twins.pairs import SPECTATOR, Outcome, Pair, look, seats_of
from tools.twins.campaign import EVERY, Difference, Scene, scene, walks

NOW = 1_800_000_000_000
"""The time at the server, where it stands still: then the same state is the same message, byte for byte."""

LARGEST_FRAME = 16 * 1024 * 1024
MOST_PEOPLE = 10


class Ear:
    """One person's socket to one room."""

    def __init__(self, seat: str, socket: ClientConnection) -> None:
        self.seat = seat
        self.socket = socket
        self.asked = 0

    async def ask(self, **message: str) -> None:
        await self.socket.send(json.dumps(message))

    async def take(self, is_asked: bool) -> list[bytes]:
        """Everything that has come and, if it is asked, the whole state and what is refused; a ping tells
        where it ends.
        """
        self.asked += 1
        if is_asked:
            await self.ask(t="look", seat=self.seat)
        if is_asked and self.seat:
            await self.ask(t="why", id=f"why {self.asked}", seat=self.seat)
        await self.ask(t="ping", id=str(self.asked))
        found: list[bytes] = []
        while True:
            for line in (await self.socket.recv(decode=False)).split(b"\n"):
                if line.startswith(b'{"t":"pong"') and json.loads(line)["id"] == str(self.asked):
                    return found
                found.append(line)


class TwinRooms:
    """Two rooms where the same people sit, one of them only watching."""

    def __init__(self, rooms: Rooms, url: str, case: Case, people: list[tuple[str, str, str]]) -> None:
        self.rooms = rooms
        self.url = url
        self.case = case
        self.people = people
        self.twins: list[Room] = []
        self.ears: list[list[Ear]] = [[], []]  # of each room: the spectator's, then each seat's

    async def open(self, stack: AsyncExitStack) -> None:
        words = lexicon(self.case.slug, dict(self.case.options))
        seats = words.game.seats
        for ears in self.ears:
            room = await self.make_room(words.game)
            self.twins.append(room)
            for seat, (_, _, token) in zip(("", *seats), self.people):
                address = f"ws{self.url.removeprefix('http')}/api/tables/{room.id}/socket?changes"
                socket = connect(
                    address,
                    additional_headers={"Cookie": f"{COOKIE}={token}"},
                    origin=Origin(self.url),
                    max_size=LARGEST_FRAME,
                    compression=None,
                    open_timeout=None,
                )
                ears.append(Ear(seat, await stack.enter_async_context(socket)))
            while len(room.listeners) < len(ears):
                await asyncio.sleep(0.001)

    async def make_room(self, game: Game) -> Room:
        """A table of its own in the database, where the first of the people watches and the rest play."""
        table = Table(game, seed=1)
        places = [Place(seat, *self.people[n + 1][:2]) for n, seat in enumerate(game.seats)]
        stored = Stored(table_store.new_id(), self.people[0][0], table.record, places)
        now = self.rooms.settings.clock()
        await self.rooms.journal.run(lambda c: table_store.create(c, stored, table.acting, now))
        return await self.rooms.get(stored.id)

    def stand(self, position: str) -> None:
        """Set both rooms to a position, and send everybody a new state."""
        for room in self.twins:
            words = room.words
            table = Table(words.game, luck=[], position=position, clock=lambda: "")
            room.adopt(room.stored, Restored(table, words, Progress(table, words)))
            for each in room.listeners:
                each.start_over()

    def repeat(self, number: int, outcome: Outcome) -> None:
        """Play in one room what led to an outcome, with its luck, and tell everybody."""
        room = self.twins[number]
        game = room.table.game
        room.table.state.tape = Scripted(outcome.luck[:])
        entry = room.carry_out(game.seats[outcome.seat], game.write_action(outcome.action))
        room.progress.note(entry)
        room.broadcast()

    async def take(self, fooled: list[int]) -> list[list[list[bytes]]]:
        """What has come to everybody, by room and person; those who are fooled ask for everything, too."""
        while any(each.is_behind or each.queue for room in self.twins for each in room.listeners):
            await asyncio.sleep(0)
        takes = [[ear.take(seat in fooled) for seat, ear in enumerate(ears, SPECTATOR)] for ears in self.ears]
        return [list(await asyncio.gather(*one)) for one in takes]


class WireCampaign:
    """The pairs of one game as they go over the wire."""

    def __init__(self) -> None:
        self.compared = 0
        self.messages = 0
        self.differences: list[Difference] = []

    async def compare(self, twins: TwinRooms, case: Case, scene: Scene) -> None:
        """Follow one pair of a scene for all who cannot tell its states apart."""
        if scene.start is None:
            return
        twins.stand(scene.position)
        await twins.take([])
        fooled = list(seats_of(scene.game))
        for pair in (scene.start, *scene.onward):
            fooled = [seat for seat in fooled if is_fooled(scene.game, pair, seat)]
            if not fooled:
                return
            twins.repeat(0, pair.one)
            twins.repeat(1, pair.other)
            heard = await twins.take(fooled)
            for seat in fooled:
                self.compared += 1
                frames = [by_room[seat + 1] for by_room in heard]
                self.messages += len(frames[0])
                if frames[0] != frames[1]:
                    self.differ(case, scene.game, pair, seat, what_differs(*frames))

    def differ(self, case: Case, game: Game, pair: Pair, seat: int, what: str) -> None:
        one, other = (game.write_position(s) for s in pair.both())
        self.differences.append(Difference(case, what, seat, (one, other)))


def what_differs(mine: list[bytes], yours: list[bytes]) -> str:
    """The first difference, in a few words."""
    if len(mine) != len(yours):
        return f"{len(mine)} and {len(yours)} messages"
    one, other = next((json.loads(a), json.loads(b)) for a, b in zip(mine, yours) if a != b)
    keys = sorted(key for key in {**one, **other} if one.get(key) != other.get(key))
    return f"a message differs in {', '.join(keys)}: {one.get(keys[0])} and {other.get(keys[0])}"


def is_fooled(game: Game, pair: Pair, seat: int) -> bool:
    """Whether a seat took part in nothing, and has seen and heard the same so far."""
    if seat in (pair.one.seat, pair.other.seat) and pair.one.action != pair.other.action:
        return False
    one, other = pair.both()
    if look(game, one, seat) != look(game, other, seat):
        return False
    return [e for e in pair.one.told if e.is_heard_by(seat)] == [
        e for e in pair.other.told if e.is_heard_by(seat)
    ]


@asynccontextmanager
async def served(folder: Path, most: int) -> AsyncIterator[tuple[Rooms, str, list[tuple[str, str, str]]]]:
    """A server on a free port of this machine, and people with their ids, names and sessions."""
    pace = listener.PACE
    listener.PACE = 0.0  # type: ignore[misc]  # whoever looks on is told at once: messages can be counted
    sock = listen("127.0.0.1", 0)
    port = sock.getsockname()[1]
    settings = Settings(database=str(folder / "twins.db"), limits=False, bot_workers=1, clock=lambda: NOW)
    config = configure(settings, port)
    config.log_config = None
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[sock]))
    while not server.started:
        await asyncio.sleep(0.01)
    url = f"http://127.0.0.1:{port}"
    try:
        rooms: Rooms = config.app.state.rooms  # type: ignore[union-attr]
        yield rooms, url, [await guest(rooms, url, f"Guest {n}") for n in range(most)]
    finally:
        listener.PACE = pace  # type: ignore[misc]
        server.should_exit = True
        await task
        sock.close()


async def guest(rooms: Rooms, url: str, name: str) -> tuple[str, str, str]:
    async with httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=60, verify=False) as http:
        response = await http.post("/api/me", json={"name": name})
        response.raise_for_status()
        token = response.cookies[COOKIE]
    session = await access.find_session(rooms.engine, token, rooms.settings.clock())
    assert session is not None
    return session.person.id, name, token


async def compare_over_the_wire(
    campaign: WireCampaign, slug: str, wanted: int, folder: Path, first: int = 0
) -> AsyncIterator[int]:
    """Compare a number of pairs; yields the number of the random game after each decision taken twice.

    The games of a case follow each other in the same two rooms, over the same sockets.
    """
    async with served(folder, MOST_PEOPLE) as (rooms, url, people), AsyncExitStack() as stack:
        opened: dict[Case, TwinRooms] = {}
        for case, moments in walks(slug, first):
            if case not in opened:
                opened[case] = TwinRooms(rooms, url, case, people)
                await opened[case].open(stack)
            for moment in moments:
                if moment.n % EVERY == 0:
                    await campaign.compare(opened[case], case, scene(moment, thorough=False))
                    yield moment.number
                moment.s.events = []
                if campaign.compared >= wanted:
                    return
