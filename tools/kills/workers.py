"""Several workers on one database: many tables, and a random worker that is killed or told to leave.

`Crowd` is an evening with more tables: people and bots play at them, with clocks; at some nobody plays, so
that their clocks fall, each once; and somebody is told by mail of every turn at some more.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import time
from collections import Counter
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection

from tools.kills.comers import GAME, SEATS, Caller, Comer
from tools.kills.evening import PATIENCE, Evening
from tools.kills.judge import Rows, read_everything
from tools.kills.ledger import Link, Seated
from tools.kills.players import Player
from tools.kills.server import ForkedServer, is_alive
from tools.kills.tally import Tally
from tools.load.people import Chair

WORKERS = 2
SHARE_OF_BOTS = 0.25
FALLING = 5  # tables where nobody plays
FALL_SECONDS = 10
CLOCK = {"turn_seconds": 86_400}
SHORT_LIFE = (1.0, 3.0)  # seconds between two kills
LONG_LIFE = (3.0, 8.0)  # many tables need some of them to find another owner
LONG_PAUSE = 4.0  # so many people are there that few others need to come
MANY = 50
SECONDS_TO_THINK = float(os.environ.get("ADMIRALTY_WORKER_THINK", "3"))  # more on a slow machine
PLAYED_SECONDS = 10
AT_ONCE = 8  # tables made at once
PASSWORD = "a fleet of paper boats"


class MailSink(Protocol):
    mails: list[Any]


class ForkedWorkers(ForkedServer):
    """`pid` is the worker that is killed next."""

    kind = "worker"

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.alive: list[int] = []
        self.chance = random.Random()

    def start(self, database: str) -> None:
        """As many as there should be; returns as soon as one answers."""
        while len(self.alive) < WORKERS:
            self.alive.append(self.fork(database))
        self.pid = self.alive[-1]
        self.wait_for_answer()

    def kill(self) -> None:
        self.pid = self.chance.choice(self.alive)
        super().kill()
        self.alive = [pid for pid in self.alive if is_alive(pid)]

    def replace(self, database: str) -> None:
        """A new one comes, an old one leaves by itself."""
        new = self.fork(database)
        time.sleep(1.0)
        self.pid = self.alive[0]
        self.end(signal.SIGTERM)
        self.alive = [*self.alive[1:], new]
        self.pid = new

    def kill_all(self) -> None:
        while self.alive:
            self.kill()

    def close(self) -> None:
        self.kill_all()
        super().close()


class Patient(Player):
    """Somebody at one of many tables, who takes time to think and measures how long an answer takes."""

    longest_silence = 0.0
    asked_at = 0.0
    answered_at = 0.0
    is_over = False  # the game

    async def act(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        self.is_over = state["result"] is not None
        if self.is_over:
            return
        await asyncio.sleep(self.chance.uniform(0, SECONDS_TO_THINK))
        if not self.is_ending:
            self.asked_at = time.monotonic()
            await super().act(socket, state)

    def settle(self, answered: str) -> None:
        if self.waiting and self.waiting == answered:
            self.answered_at = time.monotonic()
            self.longest_silence = max(self.longest_silence, self.answered_at - self.asked_at)
        super().settle(answered)


class Crowd(Evening):
    """`mail` is where notifications arrive, if anybody looks at them."""

    server: ForkedWorkers

    def __init__(self, *given: Any, tables: int, mail: MailSink, **more: Any) -> None:
        super().__init__(*given, **more)
        self.tables = tables
        if tables > MANY:
            self.longest_pause = LONG_PAUSE
        self.mail = mail
        self.crowd: list[Patient] = []
        self.fallen: list[str] = []
        self.reader = ""
        self.mailed = self.mailed_again = 0
        self.replacing = 0.0  # the longest wait while workers were replaced
        self.silences: list[float] = []  # the longest after each kill
        self.fewest_played = tables

    async def run(self, kills: int, replaced: int = 0) -> Tally:
        """First some workers are replaced, which leave by themselves, then some are killed."""
        await asyncio.to_thread(self.server.start, self.where)
        await self.begin()
        for _ in range(replaced):
            await self.live()
            await asyncio.to_thread(self.server.replace, self.where)
        await self.live()
        self.replacing = self.take_silence()
        for _ in range(kills):
            await self.kill()
            await asyncio.to_thread(self.server.start, self.where)
            await self.begin_anew()
            await self.live()
            self.note_played()
            self.silences.append(self.take_silence())
        await self.live_on()
        await self.end()
        await self.judge()
        await self.transport.aclose()
        return self.tally

    def take_silence(self) -> float:
        """The longest since it was last asked for, of those, too, who still wait."""
        longest, now = 0.0, time.monotonic()
        for player in self.crowd:
            waits = now - player.asked_at if player.waiting else 0.0
            longest = max(longest, player.longest_silence, waits)
            player.longest_silence = 0.0
        return longest

    def note_played(self) -> None:
        """At how many tables something was answered lately."""
        since = time.monotonic() - PLAYED_SECONDS
        played = {player.chair.table for player in self.crowd if player.answered_at > since}
        self.fewest_played = min(self.fewest_played, len(played))

    def report(self) -> str:
        waits = sorted(self.silences) or [0.0]
        tables = {player.chair.table for player in self.crowd}
        return (
            f"{len(self.crowd)} people came to {len(tables)} tables, at most {self.tables} at the same time; "
            f"in the {PLAYED_SECONDS} s before a kill at least {self.fewest_played} were played at. "
            "Longest wait for an answer: "
            f"{self.replacing:.1f} s while workers were replaced, {waits[-1]:.1f} s after a kill "
            f"(of {len(waits)} kills half under {waits[len(waits) // 2]:.1f} s). "
            f"{len(self.fallen)} clocks fell, {self.mailed} mails came, {self.mailed_again} of them again."
        )

    # Beginning

    async def begin(self) -> None:
        await super().begin()
        await self.subscribe()
        for first in range(0, self.tables, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, self.tables))
            await asyncio.gather(*(self.fill(number) for number in numbers))

    async def fill(self, number: int) -> None:
        comer = self.comers[0]
        if number < FALLING:
            chairs = await self.pair(comer, {"turn_seconds": FALL_SECONDS})
            self.fallen.append(chairs[0].table)
        elif self.chance.random() < SHARE_OF_BOTS:
            owner = await comer.guest()
            table = await comer.make(owner, GAME, {SEATS[0]: "bot:random", SEATS[1]: "me"})
            self.sit([Chair(table, SEATS[1], owner.session)])
        else:
            self.sit(await self.pair(comer, CLOCK))

    async def pair(self, comer: Comer, clock: dict[str, int], owner: Caller | None = None) -> list[Chair]:
        owner, friend = owner or await comer.guest(), await comer.guest()
        table = await comer.make(owner, GAME, {SEATS[0]: "me", SEATS[1]: "open"}, clock=clock)
        invited = await owner.insist("POST", f"/api/tables/{table}/invitations", seat=SEATS[1])
        token = invited["link"].partition("#")[2]
        self.ledger.links.append(Link(token, table, SEATS[1]))
        await friend.insist("POST", "/api/join", token=token)
        self.ledger.seated += [
            Seated(table, SEATS[0], owner.session),
            Seated(table, SEATS[1], friend.session),
        ]
        return [Chair(table, SEATS[0], owner.session), Chair(table, SEATS[1], friend.session)]

    def sit(self, chairs: list[Chair]) -> None:
        for chair in chairs:
            player = Patient(self.server.url, chair, self.ledger, self.chance.random())
            self.crowd.append(player)
            self.games.append(asyncio.create_task(player.stay()))

    async def begin_anew(self) -> None:
        """Whoever has played a game to its end leaves, and others come to a new table."""
        gone = {player.chair.table for player in self.crowd if player.is_over and not player.is_ending}
        for player in self.crowd:
            player.is_ending = player.is_ending or player.chair.table in gone
        for _ in gone:
            await self.fill(FALLING)

    async def subscribe(self) -> None:
        """Somebody at two tables wants a mail for each turn."""
        comer = self.comers[0]
        reader = await comer.guest()
        (name,) = (name for name, session in self.ledger.guests.items() if session == reader.session)
        login = f"reader{self.chance.randrange(10**9)}"
        await reader.insist("POST", "/api/account", login=login, password=PASSWORD)
        address = f"{login}@example.org"
        await reader.insist("POST", "/api/me/notifications", switches={"turn": ["mail"]}, mail=address)
        end = time.monotonic() + PATIENCE
        while not self.mails(address):
            assert time.monotonic() < end, "the mail that confirms an address is not sent"
            await asyncio.sleep(0.05)
        (code,) = re.findall(r"/confirm-mail#(\S+)", self.mails(address)[0].get_content())
        await reader.insist("POST", "/api/mail/confirm", token=code)
        self.ledger.guests[name] = reader.session  # the account has another one
        self.reader = address
        for _ in range(2):
            self.sit(await self.pair(comer, CLOCK, reader))

    def mails(self, address: str) -> list[Any]:
        return [mail for mail in list(self.mail.mails) if mail["To"] == address]

    # Life and death

    async def live(self) -> None:
        await asyncio.sleep(self.chance.uniform(*(LONG_LIFE if self.tables > MANY else SHORT_LIFE)))

    async def kill(self) -> None:
        """The others go on, so what is left is judged only at the end."""
        self.tally.in_flight += sum(1 for player in (*self.players, *self.crowd) if player.waiting)
        await asyncio.to_thread(self.server.kill)
        self.tally.kills += 1

    async def live_on(self) -> None:
        await super().live_on()
        end = time.monotonic() + PATIENCE
        while not await self.is_settled():
            assert time.monotonic() < end, "a clock does not fall, or a mail is not sent"
            await asyncio.sleep(0.5)

    async def end(self) -> None:
        for player in self.crowd:
            player.is_ending = True
        await super().end()
        self.players += self.crowd  # whose screens are compared, too

    async def is_settled(self) -> bool:
        rows = await read_everything(self.where)
        over = {row.id for row in rows["tables"] if row.finished is not None}
        return set(self.fallen) <= over

    # The account

    async def kept(self) -> Rows:
        """Without the entries of clocks that fell: nobody has asked for them."""
        rows = await super().kept()
        self.judge_clocks(rows)
        self.judge_mails(rows)
        rows["entries"] = [row for row in rows["entries"] if row.table_id not in self.fallen]
        return rows

    def judge_clocks(self, rows: Rows) -> None:
        counted = Counter(row.table_id for row in rows["entries"])
        for table in self.fallen:
            if counted[table] != 1:
                which = self.tally.lost if counted[table] == 0 else self.tally.doubled
                which.append(f"the clock of {table} fell {counted[table]} times")

    def judge_mails(self, rows: Rows) -> None:
        """None is lost; one is sent twice only if a worker died over it."""
        turns = [row for row in rows["outbox"] if row.kind == "turn"]
        self.tally.lost += [f"mail {row.id}: {row.outcome}" for row in turns if row.outcome == "failed"]
        arrived = Counter(mail["Message-ID"] for mail in self.mails(self.reader))
        again = sum(arrived.values()) - len(arrived)
        if again > self.tally.kills:
            self.tally.doubled.append(f"{again} mails came again")
        self.mailed, self.mailed_again = len(arrived), again
