"""The bodies of requests and answers; the page's types are made from these."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    model_validator,
)

from admiralty.server.names import clean
from admiralty.table.rulebook import PieceKind


def printable(text: str) -> str:
    if not text.isprintable():
        raise ValueError("a name is made of signs that can be seen")
    return text


def without_nul(text: object) -> object:
    """Without the one character that not every database keeps."""
    return text.replace("\0", "") if isinstance(text, str) else text


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40),
    BeforeValidator(clean),
    AfterValidator(printable),
]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9._-]{3,40}$")]
Password = Annotated[str, StringConstraints(max_length=200)]  # passwords.py says what is too weak
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,64}$")]
Code = Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^[A-Za-z0-9 -]{1,16}$")]
Word = Annotated[str, StringConstraints(max_length=64)]
OwnersData = Annotated[str, StringConstraints(max_length=60_000)]
Thing = str | int | list[str] | list[int]
Language = Literal["en", "cs", "fr", "ja"]
Role = Literal["captain", "officer", "member"]
Seconds = Annotated[int, Field(ge=1, le=86400)]
AtZero = Literal["evaluate", "wait"]


class Body(BaseModel):
    """What a request carries: nothing unknown."""

    model_config = ConfigDict(extra="forbid")


class GuestBody(Body):
    name: Name


class AccountBody(Body):
    login: Login
    password: Password


class LoginBody(Body):
    login: Annotated[str, StringConstraints(max_length=64)]
    password: Annotated[str, StringConstraints(max_length=200)]


class ClockBody(Body):
    turn_seconds: Annotated[int, Field(ge=5, le=30 * 86400)] | None = None
    bank_seconds: Annotated[int, Field(ge=5, le=30 * 86400)] | None = None


class SeatsBody(Body):
    options: dict[Word, Word] = {}


class TableBody(Body):
    """Each seat is "me", "open" or "bot:NAME"; a seat not named is open."""

    game: Word
    options: dict[Word, Word] = {}
    seats: dict[Word, Word] = {}
    clock: ClockBody | None = None
    data: OwnersData | None = None


class SeatBody(Body):
    seat: Word


class TokenBody(Body):
    token: Token


class JoinBody(Body):
    """The token of an invitation, or the short code of a crew, a person or the spectators."""

    token: Token | None = None
    code: Code | None = None

    @model_validator(mode="after")
    def has_one(self) -> JoinBody:
        if (self.token is None) == (self.code is None):
            raise ValueError("either a token or a code")
        return self


class PersonBody(Body):
    name: Name
    seat: Word
    role: Role = "officer"


class PersonChange(Body):
    """What is left out stays; `ships: null` unties from ships."""

    seat: Word | None = None
    role: Role | None = None
    ships: Annotated[list[Word], Field(max_length=200)] | None = None


class TimerBody(Body):
    """`seconds` is the length for start, restart and set, and how much longer for extend (else a minute)."""

    do: Literal["start", "pause", "resume", "extend", "stop", "restart", "set"]
    seconds: Seconds | None = None
    at_zero: AtZero | None = None


class AnnounceBody(Body):
    text: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=500),
        BeforeValidator(without_nul),
    ]


class ReturnBody(Body):
    n: Annotated[int, Field(ge=0, le=1_000_000)]


class RecordBody(Body):
    record: str


class ForkBody(Body):
    n: Annotated[int, Field(ge=0, le=1_000_000)]


class Error(BaseModel):
    """The name of a message, what it is filled in with and, for a rule, its clause."""

    error: str
    args: dict[str, str | int]
    clause: str | None = None


class Me(BaseModel):
    name: str | None
    account: str | None


class OptionShown(BaseModel):
    name: str
    values: list[str]
    default: str
    clause: str
    sets: dict[str, str]


class StrengthShown(BaseModel):
    """Games won against another level, with the 95 % interval of the rate."""

    against: str
    games: int
    rate: float
    low: float
    high: float


class BotShown(BaseModel):
    """A level is also the name of its bot."""

    level: str
    beats: StrengthShown | None = None


class OrganisingShown(BaseModel):
    """The organiser's seat, the options that bring it, and those he is asked about first."""

    seat: str
    options: dict[str, str]
    asked: list[str]


