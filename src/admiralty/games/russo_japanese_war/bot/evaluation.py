"""The evaluation of a position: morale, units and their places, cards, and what is in progress.

Decisions come in small steps, so a unit about to move counts as if it were on the best hex it can reach, and
a combat that is declared or being fought counts with what it is likely to bring.
"""

from __future__ import annotations

from typing import Final

from admiralty.core.action import Action
from admiralty.games.russo_japanese_war.bot.combat import combats
from admiralty.games.russo_japanese_war.bot.foresight import ORDERS, Foresight, after, uses
from admiralty.games.russo_japanese_war.bot.moves import NOBODY, best_threat, under_way
from admiralty.games.russo_japanese_war.bot.numbers import Numbers
from admiralty.games.russo_japanese_war.bot.precomputed import Precomputed
from admiralty.games.russo_japanese_war.r10_cards import ChooseUse
from admiralty.games.russo_japanese_war.r13_fleets import BROKEN_OFF, FIRST_OUT, SORTIED
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import FIRST, JAPAN, RUSSIA, SQUADRON, Tables

TERMS: Final = {
    "morale": (
        "morale_worth_japan",
        "morale_worth_russia",
        "exhausted",
    ),
    "cards": (
        "card_worth",
        "limit_cost",
        "block_cost",
    ),
    "ground": (
        "on_map",
        "goal_worth",
        "guard_worth",
        "source_worth",
        "korea_worth",
        "japan_worth",
        "siberia_worth",
        "europe_worth",
    ),
    "threat": ("threat",),
    "combat": (
        "eagerness_combat",
        "strength_worth",
        "retreat_cost",
        "ground_worth",
        "key_falls",
    ),
    "sea": (
        "ship_worth",
        "sortie_worth",
        "engaged_worth",
    ),
}
"""The weights of the evaluation by what a player calls them; each has a message `term-...`."""

MAX_VALUE: Final = 0.95


class Evaluation(Numbers):
    def __init__(self, numbers: dict[str, float]) -> None:
        super().__init__(numbers)
        self.known: Precomputed | None = None

    def precomputed(self, t: Tables) -> Precomputed:
        """What follows from the weights and the map, computed on first use."""
        known = self.known
        if known is None or known.t is not t:
            known = self.known = Precomputed(self, t)
        return known

    def of(self, s: State, seat: int) -> float:
        """About -1 to 1, from open facts and one's own hand."""
        if s.result:
            return float(s.result[seat])
        known = self.precomputed(s.t)
        value = self.standing(s, known) + under_way(s, known)
        return bounded(value if seat == JAPAN else -value)

    def standing(self, s: State, known: Precomputed) -> float:
        """All but what is under way, seen from Japan."""
        value = self.side_worth(s, known, JAPAN) - self.side_worth(s, known, RUSSIA)
        return value + combats(self, s) + self.at_sea(s)

    def foreseen(self, s: State, seat: int, choices: list[Action]) -> dict[Action, float]:
        """Orders to units are valued without being carried out; of equal uses of cards one is."""
        top = s.stack[-1]
        if isinstance(top, ChooseUse):
            return self.after_uses(s, seat, choices)
        if not isinstance(top, ORDERS) or s.declared or s.target >= 0:
            return {}
        known = self.precomputed(s.t)
        totals = Foresight(s, known, self.standing(s, known)).totals(choices)
        return {a: bounded(total) for a, total in totals.items()}

    def after_uses(self, s: State, seat: int, choices: list[Action]) -> dict[Action, float]:
        values: dict[Action, float] = {}
        found: dict[Action, float] = {}
        for a, like in uses(choices).items():
            if like not in values:
                c = after(s, seat, like)
                if c is None:
                    continue
                values[like] = self.of(c, seat)
            found[a] = values[like]
        return found

    def side_worth(self, s: State, known: Precomputed, side: int) -> float:
        """Morale with the check to come, units by place, cards."""
        t = s.t
        point = self.morale_worth(side)
        morale = s.morale[side]
        lost = s.lost[side]
        total = point * morale - (self.exhausted if not morale else 0.0)
        above = self.spare_above_japan if side == JAPAN else self.spare_above_russia
        total -= (1 - self.spare) * point * max(0.0, morale - above)
        if lost:
            total -= point * (t.fails[min(lost, 3)] - s.modified[side]) / 6
        total += self.card_worth * s.hand_size(side)
        worth = known.places(s, side)
        where = s.where
        combat = t.combat
        for u in t.own[side]:
            total += worth[where[u]] * combat[u]
        total += known.share_of_threat(s, side) * best_threat(s, known, side, NOBODY)
        if side == JAPAN and s.limit >= 0:
            total -= self.limit_cost * (t.full_hand - min(s.limit, t.full_hand))
        return total - self.block_cost * s.blocked[side]

    def at_sea(self, s: State) -> float:
        """Ships, and a sortie that goes on, seen from Japan."""
        if not s.t.naval:
            return 0.0
        japanese = sum([s.steps[ship] for ship in s.t.ships_of[FIRST]])
        russian = sum([s.steps[ship] for ship in s.t.ships_of[SQUADRON]])
        value = self.ship_worth * (japanese - russian)
        if s.sea & (SORTIED | BROKEN_OFF) == SORTIED and s.limit < 0:
            value -= self.sortie_worth * s.undamaged(SQUADRON)
            if s.sea & FIRST_OUT:
                value += self.engaged_worth * (japanese - self.engaged_enemy * russian)
        return value


def bounded(value: float) -> float:
    return max(-MAX_VALUE, min(MAX_VALUE, value))
