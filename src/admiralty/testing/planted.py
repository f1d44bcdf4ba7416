"""Planted faults: an `imagine` that keeps one secret of the real state must be found out by the contract."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from admiralty.core.game import Game
from admiralty.core.luck import Tape
from admiralty.core.state import State
from admiralty.testing.cases import CASES
from admiralty.testing.checks.real_twins import WhatIsHiddenLeavesNoTraceInWhatIsImagined
from admiralty.testing.contract import Broken, Contract

Keep = Callable[[Any, Any, int], None]
"""Copies a secret: from the real state, to the imagined one, which a seat imagines."""


class Planted:
    """A game in all but `imagine`. It stands in front of the game: a compiled one cannot be patched."""

    def __init__(self, game: Game, keep: Keep) -> None:
        self.game = game
        self.keep = keep

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)

    def imagine(self, s: State, seat: int, tape: Tape) -> State:
        c = self.game.imagine(s, seat, tape)
        self.keep(s, c, seat)
        return c


def found_out(case_id: str, keep: Keep) -> list[Broken]:
    """What the contract says of a game whose `imagine` keeps something."""
    case = next(case for case in CASES if str(case) == case_id)
    game = cast(Game, Planted(case.game(), keep))
    return Contract(case, game, [WhatIsHiddenLeavesNoTraceInWhatIsImagined]).hold()
