"""A match: bots and people at one table. Bots get imagined states, never the real one."""

from __future__ import annotations

from typing import Protocol

from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.table.record import Entry
from admiralty.table.table import Table


class Player(Protocol):
    """Whoever can choose from an imagined state: a bot, or a script in a test."""

    def choose(self, game: Game, s: State, seat: int) -> Action: ...


class Match:
    """Seats with a player act by themselves; a seat without one is a person, for whom the match waits."""

    def __init__(self, table: Table, players: dict[str, Player], seed: int = 0) -> None:
        for seat in players:
            table.game.seat_index(seat)
        self.table = table
        self.players = players
        self.seed = seed

    def step(self) -> Entry | None:
        """One decision of one bot; None when nobody but people must decide, or the game is over."""
        table = self.table
        for seat in table.acting:
            player = self.players.get(seat)
            if player is not None and table.pending is None:
                return table.play(seat, self.decide(player, seat))
        return None

    def decide(self, player: Player, seat: str) -> Action:
        """What the player does, from a state that its seat cannot tell from the real one."""
        table = self.table
        number = table.game.seat_index(seat)
        fresh = Seeded(hash_of(self.seed, table.sequence, number))
        return player.choose(table.game, table.game.imagine(table.state, number, fresh), number)

    def run(self, limit: int = 100_000) -> int:
        """Bots decide until a person must, or the game is over: how many decisions they took."""
        for n in range(limit):
            if self.step() is None:
                return n
        return limit


def hash_of(seed: int, sequence: int, seat: int) -> int:
    """A seed for one imagination, the same in every run."""
    return (seed * 1_000_003 + sequence) * 31 + seat
