"""A position in words; reader.py reads it back.

    turn N; day N; hour N; changes N
    own BOSS LIKE-BOSS hp N guns N speed N
    ask AMOUNTS; pay AMOUNTS
    team TEAM AMOUNTS points N shown N beaten BOSS...
    asleep TEAM...; ready TEAM...
    ship SHIP TYPE TILE FACING hp N destroyed chained lowered hold AMOUNTS fit ENHANCEMENT... xp N captain N
    orders SHIP ORDER...; reported SHIP...; decreed SHIP...
    wreck TILE AMOUNTS; plantation TILE AMOUNTS
    building TEAM TYPE PORT FACING ENHANCEMENT...
    fight TEAM BOSS TILE FACING turn N hp N chained dealt TEAM N...
    fighter SHIP TYPE TILE FACING hp N chained cargo N reported fit ENHANCEMENT...
    arena SHIP ORDER...; boss ORDER...; taken SHIP...
    spoils TEAM BOSS SHIP...

Amounts are `5-wood 2-rum`, or `nothing`. A star marks a broken enhancement. Orders stand as players write
them, without the ship: `forward`, `howitzer 0,-1`, `load wreck 5-wood`, `sell 5-rum hold 2-rum`, `fit hull`,
`boss corsair`. What is said of a fight follows it: its ships, their orders and those of the boss, and its
first ships if some have left.
"""

from __future__ import annotations

from admiralty.games.naval_strategy.datacheck import ENHANCEMENTS, GOODS
from admiralty.games.naval_strategy.mapfile import TYPES
from admiralty.games.naval_strategy.r02_chart import Chart
from admiralty.games.naval_strategy.r04_orders import (
    BOSS,
    BUY,
    CODES,
    FIT,
    HOWITZER,
    LOAD,
    MEND,
    SELL,
    starts,
)
from admiralty.games.naval_strategy.r14_bosses import arena_hull
from admiralty.games.naval_strategy.state import Fight, Fighter, State
from admiralty.games.naval_strategy.tables import BROKEN, FITTINGS, OWN_NUMBERS, OWN_SLOTS, VALUES, Tables
from admiralty.games.naval_strategy.words import SOURCES

FITTING_WORDS = [name.replace("_", "-") for name in ENHANCEMENTS]


def write(s: State) -> list[str]:
    words = [f"turn {s.turn}", f"day {s.day}", f"hour {s.hour}", f"changes {s.changes}"]
    words += write_own_bosses(s)
    words += [f"ask {amounts(s.buy_price)}", f"pay {amounts(s.sell_price)}"]
    words += [write_team(s, team) for team in range(s.t.teams)]
    if s.t.late:
        words.append(" ".join(["asleep", *marked(s.t.team_ids, s.asleep)]))
    words += [write_ship(s, ship) for ship in range(s.ships())]
    names = ship_words(s)
    for name, o in zip(names, s.orders):
        if o:
            words.append(f"orders {name} {write_orders(s.t, s.t.chart, o)}")
    for key, found in (
        ("reported", marked(names, s.reported)),
        ("decreed", marked(names, s.decreed)),
        ("ready", marked(s.t.team_ids, s.ready)),
    ):
        if found:
            words.append(" ".join([key, *found]))
    words += write_sources(s)
    words += [write_building(s.t, order) for order in s.building]
    for fight in s.fights:
        words += write_fight(s, fight)
    for team, boss, *ships in s.spoils:
        words.append(" ".join(["spoils", s.t.team_ids[team], s.t.boss_ids[boss], *[names[i] for i in ships]]))
    return words


def ship_words(s: State) -> list[str]:
    """The words of all ships at sea, in registration order."""
    return [s.t.ship_ids[hull] for hull in s.hull]


def marked(names: list[str], marks: list[int]) -> list[str]:
    return [name for name, mark in zip(names, marks) if mark]


def amounts(numbers: list[int]) -> str:
    """`5-wood 2-rum`, or `nothing`."""
    return " ".join([f"{n}-{good}" for n, good in zip(numbers, GOODS) if n]) or "nothing"


def fittings(fit: list[int]) -> str:
    """Enhancements on board, a star behind those that are broken: ` fit hull mortar*`, or nothing."""
    names = [FITTING_WORDS[e] + ("*" if n == BROKEN else "") for e, n in enumerate(fit) if n]
    return f" fit {' '.join(names)}" if names else ""


def write_own_bosses(s: State) -> list[str]:
    """Bosses of the organiser's own: whom each is like, and its numbers."""
    out: list[str] = []
    for slot in range(OWN_SLOTS):
        like, hp, guns, speed = s.own[slot * OWN_NUMBERS : (slot + 1) * OWN_NUMBERS]
        if like:
            out.append(f"own own-{slot + 1} {s.t.boss_ids[like - 1]} hp {hp} guns {guns} speed {speed}")
    return out


