"""Reads the fights of a position: the boss, the ships in the arena, what they are to do."""

from __future__ import annotations

from typing import Final

from admiralty.core.codec import BadPosition
from admiralty.games.naval_strategy.mapfile import TYPES
from admiralty.games.naval_strategy.reader_words import (
    facing,
    find,
    is_number,
    number,
    numbers,
    read_orders,
    ship_number,
    take_fittings,
    tile_of,
)
from admiralty.games.naval_strategy.state import Fight, Fighter, State
from admiralty.games.naval_strategy.tables import ABSENT, FITTINGS, HULL, SHIPS, WORKING

NOT_SAID: Final = -1  # hit points
FIGHT_NUMBERS: Final = 7  # before the damage that each team has dealt
FIGHTER_NUMBERS: Final = 9  # before the enhancements


def read_fight(s: State, args: list[str]) -> Fight:
    """A boss on its tile of the arena, in the fight of a team."""
    if is_number(args):
        return numbered_fight(numbers(args, FIGHT_NUMBERS + s.t.teams))
    t = s.t
    slot, boss = find(t.team_ids, args[0], "team"), find(t.boss_ids, args[1], "boss")
    tile, face = tile_of(t.arena, args[2]), facing(args[3])
    fight = Fight(slot, boss, tile, face, t.hp[SHIPS + boss], [0] * t.teams)
    rest = args[4:]
    while rest:
        key = rest.pop(0)
        if key == "turn":
            fight.turn = number(rest.pop(0))
        elif key == "hp":
            fight.hp = number(rest.pop(0))
        elif key == "chained":
            fight.chained = 1
        elif key == "dealt":
            while rest and rest[0] in t.team_ids:
                team = t.team_ids.index(rest.pop(0))
                fight.dealt[team] = number(rest.pop(0))
        else:
            raise BadPosition(f"{key!r} cannot be said of a fight")
    return fight


def numbered_fight(found: list[int]) -> Fight:
    """As earlier positions had it."""
    slot, boss, turn, tile, face, hp, chained = found[:FIGHT_NUMBERS]
    fight = Fight(slot, boss, tile, face, hp, found[FIGHT_NUMBERS:])
    fight.turn = turn
    fight.chained = chained
    return fight


def add_fighter(s: State, fight: Fight, args: list[str]) -> None:
    """A ship's copy in the arena; it also counts as one of the first ships."""
    if is_number(args):
        copy = numbered_fighter(numbers(args, FIGHTER_NUMBERS + FITTINGS))
    else:
        copy = named_fighter(s, args)
    fight.ships.append(copy)
    fight.taken.append(copy.ship)


def named_fighter(s: State, args: list[str]) -> Fighter:
    t = s.t
    ship = ship_number(s, args[0].removeprefix("arena-"))
    kind, tile = find(TYPES, args[1], "type"), tile_of(t.arena, args[2])
    copy = Fighter(ship, s.team[ship], kind, tile, facing(args[3]), NOT_SAID, 0, [ABSENT] * FITTINGS)
    rest = args[4:]
    while rest:
        key = rest.pop(0)
        if key == "hp":
            copy.hp = number(rest.pop(0))
        elif key == "chained":
            copy.chained = 1
        elif key == "cargo":
            copy.goods = number(rest.pop(0))
        elif key == "reported":
            copy.reported = 1
        elif key == "fit":
            copy.fit = take_fittings(rest)
        else:
            raise BadPosition(f"{key!r} cannot be said of a ship in the arena")
    if copy.hp == NOT_SAID:
        copy.hp = t.hp[kind] + (t.more_hp[kind] if copy.fit[HULL] == WORKING else 0)
    return copy


def numbered_fighter(found: list[int]) -> Fighter:
    """As earlier positions had it."""
    ship, team, kind, tile, face, hp, chained, goods, reported = found[:FIGHTER_NUMBERS]
    copy = Fighter(ship, team, kind, tile, face, hp, goods, found[FIGHTER_NUMBERS:])
    copy.chained = chained
    copy.reported = reported
    return copy


def give_orders(s: State, fight: Fight, args: list[str]) -> None:
    """What a ship is to do in the arena; earlier positions had numbers for both."""
    if is_number(args):
        fight.ships[number(args[0])].orders = numbers(args[1:])
        return
    ship = ship_number(s, args[0].removeprefix("arena-"))
    ships = [copy.ship for copy in fight.ships]
    fight.ships[ships.index(ship)].orders = read_orders(s.t, s.t.arena, args[1:])
