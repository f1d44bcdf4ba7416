"""Short ways to set up a sea, to give orders and to ask what came of them."""

from __future__ import annotations

import json
from functools import cache
from typing import TypedDict, cast

from admiralty import Table, games
from admiralty.core.event import Event
from admiralty.core.game import Game
from admiralty.core.luck import Scripted
from admiralty.games.naval_strategy.datacheck import ENHANCEMENTS
from admiralty.games.naval_strategy.game import NavalStrategy
from admiralty.games.naval_strategy.notation import Reader
from admiralty.games.naval_strategy.r04_check import refuse, take
from admiralty.games.naval_strategy.r04_orders import LENGTH
from admiralty.games.naval_strategy.r04_steps import planned
from admiralty.games.naval_strategy.r09_evaluation import evaluate
from admiralty.games.naval_strategy.r09_turn_end import end_turn
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import BROKEN, FITTINGS, VALUES, WORKING

OPEN = {
    "id": "open",
    "title": "Open sea",
    "shape": "hexagon",
    "radius": 5,
    "ports": [{"name": "Haven", "q": -5, "r": 5}, {"name": "Refuge", "q": 5, "r": -5}],
    "land": [[0, -3]],
    "plantations": [{"q": 0, "r": 0, "kind": "ordinary"}],
}
SEA = json.dumps({"maps": [OPEN]})


class ShipSeen(TypedDict, total=False):
    """A ship in a view, at sea or in the arena."""

    id: str
    type: str
    tile: str
    face: int
    hp: int
    most_hp: int
    hold: list[int]
    fit: dict[str, bool]
    xp: int
    reported: bool
    destroyed: bool
    chained: bool
    decreed: bool
    captain: int
    orders: list[list[object]]
    ghost: list[str]


class TeamSeen(TypedDict, total=False):
    ready: bool
    asleep: bool
    store: list[int]
    building: list[dict[str, object]]
    points: int
    beaten: list[str]


class FightSeen(TypedDict, total=False):
    boss: str
    turn: int
    tile: str
    face: int
    hp: int
    ships: list[ShipSeen]
    orders: list[list[object]]


class Seen(TypedDict, total=False):
    """What tests look at in a view."""

    turn: int
    day: int
    phase: str
    changes: int
    teams: dict[str, TeamSeen]
    ships: list[ShipSeen]
    wrecks: dict[str, list[int]]
    plantations: dict[str, list[int]]
    prices: dict[str, list[int]]
    fights: list[FightSeen]
    own_bosses: dict[str, dict[str, object]]


def view_of(t: Table, seat: str = "") -> Seen:
    """What a seat sees, by default a spectator."""
    return cast(Seen, t.view(seat))


def state_of(t: Table) -> State:
    assert isinstance(t.state, State)
    return t.state


@cache
def game(data: str, *options: tuple[str, str]) -> NavalStrategy:
    found = games.load("naval-strategy", dict(options), data)
    assert isinstance(found, NavalStrategy)
    return found


def sea(position: str = "", luck: list[int] | None = None, /, **options: str) -> State:
    """A position on the open sea with two teams, or by the options."""
    chosen = {"teams": "2"} | options
    found = game(SEA, *sorted(chosen.items())).read_position(position, Scripted(luck or []))
    assert isinstance(found, State)
    return found


def table(position: str = "", luck: list[int] | None = None, /, **options: str) -> Table:
    chosen = {"teams": "2"} | options
    return Table(game(SEA, *sorted(chosen.items())), luck=luck or [], position=position, clock=lambda: "")


def ship(s: State, name: str) -> int:
    return s.hull.index(s.t.ship_ids.index(name))


def parsed(s: State, words: str) -> list[int]:
    reader = Reader(Scripted([]), s.t)
    return reader.orders(words.split())


def refusal(s: State, name: str, words: str) -> str:
    """The clause that stops a sequence, or ""."""
    i = ship(s, name)
    s.orders[i] = []
    plan = planned(s, i)
    o = parsed(s, words)
    k = 0
    while k < len(o):
        clause = refuse(plan, o, k)
        if clause:
            return clause
        take(plan, o, k)
        k += LENGTH[o[k]]
    return ""


def turn(s: State, orders: dict[str, str], unchecked: bool = False) -> list[str]:
    """Evaluate a turn with these orders: the events, each as its kind and numbers."""
    for name, words in orders.items():
        if not unchecked:
            assert refusal(s, name, words) == "", f"{name}: {words} is refused"
        s.orders[ship(s, name)] = parsed(s, words)
    s.events = []
    evaluate(s)
    end_turn(s)
    told = [said(event) for event in s.events]
    s.events = None
    s.orders = [[] for _ in s.orders]
    return told


def said(event: Event) -> str:
    return " ".join([event.kind, *(str(value) for value in event.args)])


def pose(s: State, name: str) -> str:
    """Where a ship is and how it faces: `1,-1 2`."""
    i = ship(s, name)
    return f"{s.t.chart.word(s.tile[i])} {s.face[i]}"


def hp(s: State, name: str) -> int:
    return s.hp[ship(s, name)]


def hold(s: State, name: str) -> list[int]:
    i = ship(s, name)
    return s.hold[i * VALUES : (i + 1) * VALUES]


def store(s: State, team: int) -> list[int]:
    return s.store[team * VALUES : (team + 1) * VALUES]


def stock(s: State, where: str) -> list[int]:
    at = s.t.chart.plantation[tile(s, where)] * VALUES
    return s.stock[at : at + VALUES]


def wreck(s: State, where: str) -> list[int] | None:
    w = s.wreck_at(tile(s, where))
    return None if w < 0 else s.loot[w * VALUES : (w + 1) * VALUES]


def tile(s: State, where: str) -> int:
    q, r = where.split(",")
    return s.t.chart.number[int(q), int(r)]


def fitted(s: State, name: str) -> dict[str, bool]:
    i = ship(s, name)
    fit = s.fit[i * FITTINGS : (i + 1) * FITTINGS]
    assert all(n in (0, WORKING, BROKEN) for n in fit)
    return {ENHANCEMENTS[e]: n == WORKING for e, n in enumerate(fit) if n}


def ready(t: Table, *teams: str) -> None:
    for team in teams or t.game.seats:
        t.play(team, "ready")


def any_game() -> Game:
    return game(SEA, ("teams", "2"))
