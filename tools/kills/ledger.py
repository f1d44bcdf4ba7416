"""What the server has acknowledged, and what it was asked without an answer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple


class Move(NamedTuple):
    """An acknowledged command: it must stay in the record. `n` is in the player's own count."""

    table: str
    session: str
    client: str
    n: int
    seat: str
    action: str


class Line(NamedTuple):
    table: str
    session: str
    client: str


class Made(NamedTuple):
    """A table, with the session of its owner and the bots at its seats."""

    table: str
    session: str
    bots: tuple[tuple[str, str], ...]


class Link(NamedTuple):
    """An invitation to a seat, or a link to watch by when there is no seat."""

    token: str
    table: str
    seat: str = ""


class Seated(NamedTuple):
    """A person with a seat, and with a role if it is in a crew."""

    table: str
    seat: str
    session: str
    role: str = ""


class Watching(NamedTuple):
    table: str
    session: str


@dataclass
class Ledger:
    moves: list[Move] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    guests: dict[str, str] = field(default_factory=dict)  # sessions by name
    tables: list[Made] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    seated: list[Seated] = field(default_factory=list)
    watching: list[Watching] = field(default_factory=list)
    notices: dict[str, int] = field(default_factory=dict)  # numbers by text
    asked_tables: Counter[str] = field(default_factory=Counter)  # by session, answered or not
    turned_down: set[tuple[str, str, str]] = field(default_factory=set)  # table, session, client
    faults: list[str] = field(default_factory=list)

    @property
    def acknowledged(self) -> int:
        return sum(self.counts())

    def counts(self) -> tuple[int, ...]:
        """How many of each kind."""
        things = (self.moves, self.lines, self.guests, self.tables, self.seated, self.watching, self.notices)
        return tuple(len(each) for each in things)
