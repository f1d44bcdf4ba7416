"""What is printed on the map and on the ship and price sheets, as the page draws it."""

from __future__ import annotations

from admiralty.games.naval_strategy.datacheck import ENHANCEMENTS, GOODS
from admiralty.games.naval_strategy.mapfile import KINDS
from admiralty.games.naval_strategy.r02_chart import Chart
from admiralty.games.naval_strategy.r17_view import NAMES
from admiralty.games.naval_strategy.tables import FITTINGS, SHIPS, VALUES, Tables
from admiralty.games.naval_strategy.view_types import BossSheet, Printed, TypeSheet
from admiralty.games.naval_strategy.view_types import Chart as ChartDrawn
from admiralty.kit.hexes import UPRIGHT_STEPS


def printed(t: Tables) -> Printed:
    """[NS-2.3] [NS-16.3] Tiles by kind, ports, plantations, the arena, and the tables of ships and prices."""
    chart = t.chart
    return {
        "sea": drawn(chart),
        "arena": drawn(t.arena),
        "directions": [list(step) for step in UPRIGHT_STEPS],
        "ports": {word: chart.word(tile) for word, tile in zip(t.port_ids, chart.ports)},
        "port_names": dict(zip(t.port_ids, t.port_names)),
        "plantations": {chart.word(tile): KINDS[kind] for tile, kind in zip(chart.plantations, chart.rich)},
        "capacity": {chart.word(tile): cut(t.capacity, p) for p, tile in enumerate(chart.plantations)},
        "goods": GOODS,
        "types": {name: type_sheet(t, kind) for kind, name in enumerate(NAMES)},
        "enhancements": {name: cut(t.fitting_price, e) for e, name in enumerate(ENHANCEMENTS)},
        "bosses": {name: boss_sheet(t, boss) for boss, name in enumerate(t.boss_ids[: t.printed_bosses])},
        "arena_turns": t.turn_limit,
        "goal": {"by": "wealth" if t.by_wealth else "bosses", "days": t.days, "turns": t.turns_per_day},
        "teams": t.team_ids,
    }


def cut(amounts: list[int], number: int) -> list[int]:
    return amounts[number * VALUES : (number + 1) * VALUES]


def drawn(chart: Chart) -> ChartDrawn:
    return {
        "radius": chart.radius,
        "tiles": [list(place) for place in chart.places],
        "land": [chart.word(tile) for tile in range(chart.tiles) if chart.is_land[tile]],
    }


def type_sheet(t: Tables, kind: int) -> TypeSheet:
    return {
        "hp": t.hp[kind],
        "more_hp": t.more_hp[kind],
        "guns": t.guns[kind],
        "more_guns": t.more_guns[kind],
        "hold": t.hold[kind],
        "speed": t.speed[kind],
        "shots": t.shots[kind],
        "range": t.range[kind],
        "ram": t.ram[kind],
        "price": cut(t.price, kind),
        "upgrade": cut(t.upgrade, kind) if kind < SHIPS - 1 else None,
        "revival": cut(t.revival, kind),
        "fits": [name for e, name in enumerate(ENHANCEMENTS) if t.fits[kind * FITTINGS + e]],
    }


def boss_sheet(t: Tables, boss: int) -> BossSheet:
    kind = SHIPS + boss
    return {
        "hp": t.hp[kind],
        "guns": t.guns[kind],
        "speed": t.speed[kind],
        "mortars": t.mortars[boss],
        "tentacles": t.tentacles[boss],
        "reward": cut(t.reward, boss),
        "experience": t.reward_xp[boss],
    }
