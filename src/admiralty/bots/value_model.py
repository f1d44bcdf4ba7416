"""Value models: the chance to win at a checkpoint, by a logistic regression on features of the position.

For games of two seats. Each checkpoint has one weight for every feature; their sum is the log-odds of the
first seat. `admiralty train GAME --value` fits the weights, and data/value.toml of the game keeps them.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Final, TypeAlias

from admiralty.core.state import State
from admiralty.kit import datafile
from admiralty.kit.heuristics import Heuristics

VALUE_FILE: Final = "value.toml"

Weights: TypeAlias = dict[int, list[float]]
"""By checkpoint, in the order of the game's feature names."""


class ValueModel:
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def of(self, checkpoint: int, features: list[float]) -> float:
        """The value of a position for the first seat, -1 to 1."""
        total = 0.0
        for weight, feature in zip(self.weights[checkpoint], features, strict=True):
            total += weight * feature
        return value_of_log_odds(total)


def value_of_log_odds(total: float) -> float:
    """
    >>> [round(value_of_log_odds(total), 2) for total in (-900.0, -1.0, 0.0, 1.0)]
    [-1.0, -0.46, 0.0, 0.46]
    """
    return 2.0 / (1.0 + exp(min(-total, 100.0))) - 1.0


def checkpoint_value(heuristics: Heuristics, s: State, seat: int) -> float:
    """The value at a checkpoint by the game's model; by its learned evaluation where there is no model."""
    model = model_of(heuristics)
    if model is None or not s.stack or heuristics.checkpoint(s) not in model.weights:
        return heuristics.learned_value(s, seat)
    value = model.of(heuristics.checkpoint(s), heuristics.features(s))
    return value if seat == 0 else -value


def model_of(heuristics: Heuristics) -> ValueModel | None:
    return shipped_model(heuristics.data / VALUE_FILE, heuristics.feature_names)


@lru_cache(maxsize=16)
def shipped_model(path: Path, names: tuple[str, ...]) -> ValueModel | None:
    return read(path, names) if path.exists() else None


def read(path: Path, names: tuple[str, ...]) -> ValueModel:
    """The weights of a file, which must be those of these features."""
    document = datafile.parse(datafile.read(path))
    checkpoints = document.pop("checkpoint", {})
    weights: Weights = {}
    if document.pop("features", []) != list(names) or document or not isinstance(checkpoints, dict):
        raise datafile.DataError(f"data file {path.name}: its features are not those of the game")
    for checkpoint, line in checkpoints.items():
        if not checkpoint.isdigit() or not isinstance(line, list) or len(line) != len(names):
            raise datafile.DataError(
                f"data file {path.name}: checkpoint {checkpoint} needs {len(names)} weights"
            )
        weights[int(checkpoint)] = [float(weight) for weight in line]
    return ValueModel(weights)


def write(weights: Weights, names: tuple[str, ...], notes: list[str]) -> str:
    lines = [f"# {note}" for note in notes]
    lines += ["features = [", *(f'    "{name}",' for name in names), "]", "", "[checkpoint]"]
    lines += [f"{at} = [{', '.join(f'{weight:.4g}' for weight in line)}]" for at, line in weights.items()]
    return "\n".join(lines) + "\n"
