"""[BM-13] Victory points of domination."""

from __future__ import annotations

from admiralty.games.battle_of_midway.state import State


def gain(s: State, side: int, points: int) -> None:
    """[BM-13.2] A side scores victory points."""
    if points:
        s.score[side] += points
        if s.events is not None:
            s.tell("scored", side, points, s.score[side])
