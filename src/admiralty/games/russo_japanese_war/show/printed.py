"""What is printed on map, counters and cards, as the page draws it."""

from __future__ import annotations

from typing import cast

from admiralty.games.russo_japanese_war.datacheck import CARDS, FACES, FLEETS, RESULTS
from admiralty.games.russo_japanese_war.mapdata import NONE
from admiralty.games.russo_japanese_war.tables import JAPAN, RUSSIA, Tables
from admiralty.games.russo_japanese_war.view import SIDES
from admiralty.games.russo_japanese_war.view_types import Counter, Hex, Printed

DRAWN = ("terrain", "row", "col", "x", "y", "coastal", "town", "place", "port", "key_point", "supply_source")


def printed(t: Tables) -> Printed:
    """[RJ-2.1] [RJ-2.3] [RJ-2.6] [RJ-2.7] Hexes, links, boxes, counters, cards, tables, as data."""
    chart = t.chart
    return {
        "hexes": {
            name: cast("Hex", {key: fields[key] for key in DRAWN if key in fields})
            for name, fields in sorted(chart.hexes.items())
        },
        "hexsides": [
            {"a": a, "b": b, "type": kind, "name": chart.rivers.get((a, b), "")}
            for (a, b), kind in sorted(chart.hexsides.items())
            if kind != NONE
        ],
        "links": [
            {"a": a, "b": b, "type": kind} for (a, b), kind in sorted(chart.links.items()) if kind != NONE
        ],
        "boxes": [
            {"id": "korea", "side": "japan", "exit": chart.exits["box:korea"][0]},
            {"id": "siberia", "side": "russia", "exit": chart.exits["box:siberia"][0]},
            {"id": "japan", "side": "japan", "exit": None},
            {"id": "europe", "side": "russia", "exit": None},
            {"id": "eliminated", "side": None, "exit": None},
        ],
        "neighbours": {t.place_ids[h]: [t.place_ids[near] for near in t.near[h]] for h in range(t.n)},
        "units": [counter(t, u) for u in range(t.units)],
        "cards": [
            {"id": t.card_ids[card], "japan": t.event_ids[card], "russia": t.event_ids[CARDS + card]}
            for card in range(CARDS)
        ],
        "crt": {
            "columns": list(range(t.lowest, t.highest + 1)),
            "rows": [
                [RESULTS[result] for result in t.crt[die * t.columns : (die + 1) * t.columns]]
                for die in range(FACES)
            ],
        },
        "terrain": {"rough": t.rough_bonus, "river": t.river_bonus, "town": t.town_bonus},
        "stacking": {SIDES[side]: t.stack[side] for side in (JAPAN, RUSSIA)},
        "morale_check": t.fails[1:],
        "turns": t.month_ids,
        "ships": [
            {"id": t.ship_ids[ship], "fleet": FLEETS[t.fleet[ship]], "combat": t.ship_combat[ship]}
            for ship in range(t.ships)
        ],
    }


def counter(t: Tables, u: int) -> Counter:
    """[RJ-1.3] What a counter shows; the garrison has a reverse side."""
    return {
        "id": t.unit_ids[u],
        "name": t.unit_names[u],
        "side": SIDES[t.side[u]],
        "type": t.type_ids[t.type[u]],
        "combat": t.combat[u],
        "movement": t.movement[u],
        "reverse": t.garrison_strength if u == t.garrison else None,
    }
