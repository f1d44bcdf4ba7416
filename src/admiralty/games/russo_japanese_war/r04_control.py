"""[RJ-4] Control of hexes, morale, and immediate victory."""

from __future__ import annotations

from typing import Final

from admiralty.core.flow import FINISH, Flow
from admiralty.games.russo_japanese_war.r11_squadron import neutralise
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN, SQUADRON

JAPAN_AT_ONCE: Final = "RJ-4.11 japan"
RUSSIA_AT_ONCE: Final = "RJ-4.11 russia"


def enter(s: State, kind: str, u: int, there: int) -> Flow:
    """[RJ-4.2] A unit enters a hex by whatever means; control changes at that moment."""
    s.shift(u, there)
    if s.events is not None:
        s.tell(kind, u, there)
    side = s.t.side[u]
    if s.control[there] != side:
        return take_control(s, side, there)
    return None


def take_control(s: State, side: int, there: int) -> Flow:
    """[RJ-4.1] [RJ-4.3] [RJ-4.4] [RJ-4.5] [RJ-4.10] [RJ-4.11] A hex passes to a side."""
    t = s.t
    s.control[there] = side
    if there == t.source[1 - side]:
        # Reading RJ-R.10: by whatever means the unit came.
        if s.events is not None:
            s.tell("won-at-once", side, there)
        if side == JAPAN:
            s.finish((1, -1), JAPAN_AT_ONCE)
        else:
            s.finish((-1, 1), RUSSIA_AT_ONCE)
        return FINISH
    if t.key_of[there] >= 0:
        if s.events is not None:
            s.tell("control", side, there)
        change_morale(s, 1 - side, -1)
        if side == JAPAN and there == t.port_arthur:
            lose_squadron(s)
    return None


def change_morale(s: State, side: int, change: int) -> None:
    """[RJ-4.6] [RJ-4.7] [RJ-4.9] [RJ-R.16] Morale moves between 0 and its maximum."""
    morale = max(0, min(s.t.top_morale, s.morale[side] + change))
    change = morale - s.morale[side]
    s.morale[side] = morale
    if change and s.events is not None:
        s.tell("morale", side, change, morale)


def lose_squadron(s: State) -> None:
    """[RJ-4.10] [RJ-13.29] [RJ-R.21] The Port Arthur squadron is out of the war for good."""
    if s.t.naval:
        if not s.afloat(SQUADRON):
            return
        for ship in s.t.ships_of[SQUADRON]:
            s.steps[ship] = 0
        s.flagship = -1
        if s.events is not None:
            s.tell("squadron-lost")
    else:
        neutralise(s)
