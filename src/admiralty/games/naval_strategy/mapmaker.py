"""[NS-2.4] Makes a random map from a seed: land, ports, plantations and starts, as in a map file."""

from __future__ import annotations

from admiralty.core.luck import Seeded
from admiralty.games.naval_strategy.documents import written
from admiralty.games.naval_strategy.mapfile import (
    LARGEST_RADIUS,
    SMALLEST_RADIUS,
    TEAMS,
    TYPES,
    check_maps,
    start,
)
from admiralty.games.naval_strategy.r02_chart import Chart
from admiralty.kit.datafile import DataError, root
from admiralty.kit.hexes import distance, hexagon

NAMES = [
    "Port Royal", "Tortuga", "Nassau", "Havana", "Santo Domingo", "Caracas", "San Pedro", "Port-au-Prince",
    "Maracaibo", "Cartagena", "Bridgetown", "Kingston", "Veracruz", "Basseterre", "Castries", "Willemstad",
]  # fmt: skip
SIZES = {"radius": 6, "ports": 8, "plantations": 7, "land": 15}
MAP_TRIES = 400
APART = 3
NO_ROOM = "map: so much does not fit on so small a sea; make it larger or ask for less"

Place = tuple[int, int]


def make_file(seed: int, wanted: dict[str, int]) -> str:
    """[NS-2.4] A random map file from a seed. Raises DataError if the sizes do not fit."""
    sizes = [wanted.get(name, size) for name, size in SIZES.items()]
    return written(make_map(seed, sizes[0], sizes[1], sizes[2], sizes[3]))


def make_map(
    seed: int, radius: int = 6, ports: int = 8, plantations: int = 7, land: int = 15, name: str = "generated"
) -> dict[str, object]:
    """A checked map with starts for 2 to 6 teams; the same numbers give the same map.

    Ports lie apart from each other, one plantation in the middle is rich, and everything can be reached.
    """
    check_sizes(radius, ports, plantations, land)
    tape = Seeded(seed)
    for _ in range(MAP_TRIES):
        row = sketch(tape, radius, ports, plantations, land, name)
        if row is not None:
            document: dict[str, object] = {"schema": 1, "maps": [row]}
            try:
                check_maps(document)
            except DataError:
                continue
            return document
    raise DataError(NO_ROOM)


def check_sizes(radius: int, ports: int, plantations: int, land: int) -> None:
    """Raise DataError if the sizes cannot fit at all."""
    if not SMALLEST_RADIUS <= radius <= LARGEST_RADIUS:
        raise DataError(f"map: the radius must be {SMALLEST_RADIUS} to {LARGEST_RADIUS}, not {radius}")
    if not 1 <= ports <= len(NAMES):
        raise DataError(f"map: there are names for 1 to {len(NAMES)} ports, not for {ports}")
    if min(plantations, land) < 0 or ports + plantations + land > tiles(radius):
        raise DataError(NO_ROOM)


def tiles(radius: int) -> int:
    """How many tiles a hexagon has."""
    return 3 * radius * (radius + 1) + 1


def sketch(
    tape: Seeded, radius: int, ports: int, plantations: int, land: int, name: str
) -> dict[str, object] | None:
    """One attempt; None when the ports do not fit."""
    free = hexagon(radius)
    havens: list[Place] = []
    pool = free[:]
    while len(havens) < ports:
        if not pool:
            return None
        place = pool.pop(tape.pick(len(pool)))
        havens.append(place)
        pool = [other for other in pool if distance(place, other) >= min(APART, radius)]
    free = [place for place in free if place not in havens]
    gardens: list[Place] = [(0, 0)] if plantations and (0, 0) in free else []
    free = [place for place in free if place not in gardens]
    while len(gardens) < plantations:
        gardens.append(free.pop(tape.pick(len(free))))
    shores = [free.pop(tape.pick(len(free))) for _ in range(land)]
    row: dict[str, object] = {
        "id": name,
        "title": name.replace("-", " ").capitalize(),
        "shape": "hexagon",
        "radius": radius,
        "provenance": "reconstructed: generated",
        "ports": [{"name": NAMES[i], "q": q, "r": r} for i, (q, r) in enumerate(sorted(havens))],
        "land": [list(place) for place in sorted(shores)],
        "plantations": [
            {"q": q, "r": r, "kind": "rich" if (q, r) == (0, 0) else "ordinary"} for q, r in gardens
        ],
    }
    row["starts"] = starts(row, radius, sorted(havens), shores, gardens)
    return row


def starts(
    row: dict[str, object], radius: int, havens: list[Place], shores: list[Place], gardens: list[Place]
) -> dict[str, object]:
    """[NS-R.31] A schooner and a brig for each team; the teams take the ports in their order."""
    chart = Chart(radius, shores, havens, gardens, [0] * len(gardens))
    out: dict[str, object] = {}
    entry = root({"maps": [row]}).rows("maps")[0]
    for teams in range(2, len(TEAMS) + 1):
        fleets: list[list[dict[str, object]]] = [[] for _ in range(teams)]
        for team, kind, tile, face in start(entry, chart, teams, [0, 1]):
            q, r = chart.places[tile]
            fleets[team].append({"type": TYPES[kind], "q": q, "r": r, "face": face})
        out[str(teams)] = {"teams": [{"team": TEAMS[i], "ships": ships} for i, ships in enumerate(fleets)]}
    return out
