"""What a position of Battle of Midway is worth: the evaluation that bots climb."""

from __future__ import annotations

from typing import Final

from admiralty.core.action import first
from admiralty.games.battle_of_midway.advice import (
    Chances,
    after_tokens,
    chances,
    colours_now,
    margin,
    mean,
    order_chances,
    performed,
    remainders,
)
from admiralty.games.battle_of_midway.hexes import HALF, STEPS, STRIDE
from admiralty.games.battle_of_midway.r08_combat import ChoosePlan
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import NOWHERE, SPECIAL

FIGHTER_WORTH: Final = 0.06
BOMBER_WORTH: Final = 0.2
ACE_WORTH: Final = 0.1
CLOSER_WORTH: Final = 0.1
MIDWAY_WORTH: Final = 0.04
CENTRE_WORTH: Final = 0.004
EDGE_COST: Final = 0.03
SIGHT_WORTH: Final = 0.015
CARD_WORTH: Final = 0.01
FAR: Final = 30.0
MOST: Final = 0.95


def evaluate(s: State, seat: int) -> float:
    """About -1 to 1: losses, points, places, sights, cards in hand, and what a combat is likely to bring."""
    if s.result:
        return float(s.result[seat])
    value = worth(s, seat) - worth(s, 1 - seat) + prospects(s, seat)
    return max(-MOST, min(MOST, value))


def worth(s: State, side: int) -> float:
    t = s.t
    total = CARD_WORTH * s.hand_size(side)
    for a in t.fleet[side]:
        if s.cell[a] != NOWHERE:
            total += price(s, a) + SIGHT_WORTH * sights(s, a)
            if not s.is_on_board(s.cell[a] + STEPS[s.heading[a]]):
                total -= EDGE_COST
            if not t.hunt:
                total += place(s, a)
    return total + closeness(s, side) if t.hunt else total + s.score[side] / t.threshold


def price(s: State, a: int) -> float:
    """What an aircraft is worth to its side as long as it flies."""
    if s.t.piece[a] != SPECIAL:
        return FIGHTER_WORTH
    return BOMBER_WORTH if s.t.hunt else ACE_WORTH


def place(s: State, a: int) -> float:
    """[BM-13.5] In domination an aircraft is best on the Midway tile, or near it."""
    if s.cell[a] in s.t.midway:
        return MIDWAY_WORTH
    return -CENTRE_WORTH * distance(s.cell[a], 0)


def sights(s: State, a: int) -> float:
    """How many enemies an aircraft has in its attack area, aces and bombers counted twice."""
    t = s.t
    total = 0.0
    for enemy in t.fleet[1 - t.side[a]]:
        if s.cell[enemy] != NOWHERE and t.attacks[s.colour(a, enemy)]:
            total += 2.0 if t.piece[enemy] == SPECIAL else 1.0
    return total


def closeness(s: State, side: int) -> float:
    """[BM-14.1] How near the nearest bomber is to the enemy carrier, the cell its nose points at included."""
    t = s.t
    nearest = FAR
    for a in t.fleet[side]:
        if t.piece[a] == SPECIAL and s.cell[a] != NOWHERE:
            ahead = s.cell[a] + STEPS[s.heading[a]]
            for target in t.carrier[1 - side]:
                nearest = min(nearest, distance(s.cell[a], target) + distance(ahead, target))
    return CLOSER_WORTH * (1.0 - nearest / FAR)


def prospects(s: State, seat: int) -> float:
    """What the combat in progress is likely to bring, cards still to be played left out."""
    if s.attacker < 0 or s.is_duel_over():
        return 0.0
    own, enemy = s.duel[seat], s.duel[1 - seat]
    won, lost = combat_chances(s, seat)
    t = s.t
    gain = price(s, enemy) + t.worth[enemy] / t.threshold
    return won * gain - lost * (price(s, own) + t.worth[own] / t.threshold)


def combat_chances(s: State, seat: int) -> Chances:
    """The chances with the plan handed in, with both plans open, or as the aircraft stand now."""
    top = s.stack[-1] if s.stack else None
    own, enemy = s.duel[seat], s.duel[1 - seat]
    if isinstance(top, ChoosePlan):
        if top.answers[seat] < 0:
            return 0.0, 0.0
        attacks = int(s.attacker == seat)
        plans = remainders(s, own, first(top.answers[seat]))
        found: list[Chances] = []
        for theirs in performed(s, enemy):
            each = [after_tokens(s, own, enemy, mine, theirs, attacks) for mine in plans]
            found.append(max(each, key=margin))
        return mean(found)
    if s.first < 0:
        orders = [order_chances(s, s.attacker, role) for role in (0, 1)]
        won, lost = max(orders, key=margin)
        return (won, lost) if seat == s.attacker else (lost, won)
    sights_now = colours_now(s, seat)
    return chances(s, own, enemy, sights_now[0], sights_now[1], False)


def distance(a: int, b: int) -> int:
    """How many cells apart two cells are."""
    way = b - a
    r = (way + HALF) % STRIDE - HALF
    q = (way - r) // STRIDE
    return max(abs(q), abs(r), abs(q + r))
