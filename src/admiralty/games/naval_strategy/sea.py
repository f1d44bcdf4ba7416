"""One evaluation in progress: who is where, who goes where, and what has been fired."""

from __future__ import annotations

from typing import Final, NamedTuple

from admiralty.games.naval_strategy.r02_chart import Chart
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import Tables

# What is special about a boss, as bits.
DIVING: Final = 1
GHOST: Final = 2
BEAST: Final = 4

STAYED: Final[list[int]] = []


class Trade(NamedTuple):
    """A transaction of a ship: where it stands in its orders, and on which node and tile of its route."""

    ship: int
    order: int
    node: int
    tile: int


class Charge(NamedTuple):
    """A frontal assault of a ship that has hit another: where it stands in its orders."""

    ship: int
    target: int
    order: int


class Shot(NamedTuple):
    """A howitzer of a ship, aimed at a tile."""

    ship: int
    tile: int


class Sea:
    """Ships on a chart with their orders: those of the game, or those of a fight in the arena.

    `start` are the tiles where ships stood when the turn began. `routes` and `faces` hold the tiles of each
    route and the facing of each step; a ship that makes no step has none. `node` is where on its route a ship
    is, `place` the tile there and `end_face` its facing.
    `assaults`, `shots` and `trades` wait for their step; `hits` are who has hit whom, `dealt` how hard.
    `turn` is that of the game or of the fight. `boss` is the number of a boss, or -1; `traits` its bits.
    """

    def __init__(self, s: State, chart: Chart, tile: list[int], face: list[int]) -> None:
        ships = len(tile)
        self.s: State = s
        self.t: Tables = s.t
        self.chart: Chart = chart
        self.ships: int = ships
        self.team: list[int] = s.team
        self.kind: list[int] = s.kind
        self.tile: list[int] = tile
        self.face: list[int] = face
        self.start: list[int] = tile[:]
        self.hp: list[int] = s.hp
        self.dead: list[int] = s.dead
        self.fit: list[int] = s.fit
        self.orders: list[list[int]] = s.orders
        self.hull: list[int] = s.hull
        self.words: list[int] = s.t.tile_words
        self.turn: int = s.turn
        self.boss: int = -1
        self.traits: int = 0
        self.routes: list[list[int]] = [STAYED] * ships
        self.faces: list[list[int]] = [STAYED] * ships
        self.node: list[int] = [0] * ships
        self.place: list[int] = tile[:]
        self.end_face: list[int] = face[:]
        self.chain_hit: list[int] = [0] * ships
        self.aground: list[int] = []
        self.assaults: list[Charge] = []
        self.shots: list[Shot] = []
        self.trades: list[Trade] = []
        self.hits: list[tuple[int, int]] = []
        self.dealt: list[int] = []

    def lay_route(self, ship: int, tiles: list[int], faces: list[int], end_face: int) -> None:
        """Set the whole route of a ship."""
        self.routes[ship] = tiles
        self.faces[ship] = faces
        self.node[ship] = len(tiles) - 1
        self.place[ship] = tiles[-1]
        self.end_face[ship] = end_face

    def settle(self) -> None:
        """Put the ships where their routes have led them."""
        self.tile[:] = self.place
        self.face[:] = self.end_face

    def settle_after(self) -> None:
        """Put ships that were thrown back at the end of the turn where they ended."""
        for i in range(self.ships):
            if not self.dead[i] and self.tile[i] != self.place[i]:
                self.tile[i] = self.place[i]
                self.face[i] = self.end_face[i]
                if self.s.events is not None:
                    here = self.words[self.tile[i]]
                    self.s.tell("sailed", self.hull[i], here, self.face[i], self.face[i], (here,))
