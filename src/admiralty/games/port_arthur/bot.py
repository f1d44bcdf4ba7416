"""What a position of Port Arthur is worth: the evaluation that bots climb."""

from __future__ import annotations

from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import JAPAN


def evaluate(s: State, seat: int) -> float:
    if s.result:
        return float(s.result[seat])
    value = s.cp / s.t.cp_max
    return value if seat == JAPAN else -value
