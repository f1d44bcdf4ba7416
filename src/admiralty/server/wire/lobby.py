"""What the lobby shows: open challenges and public tables. Nothing of a game in progress is told here."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from admiralty.server.wire.base import Answer, SeatKind, Status

WhoMayJoin: TypeAlias = Literal["anybody", "accounts"]


class Pace(Struct, frozen=True, omit_defaults=True):
    """The clock of each seat: for each turn, then from its bank, to which time is added for each completed
    turn, up to a cap; null means no limit.
    """

    turn_seconds: int | None
    bank_seconds: int | None
    increment_seconds: int | None = None
    cap_seconds: int | None = None


class Challenge(Struct, frozen=True, omit_defaults=True):
    """An open challenge: who offers it (`account` if logged in), on which side ("" is drawn by lot), with
    which options. With `wish` its owner plays anybody. `who` has a profile.
    """

    id: str
    game: str
    who: str
    name: str
    account: bool
    seat: str
    options: dict[str, str]
    takebacks: bool
    whom: WhoMayJoin
    wish: bool
    created: int
    rated: bool = False
    clock: Pace | UnsetType = UNSET


class PublicSeat(Struct, frozen=True, omit_defaults=True):
    """`who` has a profile; an open seat and a crew have none."""

    seat: str
    name: str | None
    kind: SeatKind
    who: str = ""


class PublicTable(Struct, frozen=True, omit_defaults=True):
    """A public table: who plays what, since when, when it was over, and how many people watch it."""

    id: str
    game: str
    status: Status
    seats: list[PublicSeat]
    created: int
    by_code: bool = False  # an organised table, whose seats are taken by code
    finished: int | UnsetType = UNSET
    clock: Pace | UnsetType = UNSET
    watchers: int = 0


class Counts(Struct, frozen=True):
    """How many challenges and public tables of each status a game has."""

    challenges: int
    open: int
    playing: int
    over: int


# Over the socket


class LobbyState(Struct, tag_field="t", tag="lobby", frozen=True):
    """All challenges, and of the public tables of each status the newest."""

    challenges: list[Challenge]
    open: list[PublicTable]
    playing: list[PublicTable]
    over: list[PublicTable]
    counts: dict[str, Counts]


class LobbyChange(Struct, tag_field="t", tag="change", frozen=True):
    """New or changed challenges and tables, and the ids of those that are not listed any more."""

    challenges: list[Challenge]
    tables: list[PublicTable]
    gone: list[str]
    counts: dict[str, Counts]


class OwnChallenges(Struct, tag_field="t", tag="mine", frozen=True):
    challenges: list[str]


class Matched(Struct, tag_field="t", tag="matched", frozen=True):
    """Somebody has accepted one's own challenge: this is the table."""

    challenge: str
    table: str


# Over HTTP


class PublicTables(Answer):
    """A page of the list of public tables, and whether there are more."""

    tables: list[PublicTable]
    more: bool


class NewChallenge(Answer):
    """An open challenge or, if somebody had the same wish, the table."""

    challenge: str | None
    table: str | None


class TakenBack(Answer):
    """The table, if somebody was faster and has accepted the challenge."""

    table: str | None
