"""The messages of the socket, both ways: JSON, with the kind in `t`.

A client sends one message per frame; the server sends all that is due, one message per line.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from admiralty.server.wire.base import When

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatName: TypeAlias = Annotated[str, Meta(max_length=64)]

LONGEST_MESSAGE: Final = 8192
LONGEST_CHAT: Final = 1000


# From the client


class Play(Struct, tag_field="t", tag="play", frozen=True):
    """Do something at a seat; `expect` is the `seq` that the client has seen."""

    id: Id
    seat: SeatName
    expect: int
    action: Annotated[str, Meta(max_length=200)]


class Look(Struct, tag_field="t", tag="look", frozen=True):
    """Show the view of another of one's own seats, or of a spectator ("")."""

    seat: SeatName


class Why(Struct, tag_field="t", tag="why", frozen=True):
    """Ask for everything that is refused now, with its clauses."""

    id: Id
    seat: SeatName


class Chat(Struct, tag_field="t", tag="chat", frozen=True):
    """To everybody or, at an organised table, to one's own team, or between a team and the organiser: `to` is
    then the other seat, or the own one.
    """

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    to: SeatName = ""


class Ping(Struct, tag_field="t", tag="ping", frozen=True):
    id: Id


Command: TypeAlias = Play | Look | Why | Chat | Ping

# From the server


class Ack(Struct, tag_field="t", tag="ack", frozen=True):
    id: str
    seq: int


class RefusedPlay(Struct, tag_field="t", tag="refused", frozen=True, omit_defaults=True):
    """Refused by a clause of the rules or, if that is empty, for another reason."""

    id: str
    clause: str
    error: str | UnsetType = UNSET
    args: dict[str, str | int] | UnsetType = UNSET


class Stale(Struct, tag_field="t", tag="stale", frozen=True):
    id: str
    seq: int


class WhyNot(Struct, tag_field="t", tag="why", frozen=True):
    id: str
    refused: list[tuple[str, str]]


class ChatTold(Struct, tag_field="t", tag="chat", frozen=True, omit_defaults=True):
    """A line of the chat; `to` are the seats that read it, if not everybody."""

    n: int
    name: str
    seat: str
    text: str
    time: int
    to: list[str] | UnsetType = UNSET


class Announce(Struct, tag_field="t", tag="announce", frozen=True, omit_defaults=True):
    """From the organiser to everybody; with a turn and no text: the game returned to a saved turn."""

    n: int
    text: str
    time: int
    turn: int | UnsetType = UNSET
    when: When | UnsetType = UNSET


class StorageTold(Struct, tag_field="t", tag="storage", frozen=True):
    """The server cannot save, so no move is accepted; or it can again."""

    failing: bool


class Pong(Struct, tag_field="t", tag="pong", frozen=True):
    id: str


class Failed(Struct, tag_field="t", tag="error", frozen=True, omit_defaults=True):
    """An error that is no refusal, with the id of the message that caused it, if any."""

    error: str
    args: dict[str, str | int]
    id: str | UnsetType = UNSET


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(Play | Look | Why | Chat | Ping)


def encode(message: Struct) -> bytes:
    return ENCODER.encode(message)
