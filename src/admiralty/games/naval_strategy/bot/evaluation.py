"""The evaluation of a position for a team: points, wealth, and what its ships are about to earn.

While a team plans, its orders are simulated: a step is worth what the turn would bring if the plan ended
there. Other teams carry out the orders that the determinization gives them.
"""

from __future__ import annotations

from typing import Final

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.luck import Seeded
from admiralty.games.naval_strategy.r02_chart import FACES
from admiralty.games.naval_strategy.r04_check import follow
from admiralty.games.naval_strategy.r04_draft import Draft, draft
from admiralty.games.naval_strategy.r04_orders import (
    BOSS,
    HOWITZER,
    LOAD,
    PLANTATION,
    SELL,
    VOLLEY_LEFT,
    VOLLEY_RIGHT,
    is_empty,
    last,
    starts,
)
from admiralty.games.naval_strategy.r04_planning import Planning
from admiralty.games.naval_strategy.r09_evaluation import evaluate as evaluate_turn
from admiralty.games.naval_strategy.r09_turn_end import end_turn
from admiralty.games.naval_strategy.r14_arena import arena_turn
from admiralty.games.naval_strategy.r15_scoring import worth
from admiralty.games.naval_strategy.state import Fight, State
from admiralty.games.naval_strategy.tables import FITTINGS, HUNT, METAL, RUM, SHIPS, VALUES, WORKING, Tables
from admiralty.kit import heuristics

TERMS: Final = {
    "trade": (
        "cargo",
        "rum_in_store",
        "prospect",
        "salvage",
    ),
    "ships": (
        "hull",
        "fitted",
        "firepower",
        "ordered",
        "sunk",
    ),
    "points": ("point",),
    "boss": (
        "hope",
        "joining",
        "nearness",
    ),
}
"""The weights of the evaluation by what a player calls them; each has a message `term-...`."""

MAX_VALUE: Final = 1.2
BARELY: Final = 1e-6  # of two plans in a fight that are worth the same, the finished one
LUCK: Final = Seeded(1904)


