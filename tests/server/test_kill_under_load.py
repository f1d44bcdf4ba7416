"""kill -9 in the middle of much play: nothing acknowledged is lost, and nothing is done twice.

Players at several tables choose at random, repeat themselves, take back and chat, and after each kill say
once more what was not answered. `ADMIRALTY_KILLS` says how often the server is killed (`make kills`: 20).
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from admiralty.server import database, store
from admiralty.server.store import Stored
from admiralty.table.replay import Replay
from tools.load.people import Chair, Lobby
from tools.load.process import ServerProcess

KILLS = int(os.environ.get("ADMIRALTY_KILLS", "3"))
TABLES = 8
LONGEST_LIFE = 1.5  # seconds between the first answer of a server and its death
SETTLE_SECONDS = 60.0


@dataclass
class Said:
    """A message that wants an answer; the same text is sent again until there is one."""

    text: str
    action: str = ""  # nothing when it is a line of the chat


@dataclass
class Player:
    """Somebody at a seat, with everything ever said there and every answer."""

    chair: Chair
    chance: random.Random
    said: dict[str, Said] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)
    turned_down: set[str] = field(default_factory=set)
    heard: set[str] = field(default_factory=set)  # own lines of the chat that came back
    broken: list[str] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)  # the newest that no own move has overtaken
    waiting: str = ""
    is_ending: bool = False

    async def stay(self, url: str) -> None:
        """Play, come back whenever the connection breaks, and at the end only wait for the last answer."""
        address, headers = self.chair.address(url), self.chair.headers()
        while not (self.is_ending and not self.waiting):
            try:
                async with connect(address, origin=Origin(url), additional_headers=headers) as socket:
                    if self.waiting:
                        await socket.send(self.said[self.waiting].text)
                    await self.talk(socket)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.02)

    async def talk(self, socket: ClientConnection) -> None:
        while not (self.is_ending and not self.waiting):
            try:
                frame = await asyncio.wait_for(socket.recv(decode=True), 0.5)
            except TimeoutError:
                continue
            for line in frame.split("\n"):
                await self.hear(socket, json.loads(line))

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind, answered = message["t"], message.get("id", "")
        if kind == "ack":
            if self.acknowledged.setdefault(answered, message["seq"]) != message["seq"]:
                self.broken.append(f"{answered} was acknowledged twice, with different numbers")
            self.settle(answered)
        elif kind == "stale":
            self.turned_down.add(answered)
            self.settle(answered)
        elif kind == "error":  # the database may still be busy with what the dead server began
            await asyncio.sleep(0.05)
            if self.waiting:
                await socket.send(self.said[self.waiting].text)
        elif kind == "state":
            self.state = message
        elif kind != "storage":  # a loaded machine may be slow to write
            assert kind == "chat", message
            if message["text"] in self.said:
                self.heard.add(message["text"])
                self.settle(message["text"])
        if self.state and not self.waiting and not self.is_ending:
            await self.act(socket, self.state)

    def settle(self, answered: str) -> None:
        """A move makes the state it was made in a thing of the past; a line of the chat does not."""
        if self.waiting == answered:
            self.waiting = ""
            if self.said[answered].action:
                self.state = {}

    async def act(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        """Play, take back or chat; sometimes say it twice, or repeat something old."""
        seat = self.chair.seat
        name = f"{seat}-{len(self.said) + 1}"
        dice = self.chance.random()
        if dice < 0.05:
            self.said[name] = Said(json.dumps({"t": "chat", "id": name, "text": name}))
        elif state["legal"]:
            action = "undo" if state["undo"] and dice < 0.15 else self.chance.choice(state["legal"])
            play = {"t": "play", "id": name, "seat": seat, "expect": state["seq"], "action": action}
            self.said[name] = Said(json.dumps(play), action)
        else:
            return
        self.waiting = name
        if self.acknowledged and dice > 0.9:  # an old one, which must be answered as it was
            await socket.send(self.said[self.chance.choice(list(self.acknowledged))].text)
        for _ in range(2 if dice > 0.8 else 1):  # an impatient finger
            await socket.send(self.said[name].text)


@dataclass
class Tally:
    kills: int = 0
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    in_flight: int = 0  # at the instants of the kills
    in_flight_kept: int = 0  # of these, committed but not yet acknowledged

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged} commands acknowledged, {self.in_flight} in flight when "
            f"killed ({self.in_flight_kept} of them committed): "
            f"lost {len(self.lost)}, doubled {len(self.doubled)}"
        )


class War:
    """The players and the server that keeps dying under them."""

    def __init__(self, where: str, folder: Path) -> None:
        self.server = ServerProcess(where, folder / "server.log")
        self.folder = folder
        self.chance = random.Random()
        self.tally = Tally()
        self.players: list[Player] = []

    async def wage(self, kills: int) -> None:
        self.server.start()
        await self.sit_down()
        url = self.server.url
        tasks = [asyncio.create_task(player.stay(url)) for player in self.players]
        for _ in range(kills):
            await asyncio.sleep(self.chance.uniform(0, LONGEST_LIFE))
            await self.kill()
            await asyncio.to_thread(self.server.start)
        await asyncio.sleep(LONGEST_LIFE)
        for player in self.players:
            player.is_ending = True
        await asyncio.wait_for(asyncio.gather(*tasks), SETTLE_SECONDS)

    async def sit_down(self) -> None:
        """Pairs at most tables, and one person against a bot, whose moves are killed like all others."""
        async with Lobby(self.server.url) as lobby:
            chairs: list[Chair] = []
            for _ in range(TABLES - 1):
                chairs += await lobby.pair("port-arthur", ("japan", "russia"))
            alone = await lobby.guest("Zoe")
            seats = {"japan": "me", "russia": "bot:random"}
            chairs.append(Chair(await lobby.table("port-arthur", alone, seats), "japan", alone))
        self.players = [Player(chair, random.Random(self.chance.random())) for chair in chairs]

    async def kill(self) -> None:
        """Then look at what the dead server has left, before another one opens it."""
        children = self.server.children()
        self.server.kill()
        self.tally.kills += 1
        promised = [(player, dict(player.acknowledged), player.waiting) for player in self.players]
        left = await self.read_tables(self.left_behind())
        for player, acknowledged, waiting in promised:
            kept = clients(left[player.chair.table])
            self.tally.lost += [name for name, n in acknowledged.items() if kept.get(name) != n]
            self.tally.in_flight += bool(waiting)
            self.tally.in_flight_kept += waiting in kept
        await wait_until_gone(children)

    def left_behind(self) -> str:
        """SQLite tidies a file up when it opens it: a copy is read, and the next server finds all as it
        was.
        """
        original = Path(self.server.database)
        if not original.exists():
            return self.server.database
        copy = self.folder / "copy.db"
        for suffix in ("", "-wal"):
            shutil.copyfile(f"{original}{suffix}", f"{copy}{suffix}")
        copy.with_name("copy.db-shm").unlink(missing_ok=True)
        return str(copy)

    async def read_tables(self, where: str) -> dict[str, Stored]:
        engine = database.open_engine(where)
        tables = {player.chair.table for player in self.players}
        stored = {table: await store.load(engine, table) for table in tables}
        await engine.dispose()
        return stored

    async def judge(self) -> None:
        """Everything said and answered, against the database and the exported records."""
        async with Lobby(self.server.url) as lobby:
            owners = [player.chair for player in self.players if player.chair.seat == "japan"]
            for chair in owners:
                await lobby.end(chair)
            stored = await self.read_tables(self.server.database)
            for player in self.players:
                self.judge_player(player, stored[player.chair.table])
            for chair in owners:
                self.judge_record(await lobby.record(chair), stored[chair.table])

    def judge_player(self, player: Player, stored: Stored) -> None:
        kept, tally = clients(stored), self.tally
        tally.acknowledged += len(player.acknowledged) + len(player.heard)
        tally.doubled += player.broken
        for name, n in player.acknowledged.items():
            if kept.get(name) != n:
                tally.lost.append(name)
                continue
            entry = stored.record.entries[n - 1]
            assert (entry.n, entry.seat, entry.action) == (n, player.chair.seat, player.said[name].action)
        own = {name for name in kept if name.startswith(player.chair.seat)}
        tally.doubled += sorted(own - set(player.acknowledged))  # in the record, but never promised
        assert not own & player.turned_down
        lines = Counter(line.text for line in stored.chat)
        tally.lost += [text for text in player.heard if not lines[text]]
        tally.doubled += [text for text in player.heard if lines[text] > 1]

    def judge_record(self, exported: str, stored: Stored) -> None:
        """It replays with every hash and die, has no gaps, and each command is in it once."""
        replay = Replay(exported)
        assert replay.luck_is_known()
        replayed = replay.table().record
        assert replayed.entries == stored.record.entries
        assert [entry.n for entry in replayed.entries] == list(range(1, len(replayed.entries) + 1))
        numbers = list(stored.commands.values())
        assert len(numbers) == len(set(numbers))
        bots = {place.seat for place in stored.places if place.bot}
        for entry in replayed.entries:
            assert entry.seat in bots or entry.n in numbers, "nobody has asked for this"


def clients(stored: Stored) -> dict[str, int]:
    """Entry numbers by the names of the commands; names begin with the seat, so they differ at a table."""
    return {name: n for (_, name), n in stored.commands.items()}


async def wait_until_gone(pids: list[int]) -> None:
    """No worker of a killed server may stay behind."""
    end = time.monotonic() + 20
    while any(is_alive(pid) for pid in pids):
        assert time.monotonic() < end, "a killed server leaves processes behind"
        await asyncio.sleep(0.05)


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_kill_9_loses_nothing_and_does_nothing_twice(
    new_database: Callable[[], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    war = War(new_database(), tmp_path)
    try:
        asyncio.run(war.wage(KILLS))
        asyncio.run(war.judge())
    finally:
        war.server.kill()
    with capsys.disabled():
        sys.stdout.write(f"\n{war.tally}\n")
    assert not war.tally.lost
    assert not war.tally.doubled
    assert war.tally.acknowledged > 20, "too little happened to prove anything"
