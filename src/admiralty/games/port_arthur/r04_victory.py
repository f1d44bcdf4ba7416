"""[PA-4] Control points and victory."""

from __future__ import annotations

from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import EFFECT_VICTORY, JAPAN, RUSSIA

RUSSIA_HOLDS_MUKDEN = "PA-4.5"
JAPAN_LEADS = "PA-4.6 japan"
RUSSIA_LEADS = "PA-4.6 russia"
NOBODY_LEADS = "PA-4.6 draw"
ENDINGS = (RUSSIA_HOLDS_MUKDEN, JAPAN_LEADS, RUSSIA_LEADS, NOBODY_LEADS)


def gain(s: State, side: int, points: int) -> None:
    """[PA-4.1] [PA-4.2] [PA-4.3] Move the marker towards a side; what goes beyond the end of the track is
    lost.
    """
    if not points:
        return
    moved = s.cp + (points if side == JAPAN else -points)
    s.cp = max(s.t.cp_min, min(s.t.cp_max, moved))
    if s.events is not None:
        s.tell("marker", side, points, max(s.cp, 0), max(-s.cp, 0))


def decide(s: State) -> None:
    """[PA-4.5] [PA-4.6] [PA-4.7] Without an army on Mukden Russia wins; otherwise the marker decides."""
    if not holds_mukden(s):
        s.finish((-1, 1), RUSSIA_HOLDS_MUKDEN)
        if s.events is not None:
            s.tell("russia-keeps-mukden")
    elif s.cp == 0:
        s.finish((0, 0), NOBODY_LEADS)
        if s.events is not None:
            s.tell("drawn")
    else:
        winner = JAPAN if s.cp > 0 else RUSSIA
        s.finish((1, -1) if winner == JAPAN else (-1, 1), JAPAN_LEADS if winner == JAPAN else RUSSIA_LEADS)
        if s.events is not None:
            s.tell("won", winner, abs(s.cp))


def holds_mukden(s: State) -> bool:
    """[PA-8.21] Whether an army stands where victory requires one."""
    return any(s.spaces[space] and s.t.effect[space] == EFFECT_VICTORY for space in range(s.t.spaces))
