"""Positions as text, at any decision, and the hash that tells whether two states are the same.

A position is `game/version; words of the game; ...; at Phase.clause[fields] ... Question[fields]`. The words
before `at` are the game's own (its notation.py); the stack of frames is written here. A phase names the
clause that is in progress, so a position survives when clauses are added around it.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final

from admiralty.core import flow
from admiralty.core.flow import NOT_ASKED, WAITING, Ask, Frame, Phase, Plan, Sealed, question
from admiralty.core.state import State

MAX_LENGTH: Final = 100_000  # letters of a position; real ones have a few thousand at most
MAX_DIGITS: Final = 18
MAX_FRAMES: Final = 32
MAX_DEPTH: Final = 2  # of lists in a field
TABLE_ENDINGS: Final = ("resigned", "agreed draw", "rules changed")  # which no clause of a game brings about
SHARED: Final = ("at", "result")  # words of a position that are not the game's own

dumps: Final = json.JSONEncoder(check_circular=False, separators=(",", ":")).encode


class BadPosition(ValueError):
    """Text that is not a position. The message says which part is wrong."""


def frames_of(modules: tuple[ModuleType, ...]) -> dict[str, type[Frame]]:
    """Every kind of frame that a game's rule modules define."""
    out: dict[str, type[Frame]] = {}
    for module in modules:
        for name, thing in vars(module).items():
            is_own = getattr(thing, "__module__", "") == module.__name__
            if is_own and isinstance(thing, type) and issubclass(thing, Frame):
                out[name] = thing
    return out


def fields(frame: Frame) -> list[object]:
    return [getattr(frame, name) for name in type(frame).__dataclass_fields__]  # type: ignore[attr-defined]


def named_fields(frame: Frame) -> dict[str, object]:
    return dict(zip(type(frame).__dataclass_fields__, fields(frame)))  # type: ignore[attr-defined]


def split(text: str) -> list[str]:
    """Split a position into its words, with single spaces inside them."""
    if len(text) > MAX_LENGTH:
        raise BadPosition(f"a position has at most {MAX_LENGTH} letters, not {len(text)}")
    if not text.isprintable() and any(not (c.isprintable() or c.isspace()) for c in text):
        raise BadPosition("a position has no letters that cannot be printed")
    if re.search(rf"\d{{{MAX_DIGITS + 1}}}", text):
        raise BadPosition(f"a number of a position has at most {MAX_DIGITS} digits")
    return [" ".join(word.split()) for word in text.split(";") if word.strip()]


@dataclass
class Place:
    """A frame of a position as it is written: its name, the clause in progress or "", its fields."""

    frame: str
    clause: str
    fields: list[Any]

    @property
    def where(self) -> str:
        return f"{self.frame}.{self.clause}" if self.clause else self.frame

    def __str__(self) -> str:
        return f"{self.where}{self.fields}".replace(" ", "")


def read_places(text: str) -> list[Place]:
    """The stack of a position, bottom first."""
    if len(text.split()) > MAX_FRAMES:
        raise BadPosition(f"at most {MAX_FRAMES} frames stand on the stack")
    places: list[Place] = []
    for word in text.split():
        name, _, values = word.partition("[")
        frame, _, clause = name.partition(".")
        if not frame.isidentifier() or not (f"_{clause}".isidentifier() and clause.isascii()):
            raise BadPosition(f"no such frame: {word!r}")
        try:
            numbers = json.loads("[" + values)
        except (ValueError, RecursionError):
            raise BadPosition(f"unreadable fields in {word!r}") from None
        if not isinstance(numbers, list) or not all(is_plain(n, MAX_DEPTH) for n in numbers):
            raise BadPosition(f"the fields of {word!r} must be whole numbers or lists of them")
        places.append(Place(frame, clause, numbers))
    return places


def read_stack(text: str, frames: dict[str, type[Frame]]) -> tuple[list[Frame], list[int]]:
    """The frames of a position, made anew, and how far each has come."""
    stack: list[Frame] = []
    at: list[int] = []
    for place in read_places(text):
        if place.frame not in frames:
            raise BadPosition(f"no such frame: {place.frame!r}")
        cls = frames[place.frame]
        expected = dataclasses.fields(cls)  # type: ignore[arg-type]
        if len(place.fields) != len(expected):
            raise BadPosition(f"{place.frame} has {len(expected)} fields, not {place.fields}")
        try:
            stack.append(cls(*place.fields))
            at.append(flow.after(stack[-1], place.clause))
        except TypeError:
            raise BadPosition(f"a field of {place} has the wrong shape") from None
        except ValueError:
            raise BadPosition(f"{place.frame} has no clause {place.clause!r}") from None
    if not all(isinstance(frame, (Phase, Ask)) for frame in stack):
        raise BadPosition("only phases and questions stand on the stack")
    if stack and not isinstance(stack[-1], Ask):
        raise BadPosition(f"a position stands at a question, not at {type(stack[-1]).__name__}")
    return stack, at


