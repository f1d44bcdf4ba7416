"""[NS-6.16] Amounts, entered in lots: how many more units of each kind an open order takes."""

from __future__ import annotations

from typing import Final

from admiralty.core.action import Action
from admiralty.games.naval_strategy.r04_draft import Draft
from admiralty.games.naval_strategy.r04_orders import BUY, LOAD, PLANTATION, SELL
from admiralty.games.naval_strategy.r06_trade import refuse_trade
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import CLOTH, METAL, MONEY, VALUES, WOOD
from admiralty.games.naval_strategy.words import ADD, ADD_HOLD, ALL, AMOUNTS, HALF, SIZES

MAX_AMOUNT: Final = 9999
KINDS: Final = len(AMOUNTS)


def limits(plan: Draft, o: list[int], k: int, of_hold: bool) -> list[int]:
    """How much more may be named, by kind; `plan` stands before the order."""
    code = o[k]
    if code == LOAD:
        # [NS-L.29] LosPiratos counts the space at the start of the turn.
        space = plan.space if plan.t.los_piratos else plan.room()
        left = max(0, space - sum(o[k + 3 : k + 7]))
        return [MAX_AMOUNT - o[k + 2], left, left, left, left]
    if code == BUY:
        more = [0, 0, MAX_AMOUNT - o[k + 3], MAX_AMOUNT - o[k + 4], 0]
        if plan.purse and not plan.tally.has_sold and not plan.tally.has_unloaded:
            left = plan.purse[MONEY] - o[k + 3] * plan.prices[WOOD] - o[k + 4] * plan.prices[CLOTH]
            more[WOOD] = min(more[WOOD], left // max(1, plan.prices[WOOD]))
            more[CLOTH] = min(more[CLOTH], left // max(1, plan.prices[CLOTH]))
        return [max(0, n) for n in more]
    if of_hold:
        if not plan.t.sell_hold:
            return [0, 0, 0, 0, 0]
        return [0] + [min(MAX_AMOUNT, plan.hold[v]) - o[k + 6 + v] for v in range(METAL, VALUES)]
    most = [MAX_AMOUNT] * VALUES
    if plan.purse and not plan.tally.has_unloaded:
        most = [min(MAX_AMOUNT, n) for n in plan.purse]
    return [0] + [max(0, most[v] - o[k + 1 + v]) for v in range(METAL, VALUES)]


def natural(s: State, team: int, plan: Draft, o: list[int], k: int, of_hold: bool) -> list[int]:
    """What "all" means, as far as the team can know now: what is there, or what it can pay."""
    code = o[k]
    if code == LOAD:
        if o[k + 1] == PLANTATION:
            at = plan.chart.plantation[plan.tile] * VALUES
            there = s.stock[at : at + VALUES]
        else:
            at = s.wreck_at(plan.tile) * VALUES
            there = s.loot[at : at + VALUES]
        return [there[v] - o[k + 2 + v] for v in range(VALUES)]
    at = team * VALUES
    if code == BUY:
        left = s.store[at] - o[k + 3] * s.buy_price[WOOD] - o[k + 4] * s.buy_price[CLOTH]
        return [0, 0, left // max(1, s.buy_price[WOOD]), left // max(1, s.buy_price[CLOTH]), 0]
    if of_hold:
        return [plan.hold[v] - o[k + 6 + v] for v in range(VALUES)]
    return [s.store[at + v] - o[k + 1 + v] for v in range(VALUES)]


def sizes(limit: list[int], there: list[int]) -> list[int]:
    """The size of every lot, 0 for one that cannot be named; by kind * lots + lot."""
    out: list[int] = []
    for value in range(VALUES):
        most = limit[value]
        for size in SIZES:
            out.append(size if size <= most else 0)
        whole = max(0, min(most, there[value]))
        out.append(whole // 2)
        out.append(whole)
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


def add_lot(s: State, team: int, plan: Draft, o: list[int], at: int, lot: int, of_hold: bool) -> None:
    """[NS-6.16] Add a lot to the amounts of the last order; `plan` stands before it."""
    found = sizes(limits(plan, o, at, of_hold), natural(s, team, plan, o, at, of_hold))
    o[first_amount(o, at, of_hold) + lot // KINDS] += found[lot]


def refuse_lot(plan: Draft, o: list[int], at: int, lot: int, of_hold: bool) -> str:
    """[NS-6.16] The clause that forbids to add a lot to the last order; `plan` stands before it."""
    if at < 0 or not LOAD <= o[at] <= SELL or (of_hold and o[at] != SELL):
        return "NS-6.16"
    more = o[at:]
    kind, size = lot // KINDS, lot % KINDS
    more[first_amount(more, 0, of_hold) + kind] += SIZES[size] if size < HALF else 1
    return refuse_trade(plan, more, 0) or "NS-6.16"


def first_amount(o: list[int], at: int, of_hold: bool) -> int:
    """Where the amounts of an order begin."""
    return at + (2 if o[at] == LOAD else 1 + VALUES if of_hold else 1)


def lot_ids(goods: list[str]) -> list[str]:
    return [f"{amount}-{good}" for good in goods for amount in AMOUNTS]


def is_rough(lot: int) -> bool:
    """Whether a lot is one of those that search looks at."""
    return lot % KINDS == HALF or lot % KINDS == ALL
