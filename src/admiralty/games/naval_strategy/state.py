"""The state of a game: flat lists by ship, team and tile, the fights in the arena, and queries."""

from __future__ import annotations

from typing import ClassVar

from admiralty.core import state as core
from admiralty.core.luck import Tape
from admiralty.games.naval_strategy.tables import (
    CANNONS,
    FITTINGS,
    HULL,
    VALUES,
    WORKING,
    Tables,
)


class Fighter:
    """A ship's copy in the arena: `ship` is its original, `goods` what that had in its hold."""

    def __init__(
        self, ship: int, team: int, kind: int, tile: int, face: int, hp: int, goods: int, fit: list[int]
    ) -> None:
        self.ship: int = ship
        self.team: int = team
        self.kind: int = kind
        self.tile: int = tile
        self.face: int = face
        self.hp: int = hp
        self.chained: int = 0
        self.goods: int = goods
        self.reported: int = 0
        self.fit: list[int] = fit
        self.orders: list[int] = []

    def clone(self) -> Fighter:
        c = Fighter(self.ship, self.team, self.kind, self.tile, self.face, self.hp, self.goods, self.fit[:])
        c.chained = self.chained
        c.reported = self.reported
        c.orders = self.orders[:]
        return c

    def numbers(self) -> list[int]:
        """As a position says it, without the orders."""
        return [
            self.ship, self.team, self.kind, self.tile, self.face, self.hp, self.chained, self.goods,
            self.reported, *self.fit,
        ]  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fighter) and (self.numbers(), self.orders) == (other.numbers(), other.orders)


class Fight:
    """A fight against a boss, which stands on `tile` and has `orders` when the organiser plays it himself.

    `slot` is the team whose fight it is, `dealt` the damage that each team has done, `ships` who still
    fights, `taken` who came.
    """

    def __init__(self, slot: int, boss: int, tile: int, face: int, hp: int, dealt: list[int]) -> None:
        self.slot: int = slot
        self.boss: int = boss
        self.turn: int = 1
        self.tile: int = tile
        self.face: int = face
        self.hp: int = hp
        self.chained: int = 0
        self.dealt: list[int] = dealt
        self.ships: list[Fighter] = []
        self.orders: list[int] = []
        self.taken: list[int] = []

    def clone(self) -> Fight:
        c = Fight(self.slot, self.boss, self.tile, self.face, self.hp, self.dealt[:])
        c.turn = self.turn
        c.chained = self.chained
        c.ships = [ship.clone() for ship in self.ships]
        c.orders = self.orders[:]
        c.taken = self.taken[:]
        return c

    def numbers(self) -> list[int]:
        """As a position says it, without ships and orders."""
        return [
            self.slot, self.boss, self.turn, self.tile, self.face, self.hp, self.chained, *self.dealt,
        ]  # fmt: skip

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Fight) or self.numbers() != other.numbers():
            return False
        return (self.ships, self.orders, self.taken) == (other.ships, other.orders, other.taken)


