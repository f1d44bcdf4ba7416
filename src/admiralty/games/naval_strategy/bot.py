"""What a position is worth to a team."""

from __future__ import annotations

from admiralty.games.naval_strategy.r15_scoring import wealth
from admiralty.games.naval_strategy.state import State


def evaluate(s: State, seat: int) -> float:
    if s.result:
        return float(s.result[seat])
    if seat == s.t.organiser:
        return 0.0
    return s.points[seat] * 0.1 + wealth(s, seat) / 1e6
