"""Everybody's own numbers of the steps of a game.

The number of an entry in the record would tell how many secret steps others have taken, and when. So whoever
may not read the record counts only the steps that are theirs or that they can notice: an event that they
hear, another question, somebody else to decide, a change of what they see. Who notices an entry follows from
the record alone; it is the same after a restart. Numbers are translated where messages are made and read.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from admiralty.core import flow
from admiralty.core.event import EVERYONE
from admiralty.core.flow import Plan
from admiralty.kit.organised import organised_by
from admiralty.table import branches
from admiralty.table.record import TABLE_WORDS, UNDO, Entry
from admiralty.table.table import Table

SPECTATOR: Final = -1
WATCHING: Final = 1 << 62  # the bit of spectators in who counts; EVERYONE, below zero, has it

View = dict[str, object]


class NoStep(Exception):
    """A number that nobody has counted to."""


class Steps:
    """Follows a table entry by entry, when it is restored and while it is played.

    `noticed` holds for each entry who counts it, as the audience of an event.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.noticed = [EVERYONE] * table.sequence
        self.played: list[int] = []  # who noticed the actions that may yet be undone
        self.question = self.asked()
        self.seen: dict[int, View] = {}  # by seat, after entry `seen_at`
        self.seen_at = -1
        how = organised_by(table.game)
        self.organiser = 0 if how is None else 1 << table.game.seat_index(how.seat)
        self.numberings: dict[int, Numbering] = {}

    def asked(self) -> tuple[str, tuple[int, ...]]:
        """What is being decided, and by whom: everybody is told that."""
        s = self.table.state
        return ("", ()) if s.is_over else (self.table.game.prompt(flow.question(s)), flow.acting(s))

    def note(self, entry: Entry) -> None:
        """The table has one more entry."""
        before, self.question = self.question, self.asked()
        if entry.action == UNDO:
            self.noticed.append(self.played.pop())
            return
        is_told = entry.action in TABLE_WORDS or branches.target(entry.action) >= 0
        if is_told or before != self.question:
            self.noticed.append(EVERYONE)
        else:
            self.noticed.append(self.notice(entry))
        if branches.target(entry.action) >= 0:
            self.played.clear()
        elif not is_told:
            self.played.append(self.noticed[-1])

    def notice(self, entry: Entry) -> int:
        """Who noticed an action after which the same seats answer the same question."""
        actor = 1 << self.table.game.seat_index(entry.seat)
        heard = actor | self.organiser
        for n, event in reversed(self.table.archive):
            if n != entry.n:
                break
            heard |= event.audience
        known = self.seen if self.seen_at == entry.n - 1 else {}
        self.seen, self.seen_at = {}, entry.n
        if heard < 0 or self.is_seen(SPECTATOR, known):
            return EVERYONE
        if isinstance(self.table.state.stack[-1], Plan) and actor != self.organiser:
            return heard  # of its orders others see no more than a spectator
        for seat in range(len(self.table.game.seats)):
            if not heard >> seat & 1 and self.is_seen(seat, known):
                heard |= 1 << seat
        return heard

    def is_seen(self, seat: int, known: dict[int, View]) -> bool:
        """Whether the last action changed what a seat sees; `known` is what it saw before."""
        table = self.table
        assert table.before is not None
        old = known[seat] if seat in known else table.game.view(table.before, seat)
        new = self.seen[seat] = table.game.view(table.state, seat)
        return new != old

    def numbering(self, seats: list[str] | None) -> Numbering:
        """The numbers of whoever has these seats; nothing: of whoever may read the record."""
        counts = EVERYONE
        if seats is not None:
            counts = sum([1 << self.table.game.seat_index(seat) for seat in seats], WATCHING)
        found = self.numberings.get(counts)
        if found is None:
            found = self.numberings[counts] = Numbering(self, counts)
        return found


class Numbering:
    """One looker's numbers: own number 0 is the start of the game, each step that counts has the next.

    `counts` are the seats whose steps count, as the audience of an event.
    """

    def __init__(self, steps: Steps, counts: int) -> None:
        self.noticed = steps.noticed
        self.counts = counts
        self.entries = [0]  # by own number
        self.read = 0

    def catch_up(self) -> list[int]:
        for n in range(self.read + 1, len(self.noticed) + 1):
            if self.noticed[n - 1] & self.counts:
                self.entries.append(n)
        self.read = len(self.noticed)
        return self.entries

    @property
    def is_whole(self) -> bool:
        """Whether these are the numbers of the record."""
        return self.counts == EVERYONE

    @property
    def last(self) -> int:
        """The own number of the present."""
        return len(self.catch_up()) - 1

    def has_last(self) -> bool:
        """Whether the last entry counts."""
        return bool(self.noticed) and bool(self.noticed[-1] & self.counts)

    def own(self, n: int) -> int:
        """The own number of the moment after entry n."""
        return bisect_right(self.catch_up(), n) - 1

    def entry(self, number: int) -> int:
        """The last entry after which that was the own number; raises NoStep."""
        entries = self.catch_up()
        if not 0 <= number < len(entries):
            raise NoStep
        return entries[number + 1] - 1 if number + 1 < len(entries) else self.read
