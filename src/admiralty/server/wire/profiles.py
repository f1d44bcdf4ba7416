"""Profiles and the archive of finished games."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from admiralty.server.wire.base import Answer

Verdict: TypeAlias = Literal["won", "drawn", "lost"]


class RatingLine(Struct, frozen=True):
    """Of one side of a game: it lies within two spreads of the mean in 95 % of cases."""

    game: str
    seat: str
    mean: float
    spread: float
    games: int


class RecordLine(Struct, frozen=True):
    game: str
    seat: str
    won: int
    drawn: int
    lost: int


class Profile(Answer):
    """A person or a bot. `against_you` is what they did in games against the caller; `blocked` if the caller
    has blocked them.
    """

    id: str
    name: str
    bot: bool
    account: bool
    since: int | None
    you: bool
    blocked: bool
    ratings: list[RatingLine]
    record: list[RecordLine]
    against_you: list[RecordLine]


class ArchivedSeat(Struct, frozen=True):
    """`who` has a profile of that id."""

    seat: str
    who: str
    name: str
    bot: bool


class ArchivedGame(Struct, frozen=True):
    """A finished game; `result` is that of the person whose games these are, null if it had none."""

    table: str
    game: str
    finished: int
    rated: bool
    options: dict[str, str]
    result: Verdict | None
    seats: list[ArchivedSeat]


class Archive(Answer):
    games: list[ArchivedGame]
    more: bool


class BalanceLine(Struct):
    """Who won how many games with the usual options or, if an option is named, with that choice."""

    option: str
    value: str
    games: int
    drawn: int
    won: dict[str, int]


class SimulatedBalance(Struct):
    """Games that a bot played against itself."""

    bot: str
    lines: list[BalanceLine]


class Balance(Answer):
    """How often each side wins: in finished public games here, and in games that a bot simulated."""

    seats: list[str]
    bot: str
    here: list[BalanceLine]
    simulated: list[BalanceLine]
