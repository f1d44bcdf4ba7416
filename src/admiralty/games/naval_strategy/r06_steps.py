"""The small steps of planning: what a captain may add to a sequence, change or take back."""

from __future__ import annotations

from admiralty.core.action import Action, second
from admiralty.games.naval_strategy.lots import is_rough, limits, natural, sizes
from admiralty.games.naval_strategy.orders import (
    ASSAULT,
    BOSS,
    BUY,
    DOWNGRADE,
    FIT,
    FORWARD,
    HOWITZER,
    LENGTH,
    LOAD,
    MEND,
    PLANTATION,
    REPAIR,
    SELL,
    UNLOAD,
    UPGRADE,
    WITHDRAW,
    WRECK,
    is_empty,
    last,
)
from admiralty.games.naval_strategy.r05_port_phase import planned_costs
from admiralty.games.naval_strategy.r08_restrictions import Draft, draft
from admiralty.games.naval_strategy.r14_bosses import (
    arena_draft,
    arena_hull,
    boss_draft,
    boss_hull,
    bosses_for,
)
from admiralty.games.naval_strategy.state import F_DONE, F_SHIP, SLOT, WHICH, State
from admiralty.games.naval_strategy.tables import BEAST, FITTINGS, MORTAR, VALUES, WORKING
from admiralty.games.naval_strategy.words import ADD, ADD_HOLD, CLEAR, REOPEN, REPORT, UNDO, VERB

EMPTY = [0] * (2 * VALUES)


def planned(s: State, ship: int) -> Draft:
    """[NS-4.5] A ship before its first order, with what its team may spend and whom it may fight."""
    plan = draft(s, ship)
    plan.bosses = bosses_for(s, ship) if plan.free or s.is_in_port(ship) else []
    if s.t.refuse_unpaid and not plan.free:
        at = s.team[ship] * VALUES
        costs = planned_costs(s, s.team[ship], ship)
        plan.purse = [s.store[at + value] - costs[value] for value in range(VALUES)]
    return plan


def is_open(s: State, o: list[int], k: int) -> bool:
    """[NS-6.15] Whether the last order still names nothing, so that nothing else can be entered."""
    return k >= 0 and is_empty(o, k) and not (o[k] == LOAD and s.t.los_piratos)


def ship_steps(s: State, ship: int) -> list[Action]:
    """All steps for a ship that has not reported yet."""
    o = s.orders[ship]
    word = s.hull[ship] << 12
    plan = planned(s, ship)
    at = last(o)
    lots: list[Action] = []
    if at >= 0:
        plan.follow(o[:at])
        if LOAD <= o[at] <= SELL:
            lots = lot_steps(s, s.team[ship], plan, o, at, word)
        plan.take(o, at)
    if is_open(s, o, at):
        return [*lots, UNDO | word]
    out = [REPORT | word]
    out += moves_and_attacks(plan, s.t.tile_words, word)
    out += trades(plan, word)
    if plan.free or plan.chart.port[plan.start] >= 0:
        out += port_steps(plan, word)
    out += lots
    if at >= 0 and may_undo(s, o, at):
        out.append(UNDO | word)
        if at > 0 and not (s.t.modify_now and FIT <= o[0] <= DOWNGRADE):
            out.append(CLEAR | word)
    return out


def may_undo(s: State, o: list[int], at: int) -> bool:
    """[NS-L.21] By option a modifying transaction takes effect when entered and stays."""
    return not (s.t.modify_now and FIT <= o[at] <= DOWNGRADE)


def moves_and_attacks(plan: Draft, words: list[int], word: int) -> list[Action]:
    out: list[Action] = []
    for code in range(FORWARD, ASSAULT + 1):
        if not plan.refuse([code], 0):
            out.append(code << 24 | word)
    if (plan.fit[MORTAR] == WORKING or plan.free) and not plan.dead:
        for tile in in_range(plan):
            if not plan.refuse([HOWITZER, tile], 0):
                out.append(HOWITZER << 24 | word | words[tile])
    return out


