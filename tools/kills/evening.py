"""Mixed play on one database, a server that keeps dying, and a check of what is left."""

from __future__ import annotations

import asyncio
import random
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from admiralty.server.games import restore
from admiralty.server.maintenance import verify
from admiralty.server.store import database, table_store
from admiralty.server.store.organised_store import Notice
from tools.kills.comers import LONGEST_PAUSE, Caller, Comer, Organised
from tools.kills.judge import Judge, Rows, read_everything
from tools.kills.ledger import Ledger, Seated
from tools.kills.players import Organiser, Player
from tools.kills.screens import quiet_screens
from tools.kills.server import ForkedServer
from tools.kills.tally import Tally
from tools.load.people import Chair

KILLS_EACH = 50  # with one database
COMERS = 2
MAX_PLAYERS = 8
MAX_SCREENS = 16  # besides those of the organised table
SHORT_LIFE = (30, 3.0)  # a server dies after so many acknowledgements or so many seconds, at most
LONG_LIFE = (150, 6.0)  # so that bots, whose processes take their time to start, have their turn
LONG_CHANCE = 0.1
LAST_LIFE = 1.5
FEWEST_MOVES = 30
PATIENCE = 60.0
ORGANISED_GAME = "naval-strategy"
OPTIONS = {"teams": "2", "organiser": "seat", "days": "999"}


