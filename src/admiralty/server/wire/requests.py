"""The bodies of requests. Pydantic checks them, because they come from outside."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Literal, Self

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
from admiralty.server.settings import MAIL
from admiralty.server.wire.base import AtZero, Language, NotifyChannel, NotifyKind, Role, Show
from admiralty.server.wire.lobby import WhoMayJoin


def printable(text: str) -> str:
    if not text.isprintable():
        raise ValueError("a name is made of signs that can be seen")
    return text


def without_nul(text: object) -> object:
    """Remove the one character that not every database can store."""
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
Note = Annotated[str, StringConstraints(max_length=200), BeforeValidator(clean), AfterValidator(printable)]
Word = Annotated[str, StringConstraints(max_length=64)]
OwnersData = Annotated[str, StringConstraints(max_length=60_000)]
Seconds = Annotated[int, Field(ge=1, le=86400)]
Moment = Annotated[int, Field(ge=0, le=2**52)]


class Body(BaseModel):
    """Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class GuestBody(Body):
    name: Name


class AccountBody(Body):
    login: Login
    password: Password


class LoginBody(Body):
    login: Annotated[str, StringConstraints(max_length=64)]
    password: Annotated[str, StringConstraints(max_length=200)]


class NewPasswordBody(Body):
    old: Annotated[str, StringConstraints(max_length=200)]
    new: Password


class ForgottenBody(Body):
    """A login or a mail address."""

    who: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=3, max_length=254),
        BeforeValidator(without_nul),
    ]


class ResetBody(Body):
    """The token of a one-time link, and the new password."""

    token: Token
    password: Password


class DeleteAccountBody(Body):
    password: Annotated[str, StringConstraints(max_length=200)]


PanelName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9.-]{1,40}$")]


class PreferencesBody(Body):
    """How the page looks and behaves for its reader: all that is stored of it, so that it stays small. The
    page knows what holds for those that are left out.
    """

    speed: Literal["slow", "normal", "fast", "off"] | None = None  # at which others' actions are shown
    confirm: bool | None = None  # ask before something is given up for good
    forced: bool | None = None  # answer questions that have one answer
    autopass: bool | None = None  # pass where nothing else can be done
    compact: bool | None = None  # put near-equal lines of the log together
    sound: bool | None = None
    colours: Literal["standard", "distinct"] | None = None
    contrast: Literal["standard", "high"] | None = None
    side: Annotated[int, Field(ge=20, le=50)] | None = None  # width of the side panel, in percent
    folded: Annotated[list[PanelName], Field(max_length=40)] | None = None  # panels that are closed
    language: Language | None = None


MailAddress = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=254, pattern=rf"^({MAIL.pattern})?$")
]
Url = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1000)]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,120}$")]


class NotificationBody(Body):
    """Channels by kind of event. An address or a webhook that is left out stays; an empty one goes."""

    switches: dict[NotifyKind, Annotated[list[NotifyChannel], Field(max_length=3)]]
    language: Language = "en"
    digest: Literal["at-once", "hourly", "daily"] = "at-once"
    mail: MailAddress | None = None
    webhook: Url | None = None


class PushBody(Body):
    """A subscription as the browser made it."""

    endpoint: Url
    p256dh: Key
    auth: Key


class PushEndBody(Body):
    endpoint: Url


class ClockBody(Body):
    """For each turn, then from a bank, to which `increment_seconds` are added for each completed turn."""

    turn_seconds: Annotated[int, Field(ge=5, le=30 * 86400)] | None = None
    bank_seconds: Annotated[int, Field(ge=5, le=30 * 86400)] | None = None
    increment_seconds: Annotated[int, Field(ge=1, le=30 * 86400)] | None = None
    cap_seconds: Annotated[int, Field(ge=5, le=60 * 86400)] | None = None

    @model_validator(mode="after")
    def adds_to_a_bank(self) -> ClockBody:
        grows = bool(self.increment_seconds or self.cap_seconds)
        if grows and not (self.bank_seconds and self.increment_seconds):
            raise ValueError("time is added to a bank")
        if self.cap_seconds is not None and self.cap_seconds < (self.bank_seconds or 0):
            raise ValueError("the bank begins below its cap")
        return self


