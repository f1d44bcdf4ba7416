"""[BM-14] Victory, and the losses and points that lead to it."""

from __future__ import annotations

from typing import Final

from admiralty.core.flow import FINISH, Flow
from admiralty.games.battle_of_midway.r13_points import gain
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import NOWHERE, SPECIAL, USA

CARRIER_BOMBED: Final = "BM-14.1"
BOMBERS_LOST: Final = "BM-14.2"
THRESHOLD: Final = "BM-14.3"
ROUND_LIMIT: Final = "BM-R.35"
ENDINGS: Final[tuple[str, ...]] = (CARRIER_BOMBED, BOMBERS_LOST, THRESHOLD, ROUND_LIMIT)


def win(s: State, side: int, ending: str) -> Flow:
    """[BM-14.4] [BM-14.5] The game is over at once and has a winner; nothing more is carried out."""
    s.finish((1, -1) if side == USA else (-1, 1), ending)
    return FINISH


def bombs(s: State, a: int, where: int) -> bool:
    """[BM-14.1] [BM-2.4] Whether an aircraft that comes onto a cell bombs the enemy carrier."""
    t = s.t
    return t.piece[a] == SPECIAL and where in t.carrier[1 - t.side[a]]


def bomb(s: State, a: int) -> Flow:
    """[BM-14.1] A bomber over the enemy carrier wins."""
    if s.events is not None:
        s.tell("bombed", s.t.side[a], a)
    return win(s, s.t.side[a], CARRIER_BOMBED)


def destroy(s: State, a: int) -> Flow:
    """[BM-14.2] An aircraft shot down is off the board and may decide the game."""
    s.remove("destroyed", a)
    return count_loss(s, a, s.t.worth[a])


def count_loss(s: State, a: int, worth: int) -> Flow:
    """[BM-14.2] [BM-13.2] Without bombers a side has lost the hunt; in domination the enemy scores."""
    t = s.t
    enemy = 1 - t.side[a]
    if not t.hunt:
        # Reading BM-R.28: what an ace is worth is one number of the data, not added to that of a fighter.
        return score(s, enemy, worth)
    if t.piece[a] == SPECIAL:
        for other in t.fleet[t.side[a]]:
            if t.piece[other] == SPECIAL and s.cell[other] != NOWHERE:
                return None
        if s.events is not None:
            s.tell("bombers-lost", enemy)
        return win(s, enemy, BOMBERS_LOST)
    return None


def score(s: State, side: int, points: int) -> Flow:
    """[BM-14.3] The first side that reaches or passes the threshold wins."""
    gain(s, side, points)
    if s.score[side] < s.t.threshold:
        return None
    if s.events is not None:
        s.tell("won", side, s.score[side])
    return win(s, side, THRESHOLD)


def limit_rounds(s: State) -> Flow:
    """[BM-R.35] [BM-R.40] After the last round agreed on, the game is a draw."""
    if not s.t.max_rounds or s.round < s.t.max_rounds:
        return None
    if s.events is not None:
        s.tell("drawn", s.round)
    s.finish((0, 0), ROUND_LIMIT)
    return FINISH
