"""[TP-5] Victory."""

from __future__ import annotations

from typing import Final

from admiralty.games._template.state import State
from admiralty.games._template.tables import BLUE, RED

TARGET: Final = "TP-5.1"
MORE_POINTS: Final = "TP-5.2"
EQUAL_POINTS: Final = "TP-5.2 draw"
ENDINGS: Final = (TARGET, MORE_POINTS, EQUAL_POINTS)


def decide(s: State) -> bool:
    """[TP-5.1] [TP-5.2] Whether the game is over, with its result fixed."""
    red, blue = s.points
    winner = RED if red > blue else BLUE
    if max(red, blue) >= s.t.target and red != blue:
        win(s, winner, TARGET)
    elif s.hand_size(RED):
        return False
    elif red == blue:
        s.finish((0, 0), EQUAL_POINTS)
        if s.events is not None:
            s.tell("drawn")
    else:
        win(s, winner, MORE_POINTS)
    return True


def win(s: State, winner: int, ending: str) -> None:
    s.finish((1, -1) if winner == RED else (-1, 1), ending)
    if s.events is not None:
        s.tell("won", winner, s.points[winner])
