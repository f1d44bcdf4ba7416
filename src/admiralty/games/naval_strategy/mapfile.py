"""[NS-2.4] Map files: what a map must hold, and a map read from a checked file."""

from __future__ import annotations

import re
from typing import Final

from admiralty.games.naval_strategy.r02_chart import FACES, Chart
from admiralty.kit import bounds
from admiralty.kit.datafile import DataError, Entry, root
from admiralty.kit.extras import MapFaults

SMALLEST_RADIUS: Final = 2
LARGEST_RADIUS: Final = 20
MOST_PORTS: Final = 60
MAX_PLANTATIONS: Final = 300
MAX_MAPS: Final = 40
MAX_SHIPS_OF_A_TEAM: Final = 60
LONGEST_NAME: Final = 60
TEAMS: Final = ["blue", "red", "green", "yellow", "white", "black"]
TYPES: Final = ["schooner", "brig", "frigate", "galleon"]
KINDS: Final = ["ordinary", "rich"]
ID: Final = re.compile(r"[a-z0-9]+([_-][a-z0-9]+)*")

Place = tuple[int, int]

# The stages of an inspection; from LATER_STAGE on they need a map that is sound so far.
LATER_STAGE = 4
STAGES = 7


def read_maps(text: str) -> dict[str, object]:
    """The document of a map file."""
    try:
        found = bounds.read_json(text)
    except bounds.TooMuch as error:
        raise DataError(f"map file: {error}") from None
    except ValueError as broken:  # a name of its own: mypyc gives a name one type
        raise DataError(f"map file: not valid JSON: {broken}") from None
    if not isinstance(found, dict):
        raise DataError("map file: must be an object with the key maps")
    return found


class MapFault(DataError):
    """A fault of a map: a sentence, and the name of its message with the arguments."""

    def __init__(self, error: DataError, message: str, args: dict[str, str | int]) -> None:
        super().__init__(str(error))
        self.message = message
        self.arguments = args


def fault(entry: Entry, key: str, sentence: str, message: str, /, **args: str | int) -> MapFault:
    return MapFault(entry.wrong(key, sentence), message, args)


def check_maps(document: dict[str, object]) -> None:
    """Raise DataError for the first fault; the sentence names the map and what is wrong in it."""
    top = root(document)
    rows = top.rows("maps")
    if not rows:
        raise top.wrong("maps", "must list at least one map")
    if len(rows) > MAX_MAPS:
        raise top.wrong("maps", f"must list at most {MAX_MAPS} maps")
    names: list[str] = []
    for row in rows:
        name = row.text("id")
        if not ID.fullmatch(name) or len(name) > LONGEST_NAME:
            raise fault(row, "id", "must be small letters and digits, joined by _ or -", "id")
        if name in names:
            raise row.wrong("id", "is used by more than one map")
        names.append(name)
        check_map(row)


def check_map(row: Entry) -> None:
    """[NS-2.4] [NS-2.5] One map: its tiles, its ports and plantations, and the starts it gives."""
    check_title(row)
    taken = check_tiles(row)
    ports = check_ports(row, taken)
    check_plantations(row, taken)
    check_way_out(row, ports)
    check_starts(row, ports)


class Inspection:
    """All faults of a map, each as the name of a message with its arguments.

    Checks that depend on a faulty part are skipped until it is corrected.
    """

    def __init__(self, document: dict[str, object]) -> None:
        self.document = document
        self.faults: MapFaults = []
        self.taken: dict[Place, str] = {}
        self.ports: dict[str, Place] = {}

    def inspect(self) -> MapFaults:
        try:
            row = root(self.document).rows("maps")[0]
        except (DataError, IndexError):
            return [("no-map", {})]
        for stage in range(STAGES):
            if stage < LATER_STAGE or not self.faults:
                try:
                    self.check(row, stage)
                except MapFault as error:
                    self.faults.append((error.message, error.arguments))
                except DataError as other:
                    self.faults.append(("other", {"reason": str(other)}))
        return self.faults

    def check(self, row: Entry, stage: int) -> None:
        if stage == 0:
            check_title(row)
        elif stage == 1:
            self.taken = check_tiles(row)
        elif stage == 2:
            self.ports = check_ports(row, self.taken)
        elif stage == 3:
            check_plantations(row, self.taken)
        elif stage == LATER_STAGE:
            check_way_out(row, self.ports)
        elif stage == LATER_STAGE + 1:
            check_starts(row, self.ports)
        else:
            check_maps(self.document)


