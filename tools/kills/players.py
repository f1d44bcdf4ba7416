"""Somebody at a seat: chooses at random, repeats, takes back and chats, and after each kill says again what
was not answered.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from tools.kills.ledger import Ledger, Line, Move
from tools.load.people import Chair

CHAT_CHANCE = 0.06
UNDO_CHANCE = 0.1
IMPATIENT_CHANCE = 0.15
OLD_CHANCE = 0.1
SECONDS_TO_THINK = 0.1
LONGEST_ABSENCE = 5.0
LARGEST_FRAME = 16 * 1024 * 1024


class Said(NamedTuple):
    """A message that needs an answer; the same text is sent again until there is one."""

    text: str
    action: str = ""  # nothing when it is a line of the chat


class Player:
    def __init__(self, url: str, chair: Chair, ledger: Ledger, seed: float) -> None:
        self.url = url
        self.chair = chair
        self.ledger = ledger
        self.chance = random.Random(seed)
        self.said: dict[str, Said] = {}
        self.acknowledged: dict[str, int] = {}
        self.state: dict[str, Any] = {}  # the newest that no own move has overtaken
        self.waiting = ""
        self.is_ending = False
        self.longest_absence = 0.03

    async def stay(self) -> None:
        """Play, reconnect whenever the connection breaks, and at the end only wait for the last answer."""
        address, headers = self.chair.address(self.url), self.chair.headers()
        while not self.is_done:
            try:
                async with connect(
                    address, origin=Origin(self.url), additional_headers=headers, max_size=LARGEST_FRAME
                ) as socket:
                    if self.waiting:
                        await socket.send(self.said[self.waiting].text)
                    await self.listen(socket)
            except (OSError, WebSocketException):
                pause = 0.03 if self.is_ending else self.chance.uniform(0.03, self.longest_absence)
                await asyncio.sleep(pause)

    @property
    def is_done(self) -> bool:
        return self.is_ending and not self.waiting

    async def listen(self, socket: ClientConnection) -> None:
        while not self.is_done:
            try:
                frame = await asyncio.wait_for(socket.recv(decode=True), 0.5)
            except TimeoutError:
                continue
            for line in frame.split("\n"):
                await self.hear(socket, json.loads(line))

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind, answered = message["t"], message.get("id", "")
        if kind == "ack":
            self.note_move(answered, message["seq"])
            self.settle(answered)
        elif kind in ("stale", "refused"):
            self.ledger.turned_down.add(self.key(answered))
            self.settle(answered)
        elif kind == "error":  # the database may still be busy with what the dead server began
            await asyncio.sleep(0.05)
            if self.waiting:
                await socket.send(self.said[self.waiting].text)
        elif kind == "state":
            self.state = message
        elif kind == "chat":
            self.note_line(message["text"])
            self.settle(message["text"])
        if self.state and not self.waiting and not self.is_ending:
            await asyncio.sleep(self.chance.uniform(0, SECONDS_TO_THINK))
            await self.act(socket, self.state)

    def key(self, client: str) -> tuple[str, str, str]:
        return self.chair.table, self.chair.session, client

    def note_move(self, client: str, n: int) -> None:
        if client in self.acknowledged:
            if self.acknowledged[client] != n:
                self.ledger.faults.append(f"{client} was acknowledged twice, with different numbers")
            return
        self.acknowledged[client] = n
        move = Move(*self.key(client), n, self.chair.seat, self.said[client].action)
        self.ledger.moves.append(move)

    def note_line(self, client: str) -> None:
        """A line that came back, once for each time it was said or a connection was made."""
        line = Line(*self.key(client))
        if client in self.said and client not in self.acknowledged:
            self.acknowledged[client] = 0
            self.ledger.lines.append(line)

    def settle(self, answered: str) -> None:
        """A move makes the known state outdated; a line of chat does not."""
        if self.waiting == answered:
            self.waiting = ""
            if self.said[answered].action:
                self.state = {}

    def choose(self, state: dict[str, Any]) -> str:
        """The action, or None."""
        if state["undo"] and self.chance.random() < UNDO_CHANCE:
            return "undo"
        return str(self.chance.choice(state["legal"])) if state["legal"] else ""

    async def act(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        """Play, take back or chat; sometimes say it twice, or repeat something old."""
        seat = self.chair.seat
        name = f"{seat}-{len(self.said) + 1}"
        if self.chance.random() < CHAT_CHANCE:
            self.said[name] = Said(json.dumps({"t": "chat", "id": name, "text": name}))
        else:
            action = self.choose(state)
            if not action:
                return
            play = {"t": "play", "id": name, "seat": seat, "expect": state["seq"], "action": action}
            self.said[name] = Said(json.dumps(play), action)
        self.waiting = name
        if self.acknowledged and self.chance.random() < OLD_CHANCE:  # it must be answered as it was
            await socket.send(self.said[self.chance.choice(list(self.acknowledged))].text)
        for _ in range(2 if self.chance.random() < IMPATIENT_CHANCE else 1):
            await socket.send(self.said[name].text)


class AgainstBot(Player):
    """Often stays away for a while: starting the process for bots takes longer than most servers live
    here.
    """

    def __init__(self, url: str, chair: Chair, ledger: Ledger, seed: float) -> None:
        super().__init__(url, chair, ledger, seed)
        self.longest_absence = LONGEST_ABSENCE


class Organiser(Player):
    """Lets the round be evaluated now and then, and the next one begin."""

    def choose(self, state: dict[str, Any]) -> str:
        if "continue" in state["legal"]:
            return "continue"
        if "evaluate" in state["legal"] and self.chance.random() < UNDO_CHANCE:
            return "evaluate"
        return ""
