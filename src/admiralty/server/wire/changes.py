"""What differs between two states of the same viewer: edits that lead from one to the other.

`[path, value]` sets what is found along the path; `[path, start, count, items]` replaces `count` items of a
list. An object whose keys differ is set as a whole, so that its keys keep their order.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count
from operator import attrgetter, is_not
from typing import Any, Final, TypeAlias

import msgspec

from admiralty.server.wire.table_state import State

Path: TypeAlias = tuple[str | int, ...]
Edit: TypeAlias = tuple[Path, object] | tuple[Path, int, int, Sequence[object]]

APART: Final = ("log", "now", "views")  # a change has the first two itself, and no views of the past
FIELDS: Final = [field for field in msgspec.structs.fields(State) if field.name not in APART]
NAMES: Final = [field.encode_name for field in FIELDS]
VALUES: Final = attrgetter(*[field.name for field in FIELDS])


def edits(before: State, now: State) -> list[Edit]:
    """Both must have been made for the same viewer: nothing else may go into what one is sent."""
    found: list[Edit] = []
    for name, old, new in zip(NAMES, VALUES(before), VALUES(now), strict=True):
        if old is not new and old != new:
            edit(old, new, (name,), found)
    return found


def edit(before: object, now: object, path: Path, found: list[Edit]) -> None:
    """Called for what is not equal."""
    if type(now) is dict and type(before) is dict and list(before) == list(now):
        for key, new in now.items():
            old = before[key]
            if old is not new and old != new:
                edit(old, new, (*path, key), found)
    elif type(now) is list and type(before) is list:
        edit_list(before, now, path, found)
    else:
        found.append((path, now))


def edit_list(before: list[object], now: list[object], path: Path, found: list[Edit]) -> None:
    """Within the items that differ or, if they are not objects, all from the first to the last of them."""
    differ = [i for i in compress(count(), map(is_not, before, now)) if before[i] != now[i]]
    if len(before) == len(now):
        if all(type(now[i]) is dict for i in differ):
            for i in differ:
                edit(before[i], now[i], (*path, i), found)
            return
        start, same_after = differ[0], len(now) - 1 - differ[-1]
    else:
        start, same_after = same_ends(before, now, differ)
    found.append((path, start, len(before) - same_after - start, now[start : len(now) - same_after]))


def same_ends(before: list[object], now: list[object], differ: list[int]) -> tuple[int, int]:
    """How many items are the same at the beginning and, of the others, at the end."""
    shorter = min(len(before), len(now))
    start = differ[0] if differ else shorter
    backwards = compress(count(), map(is_not, reversed(before), reversed(now)))
    same_after = next((i for i in backwards if before[-1 - i] != now[-1 - i]), shorter)
    return start, min(same_after, shorter - start)


def state_after(state: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The state to which a change leads, as clients make it from the messages."""
    return {**applied(state, change["edits"]), "log": change["log"], "now": change["now"]}


def applied(document: Any, edits: list[list[Any]]) -> Any:
    """A document after edits; the one before them stays as it was."""
    for path, *rest in edits:
        document = changed(document, path, rest)
    return document


def changed(part: Any, path: list[Any], rest: list[Any]) -> Any:
    if path:
        copy = part.copy()
        copy[path[0]] = changed(part[path[0]], path[1:], rest)
        return copy
    if len(rest) == 1:
        return rest[0]
    start, count, items = rest
    return [*part[:start], *items, *part[start + count :]]
