"""What a seat sees as a list of numbers between -1 and 1, each with a name.

The view of the seat is taken apart into features: `ships/mikasa/place=tsushima` is 1 when that stands in the
view, `points/red` is a number, a list of words counts them. Nothing but the view and the seat's own question
is used, so what the seat may not know is not in it.

The features are those found in a fixed set of random games, the same ones everywhere. Numbers are divided by
the largest found there. A feature that only turns up later goes into one of the OTHERS at the end, by a hash
of its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from zlib import crc32

from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State

OTHERS: Final = 64
SAMPLED_POSITIONS: Final = 1_000
STRIDE: Final = 6
MAX_GAMES: Final = 400
MAX_DECISIONS: Final = 20_000

Features = dict[str, float]


def gather(out: Features, value: object, path: str) -> None:
    """Add the names and numbers of one part of a view; one that occurs twice adds up.

    >>> found: Features = {}
    >>> gather(found, {"turn": 2, "ships": [{"id": "fuji", "damaged": True}], "hand": ["ace", "ace"]}, "")
    >>> found
    {'turn': 2.0, 'ships/fuji': 1.0, 'ships/fuji/damaged': 1.0, 'hand=ace': 2.0}
    """
    if isinstance(value, str):
        add(out, f"{path}={value}", 1.0)
    elif isinstance(value, (bool, int, float)):
        add(out, path, float(value))
    elif isinstance(value, dict):
        for key, inner in value.items():
            gather(out, inner, f"{path}/{key}" if path else str(key))
    elif isinstance(value, (list, tuple)):
        for n, inner in enumerate(value):
            if isinstance(inner, str):
                add(out, f"{path}={inner}", 1.0)
            elif isinstance(inner, dict):
                gather_entry(out, inner, path)
            else:
                gather(out, inner, f"{path}/{n}")


def gather_entry(out: Features, entry: dict[str, object], path: str) -> None:
    """An entry of a list is named by its id or, without one, by all its words; its presence counts 1."""
    if "id" in entry:
        own = f"{path}/{entry['id']}"
        rest = [(key, inner) for key, inner in entry.items() if key != "id"]
    else:
        own = "/".join([path, *[v for v in entry.values() if isinstance(v, str)]])
        rest = [(key, inner) for key, inner in entry.items() if not isinstance(inner, str)]
    add(out, own, 1.0)
    for key, inner in rest:
        gather(out, inner, f"{own}/{key}")


def add(out: Features, name: str, value: float) -> None:
    out[name] = out.get(name, 0.0) + value


def gather_asked(out: Features, game: Game, s: State, seat: int) -> None:
    """Which seat looks, and what it is asked, if it is."""
    add(out, f"seat={game.seats[seat]}", 1.0)
    if not s.stack:
        return
    ask = flow.question(s)
    if seat not in ask.seats(s):
        return
    name = game.prompt(ask)
    add(out, f"asked={name}", 1.0)
    for (label, what), value in zip(game.prompts[name].pairs(), ask.about(s, seat), strict=True):
        for one in value if isinstance(value, tuple) else (value,):
            ids = game.grammar.ids.get(what.rstrip("*"))
            if ids is None:
                add(out, f"asked/{label}", float(one))
            elif one >= 0:
                add(out, f"asked/{label}={ids[one]}", 1.0)


class Encoder:
    """Features in a fixed order: `names` says which, `encode` fills them in."""

    def __init__(self, game: Game) -> None:
        self.game = game
        scales: dict[str, float] = {}
        for s in explored(game):
            for seat in range(len(game.seats)):
                for name, value in self.totals(s, seat).items():
                    scales[name] = max(scales.get(name, 1.0), abs(value))
        self.names: list[str] = [*sorted(scales), *(f"other {n}" for n in range(OTHERS))]
        self.place: dict[str, int] = {name: n for n, name in enumerate(self.names)}
        self.scale: list[float] = [scales[name] for name in sorted(scales)] + [1.0] * OTHERS
        self.size = len(self.names)

    def totals(self, s: State, seat: int) -> Features:
        """The seat's features by name."""
        out: Features = {}
        gather(out, self.game.view(s, seat), "")
        gather_asked(out, self.game, s, seat)
        return out

    def encode(self, s: State, seat: int) -> list[float]:
        out = [0.0] * self.size
        known = self.size - OTHERS
        for name, value in self.totals(s, seat).items():
            n = self.place.get(name, -1)
            if n < 0:
                n = known + crc32(name.encode()) % OTHERS
            out[n] = max(-1.0, min(1.0, out[n] + value / self.scale[n]))
        return out


def explored(game: Game) -> Iterator[State]:
    """Positions of random games, always the same ones."""
    seen = 0
    for number in range(MAX_GAMES):
        s = game.setup(Seeded(number))
        choice = Seeded(number + MAX_GAMES)
        for n in range(MAX_DECISIONS):
            if n % STRIDE == number % STRIDE or not s.stack:
                yield s
                seen += 1
            if not s.stack or seen >= SAMPLED_POSITIONS:
                break
            ask = flow.question(s)
            seats = ask.seats(s)
            seat = seats[choice.pick(len(seats))]
            choices = ask.explore(s, seat)
            flow.apply(s, seat, choices[choice.pick(len(choices))])
        if seen >= SAMPLED_POSITIONS:
            return
