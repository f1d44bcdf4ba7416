"""Short questions that the clause tests put to a table, answered in the words of the notation."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import pytest

from admiralty import Refused, Table, games
from admiralty.core.event import Event
from admiralty.core.luck import Seeded
from admiralty.games.port_arthur.game import PortArthur
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import Tables
from admiralty.show.text import Speaker
from tests.support import game, table

SHIPPED = (files("admiralty.games.port_arthur") / "data" / "port-arthur.toml").read_text(encoding="utf-8")

JAPAN_FLEET = (
    "mikasa asahi shikishima fuji asama tokiwa izumo iwate yakumo azuma kasuga nisshin "
    "kasagi chitose takasago yoshino itsukushima matsushima hashidate chinen"
)
PORT_ARTHUR_FLEET = "tsesarevich retvizan poltava sevastopol peresvet pobeda bayan askold diana pallada"
VLADIVOSTOK_FLEET = "rossia gromoboi rurik"


def fog(position: str = "", luck: list[int] | None = None, **options: str) -> Table:
    return table("port-arthur", position, luck, fog_of_war="on", **options)


def random_game(seed: int, **options: str) -> Iterator[Table]:
    """A game of random legal choices, stopping before each of them."""
    t = Table(game("port-arthur", *sorted(options.items())), seed=seed)
    tape = Seeded(seed)
    while not t.is_over:
        yield t
        seat = t.acting[0]
        actions = t.legal(seat)
        t.play(seat, actions[tape.pick(len(actions))].action)


def tables(t: Table) -> Tables:
    assert isinstance(t.game, PortArthur)
    return t.game.tables


def state(t: Table) -> State:
    assert isinstance(t.state, State)
    return t.state


def place(t: Table, ship: str) -> str:
    """Where a ship is: `tsushima`, `port japan`, `yard japan`, `box 4`, `unused`, `sunk`."""
    return tables(t).place_words[state(t).place[tables(t).ship_ids.index(ship)]]


def is_damaged(t: Table, ship: str) -> bool:
    return bool(state(t).face[tables(t).ship_ids.index(ship)])


def ships_at(t: Table, where: str, side: str) -> str:
    """The ships of a side in a place, as a position lists them: `asama fuji*`."""
    s = state(t)
    ids, there = tables(t).ship_ids, tables(t).place_words.index(where)
    ships = tables(t).fleet_ships[t.game.seats.index(side)]
    return " ".join(ids[n] + "*" * s.face[n] for n in ships if s.place[n] == there)


def asked(t: Table, seat: str) -> str:
    """The question as a seat reads it; "" is a spectator."""
    return Speaker(t.game).prompt(t.state, t.game.seat_index(seat) if seat else -1)


def choices(t: Table, seat: str) -> list[str]:
    """What a seat may do now, as players write it."""
    return [choice.text for choice in t.legal(seat)]


def refused(t: Table, seat: str, action: str) -> str:
    """The clause that forbids an action; to play it all the same raises Refused with that clause."""
    with pytest.raises(Refused) as caught:
        t.play(seat, action)
    assert t.refuses(seat, action) == caught.value.clause
    return caught.value.clause


def told(t: Table, kind: str) -> list[tuple[int | tuple[int, ...], ...]]:
    """The numbers of every event of a kind that everybody heard, in order."""
    return [event.args for _, event in t.heard() if event.kind == kind]


def altered(*changes: tuple[str, str], **options: str) -> PortArthur:
    """The game with an owner's data file: the shipped one with some of its text replaced."""
    text = SHIPPED.replace('dataset = "reconstruction-1"', 'dataset = "altered"')
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    game = games.load("port-arthur", options, text)
    assert isinstance(game, PortArthur)
    return game


def log(t: Table, seat: str = "") -> list[str]:
    """What a seat (none: a spectator) has heard since its position: `stuck japan tsushima 3 4`."""
    start = 1 if t.record.header.position else 0
    return [words(t, event) for n, event in t.heard(seat) if n >= start]


def words(t: Table, event: Event) -> str:
    """An event as its kind and what it is said of; the things of a list are joined by `+`."""
    out = [event.kind]
    for (_, kind), value in zip(t.game.events[event.kind].pairs(), event.args, strict=True):
        things = value if isinstance(value, tuple) else (value,)
        out.append("+".join(t.game.grammar.word(kind.rstrip("*"), thing) for thing in things))
    return " ".join(out)


def must_wait(t: Table, seat: str, action: str) -> bool:
    """Whether a seat may not act at all now, so that no clause is named."""
    with pytest.raises(Refused) as caught:
        t.play(seat, action)
    return caught.value.clause == "" and t.legal(seat) == []


def top(t: Table, side: str, zone: str) -> str:
    """The top ship of a squadron in fog of war, which everybody may see."""
    squadrons = t.view(side)["squadrons"]
    assert isinstance(squadrons, list)
    return str(next(seen["top"] for seen in squadrons if (seen["side"], seen["zone"]) == (side, zone)))


def seen(t: Table, seat: str = "") -> dict[str, str]:
    """Where a seat (none: a spectator) sees each ship; a star marks a damaged one."""
    ships = t.view(seat)["ships"]
    assert isinstance(ships, list)
    return {ship["id"] + "*" * ship["damaged"]: ship["place"] for ship in ships}
