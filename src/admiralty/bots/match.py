"""A match: bots and people at one table."""

from __future__ import annotations

from admiralty.bots.bot import Bot, decide
from admiralty.core.action import Action
from admiralty.table.record import Entry
from admiralty.table.table import Table


class Match:
    """Seats with a bot act by themselves. A seat without one is a person, for whom the match waits."""

    def __init__(self, table: Table, bots: dict[str, Bot], seed: int = 0) -> None:
        for seat in bots:
            table.game.seat_index(seat)
        self.table = table
        self.bots = bots
        self.seed = seed

    def step(self) -> Entry | None:
        """One decision of one bot; None when only people must decide, or the game is over."""
        table = self.table
        for seat in table.acting:
            if seat in self.bots and table.pending is None:
                return table.play(seat, self.decide(seat))
        return None

    def decide(self, seat: str) -> Action:
        """What the bot of a seat does now: the same in every run."""
        table = self.table
        number = table.game.seat_index(seat)
        seed = (self.seed * 1_000_003 + table.sequence) * 31 + number
        return decide(self.bots[seat], table.game, table.state, number, seed)

    def run(self, limit: int = 100_000) -> int:
        """Bots decide until a person must, or the game is over: how many decisions they took."""
        for n in range(limit):
            if self.step() is None:
                return n
        return limit
