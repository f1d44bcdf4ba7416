"""Earlier moments of a game in play, to be looked at: from the nearest snapshot on. What was checked when the
table was opened is not checked again.
"""

from __future__ import annotations

from collections.abc import Iterator

from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import Scripted
from admiralty.core.state import State
from admiralty.table import agreements, branches
from admiralty.table.agreements import NO_OFFER
from admiralty.table.record import TABLE_WORDS, UNDO, Entry
from admiralty.table.situation import Situation
from admiralty.table.table import Table


class Earlier(Situation):
    """How the game stood; `offer` is the seat whose offer of a draw was open."""

    def __init__(self, game: Game, state: State, offer: int) -> None:
        super().__init__(game)
        self.state = state
        self.offer = offer

    def may_undo(self, seat: str) -> bool:
        return False


class Moments:
    """The record of the table may grow meanwhile; what it has already does not change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.record = table.record
        self.latest = table.trail.latest

    def start(self, first: int, last: int) -> int:
        """The last snapshot before both that no undo up to `last` leads back behind; -1 if other rules played
        after it, or if what a return led to was not kept.
        """
        least = last
        for n in range(last, 0, -1):
            if n <= min(first, least) and n in self.record.snapshots:
                return n if self.is_by_present_rules(n) else -1
            action = self.record.entries[n - 1].action
            if action == UNDO:
                least = min(least, self.latest[n])
            elif branches.is_jump(action) and n not in self.record.snapshots:
                return -1
        return 0 if self.is_by_present_rules(0) else -1

    def is_by_present_rules(self, n: int) -> bool:
        """Whether all entries after entry n were made by them."""
        return n >= self.table.trail.changed_at and self.table.rules == self.game.rules_version

    def along(self, start: int, first: int, last: int) -> Iterator[Earlier]:
        """Each moment from `first` to `last`, to be looked at before the next one."""
        moment = Earlier(self.game, self.stand(start), self.offer(start))
        undone = {self.latest[n] for n in range(start + 1, last + 1) if self.action(n) == UNDO}
        kept: dict[int, State] = {}
        for n in range(start, last + 1):
            if n > start:
                self.follow(moment, self.record.entries[n - 1], kept)
            if self.latest[n] in undone:
                kept[self.latest[n]] = moment.state.clone()
            if n >= first:
                yield moment

    def action(self, n: int) -> str:
        return self.record.entries[n - 1].action

    def stand(self, start: int) -> State:
        if start:
            return self.game.read_position(self.record.snapshots[start])
        header = self.record.header
        tape = Scripted(list(header.opening))
        return self.game.read_position(header.position, tape) if header.position else self.game.setup(tape)

    def offer(self, start: int) -> int:
        """The seat whose offer of a draw is open there."""
        for entry in reversed(self.record.entries[:start]):
            if entry.action in TABLE_WORDS and entry.action != UNDO:
                return agreements.offer_after(entry.action, self.game.seat_index(entry.seat))
        return NO_OFFER

    def follow(self, moment: Earlier, entry: Entry, kept: dict[int, State]) -> None:
        """From the moment before an entry to that after it."""
        if entry.action == UNDO:
            moment.state = kept[self.latest[entry.n]].clone()
        elif branches.is_jump(entry.action):
            moment.state = self.game.read_position(self.record.snapshots[entry.n])
        elif entry.action in TABLE_WORDS:
            seat = self.game.seat_index(entry.seat)
            moment.offer = agreements.offer_after(entry.action, seat)
            agreements.conclude(self.game, moment.state, entry.action, seat)
        elif branches.is_move(entry.action):
            moment.state.tape = Scripted(list(entry.luck))
            a = self.game.read_action(entry.action)
            flow.apply(moment.state, self.game.seat_index(entry.seat), a)
