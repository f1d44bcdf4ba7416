"""The values of choices that need not be carried out: orders to units, and cards that differ in nothing.

[RJ-8.1] [RJ-10.7] To choose a unit changes nothing yet, and a step changes the place of one unit. So what the
rest of the position is worth is computed once for all choices.
"""

from __future__ import annotations

from typing import Final

from admiralty.core import flow
from admiralty.core.action import Action, first, second
from admiralty.core.luck import Seeded
from admiralty.games.russo_japanese_war.bot.moves import (
    NOBODY,
    best_threat,
    improvement,
    marches,
    stir,
    units_left,
)
from admiralty.games.russo_japanese_war.bot.numbers import sign
from admiralty.games.russo_japanese_war.bot.precomputed import Precomputed
from admiralty.games.russo_japanese_war.r07_zoc import ends_move
from admiralty.games.russo_japanese_war.r08_movement import ChooseMover, March, Ride
from admiralty.games.russo_japanese_war.r10_cards import ChooseUse
from admiralty.games.russo_japanese_war.r10_strategic import ChooseStrategist, StrategicMarch
from admiralty.games.russo_japanese_war.show.reach import rail_reach, strategic_reach
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.words import MOVE, PLAY, RAIL, STOP, VERB
from admiralty.kit.heuristics import fork

LUCK: Final = Seeded(0)
"""For copies that draw none."""
ORDERS: Final = (ChooseMover, ChooseStrategist, March, Ride, StrategicMarch)


class Foresight:
    """One question, for the side that answers it. `standing` is the value to Japan of all but what is under
    way.
    """

    def __init__(self, s: State, known: Precomputed, standing: float) -> None:
        self.s: State = s
        self.known: Precomputed = known
        self.standing: float = standing

    def totals(self, choices: list[Action]) -> dict[Action, float]:
        """To the side that chooses."""
        s = self.s
        top = s.stack[-1]
        below = s.stack[-2]
        if isinstance(top, ChooseMover):
            return self.movers(top, choices)
        if isinstance(top, ChooseStrategist):
            return self.strategists(top, choices)
        if isinstance(top, (March, Ride)) and isinstance(below, ChooseMover):
            side = s.t.side[top.unit]
            return self.steps(top, top.unit, side, sign(side) * stir(s, self.known), choices)
        if isinstance(top, StrategicMarch) and isinstance(below, ChooseUse):
            return self.steps(top, top.unit, s.t.side[top.unit], 0.0, choices)
        return {}

    def movers(self, top: ChooseMover, choices: list[Action]) -> dict[Action, float]:
        """[RJ-8.1] A unit that is about to move or ride counts as if it were in its best place."""
        s = self.s
        known = self.known
        side = top.side
        base = sign(side) * self.standing + known.numbers.stir * (units_left(s, top) - 1)
        threat = best_threat(s, known, side, NOBODY)
        found: dict[Action, float] = {}
        for a in choices:
            u = first(a)
            if a & VERB == MOVE:
                reach = marches(s, u, s.t.movement[u], True)
            elif a & VERB == RAIL:
                reach = rail_reach(s, u, [s.where[u]])
            else:
                continue
            found[a] = base + improvement(s, known, u, reach, side, threat)
        return found

    def strategists(self, top: ChooseStrategist, choices: list[Action]) -> dict[Action, float]:
        s = self.s
        base = sign(top.side) * self.standing
        threat = best_threat(s, self.known, top.side, NOBODY)
        found: dict[Action, float] = {}
        for a in choices:
            u = first(a)
            reach = strategic_reach(s, u, [s.where[u]])
            found[a] = base + improvement(s, self.known, u, reach, top.side, threat)
        return found

    def steps(
        self, top: flow.Frame, u: int, side: int, stirring: float, choices: list[Action]
    ) -> dict[Action, float]:
        """[RJ-8.2] [RJ-8.11] [RJ-10.8] All steps but those that take a key point or the enemy source. The
        unit is put where each step leads, and back.
        """
        s = self.s
        t = s.t
        known = self.known
        worth = known.places(s, side)
        threats = known.threat[side]
        others = best_threat(s, known, side, u)
        share = known.share_of_threat(s, side)
        here = s.where[u]
        strength = t.combat[u]
        now = sign(side) * self.standing + stirring
        enemy_threat = best_threat(s, known, 1 - side, NOBODY)
        rest = now - worth[here] * strength - share * max(others, threats[here])
        rest += known.share_of_threat(s, 1 - side) * enemy_threat
        found: dict[Action, float] = {}
        for a in choices:
            if a == STOP:
                found[a] = now
                continue
            there = first(a)
            is_taken = there < t.n and t.key_of[there] >= 0 and s.control[there] != side
            if is_taken or there == t.source[1 - side]:
                continue
            threat = max(others, threats[there])
            total = rest + worth[there] * strength + share * threat
            s.shift(u, there)
            total -= known.share_of_threat(s, 1 - side) * enemy_threat  # it may guard its own source now
            total += improvement(s, known, u, onward(s, top, here, there), side, threat)
            s.shift(u, here)
            found[a] = total
        return found


def onward(s: State, top: flow.Frame, here: int, there: int) -> list[int]:
    """Where a unit can get to after a step from `here` to `there`, where it is now."""
    t = s.t
    if isinstance(top, March):
        ends = top.left == 1 or ends_move(s, t.side[top.unit], there) or t.halt[here * t.size + there]
        return [] if ends else marches(s, top.unit, top.left - 1, False)
    if isinstance(top, Ride):
        return rail_reach(s, top.unit, [*top.path, there])
    assert isinstance(top, StrategicMarch)
    return strategic_reach(s, top.unit, [*top.path, there])


def uses(choices: list[Action]) -> dict[Action, Action]:
    """[RJ-10.4] Which card is given up for a use does not matter: for each choice, one that stands for it."""
    first_with: dict[int, Action] = {}
    found: dict[Action, Action] = {}
    for a in choices:
        if a & VERB != PLAY:
            found[a] = first_with.setdefault(a & VERB | second(a), a)
    return found


def after(s: State, seat: int, a: Action) -> State | None:
    """The state after an action, if it draws no luck."""
    c = fork(s, LUCK)
    assert isinstance(c, State)
    flow.apply(c, seat, a)
    return None if c.tape.drawn else c
