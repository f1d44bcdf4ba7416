"""What a position is worth: the evaluation that bots maximise."""

from __future__ import annotations

from admiralty.games._template.state import State
from admiralty.kit import heuristics


class Evaluation(heuristics.Evaluation):
    """Goes by the numbers of data/evaluation.toml, each an attribute."""

    lead_worth: float

    def of(self, s: State, seat: int) -> float:
        """The lead in points, and nothing that the seat cannot see."""
        if s.result:
            return float(s.result[seat])
        lead = s.points[seat] - s.points[1 - seat]
        return max(-1.0, min(1.0, self.lead_worth * lead / s.t.target))
