"""Random playouts, as the baselines use them: no evaluation, no policy, only the rules."""

from __future__ import annotations

from typing import Final

from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.kit.heuristics import Heuristics

MAX_PLAYOUT: Final = 3_000
"""Random decisions at most. A longer game is valued where it stands, by the hand-written weights."""


def determinized(game: Game, s: State, seat: int, seed: int) -> State:
    """A state that looks like `s` to the seat, with luck of its own."""
    world = game.imagine(s, seat, Seeded(seed))
    world.tape = Seeded(seed + 1)
    return world


def play_out(game: Game, world: State, rng: Seeded) -> list[float]:
    """Play at random to the end; what the game is worth to each seat."""
    flow.playout(world, rng, MAX_PLAYOUT)
    value = game.require(Heuristics).hand_value
    return [value(world, seat) for seat in range(len(game.seats))]
