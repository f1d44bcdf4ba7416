"""A game being played. Server, terminal and matches act through this class only.

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

from admiralty.core import codec, flow
from admiralty.core.action import Action, Refused
from admiralty.core.event import Event
from admiralty.core.game import Game
from admiralty.core.luck import ImpossibleLuck, Keyed, LuckNeeded, Scripted, Tape, commitment
from admiralty.core.state import State
from admiralty.games import GameRecipe
from admiralty.table import agreements, branches, gate, takeback, trace
from admiralty.table.agreements import NO_OFFER, OUTDATED
from admiralty.table.log import Log
from admiralty.table.record import SNAPSHOT_EVERY, TABLE_WORDS, UNDO, Entry, Header, Record
from admiralty.table.situation import Situation
from admiralty.table.tapes import ASK, SET_UP, Pending, make_tape
from admiralty.table.undo import Horizon


def now() -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


class Table(Situation):
    """One game at one table: it carries out actions, keeps the record, and takes back."""

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        luck: list[int] | str | Tape | None = None,
        position: str = "",
        clock: Callable[[], str] = now,
    ) -> None:
        super().__init__(game)
        self.clock = clock
        self.tape, described = make_tape(seed, luck)
        self.asks = luck == ASK
        self.horizon = Horizon()
        self.marks: dict[int, str] = {}  # positions that a replay knows it will return to, by entry
        self.before: State | None = None  # the state before the last action
        self.offer = NO_OFFER
        self.request: takeback.Request | None = None
        self.is_replayed = False  # the record tells the luck and has the traces
        self.is_trusted = False  # of a record that is replayed, hashes and luck are checked, nothing else
        self.rules = game.rules_version  # by which the last entry was made
        self.text = ""  # of the last moment, in which the next trace need not repeat anything
        self.last_trace = ""
        data = GameRecipe.of(game).data
        self.record = Record(
            Header(game.slug, game.rules_version, game.dataset, game.options, described, [], data, position)
        )
        self.begin(())

    def begin(self, told: tuple[int, ...]) -> None:
        """Set up, or stand at a position; the header notes the luck that this takes."""
        tape = Scripted(list(told)) if self.asks else self.tape
        events: list[Event] = []
        try:
            if self.record.header.position:
                self.state = self.game.read_position(self.record.header.position, tape, events)
            else:
                self.state = self.game.setup(tape, events)
        except LuckNeeded as missing:
            if not self.asks:
                raise
            self.state = self.game.layout(tape)
            self.pending = Pending(SET_UP, 0, told, tuple(missing.outcomes))
            return
        self.state.events = None
        self.told = Log(events)
        self.record.header.opening = list(tape.drawn)
        self.text = self.trace(events, tape)
        self.record.header.start = trace.pack(self.text, "")

    def trace(self, events: list[Event], tape: Tape) -> str:
        """What the record keeps of this moment."""
        drawn_from, tape.drawn_from = tape.drawn_from, []
        return trace.Trace(self.position(), events, drawn_from).write()

    # Playing

    @property
    def sequence(self) -> int:
        """How many entries the record has."""
        return len(self.record.entries)

    def play(self, seat: str, action: str | Action) -> Entry | None:
        """Carry out an action or a word of the table, or raise Refused. With luck="ask" an action may wait
        for dice: then the result is None, and `pending` says which.
        """
        if isinstance(action, str) and branches.is_of_table(action):
            if action == UNDO:
                return self.undo(seat)
            if action in TABLE_WORDS:
                return self.agree(seat, action)
            if branches.is_takeback(action):
                return takeback.play(self, seat, action)
            if branches.target(action) >= 0:
                return takeback.return_to(self, seat, branches.target(action))
        number, a = self.known(seat, action) if self.is_trusted else self.admit(seat, action)
        return self.carry_out(number, a, ())

    def tell_luck(self, outcome: int) -> Entry | None:
        """Give the outcome a waiting action asks for: the face of a real die, the card drawn."""
        if self.pending is None:
            raise Refused("", "no-luck-is-awaited")
        if outcome not in self.pending.outcomes:
            outcomes = ", ".join(str(n) for n in sorted(set(self.pending.outcomes)))
            raise Refused("", "impossible-luck", outcome=str(outcome), outcomes=outcomes)
        seat, action, told, _ = self.pending
        self.pending = None
        if seat == SET_UP:
            self.begin((*told, outcome))
            return None
        return self.carry_out(seat, action, (*told, outcome))

    def carry_out(self, seat: int, a: Action, told: tuple[int, ...]) -> Entry | None:
        """Apply a legal action; when the script of luck ends in the middle, nothing has happened."""
        before = self.state.clone()
        s, tape = self.state, self.state.tape
        repeated = self.trail.repeated(self.game.seats[seat], self.game.write_action(a))
        if repeated and not self.is_replayed:
            s.tape = Scripted(list(self.record.entries[repeated - 1].luck))
        elif self.asks:
            s.tape = Scripted(list(told))
        drawn = len(s.tape.drawn)
        s.tape.drawn_from = []
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
        self.told.add(entry.n, s.events)
        s.events = None
        s.tape = tape
        return entry

    def enter(self, seat: str, action: str, drawn: tuple[int, ...]) -> Entry:
        """Append to the record."""
        packed = "" if self.is_trusted else self.note_moment()
        digest = codec.digest(self.state, trace.dumps)
        entry = Entry(self.sequence + 1, seat, action, drawn, digest, self.clock(), packed)
        self.append(entry)
        if not self.is_trusted and (entry.n % SNAPSHOT_EVERY == 0 or branches.is_jump(action)):
            self.text = self.record.snapshots[entry.n] = self.position()
        return entry

    def note_moment(self) -> str:
        """The trace of the present moment, as the record keeps it."""
        before, self.text = self.text, self.trace(self.state.events or [], self.state.tape)
        self.last_trace = self.text
        return "" if self.is_replayed else trace.pack(self.text, before)

    def append(self, entry: Entry) -> None:
        self.record.entries.append(entry)
        self.trail.note(entry.action, entry.seat)
        self.request = takeback.request_after(self.request, entry)

    # Other rules

    @property
    def is_outdated(self) -> bool:
        """Whether the game goes on, but was played by earlier rules so far."""
        return self.rules != self.game.rules_version and not self.is_over

    def adopt_rules(self) -> Entry:
        """Go on by the present rules, or end where they do not allow that; the record says so."""
        now = self.game.rules_version
        if self.game.upgrades.ends(self.rules, now):
            agreements.end(self.state, (0,) * len(self.game.seats), OUTDATED)
            self.pending, self.offer = None, NO_OFFER
        self.horizon.forget()
        self.rules = now
        return self.enter("", f"{branches.RULES} {now}", ())

    def recall(self, entry: Entry, state: State, events: list[Event]) -> None:
        """Stand where a recorded entry led, without playing it."""
        self.before, self.state = self.state, state
        self.append(entry)
        self.horizon.forget()
        self.told.add(entry.n, events)
        if not branches.is_move(entry.action):
            self.told.forget()
        if entry.action in TABLE_WORDS:
            self.offer = agreements.offer_after(entry.action, self.game.seats.index(entry.seat))

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
            raise Refused("", "nothing-to-undo")
        tape = self.state.tape
        self.state = self.horizon.step_back()
        self.state.tape = tape
        self.told.take_back(self.trail.last)
        return self.enter(seat, UNDO, ())

    def go_back(self, seat: str, n: int, action: str) -> Entry:
        """Everybody goes on from the moment after entry n; the record keeps what came later."""
        tape = self.state.tape
        self.state = self.moment(n)
        self.state.tape = tape
        self.pending = None
        self.horizon.forget()
        self.told.forget()
        return self.enter(seat, action, ())

    def moment(self, n: int) -> State:
        """The state after entry n."""
        from admiralty.table.replay import Replay

        if n in self.marks:
            return self.game.read_position(self.marks[n])
        return Replay(self.record, self.game).at(n).state

    def agree(self, seat: str, word: str) -> Entry:
        """Resign, or offer, withdraw or answer a draw."""
        number = gate.seat_number(self.game, seat)
        agreements.check(self.game, self.state, word, number, self.offer)
        self.offer = agreements.offer_after(word, number)
        agreements.conclude(self.game, self.state, word, number)
        if self.is_over:
            self.pending = None
            self.horizon.forget()
        return self.enter(seat, word, ())

    # Keeping

    def commitment(self) -> str:
        """For verifiable luck, what is shown before the first roll; otherwise empty."""
        return commitment(self.tape.key) if isinstance(self.tape, Keyed) else ""

    def save(self, public: bool = False) -> str:
        """The record as text. A public one tells the key of the dice only when the game is over."""
        return self.record.write(public and not self.is_over)

    @staticmethod
    def load(text: str) -> Table:
        """A table from its record, every step checked against its hash. A game that was played by earlier
        rules goes on by the present ones.
        """
        from admiralty.table.replay import Replay

        table = Replay(text).table()
        if table.is_outdated:
            table.adopt_rules()
        return table
