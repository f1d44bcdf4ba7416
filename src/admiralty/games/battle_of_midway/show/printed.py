"""What is printed on tiles, aircraft and cards, as the page draws it."""

from __future__ import annotations

from admiralty.games.battle_of_midway.datacheck import COLOURS, DIAGRAMS
from admiralty.games.battle_of_midway.hexes import HEADINGS, STEPS, unpack
from admiralty.games.battle_of_midway.tables import JAPAN, USA, Tables
from admiralty.games.battle_of_midway.view import SIDES
from admiralty.games.battle_of_midway.view_types import Cell, Printed


def printed(t: Tables) -> Printed:
    """[BM-2.1] [BM-2.2] [BM-2.3] [BM-R.1] Cells by tile, carriers or zones, diagrams, cards, as data."""
    return {
        "cells": {
            t.position_ids[position]: [list(unpack(where)) for where in t.cells if t.large[where] == position]
            for position in range(len(t.position_ids))
        },
        "tiles": dict(zip(t.position_ids, t.tile_at)),
        "carriers": {SIDES[side]: sorted(list(unpack(c)) for c in t.carrier[side]) for side in (USA, JAPAN)},
        "zones": {
            SIDES[side]: [] if t.hunt else [list(unpack(c)) for c in t.zone[side]] for side in (USA, JAPAN)
        },
        "headings": {name: list(unpack(step)) for name, step in zip(t.heading_ids, STEPS)},
        "small_tile": [list(unpack(way)) for way in t.disc],
        "spots": t.spot_ids,
        "diagrams": {
            f"{SIDES[side]}-{name}": diagram(t, side * len(DIAGRAMS) + i)
            for side in (USA, JAPAN)
            for i, name in enumerate(DIAGRAMS)
        },
        "colours": {
            name: {"cards": t.colour_cards[i], "attack": bool(t.attacks[i])} for i, name in enumerate(COLOURS)
        },
        "prices": {t.card_ids[card]: t.price[card] for card in range(t.orders)},
        "firing": {SIDES[side]: t.firing[side] for side in (USA, JAPAN)},
        "reach": t.reach_manoeuvres,
    }


def diagram(t: Tables, number: int) -> dict[str, list[Cell]]:
    """[BM-10.1] The cells of a diagram by colour, for an aircraft at (0, 0) with its nose to the east."""
    seen = t.sight[number * HEADINGS]
    return {
        name: [list(unpack(way)) for way, found in seen.items() if found == colour]
        for colour, name in enumerate(COLOURS)
        if colour
    }
