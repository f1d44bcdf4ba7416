"""A recorded game: a header, then one line for everything that was done, append-only, as JSON lines.

Luck is written with the action that used it, so a replay never rolls again; the hash of the state after each
entry tells at once where a record was altered.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field

FORMAT = "admiralty-record"
VERSION = 1
SNAPSHOT_EVERY = 50
UNDO = "undo"

# The words of the table, each with the method of a Table that it calls.
TABLE_WORDS = {
    UNDO: "undo",
    "resign": "resign",
    "draw offer": "offer_draw",
    "draw accept": "accept_draw",
    "draw decline": "decline_draw",
    "draw withdraw": "withdraw_draw",
}


class DamagedRecord(ValueError):
    """Text that is no record, or one that does not replay; the message says where."""


@dataclass(frozen=True)
class Entry:
    """One thing done: a seat's action with the luck it used, or a word of the table (`undo`, `resign`, `draw
    ...`).
    """

    n: int
    seat: str
    action: str
    luck: tuple[int, ...]
    hash: str
    time: str


@dataclass
class Header:
    """What is fixed before the first move. `opening` is the luck that set-up used; `data` is an owner's file
    in full, so that nothing else is needed.
    """

    game: str
    rules_version: int
    dataset: str
    options: dict[str, str]
    luck: dict[str, object]
    opening: list[int]
    data: str = ""
    position: str = ""


@dataclass
class Record:
    header: Header
    entries: list[Entry] = field(default_factory=list)
    snapshots: dict[int, str] = field(default_factory=dict)

    def write(self, public: bool = False) -> str:
        """The whole record; a public one keeps the seed or key of the dice to itself."""
        luck = {k: v for k, v in self.header.luck.items() if not (public and k in ("seed", "key"))}
        head = {"format": FORMAT, "version": VERSION, **vars(self.header), "luck": luck}
        lines = [dump(head)]
        for entry in self.entries:
            lines.append(dump({**vars(entry), "luck": list(entry.luck)}))
            if entry.n in self.snapshots:
                lines.append(dump({"snapshot": entry.n, "position": self.snapshots[entry.n]}))
        return "\n".join(lines) + "\n"


def dump(thing: dict[str, object]) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Record:
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise DamagedRecord("the file is empty")
    record = Record(read_header(parse(1, lines[0])))
    for number, line in enumerate(lines[1:], start=2):
        thing = parse(number, line)
        if "snapshot" in thing:
            record.snapshots[whole(number, thing, "snapshot")] = words(number, thing, "position")
        else:
            record.entries.append(read_entry(number, thing, len(record.entries) + 1))
    return record


def parse(number: int, line: str) -> dict[str, object]:
    try:
        thing = json.loads(line)
    except (ValueError, RecursionError):
        raise DamagedRecord(f"line {number} is cut off or altered") from None
    if not isinstance(thing, dict):
        raise DamagedRecord(f"line {number} is no entry of a record")
    return thing


def read_header(head: dict[str, object]) -> Header:
    if head.get("format") != FORMAT:
        raise DamagedRecord("this is no recorded game of Admiralty")
    if head.get("version") != VERSION:
        raise DamagedRecord(
            f"this record has format version {head.get('version')}; version {VERSION} is understood"
        )
    options, luck = head.get("options"), head.get("luck")
    if not isinstance(options, dict) or not all(isinstance(v, str) for v in options.values()):
        raise DamagedRecord("line 1 lacks the options")
    if not isinstance(luck, dict) or "kind" not in luck:
        raise DamagedRecord("line 1 does not say where the luck comes from")
    return Header(
        words(1, head, "game"),
        whole(1, head, "rules_version"),
        words(1, head, "dataset"),
        options,
        luck,
        outcomes(1, head, "opening"),
        words(1, head, "data"),
        words(1, head, "position"),
    )


def read_entry(number: int, thing: dict[str, object], n: int) -> Entry:
    luck = outcomes(number, thing, "luck")
    if whole(number, thing, "n") != n:
        raise DamagedRecord(f"line {number} should be entry {n}: a line is missing or doubled")
    seat, action = words(number, thing, "seat"), words(number, thing, "action")
    return Entry(n, seat, action, tuple(luck), words(number, thing, "hash"), words(number, thing, "time"))


def outcomes(number: int, thing: dict[str, object], key: str) -> list[int]:
    value = thing.get(key)
    if not isinstance(value, list) or not all(isinstance(v, int) for v in value):
        raise DamagedRecord(f"line {number} lacks {key!r}")
    return value


def words(number: int, thing: dict[str, object], key: str) -> str:
    value = thing.get(key)
    if not isinstance(value, str):
        raise DamagedRecord(f"line {number} lacks {key!r}")
    return value


def whole(number: int, thing: dict[str, object], key: str) -> int:
    value = thing.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise DamagedRecord(f"line {number} lacks {key!r}")
    return value
