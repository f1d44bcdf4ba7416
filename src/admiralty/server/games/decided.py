"""Which seats have decided something that they may take back."""

from __future__ import annotations

from admiralty.table.table import Table


class Decided:
    """Follows a table, so that nobody reads a long game again for every state."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.known: dict[str, tuple[int, bool]] = {}  # by seat: a moment, and how it was then

    def has_decided(self, seat: str) -> bool:
        """As `takeback.last_action` finds it; what came before a known moment is not looked at again."""
        trail, entries = self.table.trail, self.table.record.entries
        moment, answer = self.known.get(seat, (0, False))
        now, is_so = trail.last, False
        while now > trail.changed_at and not is_so:
            if now == moment:
                is_so = answer
                break
            is_so = entries[now - 1].seat == seat
            now = trail.previous[now]
        self.known[seat] = trail.last, is_so
        return is_so
