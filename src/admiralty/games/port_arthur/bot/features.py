"""Features of a position between two turns, when every ship is in port, for the value model."""

from __future__ import annotations

from typing import Final

from admiralty.games.port_arthur.bot.precomputed import Numbers
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import DAMAGED, INTACT, JAPAN

FEATURE_NAMES: Final[tuple[str, ...]] = (
    "level", "marker", "initiative", "blockade", "shut-up", "shipyard-lost", "fallen", "armies", "mukden",
    "to-mukden", "japan", "japan-damaged", "vladivostok", "vladivostok-damaged", "port-arthur",
    "port-arthur-damaged", "diego-suarez", "diego-suarez-damaged", "coming", "lead", "japan-ships",
    "japan-damaged-ships", "russia-ships", "russia-damaged-ships",
)  # fmt: skip
FLEET: Final = 30.0  # the worth that counts as 1
SHIPS: Final = 10.0  # the number of ships that counts as 1
HOME: Final = 0
NORTH: Final = 1
FORTRESS: Final = 2
SOUTH: Final = 3


def features(s: State, w: Numbers) -> list[float]:
    """As in FEATURE_NAMES; ships count with their firepower and their presence."""
    t = s.t
    worth = [0.0] * 8  # by where the ships are at home, and face
    ships = [0.0] * 4  # by side and face
    coming = 0.0
    for ship in range(t.ships):
        place = s.place[ship]
        if place >= t.unused:
            continue
        whole = t.firepower[ship * 2] + w.presence
        if place >= t.shipyard0 + t.ports:
            coming += whole
            continue
        side = t.side[ship]
        port = place - (t.anchorage0 if place < t.shipyard0 else t.shipyard0)
        station = HOME if side == JAPAN else NORTH
        if port == t.port_arthur:
            station = FORTRESS
        elif port == t.arrival_port:
            station = SOUTH
        worth[station * 2 + s.face[ship]] += whole
        ships[side * 2 + s.face[ship]] += 1.0
    lead = ahead(worth, coming, w)
    missing = w.precomputed(t, s.yard_lost, s.fallen).missing(s)
    fortress = worth[FORTRESS * 2] + worth[FORTRESS * 2 + DAMAGED]
    found = [
        1.0, float(s.cp), 1.0 if s.initiative == JAPAN else 0.0, float(s.blockade),
        s.blockade * fortress / FLEET, float(s.yard_lost), float(s.fallen), float(sum(s.spaces) + s.landed),
        1.0 if missing <= 0 else 0.0, float(max(0, missing)),
    ]  # fmt: skip
    found += [one / FLEET for one in worth]
    found += [coming / FLEET, lead]
    return found + [count / SHIPS for count in ships]


def ahead(worth: list[float], coming: float, w: Numbers) -> float:
    """How far Japan's fleet is ahead, -1 to 1."""
    japan = worth[INTACT] + w.damaged_share * worth[DAMAGED]
    russia = coming + w.neglected_share * (worth[SOUTH * 2] + worth[SOUTH * 2 + DAMAGED])
    for station in (NORTH, FORTRESS):
        russia += worth[station * 2] + w.damaged_share * worth[station * 2 + DAMAGED]
    return (japan - russia) / (japan + russia + 1.0)
