"""A game being played: the legality gate, the record, undo, views and words. Everybody plays through this.

>>> from admiralty import Table, load
>>> table = Table(load("port-arthur"), seed=7)
>>> table.acting
('japan',)
>>> table.refuses("japan", "sail tsesarevich yellow-sea")
'PA-1.2'
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from admiralty.core import codec, flow
from admiralty.core.action import Action, Unreadable
from admiralty.core.event import Event
from admiralty.core.game import Game
from admiralty.core.luck import ImpossibleLuck, Keyed, LuckNeeded, Scripted, Seeded, Tape
from admiralty.core.state import State
from admiralty.kit.organised import organised_by
from admiralty.table import branches, picture
from admiralty.table.branches import Trail
from admiralty.table.record import SNAPSHOT_EVERY, TABLE_WORDS, UNDO, Entry, Header, Record
from admiralty.table.text import Speaker
from admiralty.table.undo import Horizon

ASK = "ask"
RESIGNED = "resigned"
AGREED = "agreed draw"
NOBODY = -1


class Refused(Exception):
    """An action that is not allowed now: the clause that forbids it, if one does, and a sentence."""

    def __init__(self, clause: str, message: str) -> None:
        super().__init__(f"{message} [{clause}]" if clause else message)
        self.clause = clause
        self.message = message


class Choice(NamedTuple):
    """Something a seat may do: packed, and as players write it."""

    action: Action
    text: str


class Pending(NamedTuple):
    """An action that waits for real dice: what was told so far and which outcomes are possible next."""

    seat: int
    action: Action
    told: tuple[int, ...]
    outcomes: tuple[int, ...]


def now() -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


class Table:
    """One game at one table. Seats are named; a spectator is the seat ""."""

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        luck: list[int] | str | Tape | None = None,
        position: str = "",
        language: str = "en",
        clock: Callable[[], str] = now,
    ) -> None:
        self.game = game
        self.speaker = Speaker(game, language)
        self.clock = clock
        self.tape, described = thread(seed, luck)
        self.asks = luck == ASK
        self.horizon = Horizon()
        self.trail = Trail()
        self.archive: list[tuple[int, Event]] = []  # the log with everything that was taken back
        self.told: list[tuple[int, Event]] | None = None  # the log, unless a return has put it in doubt
        self.marks: dict[int, str] = {}  # positions that a replay knows it will return to, by entry
        self.pending: Pending | None = None
        self.before: State | None = None  # the state before the last action
        self.offer = -1
        shipped = "" if not game.owners_data else game.data_text
        self.record = Record(
            Header(
                game.slug, game.rules_version, game.dataset, game.options, described, [], shipped, position
            )
        )
        self.begin(())

    def begin(self, told: tuple[int, ...]) -> None:
        """Set up, or stand at a position; the header notes the luck that this takes."""
        tape = Scripted(list(told)) if self.asks else self.tape
        self.state: State = self.game.layout(tape)
        events: list[Event] = []
        try:
            if self.record.header.position:
                self.state = self.game.read_position(self.record.header.position, tape, events)
            else:
                self.state.events = events
                flow.settle(self.state, None)
                self.state.events = None
        except LuckNeeded as missing:
            if not self.asks:
                raise
            self.pending = Pending(NOBODY, 0, told, tuple(missing.outcomes))
            return
        self.archive = [(0, event) for event in events]
        self.told = self.archive[:]
        self.record.header.opening = list(tape.drawn)

    @property
    def log(self) -> list[tuple[int, Event]]:
        """What happened, with the entry that caused it; without what was undone or left by a return."""
        if self.told is None:
            live = self.trail.live()
            self.told = [(n, event) for n, event in self.archive if n in live]
        return self.told

    # Who may do what

    @property
    def acting(self) -> tuple[str, ...]:
        """The seats that must decide now."""
        return tuple(self.game.seats[seat] for seat in self.asked())

    def asked(self) -> tuple[int, ...]:
        """The same as numbers; nobody while set-up waits for real dice."""
        return () if self.pending and self.pending.seat == NOBODY else flow.acting(self.state)

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def result(self) -> dict[str, int]:
        """What the finished game is worth to each seat; empty while it goes on."""
        return dict(zip(self.game.seats, self.state.result, strict=False))

    @property
    def ending(self) -> str:
        """By which clause, or by which word of the table, the game ended."""
        return self.state.ending

    @property
    def sequence(self) -> int:
        """How many entries the record has."""
        return len(self.record.entries)

    def now(self, name: str) -> bool:
        """Whether a phase or question of that name is in progress."""
        return any(type(frame).__name__ == name for frame in self.state.stack)

    def legal(self, seat: str) -> list[Choice]:
        """Everything the seat may do now."""
        number = self.game.seat_index(seat)
        if number not in self.asked() or self.pending:
            return []
        return [
            Choice(a, self.game.write_action(a)) for a in flow.question(self.state).legal(self.state, number)
        ]

    def refused(self, seat: str) -> list[tuple[Choice, str]]:
        """What the seat might think of but may not do, each with the clause that forbids it."""
        number = self.game.seat_index(seat)
        if number not in self.asked() or self.pending:
            return []
        ask = flow.question(self.state)
        legal = set(ask.legal(self.state, number))
        others = [a for a in ask.candidates(self.state, number) if a not in legal]
        return [(Choice(a, self.game.write_action(a)), ask.refuse(self.state, number, a)) for a in others]

    def refuses(self, seat: str, action: str | Action) -> str:
        """The clause that forbids an action now, or "" when it is legal."""
        try:
            self.admit(seat, action)
        except Refused as refusal:
            return refusal.clause or "-"
        return ""

    def admit(self, seat: str, action: str | Action) -> tuple[int, Action]:
        """The legality gate: the seat must be asked, the words must be an action, the action must be
        legal.
        """
        say = self.speaker.say
        try:
            number = self.game.seat_index(seat)
            if self.state.is_over:
                raise Refused("", say("game-is-over"))
            if self.pending:
                raise Refused("", say("luck-is-awaited"))
            a = self.game.read_action(action) if isinstance(action, str) else action
        except Unreadable as error:
            raise Refused("", self.speaker.unreadable(error)) from None
        if number not in self.asked():
            raise Refused(
                "",
                say(
                    "not-your-turn",
                    seats=self.speaker.listing([self.speaker.name("seat", seat) for seat in self.asked()]),
                ),
            )
        clause = self.game.refuse(self.state, number, a)
        if clause:
            raise Refused(clause, self.speaker.refusal(clause))
        return number, a

    # Playing

    def play(self, seat: str, action: str | Action) -> Entry | None:
        """Do it, or raise Refused. With luck="ask" it may wait for dice: then None, and `pending` says
        which.
        """
        if isinstance(action, str) and action in TABLE_WORDS:
            return getattr(self, TABLE_WORDS[action])(seat)  # type: ignore[no-any-return]
        if isinstance(action, str) and branches.target(action) >= 0:
            return self.return_to(seat, branches.target(action))
        number, a = self.admit(seat, action)
        return self.carry_out(number, a, ())

    def tell_luck(self, outcome: int) -> Entry | None:
        """Give the outcome a waiting action asks for: the face of a real die, the card drawn."""
        if self.pending is None:
            raise Refused("", self.speaker.say("no-luck-is-awaited"))
        if outcome not in self.pending.outcomes:
            outcomes = ", ".join(str(n) for n in sorted(set(self.pending.outcomes)))
            raise Refused("", self.speaker.say("impossible-luck", outcome=str(outcome), outcomes=outcomes))
        seat, action, told, _ = self.pending
        self.pending = None
        if seat == NOBODY:
            self.begin((*told, outcome))
            return None
        return self.carry_out(seat, action, (*told, outcome))

    def carry_out(self, seat: int, a: Action, told: tuple[int, ...]) -> Entry | None:
        """Apply a legal action; when the script of luck ends in the middle, nothing has happened."""
        before = self.state.clone()
        s = self.state
        if self.asks:
            s.tape = Scripted(list(told))
        drawn = len(s.tape.drawn)
        s.events = []
        try:
            flow.apply(s, seat, a)
        except (LuckNeeded, ImpossibleLuck) as missing:
            self.state = before
            if self.asks and isinstance(missing, LuckNeeded):
                self.pending = Pending(seat, a, told, tuple(missing.outcomes))
                return None
            raise
        self.horizon.pass_over(before, seat, s)
        self.before = before
        entry = self.enter(self.game.seats[seat], self.game.write_action(a), tuple(s.tape.drawn[drawn:]))
        happened = [(entry.n, event) for event in s.events]
        if self.told is not None:
            self.told += happened
        self.archive += happened
        s.events = None
        return entry

    def enter(self, seat: str, action: str, drawn: tuple[int, ...]) -> Entry:
        """Append to the record."""
        entry = Entry(self.sequence + 1, seat, action, drawn, codec.digest(self.state), self.clock())
        self.record.entries.append(entry)
        self.trail.note(action)
        if entry.n % SNAPSHOT_EVERY == 0 or branches.target(action) >= 0:
            self.record.snapshots[entry.n] = self.position()
        return entry

    # Undo, resignation, draws

    def may_undo(self, seat: str) -> bool:
        number = self.game.seat_index(seat)
        if self.pending:
            return self.pending.seat == number and not self.pending.told
        return self.horizon.may_return(number)

    def undo(self, seat: str) -> Entry | None:
        """Take back the seat's last action. The record keeps it and says that it was taken back.

        An action that still waits for its first die was never entered: it is dropped, and None returned.
        """
        if self.pending and self.may_undo(seat):
            self.pending = None
            return None
        if not self.may_undo(seat):
            raise Refused("", self.speaker.say("nothing-to-undo"))
        tape = self.state.tape
        self.state = self.horizon.step_back()
        self.state.tape = tape
        while self.told and self.told[-1][0] == self.trail.last:
            self.told.pop()
        return self.enter(seat, UNDO, ())

    def return_to(self, seat: str, n: int) -> Entry:
        """The organiser takes all back to the moment after entry n; the record keeps what came later."""
        how = organised_by(self.game)
        if how is None or how.seat != seat:
            raise Refused("", self.speaker.say("only-for-organiser"))
        if self.state.is_over:
            raise Refused("", self.speaker.say("game-is-over"))
        if n >= self.sequence:
            raise Refused("", self.speaker.say("no-moment", n=n, last=self.sequence - 1))
        tape = self.state.tape
        self.state = self.moment(n)
        self.state.tape = tape
        self.pending = None
        self.horizon.forget()
        self.told = None
        return self.enter(seat, f"{branches.WORD} {n}", ())

    def moment(self, n: int) -> State:
        """The state after entry n."""
        from admiralty.table.replay import Kept

        if n in self.marks:
            return self.game.read_position(self.marks[n])
        return Kept(self.record, self.game).at(n).state

    def resign(self, seat: str) -> Entry:
        number = self.in_progress(seat)
        result = tuple(-1 if i == number else 1 for i in range(len(self.game.seats)))
        return self.end(seat, "resign", result, RESIGNED)

    def offer_draw(self, seat: str) -> Entry:
        number = self.in_progress(seat)
        if self.offer >= 0:
            raise Refused("", self.speaker.say("draw-already-offered"))
        self.offer = number
        return self.enter(seat, "draw offer", ())

    def accept_draw(self, seat: str) -> Entry:
        self.answer(seat)
        return self.end(seat, "draw accept", (0,) * len(self.game.seats), AGREED)

    def decline_draw(self, seat: str) -> Entry:
        self.answer(seat)
        self.offer = -1
        return self.enter(seat, "draw decline", ())

    def withdraw_draw(self, seat: str) -> Entry:
        if self.in_progress(seat) != self.offer:
            raise Refused("", self.speaker.say("no-draw-offered"))
        self.offer = -1
        return self.enter(seat, "draw withdraw", ())

    def answer(self, seat: str) -> None:
        if self.offer < 0 or self.in_progress(seat) == self.offer:
            raise Refused("", self.speaker.say("no-draw-offered"))

    def in_progress(self, seat: str) -> int:
        """The number of a seat of a two-sided game that is not over."""
        try:
            number = self.game.seat_index(seat)
        except Unreadable as error:
            raise Refused("", self.speaker.unreadable(error)) from None
        if self.state.is_over:
            raise Refused("", self.speaker.say("game-is-over"))
        if len(self.game.seats) != 2:
            raise Refused("", self.speaker.say("only-for-two"))
        return number

    def end(self, seat: str, action: str, result: tuple[int, ...], ending: str) -> Entry:
        self.state.finish(result, ending)
        self.state.stack = []
        self.state.at = []
        self.pending = None
        self.offer = -1
        self.horizon.forget()
        return self.enter(seat, action, ())

    # Seeing

    def view(self, seat: str = "") -> dict[str, object]:
        """Only what the seat may know; a spectator without a seat name."""
        return self.game.view(self.state, self.game.seat_index(seat) if seat else -1)

    def prompt(self, seat: str = "") -> str:
        return self.speaker.prompt(self.state, self.game.seat_index(seat) if seat else -1)

    def heard(self, seat: str = "") -> list[tuple[int, Event]]:
        """The events a seat has heard, with the number of the entry that caused them."""
        number = self.game.seat_index(seat) if seat else -1
        return [(n, event) for n, event in self.log if event.is_heard_by(number)]

    def position(self) -> str:
        return self.game.write_position(self.state)

    def picture(self, seat: str = "") -> picture.Picture:
        """What a seat sees as SVG, which a notebook shows, with the question or the ending below it."""
        drawn = picture.lines(self.game, self.view(seat), self.speaker)
        return picture.svg([*drawn, [("faint", self.prompt(seat))]], self.game.seats)

    def _repr_html_(self) -> str:
        """In a notebook: what a spectator sees."""
        return self.picture()

    # Keeping

    def commitment(self) -> str:
        """For verifiable luck, what is shown before the first roll; otherwise empty."""
        return self.tape.commitment() if isinstance(self.tape, Keyed) else ""

    def save(self, public: bool = False) -> str:
        """The record as text. A public one tells the key of the dice only when the game is over."""
        return self.record.write(public and not self.is_over)

    @staticmethod
    def load(text: str, language: str = "en") -> Table:
        """A table from its record, every step checked against its hash."""
        from admiralty.table.replay import Replay

        return Replay(text, language).table()


def thread(seed: int | None, source: list[int] | str | Tape | None) -> tuple[Tape, dict[str, object]]:
    """The tape a table plays with, and how its record describes it."""
    if isinstance(source, Keyed):
        described = {"kind": "keyed", "commitment": source.commitment(), "game_id": source.game_id}
        return source, {**described, "key": source.key.hex()}
    if isinstance(source, Tape):
        return source, {"kind": "other"}
    if source == ASK:
        return Scripted([]), {"kind": ASK}
    if isinstance(source, str):
        raise ValueError(f'luck is "ask", a list of outcomes or a tape, not {source!r}')
    if source is not None:
        return Scripted(source), {"kind": "scripted", "outcomes": list(source)}
    number = time.time_ns() % (1 << 48) if seed is None else seed
    return Seeded(number), {"kind": "seeded", "seed": number}
