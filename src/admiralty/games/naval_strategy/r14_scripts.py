"""[NS-14.9] How bosses act: orders worked out from the state at the start of the arena turn alone."""

from __future__ import annotations

from admiralty.games.naval_strategy.r02_chart import FACES
from admiralty.games.naval_strategy.r04_orders import (
    ASSAULT,
    CHAIN_LEFT,
    CHAIN_RIGHT,
    FORWARD,
    HEAVY_LEFT,
    HEAVY_RIGHT,
    HOWITZER,
    LEFT,
    RIGHT,
    VOLLEY_LEFT,
    VOLLEY_RIGHT,
)
from admiralty.games.naval_strategy.state import Fight, Fighter, State
from admiralty.games.naval_strategy.tables import BEAST, SHIPS, SIEGE, TURRET

NO_MOVE = -1


class Helm:
    """A boss at a point of its own sequence."""

    def __init__(self, s: State, fight: Fight) -> None:
        self.s = s
        self.t = s.t
        self.chart = s.t.arena
        self.boss: int = fight.boss
        self.turn: int = fight.turn
        self.tile: int = fight.tile
        self.face: int = fight.face
        self.chained: int = fight.chained
        self.ghost: bool = bool(s.t.ghost[self.boss])
        self.ships: list[Fighter] = fight.ships
        self.starts: list[int] = [ship.tile for ship in self.ships]
        self.orders: list[int] = []
        self.moves: int = 0
        self.forwards: int = 0
        self.turns: int = 0
        self.fired_left: bool = False
        self.fired_right: bool = False
        self.charged: bool = False
        self.target: int = self.ranked(self.starts)[0] if self.ships else -1
        goal = self.starts[self.target] if self.ships else self.tile
        self.goal: int = goal
        self.way: list[int] = self.chart.sailing(goal, self.ghost)

    def apart(self, a: int, b: int) -> int:
        return self.chart.apart[a * self.chart.tiles + b]

    def ranked(self, tiles: list[int]) -> list[int]:
        """Ships by distance of their tile, then fewer hit points, then their place in the list."""
        numbers = list(range(len(self.ships)))
        return sorted(numbers, key=lambda i: (self.apart(self.tile, tiles[i]), self.ships[i].hp, i))

    def sides(self, face: int) -> list[int]:
        """The four tiles of both broadsides: left, left, right, right."""
        pose = self.tile * FACES + face
        chart = self.chart
        return [chart.left_a[pose], chart.left_b[pose], chart.right_a[pose], chart.right_b[pose]]

    def fire(self) -> bool:
        """Left side first, then right; a side fires once in a turn, if a ship stood there."""
        tiles = self.sides(self.face)
        chain = bool(self.t.chains[self.boss]) and self.turn % 2 == 1
        fired = False
        if not self.fired_left and any(tile in self.starts for tile in tiles[:2] if tile >= 0):
            self.orders.append(CHAIN_LEFT if chain else VOLLEY_LEFT)
            self.fired_left = fired = True
        if not self.fired_right and any(tile in self.starts for tile in tiles[2:] if tile >= 0):
            self.orders.append(CHAIN_RIGHT if chain else VOLLEY_RIGHT)
            self.fired_right = fired = True
        return fired

    def may(self, code: int) -> bool:
        """Whether speed, the boss's own limits, a chain, land and edge allow a manoeuvre."""
        kind = SHIPS + self.boss
        if self.moves >= self.t.speed[kind]:
            return False
        if code == FORWARD:
            onto = self.ahead()
            return onto >= 0 and not self.chained and self.forwards < self.t.max_forward[kind]
        return self.turns < self.t.max_turns[kind]

    def ahead(self) -> int:
        way = self.chart.near if self.ghost else self.chart.ahead
        return way[self.tile * FACES + self.face]

    def make(self, code: int) -> None:
        if code == NO_MOVE:
            return
        self.orders.append(code)
        self.moves += 1
        if code == FORWARD:
            self.tile = self.ahead()
            self.forwards += 1
        else:
            self.face = (self.face + (1 if code == RIGHT else FACES - 1)) % FACES
            self.turns += 1

    def step(self) -> None:
        """One manoeuvre of the loop: a step towards the target, or a turn that brings a broadside to bear."""
        distance = self.apart(self.tile, self.goal)
        if distance == 0:
            self.make(FORWARD if self.may(FORWARD) else LEFT if self.may(LEFT) else NO_MOVE)
        elif distance == 1:
            self.make(self.broadside_turn())
        else:
            ranks = [
                (self.rank(code), order, code) for order, code in enumerate((FORWARD, NO_MOVE, LEFT, RIGHT))
            ]
            allowed = [rank for rank in ranks if rank[2] == NO_MOVE or self.may(rank[2])]
            self.make(min(allowed)[2])

    def broadside_turn(self) -> int:
        if self.goal in self.sides(self.face):
            return NO_MOVE
        for code, by in ((LEFT, FACES - 1), (RIGHT, 1)):
            if self.may(code) and self.goal in self.sides((self.face + by) % FACES):
                return code
        return NO_MOVE

    def rank(self, code: int) -> tuple[int, int]:
        """Sailing distance of the resulting tile, then turns away from the best direction."""
        tile, face = self.tile, self.face
        if code == FORWARD:
            tile = max(self.ahead(), 0)
        elif code != NO_MOVE:
            face = (face + (1 if code == RIGHT else FACES - 1)) % FACES
        return far(self.way[tile]), self.bearing_error(tile, face)

    def bearing_error(self, tile: int, face: int) -> int:
        best, lowest = 0, 1 << 20
        for direction in range(FACES):
            beside = self.chart.near[tile * FACES + direction]
            distance = far(self.way[beside]) if beside >= 0 else 1 << 20
            if distance < lowest:
                best, lowest = direction, distance
        error = (best - face) % FACES
        return min(error, FACES - error)

    def charge(self) -> None:
        """One assault per turn, at a ship ahead that is not bow-on."""
        onto = self.chart.near[self.tile * FACES + self.face]
        if self.charged or onto not in self.starts:
            return
        if self.ships[self.starts.index(onto)].face != (self.face + 3) % FACES:
            self.orders.append(ASSAULT)
            self.charged = True

    def aim(self) -> None:
        """Howitzer shots from the last tile, alternately at start tiles and at the tiles ahead of them."""
        reach = self.t.mortar_range[self.boss]
        for i in range(1, self.t.mortars[self.boss] + 1):
            tiles = self.starts
            if (i + self.turn) % 2:
                tiles = [self.ahead_of(ship) for ship in self.ships]
            listed = [n for n in self.ranked(tiles) if self.apart(self.tile, tiles[n]) <= reach]
            listed = [n for n in listed if tiles[n] != self.tile]
            if listed:
                self.orders += [HOWITZER, tiles[listed[(i - 1) % len(listed)]]]

    def ahead_of(self, ship: Fighter) -> int:
        onto = self.chart.ahead[ship.tile * FACES + ship.face]
        return onto if onto >= 0 else ship.tile


