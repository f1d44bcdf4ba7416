"""[PA-6] Operations: where a squadron may go, worked out once for a data file."""

from __future__ import annotations

from admiralty.games.port_arthur.r02_ports import is_port
from admiralty.games.port_arthur.tables import Tables
from admiralty.games.port_arthur.words import MOVE


def squadron_moves(t: Tables, side: int, fallen: int) -> list[list[int]]:
    """[PA-6.17] [PA-6.18] [PA-6.25] [PA-R.15] Where a squadron may go from each zone: adjacent zones, then
    adjacent ports of its side.
    """
    out: list[list[int]] = []
    for zone in range(t.zones):
        moves = [MOVE | zone << 12 | other for other in t.adjacent[zone]]
        for port in t.zone_ports[side][zone]:
            if is_port(t, port, fallen):
                moves.append(MOVE | zone << 12 | t.anchorage0 + port)
        out.append(moves)
    return out