class GameShown(BaseModel):
    slug: str
    title: str
    seats: list[str]
    rules_version: int
    dataset: str
    options: list[OptionShown]
    bots: list[BotShown]
    lessons: list[str]
    organising: OrganisingShown | None


class KindShown(BaseModel):
    """The clause and the [name, kind] of each parameter of an event or a prompt."""

    clause: str
    params: list[tuple[str, str]]


class GameDocument(GameShown):
    prefix: str
    verbs: dict[str, list[str]]
    events: dict[str, KindShown]
    prompts: dict[str, KindShown]
    ids: dict[str, list[str]]
    names: dict[str, dict[str, str]]
    printed: dict[str, object]
    reconstructed: bool
    secrets: bool
    sheets: bool
    organiser: str | None


class RulePiece(BaseModel):
    """A part of a clause: plain, emphasised, a word of the engine, or the number of another clause."""

    kind: PieceKind
    text: str


class RuleLine(BaseModel):
    """A clause in pieces, or a heading."""

    clause: str | None = None
    pieces: list[RulePiece] | None = None
    heading: str | None = None


class CrewShown(BaseModel):
    name: str
    role: Role
    online: bool


class SeatState(BaseModel):
    """At an organised table a seat has a crew; its name is that of the captains."""

    seat: str
    name: str | None
    kind: Literal["person", "bot", "open"]
    online: bool
    bot: str | None = None
    crew: list[CrewShown] | None = None


class InvitationShown(BaseModel):
    seat: str
    used: bool


Status = Literal["open", "playing", "over"]


class EndedShown(BaseModel):
    """How a table ended without a result, and who did it or, if all agreed, asked for it first."""

    how: Literal["agreed", "given-up", "deserted", "organiser"]
    by: str


class EndOfferShown(BaseModel):
    """A seat would end the table without a result; `waits` are those that have not agreed yet."""

    by: str
    waits: list[str]


class TableLine(BaseModel):
    """A row of the lobby."""

    id: str
    game: str
    seats: list[SeatState]
    status: Status
    acting: list[str]
    updated: int
    you: list[str]
    ended: EndedShown | None = None


class TableShown(BaseModel):
    id: str
    game: str
    options: dict[str, str]
    dataset: str
    status: Status
    seats: list[SeatState]
    you: list[str]
    owner: bool
    invitations: list[InvitationShown]
    commitment: str
    key: str | None = None
    seq: int
    ended: EndedShown | None = None
    deserted_days: int


class NewTable(BaseModel):
    id: str


class Link(BaseModel):
    link: str


class RevokedShown(BaseModel):
    """How many links for spectators stopped working, and how many people were sent away."""

    links: int
    watchers: int


class Joined(BaseModel):
    """Where somebody sits now; nowhere ("") as a spectator, and with a role only in a crew."""

    table: str
    seat: str
    role: Role | None = None


class PersonShown(BaseModel):
    """Somebody at a table; `ships` nothing: all of the seat. Not `taken`: nobody has used the code yet."""

    id: str
    name: str
    seat: str
    role: Role
    ships: list[str] | None
    online: bool
    taken: bool


class CrewsShown(BaseModel):
    codes: dict[str, str]
    watch_code: str
    people: list[PersonShown]


class CodeShown(BaseModel):
    code: str


class PersonMade(BaseModel):
    """The code lets one phone take the identity over, once."""

    id: str
    code: str


class Announced(BaseModel):
    """`turn` and `when` are there when the server tells of a return to a saved moment; text is empty then."""

    n: int
    text: str
    time: int
    turn: int | None = None
    when: Literal["before", "after"] | None = None


class TurnShown(BaseModel):
    """A saved moment: after entry `n`, before or after a turn was evaluated."""

    n: int
    turn: int
    when: Literal["before", "after"]


class Returned(BaseModel):
    seq: int


class Watching(BaseModel):
    table: str


class PromptShown(BaseModel):
    name: str
    args: list[Thing]


class LogLine(BaseModel):
    n: int
    kind: str
    args: list[Thing]
    clause: str


class LogChange(BaseModel):
    """Cut the log to `keep` lines, then append."""

    keep: int
    add: list[LogLine]


class ClockShown(BaseModel):
    due: int | None
    bank: int | None


class RoundShown(BaseModel):
    """The timer of planning: `due` in milliseconds of the server's clock while it runs, `left` while it is
    paused; `used`: it starts by itself with the next planning.
    """

    length: int
    due: int | None
    left: int | None
    state: Literal["off", "running", "paused", "up"]
    at_zero: AtZero
    used: bool


