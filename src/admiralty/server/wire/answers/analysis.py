"""Analyses of a game, and hints."""

from __future__ import annotations

from typing import Literal

import msgspec

from admiralty.server.wire.base import Answer


class ChancePoint(Answer):
    """Each seat's chance to win before a decision, with a band of 95 %."""

    entry: int
    seat: str
    action: str
    chances: dict[str, float]
    low: dict[str, float]
    high: dict[str, float]


class LuckOutcome(Answer):
    """What a die or card gave, could have given, and gives on average."""

    got: int
    low: int
    high: int
    expected: float


class LuckRow(Answer):
    entry: int
    seat: str
    action: str
    outcomes: list[LuckOutcome]
    swing: dict[str, float]


class Luck(Answer):
    rows: list[LuckRow]
    swing: dict[str, float]


class CostlyDecision(Answer):
    """A decision that was clearly worse than another, from what its player knew."""

    entry: int
    seat: str
    action: str
    chance: float
    better: str
    better_chance: float
    cost: float
    error: float
    label: Literal["inaccuracy", "mistake", "blunder"]


class Examined(Answer):
    decisions: int
    of: int


class AnalysisProgress(Answer):
    """How far an analysis is, and what it has found so far."""

    status: Literal["none", "running", "done", "cancelled", "failed"]
    done: int
    total: int
    points: list[ChancePoint] = msgspec.field(default_factory=list)
    luck: Luck | None = None
    costly: list[CostlyDecision] = msgspec.field(default_factory=list)
    examined: Examined | None = None
    thresholds: dict[str, float] = msgspec.field(default_factory=dict)


class Opinion(Answer):
    """What search thinks of a choice: its share of the decision, the chance to win after it, and the number
    of tries.
    """

    action: str
    share: float
    chance: float
    tries: int


class Hint(Answer):
    """The choices that the hard bot likes best at moment `seq`, from what the seat knows: the chance to win
    before the decision, and what the best choice improves and costs most, as messages `term-...`.
    """

    seq: int
    chance: float
    opinions: list[Opinion]
    gains: list[str]
    costs: list[str]
