"""Scripted fights against bosses: whole arena turns, each judged together with the turn after it.

A boss follows its script and cannot see the plans against it, so an arena turn can be simulated. Search uses
these actions as its first candidates and in rollouts; the evaluation does not use them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from admiralty.core.action import Action
from admiralty.core.luck import Seeded
from admiralty.games.naval_strategy.bot.evaluation import is_free
from admiralty.games.naval_strategy.r02_chart import FACES
from admiralty.games.naval_strategy.r04_orders import (
    ASSAULT,
    BOSS,
    FORWARD,
    LEFT,
    RIGHT,
    VOLLEY_LEFT,
    VOLLEY_RIGHT,
    starts,
)
from admiralty.games.naval_strategy.r04_planning import Planning
from admiralty.games.naval_strategy.r14_arena import arena_turn
from admiralty.games.naval_strategy.r14_bosses import arena_hull, bosses_for, open_fight
from admiralty.games.naval_strategy.state import Fight, Fighter, State
from admiralty.games.naval_strategy.tables import BEAST, CANNONS, RAM, SHIPS, WORKING, Tables
from admiralty.games.naval_strategy.words import REPORT

WON: Final = 1e6
LOST: Final = -1e6
CARE: Final = 1.0  # points of the boss that one's own are worth
FAR: Final = 0.05  # hit points that a tile between a ship and the boss is worth
ROUNDS: Final = 2  # times that each ship's turn is planned anew with those of the others
KEPT: Final = 100_000  # entries in the cache before it is cleared
LUCK: Final = Seeded(1904)
NOWHERE: Final = -1
FIRED_LEFT: Final = 1
FIRED_RIGHT: Final = 2
CHARGED: Final = 4

Orders: TypeAlias = list[list[int]]
Key: TypeAlias = tuple[tuple[int, ...], ...]


class Tactics:
    """Caches its results; the same position always gets the same answer."""

    def __init__(self) -> None:
        self.plans: dict[Key, Orders] = {}
        self.ends: dict[Key, list[int]] = {}
        self.outcomes: dict[Key, bool] = {}
        self.blows: dict[tuple[int, ...], int] = {}

    def scripted_action(self, s: State, seat: int) -> Action | None:
        """The next step of a team in its fight, or towards one that it would win; else nothing."""
        top = s.stack[-1] if s.stack else None
        if not isinstance(top, Planning) or seat == s.t.organiser:
            return None
        fight = s.fight_of(seat)
        if fight >= 0:
            for number, copy in enumerate(s.fights[fight].ships):
                if copy.team == seat and not copy.reported:
                    return self.fight_step(s, s.fights[fight], number)
        if top.mode or s.ready[seat] or fight >= 0:
            return None
        for ship in s.fleet(seat):
            if not s.reported[ship] and not s.decreed[ship]:
                return self.challenge_step(s, seat, ship)
        return None

    # Whom to fight

    def challenge_step(self, s: State, seat: int, ship: int) -> Action | None:
        word = s.hull[ship] << 12
        if s.orders[ship]:
            return REPORT | word if s.orders[ship][0] == BOSS else None
        if s.dead[ship] or not s.is_in_port(ship):
            return None
        joined = [i for i in s.fleet(seat) if s.orders[i][:1] == [BOSS] or is_free(s, i)]
        for boss in sorted(bosses_for(s, ship), key=lambda boss: s.t.hp[SHIPS + boss]):
            if self.is_won(s, boss, joined[: s.t.most_fighters]):
                return BOSS << 24 | word | boss
        return None

    def is_won(self, s: State, boss: int, ships: list[int]) -> bool:
        """Whether these ships beat a boss, by simulating the fight."""
        opened = s.clone()
        open_fight(opened, boss, ships)
        c = alone(opened, opened.fights[-1])
        key = position(c)
        if key not in self.outcomes:
            while c.fights:
                give_orders(c.fights[0], self.plan(c))
                arena_turn(c, c.fights[0])
            self.outcomes[key] = c.beaten != s.beaten
        return self.outcomes[key]

    def tidy(self) -> None:
        if len(self.plans) + len(self.ends) + len(self.outcomes) + len(self.blows) > KEPT:
            self.plans.clear()
            self.ends.clear()
            self.outcomes.clear()
            self.blows.clear()

    # How to fight

    def fight_step(self, s: State, fight: Fight, number: int) -> Action:
        """The next step of the cached plan, if the orders so far follow it; else the best way to finish the
        turn.
        """
        c = alone(s, fight)
        begun = [copy.orders for copy in fight.ships]
        plan = self.plan(c)
        orders = [begun[i] if copy.reported else plan[i] for i, copy in enumerate(fight.ships)]
        now = begun[number]
        wanted = plan[number]
        if orders != plan or wanted[: len(now)] != now:
            wanted = self.end_of(c, orders, number, now)
        word = arena_hull(s, fight.ships[number].ship) << 12
        return REPORT | word if len(wanted) == len(now) else wanted[len(now)] << 24 | word

    def plan(self, c: State) -> Orders:
        """A turn of all ships: each ship in turn takes its best orders, given those of the others."""
        key = position(c)
        if key not in self.plans:
            self.tidy()
            orders: Orders = [[] for _ in c.fights[0].ships]
            for _ in range(ROUNDS if len(orders) > 1 else 1):
                for number in range(len(orders)):
                    orders[number] = self.best(c, orders, number, [])
            self.plans[key] = orders
        return self.plans[key]

    def end_of(self, c: State, orders: Orders, number: int, begun: list[int]) -> list[int]:
        """The rest of a ship's turn, given what the others have reported or would do."""
        key = (*position(c), (number, *begun), *[tuple(o) for o in orders])
        if key not in self.ends:
            self.tidy()
            self.ends[key] = self.best(c, orders, number, begun)
        return self.ends[key]

    def best(self, c: State, orders: Orders, number: int, begun: list[int]) -> list[int]:
        """The best turn of one ship that begins as it has begun."""
        chosen, most = begun, 2 * LOST
        for o in self.promising(c, orders, number, begun):
            worth = self.worth(c, [o if i == number else other for i, other in enumerate(orders)])
            if worth > most:
                chosen, most = o, worth
        return chosen

    def promising(self, c: State, orders: Orders, number: int, begun: list[int]) -> Orders:
        """For every tile that the ship can end on, the best way to get there."""
        copies = c.fights[0].ships
        copy = copies[number]
        friends = [other.tile for other in copies if other.ship != copy.ship]
        reach = Reach(c.t, copy, copy.tile, copy.face, c.fights[0], friends)
        reach.follow(begun)
        after = alone(c, c.fights[0])
        give_orders(after.fights[0], [o if i != number else [] for i, o in enumerate(orders)])
        arena_turn(after, after.fights[0])
        fight = after.fights[0] if after.fights else c.fights[0]
        by_tile: dict[int, tuple[float, list[int]]] = {}
        for pose, (gain, o) in reach.found.items():
            tile, face = divmod(pose, FACES)
            promise = gain + self.blow(c.t, copy, tile, face, fight)
            if tile not in by_tile or promise > by_tile[tile][0]:
                by_tile[tile] = (promise, o)
        return [o for _, o in by_tile.values()]

    def worth(self, before: State, orders: Orders) -> float:
        """The value of a fight after these orders, in hit points, including what the next turn can bring."""
        c = alone(before, before.fights[0])
        give_orders(c.fights[0], orders)
        arena_turn(c, c.fights[0])
        if not c.fights:
            return WON if c.beaten != before.beaten else LOST
        chart = c.t.arena
        fight = c.fights[0]
        total = -float(fight.hp)
        for copy in fight.ships:
            total += self.blow(c.t, copy, copy.tile, copy.face, fight)
            total -= FAR * chart.apart[copy.tile * chart.tiles + fight.tile]
        arena_turn(c, fight)
        for fight in c.fights:
            total += CARE * sum([copy.hp for copy in fight.ships])
        return total

    def blow(self, t: Tables, copy: Fighter, tile: int, face: int, fight: Fight) -> int:
        """The most damage that a ship can do to the boss in a turn that begins like this: none from afar."""
        away = t.arena.apart[tile * t.arena.tiles + fight.tile]
        if boss_tile(t, fight) == NOWHERE or away > min(t.speed[copy.kind], t.max_forward[copy.kind]) + 1:
            return 0
        fit = copy.fit
        place = (fight.boss, fight.tile, fight.face)
        key = (copy.kind, copy.chained, fit[CANNONS], fit[RAM], tile, face, *place)
        if key not in self.blows:
            reach = Reach(t, copy, tile, face, fight, [])
            reach.follow([])
            self.blows[key] = max([gain for gain, _ in reach.found.values()])
        return self.blows[key]


