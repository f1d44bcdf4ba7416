"""The evaluation of a turn."""

from __future__ import annotations

from admiralty.games.naval_strategy.orders import BUY, LOAD, PLANTATION, SELL, UNLOAD
from admiralty.games.naval_strategy.r05_port_phase import port_phase
from admiralty.games.naval_strategy.r10_collisions import collide, damage, takes_no_part, weights
from admiralty.games.naval_strategy.sea import Sea
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import METAL, MONEY, VALUES


def evaluate(s: State) -> None:
    """[NS-9.1] [NS-16.11] Steps 1 to 6 for all ships together; step 7 is the end of the turn."""
    t = s.t
    port_phase(s)
    sea = Sea(s, t.chart, s.team, s.kind, s.tile, s.face, s.hp, s.dead, s.fit, s.orders, s.hull)
    start = s.tile[:]
    faces = s.face[:]
    sea.fire()
    if t.advance and sea.assaults:
        sea.advance()
    if not t.late_collisions:
        collisions(sea, start)
    sea.settle()
    tell_moves(sea, start, faces)
    if sea.shots:
        sea.shell()
    if sea.trades:
        transactions(s, sea)
    destruction(s, sea)
    if t.late_collisions:
        late_collisions(s, sea, start)
    mark_chains(s, sea)


def collisions(sea: Sea, start: list[int]) -> None:
    """[NS-9.8] [NS-10.3] Movement with its collisions; most turns have none."""
    place = sea.place
    if len(set(place)) == sea.ships:
        return
    hurt = collide(sea, start, weights(sea, sea.s.hold), takes_no_part(sea))
    if hurt:
        damage(sea, hurt)


def tell_moves(sea: Sea, start: list[int], faces: list[int]) -> None:
    """[NS-16.4] [NS-17.1] Where a ship is now, how it faced before, and the way it meant to go."""
    if sea.s.events is not None:
        for i in range(sea.ships):
            if sea.orders[i] and (sea.tile[i] != start[i] or sea.face[i] != faces[i] or sea.routes[i]):
                way = tuple(sea.routes[i]) or (start[i],)
                sea.s.tell("sailed", sea.hull[i], sea.tile[i], sea.face[i], faces[i], way)


# Step 5


def transactions(s: State, sea: Sea) -> None:
    """[NS-9.10] [NS-R.7] [NS-R.8] Loads are shared out by source, then each ship goes through its own."""
    done: list[tuple[int, int, int, int]] = []
    for trade in sea.trades:
        ship, k, node, _ = trade
        code = sea.orders[ship][k]
        if code > UNLOAD:
            continue
        # [NS-9.11] What stands behind a point the ship never reached is not done, unless so agreed.
        if node <= sea.node[ship] or s.t.bounced_trades or s.t.late_collisions:
            done.append(trade)
        elif s.events is not None:
            s.tell("unreached", s.hull[ship], code)
    done.sort()
    shares = share_loads(s, sea, done)
    if s.t.trades_first:
        for ship, k, _, _ in done:
            if sea.orders[ship][k] != LOAD:
                trade_once(s, ship, sea.orders[ship], k)
    for number, (ship, k, _, _) in enumerate(done):
        if sea.orders[ship][k] == LOAD:
            stow(s, ship, shares[number])
        elif not s.t.trades_first:
            trade_once(s, ship, sea.orders[ship], k)


def share_loads(s: State, sea: Sea, done: list[tuple[int, int, int, int]]) -> list[list[int]]:
    """[NS-2.33] [NS-2.42] For every source and commodity: the smallest want first, until the stock is out."""
    shares: list[list[int]] = [[] for _ in done]
    sources: dict[int, list[int]] = {}
    for number, (ship, k, _, tile) in enumerate(done):
        o = sea.orders[ship]
        if o[k] == LOAD:
            shares[number] = [0, 0, 0, 0, 0]
            sources.setdefault(tile * 2 + o[k + 1], []).append(number)
    for source, numbers in sources.items():
        tile = source >> 1
        if source & 1 == PLANTATION:
            stock, base = s.stock, s.t.chart.plantation[tile] * VALUES
        else:
            stock, base = s.loot, s.wrecks.index(tile) * VALUES
        for value in range(VALUES):
            wants = [sea.orders[done[n][0]][done[n][1] + 2 + value] for n in numbers]
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


