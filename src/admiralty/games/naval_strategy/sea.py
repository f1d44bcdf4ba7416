"""One evaluation in progress: shots into the past, movement, shots into the future."""

from __future__ import annotations

from typing import Final

from admiralty.games.naval_strategy.chart import FACES, Chart
from admiralty.games.naval_strategy.orders import (
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
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import CANNONS, FITTINGS, RAM, WORKING, Tables

# What is special about a boss, as bits.
DIVING: Final = 1
GHOST: Final = 2
BEAST: Final = 4

STAYED: Final[list[int]] = []


class Sea:
    """Ships on a chart with their orders, either those of the game or those of a fight in the arena.

    `routes` and `faces` hold the tiles of each route and the facing of each step; a ship that makes no step
    has none. `node` is where on its route a ship is, `end_face` its facing there. `at` tells who stood where
    when the turn began, ports left out. `boss` is the number of a boss, or -1; `traits` its bits.
    """

    def __init__(
        self,
        s: State,
        chart: Chart,
        team: list[int],
        kind: list[int],
        tile: list[int],
        face: list[int],
        hp: list[int],
        dead: list[int],
        fit: list[int],
        orders: list[list[int]],
        hull: list[int],
    ) -> None:
        self.s: State = s
        self.t: Tables = s.t
        self.chart: Chart = chart
        self.team: list[int] = team
        self.kind: list[int] = kind
        self.tile: list[int] = tile
        self.face: list[int] = face
        self.hp: list[int] = hp
        self.dead: list[int] = dead
        self.fit: list[int] = fit
        self.orders: list[list[int]] = orders
        self.hull: list[int] = hull
        self.ships: int = len(team)
        self.boss: int = -1
        self.traits: int = 0
        self.words: list[int] = s.t.tile_words
        self.routes: list[list[int]] = [STAYED] * self.ships
        self.faces: list[list[int]] = [STAYED] * self.ships
        self.node: list[int] = [0] * self.ships
        self.place: list[int] = tile[:]
        self.end_face: list[int] = face[:]
        self.chain_hit: list[int] = [0] * self.ships
        self.aground: list[int] = []
        self.assaults: list[tuple[int, int, int]] = []
        self.shots: list[tuple[int, int]] = []
        self.trades: list[tuple[int, int, int, int]] = []
        self.hits: list[tuple[int, int]] = []
        self.dealt: list[int] = []

    # Step 2: volleys and assaults

    def fire(self) -> None:
        """[NS-9.4] [NS-9.6] [NS-9.7] Every ship walks its planned route; targets are where they started."""
        chart = self.chart
        near = chart.near
        port = chart.port
        tile = self.tile
        face = self.face
        dead = self.dead
        at = [-1] * chart.tiles
        # [NS-8.21] [NS-8.24] [NS-L.9] [NS-R.12] [NS-R.26] Who starts in a port cannot be hit; destroyed
        # ships are all in ports. [NS-2.30] Plantations give no shelter.
        for i in range(self.ships):
            where = tile[i]
            if port[where] < 0 and not dead[i] and i != self.boss:
                at[where] = i
        for i, o in enumerate(self.orders):
            if not o:
                continue
            here = tile[i]
            way = face[i]
            route = STAYED
            steps = STAYED
            before = -1
            k = 0
            size = len(o)
            while k < size:
                code = o[k]
                if code == FORWARD:
                    if route is STAYED:
                        route = [here]
                        steps = [way]
                        self.routes[i] = route
                        self.faces[i] = steps
                    here = near[here * FACES + way]
                    route.append(here)
                    steps.append(way)
                    k += 1
                elif code == LEFT:
                    way = way - 1 if way else FACES - 1
                    k += 1
                elif code == RIGHT:
                    way = way + 1 if way < FACES - 1 else 0
                    k += 1
                elif code < ASSAULT:
                    self.volley(i, code, here * FACES + way, at)
                    k += 1
                elif code == ASSAULT:
                    self.charge(i, k, before, near[here * FACES + way], way, at)
                    k += 1
                elif code == HOWITZER:
                    self.shots.append((i, o[k + 1]))
                    k += 2
                else:
                    self.trades.append((i, k, max(0, len(route) - 1), here))
                    k += LENGTH[code]
                before = code
            self.end_face[i] = way
            if len(route):
                self.place[i] = here
                self.node[i] = len(route) - 1

    def volley(self, i: int, code: int, pose: int, at: list[int]) -> None:
        """[NS-7.1] [NS-7.2] [NS-7.10] [NS-7.12] Both tiles of one side, friend and foe."""
        chart = self.chart
        if code & 1:
            a, b = chart.left_a[pose], chart.left_b[pose]
        else:
            a, b = chart.right_a[pose], chart.right_b[pose]
        is_chain = code == CHAIN_LEFT or code == CHAIN_RIGHT
        power = 0 if is_chain else self.power(i, code)
        if self.s.events is not None:
            aims = tuple([self.words[tile] for tile in (a, b) if tile >= 0])
            self.s.tell("fired", self.hull[i], code, self.words[pose // FACES], aims)
        for tile in (a, b):
            if tile < 0:
                continue
            j = at[tile]
            # [NS-9.5] A ship that fires at its own start tile does not hit itself.
            if j >= 0 and j != i:
                self.strike(i, j, power, is_chain)
            if self.boss >= 0 and i != self.boss and self.tile[self.boss] == tile:
                self.strike(i, self.boss, power, is_chain)

    def power(self, i: int, code: int) -> int:
        """[NS-7.1] [NS-7.12] Guns of one side; a heavy ball half as much again, halves rounded up."""
        t = self.t
        guns = t.guns[self.kind[i]]
        if self.fit[i * FITTINGS + CANNONS] == WORKING:
            guns += t.more_guns[self.kind[i]]
        if code == HEAVY_LEFT or code == HEAVY_RIGHT:
            top, bottom = t.heavy
            return (2 * guns * top + bottom) // (2 * bottom)
        return guns

    def strike(self, i: int, j: int, power: int, is_chain: bool) -> None:
        """One ship on a tile that a volley covers."""
        if j == self.boss and self.traits & (DIVING | BEAST if is_chain else DIVING):
            return
        if is_chain:
            self.chain_hit[j] = 1
            if self.s.events is not None:
                self.s.tell("chained", self.hull[i], self.hull[j])
        else:
            self.hit(i, j, power)

    def hit(self, i: int, j: int, points: int) -> None:
        """[NS-9.4] All damage is added up; nobody goes under before step 6."""
        self.hp[j] -= points
        if self.t.kill_xp or self.boss >= 0:
            self.hits.append((i, j))
            self.dealt.append(points)
        if self.s.events is not None:
            self.s.tell("hit", self.hull[i], self.hull[j], points, max(0, self.hp[j]))

    def charge(self, i: int, k: int, before: int, tile: int, way: int, at: list[int]) -> None:
        """[NS-7.3] [NS-7.4] [NS-7.5] [NS-7.6] [NS-7.7] [NS-7.9] A frontal assault at the tile ahead."""
        t = self.t
        j = at[tile] if tile >= 0 else -1
        # Reading NS-R.22: a friend ahead counts as an empty tile, unless any ship may be assaulted.
        if j == i or (j >= 0 and self.team[j] == self.team[i] and not t.any_target):
            j = -1
        if self.boss >= 0 and i != self.boss and tile == self.tile[self.boss]:
            j = -1 if self.traits & GHOST else self.boss
        if j < 0:
            if self.s.events is not None:
                self.s.tell("missed", self.hull[i])
            return
        if self.face[j] == (way + 3) % FACES and not (j == self.boss and self.traits & BEAST):
            if self.s.events is not None:
                self.s.tell("parried", self.hull[i], self.hull[j])
            return
        if j == self.boss and self.traits & DIVING:
            return
        has_ram = self.fit[i * FITTINGS + RAM] == WORKING
        points = t.assault + (t.run_up if before == FORWARD else 0) + (t.ram[self.kind[i]] if has_ram else 0)
        self.hit(i, j, points)
        self.assaults.append((i, j, k))
        pain = t.ram_self if has_ram else t.assault_self
        if pain:
            self.hit(i, i, pain)

    # Step 3: movement

    def advance(self) -> None:
        """[NS-7.8] Reading NS-R.11: who dooms a ship by an assault moves onto its tile at that point."""
        for i, j, k in self.assaults:
            if self.hp[j] <= 0:
                self.walk_again(i, k)
                if self.s.events is not None:
                    self.s.tell("advanced", self.hull[i], self.words[self.place[i]])

    def walk_again(self, i: int, assault: int) -> None:
        """[NS-2.6] Reading NS-R.5: the rest of the route follows from there; it may run aground on land."""
        chart = self.chart
        ghost = i == self.boss and bool(self.traits & GHOST)
        o = self.orders[i]
        here = self.tile[i]
        way = self.face[i]
        route = [here]
        steps = [way]
        k = 0
        stranded = False
        trades: list[tuple[int, int, int, int]] = []
        while k < len(o) and not stranded:
            code = o[k]
            if code == FORWARD or k == assault:
                onto = chart.near[here * FACES + way]
                if onto >= 0 and chart.is_land[onto] and not ghost:
                    stranded = True
                elif onto >= 0:
                    here = onto
                    route.append(here)
                    steps.append(way)
            elif code == LEFT:
                way = (way + FACES - 1) % FACES
            elif code == RIGHT:
                way = (way + 1) % FACES
            elif code > HOWITZER:
                trades.append((i, k, len(route) - 1, here))
            k += LENGTH[code]
        self.routes[i] = route
        self.faces[i] = steps
        self.node[i] = len(route) - 1
        self.place[i] = here
        self.end_face[i] = way
        # Reading NS-R.36: a transaction is tied to the tile where it was planned.
        planned = [trade for trade in self.trades if trade[0] == i]
        others = [trade for trade in self.trades if trade[0] != i]
        self.trades = others + [
            now for now in trades if any(now[1] == was[1] and now[3] == was[3] for was in planned)
        ]
        if stranded:
            self.aground.append(i)
            if self.s.events is not None:
                self.s.tell("aground", self.hull[i], self.words[here])

    def settle(self) -> None:
        """[NS-9.8] Ships are where their routes have led them."""
        for i in range(self.ships):
            self.tile[i] = self.place[i]
            self.face[i] = self.end_face[i]

    def settle_after(self) -> None:
        """Ships that were thrown back at the end of the turn are where that put them."""
        for i in range(self.ships):
            if not self.dead[i] and self.tile[i] != self.place[i]:
                self.tile[i] = self.place[i]
                self.face[i] = self.end_face[i]
                if self.s.events is not None:
                    here = self.words[self.tile[i]]
                    self.s.tell("sailed", self.hull[i], here, self.face[i], self.face[i], (here,))

    # Step 4: howitzers

    def shell(self) -> None:
        """[NS-7.11] [NS-9.9] [NS-9.15] Reading NS-R.29: shots hit whoever is on the tile after movement."""
        points = self.t.howitzer
        for i, tile in self.shots:
            if self.s.events is not None:
                self.s.tell("shelled", self.hull[i], self.words[tile])
            for j in range(self.ships):
                if self.tile[j] == tile and not self.dead[j]:
                    self.hit(i, j, points)
