"""What search asks of a game: evaluations, scripted actions, checkpoints.

The weights of an evaluation are data: written by hand in one file, fitted to self-play in another. `admiralty
train` fits them. If they play better, they are stored in data/learned.toml.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from admiralty.compiler import mypyc_attr
from admiralty.core.action import Action
from admiralty.core.luck import Tape
from admiralty.core.state import State
from admiralty.kit import datafile

HAND_FILE: Final = "evaluation.toml"
LEARNED_FILE: Final = "learned.toml"


def fork(s: State, tape: Tape) -> State:
    """A copy of a state with a copy of another tape. Its own is not copied: that of a search is large."""
    own = s.tape
    s.tape = tape
    c = s.clone()
    s.tape = own
    return c


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Evaluates positions of one game with one set of weights; each weight is a float attribute."""

    def __init__(self, weights: dict[str, float]) -> None:
        for name, value in weights.items():
            setattr(self, name, value)

    def of(self, s: Any, seat: int) -> float:
        """The value of a position for a seat, about -1 to 1."""
        raise NotImplementedError

    def foreseen(self, s: Any, seat: int, choices: list[Action]) -> dict[Action, float]:
        """The values after those choices that need not be carried out to be valued: exact, and where luck is
        drawn the mean.
        """
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """The evaluations of one game; a subclass may add scripted actions, checkpoints and their features."""

    def __init__(
        self,
        folder: Path,
        evaluation: type[Evaluation],
        feature_names: tuple[str, ...] = (),
        terms: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.data: Path = folder / "data"
        self.terms: dict[str, tuple[str, ...]] = terms or {}
        self.without: dict[str, Evaluation] = {}
        self.evaluation = evaluation
        self.feature_names = feature_names
        self.hand_weights: dict[str, float] = read(self.data / HAND_FILE)
        self.hand_evaluation: Evaluation = evaluation(self.hand_weights)
        self.learned_weights: dict[str, float] = self.hand_weights
        self.learned_evaluation: Evaluation = self.hand_evaluation
        if (self.data / LEARNED_FILE).exists():
            self.learn(read(self.data / LEARNED_FILE))

    def learn(self, weights: dict[str, float]) -> None:
        """Use these weights for the learned evaluation from now on."""
        self.check(weights)
        self.learned_weights = weights
        self.without.clear()
        self.learned_evaluation = self.evaluation(weights)

    def check(self, weights: dict[str, float]) -> None:
        """Raises DataError unless the evaluation has these weights and no others."""
        if weights.keys() != self.hand_weights.keys():
            odd = ", ".join(sorted(weights.keys() ^ self.hand_weights.keys()))
            raise datafile.DataError(f"the learned weights are not those of the evaluation: {odd}")

    def hand_value(self, s: Any, seat: int) -> float:
        """The value of a position for a seat, about -1 to 1, by the hand-written weights."""
        return self.hand_evaluation.of(s, seat)

    def learned_value(self, s: Any, seat: int) -> float:
        """The same by the weights that were fitted to self-play, where there are any."""
        return self.learned_evaluation.of(s, seat)

    def explain(self, s: Any, seat: int) -> dict[str, float]:
        """What each term of the game adds to the learned value of a position; "rest" is what none does.

        A term is a few weights that belong together: it adds what the value loses when they are zero.
        """
        if not self.without:
            for name, weights in self.terms.items():
                self.without[name] = self.evaluation(self.learned_weights | dict.fromkeys(weights, 0.0))
        value = self.learned_value(s, seat)
        found = {name: value - evaluation.of(s, seat) for name, evaluation in self.without.items()}
        return found | {"rest": value - sum(found.values())}

    def scripted_action(self, s: Any, seat: int) -> Action | None:
        """What an experienced player does at this question, by what the seat may know; None if unknown."""
        return None

    def checkpoint(self, s: Any) -> int:
        """The number of the last checkpoint passed: a quiet moment, such as between two turns. It grows
        during the game; 0 if the game has none. Rollouts stop at checkpoints.
        """
        return 0

    def next_cutoff(self, s: Any) -> int:
        """The checkpoint at which rollouts from here stop."""
        return self.checkpoint(s) + 1

    def features(self, s: Any) -> list[float]:
        """The features of a position at a checkpoint, in the order of `feature_names`."""
        raise NotImplementedError


def read(path: Path) -> dict[str, float]:
    weights: dict[str, float] = {}
    for name, value in datafile.parse(datafile.read(path)).items():
        if not isinstance(value, (int, float)) or isinstance(value, bool):
            raise datafile.DataError(f"data file {path.name}: {name} is not a number")
        weights[name] = float(value)
    return weights
