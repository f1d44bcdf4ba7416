"""[NS-11] Destruction, and how ships come back."""

from __future__ import annotations

from admiralty.games.naval_strategy.r02_sources import leave_wreck, salvage
from admiralty.games.naval_strategy.r03_goods import can_pay
from admiralty.games.naval_strategy.r04_draft import Draft
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import ABSENT, BROKEN, FITTINGS, SCHOONER, VALUES, WORKING, Tables


def sink(s: State, ship: int, tile: int) -> None:
    """[NS-11.1] [NS-11.2] [NS-11.3] A wreck stays; the ship waits destroyed in the nearest port."""
    leave_wreck(s, tile, salvage(s, ship))
    for at in range(ship * VALUES, (ship + 1) * VALUES):
        s.hold[at] = 0
    port = s.t.chart.nearest_port[tile]
    s.tile[ship] = port
    s.hp[ship] = 0
    s.dead[ship] = 1
    s.chained[ship] = 0
    for e in range(ship * FITTINGS, (ship + 1) * FITTINGS):
        if s.fit[e] == WORKING:
            s.fit[e] = BROKEN
    if s.events is not None:
        s.tell("sunk", s.hull[ship], tile, s.t.chart.port[port])


def revive(s: State, ship: int) -> None:
    """[NS-11.5] [NS-11.6] Full hit points; enhancements stay destroyed until they are repaired."""
    s.dead[ship] = 0
    s.lowered[ship] = 0
    s.hp[ship] = s.most_hp(ship)


def refuse_downgrade(plan: Draft) -> str:
    """[NS-11.9] [NS-L.23] Only a destroyed ship can be downgraded, and no schooner."""
    return "" if plan.dead and plan.kind != SCHOONER else "NS-11.9"


def downgrade(s: State, ship: int) -> None:
    """[NS-11.7] [NS-11.8] The next lower type, working; what it cannot carry is lost for good.

    Reading NS-R.20: it has the base hit points of that type, its hull reinforcement being destroyed.
    """
    kind = s.kind[ship] = s.kind[ship] - 1
    for e in range(FITTINGS):
        if not s.t.fits[kind * FITTINGS + e]:
            s.fit[ship * FITTINGS + e] = ABSENT
    revive(s, ship)
    s.lowered[ship] = 1
    if s.events is not None:
        s.tell("downgraded", s.hull[ship], s.kind[ship])


def revival_price(t: Tables, kind: int) -> list[int]:
    """[NS-11.4] A tenth of the price, by option a fifth."""
    return t.revival[kind * VALUES : (kind + 1) * VALUES]


def mending_price(t: Tables, e: int, lowered: int) -> list[int]:
    """[NS-11.5] [NS-11.7] Reading NS-R.15: it costs more after a paid repair than after a downgrade."""
    prices = t.fix_lower if lowered else t.fix_paid
    return prices[e * VALUES : (e + 1) * VALUES]


def needs_free_repair(s: State, team: int) -> bool:
    """[NS-11.20] Reading NS-R.14: only destroyed schooners, nothing on order, and no means for either."""
    fleet = s.fleet(team)
    for ship in fleet:
        if not s.dead[ship] or s.kind[ship] != SCHOONER:
            return False
    if not fleet or any(order[0] == team for order in s.building):
        return False
    return not can_pay(s, team, s.t.price[:VALUES]) and not can_pay(s, team, revival_price(s.t, SCHOONER))


def repair_free(s: State, ship: int) -> None:
    """[NS-11.20] A schooner is repaired free of charge; its enhancements stay broken."""
    revive(s, ship)
    if s.events is not None:
        s.tell("repaired-free", s.hull[ship])
