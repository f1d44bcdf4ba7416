"""The bodies of HTTP answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from admiralty.server.wire.base import Answer, EncodedGame, EncodedLine, Language, Role, Status, View, When
from admiralty.server.wire.table_state import Ended, Prompt, Seat
from admiralty.show.rulebook import PieceKind


class Error(Answer):
    """The name of a message, the values that fill it in and, for a rule, its clause."""

    error: str
    args: dict[str, str | int]
    clause: str | UnsetType = UNSET


class Me(Answer):
    """Who the caller is; and where others on the network find this server, if it listens to them."""

    name: str | None
    account: str | None
    network: str | UnsetType = UNSET


class Option(Answer):
    name: str
    values: list[str]
    default: str
    clause: str
    sets: dict[str, str]


class Strength(Answer):
    """Games won against another level, with the 95 % interval of the rate."""

    against: str
    games: int
    rate: float
    low: float
    high: float


class BotLevel(Answer):
    """A level is also the name of its bot."""

    level: str
    beats: Strength | None


class Organising(Answer):
    """The organiser's seat, the options that bring it, and the options to ask about first."""

    seat: str
    options: dict[str, str]
    asked: list[str]


class Preset(Answer):
    """Options that are chosen together."""

    name: str
    options: Mapping[str, str]


class Topic(Answer):
    """Options that belong together."""

    name: str
    options: list[str]


class GameSummary(Answer):
    """A game in the lobby; its title, a sentence about it and how long it takes are by language."""

    slug: str
    title: dict[str, str]
    about: dict[str, str]
    length: dict[str, str]
    seats: list[str]
    rules_version: int
    dataset: str
    options: list[Option]
    bots: list[BotLevel]
    lessons: list[str]
    guide: bool
    organising: Organising | None
    presets: list[Preset]
    topics: list[Topic]


class Signature(Answer):
    """The clause and the [name, kind] of each parameter of an event or a prompt."""

    clause: str
    params: list[tuple[str, str]]


class GameDocument(GameSummary):
    """All that a page must know to show a game."""

    prefix: str
    verbs: dict[str, list[str]]
    events: dict[str, Signature]
    prompts: dict[str, Signature]
    ids: dict[str, list[str]]
    names: dict[str, dict[str, str]]
    printed: Mapping[str, object]
    reconstructed: bool
    secrets: bool
    sheets: bool
    organiser: str | None
    nameable: list[str]


class RulePiece(Answer):
    """A part of a clause: plain, emphasised, a word of the engine, or the number of another clause."""

    kind: PieceKind
    text: str


class RuleLine(Answer):
    """A clause in pieces, or a heading."""

    clause: str | UnsetType = UNSET
    pieces: list[RulePiece] | UnsetType = UNSET
    heading: str | UnsetType = UNSET


class RulesText(Answer):
    """The rules of a game, and the language they are in: English where there is no translation."""

    language: Language
    lines: list[RuleLine]


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


class PersonDetails(Answer):
    """A person at a table. `pieces` is null if they may order all of the seat's; `taken` says whether a phone
    has used the code.
    """

    id: str
    name: str
    seat: str
    role: Role
    pieces: list[str] | None
    online: bool
    taken: bool


class Crews(Answer):
    codes: dict[str, str]
    watch_code: str
    people: list[PersonDetails]


class NewCode(Answer):
    code: str


class NewPerson(Answer):
    """The code lets one phone take the identity over, once."""

    id: str
    code: str


class Announced(Answer):
    n: int
    text: str
    time: int


class SavedTurn(Answer):
    """A saved moment: after entry `n`, before or after a turn was evaluated."""

    n: int
    turn: int
    when: When


class Returned(Answer):
    seq: int


class Watching(Answer):
    table: str


