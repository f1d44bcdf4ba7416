"""Chances at rest: where nothing is under way, some figures tell who will win, by a fit to many games.

For games of two seats. By era there is one weight for each figure, and what they sum up to is the logarithm
of the odds of the first seat. `admiralty train GAME --rests` fits the weights.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import TypeAlias

from admiralty.kit import datafile

Weights: TypeAlias = dict[int, list[float]]


class Rests:
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def of(self, era: int, figures: list[float]) -> float:
        """What a position is worth to the first seat, -1 to 1."""
        total = 0.0
        for weight, figure in zip(self.weights[era], figures, strict=True):
            total += weight * figure
        return worth(total)


def worth(total: float) -> float:
    """
    >>> [round(worth(total), 2) for total in (-900.0, -1.0, 0.0, 1.0)]
    [-1.0, -0.46, 0.0, 0.46]
    """
    return 2.0 / (1.0 + exp(min(-total, 100.0))) - 1.0


def read(path: Path, names: tuple[str, ...]) -> Rests:
    """The weights of a file, which must be those of these figures."""
    document = datafile.parse(datafile.read(path))
    eras = document.pop("era", {})
    weights: Weights = {}
    if document.pop("figures", []) != list(names) or document or not isinstance(eras, dict):
        raise datafile.DataError(f"data file {path.name}: its figures are not those of the game")
    for era, line in eras.items():
        if not era.isdigit() or not isinstance(line, list) or len(line) != len(names):
            raise datafile.DataError(f"data file {path.name}: era {era} needs {len(names)} weights")
        weights[int(era)] = [float(weight) for weight in line]
    return Rests(weights)


def write(weights: Weights, names: tuple[str, ...], notes: list[str]) -> str:
    lines = [f"# {note}" for note in notes]
    lines += ["figures = [", *(f'    "{name}",' for name in names), "]", "", "[era]"]
    lines += [f"{era} = [{', '.join(f'{weight:.4g}' for weight in line)}]" for era, line in weights.items()]
    return "\n".join(lines) + "\n"
