"""The evaluation of a position of Battle of Midway."""

from __future__ import annotations

from typing import Final

from admiralty.core.action import first
from admiralty.games.battle_of_midway.hexes import HALF, STEPS, STRIDE, STRIDE_BITS
from admiralty.games.battle_of_midway.r02_board import is_on_board
from admiralty.games.battle_of_midway.r08_combat import ChoosePlan
from admiralty.games.battle_of_midway.r08_duel import is_duel_over
from admiralty.games.battle_of_midway.r10_firing import diagram
from admiralty.games.battle_of_midway.show.advice import (
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
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import NOWHERE, OUTSIDE, SPECIAL
from admiralty.kit import heuristics

TERMS: Final = {
    "aircraft": (
        "fighter_worth",
        "bomber_worth",
        "ace_worth",
    ),
    "place": (
        "closer_worth",
        "midway_worth",
        "centre_worth",
        "edge_cost",
    ),
    "sight": ("sight_worth",),
    "cards": ("card_worth",),
    "score": ("score_worth",),
    "combat": ("prospect_worth",),
}
"""The weights of the evaluation by what a player calls them; each has a message `term-...`."""

FAR: Final = 30.0
MAX_VALUE: Final = 0.95


class Evaluation(heuristics.Evaluation):
    """The numbers are explained in data/evaluation.toml."""

    fighter_worth: float
    bomber_worth: float
    ace_worth: float
    closer_worth: float
    midway_worth: float
    centre_worth: float
    edge_cost: float
    sight_worth: float
    special_sight: float
    card_worth: float
    score_worth: float
    prospect_worth: float

    def of(self, s: State, seat: int) -> float:
        """About -1 to 1: losses, points, places, sights, cards in hand, and what a combat may bring."""
        if s.result:
            return float(s.result[seat])
        value = self.worth(s, seat) - self.worth(s, 1 - seat) + self.prospects(s, seat)
        return max(-MAX_VALUE, min(MAX_VALUE, value))

    def worth(self, s: State, side: int) -> float:
        t = s.t
        total = self.card_worth * s.hand_size(side)
        for a in t.fleet[side]:
            if s.cell[a] != NOWHERE:
                total += self.price(s, a) + self.sight_worth * self.sights(s, a)
                if not is_on_board(s, s.cell[a] + STEPS[s.heading[a]]):
                    total -= self.edge_cost
                if not t.hunt:
                    total += self.place(s, a)
        if t.hunt:
            return total + self.closer_worth * closeness(s, side)
        return total + self.score_worth * s.score[side] / t.threshold

    def price(self, s: State, a: int) -> float:
        """What an aircraft is worth to its side as long as it flies."""
        if s.t.piece[a] != SPECIAL:
            return self.fighter_worth
        return self.bomber_worth if s.t.hunt else self.ace_worth

    def place(self, s: State, a: int) -> float:
        """[BM-13.5] In domination an aircraft is best on the Midway tile, or near it."""
        if s.cell[a] in s.t.midway:
            return self.midway_worth
        return -self.centre_worth * distance(s.cell[a], 0)

    def sights(self, s: State, a: int) -> float:
        """How many enemies an aircraft has in its attack area, an ace or a bomber counted as several."""
        t = s.t
        cells = s.cell
        here = cells[a]
        seen = diagram(s, a)
        total = 0.0
        for enemy in t.fleet[1 - t.side[a]]:
            if cells[enemy] != NOWHERE and t.attacks[seen.get(cells[enemy] - here, OUTSIDE)]:
                total += self.special_sight if t.piece[enemy] == SPECIAL else 1.0
        return total

    def prospects(self, s: State, seat: int) -> float:
        """What the combat in progress is likely to bring, without the cards still to be played."""
        if s.attacker < 0 or is_duel_over(s):
            return 0.0
        won, lost = combat_chances(s, seat)
        gain = won * self.prize(s, s.duel[1 - seat]) - lost * self.prize(s, s.duel[seat])
        return self.prospect_worth * gain

    def prize(self, s: State, a: int) -> float:
        """What shooting an aircraft down brings: it flies no more, and in domination it scores."""
        return self.price(s, a) + self.score_worth * s.t.worth[a] / s.t.threshold


def closeness(s: State, side: int) -> float:
    """[BM-14.1] How near the nearest bomber is to the enemy carrier, the cell its nose points at included."""
    t = s.t
    nearest = FAR
    for a in t.fleet[side]:
        if t.piece[a] == SPECIAL and s.cell[a] != NOWHERE:
            ahead = s.cell[a] + STEPS[s.heading[a]]
            for target in t.carrier[1 - side]:
                nearest = min(nearest, distance(s.cell[a], target) + distance(ahead, target))
    return 1.0 - nearest / FAR


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
    r = (way + HALF & STRIDE - 1) - HALF
    q = way - r >> STRIDE_BITS
    return max(abs(q), abs(r), abs(q + r))