class LessonStep(Answer, rename={"looks": "as"}):
    """What was done and what it shows: `say` names a message of the game, `shows` things to point at.

    `then` is what the same seat did after `action` in the same step; `seq` counts the entries of the game.
    The rest is what the seat `as` sees then, as in a state, with its whole log.
    """

    say: str
    clauses: list[str]
    shows: list[str]
    seat: str | None
    action: str | None
    then: list[str]
    seq: int
    looks: str
    view: View
    acting: list[str]
    prompt: Prompt | None
    legal: list[str]
    odds: dict[str, dict[str, float]] | None
    outlook: Mapping[str, object] | None
    log: list[EncodedLine]


class GuidePicture(Answer, rename={"looks": "as"}):
    """A moment that a board draws: what the seat `as` sees and may do, as in a state.

    `say` names a message of the game, `game` is the place of the game's document in the guide's list:
    pictures may be of games with other options.
    """

    say: str
    clauses: list[str]
    shows: list[str]
    looks: str
    game: int
    view: View
    prompt: Prompt | None
    legal: list[str]
    odds: dict[str, dict[str, float]] | None
    outlook: Mapping[str, object] | None
    log: list[EncodedLine]


class GuideTip(Answer):
    """Told once, when the player is asked `prompt`, may do `verb` and has heard of `event` (empty: any)."""

    name: str
    say: str
    prompt: str
    verb: str
    event: str
    clauses: list[str]


class Guide(Answer):
    """How a game is learnt: the goal is the message guide-goal, `pictures` are moments of a turn."""

    games: list[EncodedGame]
    clauses: list[str]
    pictures: list[GuidePicture]
    tips: list[GuideTip]


class Lesson(Answer):
    """A guided lesson; its title is the message lesson-<name> of the game."""

    name: str
    seat: str
    game: EncodedGame
    steps: list[LessonStep]


class Health(Answer):
    status: Literal["ok"]


class ChancePoint(Answer):
    """Each seat's chance to win before a decision, with a band of 95 %."""

    entry: int
    seat: str
    action: str
    chances: dict[str, float]
    low: dict[str, float]
    high: dict[str, float]


class LuckOutcome(Answer):
    """What a die or card gave, could have given, and gives on average."""

    got: int
    low: int
    high: int
    expected: float


class LuckRow(Answer):
    entry: int
    seat: str
    action: str
    outcomes: list[LuckOutcome]
    swing: dict[str, float]


class Luck(Answer):
    rows: list[LuckRow]
    swing: dict[str, float]


class CostlyDecision(Answer):
    """A decision that was clearly worse than another, from what its player knew."""

    entry: int
    seat: str
    action: str
    chance: float
    better: str
    better_chance: float
    cost: float
    error: float
    label: Literal["inaccuracy", "mistake", "blunder"]


class Examined(Answer):
    decisions: int
    of: int


class AnalysisProgress(Answer):
    """How far an analysis is, and what it has found so far."""

    status: Literal["none", "running", "done", "cancelled", "failed"]
    done: int
    total: int
    points: list[ChancePoint] = msgspec.field(default_factory=list)
    luck: Luck | None = None
    costly: list[CostlyDecision] = msgspec.field(default_factory=list)
    examined: Examined | None = None
    thresholds: dict[str, float] = msgspec.field(default_factory=dict)


class Opinion(Answer):
    """What search thinks of a choice: its share of the decision, the chance to win after it, and the number
    of tries.
    """

    action: str
    share: float
    chance: float
    tries: int


class Hint(Answer):
    """The choices that the hard bot likes best at moment `seq`, from what the seat knows: the chance to win
    before the decision, and what the best choice improves and costs most, as messages `term-...`.
    """

    seq: int
    chance: float
    opinions: list[Opinion]
    gains: list[str]
    costs: list[str]


class MapFault(Answer):
    """What is wrong: a message `map-fault-...` of the game, and what fills it in."""

    fault: str
    args: dict[str, str | int]


class MapText(Answer):
    """A map file."""

    text: str
