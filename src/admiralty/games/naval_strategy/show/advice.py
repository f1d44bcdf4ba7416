"""Numbers that help to choose: what an attack would hit, what a change costs, what a sale brings."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.action import Action, first, second
from admiralty.games.naval_strategy.r02_chart import FACES
from admiralty.games.naval_strategy.r04_check import follow
from admiralty.games.naval_strategy.r04_draft import Draft
from admiralty.games.naval_strategy.r04_orders import (
    ASSAULT,
    CHAIN_LEFT,
    DOWNGRADE,
    FIT,
    HEAVY_LEFT,
    HEAVY_RIGHT,
    UPGRADE,
    VOLLEY_LEFT,
)
from admiralty.games.naval_strategy.r04_planning import Planning
from admiralty.games.naval_strategy.r04_steps import planned
from admiralty.games.naval_strategy.r05_port import price_of
from admiralty.games.naval_strategy.r07_attacks import firepower
from admiralty.games.naval_strategy.r12_building import ship_price
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import CANNONS
from admiralty.games.naval_strategy.words import BUILD, VERB


def advice(s: State, seat: int) -> dict[Action, dict[str, float]]:
    """[NS-16.3] For own ships that plan: damage of a volley at where ships stand now, and prices in money."""
    ask = flow.question(s) if s.stack else None
    if not isinstance(ask, Planning) or ask.mode or seat == s.t.organiser:
        return {}
    out: dict[Action, dict[str, float]] = {}
    plans: dict[int, Draft] = {}
    for a in ask.legal(s, seat):
        code = (a & VERB) >> 24
        if a & VERB == BUILD:
            out[a] = {"cost": float(ship_price(s, first(a))[0])}
            continue
        ship = s.ship_of(first(a))
        if ship < 0 or not (VOLLEY_LEFT <= code <= HEAVY_RIGHT or FIT <= code <= DOWNGRADE):
            continue
        if ship not in plans:
            plans[ship] = planned(s, ship)
            follow(plans[ship], s.orders[ship])
        if code >= FIT:
            out[a] = {"cost": float(price_of(plans[ship], code, second(a) if code < UPGRADE else 0)[0])}
        elif not CHAIN_LEFT <= code < HEAVY_LEFT:
            out[a] = {"damage": float(expected(s, ship, plans[ship], code))}
    return out


def covered(plan: Draft, code: int) -> list[int]:
    """[NS-7.2] [NS-7.3] The tiles of a broadside or, for an assault, the one ahead."""
    chart = plan.chart
    pose = plan.tile * FACES + plan.face
    if code == ASSAULT:
        tiles = [chart.near[pose]]
    elif code & 1:
        tiles = [chart.left_a[pose], chart.left_b[pose]]
    else:
        tiles = [chart.right_a[pose], chart.right_b[pose]]
    return [tile for tile in tiles if tile >= 0]


def expected(s: State, ship: int, plan: Draft, code: int) -> int:
    """[NS-7.1] [NS-7.2] [NS-7.12] Points that enemies lose, less those that friends lose."""
    chart = s.t.chart
    guns = firepower(s.t, plan.kind, plan.fit[CANNONS], code)
    total = 0
    for tile in covered(plan, code):
        target = s.ship_at_sea(tile) if chart.port[tile] < 0 else -1
        if target >= 0 and target != ship:
            total += guns if s.team[target] != s.team[ship] else -guns
    return total
