"""Scripted actions in operations: the order with the best mean value, movement tests included.

A single sample of a test shows only luck, so a test counts with its probability.
"""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.action import Action, first, second
from admiralty.games.port_arthur.bot.evaluation import LUCK, Evaluation, departed, moved
from admiralty.games.port_arthur.bot.outlook import Outlook
from admiralty.games.port_arthur.r06_moves import ChooseOperation, ChooseShips
from admiralty.games.port_arthur.r06_squadrons import speed_of
from admiralty.games.port_arthur.r07_battle import ChooseDice
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import JAPAN
from admiralty.games.port_arthur.words import BATTLE, CANCEL, FROM, MOVE, PASS, TO, VERB
from admiralty.kit.heuristics import fork


def scripted_action(w: Evaluation, s: State) -> Action | None:
    """The best order, if it can be found without trying them all; otherwise None."""
    ask = flow.question(s)
    if isinstance(ask, ChooseDice):
        return w.dice(s, ask)
    if isinstance(ask, ChooseOperation):
        return operation(w, s, ask)
    if isinstance(ask, ChooseShips):
        return departure(w, s, ask)
    return None


def operation(w: Evaluation, s: State, ask: ChooseOperation) -> Action:
    """[PA-6.3] [PA-6.16] The best operation."""
    side = ask.side
    sign = 1.0 if side == JAPAN else -1.0
    outlook = Outlook(s, w)
    now = sign * outlook.value(ask)
    best, most = PASS, after(w, s, side, PASS) if s.passed else now
    for a in ask.explore(s, side):
        verb = a & VERB
        if verb == MOVE:
            there = sign * moved(outlook, side, first(a), second(a))
            worth = now + outlook.chance_to_move(side, first(a)) * (there - now)
        elif verb == FROM:
            worth = sign * outlook.value(ChooseShips(side, first(a), []))
        elif verb == BATTLE:
            worth = after(w, s, side, a)
        else:
            continue
        if worth > most:
            best, most = a, worth
    return best


def departure(w: Evaluation, s: State, ask: ChooseShips) -> Action:
    """[PA-6.19] Add one more ship, or go to the best zone for those chosen."""
    side = ask.side
    sign = 1.0 if side == JAPAN else -1.0
    c = fork(s, LUCK)
    assert isinstance(c, State)
    outlook = Outlook(c, w)
    now = sign * outlook.value(ChooseOperation(side))
    chance = speed_of(s, ask.chosen) / s.t.die_faces
    best, most = CANCEL, -2.0
    for a in ask.explore(s, side):
        if a & VERB == TO:
            worth = now + chance * (sign * departed(outlook, side, ask.chosen, first(a)) - now)
        else:
            worth = sign * outlook.value(ChooseShips(side, ask.port, [*ask.chosen, first(a)]))
        if worth > most:
            best, most = a, worth
    return best


def after(w: Evaluation, s: State, side: int, a: Action) -> float:
    c = fork(s, LUCK)
    assert isinstance(c, State)
    flow.apply(c, side, a)
    return w.of(c, side)
