"""A recorded game: a header, then one line for everything that was done, append-only, as JSON lines.

Luck is written with the action that used it, so a replay never rolls again; the hash of the state after each
entry tells at once where a record was altered. The trace of an entry tells what it led to, so that a game can
be shown when the rules have changed since.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime

from admiralty import games
from admiralty.games import GameRecipe
from admiralty.kit.bounds import MAX_CHARACTERS

FORMAT = "admiralty-record"
VERSION = 1
SNAPSHOT_EVERY = 50

# Words of the table, which are no actions of the game.
UNDO = "undo"
RESIGN = "resign"
DRAW_OFFER = "draw offer"
DRAW_ACCEPT = "draw accept"
DRAW_DECLINE = "draw decline"
DRAW_WITHDRAW = "draw withdraw"
TABLE_WORDS = (UNDO, RESIGN, DRAW_OFFER, DRAW_ACCEPT, DRAW_DECLINE, DRAW_WITHDRAW)

# Words about going back. Those with a number name the entry after which the game goes on.
RETURN = "return"
PRACTICE = "practice"
TAKEBACK_ASK = "takeback ask"
TAKEBACK_AGREE = "takeback agree"
TAKEBACK_ACCEPT = "takeback accept"
TAKEBACK_DECLINE = "takeback decline"
TAKEBACK_WITHDRAW = "takeback withdraw"

# What a record may hold at most; whether it makes sense is for the rules to say.
MAX_LINES = 200_000
MAX_NAME = 64
MAX_WORDS = 500
MAX_OUTCOMES = 10_000
MAX_OPTIONS = 200
LARGEST_NUMBER = 10**9
LARGEST_SEED = 10**40
HASH = re.compile(r"[0-9a-f]{0,32}", re.ASCII)
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)


class DamagedRecord(ValueError):
    """Text that is no record, or one that does not replay; the message says where."""


@dataclass(frozen=True)
class Entry:
    """One thing done: a seat's action with the luck it used, or a word of the table (`undo`, `resign`, `draw
    ...`). `trace` is empty in records of earlier days.
    """

    n: int
    seat: str
    action: str
    luck: tuple[int, ...]
    hash: str
    time: str
    trace: str = ""


@dataclass
class Header:
    """What is fixed before the first move. `opening` is the luck that set-up used, `start` the trace of the
    moment after it; `data` is an owner's file in full, so that nothing else is needed.
    """

    game: str
    rules_version: int
    dataset: str
    options: dict[str, str]
    luck: dict[str, object]
    opening: list[int]
    data: str = ""
    position: str = ""
    start: str = ""

    @property
    def recipe(self) -> GameRecipe:
        """How the present rules build the game; raises ValueError when there is no way to them."""
        game = games.find(self.game)
        options = game.upgrades.options(self.options, self.rules_version, game.rules_version)
        return GameRecipe(self.game, tuple(options.items()), self.data)


@dataclass
class Record:
    header: Header
    entries: list[Entry] = field(default_factory=list)
    snapshots: dict[int, str] = field(default_factory=dict)
    bots: dict[str, str] = field(default_factory=dict)  # by seat, in a record that is saved or reopened

    def write(self, public: bool = False, ended: dict[str, str] | None = None) -> str:
        """The whole record; a public one keeps the seed or key of the dice to itself. `ended` tells how and
        by whom a game was left without a result; it is only a note, and reading does not need it.
        """
        return "".join(f"{line}\n" for line in self.lines(public, ended))

    def lines(self, public: bool = False, ended: dict[str, str] | None = None) -> Iterator[str]:
        """The same, line by line."""
        return map(dump, self.objects(public, ended))

    def objects(
        self, public: bool = False, ended: dict[str, str] | None = None
    ) -> Iterator[dict[str, object]]:
        """What the lines say."""
        luck = {k: v for k, v in self.header.luck.items() if not (public and k in ("seed", "key"))}
        head: dict[str, object] = {"format": FORMAT, "version": VERSION, **vars(self.header), "luck": luck}
        if not self.header.start:
            del head["start"]
        if ended is not None:
            head["ended"] = ended
        if self.bots:
            head["bots"] = self.bots
        yield head
        for entry in self.entries:
            yield {key: value for key, value in vars(entry).items() if key != "trace" or value}
            if entry.n in self.snapshots:
                yield {"snapshot": entry.n, "position": self.snapshots[entry.n]}


def dump(thing: dict[str, object]) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Record:
    """A record from its text. Every field is checked here, so that it is safe to keep and to show."""
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise DamagedRecord("the file is empty")
    if len(lines) > MAX_LINES:
        raise DamagedRecord(f"the record has more than {MAX_LINES} lines")
    head = parse(1, lines[0])
    record = Record(read_header(head), bots=read_names(head.get("bots", {}), "bots"))
    for number, line in enumerate(lines[1:], start=2):
        thing = parse(number, line)
        if "snapshot" in thing:
            n = whole(number, thing, "snapshot")
            if n != len(record.entries) or not n:
                raise DamagedRecord(f"line {number} is a snapshot of another entry than the one before it")
            record.snapshots[n] = words(number, thing, "position", MAX_CHARACTERS)
        else:
            record.entries.append(read_entry(number, thing, len(record.entries) + 1))
    if "after" in record.header.luck and whole(1, record.header.luck, "after") > len(record.entries):
        raise DamagedRecord("the dice of this record begin after its end")
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
        found = str(head.get("version"))[:MAX_NAME]
        raise DamagedRecord(f"this record has format version {found}; version {VERSION} is understood")
    return Header(
        words(1, head, "game", MAX_NAME),
        whole(1, head, "rules_version"),
        words(1, head, "dataset"),
        read_names(head.get("options"), "options"),
        read_luck(head.get("luck")),
        outcomes(1, head, "opening"),
        words(1, head, "data", MAX_CHARACTERS),
        words(1, head, "position", MAX_CHARACTERS),
        words(1, {"start": "", **head}, "start", MAX_CHARACTERS),
    )


def read_names(found: object, what: str) -> dict[str, str]:
    if not isinstance(found, dict) or len(found) > MAX_OPTIONS:
        raise DamagedRecord(f"line 1 lacks the {what}")
    return {words(1, {"name": name}, "name", MAX_NAME): words(1, found, name, MAX_NAME) for name in found}


def read_luck(found: object) -> dict[str, object]:
    """Where the luck comes from: only known keys, each with a value of its type."""
    if not isinstance(found, dict) or "kind" not in found:
        raise DamagedRecord("line 1 does not say where the luck comes from")
    luck: dict[str, object] = {}
    for key in found:
        if key in ("kind", "key", "commitment", "game_id"):
            luck[key] = words(1, found, key)
        elif key == "outcomes":
            luck[key] = outcomes(1, found, key)
        elif key == "after":
            luck[key] = whole(1, found, key, least=0)
        elif key == "seed":
            luck[key] = whole(1, found, key, -LARGEST_SEED, LARGEST_SEED)
        else:
            raise DamagedRecord("line 1 says something unknown about the luck")
    return luck


def read_entry(number: int, thing: dict[str, object], n: int) -> Entry:
    luck = outcomes(number, thing, "luck")
    if whole(number, thing, "n") != n:
        raise DamagedRecord(f"line {number} should be entry {n}: a line is missing or doubled")
    seat, action = words(number, thing, "seat", MAX_NAME), words(number, thing, "action")
    hash_after, time = words(number, thing, "hash"), words(number, thing, "time")
    if not HASH.fullmatch(hash_after):
        raise DamagedRecord(f"line {number} has a hash that is none")
    if time and not is_time(time):
        raise DamagedRecord(f"line {number} has a time that is none")
    trace = words(number, {"trace": "", **thing}, "trace", MAX_CHARACTERS)
    return Entry(n, seat, action, tuple(luck), hash_after, time, trace)


def is_time(text: str) -> bool:
    """Whether a text is a time as entries have it, of a date that exists."""
    if not TIME.fullmatch(text):
        return False
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def outcomes(number: int, thing: dict[str, object], key: str) -> list[int]:
    value = thing.get(key)
    if not isinstance(value, list) or len(value) > MAX_OUTCOMES or not all(is_whole(v) for v in value):
        raise DamagedRecord(f"line {number} lacks {key!r}")
    return value


def words(number: int, thing: dict[str, object], key: str, longest: int = MAX_WORDS) -> str:
    value = thing.get(key)
    if not isinstance(value, str) or len(value) > longest or not is_text(value):
        raise DamagedRecord(f"line {number} lacks {key[:MAX_NAME]!a}")
    return value


def is_text(value: str) -> bool:
    """Whether every file and every database can keep it: no NUL, no lone surrogate."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in value


def whole(
    number: int, thing: dict[str, object], key: str, least: int = -LARGEST_NUMBER, most: int = LARGEST_NUMBER
) -> int:
    value = thing.get(key)
    if not is_whole(value, least, most):
        raise DamagedRecord(f"line {number} lacks {key!r}")
    assert isinstance(value, int)
    return value


def is_whole(value: object, least: int = -LARGEST_NUMBER, most: int = LARGEST_NUMBER) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
