"""Long lists of choices, computed once for a data file, so that `legal` only joins them."""

from __future__ import annotations

from admiralty.games.port_arthur.r05_reach import sortie_menus
from admiralty.games.port_arthur.r06_reach import squadron_moves
from admiralty.games.port_arthur.tables import JAPAN, RUSSIA, Tables
from admiralty.games.port_arthur.words import FROM, TO


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
