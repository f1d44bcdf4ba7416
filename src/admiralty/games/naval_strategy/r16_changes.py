"""[NS-16] What the organiser may change between turns, one change at a time."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first, second
from admiralty.core.flow import END, Ask, Become, Flow, Seats
from admiralty.games.naval_strategy.r02_chart import FACES
from admiralty.games.naval_strategy.r02_sources import clear_wrecks, free_tiles, leave_wreck
from admiralty.games.naval_strategy.r03_goods import cargo_room
from admiralty.games.naval_strategy.r06_lots import KINDS, MAX_AMOUNT
from admiralty.games.naval_strategy.r11_destruction import revive, sink
from admiralty.games.naval_strategy.r12_building import add_ship
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import (
    ABSENT,
    BROKEN,
    FITTINGS,
    METAL,
    MOST_SHIPS,
    SHIPS,
    VALUES,
    WORKING,
)
from admiralty.games.naval_strategy.words import (
    ALL,
    ASK_PRICE,
    C_CARGO,
    C_CHAIN,
    C_DESTROYED,
    C_FIT,
    C_HEADING,
    C_HP,
    C_PLACE,
    C_POINTS,
    C_REVIVED,
    C_STOCK,
    C_STORES,
    C_TYPE,
    C_UNSEEN,
    C_WRECK,
    C_XP,
    CHAIN_MARK,
    CHOOSE,
    DESTROY,
    DONE,
    EDIT_SHIP,
    ENHANCE,
    EXPERIENCE,
    GIVE,
    GROW,
    HALF,
    HIT_POINTS,
    LAUNCH,
    PAY_PRICE,
    POINTS,
    PUT,
    REAP,
    RETYPE,
    REVIVE,
    SIZES,
    STEPS,
    TAKE,
    TURN_TO,
    VERB,
)


class Organisers(Ask):
    """[NS-3.21] A question to the organiser; one change answers it."""

    def seats(self, s: State) -> Seats:
        return (s.t.organiser,)


@dataclass
class ChooseTile(Organisers):
    """[NS-R.27] Which tile is to be changed: any but land."""

    def legal(self, s: State, seat: int) -> list[Action]:
        return [DONE] + [CHOOSE | tile << 12 for tile, land in enumerate(s.t.chart.is_land) if not land]

    def explore(self, s: State, seat: int) -> list[Action]:
        return [DONE]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[NS-2.44] A wreck may lie anywhere but on land."""
        return "NS-2.44" if a & VERB == CHOOSE else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        return END if a == DONE else Become(EditTile(first(a)))


@dataclass
class ChooseShip(Organisers):
    """[NS-R.27] Which ship is to be changed."""

    def legal(self, s: State, seat: int) -> list[Action]:
        return [DONE] + [EDIT_SHIP | hull << 12 for hull in s.hull]

    def explore(self, s: State, seat: int) -> list[Action]:
        return [DONE]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        return END if a == DONE else Become(EditShip(s.ship_of(first(a))))


def put_in(amounts: list[int], at: int, verb: int) -> list[Action]:
    """Lots that can be added."""
    out: list[Action] = []
    for value in range(VALUES):
        for lot, size in enumerate(SIZES):
            if amounts[at + value] + size <= MAX_AMOUNT:
                out.append(verb | (value * KINDS + lot) << 12)
    return out


def take_out(amounts: list[int], at: int, verb: int) -> list[Action]:
    """Lots that can be taken away."""
    out: list[Action] = []
    for value in range(VALUES):
        for lot in range(KINDS):
            if 0 < lot_size(amounts[at + value], lot) <= amounts[at + value]:
                out.append(verb | (value * KINDS + lot) << 12)
    return out


def lot_size(there: int, lot: int) -> int:
    return there // 2 if lot == HALF else there if lot == ALL else SIZES[lot]


def change(amounts: list[int], at: int, lot: int, sign: int) -> None:
    place = at + lot // KINDS
    amounts[place] += sign * lot_size(amounts[place], lot % KINDS)


