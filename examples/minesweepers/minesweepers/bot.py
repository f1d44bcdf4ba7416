"""The evaluation of a position, and a bot that knows the theory of the game without weather: Nim."""

from __future__ import annotations

from random import Random

from admiralty.core import flow
from admiralty.core.action import Action, first
from admiralty.core.game import Game
from admiralty.kit import heuristics
from minesweepers.r03_sweeping import ChooseMines
from minesweepers.state import State


def nim_sum(mines: list[int]) -> int:
    out = 0
    for count in mines:
        out ^= count
    return out


class Evaluation(heuristics.Evaluation):
    """Goes by the numbers of data/evaluation.toml, each an attribute."""

    initiative: float

    def of(self, s: State, seat: int) -> float:
        """Whoever must sweep a field whose sum is 0 is behind."""
        if s.result:
            return float(s.result[seat])
        is_behind = (nim_sum(s.mines) == 0) == (seat in flow.acting(s))
        return -self.initiative if is_behind else self.initiative


class NimSum:
    """Leaves a field whose sum is 0 where it can, and else chooses at random."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, game: Game, s: State, seat: int) -> Action:
        ask = flow.question(s)
        legal = ask.legal(s, seat)
        total = nim_sum(s.mines)
        if isinstance(ask, ChooseMines):
            mines = s.mines[ask.lane]
            wanted = [a for a in legal if mines - first(a) == mines ^ total]
        else:
            wanted = [a for a in legal if s.mines[first(a)] ^ total < s.mines[first(a)]]
        return self.random.choice(wanted or legal)
