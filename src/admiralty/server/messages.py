"""What goes over the socket, both ways: JSON, each message told by its `t`.

A client sends one message in a frame; the server sends all it has to say at the moment, one in a line.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

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
    """See through the eyes of another of one's seats, or of a spectator ("")."""

    seat: SeatName


class Why(Struct, tag_field="t", tag="why", frozen=True):
    """Ask for everything that is refused now, with its clauses."""

    id: Id
    seat: SeatName


class Chat(Struct, tag_field="t", tag="chat", frozen=True):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Ping(Struct, tag_field="t", tag="ping", frozen=True):
    id: Id


Command: TypeAlias = Play | Look | Why | Chat | Ping

# From the server


class Mate(Struct, frozen=True):
    """Somebody of a seat's crew."""

    name: str
    role: str
    online: bool


class SeatShown(Struct, frozen=True, omit_defaults=True):
    seat: str
    name: str | None
    kind: str
    online: bool
    bot: str | UnsetType = UNSET
    crew: list[Mate] | UnsetType = UNSET


class Prompt(Struct, frozen=True):
    name: str
    args: list[object]


class Line(Struct, frozen=True):
    """One event as a seat heard it: the step that caused it, its kind, what it speaks of, its clause."""

    n: int
    kind: str
    args: list[object]
    clause: str


class Log(Struct, frozen=True):
    """Cut the log to `keep` lines, then append."""

    keep: int
    add: list[Raw]


class Clock(Struct, frozen=True):
    due: int | None
    bank: int | None


class RoundTold(Struct, frozen=True):
    """The timer of planning at an organised table."""

    length: int
    due: int | None
    left: int | None
    state: str
    at_zero: str
    used: bool


class Ended(Struct, frozen=True):
    """How a table ended without a result, and who did it or asked for it first."""

    how: str
    by: str


class EndOffer(Struct, frozen=True):
    """A seat would end the table without a result; `waits` are those that have not agreed yet."""

    by: str
    waits: list[str]


class Board(Struct, frozen=True):
    """What one seat sees and may do at one moment; made once for all who look through its eyes."""

    view: Raw
    acting: list[str]
    prompt: Prompt | None
    legal: list[str]
    undo: bool
    odds: dict[str, object] | None
    outlook: dict[str, object] | None = None


class State(Struct, tag_field="t", tag="state", frozen=True, rename={"looks": "as"}):
    seq: int
    every_step: bool
    looks: str
    you: list[str]
    status: str
    seats: list[SeatShown]
    view: Raw
    acting: list[str]
    prompt: Prompt | None
    legal: list[str]
    undo: bool
    offer: str | None
    log: Log
    clocks: dict[str, Clock]
    round: RoundTold | None
    role: str | None
    ships: list[str] | None
    now: int
    result: dict[str, int] | None
    ending: str | None
    ended: Ended | None
    end_offer: EndOffer | None
    timed_out: str | None
    odds: dict[str, object] | None
    outlook: dict[str, object] | None
    commitment: str
    key: str | None
    views: dict[str, Raw] | UnsetType = UNSET  # of a moment of the past: everybody's


class Ack(Struct, tag_field="t", tag="ack", frozen=True):
    id: str
    seq: int


class RefusedPlay(Struct, tag_field="t", tag="refused", frozen=True, omit_defaults=True):
    """By a clause of the rules or, when that is empty, for a reason that is no rule."""

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


class ChatTold(Struct, tag_field="t", tag="chat", frozen=True):
    n: int
    name: str
    seat: str
    text: str
    time: int


class Announce(Struct, tag_field="t", tag="announce", frozen=True, omit_defaults=True):
    """To everybody, from the organiser; or, with a turn and no text, that the game went back to a moment."""

    n: int
    text: str
    time: int
    turn: int | UnsetType = UNSET
    when: str | UnsetType = UNSET


class StorageTold(Struct, tag_field="t", tag="storage", frozen=True):
    """The server cannot save, so that no move is accepted; or it can again."""

    failing: bool


class Pong(Struct, tag_field="t", tag="pong", frozen=True):
    id: str


class Failed(Struct, tag_field="t", tag="error", frozen=True, omit_defaults=True):
    """Something that is no refusal; with the id of the message that caused it, if one did."""

    error: str
    args: dict[str, str | int]
    id: str | UnsetType = UNSET


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(Play | Look | Why | Chat | Ping)


def encode(message: Struct) -> bytes:
    return ENCODER.encode(message)