def place_of(frame: Frame, at: int) -> Place:
    return Place(type(frame).__name__, flow.in_progress(frame, at), fields(frame))


def write_stack(s: State) -> str:
    """Such as `Turn.sorties[] Sortie[0]`; fields are whole numbers and lists of them."""
    return " ".join([str(place_of(frame, at)) for frame, at in zip(s.stack, s.at, strict=True)])


def is_plain(value: object, depth: int) -> bool:
    """A whole number, or lists of them as deep as that."""
    if isinstance(value, list):
        return depth > 0 and all(is_plain(v, depth - 1) for v in value)
    return isinstance(value, int) and not isinstance(value, bool)


def read_number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise BadPosition(f"{text!r} is not a whole number")
    return int(text)


def read_result(text: str, seats: int, endings: tuple[str, ...]) -> tuple[tuple[int, ...], str]:
    """`[1,-1] PA-4.5`: what the game was worth to each seat, and the clause that ended it."""
    payoffs, _, ending = text.partition(" ")
    try:
        numbers = json.loads(payoffs)
    except (ValueError, RecursionError):
        raise BadPosition(f"unreadable result: {text!r}") from None
    if not isinstance(numbers, list) or not all(is_plain(n, 0) for n in numbers):
        raise BadPosition(f"unreadable result: {text!r}")
    if len(numbers) != seats or ending not in endings + TABLE_ENDINGS:
        raise BadPosition(f"no game ends like this: {text!r}")
    return tuple(numbers), ending


def check_stack(s: State, nesting: dict[str, tuple[str, ...]], seats: int) -> None:
    """Raise AssertionError unless every frame may stand on the one below it."""
    below = ""
    for frame, at in zip(s.stack, s.at, strict=True):
        name = type(frame).__name__
        assert not nesting or name in nesting.get(below, ()), f"{name} cannot stand on {below or 'nothing'}"
        if isinstance(frame, Sealed):
            check_sealed(s, frame, seats)
        elif isinstance(frame, Plan) and {"orders", "closed"} <= set(named_fields(frame)):
            check_plan(s, frame, seats)
        below = place_of(frame, at).where


def check_question(s: State, seats: int) -> None:
    """Raise AssertionError unless a seat can answer, or the game is over and has a result."""
    if not s.stack:
        assert s.result, "the game is over but has no result"
        return
    assert not s.result, "the game has a result but goes on"
    acting = question(s).seats(s)
    assert acting, "nobody is asked"
    assert len(set(acting)) == len(acting), "somebody is asked twice"
    assert all(0 <= seat < seats for seat in acting), "a seat is asked that is not there"
    assert all(question(s).legal(s, seat) for seat in acting), "somebody has nothing to choose from"


def check_sealed(s: State, ask: Sealed, seats: int) -> None:
    name = type(ask).__name__
    assert len(ask.answers) == seats, f"{name}: there must be an answer for each seat"
    assert WAITING in ask.answers, f"{name}: all answers are in"
    for seat, a in enumerate(ask.answers):
        assert a in (WAITING, NOT_ASKED) or a in ask.legal(s, seat), f"{name}: no such answer"


def check_plan(s: State, plan: Plan, seats: int) -> None:
    name = type(plan).__name__
    assert len(plan.orders) == len(plan.closed) == seats, f"{name}: there must be a list for each seat"
    assert 0 in plan.closed, f"{name}: all lists are closed"
    assert set(plan.closed) <= {0, 1}, f"{name}: a list is open or closed"
    for seat, orders in enumerate(plan.orders):
        for i, a in enumerate(orders):
            assert a in plan.steps(s, seat, orders[:i]), f"{name}: no such order"


def substance(s: State) -> list[object]:
    """All of a position. Program counters are numbers: names would change the hashes of stored records."""
    frames = [f"{type(frame).__name__}.{at}{fields(frame)}" for frame, at in zip(s.stack, s.at, strict=True)]
    return [s.numbers(), list(s.result), s.ending, " ".join(frames).replace(", ", ",")]


def digest(s: State, encode: Callable[[object], str] = dumps) -> str:
    """Sixteen hex digits that differ when positions do, future luck aside. Encoders write the same JSON."""
    return hashlib.blake2b(encode(substance(s)).encode(), digest_size=8).hexdigest()
