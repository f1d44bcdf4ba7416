"""Evaluations whose numbers are data: written by hand in one file, fitted to play in another.

A game's bot.py has a subclass of Evaluation with one float attribute for each number, and its game.py names
it. `admiralty train` fits the numbers; where they play better they are kept in data/learned.toml. A game that
tells when it is at rest may also have figures, from which its chances there are fitted: data/rests.toml.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.kit import datafile, rests

HAND: Final = "evaluation.toml"
LEARNED: Final = "learned.toml"
RESTS: Final = "rests.toml"


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
    figures: ClassVar[tuple[str, ...]] = ()
    """The names of what tells who will win when the game is at rest."""

    def __init__(self, options: dict[str, str], data_text: str = "") -> None:
        super().__init__(options, data_text)
        data = self.folder / "data"
        self.numbers: dict[str, float] = read(data / HAND)
        self.hand: Evaluation = self.evaluation(self.numbers)
        self.learned_numbers: dict[str, float] = self.numbers
        self.learned: Evaluation = self.hand
        if (data / LEARNED).exists():
            self.learn(read(data / LEARNED))
        self.rests: rests.Rests | None = None
        if (data / RESTS).exists():
            self.rests = rests.read(data / RESTS, self.figures)

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

    def era(self, s: Any) -> int:
        """A number that grows at quiet moments, when nothing is under way; walks of search end there.

        0 where the game cannot tell.
        """
        return 0

    def goal(self, s: Any) -> int:
        """The era at whose beginning walks from here end."""
        return self.era(s) + 1

    def figures_of(self, s: Any) -> list[float]:
        """The figures of a position at rest."""
        raise NotImplementedError

    def prospect(self, s: Any, seat: int) -> float:
        """What a position is worth to a seat where an era begins."""
        if self.rests is None or not s.stack or self.era(s) not in self.rests.weights:
            return self.judge(s, seat)
        value = self.rests.of(self.era(s), self.figures_of(s))
        return value if seat == 0 else -value


def read(path: Path) -> dict[str, float]:
    numbers: dict[str, float] = {}
    for name, value in datafile.parse(datafile.read(path)).items():
        if not isinstance(value, (int, float)) or isinstance(value, bool):
            raise datafile.DataError(f"data file {path.name}: {name} is not a number")
        numbers[name] = float(value)
    return numbers
