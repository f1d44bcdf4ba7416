"""Whether a play was meant for a question that has changed since its player last saw the table."""

from __future__ import annotations

from typing import Final

from admiralty.core.flow import Frame, Plan, Sealed
from admiralty.server.games.orders import Orders
from admiralty.table.record import Entry
from admiralty.table.table import Table

RESIGN: Final = "resign"


class Staleness:
    """Follows a table entry by entry."""

    def __init__(self, table: Table, orders: Orders) -> None:
        self.table = table
        self.orders = orders
        self.question = self.top()
        self.asked_at = table.sequence  # the entry that led to the present question
        self.by_seat: dict[str, int] = {}  # the last entry of each seat
        self.by_piece: dict[str, int] = {}  # the last entry about each piece
        self.general: dict[str, int] = {}  # the last entry of each seat that was not about one piece

    def top(self) -> Frame | None:
        return self.table.state.stack[-1] if self.table.state.stack else None

    def note(self, entry: Entry) -> None:
        """The table has one more entry."""
        top = self.top()
        if top is not self.question:
            self.question, self.asked_at = top, entry.n
        self.place(entry)

    def place(self, entry: Entry) -> None:
        self.by_seat[entry.seat] = entry.n
        piece = self.orders.piece(entry.action)
        if piece:
            self.by_piece[piece] = entry.n
        else:
            self.general[entry.seat] = entry.n

    def resume(self, asked_at: int) -> None:
        """The table begins in the middle of its record; only entries since the present question count."""
        self.asked_at = asked_at
        for entry in self.table.record.entries[asked_at:]:
            self.place(entry)

    @property
    def is_shared(self) -> bool:
        """Whether several seats answer at the same time, each for itself."""
        return isinstance(self.question, Plan | Sealed)

    @property
    def is_answered(self) -> bool:
        """Whether somebody has played since the question was put."""
        return self.asked_at < self.table.sequence

    def is_stale(self, seen: int, seat: str, action: str) -> bool:
        """Whether what a player saw after entry `seen` has changed for this action.

        In a question put to several seats, the entries of other seats change nothing, nor do orders of the
        same seat to other pieces. A resignation means the same at any time.
        """
        if seen == self.table.sequence or action == RESIGN:
            return False
        if not self.is_shared or not self.asked_at <= seen < self.table.sequence:
            return True
        piece = self.orders.piece(action)
        if not piece:
            return self.by_seat.get(seat, 0) > seen
        return max(self.general.get(seat, 0), self.by_piece.get(piece, 0)) > seen
