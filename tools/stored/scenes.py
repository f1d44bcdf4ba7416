"""What is played: tables of all games, running and over, with everything that a database keeps."""

from __future__ import annotations

import random
import time
from typing import Any

from admiralty import games
from admiralty.core.luck import Seeded, Tape
from admiralty.table.table import Table
from tools.stored.club import Club
from tools.stored.people import UNDO_CHANCE, Guest, is_asked, is_over, see_the_same

DECISIONS = 60
MOST_DECISIONS = 3000
LONG_CLOCK = {"turn_seconds": 86_400, "bank_seconds": 600_000}
SHORT_CLOCK = {"turn_seconds": 5}
TEAM_OPTIONS = {"teams": "2", "organiser": "seat"}
SAVED_DECISIONS = 70
HOUR = 3_600_000


class Scenes:
    """Ann, who has an account, and the others at one server."""

    password = "a fleet of paper boats"

    def __init__(self, url: str, seed: int, database: str) -> None:
        self.url = url
        self.database = database
        self.seed = seed
        self.records: dict[str, str] = {}

    async def play(self) -> dict[str, str]:
        """Play all scenes; returns the records that could be exported, by name."""
        self.ann, self.bob, self.eve = [await self.person(name) for name in ("Ann", "Bob", "Eve")]
        await self.ann.ask("POST", "/api/account", login="ann", password=self.password)
        await self.play_pairs()
        await self.play_alone()
        await Club(self).meet()
        await self.organise()
        for person in (self.ann, self.bob, self.eve):
            await person.leave()
        return self.records

    async def person(self, name: str) -> Guest:
        person = Guest(self.url, name, self.seed)
        await person.come_in()
        return person

    # Two people

    async def play_pairs(self) -> None:
        table = await self.pair("port-arthur", clock=LONG_CLOCK)
        await self.watched(table)
        await self.alternate(table, DECISIONS)
        table = await self.pair("port-arthur", clock=SHORT_CLOCK)
        await self.run_out(table)
        await self.export("port-arthur-timed-out", table)
        table = await self.pair("battle-of-midway")
        await self.alternate(table, DECISIONS)
        table = await self.pair("battle-of-midway")
        await self.alternate(table, MOST_DECISIONS)
        await self.export("battle-of-midway-played-out", table)
        table = await self.pair("russo-japanese-war")
        await self.alternate(table, DECISIONS)
        await self.agree_to_draw()
        await self.export("russo-japanese-war-drawn", table)
        await self.make("russo-japanese-war", {"japan": "me"})  # nobody has come yet
        table = await self.make("port-arthur", {"japan": "me"})
        for _ in range(2):  # the first is revoked by the second, which nobody uses
            await self.ann.ask("POST", f"/api/tables/{table}/invitations", seat="russia")

    async def make(self, game: str, seats: dict[str, str], **more: object) -> str:
        made = await self.ann.ask("POST", "/api/tables", game=game, seats=seats, **more)
        return str(made["id"])

    async def pair(self, game: str, **more: object) -> str:
        first, second = games.load(game).seats
        table = await self.make(game, {first: "me", second: "open"}, **more)
        link = await self.ann.ask("POST", f"/api/tables/{table}/invitations", seat=second)
        await self.bob.ask("POST", "/api/join", token=link["link"].partition("#")[2])
        await self.ann.enter(table)
        await self.bob.enter(table)
        return table

    async def watched(self, table: str) -> None:
        link = await self.ann.ask("POST", f"/api/tables/{table}/spectators")
        await self.eve.ask("POST", "/api/watch", token=link["link"].partition("#")[2])

    async def alternate(self, table: str, decisions: int) -> None:
        for _ in range(decisions):
            await see_the_same(self.ann, self.bob)
            if is_over(self.ann.state):
                return
            await (self.ann if is_asked(self.ann.state) else self.bob).act()
        await see_the_same(self.ann, self.bob)

    async def run_out(self, table: str) -> None:
        await self.alternate(table, 5)
        await self.ann.until(is_over, "the fall of a clock")

    async def agree_to_draw(self) -> None:
        await self.ann.say("draw offer")
        await self.bob.until(lambda state: state["offer"] is not None, "an offer")
        await self.bob.say("draw accept")

    # One person

    async def play_alone(self) -> None:
        game = games.load("port-arthur")
        table = await self.make("port-arthur", {"japan": "me", "russia": "bot:greedy"}, data=game.data_text)
        await self.alone(table, DECISIONS // 3)
        await self.export("port-arthur-own-data", table)
        table = await self.make("russo-japanese-war", {"japan": "me", "russia": "bot:random"})
        await self.alone(table, DECISIONS)
        await self.export("russo-japanese-war-against-bot", table)
        made = await self.ann.ask("POST", f"/api/tables/{table}/fork", n=20)
        await self.alone(str(made["id"]), 10)
        table = await self.own_map()
        await self.alone(table, DECISIONS)
        await self.ann.ask("POST", f"/api/tables/{table}/end")
        await self.export("naval-strategy-ended-by-owner", table)
        table = await self.make("_template", dict.fromkeys(games.load("_template").seats, "me"))
        await self.alone(table, MOST_DECISIONS)
        await self.export("template-played-out", table)
        brought = await self.ann.ask(
            "POST", "/api/import", record=self.records["battle-of-midway-played-out"]
        )
        await self.export("battle-of-midway-imported", str(brought["id"]))
        table = await self.make("battle-of-midway", dict.fromkeys(games.load("battle-of-midway").seats, "me"))
        await self.alone(table, 12)
        await self.ann.say("resign")
        await self.export("battle-of-midway-resigned", table)

    async def own_map(self) -> str:
        path = "/api/games/naval-strategy/map/make"
        text = (await self.ann.ask("POST", path, seed=7, sizes={"radius": 4, "ports": 3}))["text"]
        options = {"teams": "2"}
        seats = dict.fromkeys(games.load("naval-strategy", options).seats, "me")
        return await self.make("naval-strategy", seats, options=options, data=text)

    async def alone(self, table: str, decisions: int) -> None:
        await self.ann.enter(table)
        for _ in range(decisions):
            if is_over(self.ann.state):
                return
            await self.ann.act()

    async def export(self, name: str, table: str) -> None:
        self.records[name] = str(await self.ann.ask("GET", f"/api/tables/{table}/export"))

    # An organised table

    async def organise(self) -> None:
        table = await self.make("naval-strategy", {"organiser": "me"}, options=TEAM_OPTIONS)
        self.path = f"/api/tables/{table}"
        crews = await self.ann.ask("GET", f"{self.path}/crews")
        await self.man(table, crews)
        await self.tell("timer", do="start", seconds=600, at_zero="wait")
        await self.tell("announce", text="The evening begins.")
        await self.plan(6)
        await self.ann.say("evaluate")
        await self.ann.say("continue")
        await self.tell("timer", do="restart", seconds=5, at_zero="evaluate")
        await self.plan(4)
        await self.ann.until(lambda state: state["view"]["phase"] != "planning", "the end of the round")
        turns = await self.ann.ask("GET", f"{self.path}/turns")
        await self.tell("return", n=turns[-2]["n"])
        await self.tell("announce", text="Once more, with other orders.")
        await self.tell("timer", do="set", seconds=900, at_zero="wait")
        await self.tell("timer", do="restart")
        await self.tell("timer", do="pause")
        await self.plan(5)
        today = round(time.time() * 1000)
        sessions = [[today + day * 24 * HOUR, today + (day * 24 + 2) * HOUR] for day in (1, 2)]
        await self.tell("timer", do="set", sessions=sessions)
        await self.tell("stage", show="ceremony", split=False)
        await self.bob.ask("PATCH", f"{self.path}/names", kind="seat", id="blue", name="Sea Otters")
        await self.bob.ask("PATCH", f"{self.path}/names", kind="flag", id="blue", name="green")
        await self.export("naval-strategy-organised", table)

    async def man(self, table: str, crews: dict[str, Any]) -> None:
        """Bob comes by his crew's code, Eve with a code of her own; Kim's is not used; Max watches.
        Moe is removed.
        """
        await self.bob.ask("POST", "/api/join", code=crews["codes"]["blue"])
        own = await self.tell("people", name="Eve", seat="red", role="captain")
        await self.tell("people", name="Kim", seat="red", role="officer")
        await self.eve.ask("POST", "/api/join", code=own["code"])
        for name, code in (("Max", crews["watch_code"]), ("Moe", crews["codes"]["red"])):
            other = await self.person(name)
            await other.ask("POST", "/api/join", code=code)
            await other.leave()
        for person in (self.ann, self.bob, self.eve):
            await person.enter(table)
        ships = [ship["id"] for ship in self.bob.state["view"]["ships"] if ship["side"] == "blue"]
        people = (await self.ann.ask("GET", f"{self.path}/crews"))["people"]
        by_name = {person["name"]: person["id"] for person in people}
        await self.ann.ask("PATCH", f"{self.path}/people/{by_name['Kim']}", seat="blue", pieces=ships[:1])
        await self.ann.ask("DELETE", f"{self.path}/people/{by_name['Moe']}")

    async def tell(self, what: str, **body: object) -> Any:
        return await self.ann.ask("POST", f"{self.path}/{what}", **body)

    async def plan(self, decisions: int) -> None:
        for _ in range(decisions):
            for person in (self.bob, self.eve):
                await see_the_same(self.ann, self.bob, self.eve)
                if is_asked(person.state):
                    await person.play(person.chance.choice(person.state["legal"]))
        await see_the_same(self.ann, self.bob, self.eve)


def saves(seed: int) -> dict[str, str]:
    """Files as the terminal keeps them, with the seed of their dice, and one of a game with real dice."""
    made = {f"{slug}-terminal": saved(slug, Seeded(seed), seed) for slug in games.slugs()}
    return {**made, "port-arthur-real-dice": saved("port-arthur", "ask", seed)}


def saved(slug: str, luck: Tape | str, seed: int) -> str:
    chance = random.Random(f"{slug} {seed}")
    table = Table(games.load(slug), luck=luck)
    for _ in range(SAVED_DECISIONS):
        if table.is_over:
            break
        seat = table.acting[0]
        table.play(seat, chance.choice(table.legal(seat)).text)
        while table.pending is not None:
            table.tell_luck(chance.choice(table.pending.outcomes))
        if chance.random() < UNDO_CHANCE and table.may_undo(seat):
            table.undo(seat)
    return table.save()
