"""[NS-9] The evaluation of a turn, step by step."""

from __future__ import annotations

from admiralty.games.naval_strategy.r02_chart import FACES
from admiralty.games.naval_strategy.r04_orders import ASSAULT, FORWARD, HOWITZER, LEFT, LENGTH, RIGHT
from admiralty.games.naval_strategy.r07_attacks import advance, charge, shell, volley
from admiralty.games.naval_strategy.r09_port_phase import port_phase
from admiralty.games.naval_strategy.r09_transactions import transactions
from admiralty.games.naval_strategy.r10_collisions import collide, damage, takes_no_part, weights
from admiralty.games.naval_strategy.r11_destruction import sink
from admiralty.games.naval_strategy.sea import STAYED, Sea, Shot, Trade
from admiralty.games.naval_strategy.state import State


def evaluate(s: State) -> None:
    """[NS-9.1] [NS-16.11] The steps for all ships together; the rest of step 7 is in r09_turn_end.py."""
    port_phase(s)  # step 1
    sea = Sea(s, s.t.chart, s.tile, s.face)
    attacks(sea)  # step 2
    movement(sea)  # step 3
    howitzers(sea)  # step 4
    transactions(sea)  # step 5
    destruction(sea)  # step 6
    late_collisions(sea)
    chain_marks(sea)  # step 7


def attacks(sea: Sea) -> None:
    """[NS-9.4] [NS-9.6] [NS-9.7] Step 2: shots into the past, from the route that was planned."""
    at = start_tiles(sea)
    for i, o in enumerate(sea.orders):
        if o:
            act(sea, i, o, at)


def start_tiles(sea: Sea) -> list[int]:
    """[NS-9.6] Who stood on each tile when the turn began, or -1; the boss is looked for by itself."""
    port = sea.chart.port
    tile = sea.tile
    dead = sea.dead
    at = [-1] * sea.chart.tiles
    # [NS-8.21] [NS-8.24] [NS-L.9] [NS-R.12] [NS-R.26] Who starts in a port cannot be hit; destroyed
    # ships are all in ports. [NS-2.30] Plantations give no shelter.
    for i in range(sea.ships):
        where = tile[i]
        if port[where] < 0 and not dead[i] and i != sea.boss:
            at[where] = i
    return at


def act(sea: Sea, i: int, o: list[int], at: list[int]) -> None:
    """[NS-9.4] One ship walks its planned route and attacks on the way; the rest is noted for its step."""
    near = sea.chart.near
    here = sea.tile[i]
    way = sea.face[i]
    route = STAYED
    steps = STAYED
    before = -1
    k = 0
    size = len(o)
    while k < size:
        code = o[k]
        if code == FORWARD:
            if not route:
                route = [here]
                steps = [way]
                sea.routes[i] = route
                sea.faces[i] = steps
            here = near[here * FACES + way]
            route.append(here)
            steps.append(way)
        elif code == LEFT:
            way = way - 1 if way else FACES - 1
        elif code == RIGHT:
            way = way + 1 if way < FACES - 1 else 0
        elif code < ASSAULT:
            volley(sea, i, code, here * FACES + way, at)
        elif code == ASSAULT:
            charge(sea, i, k, before, near[here * FACES + way], way, at)
        elif code == HOWITZER:
            sea.shots.append(Shot(i, o[k + 1]))
        else:
            sea.trades.append(Trade(i, k, max(0, len(route) - 1), here))
        k += LENGTH[code]
        before = code
    sea.end_face[i] = way
    if route:
        sea.place[i] = here
        sea.node[i] = len(route) - 1


def movement(sea: Sea) -> None:
    """[NS-9.8] Step 3: every ship moves along its route, then collisions are resolved."""
    if sea.t.advance and sea.assaults:
        advance(sea)
    if not sea.t.late_collisions and len(set(sea.place)) < sea.ships:
        damage(sea, collide(sea, weights(sea, sea.s.hold), takes_no_part(sea)))
    if sea.s.events is None:
        sea.settle()
        return
    tell_settled(sea)


def tell_settled(sea: Sea) -> None:
    """[NS-16.4] Where a ship is now, how it faced before, and the way it meant to go."""
    start, face = sea.start, sea.face[:]
    sea.settle()
    for i in range(sea.ships):
        if sea.orders[i] and (sea.tile[i] != start[i] or sea.face[i] != face[i] or sea.routes[i]):
            way = tuple(sea.routes[i]) or (start[i],)
            sea.s.tell("sailed", sea.hull[i], sea.tile[i], sea.face[i], face[i], way)


def howitzers(sea: Sea) -> None:
    """[NS-9.9] [NS-9.15] Step 4: a shot hits every ship on its tile after step 3, the shooter included."""
    if sea.shots:
        shell(sea)


def destruction(sea: Sea) -> None:
    """[NS-9.13] Step 6: every ship with 0 or fewer hit points, or aground, is destroyed where it ended."""
    s = sea.s
    for ship in sea.aground:
        s.hp[ship] = min(s.hp[ship], 0)
    if min(s.hp) > 0:
        return
    for ship in range(sea.ships):
        if s.hp[ship] <= 0 and not s.dead[ship]:
            if s.t.kill_xp:
                learn(sea, ship)
            go_down(sea, ship)
            sea.place[ship] = s.tile[ship]


def go_down(sea: Sea, ship: int) -> None:
    """[NS-9.13] [NS-L.30] A chain mark goes with the ship; in LosPiratos a hit of this turn still counts."""
    s = sea.s
    was_chained = s.chained[ship]
    sink(s, ship, s.tile[ship])
    if s.t.los_piratos:
        s.chained[ship] = was_chained
    else:
        sea.chain_hit[ship] = 0


def learn(sea: Sea, ship: int) -> None:
    """[NS-L.25] Every attacker that hit a ship killed this turn gains experience."""
    for attacker in sorted({i for i, j in sea.hits if j == ship}):
        sea.s.xp[attacker] += 1


def late_collisions(sea: Sea) -> None:
    """[NS-L.11] By option collisions come at the very end, among the ships that are left."""
    s = sea.s
    if not s.t.late_collisions:
        return
    for ship in range(sea.ships):
        sea.place[ship] = s.tile[ship]
    hurt = collide(sea, weights(sea, s.hold), takes_no_part(sea))
    sea.settle_after()
    damage(sea, hurt)
    for ship in hurt:
        if s.hp[ship] <= 0 and not s.dead[ship]:
            go_down(sea, ship)


def chain_marks(sea: Sea) -> None:
    """[NS-9.14] [NS-R.13] Marks of this turn forbid forward in the next; by option not twice running."""
    s = sea.s
    if 1 not in sea.chain_hit and 1 not in s.chained:
        return
    for ship in range(sea.ships):
        hit = sea.chain_hit[ship]
        s.chained[ship] = int(hit and (s.t.chain_refresh or not s.chained[ship]))
