"""Exact numbers for the question at hand: what the odds assistant shows while a side chooses.

Forecasts of a combat leave out order cards. An aircraft that would leave the board is assumed to extend it,
if it can.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from admiralty.core.action import Action, first
from admiralty.games.battle_of_midway.datacheck import TURNS
from admiralty.games.battle_of_midway.hexes import HEADINGS, STEPS
from admiralty.games.battle_of_midway.r01_basics import is_flying
from admiralty.games.battle_of_midway.r02_board import is_on_board
from admiralty.games.battle_of_midway.r05_activation import ChooseAction
from admiralty.games.battle_of_midway.r06_manoeuvres import go, manoeuvre
from admiralty.games.battle_of_midway.r06_tiles import can_extend
from admiralty.games.battle_of_midway.r08_combat import ChooseOrder, ChoosePlan
from admiralty.games.battle_of_midway.r09_details import ChooseFeint, ChooseTurn, ChooseWeaver
from admiralty.games.battle_of_midway.r09_orders import ChooseCard, Effect
from admiralty.games.battle_of_midway.r10_firing import colour, shots
from admiralty.games.battle_of_midway.show.odds import Shot, compare
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import (
    ACCELERATION,
    FEINT,
    LEFT,
    LOOP,
    NOWHERE,
    OUTSIDE,
    RIGHT,
    SIXTH_SENSE,
    STRAIGHT,
    THACH_WEAVE,
)
from admiralty.games.battle_of_midway.words import ATTACK, FIRST, PASS, PLAN, VERB

Figures = dict[Action, dict[str, float]]
Tokens = tuple[int, ...]
Chances = tuple[float, float]

ASKING: Final = (ACCELERATION, FEINT, SIXTH_SENSE, THACH_WEAVE)
"""The cards that ask for more before they take effect."""


def advice(s: State, seat: int) -> Figures:
    """The chances to destroy the enemy and to be destroyed: p_destroy, p_lost. From open facts only."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseAction):
        targets = [a for a in top.legal(s, seat) if a & VERB == ATTACK]
        return {a: figures(average(s, top.aircraft, first(a), 1)) for a in targets}
    if isinstance(top, ChoosePlan):
        return plan_figures(s, seat)
    if isinstance(top, ChooseOrder):
        return {FIRST | role << 12: figures(order_chances(s, seat, role)) for role in (0, 1)}
    if isinstance(top, ChooseCard):
        return card_figures(s, seat, top)
    if isinstance(top, (ChooseTurn, ChooseFeint)):
        return movement_figures(s, seat, top)
    if isinstance(top, ChooseWeaver):
        enemy = s.duel[1 - seat]
        return {a: {"p_destroy": weave_chance(s, first(a), enemy)} for a in top.legal(s, seat)}
    return {}


def figures(pair: Chances) -> dict[str, float]:
    return {"p_destroy": pair[0], "p_lost": pair[1]}


# Orders


def card_figures(s: State, seat: int, top: ChooseCard) -> Figures:
    """[BM-10.7] If firing came next: without a card, and after each card that asks for nothing more."""
    found = {PASS: figures(fire_now(s, seat))}
    for a in top.legal(s, seat):
        card = first(a)
        if a != PASS and card not in ASKING:
            c = s.clone()
            effect = Effect(seat, card)
            if card == LOOP:
                if effect.go_back(c) is not None or not is_flying(c, c.duel[seat]):
                    continue
            else:
                effect.note(c)
            found[a] = figures(fire_now(c, seat))
    return found


def movement_figures(s: State, seat: int, top: ChooseTurn | ChooseFeint) -> Figures:
    """[BM-9.8] [BM-9.10] If firing came next, for each way to move that stays on the board."""
    own = s.duel[seat]
    found: Figures = {}
    for a in top.legal(s, seat):
        c = s.clone()
        if isinstance(top, ChooseTurn):
            flow = manoeuvre(c, own, first(a))
        else:
            number = 1 if first(a) == RIGHT else 0
            flow = go(c, own, c.cell[own] + c.t.feint[c.heading[own] * 2 + number], c.heading[own])
        if flow is None and is_flying(c, own):
            found[a] = figures(fire_now(c, seat))
    return found


def fire_now(s: State, seat: int) -> Chances:
    return chances(s, s.duel[seat], s.duel[1 - seat], *colours_now(s, seat), False)


# Firing


def colours_now(s: State, seat: int) -> tuple[int, int]:
    own, enemy = s.duel[seat], s.duel[1 - seat]
    return colour(s, own, enemy), colour(s, enemy, own)


def chances(s: State, own: int, enemy: int, mine: int, theirs: int, weave: bool) -> Chances:
    """[BM-10.7] The chances to destroy the enemy and to be destroyed, with these colours."""
    t = s.t
    if (s.dodged and not weave) or not (t.attacks[mine] or t.attacks[theirs]):
        return 0.0, 0.0
    changed = s.attacker >= 0 and (not weave or t.weave_is_firing)
    outcome = compare(shot(s, own, mine, changed), shot(s, enemy, theirs, changed))
    return float(outcome.higher) * t.attacks[mine], float(outcome.lower) * t.attacks[theirs]


