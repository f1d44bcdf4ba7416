"""People who make what is stored: at a table, in an account, in a crew."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from tools.camp.client import Client, Stuck

UNDO_CHANCE = 0.08
CHAT_CHANCE = 0.04
LINES = ("Good luck!", "Your move.", "Ouch.", "それは痛い。", "Pěkně zahráno.", "Bien joué !")


class Guest(Client):
    """Chooses at random, takes back now and then, and chats."""

    def __init__(self, url: str, name: str, seed: int) -> None:
        super().__init__(url, name)
        self.chance = random.Random(f"{name} {seed}")
        self.lines = 0
        self.heard: dict[str, int] = {}

    async def hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "chat":
            self.heard[message["text"]] = message["n"]
        await super().hear(message)

    def look_for_secrets(self) -> None:
        """Not here: `tools.camp` checks that nobody receives the orders of others."""

    async def enter(self, table: str) -> None:
        await self.rise()
        self.sit(table)
        await self.until(bool, "the first state")

    async def rise(self) -> None:
        """Leave the table, but keep the session."""
        self.is_leaving = True
        if self.socket is not None:
            await self.socket.close()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)
        self.is_leaving, self.task, self.state, self.log = False, None, {}, []

    async def look(self, seat: str) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps({"t": "look", "seat": seat}))
        await self.until(lambda state: bool(state["as"] == seat), f"the view of {seat}")

    async def chat(self, text: str) -> None:
        assert self.socket is not None
        self.lines += 1
        await self.socket.send(
            json.dumps({"t": "chat", "id": f"{self.name}-line-{self.lines}", "text": text})
        )

    async def say(self, action: str) -> None:
        answer = await self.play(action)
        if answer.kind != "ack":
            raise Stuck(f"{self.name}: {action!r} was answered with {answer}")

    async def act(self) -> None:
        """One decision for a seat of one's own."""
        await self.until(lambda state: is_asked(state) or is_over(state), "a decision")
        if is_over(self.state):
            return
        own = [seat for seat in self.state["acting"] if seat in self.state["you"]]
        if self.state["as"] not in own:
            await self.look(own[0])
        dice = self.chance.random()
        if dice < CHAT_CHANCE:
            await self.chat(self.chance.choice(LINES))
        if self.state["undo"] and dice > 1 - UNDO_CHANCE:
            await self.say("undo")
        else:
            await self.say(self.chance.choice(self.state["legal"]))


def is_over(state: dict[str, object]) -> bool:
    return state["status"] == "over"


def is_asked(state: dict[str, object]) -> bool:
    acting, own = state["acting"], state["you"]
    return isinstance(acting, list) and isinstance(own, list) and any(seat in own for seat in acting)


async def see_the_same(*people: Guest) -> None:
    """Everybody has a count of steps of their own; the table says how far each count must get."""
    for person in people:
        await catch_up(person)


async def catch_up(person: Guest) -> None:
    seq = (await person.ask("GET", f"/api/tables/{person.table}"))["seq"]
    await person.until(lambda state: bool(state["seq"] >= seq), "the same moment")
