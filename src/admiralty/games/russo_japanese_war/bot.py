"""What a position is worth: the evaluation that bots climb."""

from __future__ import annotations

from admiralty.games.russo_japanese_war.state import State


def evaluate(s: State, seat: int) -> float:
    if s.result:
        return float(s.result[seat])
    return (s.morale[seat] - s.morale[1 - seat]) / 10
