"""The state of a game: flat lists by ship, team and tile, queries, and the verbs that change them."""

from __future__ import annotations

from typing import ClassVar, Final

from admiralty.core import state as core
from admiralty.core.luck import Tape
from admiralty.games.naval_strategy.tables import (
    ABSENT,
    BROKEN,
    CANNONS,
    FITTINGS,
    HULL,
    MOST_SHIPS,
    VALUES,
    WORKING,
    Tables,
)

# A fight in numbers: whose it is, the boss, the arena turn, the boss's tile, facing, hit points and chain
# mark, then the damage that each team has dealt.
SLOT: Final = 0
WHICH: Final = 1
TURN: Final = 2
TILE: Final = 3
FACE: Final = 4
HP: Final = 5
CHAINED: Final = 6
DEALT: Final = 7

# A ship in the arena: its original, team, type, tile, facing, hit points, chain mark, goods in its hold,
# whether its turn is reported, then its enhancements.
F_SHIP: Final = 0
F_TEAM: Final = 1
F_KIND: Final = 2
F_TILE: Final = 3
F_FACE: Final = 4
F_HP: Final = 5
F_CHAINED: Final = 6
F_GOODS: Final = 7
F_DONE: Final = 8
F_FIT: Final = 9


class State(core.State):
    """Ships are numbered in registration order. `hold` and `store` have five numbers an entry: money, metal,
    wood, cloth, rum; `fit` has six enhancements a ship.

    `lowered` tells that a ship was last revived by a downgrade, `hull` its word. `orders` are lists as in
    orders.py; `building` lists the ships on order as [team, type, port, facing, enhancements as bits].
    `decreed` marks ships whose turn the organiser plans himself, `asleep` teams that come later. `own` has
    four numbers for each boss of the organiser's making. `ties` is what he decided just before an evaluation,
    which uses it up.
    `beaten` has a bit for each boss, `shown` the points that everybody may see, `spoils` what the end of the
    day brings: [team, boss, ships...], `taken` the ships that came to each fight. `changes` counts what the
    organiser has changed.
    """

    parts: ClassVar[tuple[str, ...]] = (
        "turn", "day", "hour", "changes", "team", "hull", "kind", "tile", "face", "hp", "dead", "chained",
        "hold", "fit", "lowered", "xp", "captain", "store", "points", "shown", "beaten", "wrecks", "loot",
        "stock", "buy_price", "sell_price", "orders", "reported", "ready", "building", "fights", "fighters",
        "arena_orders", "boss_orders", "taken", "spoils", "decreed", "asleep", "own",
    )  # fmt: skip

    def __init__(self, tape: Tape, t: Tables) -> None:
        super().__init__(tape)
        self.t: Tables = t
        self.turn: int = 0
        self.day: int = 1
        self.hour: int = 0
        self.changes: int = 0
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
        self.fights: list[list[int]] = []
        self.fighters: list[list[list[int]]] = []
        self.arena_orders: list[list[list[int]]] = []
        self.boss_orders: list[list[int]] = []
        self.taken: list[list[int]] = []
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
        c.fights = [fight[:] for fight in self.fights]
        c.fighters = [[ship[:] for ship in ships] for ships in self.fighters]
        c.arena_orders = [[o[:] for o in orders] for orders in self.arena_orders]
        c.boss_orders = [o[:] for o in self.boss_orders]
        c.taken = [ships[:] for ships in self.taken]
        c.spoils = [spoil[:] for spoil in self.spoils]
        c.decreed = self.decreed[:]
        c.asleep = self.asleep[:]
        c.own = self.own[:]
        self.carry(c)
        return c

    # Queries

    def ships(self) -> int:
        return len(self.team)

    def ship_of(self, hull: int) -> int:
        """The number of a ship by its word, or -1."""
        return self.hull.index(hull) if hull in self.hull else -1

    def fleet(self, team: int) -> list[int]:
        return [i for i, owner in enumerate(self.team) if owner == team]

    def is_in_port(self, ship: int) -> bool:
        return self.t.chart.port[self.tile[ship]] >= 0

    def most_hp(self, ship: int) -> int:
        """[NS-5.5] Hit points of the type and of a working hull reinforcement."""
        kind = self.kind[ship]
        return self.t.hp[kind] + (self.t.more_hp[kind] if self.fit[ship * FITTINGS + HULL] == WORKING else 0)

    def gun_count(self, ship: int) -> int:
        """[NS-7.1] Guns of one side, working extra cannons included."""
        kind = self.kind[ship]
        return self.t.guns[kind] + (
            self.t.more_guns[kind] if self.fit[ship * FITTINGS + CANNONS] == WORKING else 0
        )

    def goods(self, ship: int) -> int:
        """[NS-3.5] [NS-3.6] Units of goods in a hold; money takes no space."""
        at = ship * VALUES
        return self.hold[at + 1] + self.hold[at + 2] + self.hold[at + 3] + self.hold[at + 4]

    def can_pay(self, team: int, price: list[int]) -> bool:
        """[NS-3.4] Everything is paid from treasury and store, never from a hold."""
        at = team * VALUES
        store = self.store
        return all(store[at + value] >= price[value] for value in range(VALUES))

    def wreck_at(self, tile: int) -> int:
        return self.wrecks.index(tile) if tile in self.wrecks else -1

    def fight_of(self, team: int) -> int:
        """[NS-14.5] The unfinished fight in which a team has ships, or -1."""
        for f, ships in enumerate(self.fighters):
            for ship in ships:
                if ship[F_TEAM] == team:
                    return f
        return -1

    def ship_at_sea(self, tile: int) -> int:
        """The ship that stands on a tile outside ports, or -1."""
        for i, where in enumerate(self.tile):
            if where == tile and not self.dead[i]:
                return i
        return -1

    # Verbs

    def add_ship(self, team: int, kind: int, tile: int, face: int, fittings: int) -> int:
        """[NS-12.3] [NS-12.5] A new ship comes last in registration order, with full hit points.

        Reading NS-R.32: its captain is the first of the team's people who has none yet.
        """
        used = [self.hull[i] % MOST_SHIPS for i in self.fleet(team)]
        number = max(used, default=-1) + 1
        commands = [self.captain[i] for i in self.fleet(team)]
        people = [commands.count(person) for person in range(self.t.people)]
        self.team.append(team)
        self.hull.append(team * MOST_SHIPS + number)
        self.kind.append(kind)
        self.tile.append(tile)
        self.face.append(face)
        self.dead.append(0)
        self.chained.append(0)
        self.hold += [0] * VALUES
        self.fit += [WORKING if fittings >> e & 1 else ABSENT for e in range(FITTINGS)]
        self.hp.append(0)
        self.lowered.append(0)
        self.xp.append(0)
        self.captain.append(people.index(min(people)))
        self.orders.append([])
        self.reported.append(0)
        self.decreed.append(0)
        ship = len(self.team) - 1
        self.hp[ship] = self.most_hp(ship)
        return ship

    def pay(self, team: int, price: list[int]) -> None:
        """[NS-3.4] Money and goods leave treasury and store."""
        at = team * VALUES
        for value in range(VALUES):
            self.store[at + value] -= price[value]

    def tell_economy(self, team: int, kind: str, *args: int) -> None:
        """[NS-17.3] Everybody hears of goods and money or, by option, the team and the organiser only."""
        if self.t.open_economy:
            self.tell(kind, *args)
        else:
            organiser = 1 << self.t.organiser if self.t.organiser >= 0 else 0
            self.tell_only(1 << team | organiser, kind, *args)

    def credit(self, team: int, amounts: list[int]) -> None:
        at = team * VALUES
        for value in range(VALUES):
            self.store[at + value] += amounts[value]

    def leave_wreck(self, tile: int, contents: list[int]) -> None:
        """[NS-11.2] A second wreck on a tile is merged into the first."""
        w = self.wreck_at(tile)
        if w < 0:
            w = len(self.wrecks)
            self.wrecks.append(tile)
            self.loot += [0] * VALUES
        for value in range(VALUES):
            self.loot[w * VALUES + value] += contents[value]

    def clear_wrecks(self) -> None:
        """[NS-2.43] Empty wrecks are gone."""
        for w in range(len(self.wrecks) - 1, -1, -1):
            at = w * VALUES
            if not any(self.loot[at : at + VALUES]):
                tile = self.wrecks.pop(w)
                del self.loot[at : at + VALUES]
                if self.events is not None:
                    self.tell("wreck-gone", tile)

    def sink(self, ship: int, tile: int) -> None:
        """[NS-2.40] [NS-11.1] [NS-11.2] [NS-11.3] A wreck stays; the ship waits destroyed in a port."""
        t = self.t
        at = ship * VALUES
        salvage = t.salvage[self.kind[ship] * VALUES : (self.kind[ship] + 1) * VALUES]
        # [NS-2.41] Reading NS-R.17: carried goods and a part of the price; money only by option.
        contents = [self.hold[at + value] + salvage[value] for value in range(VALUES)]
        if t.no_money:
            contents[0] = 0
        self.leave_wreck(tile, contents)
        for value in range(VALUES):
            self.hold[at + value] = 0
        port = t.chart.nearest_port[tile]
        self.tile[ship] = port
        self.hp[ship] = 0
        self.dead[ship] = 1
        self.chained[ship] = 0
        for e in range(ship * FITTINGS, (ship + 1) * FITTINGS):
            if self.fit[e] == WORKING:
                self.fit[e] = BROKEN
        if self.events is not None:
            self.tell("sunk", self.hull[ship], tile, t.chart.port[port])

    def revive(self, ship: int) -> None:
        """[NS-11.5] [NS-11.6] Full hit points; enhancements stay destroyed until they are repaired."""
        self.dead[ship] = 0
        self.lowered[ship] = 0
        self.hp[ship] = self.most_hp(ship)

    def downgrade(self, ship: int) -> None:
        """[NS-11.7] [NS-11.8] The next lower type, working; what it cannot carry is lost for good.

        Reading NS-R.20: it has the base hit points of that type, its hull reinforcement being destroyed.
        """
        kind = self.kind[ship] = self.kind[ship] - 1
        for e in range(FITTINGS):
            if not self.t.fits[kind * FITTINGS + e]:
                self.fit[ship * FITTINGS + e] = ABSENT
        self.revive(ship)
        self.lowered[ship] = 1

    def upgrade(self, ship: int) -> None:
        """[NS-13.1] [NS-13.3] [NS-13.4] The next larger type with full hit points; the rest stays."""
        self.kind[ship] += 1
        self.hp[ship] = self.most_hp(ship)
