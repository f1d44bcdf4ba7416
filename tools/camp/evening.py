"""The course of a camp evening: sitting down, rounds, lost connections, and a server that dies."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import time
from pathlib import Path
from typing import NamedTuple

from admiralty import games
from admiralty.core.luck import Seeded
from admiralty.server.store import database, table_store
from admiralty.server.store.table_store import Stored
from admiralty.table.table import Table
from tools.camp.client import Client, Done, State
from tools.camp.people import ENDINGS, LAST_SECONDS, ROUND_SECONDS, Captain, Organiser
from tools.load.process import ServerProcess

GAME = "naval-strategy"
OPTIONS = {"organiser": "seat", "early_close": "true", "days": "100", "turns_per_day": "6"}
KINDS = ("schooner", "brig", "schooner", "frigate", "brig", "schooner", "galleon")
LONGEST_ABSENCE = 0.6  # seconds that a phone is without connection
HASTE = 0.3  # seconds by which people may be quicker than the timer
LATEST = 0.8  # seconds into a round until something happens in it


class Plan(NamedTuple):
    """The size of the evening. The seed decides what happens, except for dice and the clock."""

    teams: int
    crew: int
    ships: int
    rounds: int
    kills: int
    seed: int
    bosses: int = 0  # teams that fight bosses all evening


def large_map(plan: Plan) -> str:
    """The shipped map as an owner's map file, with more ships in the teams' home ports."""
    game = games.load(GAME)
    text = (type(game).folder / "data" / f"{GAME}-map.json").read_text(encoding="utf-8")
    sea = json.loads(text)["maps"][0]
    teams = sea["starts"][str(plan.teams)]["teams"]
    for number, team in enumerate(teams):
        count = len(range(number, plan.ships, plan.teams))
        home = team["ships"][0]
        team["ships"] = [{**home, "type": KINDS[n % len(KINDS)]} for n in range(count)]
    return json.dumps({"maps": [sea]})


def opening(plan: Plan) -> str:
    """The record of a game that has not begun: what an organiser brings in a file."""
    game = games.load(GAME, {**OPTIONS, "teams": str(plan.teams)}, large_map(plan))
    return Table(game, luck=Seeded(plan.seed)).save(public=True)


class Evening:
    """All devices, and the server they play on."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.server = ServerProcess(str(folder / "camp.db"), folder / "server.log")
        self.chance = random.Random(plan.seed)
        self.captains: list[Captain] = []
        self.kills = 0
        self.away: list[float] = []  # seconds from a kill to the first answer of the next server
        self.lost: list[str] = []
        self.fights: list[int] = []  # boss fights that went on in each round
        rounds = range(1, plan.rounds + 1)
        races = [turn for turn in rounds if self.ending(turn) == "race"] or list(rounds)
        self.deadly = {self.chance.choice(races)} if plan.kills else set()
        others = [turn for turn in rounds if turn not in self.deadly]
        self.deadly |= set(self.chance.sample(others, min(len(others), max(0, plan.kills - 1))))

    def ending(self, turn: int) -> str:
        return ENDINGS[turn % len(ENDINGS)]

    @property
    def everybody(self) -> list[Client]:
        return [*self.captains, self.organiser, self.projector]

    # Sitting down

    async def begin(self) -> None:
        await asyncio.to_thread(self.server.start)
        url = self.server.url
        self.organiser = Organiser(url, "Olga")
        self.projector = Client(url, "projector")
        for client in (self.organiser, self.projector):
            await client.come_in()
        made = await self.organiser.ask("POST", "/api/import", record=opening(self.plan))
        self.table = str(made["id"])
        self.organiser.sit(self.table)
        crews = await self.organiser.crews()
        await self.projector.ask("POST", "/api/join", code=crews["watch_code"])
        self.projector.sit(self.table)
        state = await self.organiser.until(bool, "the first state")
        for number, team in enumerate(sorted(state["view"]["teams"])):
            await self.man(team, crews["codes"][team], number < self.plan.bosses)
        await self.organiser.timer("start", seconds=ROUND_SECONDS)

    async def man(self, team: str, code: str, hunts: bool) -> None:
        """A crew: most come by the team's code, the last by a code of their own; all but the first are tied
        to their ships.
        """
        for number in range(self.plan.crew):
            name = f"{team} {number + 1}"
            captain = Captain(self.server.url, name, team, number, self.plan.crew, self.plan.seed, hunts)
            await captain.come_in()
            has_own = number and number == self.plan.crew - 1
            captain.code = await self.organiser.person(name, team) if has_own else code
            captain.sit(await captain.join())
            captain.code = code
            self.captains.append(captain)
            state = await captain.until(bool, "the first state")
            if number:
                await self.organiser.tie(name, captain.own(state))

    # Rounds

    async def run(self) -> None:
        await self.begin()
        for turn in range(1, self.plan.rounds + 1):
            await self.play_round(turn)
        last = stage(self.organiser.state)
        for client in self.everybody:
            await client.until(lambda state: stage(state) == last, "the last state")

    async def play_round(self, turn: int) -> None:
        absences = [asyncio.create_task(self.lose(captain)) for captain in self.dropped()]
        is_race = self.ending(turn) == "race"
        moment = self.chance.uniform(0, LATEST)
        death = None
        if turn in self.deadly and not is_race:
            death = asyncio.create_task(self.die_after(moment))
        self.fights.append(len(self.organiser.state["view"]["fights"]))
        await asyncio.gather(*(captain.plan(turn) for captain in self.captains))
        await self.organiser.wait_for_reports(turn)
        if death is not None:
            await death
        if turn in self.deadly and is_race:
            death = asyncio.create_task(self.die_after(LAST_SECONDS + moment / 20))
        await self.end_planning(turn)
        await asyncio.gather(*absences, *([death] if death is not None else []))
        if turn % 4 == 0:
            await self.organiser.announce(f"turn {turn} is over")
        await self.organiser.go_on(turn)

    def dropped(self) -> list[Captain]:
        return self.chance.sample(self.captains, len(self.captains) // 3)

    async def lose(self, captain: Captain) -> None:
        """A phone loses its connection; every other time its page is opened anew by the team's code."""
        await asyncio.sleep(self.chance.uniform(0, LATEST))
        captain.drop(self.chance.uniform(0, LONGEST_ABSENCE))
        if captain.drops % 2:
            await captain.join()

    async def end_planning(self, turn: int) -> None:
        organiser, ending = self.organiser, self.ending(turn)
        if ending == "organiser":
            await organiser.evaluate(turn)
        elif ending == "timer":
            await organiser.timer("restart", seconds=LAST_SECONDS, at_zero="evaluate")
        elif ending == "closed":
            await organiser.timer("restart", seconds=LAST_SECONDS, at_zero="wait")
            await organiser.until(lambda state: bool(state["round"]["state"] == "up"), "the end of time")
            await organiser.evaluate(turn)
        else:
            await self.race(turn)
        await organiser.wait_for_evaluation(turn)
        await organiser.timer("set", seconds=ROUND_SECONDS, at_zero="wait")

    async def race(self, turn: int) -> None:
        """The timer, the last team and the organiser end planning in the same moment."""
        first = [captain for captain in self.captains if captain.number == 0]
        for captain in first[:-1]:
            await captain.ready()
        await self.organiser.timer("restart", seconds=LAST_SECONDS, at_zero="evaluate")
        await asyncio.sleep(LAST_SECONDS - self.chance.uniform(0, HASTE))
        await asyncio.gather(first[-1].ready(), self.organiser.evaluate(turn))

    # Death

    async def die_after(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.server.kill()
        killed = time.monotonic()
        self.kills += 1
        promised = {name: done for client in self.everybody for name, done in client.done.items()}
        self.lost += missing(promised, await self.left_behind())
        await asyncio.to_thread(self.server.start)
        self.away.append(time.monotonic() - killed)

    async def left_behind(self) -> Stored:
        """What the killed server has left, read from a copy: the next server finds the file as it was."""
        copy = self.folder / "copy.db"
        for suffix in ("", "-wal"):
            shutil.copyfile(f"{self.server.database}{suffix}", f"{copy}{suffix}")
        copy.with_name("copy.db-shm").unlink(missing_ok=True)
        return await read(str(copy), self.table)

    async def go_home(self) -> None:
        for client in self.everybody:
            await client.leave()


def stage(state: State) -> tuple[int, str]:
    """How far the game has got, as all can see; everybody counts steps on their own."""
    return state["view"]["turn"], state["view"]["phase"]


async def read(where: str, table: str) -> Stored:
    engine = database.open_engine(where)
    try:
        return await table_store.load(engine, table)
    finally:
        await engine.dispose()


def missing(promised: dict[str, Done], stored: Stored) -> list[str]:
    """What was acknowledged and is not in the record as it was promised."""
    kept = {name: n for (_, name), n in stored.commands.items()}
    lost = []
    for name, done in promised.items():
        n = kept.get(name, 0)
        entry = stored.record.entries[n - 1] if n else None
        if entry is None or (entry.seat, entry.action) != (done.seat, done.action):
            lost.append(f"{name}: {done}")
    return lost
