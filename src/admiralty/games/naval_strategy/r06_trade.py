"""[NS-6] Transactions of phase II: loading, selling, buying, unloading."""

from __future__ import annotations

from admiralty.core.action import Action
from admiralty.games.naval_strategy.r03_goods import credit, refuse_goods
from admiralty.games.naval_strategy.r04_draft import Draft
from admiralty.games.naval_strategy.r04_orders import BUY, LOAD, PLANTATION, SELL, UNLOAD, WRECK, is_empty
from admiralty.games.naval_strategy.r08_restrictions import refuse_here, refuse_trading
from admiralty.games.naval_strategy.r17_secrets import tell_economy, tell_trade
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import CLOTH, METAL, MONEY, VALUES, WOOD

NOTHING = [0] * (2 * VALUES)

# What may be planned


def refuse_trade(plan: Draft, o: list[int], k: int) -> str:
    """[NS-6.12] Reading NS-R.6: selling, buying and unloading need a port, loading does not."""
    code = o[k]
    clause = "" if plan.is_decreed else refuse_trading(plan)
    if clause:
        return clause
    if code == LOAD:
        return refuse_load(plan, o, k)
    if plan.chart.port[plan.tile] < 0 and not plan.is_decreed:
        return "NS-6.12"
    if code == BUY:
        return refuse_buy(plan, o, k)
    return refuse_sale(plan, o, k) if code == SELL else ""


def refuse_load(plan: Draft, o: list[int], k: int) -> str:
    """[NS-6.14] [NS-6.15] [NS-R.3] Once at each source, as far as there is space."""
    source = o[k + 1]
    here = plan.chart.plantation[plan.tile] >= 0 if source == PLANTATION else plan.tile in plan.wrecks
    if not here:
        return "NS-6.14"
    if plan.tile * 2 + source in plan.tally.sources:
        return "NS-6.15"
    wanted = o[k + 3] + o[k + 4] + o[k + 5] + o[k + 6]
    if not wanted and not o[k + 2]:
        return "" if plan.t.los_piratos else "NS-6.15"
    # [NS-L.29] LosPiratos counts the space at the start of the turn.
    return "NS-6.15" if wanted > (plan.space if plan.t.los_piratos else plan.room()) else ""


def refuse_buy(plan: Draft, o: list[int], k: int) -> str:
    """[NS-6.11] [NS-6.16] Any amount of wood and cloth, but not nothing."""
    clause = refuse_goods(o, k)
    if clause:
        return clause
    wood, cloth = o[k + 3], o[k + 4]
    if not wood and not cloth:
        return "NS-6.16"
    if not plan.purse or plan.tally.has_sold or plan.tally.has_unloaded:
        return ""
    cost = wood * plan.prices[WOOD] + cloth * plan.prices[CLOTH]
    return "NS-L.22" if cost > plan.purse[MONEY] else ""


def refuse_sale(plan: Draft, o: list[int], k: int) -> str:
    """[NS-6.10] [NS-6.16] From the hold what it will contain, from the store any amount, no money."""
    hold = o[k + 6 : k + 11]
    if any(hold) and not plan.t.sell_hold:
        return "NS-6.10"
    if o[k + 1] or hold[MONEY] or not any(o[k + 1 : k + 11]):
        return "NS-6.16"
    for value in range(VALUES):
        if hold[value] > plan.hold[value]:
            return "NS-6.16"
    if plan.purse and not plan.tally.has_unloaded:
        for value in range(METAL, VALUES):
            if o[k + 1 + value] > plan.purse[value]:
                return "NS-L.22"
    return ""


def refuse_opening(plan: Draft, code: int, source: int) -> str:
    """[NS-6.16] The clause that forbids a transaction whatever its amounts; one unit is tried of each."""
    clause = refuse_here(plan, code)
    if clause:
        return clause
    if code == LOAD:
        return refuse_trade(plan, [LOAD, source, 1, 0, 0, 0, 0], 0)
    if code == BUY:
        clause = refuse_trade(plan, [BUY, 0, 0, 1, 0, 0], 0)
        return clause and refuse_trade(plan, [BUY, 0, 0, 0, 1, 0], 0)
    if code == SELL:
        clause = "NS-6.16"
        for value in range(METAL, VALUES):
            one = NOTHING[:]
            one[value] = 1
            clause = refuse_trade(plan, [SELL, *one], 0)
            if not clause:
                return ""
        return clause
    return refuse_trade(plan, [code], 0)


