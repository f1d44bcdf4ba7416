"""Positions as text, at any decision, and the hash that tells whether two states are the same.

A position is `game/version; words of the game; ...; at Frame.clause[fields] ...`. The words before `at` are
the game's own (its notation.py); the stack of frames is written here.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from typing import TYPE_CHECKING, Final

from admiralty.core.flow import Ask, Frame, Phase
from admiralty.core.state import State

if TYPE_CHECKING:
    from types import ModuleType


dumps: Final = json.JSONEncoder(separators=(",", ":")).encode


class BadPosition(ValueError):
    """Text that is no position; the message says which part is wrong."""


def frames_of(modules: tuple[ModuleType, ...]) -> dict[str, type[Frame]]:
    """Every kind of frame that a game's rule modules define."""
    out: dict[str, type[Frame]] = {}
    for module in modules:
        for name, thing in vars(module).items():
            if (
                isinstance(thing, type)
                and issubclass(thing, Frame)
                and vars(thing)["__module__"] == module.__name__
            ):
                out[name] = thing
    return out


def fields(frame: Frame) -> list[object]:
    return [getattr(frame, name) for name in type(frame).__dataclass_fields__]  # type: ignore[attr-defined]


def write_stack(s: State) -> str:
    """Such as `Turn.2[] Sortie.0[0]`; fields are whole numbers and lists of them."""
    words = [f"{type(f).__name__}.{at}{fields(f)}" for f, at in zip(s.stack, s.at, strict=True)]
    return " ".join([word.replace(" ", "") for word in words])


def read_stack(text: str, frames: dict[str, type[Frame]]) -> tuple[list[Frame], list[int]]:
    stack: list[Frame] = []
    at: list[int] = []
    for word in text.split():
        name, _, values = word.partition("[")
        name, _, number = name.partition(".")
        if name not in frames or not number.isdigit():
            raise BadPosition(f"no such frame: {word!r}")
        cls = frames[name]
        try:
            numbers = json.loads("[" + values)
        except (ValueError, RecursionError):
            raise BadPosition(f"unreadable fields in {word!r}") from None
        expected = dataclasses.fields(cls)  # type: ignore[arg-type]
        if not isinstance(numbers, list) or len(numbers) != len(expected):
            raise BadPosition(f"{name} has {len(expected)} fields, not those of {word!r}")
        if not all(is_plain(n) for n in numbers):
            raise BadPosition(f"the fields of {word!r} must be whole numbers or lists of them")
        try:
            stack.append(cls(*numbers))
        except TypeError:
            raise BadPosition(f"a field of {word!r} has the wrong shape") from None
        at.append(int(number))
    if stack and not isinstance(stack[-1], Ask):
        raise BadPosition(f"a position stands at a question, not at {type(stack[-1]).__name__}")
    if not all(isinstance(frame, (Phase, Ask)) for frame in stack):
        raise BadPosition("only phases and questions stand on the stack")
    return stack, at


def is_plain(value: object) -> bool:
    if isinstance(value, list):
        return all(is_plain(v) for v in value)
    return isinstance(value, int) and not isinstance(value, bool)


def substance(s: State) -> str:
    """Everything a position consists of, in one canonical text."""
    own = [getattr(s, part) for part in s.parts]
    return dumps([own, list(s.result), s.ending, write_stack(s)])


def digest(s: State) -> str:
    """Sixteen hex digits that differ when positions differ; luck still to come is no part of a position."""
    return hashlib.blake2b(substance(s).encode(), digest_size=8).hexdigest()
