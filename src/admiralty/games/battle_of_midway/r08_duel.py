"""[BM-8] The duel: who may attack whom, and the two aircraft of a combat."""

from __future__ import annotations

from admiralty.games.battle_of_midway.r08_reach import reach
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import NOWHERE


def can_reach(s: State, a: int, b: int) -> bool:
    """[BM-8.1] [BM-8.2] Whether aircraft a reaches the cell of b in few enough manoeuvres."""
    t = s.t
    here = s.cell[a]
    there = s.cell[b]
    heading = s.heading[a]
    if there - here not in t.open_reach[heading]:
        return False
    if here in t.large and there in t.near(here, heading):
        return True
    if s.tiles.count(NOWHERE) == len(s.tiles):
        return False
    small = {centre + way for centre in s.tiles if centre != NOWHERE for way in t.disc}
    return there in reach(t.large, small, here, heading, t.reach_manoeuvres, True)


def engage(s: State, attacker: int, defender: int) -> None:
    """[BM-8.3] The activated aircraft attacks; the defender's marker is discarded."""
    sides = s.t.side
    s.attacker = sides[attacker]
    s.duel[sides[attacker]] = attacker
    s.duel[sides[defender]] = defender
    s.marker[defender] = 0
    if s.events is not None:
        s.tell("attacked", attacker, defender)


def is_duel_over(s: State) -> bool:
    """[BM-8.10] [BM-9.18] Whether one of the two aircraft of the combat is gone."""
    return s.cell[s.duel[0]] == NOWHERE or s.cell[s.duel[1]] == NOWHERE


def disengage(s: State) -> None:
    """[BM-8.12] The combat is over; tokens go back and nothing of it is left."""
    s.attacker = -1
    s.first = -1
    s.dodged = 0
    s.duel = [-1, -1]
    s.plans = [-1, -1]
    s.omitted = [-1, -1]
    s.start = [NOWHERE, NOWHERE]
    s.nose = [0, 0]
    s.barrels = [0, 0]
    s.veterans = [0, 0]
