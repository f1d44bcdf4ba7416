"""The state of a table as one person sees it, over the socket and over HTTP."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET, Struct, UnsetType

from admiralty.server.wire.base import (
    Answer,
    AtZero,
    Edits,
    EncodedLine,
    HowEnded,
    PassEnded,
    Role,
    SeatKind,
    Show,
    Status,
    TakebackRight,
    TimerState,
    Value,
    View,
)


class CrewMate(Struct, frozen=True):
    name: str
    role: Role
    online: bool


class Away(Struct, frozen=True):
    """Until when somebody is away, with a word about it; on vacation the clocks of slow games stand still."""

    until: int
    note: str
    vacation: bool


class Seat(Struct, frozen=True):
    """A seat. At an organised table it has a crew, named after its captains. `who` has a profile."""

    seat: str
    name: str | None
    kind: SeatKind
    online: bool
    bot: str | UnsetType = UNSET
    crew: list[CrewMate] | UnsetType = UNSET
    away: Away | UnsetType = UNSET
    who: str | UnsetType = UNSET


class Prompt(Struct, frozen=True):
    """What is being decided, and the values that its sentence is filled in with."""

    name: str
    args: list[Value]


class LogLine(Struct, frozen=True):
    """One event as a seat heard it: the step that caused it, its kind, its values, its clause."""

    n: int
    kind: str
    args: list[Value]
    clause: str


class LogChange(Struct, frozen=True):
    """Cut the log to `keep` lines, then append."""

    keep: int
    add: list[EncodedLine]


class SeatClock(Struct, frozen=True):
    """When the time of a seat is up, and what is left in its bank, in milliseconds."""

    due: int | None
    bank: int | None


class Round(Answer):
    """The timer of planning: `due` in milliseconds of the server's clock while it runs, `left` while it is
    paused; `used`: it starts by itself with the next planning. `sessions` are planned, each with its begin
    and end; `switch` is when they pause or resume it.
    """

    length: int
    due: int | None
    left: int | None
    state: TimerState
    at_zero: AtZero
    used: bool
    sessions: list[list[int]]
    switch: int | None


class Replay(Struct, frozen=True):
    """How the organiser has the last round shown: from the picture `at`, a word of the game's board, since
    `time` of the server's clock; it runs on from there or stands still.
    """

    at: str
    running: bool
    slow: bool
    time: int


class Stage(Answer):
    """What the organiser has shown on all screens: `show` is for the big screen, `place` the part of the
    board (such as an arena), `split` whether it stands beside the rest, `spotlight` something on the board;
    place and spotlight are words of the game. `codes` let people in; the big screen gets them while it shows
    how to join.
    """

    show: Show
    place: str
    split: bool
    spotlight: str
    replay: Replay | None
    codes: dict[str, str]


class Delay(Struct, frozen=True):
    """Whoever does not play sees the game as it was so many actions and minutes ago."""

    actions: int
    minutes: int


class Ended(Struct, frozen=True):
    """How a table ended without a result, and who did it or, if all agreed, asked for it first."""

    how: HowEnded
    by: str


class EndOffer(Struct, frozen=True):
    """A seat would end the table without a result; `waits` are those that have not agreed yet."""

    by: str
    waits: list[str]


class Pause(Struct, frozen=True):
    """A seat asks that all clocks stand still; `waits` are those that have not agreed yet. Once all have,
    the game is `on` pause.
    """

    by: str
    waits: list[str]
    on: bool


class PassOrder(Struct, frozen=True):
    """The server passes this window for a seat of the caller; `ended` says why it does not any more."""

    seat: str
    prompt: str
    ended: PassEnded


class Waived(Struct, frozen=True):
    """What a choice gives up for good: the sentence `loss-NAME` of the game, how much, of which things."""

    name: str
    count: int
    things: list[str]


class TakebackRequest(Struct, frozen=True):
    """A seat asks to go back to the moment with this number; `waits` are those that have not agreed yet."""

    by: str
    to: int
    waits: list[str]


class Rematch(Struct, frozen=True):
    """The players of a finished game may play once more with their sides changed: who asked first, who has
    not agreed yet, and the table once all have.
    """

    by: str
    waits: list[str]
    table: str | None


class State(Answer, tag_field="t", tag="state", rename={"looks": "as"}):
    """What a seat sees at one moment.

    `seq` counts the steps that the caller took or could notice; with `every_step` all entries of the record,
    because the caller may read it. Log lines, acknowledgements and moments have the same numbers. `takeback`
    says how the caller may take back now, `request` who asks for it, `taken_back` how often it was done; in
    `practice` it was done at will. `waived` are legal actions that give something up, `setups` the action
    that each ready set-up takes now. `pieces` are those that the caller may order, if not all of the seat's.
    `names` are those that players have given, by `kind-id`. `watchers` is how many people look on, with the
    `delay`. `views` are everybody's, of a moment of the past.
    """

    seq: int
    every_step: bool
    looks: str
    you: list[str]
    status: Status
    seats: list[Seat]
    view: View
    acting: list[str]
    prompt: Prompt | None
    legal: list[str]
    waived: dict[str, list[Waived]]
    setups: dict[str, str]
    undo: bool
    offer: str | None
    takeback: TakebackRight
    request: TakebackRequest | None
    practice: bool
    taken_back: int
    rematch: Rematch | None
    log: LogChange
    clocks: dict[str, SeatClock]
    round: Round | None
    stage: Stage | None
    role: Role | None
    pieces: list[str] | None
    now: int
    result: dict[str, int] | None
    ending: str | None
    ended: Ended | None
    end_offer: EndOffer | None
    pause: Pause | None
    passes: list[PassOrder]
    timed_out: str | None
    odds: dict[str, dict[str, float]] | None
    outlook: Mapping[str, object] | None
    commitment: str
    key: str | None
    names: dict[str, str]
    delay: Delay | None
    watchers: int
    views: dict[str, View] | UnsetType = UNSET


class Change(Struct, tag_field="t", tag="change", frozen=True):
    """How a state differs from the one before it. `n` counts the changes since the last whole state: a client
    that has missed one asks for a whole state by `look`. `edits` are described in `wire/changes.py`.
    """

    n: int
    now: int
    log: LogChange
    edits: Edits


class Highlight(Struct, frozen=True):
    """Something to remember: `ceremony-NAME` in the words of the game, and the event."""

    name: str
    line: EncodedLine


class Ceremony(Answer):
    """The end of a day or, when it is `over`, of the game: seats from the first to the last with their
    places, their points after each of the `turns` from the one before the first, and what will be remembered.
    """

    over: bool
    ranking: list[str]
    places: list[int]
    turns: list[int]
    scores: dict[str, list[int]]
    highlights: list[Highlight]


class Moment(Struct, frozen=True, kw_only=True):
    """What differs from one moment of the past to another."""

    seq: int
    view: View
    acting: list[str]
    prompt: Prompt | None
    offer: str | None
    result: dict[str, int] | None
    ending: str | None
    views: dict[str, View] | UnsetType = UNSET


class Moments(Answer):
    moments: list[Moment]


class Log(Answer):
    """Everything that a seat has heard."""

    add: list[EncodedLine]
