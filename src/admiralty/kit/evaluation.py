"""Evaluations whose numbers are data: written by hand in one file, fitted to play in another.

A game's bot.py has a subclass of Evaluation with one float attribute for each number, and its game.py names
it. `admiralty train` fits the numbers; where they play better they are kept in data/learned.toml.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.kit import datafile

HAND: Final = "evaluation.toml"
LEARNED: Final = "learned.toml"


class Evaluation:
    """Judges positions of one game by one set of numbers."""

    def __init__(self, numbers: dict[str, float]) -> None:
        for name, value in numbers.items():
            setattr(self, name, value)

    def of(self, s: Any, seat: int) -> float:
        """How good a position is for a seat, about -1 to 1."""
        raise NotImplementedError


class EvaluatedGame(Game):
    evaluation: ClassVar[type[Evaluation]]

    def __init__(self, options: dict[str, str], data_text: str = "") -> None:
        super().__init__(options, data_text)
        data = self.folder / "data"
        self.numbers: dict[str, float] = read(data / HAND)
        self.hand: Evaluation = self.evaluation(self.numbers)
        self.learned_numbers: dict[str, float] = self.numbers
        self.learned: Evaluation = self.hand
        if (data / LEARNED).exists():
            self.learn(read(data / LEARNED))

    def learn(self, numbers: dict[str, float]) -> None:
        """Judge by these numbers from now on."""
        if numbers.keys() != self.numbers.keys():
            odd = ", ".join(sorted(numbers.keys() ^ self.numbers.keys()))
            raise datafile.DataError(f"the learned numbers of {self.title} are not those it has: {odd}")
        self.learned_numbers = numbers
        self.learned = self.evaluation(numbers)

    def evaluate(self, s: Any, seat: int) -> float:
        return self.hand.of(s, seat)

    def judge(self, s: Any, seat: int) -> float:
        return self.learned.of(s, seat)

    def habit(self, s: Any, seat: int) -> Action | None:
        """What a practised player does at this question, by what the seat may know; search begins with it.

        None where the game cannot tell.
        """
        return None


def read(path: Path) -> dict[str, float]:
    numbers: dict[str, float] = {}
    for name, value in datafile.parse(datafile.read(path)).items():
        if not isinstance(value, (int, float)) or isinstance(value, bool):
            raise datafile.DataError(f"data file {path.name}: {name} is not a number")
        numbers[name] = float(value)
    return numbers
