"""Set-ups that a side can have placed for it: aircraft in the front line, or in a ring about the carrier."""

from __future__ import annotations

from typing import Final

from admiralty.core import flow
from admiralty.core.action import Action, first
from admiralty.games.battle_of_midway.hexes import HEADINGS, STEPS, unpack
from admiralty.games.battle_of_midway.r01_basics import is_flying
from admiralty.games.battle_of_midway.r03_setup import ChooseCell, ChooseHeading, ChoosePiece
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.words import HEADING
from admiralty.kit.hexes import distance

FRONT: Final = "front"
RING: Final = "ring"
NAMES: Final = (FRONT, RING)


def step(s: State, seat: int, name: str) -> Action | None:
    """What the set-up does now; None when there is nothing to place."""
    ask = flow.question(s)
    if isinstance(ask, ChoosePiece):
        return ask.legal(s, seat)[0]
    if isinstance(ask, ChooseCell):
        cells = ask.legal(s, seat)
        return min(cells, key=lambda a: place(s, seat, s.t.cells[first(a)], name))
    if isinstance(ask, ChooseHeading):
        return HEADING | nose(s, seat, ask.cell) << 12
    return None


def place(s: State, seat: int, cell: int, name: str) -> tuple[int, int]:
    """The front line is near the enemy; a ring keeps as far from one's own aircraft as it can."""
    if name == FRONT:
        return to_enemy(s, seat, cell), cell
    own = [distance(unpack(cell), unpack(s.cell[a])) for a in s.t.fleet[seat] if is_flying(s, a)]
    return -min(own, default=0), to_enemy(s, seat, cell)


def nose(s: State, seat: int, cell: int) -> int:
    """The heading of the shortest way to the enemy."""
    return min(range(HEADINGS), key=lambda heading: (to_enemy(s, seat, cell + STEPS[heading]), heading))


def to_enemy(s: State, seat: int, cell: int) -> int:
    """How far it is to the enemy's carrier or, in domination, to the zones where the enemy comes from."""
    goals = s.t.carrier[1 - seat] or s.t.zone[1 - seat]
    here = unpack(cell)
    return min(distance(here, unpack(goal)) for goal in goals)