def stow(s: State, ship: int, share: list[int]) -> None:
    """[NS-6.14] A load adds its share to the hold."""
    at = ship * VALUES
    for value in range(VALUES):
        s.hold[at + value] += share[value]
    if s.events is not None:
        s.tell_economy(s.team[ship], "loaded", s.hull[ship], *share)


def trade_once(s: State, ship: int, o: list[int], k: int) -> None:
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
    sold = [0, 0, 0, 0, 0]
    for value in range(METAL, VALUES):
        of_store = min(o[k + 1 + value], s.store[store + value])
        of_hold = min(o[k + 6 + value], s.hold[hold + value])
        s.store[store + value] -= of_store
        s.hold[hold + value] -= of_hold
        sold[value] = of_store + of_hold
        income += sold[value] * s.sell_price[value]
    s.store[store + MONEY] += income
    if s.events is not None:
        s.tell_economy(s.team[ship], "sold", s.hull[ship], *sold[METAL:], income)


def buy(s: State, ship: int, o: list[int], k: int) -> None:
    """[NS-6.11] [NS-9.12] [NS-R.38] What cannot be paid is skipped as a whole; a decree costs nothing."""
    store = s.team[ship] * VALUES
    cost = 0
    for value in range(METAL, VALUES):
        cost += 0 if s.decreed[ship] else o[k + 1 + value] * s.buy_price[value]
    if cost > s.store[store + MONEY]:
        if s.events is not None:
            s.tell_economy(s.team[ship], "unpaid", s.hull[ship], BUY)
        return
    s.store[store + MONEY] -= cost
    for value in range(METAL, VALUES):
        s.store[store + value] += o[k + 1 + value]
    if s.events is not None:
        s.tell_economy(s.team[ship], "bought", s.hull[ship], o[k + 3], o[k + 4], cost)


def unload(s: State, ship: int) -> None:
    """[NS-3.7] [NS-6.13] Everything in the hold, goods and money, goes to store and treasury."""
    at = ship * VALUES
    amounts = s.hold[at : at + VALUES]
    s.credit(s.team[ship], amounts)
    for value in range(VALUES):
        s.hold[at + value] = 0
    if s.events is not None:
        s.tell_economy(s.team[ship], "unloaded", s.hull[ship], *amounts)


# Step 6


def destruction(s: State, sea: Sea) -> None:
    """[NS-9.13] Every ship with 0 or fewer hit points, or aground, is destroyed where it ended its turn."""
    for ship in sea.aground:
        s.hp[ship] = min(s.hp[ship], 0)
    if min(s.hp) > 0:
        return
    for ship in range(sea.ships):
        if s.hp[ship] <= 0 and not s.dead[ship]:
            if s.t.kill_xp:
                learn(s, sea, ship)
            s.sink(ship, s.tile[ship])
            sea.chain_hit[ship] = 0
            sea.place[ship] = s.tile[ship]


def learn(s: State, sea: Sea, ship: int) -> None:
    """[NS-L.25] Every attacker that hit a ship killed this turn gains experience."""
    for attacker in sorted({i for i, j in sea.hits if j == ship}):
        s.xp[attacker] += 1


def late_collisions(s: State, sea: Sea, start: list[int]) -> None:
    """[NS-L.11] Collisions at the very end, among the ships that are left."""
    for ship in range(sea.ships):
        sea.place[ship] = s.tile[ship]
    hurt = collide(sea, start, weights(sea, s.hold), takes_no_part(sea))
    sea.settle_after()
    damage(sea, hurt)
    for ship in hurt:
        if s.hp[ship] <= 0 and not s.dead[ship]:
            s.sink(ship, s.tile[ship])
            sea.chain_hit[ship] = 0


def mark_chains(s: State, sea: Sea) -> None:
    """[NS-9.14] [NS-R.13] Marks of this turn forbid forward in the next; by option not twice running."""
    for ship in range(sea.ships):
        hit = sea.chain_hit[ship]
        s.chained[ship] = int(hit and (s.t.chain_refresh or not s.chained[ship]))