class StateShown(BaseModel):
    """What a seat sees at one moment; the socket sends the same.

    `seq` counts the steps that the caller took or could notice; with `every_step` all entries of the record,
    because the caller may read it. Log lines, acknowledgements and moments have the same numbers.
    """

    model_config = ConfigDict(populate_by_name=True)

    t: Literal["state"] = "state"
    seq: int
    every_step: bool
    looks: Annotated[str, Field(alias="as")]
    you: list[str]
    status: Status
    seats: list[SeatState]
    view: dict[str, object]
    acting: list[str]
    prompt: PromptShown | None
    legal: list[str]
    undo: bool
    offer: str | None
    log: LogChange
    clocks: dict[str, ClockShown]
    round: RoundShown | None
    role: Role | None
    ships: list[str] | None
    now: int
    result: dict[str, int] | None
    ending: str | None
    ended: EndedShown | None
    end_offer: EndOfferShown | None
    timed_out: str | None
    odds: dict[str, object] | None
    outlook: dict[str, object] | None
    commitment: str
    key: str | None
    views: dict[str, dict[str, object]] | None = None


class MomentShown(BaseModel):
    """What differs from one moment of the past to another."""

    seq: int
    view: dict[str, object]
    acting: list[str]
    prompt: PromptShown | None
    offer: str | None
    result: dict[str, int] | None
    ending: str | None
    views: dict[str, dict[str, object]] | None = None


class MomentsShown(BaseModel):
    moments: list[MomentShown]


class LessonStep(BaseModel):
    """What was done and what it shows: `say` names a message of the game, `shows` things to point at.

    `then` is what the same seat did after `action` in the same step; `seq` counts the entries of the game.
    The rest is what the seat `as` sees then, as in a state; its whole log is in it.
    """

    model_config = ConfigDict(populate_by_name=True)

    say: str
    clauses: list[str]
    shows: list[str]
    seat: str | None
    action: str | None
    then: list[str]
    seq: int
    looks: Annotated[str, Field(alias="as")]
    view: dict[str, object]
    acting: list[str]
    prompt: PromptShown | None
    legal: list[str]
    odds: dict[str, object] | None
    outlook: dict[str, object] | None
    log: list[LogLine]


class LessonShown(BaseModel):
    """A guided lesson; its title is the message lesson-<name> of the game."""

    name: str
    seat: str
    game: GameDocument
    steps: list[LessonStep]


class LogShown(BaseModel):
    add: list[LogLine]


class Health(BaseModel):
    status: Literal["ok"]


class PointShown(BaseModel):
    """Each seat's chance to win before a decision, with a band of 95 %."""

    entry: int
    seat: str
    action: str
    chances: dict[str, float]
    low: dict[str, float]
    high: dict[str, float]


class OutcomeShown(BaseModel):
    """What a die or card gave, could have given, and gives on average."""

    got: int
    low: int
    high: int
    expected: float


class LuckRow(BaseModel):
    entry: int
    seat: str
    action: str
    outcomes: list[OutcomeShown]
    swing: dict[str, float]


class LuckShown(BaseModel):
    rows: list[LuckRow]
    swing: dict[str, float]


class CostShown(BaseModel):
    """A decision that was surely worse than another, from what its player knew."""

    entry: int
    seat: str
    action: str
    chance: float
    better: str
    better_chance: float
    cost: float
    error: float


class ExaminedShown(BaseModel):
    decisions: int
    of: int


class AnalysisShown(BaseModel):
    """How far an analysis is, and what it has found so far."""

    status: Literal["none", "running", "done", "cancelled", "failed"]
    done: int
    total: int
    points: list[PointShown] = []
    luck: LuckShown | None = None
    costly: list[CostShown] = []
    examined: ExaminedShown | None = None


class HintWanted(Body):
    seat: Word


class OpinionShown(BaseModel):
    """What search thinks of a choice: how likely it would take it, its worth (-1 to 1), and after how many
    tries.
    """

    action: str
    share: float
    worth: float
    error: float
    tries: int


class HintShown(BaseModel):
    """The choices that the hard bot likes best at the moment `seq`, as far as the seat can know."""

    seq: int
    opinions: list[OpinionShown]
