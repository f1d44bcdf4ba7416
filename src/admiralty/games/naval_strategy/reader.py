"""Reads a position in the words of notation.py.

Whatever is left out is as at the start. If any ship is given, only the given ones are there. A ship or a boss
without given hit points has all of them.
"""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.codec import BadPosition
from admiralty.core.luck import Tape
from admiralty.games.naval_strategy.datacheck import MAX_NUMBER
from admiralty.games.naval_strategy.mapfile import TYPES
from admiralty.games.naval_strategy.r02_setup import empty_state, new_state
from admiralty.games.naval_strategy.r04_turn import Match
from admiralty.games.naval_strategy.r12_building import add_ship
from admiralty.games.naval_strategy.reader_arena import NOT_SAID, add_fighter, give_orders, read_fight
from admiralty.games.naval_strategy.reader_words import (
    facing,
    find,
    is_number,
    named,
    number,
    numbers,
    only_amounts,
    read_orders,
    ship_number,
    ship_numbers,
    take_amounts,
    take_fittings,
    tile_of,
)
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import (
    FITTINGS,
    MOST_SHIPS,
    OWN_NUMBERS,
    OWN_SLOTS,
    VALUES,
    Tables,
)


class Reader:
    """Reads the game's own part of a position."""

    def __init__(self, tape: Tape, t: Tables) -> None:
        self.tape = tape
        self.t = t
        self.s = new_state(tape, t)

    def read(self, words: list[str]) -> State:
        if any(word.split()[0] == "ship" for word in words):
            self.s = empty_state(self.tape, self.t)
        s = self.s
        for word in words:
            key, *args = word.split()
            try:
                self.word(key, args)
            except (IndexError, ValueError) as error:
                if isinstance(error, BadPosition):
                    raise
                raise BadPosition(f"{word!r} is not part of a position") from None
        flow.stand(s, (Match(), "week" if words else "facings"))
        return s

    def word(self, key: str, args: list[str]) -> None:
        s = self.s
        if key in ("turn", "day", "hour", "changes"):
            (value,) = numbers(args, 1)
            setattr(s, key, value)
        elif key == "ask":
            s.buy_price = only_amounts(args)
        elif key == "pay":
            s.sell_price = only_amounts(args)
        elif key == "team":
            self.team(args)
        elif key == "ship":
            self.ship(args)
        elif key == "orders":
            s.orders[ship_number(s, args[0])] = read_orders(self.t, self.t.chart, args[1:])
        elif key == "reported":
            for name in args:
                s.reported[ship_number(s, name)] = 1
        elif key == "decreed":
            for name in args:
                s.decreed[ship_number(s, name)] = 1
        elif key == "ready":
            for name in args:
                s.ready[find(self.t.team_ids, name, "team")] = 1
        elif key == "asleep":
            away = [find(self.t.team_ids, name, "team") for name in args]
            s.asleep = [int(team in away) for team in range(self.t.teams)]
            s.ready = s.asleep[:]
        else:
            self.rest(key, args)

    def rest(self, key: str, args: list[str]) -> None:
        """Wrecks and plantations, bosses, fights and what they bring."""
        s = self.s
        if key == "wreck":
            s.wrecks.append(tile_of(self.t.chart, args[0]))
            s.loot += only_amounts(args[1:])
        elif key == "plantation":
            self.plantation(args)
        elif key == "own":
            self.own(args)
        elif key == "building":
            s.building.append(numbers(args, 5) if is_number(args) else self.building(args))
        elif key == "fight":
            s.fights.append(read_fight(s, args))
        elif key == "spoils":
            team, boss = named(self.t.team_ids, args[0], "team"), named(self.t.boss_ids, args[1], "boss")
            s.spoils.append([team, boss, *ship_numbers(s, args[2:])])
        else:
            self.arena(key, args)

    def arena(self, key: str, args: list[str]) -> None:
        """The words that belong to the fight before them: its ships, their orders, those of the boss, and the
        first ships.
        """
        s = self.s
        if key == "fighter":
            add_fighter(s, s.fights[-1], args)
        elif key == "arena":
            give_orders(s, s.fights[-1], args)
        elif key == "boss":
            orders = numbers(args) if is_number(args) else read_orders(s.t, s.t.arena, args)
            s.fights[-1].orders = orders
        elif key == "taken":
            s.fights[-1].taken = ship_numbers(s, args)
        else:
            raise BadPosition(f"{key!r} is not part of a position")

    def team(self, args: list[str]) -> None:
        s = self.s
        team = find(self.t.team_ids, args[0], "team")
        rest = args[1:]
        if rest and rest[0] not in ("points", "shown", "beaten"):
            s.store[team * VALUES : (team + 1) * VALUES] = take_amounts(rest)
        while rest:
            key = rest.pop(0)
            if key == "points":
                s.points[team] = s.shown[team] = number(rest.pop(0))
            elif key == "shown":
                s.shown[team] = number(rest.pop(0))
            elif key == "beaten":
                for name in rest:
                    s.beaten[team] |= 1 << find(self.t.boss_ids, name, "boss")
                return
            else:
                raise BadPosition(f"{key!r} cannot be said of a team")

    def ship(self, args: list[str]) -> None:
        s = self.s
        hull = find(self.t.ship_ids, args[0], "ship")
        if hull >= self.t.teams * MOST_SHIPS:
            raise BadPosition(f"{args[0]!r} is not a ship of the sea")
        kind, tile = find(TYPES, args[1], "type"), tile_of(self.t.chart, args[2])
        ship = add_ship(s, hull // MOST_SHIPS, kind, tile, facing(args[3]), 0)
        s.hull[ship] = hull
        s.hp[ship] = NOT_SAID
        self.details(ship, args[4:])
        if s.hp[ship] == NOT_SAID:
            s.hp[ship] = 0 if s.dead[ship] else s.most_hp(ship)

    def details(self, ship: int, rest: list[str]) -> None:
        s = self.s
        while rest:
            key = rest.pop(0)
            if key == "hp":
                s.hp[ship] = number(rest.pop(0))
            elif key == "destroyed":
                s.dead[ship] = 1
            elif key == "chained":
                s.chained[ship] = 1
            elif key == "lowered":
                s.lowered[ship] = 1
            elif key == "hold":
                s.hold[ship * VALUES : (ship + 1) * VALUES] = take_amounts(rest)
            elif key == "fit":
                s.fit[ship * FITTINGS : (ship + 1) * FITTINGS] = take_fittings(rest)
            elif key == "xp":
                s.xp[ship] = number(rest.pop(0))
            elif key == "captain":
                s.captain[ship] = number(rest.pop(0)) - 1
            else:
                raise BadPosition(f"{key!r} cannot be said of a ship")

    def plantation(self, args: list[str]) -> None:
        plantation = self.t.chart.plantation[tile_of(self.t.chart, args[0])]
        if plantation == -1:
            raise BadPosition(f"there is no plantation on {args[0]}")
        self.s.stock[plantation * VALUES : (plantation + 1) * VALUES] = only_amounts(args[1:])

    def building(self, args: list[str]) -> list[int]:
        """A ship on order: team, type, port, facing, enhancements."""
        rest = args[4:]
        chosen = sum([1 << e for e, fit in enumerate(take_fittings(rest)) if fit])
        if rest:
            raise BadPosition(f"{rest[0]!r} cannot be said of a ship on order")
        t = self.t
        team, kind = find(t.team_ids, args[0], "team"), find(TYPES, args[1], "type")
        return [team, kind, find(t.port_ids, args[2], "port"), facing(args[3]), chosen]

    def own(self, args: list[str]) -> None:
        """A boss of the organiser's own; the tables have it too."""
        if self.t.organiser < 0:
            raise BadPosition("there is no organiser to make bosses")
        if is_number(args):
            found = numbers(args, OWN_SLOTS * OWN_NUMBERS)
        else:
            boss, like, *rest = args
            slot = find(self.t.boss_ids[self.t.printed_bosses :], boss, "boss of the organiser's own")
            if rest[::2] != ["hp", "guns", "speed"]:
                raise BadPosition(f"of {boss} must be said hp, guns and speed")
            model = find(self.t.boss_ids[: self.t.printed_bosses], like, "printed boss")
            found = self.s.own[:]
            found[slot * OWN_NUMBERS : (slot + 1) * OWN_NUMBERS] = [model + 1, *numbers(rest[1::2], 3)]
        if max(found[::OWN_NUMBERS]) > self.t.printed_bosses or max(found) > MAX_NUMBER:
            raise BadPosition("a boss is like none there is, or too large")
        self.s.own = found
        self.s.t = self.t.armed(found)