def check_title(row: Entry) -> None:
    title = row.text("title")
    if len(title) > LONGEST_NAME or not title.isprintable():
        sentence = f"must be one line of at most {LONGEST_NAME} characters"
        raise fault(row, "title", sentence, "title", most=LONGEST_NAME)
    if row.text("shape") != "hexagon":
        raise row.wrong("shape", 'must be "hexagon"')


def place(entry: Entry, key: str, found: object, radius: int) -> Place:
    """A tile [q, r] of the map."""
    if not isinstance(found, list) or len(found) != 2:
        raise entry.wrong(key, "must list tiles as pairs [q, r]")
    q, r = found
    for number in (q, r):
        if not isinstance(number, int) or isinstance(number, bool):
            raise entry.wrong(key, "must list tiles as pairs of whole numbers")
    if max(abs(q), abs(r), abs(q + r)) > radius:
        raise fault(entry, key, f"names the tile {q},{r}, which is off the map", "off-map", tile=f"{q},{r}")
    return q, r


def own_place(entry: Entry, radius: int) -> Place:
    """The tile of an entry with the fields q and r."""
    return place(entry, "q, r", [entry.whole("q"), entry.whole("r")], radius)


def check_tiles(row: Entry) -> dict[Place, str]:
    """Land, by tile; the rest follows."""
    radius = row.whole("radius", SMALLEST_RADIUS, LARGEST_RADIUS)
    taken: dict[Place, str] = {}
    for found in row.items("land"):
        claim(row, "land", place(row, "land", found, radius), taken, "land")
    return taken


def claim(row: Entry, key: str, tile: Place, taken: dict[Place, str], what: str) -> None:
    if tile in taken:
        where = f"{tile[0]},{tile[1]}"
        raise fault(row, key, f"names the tile {where}, which is already {taken[tile]}", "twice", tile=where)
    taken[tile] = what


def check_ports(row: Entry, taken: dict[Place, str]) -> dict[str, Place]:
    """[NS-2.20] Ports with names of their own."""
    ports: dict[str, Place] = {}
    for port in row.rows("ports"):
        name = port.text("name")
        if len(name) > LONGEST_NAME or not name.isprintable() or not spelled(name):
            sentence = f"must be one line of at most {LONGEST_NAME} characters"
            where = f"{port.whole('q')},{port.whole('r')}"
            raise fault(port, "name", sentence, "port-name", tile=where, most=LONGEST_NAME)
        if spelled(name) in [spelled(other) for other in ports]:
            raise fault(row, "ports", f'has two ports called "{name}"', "two-ports", name=name)
        ports[name] = own_place(port, row.whole("radius"))
        claim(row, "ports", ports[name], taken, "a port")
    if not 1 <= len(ports) <= MOST_PORTS:
        raise fault(row, "ports", f"must list 1 to {MOST_PORTS} ports", "ports", most=MOST_PORTS)
    return ports


def check_plantations(row: Entry, taken: dict[Place, str]) -> None:
    """[NS-2.34] Plantations of a kind that the tables know."""
    if len(row.rows("plantations")) > MAX_PLANTATIONS:
        raise row.wrong("plantations", f"must list at most {MAX_PLANTATIONS} plantations")
    for plantation in row.rows("plantations"):
        plantation.one_of("kind", KINDS, "kind of plantation")
        claim(row, "plantations", own_place(plantation, row.whole("radius")), taken, "a plantation")


