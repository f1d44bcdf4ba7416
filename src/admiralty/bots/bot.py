"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.state import State


class Bot(Protocol):
    """Chooses for a seat that must decide."""

    def choose(self, game: Game, s: State, seat: int) -> Action:
        """One of the seat's choices in `s`, a state imagined for the seat; the bot leaves `s` as it is."""
        ...
