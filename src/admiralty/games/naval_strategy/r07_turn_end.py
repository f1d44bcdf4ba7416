"""[NS-9.14] Step 7: the end of a turn."""

from __future__ import annotations

from admiralty.games.naval_strategy.chart import FACES
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import SCHOONER, VALUES


def end_turn(s: State) -> None:
    """[NS-9.14] New ships, empty wrecks, regrowth, free repair, random wrecks, in this order."""
    launch(s)
    if s.wrecks:
        s.clear_wrecks()
    regrow(s)


def launch(s: State) -> None:
    """[NS-12.3] [NS-12.5] Ships on order appear in their ports, in the order of payment."""
    for team, kind, port, face, fittings in s.building:
        ship = s.add_ship(team, kind, s.t.chart.ports[port], face, fittings)
        if s.events is not None:
            s.tell("launched", s.hull[ship], kind, port)
    s.building = []


def regrow(s: State) -> None:
    """[NS-2.34] Plantations grow by their table."""
    stock = s.stock
    capacity = s.t.capacity
    if stock == capacity:
        return
    grown = s.t.grown
    for i in range(len(stock)):
        if stock[i] != capacity[i]:
            stock[i] = grown[i][stock[i]]


def needs_free_repair(s: State, team: int) -> bool:
    """[NS-11.20] Reading NS-R.14: only destroyed schooners, nothing on order, and no means for either."""
    fleet = s.fleet(team)
    for ship in fleet:
        if not s.dead[ship] or s.kind[ship] != SCHOONER:
            return False
    if not fleet or any(order[0] == team for order in s.building):
        return False
    return not s.can_pay(team, s.t.price[:VALUES]) and not s.can_pay(team, s.t.revival[:VALUES])


def repair_free(s: State, ship: int) -> None:
    """[NS-11.20] A schooner is repaired free of charge; its enhancements stay broken."""
    s.revive(ship)
    if s.events is not None:
        s.tell("repaired-free", s.hull[ship])


def drift_wreck(s: State) -> None:
    """[NS-2.44] By option, a wreck appears by itself on open water, away from ships and ports."""
    t = s.t
    if not t.random_wrecks or len(s.wrecks) >= t.most_wrecks or s.roll(100) > t.wreck_chance:
        return
    chart = t.chart
    free: list[int] = []
    for tile in range(chart.tiles):
        if chart.is_land[tile] or chart.port[tile] >= 0 or chart.plantation[tile] >= 0:
            continue
        if tile in s.wrecks or tile in s.tile:
            continue
        beside = chart.near[tile * FACES : (tile + 1) * FACES]
        if not any(other >= 0 and chart.port[other] >= 0 for other in beside):
            free.append(tile)
    if not free:
        return
    tile = s.draw(free)
    contents = [low + s.roll(high - low + 1) - 1 if high > low else low for low, high in t.flotsam]
    if any(contents):
        s.leave_wreck(tile, contents)
        if s.events is not None:
            s.tell("wreck-found", tile)
