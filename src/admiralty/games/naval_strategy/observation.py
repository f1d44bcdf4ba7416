"""What a seat sees as numbers, for learners: everything in r17_view.py, and nothing else.

Ships have their places by team and number: under all options a layout has room for six teams of sixty ships.
Tiles are those of the largest map. What only the organiser may see comes last.
"""

from __future__ import annotations

from admiralty.core.event import Kind
from admiralty.games.naval_strategy.mapfile import TEAMS
from admiralty.games.naval_strategy.observation_layout import (
    BUILT,
    SHIP,
    Sizes,
    chart_fields,
    fight_fields,
    head_fields,
    limits,
    organiser_fields,
    ship_fields,
    tile_words,
)
from admiralty.games.naval_strategy.r02_chart import Chart
from admiralty.games.naval_strategy.r04_orders import HOWITZER, LENGTH
from admiralty.games.naval_strategy.r12_building import own_orders
from admiralty.games.naval_strategy.r14_bosses import sees_fight
from admiralty.games.naval_strategy.r15_scoring import wealth
from admiralty.games.naval_strategy.r16_changes import EditShip, EditTeam, EditTile
from admiralty.games.naval_strategy.r16_newcomers import EditBoss
from admiralty.games.naval_strategy.r17_secrets import owns, sees_economy, spent
from admiralty.games.naval_strategy.r17_view import PHASE_WORDS, cut, has_faced, phase
from admiralty.games.naval_strategy.state import Fight, Fighter, State
from admiralty.games.naval_strategy.tables import FITTINGS, MOST_SHIPS, VALUES, Tables
from admiralty.kit.fields import Field
from admiralty.kit.hexes import hexagon
from admiralty.kit.observation import Numbering, Observation, Questions, numbered_in

Parts = list[tuple[int, list[int]]]
NOTHING = [0] * VALUES
NOBODY = -1


