"""[NS-4] The small steps of planning: what a captain may add to a sequence, change or take back."""

from __future__ import annotations

from admiralty.core.action import Action, second
from admiralty.games.naval_strategy.r04_check import follow, refuse, take
from admiralty.games.naval_strategy.r04_draft import Draft, draft
from admiralty.games.naval_strategy.r04_orders import (
    ASSAULT,
    BOSS,
    BUY,
    DOWNGRADE,
    FIT,
    FORWARD,
    HOWITZER,
    LOAD,
    MEND,
    PLANTATION,
    REPAIR,
    SELL,
    UNLOAD,
    UPGRADE,
    WRECK,
    append,
    last,
)
from admiralty.games.naval_strategy.r05_port import modify_now, planned_costs, port_steps
from admiralty.games.naval_strategy.r06_lots import add_lot, is_rough, lot_steps, refuse_lot
from admiralty.games.naval_strategy.r06_trade import is_open, openings, refuse_opening
from admiralty.games.naval_strategy.r07_choices import attack_steps
from admiralty.games.naval_strategy.r14_bosses import bosses_for
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import FITTINGS, VALUES
from admiralty.games.naval_strategy.words import ADD, ADD_HOLD, CLEAR, REOPEN, REPORT, UNDO_ORDER, VERB


def planned(s: State, ship: int) -> Draft:
    """[NS-4.5] A ship before its first order, with what its team may spend and whom it may fight."""
    plan = draft(s, ship)
    if plan.is_decreed or s.is_in_port(ship):
        plan.bosses = bosses_for(s, ship)
    if plan.is_decreed:
        return plan
    if s.t.refuse_unpaid:
        at = s.team[ship] * VALUES
        costs = planned_costs(s, s.team[ship], ship)
        plan.purse = [s.store[at + value] - costs[value] for value in range(VALUES)]
        plan.funds = plan.purse
    elif s.t.modify_now:
        plan.funds = s.store[s.team[ship] * VALUES : (s.team[ship] + 1) * VALUES]
    return plan


def ship_steps(s: State, ship: int) -> list[Action]:
    """[NS-4.3] All steps for a ship that has not reported yet."""
    o = s.orders[ship]
    word = s.hull[ship] << 12
    plan = planned(s, ship)
    at = last(o)
    lots: list[Action] = []
    if at >= 0:
        follow(plan, o[:at])
        if LOAD <= o[at] <= SELL:
            lots = lot_steps(s, s.team[ship], plan, o, at, word)
        take(plan, o, at)
    if is_open(s, o, at):
        return [*lots, UNDO_ORDER | word]
    out = [REPORT | word]
    out += attack_steps(plan, s.t.tile_words, word)
    out += openings(plan, word)
    if plan.is_decreed or plan.chart.port[plan.start] >= 0:
        out += port_steps(plan, word)
    out += lots
    if at >= 0:
        out.append(UNDO_ORDER | word)
    if at > 0:
        out.append(CLEAR | word)
    return out


def thinkable(s: State, ship: int) -> list[Action]:
    """For people: every kind of order, legal or not."""
    word = s.hull[ship] << 12
    out = [code << 24 | word for code in range(FORWARD, ASSAULT + 1)]
    out += [LOAD << 24 | word | source for source in (PLANTATION, WRECK)]
    out += [code << 24 | word for code in (BUY, SELL, UNLOAD, UPGRADE, REPAIR, DOWNGRADE)]
    for e in range(FITTINGS):
        out.append(FIT << 24 | word | e)
        if s.fit[ship * FITTINGS + e]:
            out.append(MEND << 24 | word | e)
    out += [BOSS << 24 | word | boss for boss in range(len(s.t.boss_ids))]
    return [*out, REPORT | word]


def refuse_entry(s: State, ship: int, a: Action) -> str:
    """[NS-4.5] The clause that forbids a step that is not legal for a ship that has not reported."""
    verb = a & VERB
    o = s.orders[ship]
    if verb >= ADD:
        if verb == UNDO_ORDER or verb == CLEAR:
            return "NS-L.21" if s.t.modify_now else "NS-4.3"
        return "NS-6.15" if verb == REPORT else refuse_lot_of(s, ship, second(a), verb == ADD_HOLD)
    if is_open(s, o, last(o)):
        return "NS-6.15"
    plan = planned(s, ship)
    follow(plan, o)
    return refuse_order(plan, verb >> 24, second(a), s.t.tile_words)


def refuse_lot_of(s: State, ship: int, lot: int, of_hold: bool) -> str:
    """The clause that forbids to add a lot to the last order of a ship."""
    o = s.orders[ship]
    at = last(o)
    plan = planned(s, ship)
    follow(plan, o[: max(0, at)])
    return refuse_lot(plan, o, at, lot, of_hold)


def refuse_order(plan: Draft, code: int, what: int, words: list[int]) -> str:
    if LOAD <= code <= UNLOAD:
        return refuse_opening(plan, code, what)
    if code == HOWITZER:
        return refuse(plan, [HOWITZER, words.index(what)], 0) if what in words else "NS-8.23"
    if code == FIT or code == MEND or code == BOSS:
        return refuse(plan, [code, what], 0)
    return refuse(plan, [code], 0)


def enter_step(s: State, ship: int, a: Action) -> None:
    """[NS-4.3] Enter, change or take back an order; nothing is told before the evaluation."""
    verb = a & VERB
    o = s.orders[ship]
    if verb == REPORT or verb == REOPEN:
        s.reported[ship] = int(verb == REPORT)
    elif verb == UNDO_ORDER:
        del o[last(o) :]
    elif verb == CLEAR:
        o.clear()
    elif verb == ADD or verb == ADD_HOLD:
        at = last(o)
        plan = planned(s, ship)
        follow(plan, o[:at])
        add_lot(s, s.team[ship], plan, o, at, second(a), verb == ADD_HOLD)
    elif s.t.modify_now and FIT <= verb >> 24 <= DOWNGRADE:
        modify_now(s, ship, verb >> 24, second(a))
    else:
        append(o, verb >> 24, second(a))


def without_undo(found: list[Action]) -> list[Action]:
    """For search: no way back, and only rough amounts."""
    out: list[Action] = []
    for a in found:
        verb = a & VERB
        if verb in (UNDO_ORDER, CLEAR, REOPEN):
            continue
        if verb in (ADD, ADD_HOLD) and not is_rough(a & 4095):
            continue
        out.append(a)
    return out or found
