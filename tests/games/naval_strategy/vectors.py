"""Reader of the test vectors: whole rounds, computed by other programs, that must come out the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from admiralty.core.luck import Scripted
from admiralty.games.naval_strategy import r04_orders as codes
from admiralty.games.naval_strategy.datacheck import ENHANCEMENTS
from admiralty.games.naval_strategy.game import NavalStrategy
from admiralty.games.naval_strategy.mapfile import TYPES
from admiralty.games.naval_strategy.r02_setup import empty_state
from admiralty.games.naval_strategy.r02_sources import leave_wreck
from admiralty.games.naval_strategy.r04_check import refuse, take
from admiralty.games.naval_strategy.r04_draft import Draft
from admiralty.games.naval_strategy.r04_steps import planned
from admiralty.games.naval_strategy.r05_port import modify_now
from admiralty.games.naval_strategy.r09_evaluation import evaluate
from admiralty.games.naval_strategy.r09_turn_end import end_turn
from admiralty.games.naval_strategy.r12_building import add_ship
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import FITTINGS, VALUES

Vector = dict[str, Any]
SIMPLE = {
    "F": codes.FORWARD, "L": codes.LEFT, "R": codes.RIGHT, "VL": codes.VOLLEY_LEFT, "VR": codes.VOLLEY_RIGHT,
    "CL": codes.CHAIN_LEFT, "CR": codes.CHAIN_RIGHT, "HL": codes.HEAVY_LEFT, "HR": codes.HEAVY_RIGHT,
    "A": codes.ASSAULT, "unload": codes.UNLOAD, "upgrade": codes.UPGRADE, "repair": codes.REPAIR,
    "downgrade": codes.DOWNGRADE,
}  # fmt: skip


def read() -> list[Vector]:
    path = Path(__file__).parent / "vectors.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def sea(vector: Vector) -> str:
    """The map of a vector as a map file."""
    given = vector["map"]
    ordinary = [{"q": q, "r": r, "kind": "ordinary"} for q, r in given["plantations"]]
    rich = [{"q": q, "r": r, "kind": "rich"} for q, r in given["plantations_extra"]]
    row = {
        "id": "vector",
        "title": "Vector",
        "shape": "hexagon",
        "radius": given["radius"],
        "land": given["land"],
        "ports": [{"name": f"Port {n}", "q": q, "r": r} for n, (q, r) in enumerate(given["ports"], start=1)],
        "plantations": ordinary + rich,
    }
    return json.dumps({"maps": [row]})


class Rounds:
    """A vector being played."""

    def __init__(self, vector: Vector) -> None:
        self.vector = vector
        start = vector["initial"]
        self.teams: list[str] = list(start["teams"])
        self.ids: list[str] = [ship["id"] for ship in start["ships"]]
        options = {"ruleset": vector["ruleset"], "teams": str(max(2, len(self.teams)))}
        self.game = NavalStrategy(options, sea(vector))
        self.s = self.state(start)

    def state(self, start: Vector) -> State:
        t = self.game.tables
        s = empty_state(Scripted([]), t)
        for n, team in enumerate(self.teams):
            s.store[n * VALUES : (n + 1) * VALUES] = start["teams"][team]
        for ship in start["ships"]:
            kind = TYPES.index(ship["type"])
            tile = t.chart.number[ship["q"], ship["r"]]
            i = add_ship(s, self.teams.index(ship["team"]), kind, tile, ship["face"], 0)
            s.hp[i] = ship["hp"]
            s.dead[i] = int(ship["destroyed"])
            s.chained[i] = int(ship["chained"])
            s.hold[i * VALUES : (i + 1) * VALUES] = ship["hold"]
            for name, works in ship["enh"].items():
                s.fit[i * FITTINGS + ENHANCEMENTS.index(name)] = 1 if works else 2
        for q, r, contents in start["wrecks"]:
            leave_wreck(s, t.chart.number[q, r], contents)
        for q, r, stock in start["plantations"]:
            at = t.chart.plantation[t.chart.number[q, r]] * VALUES
            s.stock[at : at + VALUES] = stock
        return s

    def order(self, action: list[Any], plan: Draft) -> list[int]:
        name, *rest = action
        if name in SIMPLE:
            return [SIMPLE[name]]
        if name == "M":
            return [codes.HOWITZER, self.s.t.chart.number.get((rest[0], rest[1]), -1)]
        if name == "load":
            here = self.s.t.chart.plantation[plan.tile] >= 0
            source = {"plantation": 0, "wreck": 1}[rest[1]] if len(rest) > 1 else 0 if here else 1
            return [codes.LOAD, source, *rest[0]]
        if name == "buy":
            return [codes.BUY, *rest[0]]
        if name == "sell":
            return [codes.SELL, *rest[0], *(rest[1] if len(rest) > 1 else [0] * VALUES)]
        if name == "boss":
            return [codes.BOSS, 0]
        return [{"buy_enh": codes.FIT, "fix_enh": codes.MEND}[name], ENHANCEMENTS.index(rest[0])]

    def plan(self, ship: int) -> Draft:
        plan = planned(self.s, ship)
        plan.bosses = [0]
        return plan

    def enter(self, turn: Vector) -> list[str]:
        """Plan a turn; what was accepted or refused wrongly."""
        wrong: list[str] = []
        self.s.orders = [[] for _ in self.ids]
        for ship, name in enumerate(self.ids):
            refused = [(n, action) for who, n, action in turn["refused"] if who == name]
            plan = self.plan(ship)
            actions = turn["orders"].get(name, [])
            for n, action in enumerate([*actions, None]):
                for at, odd in refused:
                    if at == n and not self.refuses(plan, odd):
                        wrong.append(f"{name} after {actions[:n]}: {odd} must be refused")
                if action is not None:
                    o = self.order(action, plan)
                    clause = refuse(plan, o, 0)
                    if clause:
                        wrong.append(f"{name} after {actions[:n]}: {action} refused by {clause}")
                    if self.s.t.modify_now and codes.FIT <= o[0] <= codes.DOWNGRADE:
                        modify_now(self.s, ship, o[0], o[-1])
                        plan = self.plan(ship)
                    else:
                        take(plan, o, 0)
                        self.s.orders[ship] += o
        return wrong

    def refuses(self, plan: Draft, action: list[Any]) -> bool:
        o = self.order(action, plan)
        return o[-1] < 0 or bool(refuse(plan, o, 0))

    def evaluate(self) -> None:
        evaluate(self.s)
        end_turn(self.s)

    def differences(self, after: Vector) -> list[str]:
        s = self.s
        chart = s.t.chart
        out: list[str] = []
        for n, team in enumerate(self.teams):
            self.compare(out, team, s.store[n * VALUES : (n + 1) * VALUES], after["teams"][team])
        for i, (name, ship) in enumerate(zip(self.ids, after["ships"], strict=True)):
            fit = s.fit[i * FITTINGS : (i + 1) * FITTINGS]
            found = {
                "id": name,
                "type": TYPES[s.kind[i]],
                "q": chart.places[s.tile[i]][0],
                "r": chart.places[s.tile[i]][1],
                "face": s.face[i],
                "hp": s.hp[i],
                "destroyed": bool(s.dead[i]),
                "chained": bool(s.chained[i]),
                "hold": s.hold[i * VALUES : (i + 1) * VALUES],
                "enh": {ENHANCEMENTS[e]: int(n == 1) for e, n in enumerate(fit) if n},
            }
            if "xp" in ship:
                found["xp"] = s.xp[i]
            for key, value in ship.items():
                self.compare(out, f"{name}.{key}", found[key], value)
        wrecks = [[*chart.places[tile], s.loot[w * 5 : w * 5 + 5]] for w, tile in enumerate(s.wrecks)]
        self.compare(out, "wrecks", sorted(wrecks), after["wrecks"])
        for q, r, stock in after["plantations"]:
            at = chart.plantation[chart.number[q, r]] * VALUES
            self.compare(out, f"plantation {q},{r}", s.stock[at : at + VALUES], stock)
        return out

    def compare(self, out: list[str], what: str, found: object, expected: object) -> None:
        if found != expected:
            out.append(f"{what}: {found}, not {expected}")
