"""A small open sea to play on, and short questions to its table, answered in the words of the notation."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import TypedDict, cast

from admiralty import Table, games
from admiralty.core.event import Event
from admiralty.games.naval_strategy.game import NavalStrategy
from admiralty.games.naval_strategy.notation import amounts
from admiralty.games.naval_strategy.state import State

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
    side: str
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
    faced: bool
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


# Tables


@cache
def game(data: str = SEA, *options: tuple[str, str]) -> NavalStrategy:
    found = games.load("naval-strategy", dict(options), data)
    assert isinstance(found, NavalStrategy)
    return found


def table(position: str = "", luck: list[int] | None = None, /, **options: str) -> Table:
    """A position on the open sea with two teams, or by the options."""
    chosen = {"teams": "2"} | options
    return Table(game(SEA, *sorted(chosen.items())), luck=luck or [], position=position, clock=lambda: "")


def state_of(t: Table) -> State:
    """For tests of bots, which judge states."""
    assert isinstance(t.state, State)
    return t.state


# Acting


def captain_of(action: str) -> str:
    """The team whose ship an action names: blue, if that is `forward blue-1` or `left arena-blue-1`."""
    return action.split()[1].removeprefix("arena-").rpartition("-")[0]


def order(t: Table, *actions: str) -> None:
    """Orders as players write them, each given by the team whose ship it names."""
    for action in actions:
        t.play(captain_of(action), action)


def ready(t: Table) -> None:
    """All teams are ready; without an organiser, or if he closes early, the turn is evaluated."""
    for team in view_of(t)["teams"]:
        if team in t.acting:
            t.play(team, "ready")


def turn(t: Table, *actions: str) -> list[str]:
    """A turn with these orders: what everybody then hears, such as `hit blue-1 red-1 8 37`."""
    order(t, *actions)
    before = t.sequence
    ready(t)
    return [words(t, event) for n, event in t.heard() if n > before]


def refusal(t: Table, *actions: str) -> str:
    """The clause that forbids the last of these orders after the others, or "". A ship's orders are then
    taken back.
    """
    order(t, *actions[:-1])
    clause = t.refuses(captain_of(actions[-1]), actions[-1])
    for action in actions[:-1]:
        take_back = f"undo-order {action.split()[1]}"
        while not t.refuses(captain_of(action), take_back):
            order(t, take_back)
    return clause


# Asking


def view_of(t: Table, seat: str = "") -> Seen:
    """What a seat sees, by default a spectator."""
    return cast(Seen, t.view(seat))


def words(t: Table, event: Event) -> str:
    """An event as its kind and what it is said of; the things of a list are joined by `+`."""
    out = [event.kind]
    for (_, kind), value in zip(t.game.events[event.kind].pairs(), event.args, strict=True):
        things = value if isinstance(value, tuple) else (value,)
        out.append("+".join(t.game.grammar.word(kind.rstrip("*"), thing) for thing in things))
    return " ".join(out)


def log(t: Table, seat: str = "") -> list[str]:
    """What a seat (none: a spectator) has heard since the position of the table."""
    start = 1 if t.record.header.position else 0
    return [words(t, event) for n, event in t.heard(seat) if n >= start]


def kinds(told: list[str]) -> list[str]:
    """Of what was heard, the kinds of events."""
    return [line.split()[0] for line in told]


def all_ships(t: Table) -> Iterator[ShipSeen]:
    """All ships as their own teams see them, then their copies in the arena."""
    for seen in view_of(t)["ships"]:
        team = seen["side"]
        yield from (one for one in view_of(t, team)["ships"] if one["id"] == seen["id"])
    for fight in view_of(t)["fights"]:
        yield from fight["ships"]


def ship(t: Table, name: str) -> ShipSeen:
    """A ship as its own team sees it."""
    return next(one for one in all_ships(t) if one["id"] == name)


def pose(t: Table, name: str) -> str:
    """Where a ship is and how it faces: `1,-1 2`."""
    seen = ship(t, name)
    return f"{seen['tile']} {seen['face']}"


def hp(t: Table, *names: str) -> str:
    """Hit points of ships, in this order: `45 37`."""
    return " ".join(str(ship(t, name)["hp"]) for name in names)


def is_destroyed(t: Table, name: str) -> bool:
    return ship(t, name).get("destroyed", False)


def is_chained(t: Table, name: str) -> bool:
    return ship(t, name).get("chained", False)


def fitted(t: Table, name: str) -> str:
    """Enhancements, a star behind those that are broken: `hull mortar*`."""
    return " ".join(name + "*" * (not works) for name, works in ship(t, name)["fit"].items())


def hold(t: Table, name: str) -> str:
    """What a ship carries: `5-wood 2-rum`, or `nothing`."""
    return amounts(ship(t, name)["hold"])


def store(t: Table, team: str) -> str:
    """Treasury and store of a team."""
    return amounts(view_of(t, team)["teams"][team]["store"])


def stock(t: Table, tile: str) -> str:
    """What a plantation has."""
    return amounts(view_of(t)["plantations"][tile])


def wreck(t: Table, tile: str) -> str:
    """What a wreck holds; `none` if there is none."""
    found = view_of(t)["wrecks"]
    return amounts(found[tile]) if tile in found else "none"


def beaten(t: Table, team: str) -> str:
    """The bosses that a team has beaten."""
    return " ".join(view_of(t, team)["teams"][team]["beaten"])
