"""[BM-1] Basics: aircraft on the board."""

from __future__ import annotations

from admiralty.core.action import Action, first
from admiralty.games.battle_of_midway.hexes import unpack
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import NOWHERE
from admiralty.games.battle_of_midway.words import CELL, VERB


def is_flying(s: State, a: int) -> bool:
    """[BM-1.6] Whether an aircraft is on the board."""
    return s.cell[a] != NOWHERE


def put(s: State, kind: str, a: int, where: int, heading: int) -> None:
    """[BM-1.4] An aircraft comes onto the board, with a cell and a heading."""
    s.cell[a] = where
    s.heading[a] = heading
    if s.events is not None:
        tell_place(s, kind, a)


def tell_place(s: State, kind: str, a: int) -> None:
    q, r = unpack(s.cell[a])
    s.tell(kind, a, q, r, s.heading[a])


def is_taken(s: State, a: Action) -> bool:
    """[BM-1.5] Whether an action names a cell where an aircraft stands."""
    return a & VERB == CELL and s.t.cells[first(a)] in s.cell