class Evening:
    longest_pause = LONGEST_PAUSE  # between two who come

    def __init__(self, server: ForkedServer, where: str, folder: Path, seed: float) -> None:
        self.server = server
        self.where = where
        self.folder = folder
        self.chance = random.Random(seed)
        self.ledger = Ledger()
        self.transport = httpx.AsyncHTTPTransport()
        self.players: list[Player] = []
        self.games: list[asyncio.Task[None]] = []
        self.comings: list[asyncio.Task[None]] = []
        self.comers: list[Comer] = []
        self.organised: Organised | None = None
        self.tally = Tally()

    def caller(self) -> Caller:
        return Caller(self.server.url, self.transport, self.ledger)

    async def run(self, kills: int) -> Tally:
        await asyncio.to_thread(self.server.start, self.where)
        await self.begin()
        for _ in range(kills):
            await self.live()
            await self.kill()
            await asyncio.to_thread(self.server.start, self.where)
        await self.live_on()
        await self.end()
        await self.judge()
        await asyncio.to_thread(self.server.kill)
        await self.transport.aclose()
        return self.tally

    # Beginning and end

    async def begin(self) -> None:
        self.comers = [Comer(self, number, self.chance.random()) for number in range(COMERS)]
        first = self.comers[0]
        await self.organise(first)
        await first.pair()
        await first.against_bot()
        self.comings += [asyncio.create_task(comer.keep_coming()) for comer in self.comers]

    async def organise(self, comer: Comer) -> None:
        """An organiser with a captain for each of two teams."""
        leader = await comer.guest()
        table = await comer.make(leader, ORGANISED_GAME, {"organiser": "me"}, options=OPTIONS)
        crews = await leader.insist("GET", f"/api/tables/{table}/crews")
        self.organised = Organised(table, leader, crews, self.chance.random())
        self.sit_down([Chair(table, "organiser", leader.session)], Organiser)
        for seat, code in self.organised.codes.items():
            captain = await comer.guest()
            joined = await captain.insist("POST", "/api/join", code=code)
            self.ledger.seated.append(Seated(table, seat, captain.session, joined["role"]))
            self.sit_down([Chair(table, seat, captain.session)])
        self.comings.append(asyncio.create_task(self.organised.lead()))

    def sit_down(self, chairs: list[Chair], kind: type[Player] = Player) -> None:
        """Let more people play; when there are too many, the earliest at the other tables stop."""
        for chair in chairs:
            player = kind(self.server.url, chair, self.ledger, self.chance.random())
            self.players.append(player)
            self.games.append(asyncio.create_task(player.stay()))
        assert self.organised is not None
        others = [p for p in self.players if p.chair.table != self.organised.table and not p.is_ending]
        for player in others[: max(0, len(others) - MAX_PLAYERS)]:
            player.is_ending = True

    async def end(self) -> None:
        """Everybody waits for the last answer and then stops."""
        assert self.organised is not None
        self.organised.is_ending = True
        for comer in self.comers:
            comer.is_ending = True
        await self.finish(self.comings)
        for player in self.players:
            player.is_ending = True
        await self.finish(self.games)
        await self.organised.leader.insist("POST", f"/api/tables/{self.organised.table}/timer", do="stop")

    async def finish(self, tasks: list[asyncio.Task[None]]) -> None:
        for done in await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), PATIENCE):
            if isinstance(done, BaseException):
                self.ledger.faults.append(repr(done))

    # Life and death

    async def live(self) -> None:
        """Wait until a random moment; on a busy machine it comes later."""
        most, seconds = LONG_LIFE if self.chance.random() < LONG_CHANCE else SHORT_LIFE
        start, end = self.ledger.acknowledged, time.monotonic() + self.chance.uniform(0, seconds)
        count = self.chance.randint(0, most)
        while self.ledger.acknowledged < start + count and time.monotonic() < end:
            await asyncio.sleep(self.chance.uniform(0, 0.02))

    async def live_on(self) -> None:
        """The last server runs until everything has happened at least once."""
        await asyncio.sleep(LAST_LIFE)
        end = time.monotonic() + PATIENCE
        while len(self.ledger.moves) < FEWEST_MOVES or not all(self.ledger.counts()):
            assert time.monotonic() < end, f"too little happens: {self.ledger.counts()}"
            await asyncio.sleep(0.1)

    async def kill(self) -> None:
        """Then look at what the dead server has left, before another one opens it."""
        await asyncio.to_thread(self.server.kill)
        self.tally.kills += 1
        self.tally.in_flight += sum(1 for player in self.players if player.waiting)
        self.condemn(Judge(self.ledger, await self.left_behind()))

    def condemn(self, judge: Judge) -> None:
        verdict = judge.judge()
        self.tally.lost += verdict.lost
        self.tally.doubled += verdict.doubled

    async def left_behind(self) -> Rows:
        """SQLite tidies a file up when it opens it: a copy is read, and the next server finds all as it
        was.
        """
        original = Path(self.where)
        if not original.exists():
            return await read_everything(self.where)
        copy = self.folder / "copy.db"
        for suffix in ("", "-wal"):
            shutil.copy(f"{original}{suffix}", f"{copy}{suffix}")
        copy.with_name("copy.db-shm").unlink(missing_ok=True)
        return await read_everything(str(copy))

    # The account

    async def judge(self) -> None:
        chairs = {player.chair for player in (*self.players[:3], *self.players[-MAX_SCREENS:])}
        before = await quiet_screens(self.server.url, chairs)
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start, self.where)
        after = await quiet_screens(self.server.url, chairs)
        differ = [key for key in before if before[key] != after[key]]
        self.tally.diverged += [f"{key} shows another state after a restart" for key in differ]
        rows = await self.kept()
        judge = Judge(self.ledger, rows)
        judge.judge_end()
        self.condemn(judge)
        self.tally.doubled += self.ledger.faults
        report = await verify.verify(self.where, lambda done, total: None)
        self.tally.diverged += [str(finding) for finding in (*report.failures, *report.other_rules)]
        await self.judge_rounds()
        self.tally.count(self.ledger, rows)

    async def kept(self) -> Rows:
        """What the database has in the end."""
        return await read_everything(self.where)

    async def judge_rounds(self) -> None:
        """Each round is evaluated once."""
        assert self.organised is not None
        engine = database.open_engine(self.where)
        try:
            stored = await table_store.load(engine, self.organised.table)
        finally:
            await engine.dispose()
        saved = restore.restore(stored.record).progress.saved.turns
        turns = [moment.turn for moment in saved if moment.when == "after"]
        if turns != list(range(1, len(turns) + 1)):
            self.tally.doubled.append(f"the rounds evaluated are {turns}")
        notices: list[Notice] = stored.notices
        if [notice.n for notice in notices] != list(range(notices[0].n, notices[0].n + len(notices))):
            self.tally.lost.append("announcements have gaps")


def campaign(kills: int, new_database: Callable[[], str], folder: Path, say: Callable[[str], None]) -> Tally:
    """As many evenings as needed, each with its own database."""
    tally = Tally()
    server = ForkedServer(folder / "server.log")
    try:
        while tally.kills < kills:
            count = min(KILLS_EACH, kills - tally.kills)
            home = folder / f"evening-{tally.kills}"
            home.mkdir()
            evening = Evening(server, new_database(), home, random.random())
            tally.add(asyncio.run(evening.run(count)))
            say(str(tally))
    finally:
        server.close()
    return tally
