"""[NS-7] Attacks: volleys of all kinds, frontal assaults and howitzers."""

from __future__ import annotations

from admiralty.games.naval_strategy.r02_chart import FACES
from admiralty.games.naval_strategy.r04_draft import Draft
from admiralty.games.naval_strategy.r04_orders import (
    ASSAULT,
    CHAIN_LEFT,
    CHAIN_RIGHT,
    FORWARD,
    HEAVY_LEFT,
    HEAVY_RIGHT,
    HOWITZER,
    LEFT,
    LENGTH,
    RIGHT,
)
from admiralty.games.naval_strategy.r08_restrictions import (
    refuse_assault,
    refuse_fighting,
    refuse_more_shots,
    refuse_port_target,
    refuse_volley,
)
from admiralty.games.naval_strategy.sea import BEAST, DIVING, GHOST, Charge, Sea, Trade
from admiralty.games.naval_strategy.tables import (
    CANNONS,
    CHAIN,
    FITTINGS,
    HEAVY,
    MORTAR,
    RAM,
    WORKING,
    Tables,
)

# What may be planned


def refuse_attack(plan: Draft, o: list[int], k: int) -> str:
    """[NS-7.13] What needs an enhancement is available only while it is there and works."""
    code = o[k]
    if plan.is_decreed:
        return ""
    clause = refuse_fighting(plan)
    if clause:
        return clause
    if code == HOWITZER:
        return refuse_shot(plan, o[k + 1])
    if code == ASSAULT:
        return refuse_assault(plan)
    if (code == CHAIN_LEFT or code == CHAIN_RIGHT) and plan.fit[CHAIN] != WORKING:
        return "NS-7.13"
    if (code == HEAVY_LEFT or code == HEAVY_RIGHT) and plan.fit[HEAVY] != WORKING:
        return "NS-7.13"
    return refuse_volley(plan, code)


def refuse_shot(plan: Draft, tile: int) -> str:
    """[NS-7.11] [NS-7.13] Within range, never at a port."""
    if plan.fit[MORTAR] != WORKING:
        return "NS-7.13"
    clause = refuse_more_shots(plan)
    if clause:
        return clause
    chart = plan.chart
    # Reading NS-R.10: measured from where the ship then is, by option from its start tile.
    origin = plan.start if plan.t.from_start else plan.tile
    if chart.apart[origin * chart.tiles + tile] > plan.t.range[plan.kind]:
        return "NS-7.11"
    return refuse_port_target(plan, tile)


def take_attack(plan: Draft, code: int) -> None:
    tally = plan.tally
    tally.has_attacked = True
    if code == HOWITZER:
        tally.shots += 1
    elif code == ASSAULT:
        tally.assaults += 1
    elif code & 1:
        tally.left += 1
    else:
        tally.right += 1
    if code == HEAVY_LEFT or code == HEAVY_RIGHT:
        tally.alone = code


# Volleys


