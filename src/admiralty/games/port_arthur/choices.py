"""Long lists of choices, worked out once for a data file, so that `legal` only strings them together."""

from __future__ import annotations

from admiralty.games.port_arthur.tables import DAMAGED, INTACT, JAPAN, RUSSIA, Tables
from admiralty.games.port_arthur.words import FROM, MOVE, REPAIR, SAIL, STAY, TO


class Choices:
    """Precomputed actions; `order` is the canonical order in which search takes the ships of a side."""

    sorties: list[list[list[list[int]]]]
    moves: list[list[list[list[int]]]]
    sail_from: list[list[int]]
    to: list[list[int]]
    order: list[list[int]]
    rank: list[int]

    def __init__(self, t: Tables) -> None:
        self.order = [sorted(fleet, key=lambda ship: (t.kind[ship], ship)) for fleet in t.fleet_ships]
        self.rank = [0] * t.ships
        for fleet in self.order:
            for i, ship in enumerate(fleet):
                self.rank[ship] = i
        self.sorties = [
            [sortie_menus(t, row, blockade, yard_lost) for row in range(t.ships * t.ports * 2)]
            for yard_lost in (0, 1)
            for blockade in (0, 1)
        ]
        self.moves = [[squadron_moves(t, side, fallen) for side in (JAPAN, RUSSIA)] for fallen in (0, 1)]
        self.sail_from = [
            [FROM | p << 12 for p in range(t.ports) if t.port_user[p] == side] for side in (JAPAN, RUSSIA)
        ]
        self.to = [[TO | zone << 12 for zone in t.port_zones[port]] for port in range(t.ports)]


def reach(t: Tables, port: int, face: int, blockade: int) -> list[int]:
    """[PA-5.8] [PA-5.9] [PA-5.11] Zones a ship of a port may sail to in a sortie."""
    if blockade and port == t.port_arthur:
        return [t.yellow_sea]
    return t.reach_intact[port] if face == INTACT else t.reach_damaged[port]


def has_yard(t: Tables, port: int, yard_lost: int) -> bool:
    """[PA-2.6] [PA-8.19] Every port has a shipyard but those of the data file, and Port Arthur after Hill
    203.
    """
    return bool(t.has_shipyard[port]) and not (yard_lost and port == t.port_arthur)


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


def squadron_moves(t: Tables, side: int, fallen: int) -> list[list[int]]:
    """[PA-6.17] [PA-6.18] [PA-6.25] [PA-R.15] Where a squadron may go from each zone: adjacent zones, then
    adjacent ports of its side.
    """
    out: list[list[int]] = []
    for zone in range(t.zones):
        moves = [MOVE | zone << 12 | other for other in t.adjacent[zone]]
        for port in t.zone_ports[side][zone]:
            if not (fallen and port == t.port_arthur):
                moves.append(MOVE | zone << 12 | t.anchorage0 + port)
        out.append(moves)
    return out