def shot(s: State, a: int, colour: int, changed: bool) -> Shot:
    t = s.t
    side = t.side[a]
    cards = shots(t.colour_cards[colour], s.veterans[side] if changed else 0)
    return Shot(tuple(t.firing[side]), cards, t.bonus[a], s.barrels[1 - side] if changed else 0)


def weave_chance(s: State, a: int, enemy: int) -> float:
    return chances(s, a, enemy, colour(s, a, enemy), colour(s, enemy, a), True)[0]


# Movement


def performed(s: State, a: int) -> list[Tokens]:
    """What an aircraft may come to perform: an ace leaves a token out of its plan."""
    length = s.t.planned[a] - s.t.omits[a]
    return list(product((LEFT, STRAIGHT, RIGHT), repeat=length))


def fly(s: State, cells: list[int], noses: list[int], who: int, tokens: Tokens) -> None:
    """One of two aircraft performs its tokens; cells[who] is NOWHERE when it is lost."""
    for turn in tokens:
        if cells[who] == NOWHERE:
            return
        there = cells[who] + STEPS[noses[who]]
        if there == cells[1 - who]:
            cells[1 - who] = cells[who]
        if not is_on_board(s, there) and not can_extend(s, there):
            cells[who] = NOWHERE
            return
        cells[who] = there
        noses[who] = (noses[who] + turn + 5) % HEADINGS


def forecast(
    s: State, own: int, enemy: int, mine: Tokens, theirs: Tokens, own_first: bool
) -> tuple[int, int]:
    """The colours in which the two see each other after their tokens; OUTSIDE if one is lost."""
    cells = [s.cell[own], s.cell[enemy]]
    noses = [s.heading[own], s.heading[enemy]]
    for who in (0, 1) if own_first else (1, 0):
        fly(s, cells, noses, who, mine if who == 0 else theirs)
    if NOWHERE in cells:
        return OUTSIDE, OUTSIDE
    way = cells[1] - cells[0]
    diagrams = s.t.diagram
    return (
        s.t.sight[diagrams[own] * HEADINGS + noses[0]].get(way, OUTSIDE),
        s.t.sight[diagrams[enemy] * HEADINGS + noses[1]].get(-way, OUTSIDE),
    )


def after_tokens(s: State, own: int, enemy: int, mine: Tokens, theirs: Tokens, attacks: int) -> Chances:
    """The chances when the attacker chooses the order of moves that is better for it."""
    found: list[Chances] = []
    for own_first in (True, False):
        colours = forecast(s, own, enemy, mine, theirs, own_first)
        found.append(chances(s, own, enemy, colours[0], colours[1], False))
    better = max(found, key=margin)
    return better if attacks else min(found, key=margin)


def margin(pair: Chances) -> float:
    return pair[0] - pair[1]


def mean(found: list[Chances]) -> Chances:
    return sum(p for p, _ in found) / len(found), sum(q for _, q in found) / len(found)


def average(s: State, own: int, enemy: int, attacks: int) -> Chances:
    """[BM-8.6] Over all tokens of both, the attacker choosing the order."""
    found = [
        after_tokens(s, own, enemy, mine, theirs, attacks)
        for mine in performed(s, own)
        for theirs in performed(s, enemy)
    ]
    return mean(found)


def plan_figures(s: State, seat: int) -> Figures:
    """For each plan, against all tokens of the enemy; an ace leaves out the token that is best for it."""
    own, enemy = s.duel[seat], s.duel[1 - seat]
    attacks = int(s.attacker == seat)
    known: dict[tuple[Tokens, Tokens], Chances] = {}
    for mine in performed(s, own):
        for theirs in performed(s, enemy):
            known[mine, theirs] = after_tokens(s, own, enemy, mine, theirs, attacks)
    out: Figures = {}
    for plan in s.t.plans_of[s.t.planned[own]]:
        found = [
            max([known[mine, theirs] for mine in remainders(s, own, plan)], key=margin)
            for theirs in performed(s, enemy)
        ]
        out[PLAN | plan << 12] = figures(mean(found))
    return out


def remainders(s: State, a: int, plan: int) -> list[Tokens]:
    """[BM-8.8] The tokens that may be left of a plan."""
    tokens = s.t.plans[plan]
    if not s.t.omits[a]:
        return [tokens]
    return [tokens[:i] + tokens[i + 1 :] for i in range(len(tokens))]


def order_chances(s: State, seat: int, role: int) -> Chances:
    """The plans are open; an ace that must still leave out a token leaves out the best one for it."""
    own, enemy = s.duel[seat], s.duel[1 - seat]
    table: list[Chances] = []
    for mine in left_of(s, seat):
        row: list[Chances] = []
        for theirs in left_of(s, 1 - seat):
            colours = forecast(s, own, enemy, mine, theirs, role == 0)
            row.append(chances(s, own, enemy, colours[0], colours[1], False))
        table.append(min(row, key=margin))
    return max(table, key=margin)


def left_of(s: State, side: int) -> list[Tokens]:
    found = remainders(s, s.duel[side], s.plans[side])
    return [found[s.omitted[side]]] if s.omitted[side] >= 0 else found


def spoken(tokens: Tokens) -> str:
    return "-".join(TURNS[turn] for turn in tokens)
