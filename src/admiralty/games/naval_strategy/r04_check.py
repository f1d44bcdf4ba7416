"""[NS-4.5] Legality, order by order: the refusals of each chapter, and the effect of an order on the plan."""

from __future__ import annotations

from admiralty.games.naval_strategy.r04_draft import Draft
from admiralty.games.naval_strategy.r04_orders import HOWITZER, LENGTH, RIGHT, UNLOAD
from admiralty.games.naval_strategy.r05_port import refuse_port, take_change
from admiralty.games.naval_strategy.r06_manoeuvres import refuse_move, take_move
from admiralty.games.naval_strategy.r06_trade import refuse_trade, take_trade
from admiralty.games.naval_strategy.r07_attacks import refuse_attack, take_attack
from admiralty.games.naval_strategy.r08_restrictions import refuse_here


def refuse(plan: Draft, o: list[int], k: int) -> str:
    """[NS-4.5] The clause that forbids the order at `k`, or "" when it may be planned here."""
    code = o[k]
    if plan.dead or plan.is_decreed or plan.in_arena or plan.tally.alone >= 0:
        clause = refuse_here(plan, code)
        if clause:
            return clause
    if code <= RIGHT:
        return refuse_move(plan, code)
    if code <= HOWITZER:
        return refuse_attack(plan, o, k)
    if code <= UNLOAD:
        return refuse_trade(plan, o, k)
    return refuse_port(plan, o, k)


def take(plan: Draft, o: list[int], k: int) -> None:
    """[NS-4.5] Update the draft with a legal order."""
    code = o[k]
    if code <= RIGHT:
        take_move(plan, code)
    elif code <= HOWITZER:
        take_attack(plan, code)
    elif code <= UNLOAD:
        take_trade(plan, o, k)
    else:
        take_change(plan, o, k)
        return
    plan.tally.count += 1
    plan.tally.last = code


def follow(plan: Draft, o: list[int]) -> None:
    """Update the draft with a whole list of orders."""
    k = 0
    while k < len(o):
        take(plan, o, k)
        k += LENGTH[o[k]]