def take_trade(plan: Draft, o: list[int], k: int) -> None:
    """[NS-6.15] [NS-6.16] Wanted loads count as received."""
    code = o[k]
    tally = plan.tally
    hold = plan.hold
    tally.moves += 1
    tally.has_traded = True
    if code == LOAD:
        tally.sources.append(plan.tile * 2 + o[k + 1])
        for value in range(VALUES):
            hold[value] += o[k + 2 + value]
    elif code == SELL:
        tally.has_sold = True
        for value in range(VALUES):
            hold[value] -= o[k + 6 + value]
    elif code == UNLOAD:
        tally.has_unloaded = True
        plan.hold = [0] * VALUES


# What is done


def stow(s: State, ship: int, share: list[int]) -> None:
    """[NS-6.14] A load adds its share to the hold."""
    at = ship * VALUES
    for value in range(VALUES):
        s.hold[at + value] += share[value]
    if s.events is not None:
        tell_trade(s, ship, "loaded", *share)


def carry_out_trade(s: State, ship: int, o: list[int], k: int) -> None:
    if o[k] == SELL:
        sell(s, ship, o, k)
    elif o[k] == BUY:
        buy(s, ship, o, k)
    else:
        unload(s, ship)


def sell(s: State, ship: int, o: list[int], k: int) -> None:
    """[NS-6.10] [NS-9.12] Money goes to the treasury; a sale is cut down to what is there."""
    store = s.team[ship] * VALUES
    hold = ship * VALUES
    income = 0
    sold = [0] * VALUES
    for value in range(METAL, VALUES):
        of_store = min(o[k + 1 + value], s.store[store + value])
        of_hold = min(o[k + 6 + value], s.hold[hold + value])
        s.store[store + value] -= of_store
        s.hold[hold + value] -= of_hold
        sold[value] = of_store + of_hold
        income += sold[value] * s.sell_price[value]
    s.store[store + MONEY] += income
    if s.events is not None:
        tell_trade(s, ship, "sold", *sold[METAL:], income)


def buy(s: State, ship: int, o: list[int], k: int) -> None:
    """[NS-6.11] [NS-9.12] [NS-R.38] What cannot be paid is skipped as a whole; a decree costs nothing."""
    store = s.team[ship] * VALUES
    cost = 0
    for value in range(METAL, VALUES):
        cost += 0 if s.decreed[ship] else o[k + 1 + value] * s.buy_price[value]
    if cost > s.store[store + MONEY]:
        if s.events is not None:
            tell_economy(s, s.team[ship], "unpaid", s.hull[ship], BUY)
        return
    s.store[store + MONEY] -= cost
    for value in range(METAL, VALUES):
        s.store[store + value] += o[k + 1 + value]
    if s.events is not None:
        tell_trade(s, ship, "bought", o[k + 3], o[k + 4], cost)


def unload(s: State, ship: int) -> None:
    """[NS-6.13] Everything in the hold, goods and money, goes to store and treasury."""
    at = ship * VALUES
    amounts = s.hold[at : at + VALUES]
    credit(s, s.team[ship], amounts)
    for value in range(VALUES):
        s.hold[at + value] = 0
    if s.events is not None:
        tell_trade(s, ship, "unloaded", *amounts)


def openings(plan: Draft, word: int) -> list[Action]:
    """[NS-6.10] [NS-6.11] [NS-6.13] [NS-6.14] What may be opened here; amounts follow."""
    out: list[Action] = []
    if not plan.is_decreed and refuse_trading(plan):
        return out
    for source in (PLANTATION, WRECK):
        if not refuse_opening(plan, LOAD, source):
            out.append(LOAD << 24 | word | source)
    if not plan.is_decreed and plan.chart.port[plan.tile] < 0:
        return out
    for code in (BUY, SELL, UNLOAD):
        if not refuse_opening(plan, code, 0):
            out.append(code << 24 | word)
    return out


def is_open(s: State, o: list[int], k: int) -> bool:
    """[NS-6.15] Whether the last order still names nothing, so that nothing else can be entered."""
    return k >= 0 and is_empty(o, k) and not (o[k] == LOAD and s.t.los_piratos)