class Seen(Observation):
    """[NS-16.4] [NS-17.2] [NS-17.7] What is public and what one's own team has; the organiser sees all."""

    def __init__(self, t: Tables, prompts: dict[str, Kind]) -> None:
        sizes = Sizes(t.document)
        self.sizes: Sizes = sizes
        places = {place: number for number, place in enumerate(hexagon(sizes.radius))}
        self.sea_number: list[int] = [places[place] for place in t.chart.places]
        self.arena_number: list[int] = [places[place] for place in t.arena.places]
        self.chart: list[int] = charted(t, sizes)
        self.organiser: int = t.organiser
        more: list[Field] = organiser_fields(sizes) if t.organiser >= 0 else []
        fields = [*head_fields(sizes), *chart_fields(sizes), *ship_fields(sizes), *fight_fields(sizes)]
        super().__init__(fields, Questions(prompts, {}, limits(sizes)), more)
        self.ships_at: int = self.place_of("ships")
        self.wrecks_at: int = self.place_of("wrecks")
        self.building_at: int = self.place_of("building")
        self.orders_at: int = self.place_of("orders")
        self.fights_at: int = self.place_of("fights")
        self.asked_at: int = self.place_of("asked")
        self.all_building_at: int = self.place_of("all building") if more else 0
        self.all_orders_at: int = self.place_of("all orders") if more else 0
        self.boss_orders_at: int = self.place_of("boss orders") if more else 0

    def parts(self, s: State, seat: int) -> Parts:
        head = self.head(s, seat)
        head += self.chart
        for p in range(len(s.t.chart.plantations)):
            head += cut(s.stock, p)
        out: Parts = [(0, head)]
        self.add_ships(s, seat, out)
        self.add_wrecks(s, out)
        self.add_yard(s, seat, out)
        for number, fight in enumerate(s.fights):
            if sees_fight(s, fight, seat):
                self.add_fight(s, seat, number, fight, out)
        asked: list[int] = []
        self.questions.add(s, seat, asked)
        out.append((self.asked_at, asked))
        return out

    def head(self, s: State, seat: int) -> list[int]:
        out = [seat, s.turn, s.day, s.hour + 1, PHASE_WORDS.index(phase(s)), s.changes]
        out += s.buy_price
        out += s.sell_price
        out += s.own
        self.add_changing(s, out)
        for team in range(len(TEAMS)):
            if team < s.t.teams:
                self.add_team(s, team, seat, out)
            else:
                out += self.sizes.no_team
        return out

    def add_changing(self, s: State, out: list[int]) -> None:
        """[NS-R.27] What the organiser is changing."""
        top = s.stack[-1] if s.stack else None
        out.append(s.hull[top.ship] + 1 if isinstance(top, EditShip) else 0)
        out.append(self.sea_number[top.tile] + 1 if isinstance(top, EditTile) else 0)
        out.append(top.team + 1 if isinstance(top, EditTeam) else 0)
        out.append(top.boss + 1 if isinstance(top, EditBoss) else 0)

    def add_team(self, s: State, team: int, seat: int, out: list[int]) -> None:
        """[NS-17.3] [NS-17.4] [NS-15.1] A team, as far as the seat knows."""
        t = s.t
        own = owns(s, team, seat)
        knows = own or not t.hidden_points
        is_over = not s.stack
        out += [
            1, s.ready[team], s.points[team] if knows else s.shown[team], s.asleep[team],
            s.points[team] if is_over else 0,
            wealth(s, team) if is_over and (t.open_economy or t.by_wealth) else 0,
        ]  # fmt: skip
        if own:
            out += cut(s.store, team)
        elif t.open_economy:
            extra = spent(s, team)
            out += [n + extra[value] for value, n in enumerate(cut(s.store, team))]
        else:
            out += NOTHING
        beaten = s.beaten[team] if knows else 0
        for boss in range(self.sizes.bosses):
            out.append(beaten >> boss & 1)

    def add_ships(self, s: State, seat: int, out: Parts) -> None:
        """[NS-17.1] [NS-17.2] [NS-17.5] Ships by team and number, and the orders of one's own."""
        places = s.t.chart.places
        width = len(SHIP)
        by_team: list[list[int]] = [[] for _ in range(s.t.teams)]
        for ship, hull in enumerate(s.hull):
            q, r = places[s.tile[ship]]
            row = [ship + 1, s.kind[ship] + 1, q, r, s.face[ship], s.hp[ship]]
            row += s.fit[ship * FITTINGS : (ship + 1) * FITTINGS]
            row += [
                s.xp[ship], int(s.has_reported(ship)), int(has_faced(s, ship)), s.dead[ship], s.chained[ship],
                s.decreed[ship],
            ]  # fmt: skip
            team = s.team[ship]
            row += cut(s.hold, ship) if sees_economy(s, team, seat) else NOTHING
            own = owns(s, team, seat)
            row.append(s.captain[ship] + 1 if own else 0)
            number = hull - team * MOST_SHIPS
            fleet = by_team[team]
            if len(fleet) < (number + 1) * width:
                fleet += [0] * ((number + 1) * width - len(fleet))
            fleet[number * width : (number + 1) * width] = row
            if own and s.orders[ship]:
                size = 1 + self.sizes.orders
                at = self.orders_at + number * size if team == seat else self.all_orders_at + hull * size
                out.append((at, listed(s.orders[ship], self.sea_number)))
        for team, fleet in enumerate(by_team):
            if fleet:
                out.append((self.ships_at + team * MOST_SHIPS * width, fleet))

    def add_wrecks(self, s: State, out: Parts) -> None:
        """[NS-2.43] Wrecks in the order in which they appeared."""
        found: list[int] = []
        for w, tile in enumerate(s.wrecks):
            q, r = s.t.chart.places[tile]
            found += [1, q, r]
            found += cut(s.loot, w)
        out.append((self.wrecks_at, found))

    def add_yard(self, s: State, seat: int, out: Parts) -> None:
        """[NS-17.1] Ships on order, for the team and the organiser."""
        if not s.building:
            return
        for team in range(s.t.teams):
            if not owns(s, team, seat):
                continue
            found: list[int] = []
            for order in own_orders(s, team):
                found += [1, order[1] + 1, order[2] + 1, order[3]]
                for e in range(FITTINGS):
                    found.append(order[4] >> e & 1)
            at = self.building_at
            if team != seat:
                at = self.all_building_at + team * MOST_SHIPS * len(BUILT)
            out.append((at, found))

    def add_fight(self, s: State, seat: int, number: int, fight: Fight, out: Parts) -> None:
        """[NS-17.6] The arena is open to all; orders are not: those of a boss only the organiser sees."""
        q, r = s.t.arena.places[fight.tile]
        row = [number + 1, fight.boss + 1, fight.turn, q, r, fight.face, fight.hp, fight.chained]
        row += fight.dealt
        row += [0] * (len(TEAMS) - len(fight.dealt))
        for copy in fight.ships:
            self.add_fighter(s, seat, copy, row)
        out.append((self.fights_at + fight.slot * self.sizes.fight, row))
        if seat == self.organiser and fight.orders:
            at = self.boss_orders_at + fight.slot * (1 + self.sizes.arena_orders)
            out.append((at, listed(fight.orders, self.arena_number)))

    def add_fighter(self, s: State, seat: int, copy: Fighter, row: list[int]) -> None:
        q, r = s.t.arena.places[copy.tile]
        hull = s.hull[copy.ship]
        row += [hull + 1, copy.kind + 1, q, r, copy.face, copy.hp, copy.chained, copy.reported]
        row += copy.fit
        found = listed(copy.orders, self.arena_number) if owns(s, copy.team, seat) else [0]
        row += found
        row += [0] * (1 + self.sizes.arena_orders - len(found))


