"""Whether two states are alike in everything, attribute by attribute, also when they are compiled."""

from __future__ import annotations

from admiralty.core.codec import write_stack
from admiralty.core.flow import Frame
from admiralty.core.luck import Tape
from admiralty.core.state import State

STACK = "stack"
PASSING = ("tape", "events", "cuts")
"""Luck to come, whoever listens and how far one may go back are no part of a position."""


def attributes(s: object) -> dict[str, object]:
    """Everything a state, or a part of one, consists of; what is compiled of it is not in its __dict__."""
    names = {name for cls in type(s).__mro__ for name in getattr(cls, "__mypyc_attrs__", ())}
    found = {name: getattr(s, name) for name in sorted(names) if name != "__dict__"}
    return found | getattr(s, "__dict__", {})


def differences(a: State, b: State) -> list[str]:
    """The attributes in which two states differ. Tables that are shared must be the very same object."""
    ours, theirs = attributes(a), attributes(b)
    out = sorted(set(ours) ^ set(theirs))
    for name in sorted(set(ours) & set(theirs) - {*PASSING, "stack"}):
        same = ours[name] is theirs[name] if is_shared(ours[name]) else ours[name] == theirs[name]
        if not same:
            out.append(name)
    if write_stack(a) != write_stack(b):
        out.append("stack")
    return out


def shape(s: State) -> dict[str, str]:
    """What makes up a position, as text, to see later whether it has changed."""
    return {part: repr(contents(getattr(s, part))) for part in s.parts} | {STACK: write_stack(s)}


def contents(value: object) -> object:
    """A part of a state without its objects, which `repr` would tell by where they are in memory."""
    if isinstance(value, (list, tuple)):
        return [contents(item) for item in value]
    if hasattr(value, "clone"):
        return {name: contents(part) for name, part in attributes(value).items()}
    return value


def spoiled(before: dict[str, str], s: State) -> list[str]:
    """What has changed in a state in which nobody has played, in sentences."""
    now = shape(s)
    out = [f"`clone` of the state does not copy {part}" for part in s.parts if now[part] != before[part]]
    for frame, was, is_now in zip(s.stack, before[STACK].split(), now[STACK].split()):
        if was != is_now:
            name = type(frame).__name__
            is_missing = type(frame).clone is Frame.clone
            out.append(
                f"{name} changes its fields but has no clone"
                if is_missing
                else f"`clone` of {name} does not copy its lists"
            )
    return out


def is_shared(value: object) -> bool:
    """Tables: neither numbers nor words nor collections of them."""
    return not isinstance(value, (int, str, tuple, list, dict, set))


def common_lists(a: State, b: State) -> list[str]:
    """The attributes whose lists, at any depth, are one and the same object in both states."""
    theirs = attributes(b)
    return [name for name, value in attributes(a).items() if lists_in(value) & lists_in(theirs.get(name))]


def lists_in(value: object) -> set[int]:
    if isinstance(value, (Frame, Tape)):
        return set()  # a frame that never changes is shared
    if hasattr(value, "clone"):
        return {number for part in attributes(value).values() for number in lists_in(part)}
    if not isinstance(value, (list, tuple)):
        return set()
    inner = {number for item in value for number in lists_in(item)}
    return inner | {id(value)} if isinstance(value, list) else inner