def far(distance: int) -> int:
    """A tile without a way is farther than any other."""
    return distance if distance >= 0 else 1 << 20


def boss_orders(s: State, fight: Fight) -> list[int]:
    """The orders of a boss for this arena turn."""
    helm = Helm(s, fight)
    behaviour = s.t.behaviour[helm.boss]
    if behaviour == BEAST or not helm.ships:
        return []
    if behaviour == TURRET:
        turret(helm)
        return helm.orders
    if behaviour == SIEGE:
        tiles = helm.sides(helm.face)
        if s.t.heavy_ball[helm.boss]:
            if all(tile in helm.starts for tile in tiles[:2]):
                return [HEAVY_LEFT]
            if all(tile in helm.starts for tile in tiles[2:]):
                return [HEAVY_RIGHT]
    for _ in range(s.t.speed[SHIPS + helm.boss]):
        helm.fire()
        if behaviour == SIEGE:
            helm.charge()
        helm.step()
    helm.fire()
    if behaviour == SIEGE:
        helm.aim()
    return helm.orders


def turret(helm: Helm) -> None:
    """Fire, or else turn to where more ships are and fire; then howitzers."""
    if not helm.fire():
        best, most = NO_MOVE, 0
        for code, by in ((LEFT, FACES - 1), (RIGHT, 1)):
            tiles = helm.sides((helm.face + by) % FACES)
            count = sum([tile in tiles for tile in helm.starts])
            if count > most and helm.may(code):
                best, most = code, count
        helm.make(best)
        if best != NO_MOVE:
            helm.fire()
    helm.aim()


def is_diving(s: State, fight: Fight) -> bool:
    every = s.t.dives[fight.boss]
    return bool(every) and fight.turn % every == 0


def beast_place(s: State, fight: Fight) -> int:
    """Where a beast is put in the movement step: beside its target after a dive, else a few tiles nearer."""
    helm = Helm(s, fight)
    if not helm.ships:
        return helm.tile
    if is_diving(s, fight):
        for direction in range(FACES):
            onto = helm.chart.ahead[helm.goal * FACES + direction]
            if onto >= 0 and onto not in helm.starts:
                return onto
        return helm.tile
    tile = helm.tile
    for _ in range(s.t.speed[SHIPS + helm.boss]):
        if helm.way[tile] <= 1:
            break
        beside = [helm.chart.ahead[tile * FACES + direction] for direction in range(FACES)]
        onward = [onto for onto in beside if onto >= 0 and onto not in helm.starts]
        nearest = min(onward, key=lambda onto: far(helm.way[onto]), default=tile)
        if far(helm.way[nearest]) >= far(helm.way[tile]):
            break
        tile = nearest
    return tile
