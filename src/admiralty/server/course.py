"""How a table came to its present question: who has played since, and which turns are saved."""

from __future__ import annotations

from typing import Final, NamedTuple

from admiralty.core.flow import Frame, Plan, Sealed
from admiralty.kit.organised import organised_by
from admiralty.server.steps import Steps
from admiralty.table import branches
from admiralty.table.record import Entry
from admiralty.table.table import Table

BEFORE: Final = "before"
AFTER: Final = "after"
RESIGN: Final = "resign"


class Saved(NamedTuple):
    """A moment to return to: after entry n, before or after a turn was evaluated."""

    n: int
    turn: int
    when: str


class Course:
    """Follows a table entry by entry, when it is restored and while it is played."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.how = organised_by(table.game)
        self.asked = self.top()
        self.began = table.sequence  # the entry that led to the present question
        self.last: dict[str, int] = {}  # by seat, the last entry
        self.general: dict[str, int] = {}  # by seat, the last entry that was not about one thing
        self.ordered: dict[str, int] = {}  # by thing, the last entry about it
        self.number = self.planned()
        self.saved: list[Saved] = []
        self.steps = Steps(table)

    def top(self) -> Frame | None:
        return self.table.state.stack[-1] if self.table.state.stack else None

    def planned(self) -> int:
        return self.how.planned(self.table.state) if self.how is not None else 0

    def thing(self, action: str) -> str:
        """What an action orders, "" if it is not about one thing that people can be in charge of."""
        grammar = self.table.game.grammar
        verb, *words = action.split() or [""]  # as the grammar reads it
        if self.how is None or verb not in grammar.verb_of:
            return ""
        kinds = grammar.verbs[grammar.verb_of[verb]].kinds
        if self.how.kind not in kinds or len(words) != len(kinds):
            return ""
        return self.how.thing(words[kinds.index(self.how.kind)])

    def note(self, entry: Entry) -> None:
        """The table has one more entry."""
        top = self.top()
        if top is not self.asked:
            self.asked, self.began = top, entry.n
        self.last[entry.seat] = entry.n
        thing = self.thing(entry.action)
        if thing:
            self.ordered[thing] = entry.n
        else:
            self.general[entry.seat] = entry.n
        number = self.planned()
        if self.number and number != self.number and branches.target(entry.action) < 0:
            self.saved += [Saved(entry.n - 1, self.number, BEFORE), Saved(entry.n, self.number, AFTER)]
        self.number = number
        self.steps.note(entry)

    @property
    def is_shared(self) -> bool:
        """Whether several seats answer at the same time, each for itself."""
        return isinstance(self.asked, Plan | Sealed)

    def is_stale(self, expect: int, seat: str, action: str) -> bool:
        """Whether what somebody saw after entry `expect` has changed for what they want to do.

        In a question put to many, what other seats enter changes nothing, nor what the same seat orders
        another thing to do. Nobody's step changes what it means to resign.
        """
        if expect == self.table.sequence or action == RESIGN:
            return False
        if not self.is_shared or not self.began <= expect < self.table.sequence:
            return True
        thing = self.thing(action)
        if not thing:
            return self.last.get(seat, 0) > expect
        return max(self.general.get(seat, 0), self.ordered.get(thing, 0)) > expect
