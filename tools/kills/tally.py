"""The figures of a campaign."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from tools.kills.judge import Rows
from tools.kills.ledger import Ledger


@dataclass
class Tally:
    kills: int = 0
    moves: int = 0
    lines: int = 0
    guests: int = 0
    tables: int = 0
    joins: int = 0
    announcements: int = 0
    rounds: int = 0
    rounds_by_timer: int = 0
    bot_moves: int = 0
    in_flight: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    diverged: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    def __str__(self) -> str:
        return (
            f"{self.kills} kills. Acknowledged: {self.moves} moves, {self.lines} lines of chat, "
            f"{self.guests} guests, {self.tables} tables, {self.joins} joins, "
            f"{self.announcements} announcements. {self.rounds} rounds evaluated ({self.rounds_by_timer} by "
            f"the timer), {self.bot_moves} moves by bots; {self.in_flight} commands in flight when killed. "
            f"Lost {len(self.lost)}, doubled {len(self.doubled)}, diverged {len(self.diverged)}."
        )

    def count(self, ledger: Ledger, rows: Rows) -> None:
        """What was acknowledged, and what was done without anybody's command."""
        bots = {(row.table_id, row.seat) for row in rows["seats"] if row.bot}
        evaluated = [row for row in rows["entries"] if (row.seat, row.action) == ("organiser", "evaluate")]
        self.moves = len(ledger.moves)
        self.lines = len(ledger.lines)
        self.guests = len(ledger.guests)
        self.tables = len(ledger.tables)
        self.joins = len(ledger.seated) + len(ledger.watching)
        self.announcements = len(ledger.notices)
        self.rounds = len(evaluated)
        self.rounds_by_timer = sum(1 for row in evaluated if row.client is None)
        self.bot_moves = sum(1 for row in rows["entries"] if (row.table_id, row.seat) in bots)
