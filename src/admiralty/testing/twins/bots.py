"""What bots choose, asked as any driver asks them."""

from __future__ import annotations

from admiralty.bots import decide, make
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.state import State

BOTS = ("random", "greedy", "learned", "mcts:6")


def choice(game: Game, name: str, s: State, seat: int, seed: int) -> Action:
    return decide(make(name, seed), game, s, seat, seed + 1)
