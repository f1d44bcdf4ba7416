"""Fits a policy-and-value network to examples: backpropagation and Adam, in NumPy.

The loss is the cross-entropy of the policy, over legal actions alone, plus the squared error of the value.

Reference: D. P. Kingma and J. Ba (2015), Adam: A Method for Stochastic Optimization.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from admiralty.bots.network import Floats, Inputs, Weights
from admiralty.sim.expert_games import Examples

BATCH: Final = 256
RATE: Final = 1e-3
DECAY: Final = 1e-5
MOMENTUM: Final = 0.9
SQUARES: Final = 0.999
TINY: Final = 1e-8
ILLEGAL: Final = -1e9
HELD_OUT: Final = 20  # one example in so many is not learned from


class Losses(NamedTuple):
    """Means over examples: cross-entropy of the policy, squared error of the value, and how often the
    likeliest action is the right one.
    """

    policy: float
    value: float
    agrees: float


class Batch(NamedTuple):
    """`targets` has a row for each example and a column for each action; `legal` says which there are."""

    inputs: Floats
    legal: NDArray[np.bool_]
    targets: Floats
    values: Floats


class Learner:
    """The weights, and Adam's two moments of each of them."""

    def __init__(self, weights: Weights, inputs: Inputs) -> None:
        self.weights = weights
        self.inputs = inputs
        self.first = {name: np.zeros_like(one) for name, one in weights.items()}
        self.second = {name: np.zeros_like(one) for name, one in weights.items()}
        self.steps = 0
        self.generations = 0  # that were learned from

    def learn(self, examples: Examples, epochs: int, rng: np.random.Generator) -> None:
        """Go through all examples so many times, in random order."""
        rows = np.array([n for n in range(len(examples)) if n % HELD_OUT], np.int64)
        for _ in range(epochs):
            order = rng.permutation(rows)
            for start in range(0, len(order), BATCH):
                _, gradients = loss(self.weights, self.batch(examples, order[start : start + BATCH]))
                self.step(gradients)

    def held_out(self, examples: Examples) -> Losses:
        """The losses in the examples that were not learned from."""
        rows = np.arange(0, len(examples), HELD_OUT)
        parts = [rows[start : start + BATCH] for start in range(0, len(rows), BATCH)]
        found = [loss(self.weights, self.batch(examples, part))[0] for part in parts]
        shares = [len(part) / len(rows) for part in parts]
        return Losses(*[sum(s * n for s, n in zip(shares, each)) for each in zip(*found)])

    def batch(self, examples: Examples, rows: NDArray[np.int64]) -> Batch:
        legal = np.zeros((len(rows), len(self.weights["lean"])), bool)
        targets = np.zeros(legal.shape, np.float32)
        for n, row in enumerate(rows):
            mine = slice(examples.starts[row], examples.starts[row + 1])
            legal[n, examples.legal[mine]] = True
            targets[n, examples.legal[mine]] = examples.policy[mine]
        return Batch(self.inputs.expand(examples.seen[rows]), legal, targets, examples.values[rows])

    def step(self, gradients: Weights) -> None:
        """One step of Adam; the weights of the layers decay a little."""
        self.steps += 1
        rate = RATE * (1 - SQUARES**self.steps) ** 0.5 / (1 - MOMENTUM**self.steps)
        for name, gradient in gradients.items():
            first, second, weight = self.first[name], self.second[name], self.weights[name]
            first += (1 - MOMENTUM) * (gradient - first)
            second += (1 - SQUARES) * (gradient * gradient - second)
            weight -= rate * first / (np.sqrt(second) + TINY)
            weight *= 1 - DECAY

    def save(self, path: Path) -> None:
        beside = path.with_name(f".{path.name}.part")
        parts = {"weights": self.weights, "first": self.first, "second": self.second}
        arrays = {f"{part}/{name}": one for part, all_of in parts.items() for name, one in all_of.items()}
        with beside.open("wb") as file:
            counts = np.array([self.steps, self.generations])
            np.savez(file, counts=counts, allow_pickle=False, **arrays)
        beside.replace(path)

    @classmethod
    def read(cls, path: Path, inputs: Inputs) -> Learner:
        with np.load(path, allow_pickle=False) as file:
            parts: dict[str, Weights] = {"weights": {}, "first": {}, "second": {}}
            for key in file.files:
                part, _, name = key.partition("/")
                if name:
                    parts[part][name] = file[key]
            found = cls(parts["weights"], inputs)
            found.first, found.second = parts["first"], parts["second"]
            found.steps, found.generations = file["counts"].tolist()
        return found


def loss(w: Weights, batch: Batch) -> tuple[Losses, Weights]:
    """The losses of a batch, and the gradient of their sum."""
    count = len(batch.values)
    rows = np.arange(count)
    first = np.maximum(batch.inputs @ w["w1"] + w["b1"], 0)
    second = np.maximum(first @ w["w2"] + w["b2"], 0)
    value = np.tanh(second @ w["value"] + w["bias"][0])
    logits = np.where(batch.legal, second @ w["policy"].T + w["lean"], np.float32(ILLEGAL))
    logits -= logits.max(1, keepdims=True)
    logarithms = logits - np.log(np.exp(logits).sum(1, keepdims=True))
    error = value - batch.values
    losses = Losses(
        float(-(batch.targets * logarithms).sum() / count),
        float((error * error).mean()),
        float((batch.targets[rows, logits.argmax(1)] >= batch.targets.max(1)).mean()),
    )
    by_logit = (np.exp(logarithms) - batch.targets) / count
    by_sum = 2 * error * (1 - value * value) / count
    by_second = (by_logit @ w["policy"] + np.outer(by_sum, w["value"])) * (second > 0)
    by_first = (by_second @ w["w2"].T) * (first > 0)
    return losses, {
        "w1": batch.inputs.T @ by_first,
        "b1": by_first.sum(0),
        "w2": first.T @ by_second,
        "b2": by_second.sum(0),
        "value": second.T @ by_sum,
        "bias": by_sum.sum(keepdims=True),
        "policy": by_logit.T @ second,
        "lean": by_logit.sum(0),
    }
