"""What is told of tournaments. Of a game that is being played nothing but that it is."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from admiralty.server.wire.base import Answer
from admiralty.server.wire.lobby import Pace


class TournamentLine(Answer):
    """A row of the list."""

    id: str
    name: str
    game: str
    system: str
    state: str
    rounds: int
    round: int
    entrants: int
    created: int
    starts: int | None
    finished: int | None


class Tournaments(Answer):
    tournaments: list[TournamentLine]


class EntrantLine(Struct, frozen=True):
    """`who` has a profile of that id; "" for a guest who is gone."""

    id: str
    who: str
    name: str
    bot: bool
    out: bool


class GameLine(Struct, frozen=True):
    """A game or a bye. `result` is null while it is played; a bye has no table."""

    round: int
    board: int
    leg: int
    first: str
    second: str | None
    result: str | None
    table: str | None


class StandingLine(Struct, frozen=True):
    entrant: str
    rank: int
    points: float
    played: int
    wins: int
    buchholz: float
    sonneborn_berger: float


class TournamentDetails(Answer):
    """A tournament as a whole. `you` is the caller's own entry; `owner` if the caller organises it."""

    id: str
    name: str
    game: str
    system: str
    state: str
    rounds: int
    round: int
    entrants: int
    created: int
    starts: int | None
    finished: int | None
    organiser: str
    options: dict[str, str]
    both_sides: bool
    due: int | None
    people: list[EntrantLine]
    games: list[GameLine]
    standings: list[StandingLine]
    you: str | None
    owner: bool
    clock: Pace | UnsetType = UNSET


class NewTournament(Answer):
    id: str
