"""[PA-1.11] The check of a data file: what it must hold before a game can be played with it."""

import re
from typing import Final

from admiralty.kit.datafile import DataError, Entry, root, shown

SIDES: Final = ["japan", "russia"]
EFFECTS: Final = [
    "none",
    "port_arthur_loses_shipyard",
    "port_arthur_falls",
    "victory_requirement",
    "siping_roll",
]

# The places that rules speak of by name, and the side that must own each of these ports.
BLOCKADE_ZONE: Final = "yellow_sea"
JAPAN_PORT: Final = "japan"
FALLING_PORT: Final = "port_arthur"
ARRIVAL_PORT: Final = "diego_suarez"
HOME_FLEETS: Final = ["japan", "port_arthur", "vladivostok"]
RULE_PORTS: Final = [
    ("japan", "japan"),
    ("port_arthur", "russia"),
    ("vladivostok", "russia"),
    ("diego_suarez", "russia"),
]

# What the engine can hold: ids of ships and places fit the fields of an action; exact odds stay quick.
MOST_SHIPS: Final = 4000
MOST_PLACES: Final = 40
MOST_TURNS: Final = 40
MOST_DICE: Final = 12
MOST_FACES: Final = 12
LONGEST_NAME: Final = 80

RESERVED: Final = ["unused", "sunk", "any"]
"""Words that stand for a place, or for every zone, in positions and in [return_ports]."""

ID: Final = re.compile(r"[a-z0-9]+([_-][a-z0-9]+)*")


def spelled(name: str) -> str:
    """An id as the notation spells it: yellow-sea for yellow_sea."""
    return name.replace("_", "-")


def baltic_fleet(turn: int) -> str:
    """The fleet that waits on the turn track for that turn."""
    return f"baltic_{turn}"


def check(document: dict[str, object]) -> None:
    """[PA-1.11] Raise DataError for the first fault found; the sentence names the entry."""
    top = root(document)
    dataset = top.text("dataset")
    if len(dataset) > LONGEST_NAME or not dataset.isprintable():
        raise top.wrong("dataset", f"must be one line of at most {LONGEST_NAME} characters")
    check_constants(top)
    check_tracks(top)
    zones = ids(top, "zone", MOST_PLACES)
    ports = ids(top, "port", MOST_PLACES)
    boxes = ids(top, "landing_box", MOST_PLACES)
    spaces = ids(top, "manchuria", MOST_PLACES)
    check_zones(top, zones)
    check_zone_points(top, zones)
    check_ports(top, zones, ports)
    for side in SIDES:
        check_return_ports(top, side, zones, ports)
    check_landing_boxes(top, zones)
    check_spaces(top, spaces)
    check_ships(top, zones + ports + boxes + spaces)


def ids(top: Entry, key: str, most: int) -> list[str]:
    """The ids of the rows of [[key]]: at least one, all different, also as the notation spells them."""
    names: list[str] = []
    seen: set[str] = set()
    for row in top.rows(key):
        name = row.text("id")
        if not ID.fullmatch(name) or len(name) > LONGEST_NAME:
            raise row.wrong("id", "must be small letters and digits, joined by _")
        if name in RESERVED:
            raise row.wrong("id", f"must not be {shown(name)}, which has a meaning of its own")
        if spelled(name) in seen:
            raise DataError(f"{key} {shown(name)}: the id is used by more than one {key}")
        seen.add(spelled(name))
        names.append(name)
    if not 1 <= len(names) <= most:
        raise top.wrong(key, f"must have from 1 to {most} entries, not {len(names)}")
    return names


def check_name(row: Entry) -> None:
    """Names by language; English is the one the others fall back to."""
    name = row.table("name")
    name.text("en")
    for language in name.names():
        name.text(language)