class Evaluation(heuristics.Evaluation):
    """The numbers are explained in data/evaluation.toml."""

    cargo: float
    rum_in_store: float
    hull: float
    fitted: float
    firepower: float
    ordered: float
    sunk: float
    chain_cost: float
    prospect: float
    salvage: float
    turn_cost: float
    others: float
    rich: float
    wealth_alone: float
    point: float
    rival_point: float
    hope: float
    joining: float
    nearness: float
    hunted: float
    awaited: float

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.known: Distances | None = None

    def distances(self, t: Tables) -> Distances:
        known = self.known
        if known is None or known.t is not t:
            known = self.known = Distances(t, self.turn_cost)
        return known

    def of(self, s: State, seat: int) -> float:
        """About -1 to 1; at the end what the game was worth."""
        if is_planned(s, seat) and seat != s.t.organiser:
            c = heuristics.fork(s, LUCK)
            assert isinstance(c, State)
            return self.consume(c, seat)
        return self.consume(s, seat)

    def foreseen(self, s: State, seat: int, choices: list[Action]) -> dict[Action, float]:
        """[NS-4.1] An order is written into a copy, and the turn carried out in the same copy."""
        found: dict[Action, float] = {}
        for a in choices:
            c = heuristics.fork(s, LUCK)
            assert isinstance(c, State)
            flow.apply(c, seat, a)
            if not c.tape.drawn:
                found[a] = self.consume(c, seat)
        return found

    def consume(self, s: State, seat: int) -> float:
        """The same as `of`, but the turn that is planned is carried out in `s` itself."""
        if s.result:
            return float(s.result[seat])
        if seat == s.t.organiser:
            return 0.0
        hopes = 0.0
        if s.stack and isinstance(s.stack[-1], Planning):
            hopes = self.challenge(s, seat)
            foresee(s, seat)
        return max(-MAX_VALUE, min(MAX_VALUE, self.value(s, seat) + hopes))

    def challenge(self, s: State, seat: int) -> float:
        """What a boss fight that is being planned promises, by the strength of all ships that could join."""
        fleet = s.fleet(seat)
        chosen = [s.orders[ship][1] for ship in fleet if s.orders[ship][:1] == [BOSS]]
        if not chosen or s.ready[seat]:
            return 0.0
        joined = [ship for ship in fleet if s.orders[ship][:1] == [BOSS] or is_free(s, ship)]
        hp = sum([s.hp[ship] for ship in joined])
        guns = sum([s.gun_count(ship) for ship in joined])
        boss = SHIPS + chosen[0]
        enemy = s.t.hp[boss] * max(s.t.guns[boss], s.t.tentacles[chosen[0]])
        strength = hp * guns
        # Ships that are too weak lose time, and where wealth counts there is little to win; a boss that lies
        # still or dives must be outgunned by far.
        enough = self.hunted if s.t.behaviour[chosen[0]] == HUNT else self.awaited
        if strength < enough * enemy or s.t.by_wealth:
            return -self.hope
        promise = strength / (strength + enemy) if enemy else 1.0
        # Each ship that has really joined makes it likelier; the weakest boss that is left comes first.
        share = sum([s.orders[ship][:1] == [BOSS] for ship in joined]) / max(1, len(joined))
        return self.hope * promise * (1 - self.joining + self.joining * share)

    def value(self, s: State, seat: int) -> float:
        teams = s.t.teams
        riches = self.riches(s)
        rivals = (sum(riches) - riches[seat]) / (teams - 1)
        points = [float(n) for n in s.points]
        best = max([points[team] for team in range(teams) if team != seat])
        worthy = (riches[seat] - self.others * rivals) / self.rich
        if s.t.by_wealth:
            return worthy * self.wealth_alone + self.arena(s, seat)
        return worthy + self.point * (points[seat] - self.rival_point * best) + self.arena(s, seat)

    def arena(self, s: State, seat: int) -> float:
        """The value of an unfinished fight."""
        number = s.fight_of(seat)
        if number < 0:
            return 0.0
        fight = s.fights[number]
        chart = s.t.arena
        own = 0
        nearness = 0
        for copy in fight.ships:
            if copy.team == seat:
                own += max(0, copy.hp)
                nearness += chart.apart[copy.tile * chart.tiles + fight.tile]
        whole = s.t.hp[SHIPS + fight.boss]
        waiting = sum([not copy.reported for copy in fight.ships])
        stand = own / (own + fight.hp) + 1 - fight.hp / whole
        hope = self.hope
        if s.t.by_wealth:
            hope = worth(s, s.t.reward, fight.boss * VALUES) / self.rich * self.wealth_alone / 2
        return hope * stand - self.nearness * nearness - BARELY * waiting

    def riches(self, s: State) -> list[float]:
        """Each team's treasury, store, rewards to come, ships with what they carry and are about to earn."""
        t = s.t
        found: list[float] = []
        for team in range(t.teams):
            total = float(worth(s, s.store, team * VALUES))
            found.append(total - (1 - self.rum_in_store) * s.store[team * VALUES + RUM] * s.sell_price[RUM])
        for owner, boss, *_ in s.spoils:
            found[owner] += worth(s, t.reward, boss * VALUES)
        for order in s.building:
            found[order[0]] += self.ordered * worth(s, t.price, order[1] * VALUES)
        market = Market(s)
        distances = self.distances(t)
        for ship, owner in enumerate(s.team):
            if 0 <= owner < t.teams:
                found[owner] += self.ship_value(s, ship, market, distances)
        return found

    def ship_value(self, s: State, ship: int, market: Market, distances: Distances) -> float:
        kind = s.kind[ship]
        price = market.price(s, kind)
        if s.dead[ship]:
            return self.sunk * price
        health = s.hp[ship] / s.most_hp(ship)
        total = price * (1 - self.hull + self.hull * health) + self.firepower * s.gun_count(ship) * health
        for e in range(FITTINGS):
            if s.fit[ship * FITTINGS + e] == WORKING:
                total += self.fitted * worth(s, s.t.fitting_price, e * VALUES)
        return total + self.venture(s, ship, kind, market, distances)

    def venture(self, s: State, ship: int, kind: int, market: Market, distances: Distances) -> float:
        """Cargo that must still reach a port, and goods that free space could fetch; less with distance."""
        t = s.t
        pose = s.tile[ship] * FACES + s.face[ship]
        speed = max(1, t.speed[kind])
        goods = s.goods(ship)
        total = -s.chained[ship] * self.chain_cost
        base = ship * VALUES
        if goods or s.hold[base]:
            home = max(0.0, 1 - self.turn_cost * t.to_port[pose] / speed)
            total += self.cargo * worth(s, s.hold, base) * home
        room = t.hold[kind] - goods
        best = 0.0
        if room > 0:
            share = distances.shares(speed)
            for p, stock in enumerate(market.stock):
                if stock:
                    best = max(best, min(room, stock) * share[p][pose])
            best *= self.prospect
        for w, tile in enumerate(s.wrecks):
            away = t.chart.apart[s.tile[ship] * t.chart.tiles + tile] / speed
            best = max(best, self.salvage * market.loot[w] * max(0.0, 1 - 2 * self.turn_cost * away))
        return total + best


