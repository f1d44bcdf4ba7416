"""[NS-2] Plantations and wrecks: what they hold, how loads are shared, and how contents change."""

from __future__ import annotations

from admiralty.games.naval_strategy.r02_chart import FACES, Chart
from admiralty.games.naval_strategy.r04_orders import LOAD, PLANTATION
from admiralty.games.naval_strategy.sea import Sea, Trade
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import VALUES

# Loading


def share_loads(s: State, sea: Sea, done: list[Trade]) -> list[list[int]]:
    """[NS-2.32] [NS-2.33] [NS-2.42] Source by source and commodity by commodity, over all ships that load."""
    shares: list[list[int]] = [[] for _ in done]
    sources: dict[int, list[int]] = {}
    for number, trade in enumerate(done):
        o = sea.orders[trade.ship]
        if o[trade.order] == LOAD:
            shares[number] = [0] * VALUES
            sources.setdefault(trade.tile * 2 + o[trade.order + 1], []).append(number)
    for source, numbers in sources.items():
        tile = source >> 1
        if source & 1 == PLANTATION:
            stock, base = s.stock, s.t.chart.plantation[tile] * VALUES
        else:
            stock, base = s.loot, s.wrecks.index(tile) * VALUES
        for value in range(VALUES):
            wants = [sea.orders[done[n].ship][done[n].order + 2 + value] for n in numbers]
            given = shared(stock[base + value], wants, s.t.equal_shares)
            for n, amount in zip(numbers, given):
                shares[n][value] = amount
                stock[base + value] -= amount
    return shares


def shared(stock: int, wants: list[int], equal: bool) -> list[int]:
    """[NS-2.33] Reading NS-R.16: equal wants that cannot all be served get the same, rounded down.

    >>> shared(10, [6, 5], True), shared(10, [4, 4, 4, 9], True), shared(10, [4, 4, 4], False)
    ([5, 5], [3, 3, 3, 0], [4, 4, 2])
    """
    given = [0] * len(wants)
    order = sorted(range(len(wants)), key=wants.__getitem__)
    left = stock
    at = 0
    while at < len(order) and left > 0:
        want = wants[order[at]]
        group = [n for n in order[at:] if wants[n] == want]
        if equal and want * len(group) > left:
            # One alone takes what is left; several get equal shares and larger wants nothing.
            for n in group:
                given[n] = left // len(group)
            return given
        for n in group:
            given[n] = min(want, left)
            left -= given[n]
        at += len(group)
    return given


# Plantations


def regrow(s: State) -> None:
    """[NS-2.34] [NS-2.35] Plantations grow by their table, which has no metal."""
    stock = s.stock
    capacity = s.t.capacity
    if stock == capacity:
        return
    grown = s.t.grown
    for i in range(len(stock)):
        if stock[i] != capacity[i]:
            stock[i] = grown[i][stock[i]]


# Wrecks


def salvage(s: State, ship: int) -> list[int]:
    """[NS-2.41] Reading NS-R.17: carried goods and a part of the ship's price; money only by option."""
    t = s.t
    at = ship * VALUES
    price = s.kind[ship] * VALUES
    contents = [s.hold[at + value] + t.salvage[price + value] for value in range(VALUES)]
    if t.no_money:
        contents[0] = 0
    return contents


def leave_wreck(s: State, tile: int, contents: list[int]) -> None:
    """[NS-2.40] [NS-11.2] A wreck stays on the tile; a second one is merged into the first."""
    w = s.wreck_at(tile)
    if w < 0:
        w = len(s.wrecks)
        s.wrecks.append(tile)
        s.loot += [0] * VALUES
    for value in range(VALUES):
        s.loot[w * VALUES + value] += contents[value]


def clear_wrecks(s: State) -> None:
    """[NS-2.43] Empty wrecks are gone."""
    for w in range(len(s.wrecks) - 1, -1, -1):
        at = w * VALUES
        if not any(s.loot[at : at + VALUES]):
            tile = s.wrecks.pop(w)
            del s.loot[at : at + VALUES]
            if s.events is not None:
                s.tell("wreck-gone", tile)


def drift_wreck(s: State) -> None:
    """[NS-2.44] By option, a random wreck appears on open water, away from ships and ports."""
    t = s.t
    label = f"wreck {s.turn}"
    if not t.random_wrecks or len(s.wrecks) >= t.most_wrecks or s.roll(100, label) > t.wreck_chance:
        return
    water = open_water(t.chart)
    if all(tile in s.wrecks or tile in s.tile for tile in water):
        return
    # [NS-16.2] Ships do not change what is drawn: if the tile is taken, another one is drawn.
    tries = 1
    tile = s.draw(water, f"{label} tile {tries}")
    while tile in s.wrecks or tile in s.tile:
        tries += 1
        tile = s.draw(water, f"{label} tile {tries}")
    contents = [
        low + s.roll(high - low + 1, f"{label} {value}") - 1 if high > low else low
        for value, (low, high) in enumerate(t.flotsam)
    ]
    if any(contents):
        leave_wreck(s, tile, contents)
        if s.events is not None:
            s.tell("wreck-found", tile)


def open_water(chart: Chart) -> list[int]:
    """[NS-2.44] Tiles of sea that are no plantation and have no port beside them."""
    out: list[int] = []
    for tile in range(chart.tiles):
        if chart.is_land[tile] or chart.port[tile] >= 0 or chart.plantation[tile] >= 0:
            continue
        beside = chart.near[tile * FACES : (tile + 1) * FACES]
        if not any(other >= 0 and chart.port[other] >= 0 for other in beside):
            out.append(tile)
    return out


def free_tiles(s: State, ship: int) -> list[int]:
    """[NS-2.7] Ports, and for a working ship any tile of water without another one."""
    chart = s.t.chart
    if s.dead[ship]:
        return [tile for tile in chart.ports if tile != s.tile[ship]]
    taken = [tile for i, tile in enumerate(s.tile) if i != ship and chart.port[tile] < 0]
    return [
        tile
        for tile in range(chart.tiles)
        if not chart.is_land[tile] and tile not in taken and tile != s.tile[ship]
    ]
