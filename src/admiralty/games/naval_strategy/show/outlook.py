"""Pictures for a team that plans: routes and targets of its ships, and the store after its plans."""

from __future__ import annotations

from admiralty.games.naval_strategy.datacheck import ENHANCEMENTS, GOODS
from admiralty.games.naval_strategy.r02_chart import FACES
from admiralty.games.naval_strategy.r04_check import follow, refuse, take
from admiralty.games.naval_strategy.r04_draft import Draft
from admiralty.games.naval_strategy.r04_orders import (
    ASSAULT,
    BUY,
    CODES,
    DOWNGRADE,
    FIT,
    FORWARD,
    HOWITZER,
    LOAD,
    MEND,
    REPAIR,
    RIGHT,
    SELL,
    UNLOAD,
    UPGRADE,
    VOLLEY_LEFT,
    last,
    starts,
)
from admiralty.games.naval_strategy.r04_planning import Planning
from admiralty.games.naval_strategy.r04_steps import planned
from admiralty.games.naval_strategy.r05_port import planned_costs, price_of
from admiralty.games.naval_strategy.r06_lots import first_amount, limits, natural
from admiralty.games.naval_strategy.r14_arena import fighter_draft
from admiralty.games.naval_strategy.r14_bosses import arena_hull
from admiralty.games.naval_strategy.show.advice import covered
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import METAL, MONEY, VALUES
from admiralty.games.naval_strategy.view_types import Aim, Amounts, Lot, Outlook, Picture, Pose


def outlook(s: State, seat: int) -> Outlook | None:
    """[NS-16.1] [NS-16.3] What the board draws for a team that plans, or of all teams for the organiser."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Planning) or seat < 0:
        return None
    is_organiser = seat == s.t.organiser
    teams = range(s.t.teams) if is_organiser else range(seat, seat + 1)
    ships: dict[str, Picture] = {}
    for team in teams:
        if not top.mode:
            for ship in s.fleet(team):
                drawn = picture(planned(s, ship), s.orders[ship])
                drawn["lots"] = lots(s, ship)
                ships[s.t.ship_ids[s.hull[ship]]] = drawn
        fight = s.fight_of(team)
        if fight >= 0:
            for copy in s.fights[fight].ships:
                if copy.team == team:
                    word = s.t.ship_ids[arena_hull(s, copy.ship)]
                    ships[word] = picture(fighter_draft(s, copy), copy.orders)
    stores = {s.t.team_ids[team]: projected(s, team) for team in teams}
    return {"ships": ships, "stores": stores}


def picture(plan: Draft, o: list[int]) -> Picture:
    """[NS-16.3] The way of a plan pose by pose, what its attacks cover, and what the next order could.

    `next` has tiles by order: those a volley would cover, and the one that a step or an assault leads to.
    """
    chart = plan.chart
    poses: list[Pose] = [[chart.word(plan.tile), plan.face]]
    aims: list[Aim] = []
    for k in starts(o):
        code = o[k]
        if VOLLEY_LEFT <= code <= ASSAULT:
            aims.append([CODES[code], [chart.word(tile) for tile in covered(plan, code)]])
        elif code == HOWITZER:
            aims.append([CODES[code], [chart.word(o[k + 1])]])
        take(plan, o, k)
        if code <= RIGHT:
            poses.append([chart.word(plan.tile), plan.face])
    after: dict[str, list[str]] = {}
    if not refuse(plan, [FORWARD], 0):
        after[CODES[FORWARD]] = [chart.word(chart.near[plan.tile * FACES + plan.face])]
    for code in range(VOLLEY_LEFT, ASSAULT + 1):
        if not refuse(plan, [code], 0):
            after[CODES[code]] = [chart.word(tile) for tile in covered(plan, code)]
    return {
        "poses": poses,
        "aims": aims,
        "next": after,
        "prices": prices(plan),
        "lots": [],
        "moves": plan.tally.moves,
        "speed": plan.t.speed[plan.kind],
        "space": max(0, plan.room()),
    }


def lots(s: State, ship: int) -> list[Lot]:
    """[NS-6.16] [NS-16.3] The amounts of the last order of a ship that has not reported."""
    o = s.orders[ship]
    at = last(o)
    if at < 0 or s.has_reported(ship) or not LOAD <= o[at] <= SELL:
        return []
    plan = planned(s, ship)
    follow(plan, o[:at])
    price = {BUY: s.buy_price, SELL: s.sell_price}.get(o[at], [0] * VALUES)
    found: list[Lot] = []
    for verb, of_hold in (("add", False), ("add-hold", True)):
        if of_hold and o[at] != SELL:
            break
        limit = limits(plan, o, at, of_hold)
        there = natural(s, s.team[ship], plan, o, at, of_hold)
        for value, good in enumerate(GOODS):
            named = o[first_amount(o, at, of_hold) + value]
            most = named + max(0, min(limit[value], there[value]))
            if most:
                found.append(
                    {"verb": verb, "good": good, "named": named, "most": most, "price": price[value]}
                )
    return found


def prices(plan: Draft) -> dict[str, Amounts]:
    """[NS-16.3] What every change of the ship costs that may be ordered next."""
    found: dict[str, Amounts] = {}
    if plan.in_arena or plan.chart.port[plan.start] < 0:
        return found
    for code in (UPGRADE, REPAIR, DOWNGRADE):
        if not refuse(plan, [code], 0):
            found[CODES[code]] = price_of(plan, code, 0)
    for code in (FIT, MEND):
        for e, name in enumerate(ENHANCEMENTS):
            if not refuse(plan, [code, e], 0):
                found[f"{CODES[code]} {name.replace('_', '-')}"] = price_of(plan, code, e)
    return found


def projected(s: State, team: int) -> Amounts:
    """[NS-16.3] [NS-6.10] [NS-6.11] [NS-6.13] Treasury and store if all that is planned comes about."""
    at = team * VALUES
    costs = planned_costs(s, team, -1)
    store = [s.store[at + value] - costs[value] for value in range(VALUES)]
    for ship in s.fleet(team):
        o = s.orders[ship]
        plan = planned(s, ship)
        for k in starts(o):
            code = o[k]
            for value in range(METAL, VALUES):
                if code == SELL:
                    store[value] -= o[k + 1 + value]
                    store[MONEY] += (o[k + 1 + value] + o[k + 6 + value]) * s.sell_price[value]
                elif code == BUY:
                    store[value] += o[k + 1 + value]
                    store[MONEY] -= o[k + 1 + value] * s.buy_price[value]
            if code == UNLOAD:
                store = [store[value] + plan.hold[value] for value in range(VALUES)]
            take(plan, o, k)
    return store
