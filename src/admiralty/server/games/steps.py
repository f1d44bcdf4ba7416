"""Step numbers of each viewer.

The number of an entry in the record would tell how many secret steps others have taken, and when. So viewers
who may not read the record count only their own steps and those that they can notice: an event that they
hear, another question, another seat to decide, a change of what they see. Who notices an entry follows from
the record alone, so it is the same after a restart. Numbers are translated where messages are made and read.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Final

from admiralty.core import flow
from admiralty.core.event import EVERYONE
from admiralty.core.flow import Plan
from admiralty.kit.extras import Organiser
from admiralty.table import branches
from admiralty.table.record import UNDO, Entry
from admiralty.table.table import Table

SPECTATOR: Final = -1
WATCHING: Final = 1 << 62  # the bit of spectators; EVERYONE, a negative number, has it too

View = Mapping[str, object]


class NoStep(Exception):
    """A number that this viewer has not reached."""


class Steps:
    """Follows a table entry by entry, when it is restored and while it is played.

    `noticed` says for each entry who counts it, as a set of seats like the audience of an event.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.noticed = [EVERYONE] * table.sequence
        self.question = self.asked()
        self.seen: dict[int, View] = {}  # by seat, after entry `seen_at`
        self.seen_at = -1
        how = table.game.extra(Organiser)
        self.organiser = 0 if how is None else 1 << table.game.seat_index(how.seat)
        self.numberings: dict[int, Numbering] = {}

    def asked(self) -> tuple[str, tuple[int, ...]]:
        """What is being decided, and by whom: everybody may know that."""
        s = self.table.state
        return ("", ()) if s.is_over else (self.table.game.prompt(flow.question(s)), flow.acting(s))

    def note(self, entry: Entry) -> None:
        """The table has one more entry."""
        before, self.question = self.question, self.asked()
        if entry.action == UNDO:
            self.noticed.append(self.noticed[self.table.trail.taken_back(entry.n) - 1])
        elif not branches.is_move(entry.action) or before != self.question:
            self.noticed.append(EVERYONE)
        else:
            self.noticed.append(self.notice(entry))

    def notice(self, entry: Entry) -> int:
        """Who noticed an action after which the same seats answer the same question."""
        actor = 1 << self.table.game.seat_index(entry.seat)
        heard = actor | self.organiser
        for n, event in reversed(self.table.told.archive):
            if n != entry.n:
                break
            heard |= event.audience
        known = self.seen if self.seen_at == entry.n - 1 else {}
        self.seen, self.seen_at = {}, entry.n
        if heard < 0 or self.is_seen(SPECTATOR, known):
            return EVERYONE
        if isinstance(self.table.state.stack[-1], Plan) and actor != self.organiser:
            return heard  # of its orders the others see no more than a spectator
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
        """The numbers of a viewer with these seats; None stands for a viewer who may read the record."""
        counts = EVERYONE
        if seats is not None:
            counts = sum([1 << self.table.game.seat_index(seat) for seat in seats], WATCHING)
        found = self.numberings.get(counts)
        if found is None:
            found = self.numberings[counts] = Numbering(self, counts)
        return found


class Numbering:
    """The numbers of one viewer: 0 is the start of the game, and each step that counts has the next number.

    `counts` are the seats whose steps count, like the audience of an event.
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
        """The number of the present moment."""
        return len(self.catch_up()) - 1

    def has_last(self) -> bool:
        """Whether the last entry counts."""
        return bool(self.noticed) and bool(self.noticed[-1] & self.counts)

    def own(self, n: int) -> int:
        """The viewer's number of the moment after entry n."""
        return bisect_right(self.catch_up(), n) - 1

    def entry(self, number: int) -> int:
        """The last entry at which the viewer had this number; raises NoStep."""
        entries = self.catch_up()
        if not 0 <= number < len(entries):
            raise NoStep
        return entries[number + 1] - 1 if number + 1 < len(entries) else self.read
