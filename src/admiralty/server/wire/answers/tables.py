"""Tables: their list, their details, and the ways to a seat."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from admiralty.server.wire.answers.library import GameDocument
from admiralty.server.wire.base import Answer, EncodedLine, Role, Status
from admiralty.server.wire.table_state import Ended, Seat


class Invitation(Answer):
    seat: str
    used: bool


class InvitedTo(Answer):
    """What a link leads to: the game, the seat or "" for spectators, and who made the table."""

    game: str
    seat: str
    host: str


class TableLine(Answer):
    """A row of the lobby."""

    id: str
    game: str
    seats: list[Seat]
    status: Status
    acting: list[str]
    updated: int
    you: list[str]
    ended: Ended | UnsetType = UNSET


class TableDetails(Answer):
    id: str
    game: str
    options: dict[str, str]
    dataset: str
    status: Status
    seats: list[Seat]
    you: list[str]
    owner: bool
    invitations: list[Invitation]
    commitment: str
    seq: int
    deserted_days: int
    public: bool
    key: str | UnsetType = UNSET
    ended: Ended | UnsetType = UNSET


class ReplaySeat(Struct, frozen=True):
    seat: str
    name: str
    bot: bool


class SharedReplay(Answer):
    """A finished game without its moments: `last` is the number of the last one."""

    game: GameDocument
    seats: list[ReplaySeat]
    last: int
    log: list[EncodedLine]


class NewTable(Answer):
    id: str


class NextGame(Answer):
    """The table of a rematch; none while somebody has not agreed."""

    table: str | None


class Link(Answer):
    link: str


class Revoked(Answer):
    """How many links for spectators stopped working, and how many people were sent away."""

    links: int
    watchers: int


class Joined(Answer):
    """The seat of the caller; "" for a spectator. Only members of crews have a role."""

    table: str
    seat: str
    role: Role | UnsetType = UNSET


class Notes(Answer):
    text: str


class Watching(Answer):
    table: str
