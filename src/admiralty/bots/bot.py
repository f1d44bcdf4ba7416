"""What a bot is, and the one way to let it decide."""

from __future__ import annotations

from typing import Final, Protocol

from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State

SEED_RANGE: Final = 1 << 30
"""Seeds that are drawn from a random stream are below this."""


class Bot(Protocol):
    """Chooses for a seat that must decide."""

    def choose(self, game: Game, s: State, seat: int) -> Action:
        """One of the seat's choices in `s`, a determinization for the seat; the bot leaves `s` as it is."""
        ...


def decide(bot: Bot, game: Game, s: State, seat: int, seed: int) -> Action:
    """What a bot does in the real state `s`, of which it only sees a determinization for its seat."""
    return bot.choose(game, game.imagine(s, seat, Seeded(seed)), seat)
