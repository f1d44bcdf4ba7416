"""Who sits at the devices: captains who order their ships, and the organiser who leads the evening."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tools.camp.client import Client, State, Stuck

ENDINGS = ("organiser", "timer", "race", "closed")
"""How planning ends, in turn: the organiser, the timer, all at once, or the organiser after time was up."""

SKIPPED = ("report", "reopen", "undo-order", "clear", "boss", "withdraw")
ARENA = "arena-"
MOST_STEPS = 3
ROUND_SECONDS = 600
LAST_SECONDS = 1


def ships_of(state: State, team: str) -> list[dict[str, Any]]:
    return [ship for ship in state["view"]["ships"] if ship["side"] == team]


def copies_of(state: State, team: str) -> list[dict[str, Any]]:
    """The copies of a team's ships in the arena."""
    return [copy for fight in state["view"]["fights"] for copy in fight["ships"] if copy["side"] == team]


def is_planning(state: State, turn: int) -> bool:
    return bool(state["view"]["phase"] == "planning" and state["view"]["turn"] == turn)


class Captain(Client):
    """One of a team; every `crew`-th ship of it, from the `number`-th on, is theirs.

    What is ordered follows from the seed, the turn and the ship alone: a lost connection changes nothing.
    """

    def __init__(
        self, url: str, name: str, team: str, number: int, crew: int, seed: int, hunts: bool = False
    ) -> None:
        super().__init__(url, name)
        self.team = team
        self.number = number
        self.crew = crew
        self.seed = seed
        self.hunts = hunts  # the first own ship stays in port and fights one boss after another
        self.code = ""
        self.repeated = 0

    async def join(self) -> str:
        joined = await self.ask("POST", "/api/join", code=self.code)
        if joined["seat"] != self.team:
            self.faults.append(f"{self.name} came to {joined['seat']} instead of {self.team}")
        return str(joined["table"])

    def own(self, state: State) -> list[str]:
        ids = [str(ship["id"]) for ship in ships_of(state, self.team)]
        return ids[self.number :: self.crew]

    async def plan(self, turn: int) -> None:
        """Orders for all own ships, each reported in the end; then one turn of the fight in the arena."""
        state = await self.until(lambda state: is_planning(state, turn), f"the planning of turn {turn}")
        own = self.own(state)
        fighting = [copy["id"] for copy in copies_of(state, self.team) if copy["id"][len(ARENA) :] in own]
        for ship in (*own, *fighting):
            await self.order(ship, turn, stays=self.hunts and ship == own[0])

    async def order(self, ship: str, turn: int, stays: bool) -> None:
        chance = random.Random(f"{self.seed} {turn} {ship}")
        steps = 0 if stays else chance.randint(1, MOST_STEPS)
        while True:
            seen = self.look(ship)
            if seen["reported"]:
                raise Stuck(f"{ship} was reported by somebody else")
            action = (self.boss_for(ship) if stays else "") or self.choose(ship, steps, chance)
            answer = await self.play(action)
            while answer.kind == "stale" and self.look(ship) == seen:
                self.repeated += 1  # somebody of the crew was quicker, but this ship is as it was
                answer = await self.play(action)
            if answer.kind != "ack":
                raise Stuck(f"{self.name}: {action!r} for {seen} was answered with {answer}")
            if action == f"report {ship}":
                return
            steps -= 1

    def look(self, ship: str) -> dict[str, Any]:
        """The ship with its orders, as it is on the screen now."""
        ships = [*ships_of(self.state, self.team), *copies_of(self.state, self.team)]
        return next(dict(seen) for seen in ships if seen["id"] == ship)

    def boss_for(self, ship: str) -> str:
        """The same boss for the whole crew, if a fight may be ordered."""
        order = f"boss {ship} "
        return min((action for action in self.state["legal"] if action.startswith(order)), default="")

    def choose(self, ship: str, steps: int, chance: random.Random) -> str:
        """Any order that is offered for the ship; at the end the report, as soon as it is offered."""
        offered = [action.split() for action in self.state["legal"]]
        own = [words for words in offered if len(words) > 1 and words[1] == ship]
        report = ["report", ship]
        orders = [words for words in own if words[0] not in SKIPPED]
        if report in own and (steps <= 0 or not orders):
            return " ".join(report)
        if not orders:
            raise Stuck(f"{self.name} is offered nothing for {ship}")
        return " ".join(chance.choice(orders))

    async def ready(self) -> None:
        """Say that the team is done, unless planning is over already."""
        while (
            self.state["view"]["phase"] == "planning" and not self.state["view"]["teams"][self.team]["ready"]
        ):
            if (await self.play("ready")).kind == "ack":
                return


class Organiser(Client):
    """Makes the table, hands out codes, ends planning one way or another, and goes on."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self.ended: Counter[str] = Counter()

    async def crews(self) -> dict[str, Any]:
        crews: dict[str, Any] = await self.ask("GET", f"/api/tables/{self.table}/crews")
        return crews

    async def timer(self, do: str, **more: object) -> None:
        await self.ask("POST", f"/api/tables/{self.table}/timer", do=do, **more)

    async def announce(self, text: str) -> None:
        await self.ask("POST", f"/api/tables/{self.table}/announce", text=text)

    async def person(self, name: str, seat: str) -> str:
        """A personal code."""
        path = f"/api/tables/{self.table}/people"
        return str((await self.ask("POST", path, name=name, seat=seat, role="officer"))["code"])

    async def tie(self, name: str, ships: list[str]) -> None:
        people = (await self.crews())["people"]
        person = next(person["id"] for person in people if person["name"] == name)
        await self.ask("PATCH", f"/api/tables/{self.table}/people/{person}", pieces=ships)

    async def wait_for_reports(self, turn: int) -> None:
        await self.until(
            lambda state: is_planning(state, turn) and all(s["reported"] for s in state["view"]["ships"]),
            f"the reports of turn {turn}",
        )

    async def evaluate(self, turn: int) -> None:
        """End planning, unless somebody else has."""
        while is_planning(self.state, turn):
            if (await self.play("evaluate")).kind == "ack":
                self.ended["organiser"] += 1

    async def wait_for_evaluation(self, turn: int) -> None:
        await self.until(lambda state: not is_planning(state, turn), f"the evaluation of turn {turn}")

    async def go_on(self, turn: int) -> None:
        """Between turns: put a wreck somewhere now and then, then let the next turn begin."""
        if turn % 5 == 0:
            await self.change(["edit-sea", self.state_choice(turn), "give 50-wood"])
        await self.change(["continue"])

    def state_choice(self, turn: int) -> str:
        tiles = [ship["tile"] for ship in self.state["view"]["ships"]]
        return f"choose {tiles[turn % len(tiles)]}"

    async def change(self, actions: list[str]) -> None:
        for action in actions:
            answer = await self.play(action)
            if answer.kind != "ack":
                raise Stuck(f"the organiser's {action!r} was answered with {answer}")
