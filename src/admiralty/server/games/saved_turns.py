"""The turns that the organiser of a table can return to."""

from __future__ import annotations

from typing import Final, NamedTuple

from admiralty.kit.extras import Organiser
from admiralty.server.wire.base import When
from admiralty.table import branches
from admiralty.table.record import Entry
from admiralty.table.table import Table

BEFORE: Final = "before"
AFTER: Final = "after"


class SavedTurn(NamedTuple):
    """A moment to return to: after entry n, before or after a turn was evaluated."""

    n: int
    turn: int
    when: When


class SavedTurns:
    """Follows a table entry by entry."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.organised = table.game.extra(Organiser)
        self.planned = self.planned_now()
        self.turns: list[SavedTurn] = []

    def planned_now(self) -> int:
        return self.organised.planned(self.table.state) if self.organised is not None else 0

    def note(self, entry: Entry) -> None:
        """The table has one more entry."""
        planned = self.planned_now()
        if self.planned and planned != self.planned and not branches.is_jump(entry.action):
            self.turns.append(SavedTurn(entry.n - 1, self.planned, BEFORE))
            self.turns.append(SavedTurn(entry.n, self.planned, AFTER))
        self.planned = planned

    def after(self, n: int) -> SavedTurn | None:
        """The saved turn after entry n, if there is one."""
        return next((saved for saved in self.turns if saved.n == n), None)
