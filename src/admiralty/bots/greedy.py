"""The bot that takes what looks best after one step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State

SAMPLES: Final = 16
SEEDS: Final = 1 << 30
EQUAL: Final = 1e-9
CARELESS: Final = 3  # one decision in so many is left to chance

Judge: TypeAlias = Callable[[State, int], float]
"""What a position is worth to a seat."""


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self.tape = Seeded(seed)

    def judge(self, game: Game) -> Judge:
        return game.evaluate

    def choose(self, game: Game, s: State, seat: int) -> Action:
        choices = flow.question(s).explore(s, seat)
        if len(choices) == 1:
            return choices[0]
        luck = self.tape.pick(SEEDS)
        judge = self.judge(game)
        worths = [worth(judge, s, seat, a, luck) for a in choices]
        enough = max(worths) - EQUAL
        best = [a for a, value in zip(choices, worths, strict=True) if value >= enough]
        return best[self.tape.pick(len(best))]


class LearnedBot(GreedyBot):
    """The same by what was learnt from play."""

    def judge(self, game: Game) -> Judge:
        return game.judge


class CarelessBot(GreedyBot):
    """The same with its mind elsewhere: every now and then chance decides."""

    def choose(self, game: Game, s: State, seat: int) -> Action:
        choices = flow.question(s).explore(s, seat)
        if self.tape.pick(CARELESS) == 0:
            return choices[self.tape.pick(len(choices))]
        return super().choose(game, s, seat)


def worth(judge: Judge, s: State, seat: int, a: Action, luck: int) -> float:
    """What the position is worth after an action; where luck was drawn, on average over a few runs of it."""
    total = 0.0
    for sample in range(SAMPLES):
        c = s.clone()
        c.tape = Seeded(luck + sample)
        flow.apply(c, seat, a)
        value = judge(c, seat)
        if not c.tape.drawn:
            return value
        total += value
    return total / SAMPLES