class Market:
    """What all ships of a position are valued by: prices of ships, goods at each source, loot of wrecks."""

    def __init__(self, s: State) -> None:
        stock = s.stock
        self.prices: dict[int, int] = {}
        self.stock: list[int] = []
        for p in range(len(s.t.to_source)):
            base = p * VALUES
            self.stock.append(stock[base + 2] + stock[base + 3] + stock[base + 4])
        self.loot: list[int] = [worth(s, s.loot, w * VALUES) for w in range(len(s.wrecks))]

    def price(self, s: State, kind: int) -> int:
        found = self.prices.get(kind)
        if found is None:
            found = self.prices[kind] = worth(s, s.t.price, kind * VALUES)
        return found


class Distances:
    """The part of its goods that each source is worth from every tile and facing, by speed."""

    def __init__(self, t: Tables, turn_cost: float) -> None:
        self.t: Tables = t
        self.turn_cost: float = turn_cost
        self.known: dict[int, list[list[float]]] = {}

    def shares(self, speed: int) -> list[list[float]]:
        found = self.known.get(speed)
        if found is None:
            cost = 2 * self.turn_cost
            found = [[max(0.0, 1 - cost * steps / speed) for steps in way] for way in self.t.to_source]
            self.known[speed] = found
        return found


# Looking ahead


def is_planned(s: State, seat: int) -> bool:
    """Whether there is anything to foresee: a fight, or orders that are not handed in."""
    if not s.stack or not isinstance(s.stack[-1], Planning):
        return False
    return s.fight_of(seat) >= 0 or is_under_orders(s, seat)


def is_under_orders(s: State, seat: int) -> bool:
    return any(s.orders[ship] for ship in s.fleet(seat)) and not s.ready[seat]


def foresee(c: State, seat: int) -> None:
    """Carry out the turn and the arena turn with the present orders."""
    fight = c.fight_of(seat)
    at_sea = is_under_orders(c, seat)
    if fight >= 0:
        fight_on(c, c.fights[fight])
    if at_sea:
        for ship in c.fleet(seat):
            finish_order(c, ship)
        idle = out_of_the_way(c, seat)
        for ship in idle:
            c.dead[ship] = 1
        evaluate_turn(c)
        for ship in idle:
            c.dead[ship] = 0
        end_turn(c)


def out_of_the_way(c: State, seat: int) -> list[int]:
    """Own ships without orders yet. They may still make room, so the simulation lets nobody collide with
    them, except while there is shooting: friends must not be hit.
    """
    fleet = c.fleet(seat)
    for ship in fleet:
        if any(VOLLEY_LEFT <= c.orders[ship][k] <= HOWITZER for k in starts(c.orders[ship])):
            return []
    return [ship for ship in fleet if not c.orders[ship] and not c.reported[ship] and not c.dead[ship]]


def fight_on(c: State, fight: Fight) -> None:
    """Simulate the arena turn as planned so far, then one more in which every ship stays and fires."""
    fights = len(c.fights)
    if any(copy.orders or copy.reported for copy in fight.ships):
        arena_turn(c, fight)
    if len(c.fights) == fights:
        for copy in fight.ships:
            copy.orders = [VOLLEY_LEFT, VOLLEY_RIGHT]
        arena_turn(c, fight)


def finish_order(c: State, ship: int) -> None:
    """An order without amounts yet gets the largest sensible ones."""
    o = c.orders[ship]
    at = last(o)
    if at < 0 or not is_empty(o, at):
        return
    plan = draft(c, ship)
    follow(plan, o[:at])
    if o[at] == LOAD:
        fill(c, plan, o, at)
    elif o[at] == SELL:
        o[at + 6 + RUM] = plan.hold[RUM] if c.t.sell_hold else 0
        o[at + 1 + RUM] = c.store[c.team[ship] * VALUES + RUM]
    else:
        del o[at:]


def fill(c: State, plan: Draft, o: list[int], at: int) -> None:
    """Everything that fits, the dearest first."""
    if o[at + 1] == PLANTATION:
        base, there = plan.chart.plantation[plan.tile] * VALUES, c.stock
    else:
        base, there = c.wreck_at(plan.tile) * VALUES, c.loot
    room = plan.room()
    o[at + 2] = there[base]
    for good in sorted(range(METAL, VALUES), key=lambda good: -c.sell_price[good]):
        o[at + 2 + good] = min(room, there[base + good])
        room -= o[at + 2 + good]


def is_free(s: State, ship: int) -> bool:
    return not s.reported[ship] and not s.orders[ship] and not s.dead[ship] and s.is_in_port(ship)
