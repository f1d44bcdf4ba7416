"""A policy-and-value network: from what a seat sees to the value of its position and a logit of each choice.

Two hidden layers, whose arithmetic is NumPy's (`pip install 'admiralty[expert]'`). The policy has one output
for every action of the game's action table, and only those of legal actions are computed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile, ZipFile

import numpy as np
from numpy.typing import NDArray

from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.kit import datafile
from admiralty.kit.action_table import ActionTable
from admiralty.kit.fields import Field
from admiralty.kit.observation import Observation, Observations

Floats = NDArray[np.float32]
Whole = NDArray[np.int32]
Weights = dict[str, Floats]

FORMAT: Final = "admiralty-network"
VERSION: Final = 1
MOST_VALUES: Final = 40
"""An amount of up to so many usual values also has an input for each of them."""
HALF_WIDTH: Final = 2  # the second layer is so many times narrower than the first


class Inputs:
    """What the network reads: an input for every value of a word or of a small amount, and every amount
    divided by its scale.

    A value beyond the usual ones counts as the nearest of them, as far as its own input goes.
    """

    def __init__(self, fields: list[Field]) -> None:
        numbers = [field for field in fields for _ in range(field.size)]
        spans = [span(field) for field in numbers]
        hot = [n for n, (low, high) in enumerate(spans) if high > low]
        plain = [n for n, field in enumerate(numbers) if not field.values]
        counts = [spans[n][1] - spans[n][0] + 1 for n in hot]
        self.numbers: int = len(numbers)
        self.hot = np.array(hot, np.int64)
        self.low: Whole = np.array([spans[n][0] for n in hot], np.int32)
        self.top: Whole = np.array(counts, np.int32) - 1
        self.start = np.cumsum([0, *counts])[:-1]
        self.plain = np.array(plain, np.int64)
        self.inverse: Floats = np.array([1 / numbers[n].scale for n in plain], np.float32)
        self.values: int = sum(counts)
        self.size: int = self.values + len(plain)

    def places(self, seen: Whole) -> NDArray[np.int64]:
        """Which of the inputs for single values are 1; observations may come in rows."""
        inside = np.minimum(np.maximum(seen[..., self.hot] - self.low, 0), self.top)
        found: NDArray[np.int64] = self.start + inside
        return found

    def amounts(self, seen: Whole) -> Floats:
        scaled: Floats = seen[..., self.plain] * self.inverse
        return scaled

    def expand(self, seen: Whole) -> Floats:
        """All inputs of several observations."""
        out = np.zeros((len(seen), self.size), np.float32)
        out[np.arange(len(seen))[:, None], self.places(seen)] = 1
        out[:, self.values :] = self.amounts(seen)
        return out


def span(field: Field) -> tuple[int, int]:
    """The lowest and highest value that have inputs of their own; equal when none has."""
    if field.values:
        return field.low, field.high
    low, high = max(field.low, -field.scale), min(field.high, field.scale)
    return (low, high) if high - low < MOST_VALUES else (0, 0)


class Network:
    """The weights, and what they say about a position."""

    def __init__(self, game: Game, weights: Weights | None = None, width: int = 128, seed: int = 0) -> None:
        self.seen: Observation = game.require(Observations).make()
        self.actions = ActionTable(game)
        self.inputs = Inputs(self.seen.fields)
        self.weights: Weights = weights or self.fresh(width, seed)

    def fresh(self, width: int, seed: int) -> Weights:
        """Random weights; the value and the policy begin at nothing."""
        rng = np.random.default_rng(seed)
        narrow = width // HALF_WIDTH
        active = len(self.inputs.hot) + len(self.inputs.plain)
        return {
            "w1": random_layer(rng, self.inputs.size, width, active),
            "b1": np.zeros(width, np.float32),
            "w2": random_layer(rng, width, narrow, width),
            "b2": np.zeros(narrow, np.float32),
            "value": np.zeros(narrow, np.float32),
            "bias": np.zeros(1, np.float32),
            "policy": np.zeros((self.actions.size, narrow), np.float32),
            "lean": np.zeros(self.actions.size, np.float32),
        }

    def observe(self, s: State, seat: int) -> Whole:
        """What the seat sees, as the game numbers it."""
        parts = self.seen.parts(s, seat)
        if len(parts) == 1:
            return np.array(parts[0][1], np.int32)
        out = np.zeros(self.seen.size, np.int32)
        for at, numbers in parts:
            out[at : at + len(numbers)] = numbers
        return out

    def indexes(self, choices: list[Action], seat: int) -> list[int]:
        """The policy's outputs for choices, in their order."""
        return list(self.actions.numbered(choices, seat))

    def judge(self, s: State, seat: int, choices: list[Action]) -> tuple[float, list[float]]:
        """The value of the position for a seat that must decide (-1 to 1), and a logit for each choice."""
        w, seen, inputs = self.weights, self.observe(s, seat), self.inputs
        first = w["w1"][inputs.places(seen)].sum(0) + w["b1"]
        first += inputs.amounts(seen) @ w["w1"][inputs.values :]
        second = np.maximum(np.maximum(first, 0) @ w["w2"] + w["b2"], 0)
        legal = self.indexes(choices, seat)
        logits = w["policy"][legal] @ second + w["lean"][legal]
        return float(np.tanh(second @ w["value"] + w["bias"][0])), logits.tolist()


def random_layer(rng: np.random.Generator, rows: int, columns: int, active: int) -> Floats:
    """Weights for a layer of which about so many inputs are not 0 (K. He and others, 2015)."""
    found: Floats = rng.normal(0, (2 / active) ** 0.5, (rows, columns)).astype(np.float32)
    return found


def save(path: Path, network: Network, game: Game, told: dict[str, Any]) -> None:
    """Write the weights and where they come from; a reader sees the old file or the whole new one."""
    head = {**heading(game), **told}
    beside = path.with_name(f".{path.name}.part")
    with beside.open("wb") as file:
        np.savez(file, head=np.array(json.dumps(head)), allow_pickle=False, **network.weights)
    beside.replace(path)


def heading(game: Game) -> dict[str, Any]:
    return {"format": FORMAT, "version": VERSION, "game": game.slug, "rules_version": game.rules_version}


def read(path: Path, game: Game) -> Network:
    """The network of a file, which must be one of this game, with its rules."""
    try:
        with ZipFile(path), np.load(path, allow_pickle=False) as file:
            head = json.loads(str(file["head"]))
            weights = {name: file[name] for name in file.files if name != "head"}
    except (BadZipFile, EOFError, KeyError, ValueError) as error:
        raise datafile.DataError(f"{path} is not a network: {error}") from None
    if not isinstance(head, dict) or any(head.get(name) != value for name, value in heading(game).items()):
        raise datafile.DataError(f"{path} is no network of {game.title} with these rules")
    network = Network(game, weights)
    expected = {name: one.shape for name, one in network.fresh(len(weights.get("b1", ())), 0).items()}
    if {name: one.shape for name, one in weights.items()} != expected:
        raise datafile.DataError(f"{path} does not fit the actions and observations of {game.title}")
    return network
