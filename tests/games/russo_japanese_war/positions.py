"""Short questions that the clause tests put to a table, answered in the words of the notation."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from admiralty import Refused, Table, games
from admiralty.core.event import Event
from admiralty.games.russo_japanese_war.datacheck import RESULTS
from admiralty.games.russo_japanese_war.game import RussoJapaneseWar
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import Tables
from tests.support import table

SLUG = "russo-japanese-war"
DATA = files("admiralty.games.russo_japanese_war") / "data"
SHIPPED = (DATA / f"{SLUG}.toml").read_text(encoding="utf-8")
MAP: dict[str, Any] = json.loads((DATA / f"{SLUG}-map.json").read_text(encoding="utf-8"))

NO_SQUADRON = "; ".join(
    f"ship N-{name} 0"
    for name in ("Tsesarevich", "Retvizan", "Petropavlovsk", "Poltava", "Sevastopol", "Peresvet", "Pobeda")
)


def war(position: str = "", luck: list[int] | None = None, **options: str) -> Table:
    return table(SLUG, position, luck, **options)


def naval(position: str = "", luck: list[int] | None = None, **options: str) -> Table:
    return war(position, luck, advanced_naval="true", **options)


def run(t: Table, *steps: str) -> Table:
    """Play `SEAT ACTION` one after the other."""
    for step in steps:
        seat, _, action = step.partition(" ")
        t.play(seat, action)
    return t


def japan(t: Table, *actions: str) -> Table:
    return run(t, *[f"japan {action}" for action in actions])


def russia(t: Table, *actions: str) -> Table:
    return run(t, *[f"russia {action}" for action in actions])


def state(t: Table) -> State:
    assert isinstance(t.state, State)
    return t.state


def tables(t: Table) -> Tables:
    return state(t).t


def at(t: Table, unit: str) -> str:
    """Where a unit is: a hex or a box."""
    s = state(t)
    return s.t.place_ids[s.where[s.t.unit_ids.index(unit)]]


def choices(t: Table, verb: str = "") -> list[str]:
    """What the acting seat may do now, or what one verb may be said of."""
    texts = [choice.text for choice in t.legal(t.acting[0])]
    return [text.partition(" ")[2] for text in texts if text.partition(" ")[0] == verb] if verb else texts


def asked(t: Table) -> str:
    """`SEAT QUESTION` at the moment, or the ending."""
    if t.is_over:
        return t.ending
    return f"{t.acting[0]} {t.game.prompt(state(t).stack[-1])}"  # type: ignore[arg-type]


def refused(t: Table, action: str, seat: str = "") -> str:
    """The clause that forbids an action to whoever must act."""
    seat = seat or t.acting[0]
    with pytest.raises(Refused) as caught:
        t.play(seat, action)
    assert t.refuses(seat, action) == caught.value.clause
    return caught.value.clause


def told(t: Table, kind: str, seat: str = "") -> list[str]:
    """What a seat (none: a spectator) has heard of one kind, in the words of the notation."""
    return [words(t, event) for _, event in t.heard(seat) if event.kind == kind]


def words(t: Table, event: Event) -> str:
    """What an event is said of; the things of a list are joined by `+`."""
    out: list[str] = []
    for (_, kind), value in zip(t.game.events[event.kind].pairs(), event.args, strict=True):
        things = value if isinstance(value, tuple) else (value,)
        out.append("+".join(t.game.grammar.word(kind.rstrip("*"), thing) for thing in things))
    return " ".join(out)


def morale(t: Table) -> list[int]:
    """Japanese and Russian morale."""
    return state(t).morale


def hand(t: Table, side: str) -> str:
    """The cards a side holds."""
    s = state(t)
    return " ".join(s.t.card_ids[card] for card in s.hand_cards(t.game.seats.index(side)))


def pile(t: Table) -> str:
    """The discards, the top last."""
    s = state(t)
    return " ".join(s.t.card_ids[card] for card in s.pile)


def controls(t: Table, place: str) -> str:
    s = state(t)
    return t.game.seats[s.control[s.t.place_ids.index(place)]]


def zoc(t: Table, side: str) -> set[str]:
    """The hexes in the ZOC of a side, as everybody sees them."""
    found = t.view()["zoc"]
    assert isinstance(found, dict)
    return set(found[side])


def combat(t: Table, key: str) -> Any:
    """What everybody sees of the combat in progress."""
    found = t.view()["combat"]
    assert isinstance(found, dict)
    return found[key]


def outcome(t: Table) -> str:
    return RESULTS[state(t).outcome] if state(t).outcome >= 0 else ""


def steps(t: Table, ship: str) -> int:
    s = state(t)
    return s.steps[s.t.ship_ids.index(f"N-{ship}")]


def altered(*changes: tuple[str, str], **options: str) -> RussoJapaneseWar:
    """The game with an owner's data file: the shipped one with some of its text replaced."""
    text = SHIPPED.replace('dataset = "reconstruction-1"', 'dataset = "altered"')
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    game = games.load(SLUG, options, text)
    assert isinstance(game, RussoJapaneseWar)
    return game