def check_way_out(row: Entry, ports: dict[str, Place]) -> None:
    """Every port and plantation can be reached from every port."""
    chart = read_chart(row)
    first = chart.sailing(chart.ports[0], False)
    for name, port in ports.items():
        if first[chart.number[port]] < 0:
            start = next(iter(ports))
            sentence = f'has no way by sea from "{start}" to "{name}"'
            raise fault(row, "ports", sentence, "cut-off-port", name=start, other=name)
    for tile in chart.plantations:
        if first[tile] < 0:
            where = chart.word(tile)
            sentence = f"has no way by sea to the plantation {where}"
            raise fault(row, "plantations", sentence, "cut-off-plantation", tile=where)


def check_starts(row: Entry, ports: dict[str, Place]) -> None:
    """[NS-R.25] For a number of teams the ships of each: type, tile of a port, facing."""
    if not row.has("starts"):
        return
    starts = row.table("starts")
    radius = row.whole("radius")
    for count in starts.names():
        if count not in ("2", "3", "4", "5", "6"):
            raise row.wrong(f"starts.{count}", "must be for 2 to 6 teams")
        teams = starts.table(count).rows("teams")
        if [team.text("team") for team in teams] != TEAMS[: int(count)]:
            raise row.wrong(f"starts.{count}.teams", f"must be {', '.join(TEAMS[: int(count)])}")
        for team in teams:
            if len(team.rows("ships")) > MAX_SHIPS_OF_A_TEAM:
                most = f"must give a team at most {MAX_SHIPS_OF_A_TEAM} ships"
                raise row.wrong(f"starts.{count}", most)
            for ship in team.rows("ships"):
                ship.one_of("type", TYPES, "type of ship")
                ship.whole("face", 0, FACES - 1)
                if own_place(ship, radius) not in ports.values():
                    whose = team.text("team")
                    sentence = f"puts a ship of {whose} outside a port"
                    raise fault(row, f"starts.{count}", sentence, "start", seat=whose, teams=int(count))


def spelled(name: str) -> str:
    """A name as the notation spells it: port-royal for Port Royal."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def read_chart(row: Entry) -> Chart:
    """The chart of a map that has been checked as far as its tiles go."""
    radius = row.whole("radius")
    plantations = row.rows("plantations")
    return Chart(
        radius,
        [place(row, "land", found, radius) for found in row.items("land")],
        [own_place(port, radius) for port in row.rows("ports")],
        [own_place(plantation, radius) for plantation in plantations],
        [KINDS.index(plantation.text("kind")) for plantation in plantations],
    )


def port_names(row: Entry) -> list[str]:
    return [port.text("name") for port in row.rows("ports")]


def start(row: Entry, chart: Chart, teams: int, fleet: list[int]) -> list[tuple[int, int, int, int]]:
    """The ships at the start as (team, type, tile, facing), team by team.

    Reading NS-R.31: a map without a start for this number of teams puts one team after another into the
    ports, each ship with open water ahead.
    """
    starts = row.table("starts") if row.has("starts") else None
    ships: list[tuple[int, int, int, int]] = []
    if starts is not None and starts.has(str(teams)):
        for team, entry in enumerate(starts.table(str(teams)).rows("teams")):
            for ship in entry.rows("ships"):
                tile = chart.number[ship.whole("q"), ship.whole("r")]
                ships.append((team, TYPES.index(ship.text("type")), tile, ship.whole("face")))
        return ships
    for team in range(teams):
        tile = chart.ports[team % len(chart.ports)]
        for kind in fleet:
            ships.append((team, kind, tile, chart.open_face(tile)))
    return ships


def faults(text: str) -> MapFaults:
    """[NS-2.4] What is wrong with a map file."""
    try:
        return Inspection(read_maps(text)).inspect()
    except DataError as error:
        return [("other", {"reason": str(error)})]
