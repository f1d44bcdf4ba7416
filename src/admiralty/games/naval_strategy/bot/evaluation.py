"""The evaluation of a position for a team: points, wealth, and what its ships are about to earn.

While a team plans, its orders are simulated: a step is worth what the turn would bring if the plan ended
there. Other teams carry out the orders that the determinization gives them.
"""

from __future__ import annotations

from typing import Final

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
from admiralty.games.naval_strategy.tables import FITTINGS, HUNT, METAL, RUM, SHIPS, VALUES, WORKING
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

    def of(self, s: State, seat: int) -> float:
        """About -1 to 1; at the end what the game was worth."""
        if s.result:
            return float(s.result[seat])
        if seat == s.t.organiser:
            return 0.0
        hopes = 0.0
        if s.stack and isinstance(s.stack[-1], Planning):
            hopes = self.challenge(s, seat)
            s = foresee(s, seat)
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
        riches = [self.fortune(s, team) for team in range(teams)]
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

    def fortune(self, s: State, team: int) -> float:
        """Treasury, store, rewards to come, ships with what they carry and are about to earn."""
        total = float(worth(s, s.store, team * VALUES))
        for owner, boss, *_ in s.spoils:
            if owner == team:
                total += worth(s, s.t.reward, boss * VALUES)
        total -= (1 - self.rum_in_store) * s.store[team * VALUES + RUM] * s.sell_price[RUM]
        for order in s.building:
            if order[0] == team:
                total += self.ordered * worth(s, s.t.price, order[1] * VALUES)
        for ship, owner in enumerate(s.team):
            if owner == team:
                total += self.ship_value(s, ship)
        return total

    def ship_value(self, s: State, ship: int) -> float:
        t = s.t
        kind = s.kind[ship]
        price = worth(s, t.price, kind * VALUES)
        if s.dead[ship]:
            return self.sunk * price
        health = s.hp[ship] / s.most_hp(ship)
        total = price * (1 - self.hull + self.hull * health) + self.firepower * s.gun_count(ship) * health
        for e in range(FITTINGS):
            if s.fit[ship * FITTINGS + e] == WORKING:
                total += self.fitted * worth(s, t.fitting_price, e * VALUES)
        return total + self.venture(s, ship, kind)

    def venture(self, s: State, ship: int, kind: int) -> float:
        """Cargo that must still reach a port, and goods that free space could fetch; less with distance."""
        t = s.t
        pose = s.tile[ship] * FACES + s.face[ship]
        speed = max(1, t.speed[kind])
        home = t.to_port[pose] / speed
        cargo = worth(s, s.hold, ship * VALUES)
        total = self.cargo * cargo * max(0.0, 1 - self.turn_cost * home) - s.chained[ship] * self.chain_cost
        room = t.hold[kind] - s.goods(ship)
        best = 0.0
        for p, way in enumerate(t.to_source):
            stock = min(room, s.stock[p * VALUES + 2] + s.stock[p * VALUES + 3] + s.stock[p * VALUES + 4])
            best = max(best, self.prospect * stock * max(0.0, 1 - 2 * self.turn_cost * way[pose] / speed))
        for w, tile in enumerate(s.wrecks):
            loot = worth(s, s.loot, w * VALUES)
            away = t.chart.apart[s.tile[ship] * t.chart.tiles + tile] / speed
            best = max(best, self.salvage * loot * max(0.0, 1 - 2 * self.turn_cost * away))
        return total + best


# Looking ahead


def foresee(s: State, seat: int) -> State:
    """The state after the turn and the arena turn with the present orders; a copy only if needed."""
    fight = s.fight_of(seat)
    at_sea = any(s.orders[ship] for ship in s.fleet(seat)) and not s.ready[seat]
    if fight < 0 and not at_sea:
        return s
    c = heuristics.fork(s, LUCK)
    assert isinstance(c, State)
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
    return c


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
