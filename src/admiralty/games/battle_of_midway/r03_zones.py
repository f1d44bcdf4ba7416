"""[BM-3] Where aircraft are placed, at the start and when they return."""

from __future__ import annotations

from admiralty.core.action import Action
from admiralty.games.battle_of_midway.hexes import HEADINGS
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.words import CELL, HEADING

ALL_HEADINGS = [HEADING | heading << 12 for heading in range(HEADINGS)]


def free_cells(s: State, side: int) -> list[Action]:
    """[BM-3.3] [BM-3.4] [BM-1.5] Reading BM-R.2: the empty cells where a side may place aircraft."""
    number = s.t.number
    return [CELL | number[where] << 12 for where in s.t.zone[side] if where not in s.cell]


def all_cells(s: State, side: int) -> list[Action]:
    return [CELL | s.t.number[where] << 12 for where in s.t.zone[side]]