def check_constants(top: Entry) -> None:
    constants = top.table("constants")
    turns = constants.whole("turns", 1, MOST_TURNS)
    constants.whole("armies", 0, MOST_PLACES)
    constants.whole("cp_limit", 1)
    fewest = constants.whole("fire_dice_min", 1, MOST_DICE)
    constants.whole("fire_dice_max", fewest, MOST_DICE)
    faces = constants.whole("die_faces", 2, MOST_FACES)
    constants.whole("sortie_zones_intact", 1, MOST_PLACES)
    constants.whole("sortie_zones_damaged", 1, MOST_PLACES)
    constants.one_of("initiative_at_start", SIDES, "side")
    constants.whole("initiative_turn_for_russia", 1, turns)
    arrivals = constants.wholes("baltic_arrival_turns", 1, turns)
    if len(set(arrivals)) < len(arrivals):
        raise constants.wrong("baltic_arrival_turns", "names a turn twice")
    constants.whole("blockade_cost", 0)
    boxes = len(top.rows("landing_box"))
    if len(constants.wholes("convoy_sunk_points", 0)) != boxes + 1:
        raise constants.wrong("convoy_sunk_points", f"must have {boxes + 1} entries: for 0 to {boxes} sunk")
    constants.whole("port_arthur_fall_points", 0)
    constants.whole("siping_success_max", 0, faces)
    constants.whole("siping_points", 0)


def check_tracks(top: Entry) -> None:
    """The tracks repeat numbers of the constants; both must agree."""
    constants = top.table("constants")
    limit = constants.whole("cp_limit")
    cp_track = top.table("cp_track")
    cp_track.whole("start", -limit, limit)
    cp_track.one_of("positive_side", SIDES[:1], "positive side")
    for key, expected in (("min", -limit), ("max", limit)):
        if cp_track.whole(key) != expected:
            raise cp_track.wrong(key, f"must be {expected}, as constants.cp_limit says")
    turn_track = top.table("turn_track")
    turns = constants.whole("turns")
    if turn_track.wholes("spaces") != list(range(1, turns + 1)):
        raise turn_track.wrong("spaces", f"must list the turns 1 to {turns}, as constants.turns says")
    arrivals = sorted(constants.wholes("baltic_arrival_turns"))
    if sorted(turn_track.wholes("holds_baltic_ships")) != arrivals:
        raise turn_track.wrong("holds_baltic_ships", "must list the turns of constants.baltic_arrival_turns")


def check_zones(top: Entry, zones: list[str]) -> None:
    if BLOCKADE_ZONE not in zones:
        raise top.wrong("zone", f"must have an entry {shown(BLOCKADE_ZONE)}, which the rules speak of")
    points = top.table("key_zone_points")
    key_zones = points.some_of("zones", zones, "zone")
    if len(points.wholes("by_count", 0)) != len(key_zones) + 1:
        raise points.wrong(
            "by_count", f"must have {len(key_zones) + 1} entries: one for each number of zones"
        )
    for row in top.rows("zone"):
        check_name(row)
        if row.flag("key_zone") != (row.text("id") in key_zones):
            raise row.wrong("key_zone", "contradicts key_zone_points.zones")
    seen: set[tuple[str, str]] = set()
    for row in top.rows("zone_link"):
        a, b = row.one_of("a", zones, "zone"), row.one_of("b", zones, "zone")
        if a == b:
            raise row.wrong("b", f"links the zone {shown(a)} to itself")
        if (a, b) in seen:
            raise row.wrong("b", f"links {shown(a)} and {shown(b)} a second time")
        seen |= {(a, b), (b, a)}


def check_zone_points(top: Entry, zones: list[str]) -> None:
    """Each profile gives every zone that is no key zone its value for each side."""
    points = top.table("zone_points")
    profiles = points.table("profiles")
    points.one_of("default_profile", profiles.names(), "profile")
    key_zones = top.table("key_zone_points").texts("zones")
    for name in profiles.names():
        profile = profiles.table(name)
        for zone in profile.names():
            if zone not in zones:
                raise profile.wrong(zone, "is not a zone: the name is unknown")
            if zone in key_zones:
                raise profile.wrong(zone, "is a key zone, scored by key_zone_points")
        for zone in zones:
            if zone not in key_zones:
                for side in SIDES:
                    profile.table(zone).whole(side, 0)


def check_ports(top: Entry, zones: list[str], ports: list[str]) -> None:
    for port in ports:
        if spelled(port) in [spelled(zone) for zone in zones]:
            raise DataError(f"port {shown(port)}: the id is also used by a zone")
    for row in top.rows("port"):
        check_name(row)
        row.one_of("user", SIDES, "side")
        row.flag("shipyard")
        if not row.some_of("adjacent_zones", zones, "zone"):
            raise row.wrong("adjacent_zones", "must name at least one zone")
    for port, user in RULE_PORTS:
        if port not in ports:
            raise top.wrong("port", f"must have an entry {shown(port)}, which the rules speak of")
        row = top.rows("port")[ports.index(port)]
        if row.text("user") != user:
            raise row.wrong("user", f"must be {shown(user)}, not {shown(row.text('user'))}")
    closed = top.rows("port")[ports.index(FALLING_PORT)]
    if BLOCKADE_ZONE not in closed.texts("adjacent_zones"):
        raise closed.wrong("adjacent_zones", f"must name {shown(BLOCKADE_ZONE)}, where the blockade lies")


