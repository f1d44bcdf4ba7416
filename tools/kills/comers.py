"""People who come while others play: guests, new tables, invitations, crews, spectators; the organiser."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import httpx

from tools.kills.ledger import Ledger, Link, Made, Seated, Watching
from tools.kills.players import AgainstBot
from tools.load.people import COOKIE, Chair

if TYPE_CHECKING:
    from tools.kills.evening import Evening

GAME = "port-arthur"
SEATS = ("japan", "russia")
LONGEST_PAUSE = 0.4
LARGEST_CREWS = 40  # of a table, both together
UNKNOWN = 503


class Unexpected(Exception):
    """An answer that should never be sent."""


class Caller:
    """Requests of one person. Some are never answered: then it is unknown whether they were done."""

    def __init__(self, url: str, transport: httpx.AsyncHTTPTransport, ledger: Ledger) -> None:
        self.http = httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=30, transport=transport)
        self.ledger = ledger
        self.session = ""

    async def ask(self, method: str, path: str, **body: object) -> dict[str, Any] | None:
        """Send a request once; None when there is no answer."""
        try:
            response = await self.http.request(method, path, json=body if method != "GET" else None)
        except httpx.TransportError:
            await asyncio.sleep(0.03)
            return None
        if response.status_code == UNKNOWN:
            await asyncio.sleep(0.05)
            return None
        if COOKIE in response.cookies:
            self.session = response.cookies[COOKIE]
        found: dict[str, Any] = response.json()
        if response.status_code == 409:  # the timer stands, or a round is not being planned
            return found
        if response.status_code != 200:
            self.ledger.faults.append(f"{method} {path}: {response.status_code} {found}")
            raise Unexpected(self.ledger.faults[-1])
        return found

    async def insist(self, method: str, path: str, **body: object) -> dict[str, Any]:
        """Repeat a request until it is answered. Only for requests that are done once, however often sent."""
        while True:
            found = await self.ask(method, path, **body)
            if found is not None:
                return found


class Comer:
    """Comes again and again, each time as a new person."""

    def __init__(self, evening: Evening, number: int, seed: float) -> None:
        self.evening = evening
        self.ledger = evening.ledger
        self.number = number
        self.chance = random.Random(seed)
        self.is_ending = False
        self.count = 0

    async def keep_coming(self) -> None:
        while not self.is_ending:
            await self.chance.choice(
                (self.pair, self.crew, self.crew, self.watch_by_code, self.against_bot)
            )()
            await asyncio.sleep(self.chance.uniform(0, self.evening.longest_pause))

    async def guest(self) -> Caller:
        """A new guest; one who gets no answer tries again under another name."""
        while True:
            self.count += 1
            name = f"guest {self.number} {self.count}"
            caller = self.evening.caller()
            if await caller.ask("POST", "/api/me", name=name) is not None:
                self.ledger.guests[name] = caller.session
                return caller

    async def make(self, owner: Caller, game: str, seats: dict[str, str], **more: object) -> str:
        while True:
            self.ledger.asked_tables[owner.session] += 1
            made = await owner.ask("POST", "/api/tables", game=game, seats=seats, **more)
            if made is not None:
                bots = tuple((seat, who[4:]) for seat, who in seats.items() if who.startswith("bot:"))
                self.ledger.tables.append(Made(made["id"], owner.session, bots))
                return str(made["id"])

    async def pair(self) -> None:
        """A new table with two people, and a third who watches by a link."""
        first, second = SEATS
        owner, friend = await self.guest(), await self.guest()
        table = await self.make(owner, GAME, {first: "me", second: "open"})
        self.ledger.seated.append(Seated(table, first, owner.session))
        invited = await owner.insist("POST", f"/api/tables/{table}/invitations", seat=second)
        token = invited["link"].partition("#")[2]
        self.ledger.links.append(Link(token, table, second))
        await friend.insist("POST", "/api/join", token=token)
        self.ledger.seated.append(Seated(table, second, friend.session))
        self.evening.sit_down([Chair(table, first, owner.session), Chair(table, second, friend.session)])
        shown = await owner.insist("POST", f"/api/tables/{table}/spectators")
        token = shown["link"].partition("#")[2]
        self.ledger.links.append(Link(token, table))
        watching = await self.guest()
        await watching.insist("POST", "/api/watch", token=token)
        self.ledger.watching.append(Watching(table, watching.session))

    async def against_bot(self) -> None:
        """The bot has the first move."""
        first, second = SEATS
        owner = await self.guest()
        table = await self.make(owner, GAME, {first: "bot:random", second: "me"})
        self.ledger.seated.append(Seated(table, second, owner.session))
        self.evening.sit_down([Chair(table, second, owner.session)], AgainstBot)

    async def crew(self) -> None:
        """Join a crew of the organised table by its code."""
        organised = self.evening.organised
        if organised is None or organised.joined >= LARGEST_CREWS:
            return
        organised.joined += 1
        seat = self.chance.choice(sorted(organised.codes))
        caller = await self.guest()
        joined = await caller.insist("POST", "/api/join", code=organised.codes[seat])
        if joined["seat"] != seat:
            self.ledger.faults.append(f"the code of {seat} led to {joined}")
        self.ledger.seated.append(Seated(organised.table, seat, caller.session, joined["role"]))

    async def watch_by_code(self) -> None:
        organised = self.evening.organised
        if organised is not None:
            caller = await self.guest()
            await caller.insist("POST", "/api/join", code=organised.watch_code)
            self.ledger.watching.append(Watching(organised.table, caller.session))


class Organised:
    """The organised table and whoever leads it."""

    def __init__(self, table: str, leader: Caller, crews: dict[str, Any], seed: float) -> None:
        self.table = table
        self.leader = leader
        self.codes: dict[str, str] = {
            seat: code for seat, code in crews["codes"].items() if seat != "organiser"
        }
        self.watch_code = str(crews["watch_code"])
        self.joined = 0
        self.told = 0
        self.chance = random.Random(seed)
        self.is_ending = False

    async def lead(self) -> None:
        """Announce, and let the timer end rounds."""
        while not self.is_ending:
            await asyncio.sleep(self.chance.uniform(0, LONGEST_PAUSE))
            if self.chance.random() < 0.5:
                await self.announce()
            else:
                await self.leader.ask(
                    "POST", f"/api/tables/{self.table}/timer", do="restart", seconds=1, at_zero="evaluate"
                )

    async def announce(self) -> None:
        self.told += 1
        text = f"announcement {self.told}"
        made = await self.leader.ask("POST", f"/api/tables/{self.table}/announce", text=text)
        if made is not None:
            self.leader.ledger.notices[text] = made["n"]