def in_range(plan: Draft) -> list[int]:
    chart = plan.chart
    if plan.free:
        return list(range(chart.tiles))
    origin = (plan.start if plan.t.from_start else plan.tile) * chart.tiles
    reach = plan.t.range[plan.kind]
    return [tile for tile in range(chart.tiles) if chart.apart[origin + tile] <= reach]


def trades(plan: Draft, word: int) -> list[Action]:
    """[NS-2.32] [NS-6.10] [NS-6.11] [NS-6.13] [NS-6.14] What may be opened here; amounts follow."""
    out: list[Action] = []
    for source in (PLANTATION, WRECK):
        if not refuse_opening(plan, LOAD, source):
            out.append(LOAD << 24 | word | source)
    for code in (BUY, SELL, UNLOAD):
        if not refuse_opening(plan, code, 0):
            out.append(code << 24 | word)
    return out


def refuse_opening(plan: Draft, code: int, source: int) -> str:
    """The clause that forbids a transaction whatever its amounts; one unit is tried of each kind."""
    if code == LOAD:
        return plan.refuse([LOAD, source, 1, 0, 0, 0, 0], 0)
    if code == BUY:
        clause = plan.refuse([BUY, 0, 0, 1, 0, 0], 0)
        return clause and plan.refuse([BUY, 0, 0, 0, 1, 0], 0)
    if code == SELL:
        clause = "NS-6.16"
        for value in range(1, VALUES):
            one = EMPTY[:]
            one[value] = 1
            clause = plan.refuse([SELL, *one], 0)
            if not clause:
                return ""
        return clause
    return plan.refuse([code], 0)


def port_steps(plan: Draft, word: int) -> list[Action]:
    """[NS-2.22] [NS-5.2] [NS-5.3] [NS-R.28] Modifying transactions and boss fights."""
    out: list[Action] = []
    for code in (REPAIR, UPGRADE, DOWNGRADE):
        if not plan.refuse([code], 0):
            out.append(code << 24 | word)
    for code in (FIT, MEND):
        for e in range(FITTINGS):
            if not plan.refuse([code, e], 0):
                out.append(code << 24 | word | e)
    for boss in plan.bosses:
        if not plan.refuse([BOSS, boss], 0):
            out.append(BOSS << 24 | word | boss)
    return out


def lot_steps(s: State, team: int, plan: Draft, o: list[int], at: int, word: int) -> list[Action]:
    """[NS-6.16] Lots that may be added to the last order; `plan` stands before it."""
    out: list[Action] = []
    for verb, of_hold in ((ADD, False), (ADD_HOLD, True)):
        if of_hold and o[at] != SELL:
            break
        found = sizes(limits(plan, o, at, of_hold), natural(s, team, plan, o, at, of_hold))
        out += [verb | word | lot for lot, size in enumerate(found) if size]
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


def refuse(s: State, ship: int, a: Action) -> str:
    """The clause that forbids a step for a ship that has not reported, or ""."""
    verb = a & VERB
    o = s.orders[ship]
    at = last(o)
    if verb >= ADD:
        if a in ship_steps(s, ship):
            return ""
        if verb == UNDO or verb == CLEAR:
            return "NS-L.21" if o and s.t.modify_now else "NS-4.3"
        return "NS-6.15" if verb == REPORT else "NS-6.16"
    if is_open(s, o, at):
        return "NS-6.15"
    plan = planned(s, ship)
    plan.follow(o)
    return refuse_order(plan, verb >> 24, second(a), s.t.tile_words)


def refuse_order(plan: Draft, code: int, what: int, words: list[int]) -> str:
    if LOAD <= code <= UNLOAD:
        return refuse_opening(plan, code, what)
    if code == HOWITZER:
        return plan.refuse([HOWITZER, words.index(what)], 0) if what in words else "NS-8.23"
    if code == FIT or code == MEND or code == BOSS:
        return plan.refuse([code, what], 0)
    return plan.refuse([code], 0)