class State(core.State):
    """Ships are numbered in registration order. `hold` and `store` have five numbers for each entry: money,
    metal, wood, cloth, rum; `fit` has six enhancements for each ship.

    `lowered` tells that a ship was last revived by a downgrade, `hull` its word. `orders` are lists as in
    r04_orders.py; `building` lists the ships on order as [team, type, port, facing, enhancements as bits].
    `decreed` marks ships whose turn the organiser plans himself, `asleep` teams that come later. `own` has
    four numbers for each boss of the organiser's making. `ties` is what he decided just before an evaluation,
    which uses it up. `beaten` has a bit for each boss, `shown` the points that everybody may see, `spoils`
    what the end of the day brings: [team, boss, ships...]. `changes` counts what the organiser has changed.
    """

    parts: ClassVar[tuple[str, ...]] = (
        "turn", "day", "hour", "changes", "team", "hull", "kind", "tile", "face", "hp", "dead", "chained",
        "hold", "fit", "lowered", "xp", "captain", "store", "points", "shown", "beaten", "wrecks", "loot",
        "stock", "buy_price", "sell_price", "orders", "reported", "ready", "building", "fights", "spoils",
        "decreed", "asleep", "own",
    )  # fmt: skip

    def __init__(self, tape: Tape, t: Tables) -> None:
        super().__init__(tape)
        self.t: Tables = t
        self.turn: int = 0
        self.day: int = 1
        self.hour: int = 0
        self.changes: int = 0

    def lay_out(self) -> None:
        """The lists of a new game; `clone` makes those of a copy."""
        self.team: list[int] = []
        self.hull: list[int] = []
        self.kind: list[int] = []
        self.tile: list[int] = []
        self.face: list[int] = []
        self.hp: list[int] = []
        self.dead: list[int] = []
        self.chained: list[int] = []
        self.hold: list[int] = []
        self.fit: list[int] = []
        self.lowered: list[int] = []
        self.xp: list[int] = []
        self.captain: list[int] = []
        self.store: list[int] = []
        self.points: list[int] = []
        self.shown: list[int] = []
        self.beaten: list[int] = []
        self.wrecks: list[int] = []
        self.loot: list[int] = []
        self.stock: list[int] = []
        self.buy_price: list[int] = []
        self.sell_price: list[int] = []
        self.orders: list[list[int]] = []
        self.reported: list[int] = []
        self.ready: list[int] = []
        self.building: list[list[int]] = []
        self.fights: list[Fight] = []
        self.spoils: list[list[int]] = []
        self.decreed: list[int] = []
        self.asleep: list[int] = []
        self.own: list[int] = []
        self.ties: list[int] = []

    def clone(self) -> State:
        c = State(self.tape.clone(), self.t)
        c.turn = self.turn
        c.day = self.day
        c.hour = self.hour
        c.changes = self.changes
        c.team = self.team[:]
        c.hull = self.hull[:]
        c.kind = self.kind[:]
        c.tile = self.tile[:]
        c.face = self.face[:]
        c.hp = self.hp[:]
        c.dead = self.dead[:]
        c.chained = self.chained[:]
        c.hold = self.hold[:]
        c.fit = self.fit[:]
        c.lowered = self.lowered[:]
        c.xp = self.xp[:]
        c.captain = self.captain[:]
        c.store = self.store[:]
        c.points = self.points[:]
        c.shown = self.shown[:]
        c.beaten = self.beaten[:]
        c.wrecks = self.wrecks[:]
        c.loot = self.loot[:]
        c.stock = self.stock[:]
        c.buy_price = self.buy_price[:]
        c.sell_price = self.sell_price[:]
        c.orders = [o[:] for o in self.orders]
        c.reported = self.reported[:]
        c.ready = self.ready[:]
        c.building = [b[:] for b in self.building]
        c.fights = [fight.clone() for fight in self.fights]
        c.spoils = [spoil[:] for spoil in self.spoils]
        c.decreed = self.decreed[:]
        c.asleep = self.asleep[:]
        c.own = self.own[:]
        c.ties = []
        self.carry(c)
        return c

    def numbers(self) -> list[object]:
        """Fights are five lists: the bosses, the ships, their orders, the bosses' orders, who came."""
        out: list[object] = []
        for part in self.parts:
            if part == "fights":
                fights = self.fights
                out.append([fight.numbers() for fight in fights])
                out.append([[ship.numbers() for ship in fight.ships] for fight in fights])
                out.append([[ship.orders for ship in fight.ships] for fight in fights])
                out.append([fight.orders for fight in fights])
                out.append([fight.taken for fight in fights])
            else:
                out.append(getattr(self, part))
        return out

    def ships(self) -> int:
        return len(self.team)

    def ship_of(self, hull: int) -> int:
        """The number of a ship by its word, or -1."""
        return self.hull.index(hull) if hull in self.hull else -1

    def fleet(self, team: int) -> list[int]:
        return [i for i, owner in enumerate(self.team) if owner == team]

    def has_reported(self, ship: int) -> bool:
        """[NS-4.4] Whether planning waits for a ship no longer: it has reported, or its team is ready."""
        return self.reported[ship] > 0 or self.ready[self.team[ship]] > 0

    def is_in_port(self, ship: int) -> bool:
        return self.t.chart.port[self.tile[ship]] >= 0

    def most_hp(self, ship: int) -> int:
        """Hit points of the type and of a working hull reinforcement."""
        kind = self.kind[ship]
        return self.t.hp[kind] + (self.t.more_hp[kind] if self.fit[ship * FITTINGS + HULL] == WORKING else 0)

    def gun_count(self, ship: int) -> int:
        """Guns of one side, working extra cannons included."""
        kind = self.kind[ship]
        return self.t.guns[kind] + (
            self.t.more_guns[kind] if self.fit[ship * FITTINGS + CANNONS] == WORKING else 0
        )

    def goods(self, ship: int) -> int:
        """Units of goods in a hold; money takes no space."""
        at = ship * VALUES
        return self.hold[at + 1] + self.hold[at + 2] + self.hold[at + 3] + self.hold[at + 4]

    def wreck_at(self, tile: int) -> int:
        return self.wrecks.index(tile) if tile in self.wrecks else -1

    def fight_of(self, team: int) -> int:
        """The unfinished fight in which a team has ships, or -1."""
        for f, fight in enumerate(self.fights):
            for ship in fight.ships:
                if ship.team == team:
                    return f
        return -1

    def ship_at_sea(self, tile: int) -> int:
        """The ship that stands on a tile outside ports, or -1."""
        for i, where in enumerate(self.tile):
            if where == tile and not self.dead[i]:
                return i
        return -1
