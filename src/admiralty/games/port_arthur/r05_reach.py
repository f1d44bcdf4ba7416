"""[PA-5] Sorties: where a ship may sail to from its port, worked out once for a data file."""

from __future__ import annotations

from admiralty.games.port_arthur.r02_ports import has_yard
from admiralty.games.port_arthur.tables import DAMAGED, INTACT, Tables
from admiralty.games.port_arthur.words import REPAIR, SAIL, STAY


def reach(t: Tables, port: int, face: int, blockade: int) -> list[int]:
    """[PA-5.8] [PA-5.9] [PA-5.11] Zones a ship of a port may sail to in a sortie."""
    if blockade and port == t.port_arthur:
        return [t.yellow_sea]
    return t.reach_intact[port] if face == INTACT else t.reach_damaged[port]


def sortie_menus(t: Tables, row: int, blockade: int, yard_lost: int) -> list[list[int]]:
    """[PA-5.13] [PA-5.14] [PA-D.2] What a ship of a port may do in its sortie phase, by where it is
    assigned.
    """
    ship, port, face = row // 2 // t.ports, row // 2 % t.ports, row % 2
    if t.port_user[port] != t.side[ship]:
        return []
    zones = reach(t, port, face, blockade)
    places = [*zones, t.anchorage0 + port]
    actions = [SAIL | ship << 12 | zone for zone in zones] + [STAY | ship << 12]
    if face == DAMAGED and has_yard(t, port, yard_lost):
        places.append(t.shipyard0 + port)
        actions.append(REPAIR | ship << 12)
    nothing: list[int] = []
    menus: list[list[int]] = [nothing] * t.places
    for here in places:
        menus[here] = [a for place, a in zip(places, actions, strict=True) if place != here]
    return menus
