"""One game of an environment: seats by number, actions by index, views as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from admiralty.adapters.actions import WAIT, ActionTable
from admiralty.adapters.encoder import Encoder
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Tape
from admiralty.core.state import State
from admiralty.games import GameRecipe

SPECTATOR: Final = -1
VERSION: Final = 0
"""Raised when actions or observations of an unchanged game get another meaning."""

Floats = NDArray[np.float32]
Bits = NDArray[np.int8]


def version(game: type[Game] | Game) -> int:
    """The number after `_v`: it grows with the rules and with the encoding."""
    return game.rules_version + VERSION


def module_name(slug: str) -> str:
    return slug.strip("_").replace("-", "_")


class Lens:
    """The actions and features of a game with its options and data, worked out once.

    What may be done is `explore`, the part of `legal` that loses nothing: subsets and paths in one order only
    and no steps back, so that games are shorter and cannot go round in circles. With `every_order` it is
    `legal`, everything that people may do.
    """

    def __init__(self, game: Game, every_order: bool) -> None:
        self.game = game
        self.every_order = every_order
        self.actions = ActionTable(game)
        self.encoder = Encoder(game)

    def choices(self, s: State, seat: int) -> dict[int, Action]:
        """What a seat that is asked may do now, by index."""
        ask = flow.question(s)
        return self.actions.numbered(ask.legal(s, seat) if self.every_order else ask.explore(s, seat))

    def observe(self, s: State, seat: int) -> Floats:
        return np.array(self.encoder.encode(s, seat), dtype=np.float32)

    def mask(self, indexes: dict[int, Action]) -> Bits:
        out: Bits = np.zeros(self.actions.size, dtype=np.int8)
        out[list(indexes)] = 1
        return out


@lru_cache(maxsize=16)
def make_lens(recipe: GameRecipe, every_order: bool) -> Lens:
    return Lens(recipe.load(), every_order)


def lens(
    slug: str, options: dict[str, str] | None = None, data_text: str = "", every_order: bool = False
) -> Lens:
    """The lens of a game. It is kept, because making it takes a second."""
    return make_lens(GameRecipe(slug, tuple(sorted((options or {}).items())), data_text), every_order)


class Episode:
    """One game, from its start or from a position. With `skip_forced` a seat is only asked when it has a
    choice: whatever has no alternative is done at once.
    """

    def __init__(
        self, lens: Lens, tape: Tape, limit: int, position: str = "", skip_forced: bool = False
    ) -> None:
        self.lens = lens
        self.game = lens.game
        self.limit = limit
        self.skip_forced = skip_forced
        self.decisions = 0
        self.known: dict[int, dict[int, Action]] = {}
        self.s: State = self.game.read_position(position, tape) if position else self.game.setup(tape)
        if not self.s.stack:
            raise ValueError("the game is over at this position")
        self.skip()

    @property
    def acting(self) -> tuple[int, ...]:
        return () if self.is_cut_off else flow.acting(self.s)

    @property
    def is_cut_off(self) -> bool:
        return bool(self.s.stack) and self.decisions >= self.limit

    def choices(self, seat: int) -> dict[int, Action]:
        """What a seat may do now, by index; worked out once."""
        if seat not in self.acting:
            return {}
        if seat not in self.known:
            self.known[seat] = self.lens.choices(self.s, seat)
        return self.known[seat]

    def act(self, seat: int, index: int) -> bool:
        """Take the action if the seat is asked and the index is legal; returns whether it was."""
        choices = self.choices(seat)
        if index not in choices:
            return False
        self.apply(seat, choices[index])
        self.skip()
        return True

    def apply(self, seat: int, action: Action) -> None:
        flow.apply(self.s, seat, action)
        self.decisions += 1
        self.known.clear()

    def skip(self) -> None:
        """Do what has no alternative, if that is wanted."""
        while self.skip_forced:
            forced = [seat for seat in self.acting if len(self.choices(seat)) == 1]
            if not forced:
                return
            (only,) = self.choices(forced[0]).values()
            self.apply(forced[0], only)

    def legal(self, seat: int) -> list[int]:
        """The indexes of what a seat may do now."""
        return sorted(self.choices(seat))

    def mask(self, seat: int, may_wait: bool = False) -> Bits:
        """Ones for what is legal; a seat that is not asked has nothing, or may only wait."""
        out = self.lens.mask(self.choices(seat))
        if may_wait and not out.any():
            out[WAIT] = 1
        return out

    def payoffs(self) -> tuple[int, ...]:
        return self.s.result or (0,) * len(self.game.seats)