def volley(sea: Sea, i: int, code: int, pose: int, at: list[int]) -> None:
    """[NS-7.1] [NS-7.2] [NS-7.10] [NS-7.12] Both tiles of one side, friend and foe."""
    chart = sea.chart
    if code & 1:
        a, b = chart.left_a[pose], chart.left_b[pose]
    else:
        a, b = chart.right_a[pose], chart.right_b[pose]
    is_chain = code == CHAIN_LEFT or code == CHAIN_RIGHT
    power = 0 if is_chain else firepower(sea.t, sea.kind[i], sea.fit[i * FITTINGS + CANNONS], code)
    if sea.s.events is not None:
        aims = tuple([sea.words[tile] for tile in (a, b) if tile >= 0])
        sea.s.tell("fired", sea.hull[i], code, sea.words[pose // FACES], aims)
    for tile in (a, b):
        if tile < 0:
            continue
        j = at[tile]
        # [NS-9.5] A ship that fires at its own start tile does not hit itself.
        if j >= 0 and j != i:
            strike(sea, i, j, power, is_chain)
        if sea.boss >= 0 and i != sea.boss and sea.tile[sea.boss] == tile:
            strike(sea, i, sea.boss, power, is_chain)


def firepower(t: Tables, kind: int, cannons: int, code: int) -> int:
    """[NS-7.1] [NS-7.12] Guns of one side; a heavy ball half as much again, halves rounded up."""
    guns = t.guns[kind]
    if cannons == WORKING:
        guns += t.more_guns[kind]
    if code == HEAVY_LEFT or code == HEAVY_RIGHT:
        top, bottom = t.heavy
        return (2 * guns * top + bottom) // (2 * bottom)
    return guns


def strike(sea: Sea, i: int, j: int, power: int, is_chain: bool) -> None:
    """[NS-7.10] One ship on a tile that a volley covers: a chain holds it, anything else hurts it."""
    if j == sea.boss and sea.traits & (DIVING | BEAST if is_chain else DIVING):
        return
    if is_chain:
        sea.chain_hit[j] = 1
        if sea.s.events is not None:
            sea.s.tell("chained", sea.hull[i], sea.hull[j])
    else:
        hit(sea, i, j, power)


def hit(sea: Sea, i: int, j: int, points: int) -> None:
    """[NS-9.4] All damage is added up; no ship is destroyed before step 6."""
    sea.hp[j] -= points
    if sea.t.kill_xp or sea.boss >= 0:
        sea.hits.append((i, j))
        sea.dealt.append(points)
    if sea.s.events is not None:
        sea.s.tell("hit", sea.hull[i], sea.hull[j], points, max(0, sea.hp[j]))


# Assaults


def charge(sea: Sea, i: int, k: int, before: int, tile: int, way: int, at: list[int]) -> None:
    """[NS-7.3] [NS-7.4] [NS-7.5] [NS-7.6] [NS-7.7] [NS-7.9] A frontal assault at the tile ahead."""
    t = sea.t
    j = assaulted(sea, i, tile, at)
    if j < 0:
        if sea.s.events is not None:
            sea.s.tell("missed", sea.hull[i])
        return
    if sea.face[j] == (way + 3) % FACES and not (j == sea.boss and sea.traits & BEAST):
        if sea.s.events is not None:
            sea.s.tell("parried", sea.hull[i], sea.hull[j])
        return
    if j == sea.boss and sea.traits & DIVING:
        return
    has_ram = sea.fit[i * FITTINGS + RAM] == WORKING
    points = t.assault + (t.run_up if before == FORWARD else 0) + (t.ram[sea.kind[i]] if has_ram else 0)
    hit(sea, i, j, points)
    sea.assaults.append(Charge(i, j, k))
    pain = t.ram_self if has_ram else t.assault_self
    if pain:
        hit(sea, i, i, pain)


def assaulted(sea: Sea, i: int, tile: int, at: list[int]) -> int:
    """[NS-7.3] Who is assaulted, or -1.

    Reading NS-R.22: a friend ahead counts as an empty tile, unless any ship may be assaulted.
    """
    if sea.boss >= 0 and i != sea.boss and tile == sea.tile[sea.boss]:
        return -1 if sea.traits & GHOST else sea.boss
    j = at[tile] if tile >= 0 else -1
    if j == i or (j >= 0 and sea.team[j] == sea.team[i] and not sea.t.any_target):
        return -1
    return j


def advance(sea: Sea) -> None:
    """[NS-7.8] Reading NS-R.11: a ship whose assault dooms another moves onto its tile at that point."""
    for assault in sea.assaults:
        if sea.hp[assault.target] <= 0:
            walk_again(sea, assault.ship, assault.order)
            if sea.s.events is not None:
                sea.s.tell("advanced", sea.hull[assault.ship], sea.words[sea.place[assault.ship]])


def walk_again(sea: Sea, i: int, assault: int) -> None:
    """[NS-7.8] [NS-2.6] Reading NS-R.5: the rest of the route follows from there, perhaps onto land."""
    chart = sea.chart
    is_ghost = i == sea.boss and bool(sea.traits & GHOST)
    o = sea.orders[i]
    here = sea.tile[i]
    way = sea.face[i]
    route = [here]
    steps = [way]
    k = 0
    is_stranded = False
    trades: list[Trade] = []
    while k < len(o) and not is_stranded:
        code = o[k]
        if code == FORWARD or k == assault:
            onto = chart.near[here * FACES + way]
            if onto >= 0 and chart.is_land[onto] and not is_ghost:
                is_stranded = True
            elif onto >= 0:
                here = onto
                route.append(here)
                steps.append(way)
        elif code == LEFT:
            way = (way + FACES - 1) % FACES
        elif code == RIGHT:
            way = (way + 1) % FACES
        elif code > HOWITZER:
            trades.append(Trade(i, k, len(route) - 1, here))
        k += LENGTH[code]
    sea.lay_route(i, route, steps, way)
    keep_trades(sea, i, trades)
    if is_stranded:
        run_aground(sea, i)


def run_aground(sea: Sea, i: int) -> None:
    """[NS-R.11] On the last tile of water."""
    sea.aground.append(i)
    if sea.s.events is not None:
        sea.s.tell("aground", sea.hull[i], sea.words[sea.place[i]])


def keep_trades(sea: Sea, i: int, now: list[Trade]) -> None:
    """Reading NS-R.36: a transaction is tied to the tile where it was planned."""
    planned = [(trade.order, trade.tile) for trade in sea.trades if trade.ship == i]
    others = [trade for trade in sea.trades if trade.ship != i]
    sea.trades = others + [trade for trade in now if (trade.order, trade.tile) in planned]


# Howitzers


def shell(sea: Sea) -> None:
    """[NS-7.11] Reading NS-R.29: every planned shot lands on the tile it was aimed at."""
    points = sea.t.howitzer
    for i, tile in sea.shots:
        if sea.s.events is not None:
            sea.s.tell("shelled", sea.hull[i], sea.words[tile])
        for j in range(sea.ships):
            if sea.tile[j] == tile and not sea.dead[j]:
                hit(sea, i, j, points)