def apply(s: State, ship: int, a: Action) -> None:
    """Enter, change or take back an order; nothing is told before the evaluation."""
    verb = a & VERB
    o = s.orders[ship]
    if verb == REPORT or verb == REOPEN:
        s.reported[ship] = int(verb == REPORT)
    elif verb == UNDO:
        del o[last(o) :]
    elif verb == CLEAR:
        o.clear()
    elif verb == ADD or verb == ADD_HOLD:
        add_lot(s, ship, o, second(a), verb == ADD_HOLD)
    else:
        append(o, verb >> 24, second(a))


def append(o: list[int], code: int, what: int) -> None:
    o.append(code)
    size = LENGTH[code]
    if size == 2 or code == LOAD:
        o.append(what)
    if LOAD <= code <= SELL:
        o += [0] * (size - (2 if code == LOAD else 1))


def add_lot(s: State, ship: int, o: list[int], lot: int, of_hold: bool) -> None:
    """[NS-6.16] Add a lot to the amounts of the last order."""
    at = last(o)
    plan = planned(s, ship)
    plan.follow(o[:at])
    found = sizes(limits(plan, o, at, of_hold), natural(s, s.team[ship], plan, o, at, of_hold))
    base = at + (2 if o[at] == LOAD else 6 if of_hold else 1)
    o[base + lot // (len(found) // VALUES)] += found[lot]


def forward_only(found: list[Action]) -> list[Action]:
    """For search: no way back, and only rough amounts."""
    out: list[Action] = []
    for a in found:
        verb = a & VERB
        if verb in (UNDO, CLEAR, REOPEN):
            continue
        if verb in (ADD, ADD_HOLD) and not is_rough(a & 4095):
            continue
        out.append(a)
    return out or found


# The arena


def find_fighter(s: State, word: int) -> tuple[int, int]:
    """The fight and the number of a copy by its word; -1 for the number of a boss."""
    for fight, header in enumerate(s.fights):
        if word == boss_hull(s, header[SLOT]):
            return fight, -1
        for number, copy in enumerate(s.fighters[fight]):
            if word == arena_hull(s, copy[F_SHIP]):
                return fight, number
    return -1, -1


def arena_steps(s: State, fight: int, number: int) -> list[Action]:
    """[NS-14.9] Movement and attacks of a copy, or its withdrawal."""
    copy = s.fighters[fight][number]
    word = arena_hull(s, copy[F_SHIP]) << 12
    if copy[F_DONE]:
        return [REOPEN | word]
    o = s.arena_orders[fight][number]
    plan = arena_draft(s, fight, number)
    plan.follow(o)
    out = [REPORT | word, *moves_and_attacks(plan, s.t.arena_words, word)]
    if o:
        out.append(UNDO | word)
    else:
        out.append(WITHDRAW << 24 | word)
    return out


def apply_arena(s: State, fight: int, number: int, a: Action) -> None:
    verb = a & VERB
    if verb == REPORT or verb == REOPEN:
        s.fighters[fight][number][F_DONE] = int(verb == REPORT)
    else:
        enter(s, s.arena_orders[fight][number], a)


def boss_steps(s: State, fight: int) -> list[Action]:
    """[NS-14.1] [NS-14.9] The organiser may play the boss himself; without orders it follows its script."""
    header = s.fights[fight]
    if s.t.behaviour[header[WHICH]] == BEAST:
        return []
    word = boss_hull(s, header[SLOT]) << 12
    o = s.boss_orders[fight]
    plan = boss_draft(s, fight)
    plan.follow(o)
    out = moves_and_attacks(plan, s.t.arena_words, word)
    return [*out, UNDO | word] if o else out


def apply_boss(s: State, fight: int, a: Action) -> None:
    enter(s, s.boss_orders[fight], a)


def enter(s: State, o: list[int], a: Action) -> None:
    verb = a & VERB
    if verb == UNDO:
        del o[last(o) :]
    elif verb >> 24 == HOWITZER:
        append(o, HOWITZER, s.t.arena_words.index(second(a)))
    else:
        append(o, verb >> 24, 0)