def check_return_ports(top: Entry, side: str, zones: list[str], ports: list[str]) -> None:
    """Every zone has a return port for each side, also after Port Arthur has fallen."""
    table = top.table("return_ports").table(side)
    users = [row.text("user") for row in top.rows("port")]
    for key in table.names():
        if key != "any" and key not in zones:
            raise table.wrong(key, "is not a zone: the name is unknown")
        for port in table.some_of(key, ports, "port"):
            if users[ports.index(port)] != side:
                raise table.wrong(key, f"names the port {shown(port)}, which {side} does not use")
        if side == SIDES[0] and len(table.texts(key)) > 1:
            raise table.wrong(key, "must name one port: only Russia chooses among several")
        if set(table.texts(key)) <= {FALLING_PORT}:
            raise table.wrong(key, f"must name a port besides {shown(FALLING_PORT)}, which can fall")
    for zone in zones:
        if not table.has(zone) and not table.has("any"):
            raise table.wrong(zone, "is missing")


def check_landing_boxes(top: Entry, zones: list[str]) -> None:
    with_box = [row.one_of("zone", zones, "zone") for row in top.rows("landing_box")]
    for number, row in enumerate(top.rows("landing_box")):
        if with_box[number] in with_box[:number]:
            raise row.wrong("zone", f"gives the zone {shown(with_box[number])} a second landing box")
    for row in top.rows("zone"):
        if row.flag("landing_box") != (row.text("id") in with_box):
            raise row.wrong("landing_box", "contradicts the entries [[landing_box]]")


def check_spaces(top: Entry, spaces: list[str]) -> None:
    rows = top.rows("manchuria")
    requires: dict[str, list[str]] = {}
    effects: list[str] = []
    for row in rows:
        check_name(row)
        requires[row.text("id")] = row.some_of("requires", spaces, "space")
        effect = row.one_of("effect", EFFECTS, "effect")
        if effect != EFFECTS[0] and effect in effects:
            raise row.wrong("effect", f"gives a second space the effect {shown(effect)}")
        effects.append(effect)
    for effect in EFFECTS[1:]:
        if effect not in effects:
            raise top.wrong("manchuria", f"must have a space with the effect {shown(effect)}")
    for row in rows:
        if row.text("id") in prerequisites(requires, row.text("id")):
            raise row.wrong("requires", "is cyclic: the space would have to be occupied before itself")
    top.table("manchuria_sequence").some_of("order", spaces, "space")


def prerequisites(requires: dict[str, list[str]], space: str) -> set[str]:
    """All spaces that must be occupied before this one, directly or indirectly."""
    before: set[str] = set()
    waiting = list(requires[space])
    while waiting:
        name = waiting.pop()
        if name not in before:
            before.add(name)
            waiting += requires[name]
    return before


def check_ships(top: Entry, places: list[str]) -> None:
    """Ships: different ids, known side and fleet, values within the limits."""
    constants = top.table("constants")
    fleets = HOME_FLEETS + [baltic_fleet(turn) for turn in constants.wholes("baltic_arrival_turns")]
    taken = {spelled(name) for name in places}
    faces = constants.whole("die_faces")
    ids(top, "ship", MOST_SHIPS)
    for row in top.rows("ship"):
        if spelled(row.text("id")) in taken:
            raise DataError(f"{row.label}: the id is also used by a place")
        check_name(row)
        row.text("class", "")
        row.flag("optional")
        side = row.one_of("side", SIDES, "side")
        fleet = row.one_of("fleet", fleets, "fleet")
        if (fleet == JAPAN_PORT) != (side == SIDES[0]):
            raise row.wrong("fleet", f"must be a fleet of {side}, not {shown(fleet)}")
        for face in ("intact", "damaged"):
            row.table(face).whole("firepower", 0)
            row.table(face).whole("speed", 1, faces)
        row.table("damaged").whole("defence", 1)