@dataclass
class EditTile(Organisers):
    """[NS-2.44] [NS-R.27] The organiser places, changes or removes a wreck, or changes a plantation."""

    tile: int

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.tile,)

    def legal(self, s: State, seat: int) -> list[Action]:
        wreck = s.wreck_at(self.tile)
        out = [DONE]
        if wreck < 0:
            out += put_in([0] * VALUES, 0, GIVE)
        else:
            out += put_in(s.loot, wreck * VALUES, GIVE) + take_out(s.loot, wreck * VALUES, TAKE)
        plantation = s.t.chart.plantation[self.tile]
        if plantation >= 0:
            at = plantation * VALUES
            for a in put_in(s.stock, at, GROW):
                value = first(a) // KINDS
                if s.stock[at + value] + SIZES[first(a) % KINDS] <= s.t.capacity[at + value]:
                    out.append(a)
            out += take_out(s.stock, at, REAP)
        return out

    def explore(self, s: State, seat: int) -> list[Action]:
        return [DONE]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[NS-2.34] [NS-2.35] A plantation holds wood, cloth and rum up to its capacity."""
        return "NS-2.35" if a & VERB == GROW else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        verb = a & VERB
        if verb == DONE:
            return END
        if verb == GIVE or verb == TAKE:
            if s.wreck_at(self.tile) < 0:
                leave_wreck(s, self.tile, [0] * VALUES)
            change(s.loot, s.wreck_at(self.tile) * VALUES, first(a), 1 if verb == GIVE else -1)
            told(s, "changed-tile", self.tile, C_WRECK)
            clear_wrecks(s)
        else:
            at = s.t.chart.plantation[self.tile] * VALUES
            change(s.stock, at, first(a), 1 if verb == GROW else -1)
            told(s, "changed-tile", self.tile, C_STOCK)
        return END


def told(s: State, kind: str, what: int, which: int) -> None:
    """[NS-R.27] [NS-16.7] Every change is counted and told to everybody."""
    s.changes += 1
    if s.events is not None:
        s.tell(kind, what, which)


def tell_team(s: State, team: int, which: int, is_seen: bool) -> None:
    """[NS-R.27] [NS-17.3] Everybody hears that there was a hidden change, but only the team hears what it
    was. Such a change cannot be undone, since nobody would see that.
    """
    s.changes += 1
    if not is_seen:
        s.cut()
    if s.events is not None:
        s.tell("changed-team", team, which if is_seen else C_UNSEEN)
        if not is_seen:
            s.tell_only(1 << team | 1 << s.t.organiser, "changed-team", team, which)


@dataclass
class EditTeam(Organisers):
    """[NS-16.1] The organiser credits or takes points, money and goods, or gives the team another ship."""

    team: int

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.team,)

    def legal(self, s: State, seat: int) -> list[Action]:
        at = self.team * VALUES
        out = [DONE, *put_in(s.store, at, GIVE), *take_out(s.store, at, TAKE)]
        for i, step in enumerate(STEPS):
            if 0 <= s.points[self.team] + step <= MAX_AMOUNT:
                out.append(POINTS | i << 12)
        # [NS-R.40] A late ship comes to a team that is there.
        if len(s.fleet(self.team)) < MOST_SHIPS and not s.asleep[self.team]:
            out += [LAUNCH | kind << 12 | port for kind in range(SHIPS) for port in range(len(s.t.port_ids))]
        return out

    def explore(self, s: State, seat: int) -> list[Action]:
        return [DONE]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        verb = a & VERB
        if verb == DONE:
            return END
        if verb == POINTS:
            s.points[self.team] += STEPS[first(a)]
            if not s.t.hidden_points:
                s.shown[self.team] = s.points[self.team]
            tell_team(s, self.team, C_POINTS, not s.t.hidden_points)
        elif verb == LAUNCH:
            tile = s.t.chart.ports[second(a)]
            ship = add_ship(s, self.team, first(a), tile, s.t.chart.open_face(tile), 0)
            s.changes += 1
            if s.events is not None:
                s.tell("launched", s.hull[ship], first(a), second(a))
        else:
            change(s.store, self.team * VALUES, first(a), 1 if verb == GIVE else -1)
            tell_team(s, self.team, C_STORES, s.t.open_economy)
        return END


@dataclass
class EditPrices(Organisers):
    """[NS-2.23] The organiser changes what ports ask and pay."""

    def legal(self, s: State, seat: int) -> list[Action]:
        out = [DONE]
        for value in range(METAL, VALUES):
            for i, step in enumerate(STEPS):
                if s.t.buy_price[value] and 1 <= s.buy_price[value] + step <= MAX_AMOUNT:
                    out.append(ASK_PRICE | value << 12 | i)
                if 0 <= s.sell_price[value] + step <= MAX_AMOUNT:
                    out.append(PAY_PRICE | value << 12 | i)
        return out

    def explore(self, s: State, seat: int) -> list[Action]:
        return [DONE]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == DONE:
            return END
        value = first(a)
        prices = s.buy_price if a & VERB == ASK_PRICE else s.sell_price
        prices[value] += STEPS[second(a)]
        s.changes += 1
        if s.events is not None:
            s.tell("changed-prices", value, s.buy_price[value], s.sell_price[value])
        return END


@dataclass
class EditShip(Organisers):
    """[NS-R.27] The organiser changes a ship: cargo, place, facing, hit points, type, enhancements, marks."""

    ship: int

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (s.hull[self.ship],)

    def legal(self, s: State, seat: int) -> list[Action]:
        ship = self.ship
        out = [DONE]
        out += [TURN_TO | face << 12 for face in range(FACES) if face != s.face[ship]]
        out += [PUT | tile << 12 for tile in free_tiles(s, ship)]
        for i, step in enumerate(STEPS):
            if not s.dead[ship] and 1 <= s.hp[ship] + step <= s.most_hp(ship):
                out.append(HIT_POINTS | i << 12)
            if 0 <= s.xp[ship] + step <= MAX_AMOUNT:
                out.append(EXPERIENCE | i << 12)
        if s.dead[ship]:
            return [*out, REVIVE]
        at = ship * VALUES
        room = cargo_room(s, ship)
        for a in put_in(s.hold, at, GIVE):
            if first(a) // KINDS < METAL or SIZES[first(a) % KINDS] <= room:
                out.append(a)
        out += take_out(s.hold, at, TAKE)
        out += [RETYPE | kind << 12 for kind in range(SHIPS) if kind != s.kind[ship]]
        fits = s.t.fits[s.kind[ship] * FITTINGS : (s.kind[ship] + 1) * FITTINGS]
        out += [ENHANCE | e << 12 for e in range(FITTINGS) if fits[e]]
        return [*out, CHAIN_MARK, DESTROY]

    def explore(self, s: State, seat: int) -> list[Action]:
        return [DONE]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[NS-2.6] [NS-2.7] [NS-3.6] Not even the organiser puts a ship on land or on another ship."""
        if a & VERB == PUT:
            return "NS-2.6" if first(a) < s.t.chart.tiles and s.t.chart.is_land[first(a)] else "NS-2.7"
        return "NS-3.6" if a & VERB == GIVE else "NS-5.4" if a & VERB == ENHANCE else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == DONE:
            return END
        told(s, "changed-ship", s.hull[self.ship], edit_ship(s, self.ship, a & VERB, first(a)))
        return END


