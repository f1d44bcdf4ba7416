"""What is printed on the map and the counters, as the page draws it."""

from __future__ import annotations

from admiralty.games.port_arthur.tables import DAMAGED, INTACT, Tables
from admiralty.games.port_arthur.view_types import Face, Printed


def printed(t: Tables, seats: tuple[str, ...]) -> Printed:
    """[PA-1.3] [PA-1.9] Both faces of every ship, ports, tracks and what zones are worth, as data."""
    return {
        "ships": {
            t.ship_ids[ship]: {
                "side": seats[t.side[ship]],
                "kind": t.ship_class[ship],
                "intact": face(t, ship, INTACT),
                "damaged": face(t, ship, DAMAGED),
            }
            for ship in range(t.ships)
        },
        "ports": {
            t.port_ids[port]: {"user": seats[t.port_user[port]], "shipyard": bool(t.has_shipyard[port])}
            for port in range(t.ports)
        },
        "boxes": [t.zone_ids[zone] for zone in t.box_zone],
        "turns": t.turns,
        "cp": [t.cp_min, t.cp_max],
        "key_zones": [t.zone_ids[zone] for zone in t.key_zones],
        "zone_points": {
            t.zone_ids[zone]: {seats[side]: t.zone_points[side][zone] for side in range(len(seats))}
            for zone in range(t.zones)
        },
    }


def face(t: Tables, ship: int, side_up: int) -> Face:
    return {
        "firepower": t.firepower[ship * 2 + side_up],
        "speed": t.speed[ship * 2 + side_up],
        "defence": t.defence[ship] if side_up == DAMAGED else 0,
    }