def listed(o: list[int], tiles: list[int]) -> list[int]:
    """A list of orders: how many numbers follow, then for each order its code plus 1 and its parameters."""
    out = [len(o), *o]
    k = 0
    while k < len(o):
        out[k + 1] += 1
        if o[k] == HOWITZER:
            out[k + 2] = tiles[o[k + 1]]
        k += LENGTH[o[k]]
    return out


def numberings(t: Tables) -> dict[str, Numbering]:
    """Ships by the number that their team gives them, at sea and in the arena; tiles, ports and bosses."""
    sizes = Sizes(t.document)
    own = [f"own-{n + 1}" for n in range(MOST_SHIPS)]
    fleets: list[list[int]] = []
    for seat in range(t.teams + 1):
        codes = [NOBODY] * len(t.ship_ids)
        if seat < t.teams:
            for n in range(MOST_SHIPS):
                codes[seat * MOST_SHIPS + n] = n
                codes[(t.teams + seat) * MOST_SHIPS + n] = MOST_SHIPS + n
        fleets.append(codes)
    seats = t.teams + 1
    ports = [f"port-{n + 1}" for n in range(sizes.ports)]
    return {
        "ship": Numbering(own + [f"arena-{name}" for name in own], fleets),
        "tile": numbered_in(tile_words(sizes), t.tile_ids, seats),
        "port": Numbering(ports, [list(range(len(t.port_ids)))] * seats),
        "boss": numbered_in(sizes.boss_ids, t.boss_ids, seats),
    }


def charted(t: Tables, sizes: Sizes) -> list[int]:
    """The map, which never changes: the terrain of each tile, ports, plantations."""
    chart: Chart = t.chart
    terrain: list[int] = []
    for place in hexagon(sizes.radius):
        tile = chart.number.get(place, -1)
        terrain.append(0 if tile < 0 else 1 + chart.is_land[tile])
    out = terrain
    for port in range(sizes.ports):
        q, r = chart.places[chart.ports[port]] if port < len(chart.ports) else (0, 0)
        out += [int(port < len(chart.ports)), q, r]
    for p in range(sizes.plantations):
        is_there = p < len(chart.plantations)
        q, r = chart.places[chart.plantations[p]] if is_there else (0, 0)
        out += [1 + chart.rich[p] if is_there else 0, q, r]
    return out
