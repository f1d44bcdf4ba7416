"""What a seat sees as a list of numbers between -1 and 1, each with a name.

The view of the seat is taken apart into features: `ships/mikasa/place=tsushima` is 1 when that stands in the
view, `points/red` is a number, a list of words counts them. Nothing but the view and the seat's own question
is used, so what the seat may not know is not in it.

Which features there are is found out by playing a fixed set of random games, the same ones everywhere, and
numbers are divided by the largest found there. A feature that first turns up later goes into one of the
OTHERS at the end, by a hash of its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from zlib import crc32

from admiralty.core import flow
from admiralty.core.event import Kind
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State

OTHERS: Final = 64
POSITIONS: Final = 1_000
STRIDE: Final = 6
MOST_GAMES: Final = 400
MOST_DECISIONS: Final = 20_000

Feature = tuple[str, float]


def features(value: object, path: str) -> Iterator[Feature]:
    """Names and numbers of one part of a view.

    >>> list(features({"turn": 2, "ships": [{"id": "fuji", "damaged": True}], "hand": ["ace"]}, ""))
    [('turn', 2.0), ('ships/fuji', 1.0), ('ships/fuji/damaged', 1.0), ('hand=ace', 1.0)]
    """
    if value is None:
        return
    if isinstance(value, (bool, int, float)):
        yield path, float(value)
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from features(inner, f"{path}/{key}" if path else str(key))
    elif isinstance(value, (list, tuple)):
        for n, inner in enumerate(value):
            if isinstance(inner, str):
                yield f"{path}={inner}", 1.0
            elif isinstance(inner, dict):
                yield from entry_features(inner, path)
            else:
                yield from features(inner, f"{path}/{n}")


def entry_features(entry: dict[str, object], path: str) -> Iterator[Feature]:
    """An entry of a list is known by its id or, without one, by all its words; that it is there counts."""
    words = [entry["id"]] if "id" in entry else [v for v in entry.values() if isinstance(v, str)]
    own = "/".join([path, *map(str, words)])
    yield own, 1.0
    for key, inner in entry.items():
        if inner not in words or isinstance(inner, bool):
            yield from features(inner, f"{own}/{key}")


def asked_features(game: Game, s: State, seat: int) -> Iterator[Feature]:
    """Which seat looks, and what it is asked, if it is."""
    yield f"seat={game.seats[seat]}", 1.0
    if not s.stack:
        return
    ask = flow.question(s)
    if seat not in ask.seats(s):
        return
    name = game.prompt(ask)
    yield f"asked={name}", 1.0
    kind: Kind = game.prompts[name]
    for (label, what), value in zip(kind.pairs(), ask.about(s, seat), strict=True):
        for one in value if isinstance(value, tuple) else (value,):
            ids = game.grammar.ids.get(what.rstrip("*"))
            if ids is None:
                yield f"asked/{label}", float(one)
            elif one >= 0:
                yield f"asked/{label}={ids[one]}", 1.0


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

    def totals(self, s: State, seat: int) -> dict[str, float]:
        """The seat's features by name; one that occurs twice adds up."""
        out: dict[str, float] = {}
        for name, value in features(self.game.view(s, seat), ""):
            out[name] = out.get(name, 0.0) + value
        for name, value in asked_features(self.game, s, seat):
            out[name] = out.get(name, 0.0) + value
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
    for number in range(MOST_GAMES):
        s = game.setup(Seeded(number))
        choice = Seeded(number + MOST_GAMES)
        for n in range(MOST_DECISIONS):
            if n % STRIDE == number % STRIDE or not s.stack:
                yield s
                seen += 1
            if not s.stack or seen >= POSITIONS:
                break
            ask = flow.question(s)
            seats = ask.seats(s)
            seat = seats[choice.pick(len(seats))]
            choices = ask.explore(s, seat)
            flow.apply(s, seat, choices[choice.pick(len(choices))])
        if seen >= POSITIONS:
            return
