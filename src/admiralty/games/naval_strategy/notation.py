"""A position in words, both ways.

Written: `turn N; day N; hour N; changes N; ask N...; pay N...; team TEAM five amounts points N shown N beaten
BOSS...; ship ID TYPE TILE FACE hp N ...; orders ID code numbers...; reported ID...; ready TEAM...; wreck TILE
five amounts; plantation TILE five amounts; decreed ID...; asleep TEAM...; own numbers; building numbers;
fight numbers; fighter numbers; arena numbers; boss numbers; taken numbers; spoils numbers`.

Of a ship may be said: `hp N`, `destroyed`, `chained`, `lowered`, `hold` with five amounts, `fit` with
enhancements, a star behind those that are broken, `xp N`, `captain N`. Read: what is not said stands as
at the start. When a ship is said, only those said are there.
"""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.codec import BadPosition
from admiralty.core.luck import Tape
from admiralty.games.naval_strategy.datacheck import ENHANCEMENTS, MAX_NUMBER
from admiralty.games.naval_strategy.mapfile import TYPES
from admiralty.games.naval_strategy.r02_chart import FACES
from admiralty.games.naval_strategy.r02_setup import empty_state, new_state
from admiralty.games.naval_strategy.r04_orders import CODES, HOWITZER, LENGTH, starts
from admiralty.games.naval_strategy.r04_turn import Match
from admiralty.games.naval_strategy.r12_building import add_ship
from admiralty.games.naval_strategy.state import Fight, Fighter, State
from admiralty.games.naval_strategy.tables import (
    BROKEN,
    FITTINGS,
    MOST_SHIPS,
    OWN_NUMBERS,
    OWN_SLOTS,
    VALUES,
    WORKING,
    Tables,
)

LONGEST_NUMBER = 12
FIGHT_NUMBERS = 7  # before the damage that each team has dealt
FIGHTER_NUMBERS = 9  # before the enhancements


def joined(numbers: list[int]) -> str:
    return " ".join(str(n) for n in numbers)


def write(s: State) -> list[str]:
    t = s.t
    words = [f"turn {s.turn}", f"day {s.day}", f"hour {s.hour}", f"changes {s.changes}"]
    words += [f"own {joined(s.own)}"] if any(s.own) else []
    words += [f"ask {joined(s.buy_price)}", f"pay {joined(s.sell_price)}"]
    for team, name in enumerate(t.team_ids):
        beaten = "".join(f" {boss}" for i, boss in enumerate(t.boss_ids) if s.beaten[team] >> i & 1)
        store = joined(s.store[team * VALUES : (team + 1) * VALUES])
        words.append(f"team {name} {store} points {s.points[team]} shown {s.shown[team]} beaten{beaten}")
    if t.late:
        words.append(" ".join(["asleep", *[name for name, off in zip(t.team_ids, s.asleep) if off]]))
    words += [write_ship(s, ship) for ship in range(s.ships())]
    for ship, o in enumerate(s.orders):
        if o:
            words.append(f"orders {t.ship_ids[s.hull[ship]]} {write_orders(s, o)}")
    reported = [t.ship_ids[hull] for hull, done in zip(s.hull, s.reported) if done]
    if reported:
        words.append(f"reported {' '.join(reported)}")
    decreed = [t.ship_ids[hull] for hull, by in zip(s.hull, s.decreed) if by]
    if decreed:
        words.append(f"decreed {' '.join(decreed)}")
    if any(s.ready):
        words.append(f"ready {' '.join(name for name, done in zip(t.team_ids, s.ready) if done)}")
    for w, tile in enumerate(s.wrecks):
        words.append(f"wreck {t.chart.word(tile)} {joined(s.loot[w * VALUES : (w + 1) * VALUES])}")
    for p, tile in enumerate(t.chart.plantations):
        at = p * VALUES
        if s.stock[at : at + VALUES] != t.capacity[at : at + VALUES]:
            words.append(f"plantation {t.chart.word(tile)} {joined(s.stock[at : at + VALUES])}")
    words += [f"building {joined(order)}" for order in s.building]
    for fight in s.fights:
        words += write_fight(fight)
    words += [f"spoils {joined(spoil)}" for spoil in s.spoils]
    return words


def write_fight(fight: Fight) -> list[str]:
    words = [f"fight {joined(fight.numbers())}"]
    words += [f"fighter {joined(copy.numbers())}" for copy in fight.ships]
    words += [
        f"arena {number} {joined(copy.orders)}" for number, copy in enumerate(fight.ships) if copy.orders
    ]
    words += [f"boss {joined(fight.orders)}"] if fight.orders else []
    return [*words, f"taken {joined(fight.taken)}"]


