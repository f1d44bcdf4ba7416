"""Short questions that the clause tests put to a table, answered in the words of the notation."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from admiralty import Refused, Table, games
from admiralty.core.event import Event
from admiralty.games.battle_of_midway.game import BattleOfMidway
from admiralty.games.battle_of_midway.hexes import pack
from admiralty.games.battle_of_midway.r06_manoeuvres import ChooseExtension
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import NOWHERE, Tables, cell_word
from tests.support import table

DATA = files("admiralty.games.battle_of_midway") / "data"
SHIPPED = (DATA / "battle-of-midway.toml").read_text(encoding="utf-8")
EXPANDED: dict[str, Any] = json.loads((DATA / "battle-of-midway.json").read_text(encoding="utf-8"))

NO_CARDS = "hand usa; hand japan"
RESERVES = "usa-f4 5,0 e *; jp-f4 -5,0 w *"
"""Two aircraft far away that still have markers, so that the activations go on."""


def midway(position: str = "", luck: list[int] | None = None, **options: str) -> Table:
    return table("battle-of-midway", position, luck, **options)


def domination(position: str = "", luck: list[int] | None = None, **options: str) -> Table:
    return midway(position, luck, mode="domination", **options)


def run(t: Table, *steps: str) -> None:
    """Play `SEAT ACTION` one after the other."""
    for step in steps:
        seat, _, action = step.partition(" ")
        t.play(seat, action)


def state(t: Table) -> State:
    assert isinstance(t.state, State)
    return t.state


def tables(t: Table) -> Tables:
    return state(t).t


def at(t: Table, aircraft: str) -> str:
    """Where an aircraft is and how it heads, `5,-2 e`, or `` off the board."""
    s = state(t)
    a = s.t.aircraft_ids.index(aircraft)
    if s.cell[a] == NOWHERE:
        return ""
    return f"{cell_word(s.cell[a])} {s.t.heading_ids[s.heading[a]]}"


def marked(t: Table) -> list[str]:
    """The aircraft that have markers."""
    s = state(t)
    return [name for a, name in enumerate(s.t.aircraft_ids) if s.marker[a]]


def tile(t: Table, name: str) -> str:
    """Where the centre of a small tile lies, or `` beside the board."""
    where = state(t).tiles[tables(t).tile_ids.index(name)]
    return "" if where == NOWHERE else cell_word(where)


def choices(t: Table, seat: str) -> list[str]:
    """What a seat may do now, as players write it."""
    return [choice.text for choice in t.legal(seat)]


def edge(t: Table) -> int:
    """The cell off the board that an aircraft is about to move to."""
    top = t.state.stack[-1]
    assert isinstance(top, ChooseExtension)
    return top.cell


def centres(t: Table, seat: str) -> dict[str, set[str]]:
    """The legal centres of each small tile at the edge of the board."""
    out: dict[str, set[str]] = {}
    for choice in choices(t, seat):
        verb, *words = choice.split()
        if verb == "extend":
            way = tables(t).disc[tables(t).spot_ids.index(words[1])]
            out.setdefault(words[0], set()).add(cell_word(edge(t) + way))
    return out


def lay(t: Table, seat: str, name: str, centre: str) -> None:
    """Extend the board with a small tile whose centre is named by its cell."""
    q, r = (int(part) for part in centre.split(","))
    way = pack(q, r) - edge(t)
    t.play(seat, f"extend {name} {tables(t).spot_ids[tables(t).disc.index(way)]}")


def refused(t: Table, seat: str, action: str) -> str:
    """The clause that forbids an action; to play it all the same raises Refused with that clause."""
    with pytest.raises(Refused) as caught:
        t.play(seat, action)
    assert t.refuses(seat, action) == caught.value.clause
    return caught.value.clause


def must_wait(t: Table, seat: str, action: str) -> bool:
    """Whether a seat may not act at all now, so that no clause is named."""
    with pytest.raises(Refused) as caught:
        t.play(seat, action)
    return caught.value.clause == "" and t.legal(seat) == []


def log(t: Table, seat: str = "") -> list[str]:
    """What a seat (none: a spectator) has heard: `moved usa-f1 6 -2 ne`."""
    return [words(t, event) for _, event in t.heard(seat)]


def told(t: Table, kind: str, seat: str = "") -> list[str]:
    """The same for one kind of event, without its name."""
    return [line.partition(" ")[2] for line in log(t, seat) if line.partition(" ")[0] == kind]


def words(t: Table, event: Event) -> str:
    """An event as its kind and what it is said of; the things of a list are joined by `+`."""
    out = [event.kind]
    for (_, kind), value in zip(t.game.events[event.kind].pairs(), event.args, strict=True):
        things = value if isinstance(value, tuple) else (value,)
        out.append("+".join(t.game.grammar.word(kind.rstrip("*"), thing) for thing in things))
    return " ".join(out)


def hand(t: Table, side: str) -> str:
    """The cards a side holds, as it sees them."""
    hands = t.view(side)["hands"]
    assert isinstance(hands, dict)
    return " ".join(hands[side])


def seen(t: Table, key: str, side: str) -> Any:
    """A number or word of the view that belongs to a side."""
    found = t.view()[key]
    assert isinstance(found, dict)
    return found[side]


def combat(t: Table, key: str) -> Any:
    """What everybody sees of the combat in progress."""
    found = t.view()["combat"]
    assert isinstance(found, dict)
    return found[key]


def altered(*changes: tuple[str, str], **options: str) -> BattleOfMidway:
    """The game with an owner's data file: the shipped one with some of its text replaced."""
    text = SHIPPED.replace('dataset = "reconstruction-1"', 'dataset = "altered"')
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    game = games.load("battle-of-midway", options, text)
    assert isinstance(game, BattleOfMidway)
    return game