class Reach:
    """Where a ship can be at the end of an arena turn, and the most that it does to the boss on the way.

    `found` has for every pose at the end the points that the boss loses, less those of the ship's own
    assault, and the orders. Volleys that would hit friends, where they stood at the start, are left out.
    """

    def __init__(
        self, t: Tables, copy: Fighter, tile: int, face: int, fight: Fight, friends: list[int]
    ) -> None:
        boss = fight.boss
        kind = copy.kind
        fit = copy.fit
        self.t: Tables = t
        self.tile: int = tile
        self.face: int = face
        self.friends: list[int] = friends
        self.speed: int = t.speed[kind]
        self.most_forward: int = 0 if copy.chained else t.max_forward[kind]
        self.most_turns: int = t.max_turns[kind]
        self.guns: int = t.guns[kind] + (t.more_guns[kind] if fit[CANNONS] == WORKING else 0)
        has_ram = fit[RAM] == WORKING
        self.punch: int = t.assault + (t.ram[kind] - t.ram_self if has_ram else -t.assault_self)
        self.boss: int = boss_tile(t, fight)
        self.target: int = NOWHERE if t.ghost[boss] else self.boss
        self.parried: int = NOWHERE if t.behaviour[boss] == BEAST else (fight.face + 3) % FACES
        self.found: dict[int, tuple[int, list[int]]] = {}
        self.gains: dict[int, int] = {}

    def follow(self, begun: list[int]) -> None:
        """All turns that begin like this."""
        here, way = self.tile, self.face
        forwards = turns = spent = 0
        for k in starts(begun):
            code = begun[k]
            if code == FORWARD:
                here = self.t.arena.near[here * FACES + way]
                forwards += 1
            elif code == LEFT or code == RIGHT:
                way = (way + (1 if code == RIGHT else FACES - 1)) % FACES
                turns += 1
            elif VOLLEY_LEFT <= code < ASSAULT:
                spent |= FIRED_LEFT if code & 1 else FIRED_RIGHT
            elif code == ASSAULT:
                spent |= CHARGED
        self.sail(here, way, forwards, turns, spent, 0, begun)

    def sail(
        self, tile: int, face: int, forwards: int, turns: int, spent: int, gain: int, o: list[int]
    ) -> None:
        chart = self.t.arena
        pose = tile * FACES + face
        if self.is_known(pose, forwards, turns, spent, gain, o):
            return
        if not spent & FIRED_LEFT and self.bears(chart.left_a[pose], chart.left_b[pose]):
            spent |= FIRED_LEFT
            gain += self.guns
            o = [*o, VOLLEY_LEFT]
        if not spent & FIRED_RIGHT and self.bears(chart.right_a[pose], chart.right_b[pose]):
            spent |= FIRED_RIGHT
            gain += self.guns
            o = [*o, VOLLEY_RIGHT]
        if pose not in self.found or gain > self.found[pose][0]:
            self.found[pose] = (gain, o)
        if not spent & CHARGED and chart.near[pose] == self.target >= 0 and face != self.parried:
            points = self.punch + (self.t.run_up if o[-1:] == [FORWARD] else 0)
            self.sail(tile, face, forwards, turns, spent | CHARGED, gain + points, [*o, ASSAULT])
        if forwards + turns >= self.speed:
            return
        onto = chart.ahead[pose]
        if onto >= 0 and forwards < self.most_forward:
            self.sail(onto, face, forwards + 1, turns, spent, gain, [*o, FORWARD])
        if turns < self.most_turns:
            self.sail(tile, (face + 1) % FACES, forwards, turns + 1, spent, gain, [*o, RIGHT])
            self.sail(tile, (face + FACES - 1) % FACES, forwards, turns + 1, spent, gain, [*o, LEFT])

    def is_known(self, pose: int, forwards: int, turns: int, spent: int, gain: int, o: list[int]) -> bool:
        """Whether a way to the same point of the turn did as much before: then nothing better follows."""
        point = (((pose << 8 | forwards) << 8 | turns) << 3 | spent) << 1 | int(o[-1:] == [FORWARD])
        before = self.gains.get(point)
        if before is not None and before >= gain:
            return True
        self.gains[point] = gain
        return False

    def bears(self, a: int, b: int) -> bool:
        """Whether a broadside at these tiles hits the boss and no friend."""
        if self.boss < 0 or (a != self.boss and b != self.boss):
            return False
        return a not in self.friends and b not in self.friends


def boss_tile(t: Tables, fight: Fight) -> int:
    """Where the boss can be hit; nowhere while it dives."""
    every = t.dives[fight.boss]
    return NOWHERE if every and fight.turn % every == 0 else fight.tile


def alone(s: State, fight: Fight) -> State:
    """A state with nothing but one fight at the beginning of an arena turn."""
    c = State(LUCK.clone(), s.t)
    c.lay_out()
    c.team = s.team
    c.hull = s.hull
    c.own = s.own
    c.points = s.points[:]
    c.beaten = s.beaten[:]
    c.fights = [fight.clone()]
    c.fights[0].orders = []
    for copy in c.fights[0].ships:
        copy.reported = 0
        copy.orders = []
    return c


def give_orders(fight: Fight, orders: Orders) -> None:
    for copy, o in zip(fight.ships, orders):
        copy.orders = o


def position(c: State) -> Key:
    """The cache key of a fight; it does not depend on whose fight it is."""
    fight = c.fights[0]
    boss = fight.boss, fight.turn, fight.tile, fight.face, fight.hp, fight.chained
    return (tuple(c.own), boss, *[tuple(copy.numbers()[2:]) for copy in fight.ships])