class AbsenceBody(Body):
    """Away until a time, with a word about it that others read; `vacation` stops the clocks of slow games."""

    until: Moment
    note: Note = ""
    vacation: bool = False


class PassBody(Body):
    """Pass a window until something changes, or be asked again."""

    seat: Word
    prompt: Word
    on: bool


class NotesBody(Body):
    text: Annotated[str, StringConstraints(max_length=10_000), BeforeValidator(without_nul)]


class DelayBody(Body):
    """Whoever does not play sees the game as it was so many actions and minutes ago."""

    actions: Annotated[int, Field(ge=0, le=500)] = 0
    minutes: Annotated[int, Field(ge=0, le=1440)] = 0


class SeatsBody(Body):
    options: dict[Word, Word] = {}


class TableBody(Body):
    """Each seat is "me", "open" or "bot:NAME"; a seat not named is open. If `takebacks` is false, nothing is
    taken back across dice or other people's moves. A `public` table is listed in the lobby: anybody may watch
    it and take its open seats. If `rated` is false, it never counts for ratings.
    """

    game: Word
    options: dict[Word, Word] = {}
    seats: dict[Word, Word] = {}
    clock: ClockBody | None = None
    data: OwnersData | None = None
    takebacks: bool | None = None
    public: bool | None = None
    rated: bool | None = None
    delay: DelayBody | None = None


class ChallengeBody(Body):
    """A game for two that anybody, or anybody with an account, can accept. `seat` is its owner's; without it
    sides are drawn by lot. Its table is public if `public` is not false. A `rated` game is between
    accounts and without takebacks; if `rated` is false, it never counts.
    """

    game: Word
    options: dict[Word, Word] = {}
    seat: Word | None = None
    clock: ClockBody | None = None
    takebacks: bool | None = None
    whom: WhoMayJoin = "anybody"
    public: bool | None = None
    rated: bool | None = None


class WishBody(Body):
    """Play anybody at this game, with its usual options and sides drawn by lot."""

    game: Word


class SeatsWanted(Body):
    """Who plays the seats of others from now on: "me" or "bot:NAME"."""

    seats: Annotated[dict[Word, Word], Field(max_length=20)]


class NameBody(Body):
    """What something is called from now on; without a name, as by itself."""

    kind: Word
    id: Word
    name: Name | None = None


class SeatBody(Body):
    seat: Word


class InvitationBody(SeatBody):
    """The account `login` is told of it."""

    login: Login | None = None


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
    """Omitted fields stay as they are; `pieces: null` means all pieces of the seat."""

    seat: Word | None = None
    role: Role | None = None
    pieces: Annotated[list[Word], Field(max_length=200)] | None = None


class TimerBody(Body):
    """`seconds` is the length for start, restart and set, and the extra time for extend (one minute by
    default). `sessions` are planned anew: begin and end of each in milliseconds, one after the other.
    """

    do: Literal["start", "pause", "resume", "extend", "stop", "restart", "set"]
    seconds: Seconds | None = None
    at_zero: AtZero | None = None
    sessions: Annotated[list[tuple[Moment, Moment]], Field(max_length=60)] | None = None

    @model_validator(mode="after")
    def sessions_follow_each_other(self) -> Self:
        moments = [moment for session in self.sessions or [] for moment in session]
        if any(later <= earlier for earlier, later in pairwise(moments)):
            raise ValueError("a session ends after it begins and before the next one")
        return self


class ReplayWanted(Body):
    at: Word = ""
    running: bool = True
    slow: bool = False


class StageBody(Body):
    """Omitted fields stay as they are; `replay: null` leaves the replay to everybody's own screen."""

    show: Show | None = None
    place: Word | None = None
    split: bool | None = None
    spotlight: Word | None = None
    replay: ReplayWanted | None = None


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


class HintWanted(Body):
    seat: Word


class MapBody(Body):
    """A map file."""

    text: OwnersData


class MapWanted(Body):
    """A map to generate: the same numbers give the same map."""

    seed: Annotated[int, Field(ge=0, le=1 << 31)] = 0
    sizes: dict[Word, Annotated[int, Field(ge=0, le=400)]] = Field(default_factory=dict)
