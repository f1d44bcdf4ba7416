"""What a position is worth: the evaluation that bots climb."""

from __future__ import annotations

from admiralty.games._template.state import State


def evaluate(s: State, seat: int) -> float:
    """The lead in points, and nothing that the seat cannot see."""
    if s.result:
        return float(s.result[seat])
    lead = s.points[seat] - s.points[1 - seat]
    return max(-1.0, min(1.0, lead / s.t.target))