def edit_ship(s: State, ship: int, verb: int, what: int) -> int:
    """Carry out a change of a ship. Returns the name of the change."""
    if verb == GIVE or verb == TAKE:
        change(s.hold, ship * VALUES, what, 1 if verb == GIVE else -1)
        return C_CARGO
    if verb == PUT:
        s.tile[ship] = what
        return C_PLACE
    if verb == TURN_TO:
        s.face[ship] = what
        return C_HEADING
    if verb == HIT_POINTS:
        s.hp[ship] += STEPS[what]
        return C_HP
    if verb == EXPERIENCE:
        s.xp[ship] += STEPS[what]
        return C_XP
    if verb == RETYPE:
        retype(s, ship, what)
        return C_TYPE
    if verb == ENHANCE:
        at = ship * FITTINGS + what
        s.fit[at] = WORKING if s.fit[at] == ABSENT else BROKEN if s.fit[at] == WORKING else ABSENT
        s.hp[ship] = min(s.hp[ship], s.most_hp(ship))
        return C_FIT
    if verb == CHAIN_MARK:
        s.chained[ship] = 1 - s.chained[ship]
        return C_CHAIN
    if verb == REVIVE:
        revive(s, ship)
        return C_REVIVED
    sink(s, ship, s.tile[ship])
    return C_DESTROYED


def retype(s: State, ship: int, kind: int) -> None:
    """Give the ship another type, with full hit points; it loses what that type cannot carry."""
    s.kind[ship] = kind
    for e in range(FITTINGS):
        if not s.t.fits[kind * FITTINGS + e]:
            s.fit[ship * FITTINGS + e] = ABSENT
    over = s.goods(ship) - s.t.hold[kind]
    for value in range(VALUES - 1, METAL - 1, -1):
        less = max(0, min(over, s.hold[ship * VALUES + value]))
        s.hold[ship * VALUES + value] -= less
        over -= less
    s.hp[ship] = s.most_hp(ship)