def write_ship(s: State, ship: int) -> str:
    t = s.t
    words = [
        "ship",
        t.ship_ids[s.hull[ship]],
        TYPES[s.kind[ship]],
        t.chart.word(s.tile[ship]),
        str(s.face[ship]),
    ]
    words.append(f"hp {s.hp[ship]}")
    for name, mark in (("destroyed", s.dead), ("chained", s.chained), ("lowered", s.lowered)):
        if mark[ship]:
            words.append(name)
    hold = s.hold[ship * VALUES : (ship + 1) * VALUES]
    if any(hold):
        words.append(f"hold {joined(hold)}")
    fit = s.fit[ship * FITTINGS : (ship + 1) * FITTINGS]
    if any(fit):
        names = [ENHANCEMENTS[e] + ("*" if n == BROKEN else "") for e, n in enumerate(fit) if n]
        words.append(f"fit {' '.join(names)}")
    if s.xp[ship]:
        words.append(f"xp {s.xp[ship]}")
    words.append(f"captain {s.captain[ship] + 1}")
    return " ".join(words)


def write_orders(s: State, o: list[int]) -> str:
    """Each order by its name, then its numbers; a howitzer's tile as a tile."""
    words: list[str] = []
    for k in starts(o):
        words.append(CODES[o[k]])
        rest = o[k + 1 : k + LENGTH[o[k]]]
        words += [s.t.chart.word(rest[0])] if o[k] == HOWITZER else [str(n) for n in rest]
    return " ".join(words)


def number(word: str) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > LONGEST_NUMBER:
        raise BadPosition(f"{word!r} is not a whole number")
    return int(word)


def numbers(words: list[str], count: int = 0) -> list[int]:
    found = [number(word) for word in words]
    if count and len(found) != count:
        raise BadPosition(f"there must be {count} numbers, not {' '.join(words)!r}")
    return found


def read_fight(found: list[int]) -> Fight:
    slot, boss, turn, tile, face, hp, chained = found[:FIGHT_NUMBERS]
    fight = Fight(slot, boss, tile, face, hp, found[FIGHT_NUMBERS:])
    fight.turn = turn
    fight.chained = chained
    return fight


