"""Entries made by earlier rules: where they led is looked up in the record, not played again.

Entries made before 18 November 2026 have no trace. They are played by the present rules. Where these do not
follow, the moments up to the next snapshot are not known, and the last one known stands for them.
"""

from __future__ import annotations

from collections import OrderedDict

from admiralty.core import codec, flow
from admiralty.core.event import Event
from admiralty.core.game import MISFITS, Game
from admiralty.core.luck import LuckNeeded, Scripted, Source, Tape
from admiralty.core.state import State
from admiralty.table import agreements, branches, trace
from admiralty.table.record import TABLE_WORDS, UNDO, DamagedRecord, Entry, Record
from admiralty.table.table import Table

MAX_STATES = 100  # that undos may lead back to

# Why the present rules cannot play what earlier ones allowed.
CANNOT_PLAY = (*MISFITS, LuckNeeded)


class Recall:
    """Leads a table through the entries of earlier rules; `gaps` are those whose moments are not known.

    `sure` is the last entry whose moment the record itself tells.
    """

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        self.gaps: set[int] = set()
        self.sure = 0
        self.states: OrderedDict[int, State] = OrderedDict()  # the last ones, by entry

    def follow(self, table: Table, entry: Entry, true: Tape | None) -> None:
        """Stand where the entry led; its luck is checked as far as it is known what it was drawn from."""
        snapshot = self.record.snapshots.get(entry.n, "")
        text = ""
        try:
            if entry.trace:
                text = trace.unpack(entry.trace, table.text)
                kept = trace.read(text, self.game)
                if snapshot not in ("", kept.position):
                    raise DamagedRecord("its snapshot is not the position of that moment")
                trace.check_luck(entry.luck, kept.drawn_from, true)
                table.recall(entry, self.game.read_position(kept.position), kept.events)
            else:
                self.play(table, entry, true)
        except (DamagedRecord, codec.BadPosition) as error:
            raise DamagedRecord(f"entry {entry.n} ({entry.seat}: {entry.action}): {error}") from None
        self.note(table, entry, snapshot or text)

    def note(self, table: Table, entry: Entry, text: str) -> None:
        """Keep what later entries refer to."""
        table.text = text
        self.sure = entry.n if text else self.sure
        table.rules = max(table.rules, branches.rules_from(entry.action))
        if entry.n in self.record.snapshots:
            table.record.snapshots[entry.n] = self.record.snapshots[entry.n]
        self.states[entry.n] = table.state
        if len(self.states) > MAX_STATES:
            self.states.popitem(last=False)

    def play(self, table: Table, entry: Entry, true: Tape | None) -> None:
        """An entry without a trace, by the present rules."""
        try:
            state, events, drawn_from = self.outcome(table, entry)
            trace.check_luck(entry.luck, drawn_from, None)
        except CANNOT_PLAY:
            state, events, drawn_from = table.state, [], []
            self.gaps.add(entry.n)
            for _ in entry.luck:
                if true is not None:
                    true.pick(1)  # each outcome takes one number of the tape
        else:
            trace.check_luck(entry.luck, drawn_from, true)
        if entry.n in self.record.snapshots:
            there = self.game.read_position(self.record.snapshots[entry.n])
            if codec.digest(there) != codec.digest(state):
                self.gaps |= set(range(self.sure + 1, entry.n))
                state = there
            self.gaps.discard(entry.n)
        table.recall(entry, state, events)

    def outcome(self, table: Table, entry: Entry) -> tuple[State, list[Event], list[Source]]:
        """The state after an entry, what was told, and what luck was drawn from."""
        if entry.action == UNDO:
            return self.states[table.trail.last - 1].clone(), [], []
        if branches.target(entry.action) >= 0:
            return self.states[branches.target(entry.action)].clone(), [], []
        s = table.state.clone()
        if not branches.is_move(entry.action):
            if entry.action in TABLE_WORDS:
                agreements.conclude(self.game, s, entry.action, self.game.seat_index(entry.seat))
            return s, [], []
        seat, a = self.game.seat_index(entry.seat), self.game.read_action(entry.action)
        if a not in flow.question(s).legal(s, seat):
            raise ValueError(f"{entry.action} is not legal any more")
        s.tape = Scripted(list(entry.luck))
        events: list[Event] = []
        s.events = events
        flow.apply(s, seat, a)
        s.events = None
        return s, events, s.tape.drawn_from