def write_team(s: State, team: int) -> str:
    store = amounts(s.store[team * VALUES : (team + 1) * VALUES])
    beaten = "".join([f" {boss}" for i, boss in enumerate(s.t.boss_ids) if s.beaten[team] >> i & 1])
    return f"team {s.t.team_ids[team]} {store} points {s.points[team]} shown {s.shown[team]} beaten{beaten}"


def write_ship(s: State, ship: int) -> str:
    name, tile = s.t.ship_ids[s.hull[ship]], s.t.chart.word(s.tile[ship])
    text = f"ship {name} {TYPES[s.kind[ship]]} {tile} {s.face[ship]} hp {s.hp[ship]}"
    for word, mark in (("destroyed", s.dead), ("chained", s.chained), ("lowered", s.lowered)):
        if mark[ship]:
            text += f" {word}"
    hold = s.hold[ship * VALUES : (ship + 1) * VALUES]
    if any(hold):
        text += f" hold {amounts(hold)}"
    text += fittings(s.fit[ship * FITTINGS : (ship + 1) * FITTINGS])
    if s.xp[ship]:
        text += f" xp {s.xp[ship]}"
    return f"{text} captain {s.captain[ship] + 1}"


def write_orders(t: Tables, chart: Chart, o: list[int]) -> str:
    """A ship's orders, each as players write it, with all its amounts behind it."""
    words: list[str] = []
    for k in starts(o):
        code = o[k]
        words.append(CODES[code])
        if code == HOWITZER:
            words.append(chart.word(o[k + 1]))
        elif code == FIT or code == MEND:
            words.append(FITTING_WORDS[o[k + 1]])
        elif code == BOSS:
            words.append(t.boss_ids[o[k + 1]])
        elif code == LOAD:
            words += [SOURCES[o[k + 1]], amounts(o[k + 2 : k + 2 + VALUES])]
        elif code == BUY or code == SELL:
            words.append(amounts(o[k + 1 : k + 1 + VALUES]))
        if code == SELL:
            words += ["hold", amounts(o[k + 1 + VALUES : k + 1 + 2 * VALUES])]
    return " ".join(words)


def write_sources(s: State) -> list[str]:
    """Wrecks, and the plantations that are not full."""
    word, capacity = s.t.chart.word, s.t.capacity
    out: list[str] = []
    for w, tile in enumerate(s.wrecks):
        out.append(f"wreck {word(tile)} {amounts(s.loot[w * VALUES : (w + 1) * VALUES])}")
    for p, tile in enumerate(s.t.chart.plantations):
        stock = s.stock[p * VALUES : (p + 1) * VALUES]
        if stock != capacity[p * VALUES : (p + 1) * VALUES]:
            out.append(f"plantation {word(tile)} {amounts(stock)}")
    return out


def write_building(t: Tables, order: list[int]) -> str:
    """A ship on order."""
    team, kind, port, face, chosen = order
    names = [name for e, name in enumerate(FITTING_WORDS) if chosen >> e & 1]
    return " ".join(["building", t.team_ids[team], TYPES[kind], t.port_ids[port], str(face), *names])


def write_fight(s: State, fight: Fight) -> list[str]:
    """The boss, the ships that are still there, what both are to do, and who came."""
    t = s.t
    text = f"fight {t.team_ids[fight.slot]} {t.boss_ids[fight.boss]} {t.arena.word(fight.tile)} {fight.face}"
    text += f" turn {fight.turn} hp {fight.hp}{' chained' if fight.chained else ''}"
    if any(fight.dealt):
        text += " dealt" + "".join([f" {t.team_ids[i]} {n}" for i, n in enumerate(fight.dealt) if n])
    words = [text, *[write_fighter(s, copy) for copy in fight.ships]]
    for copy in fight.ships:
        if copy.orders:
            name = t.ship_ids[arena_hull(s, copy.ship)]
            words.append(f"arena {name} {write_orders(t, t.arena, copy.orders)}")
    if fight.orders:
        words.append(f"boss {write_orders(t, t.arena, fight.orders)}")
    if fight.taken != [copy.ship for copy in fight.ships]:
        words.append(" ".join(["taken", *[t.ship_ids[s.hull[ship]] for ship in fight.taken]]))
    return words


def write_fighter(s: State, copy: Fighter) -> str:
    name, tile = s.t.ship_ids[arena_hull(s, copy.ship)], s.t.arena.word(copy.tile)
    text = f"fighter {name} {TYPES[copy.kind]} {tile} {copy.face} hp {copy.hp}"
    text += " chained" if copy.chained else ""
    text += f" cargo {copy.goods}" if copy.goods else ""
    text += " reported" if copy.reported else ""
    return text + fittings(copy.fit)