def read_fighter(found: list[int]) -> Fighter:
    ship, team, kind, tile, face, hp, chained, goods, reported = found[:FIGHTER_NUMBERS]
    copy = Fighter(ship, team, kind, tile, face, hp, goods, found[FIGHTER_NUMBERS:])
    copy.chained = chained
    copy.reported = reported
    return copy


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
            s.buy_price = numbers(args, VALUES)
        elif key == "pay":
            s.sell_price = numbers(args, VALUES)
        elif key == "team":
            self.team(args)
        elif key == "ship":
            self.ship(args)
        elif key == "orders":
            s.orders[self.number_of(args[0])] = self.orders(args[1:])
        elif key == "reported":
            for name in args:
                s.reported[self.number_of(name)] = 1
        elif key == "ready":
            for name in args:
                s.ready[self.find(self.t.team_ids, name, "team")] = 1
        elif key == "decreed":
            for name in args:
                s.decreed[self.number_of(name)] = 1
        elif key == "asleep":
            away = [self.find(self.t.team_ids, name, "team") for name in args]
            s.asleep = [int(team in away) for team in range(self.t.teams)]
            s.ready = s.asleep[:]
        elif key in ("wreck", "plantation"):
            self.source(key, args)
        else:
            self.rest(key, args)

    def rest(self, key: str, args: list[str]) -> None:
        s = self.s
        if key == "own":
            self.own(numbers(args, OWN_SLOTS * OWN_NUMBERS))
        elif key == "building":
            s.building.append(numbers(args, 5))
        elif key == "fight":
            s.fights.append(read_fight(numbers(args, FIGHT_NUMBERS + self.t.teams)))
        elif key == "fighter":
            s.fights[-1].ships.append(read_fighter(numbers(args, FIGHTER_NUMBERS + FITTINGS)))
        elif key == "arena":
            s.fights[-1].ships[number(args[0])].orders = numbers(args[1:])
        elif key == "boss":
            s.fights[-1].orders = numbers(args)
        elif key == "taken":
            s.fights[-1].taken = numbers(args)
        elif key == "spoils":
            s.spoils.append(numbers(args))
        else:
            raise BadPosition(f"{key!r} is not part of a position")

    def own(self, found: list[int]) -> None:
        """[NS-R.39] Bosses of the organiser's own; the tables have them too."""
        if self.t.organiser < 0:
            raise BadPosition("there is no organiser to make bosses")
        if max(found[::OWN_NUMBERS]) > self.t.printed_bosses or max(found) > MAX_NUMBER:
            raise BadPosition("a boss is like none there is, or too large")
        self.s.own = found
        self.s.t = self.t.armed(found)

    def find(self, names: list[str], name: str, what: str) -> int:
        if name not in names:
            raise BadPosition(f"there is no {what} {name!r}")
        return names.index(name)

    def number_of(self, name: str) -> int:
        """A ship by its word."""
        hull = self.find(self.t.ship_ids, name, "ship")
        if hull not in self.s.hull:
            raise BadPosition(f"there is no ship {name!r}")
        return self.s.hull.index(hull)

    def tile(self, word: str) -> int:
        return self.find(self.t.tile_ids[: self.t.chart.tiles], word, "tile")

    def team(self, args: list[str]) -> None:
        s = self.s
        team = self.find(self.t.team_ids, args[0], "team")
        amounts = args[1 : 1 + VALUES]
        s.store[team * VALUES : (team + 1) * VALUES] = numbers(amounts, VALUES)
        rest = args[1 + VALUES :]
        while rest:
            key = rest.pop(0)
            if key == "points":
                s.points[team] = s.shown[team] = number(rest.pop(0))
            elif key == "shown":
                s.shown[team] = number(rest.pop(0))
            elif key == "beaten":
                for name in rest:
                    s.beaten[team] |= 1 << self.find(self.t.boss_ids, name, "boss")
                return
            else:
                raise BadPosition(f"{key!r} cannot be said of a team")

    def ship(self, args: list[str]) -> None:
        s = self.s
        hull = self.find(self.t.ship_ids, args[0], "ship")
        if hull >= self.t.teams * MOST_SHIPS:
            raise BadPosition(f"{args[0]!r} is not a ship of the sea")
        kind = self.find(TYPES, args[1], "type")
        face = number(args[3])
        if face >= FACES:
            raise BadPosition(f"there is no facing {args[3]!r}")
        ship = add_ship(s, hull // MOST_SHIPS, kind, self.tile(args[2]), face, 0)
        s.hull[ship] = hull
        self.details(ship, args[4:])

    def details(self, ship: int, rest: list[str]) -> None:
        s = self.s
        whole = True
        while rest:
            key = rest.pop(0)
            if key == "hp":
                s.hp[ship] = number(rest.pop(0))
                whole = False
            elif key == "destroyed":
                s.dead[ship] = 1
                s.hp[ship] = 0
                whole = False
            elif key == "chained":
                s.chained[ship] = 1
            elif key == "lowered":
                s.lowered[ship] = 1
            elif key == "hold":
                s.hold[ship * VALUES : (ship + 1) * VALUES] = numbers(rest[:VALUES], VALUES)
                del rest[:VALUES]
            elif key == "fit":
                while rest and rest[0].rstrip("*") in ENHANCEMENTS:
                    name = rest.pop(0)
                    e = ENHANCEMENTS.index(name.rstrip("*"))
                    s.fit[ship * FITTINGS + e] = BROKEN if name.endswith("*") else WORKING
            elif key == "xp":
                s.xp[ship] = number(rest.pop(0))
            elif key == "captain":
                s.captain[ship] = number(rest.pop(0)) - 1
            else:
                raise BadPosition(f"{key!r} cannot be said of a ship")
        if whole:
            s.hp[ship] = s.most_hp(ship)

    def orders(self, words: list[str]) -> list[int]:
        o: list[int] = []
        rest = words[:]
        while rest:
            code = self.find(CODES, rest.pop(0), "order")
            o.append(code)
            for _ in range(LENGTH[code] - 1):
                word = rest.pop(0)
                o.append(self.tile(word) if code == HOWITZER else number(word))
        return o

    def source(self, key: str, args: list[str]) -> None:
        s = self.s
        tile = self.tile(args[0])
        amounts = numbers(args[1:], VALUES)
        if key == "wreck":
            s.wrecks.append(tile)
            s.loot += amounts
            return
        plantation = self.t.chart.plantation[tile]
        if plantation == -1:
            raise BadPosition(f"there is no plantation on {args[0]}")
        s.stock[plantation * VALUES : (plantation + 1) * VALUES] = amounts
