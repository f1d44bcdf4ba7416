"""[PA-1.9] The tables of a game, built from the data file it is given: flat lists indexed by small ids."""

from typing import Final

from admiralty.games.port_arthur import datacheck
from admiralty.games.port_arthur.datacheck import EFFECTS, SIDES, spelled
from admiralty.games.port_arthur.datacheck import check as check
from admiralty.kit.datafile import Entry, parse, root

JAPAN: Final = 0
RUSSIA: Final = 1

INTACT: Final = 0
DAMAGED: Final = 1

EFFECT_NONE: Final = 0
EFFECT_SHIPYARD_LOST: Final = 1
EFFECT_FALL: Final = 2
EFFECT_VICTORY: Final = 3
EFFECT_ROLL: Final = 4


def load(text: str) -> dict[str, object]:
    """[PA-1.10] The document of a data file, read and checked."""
    document = parse(text)
    check(document)
    return document


class Tables:
    """[PA-1.9] Everything the rules need to know about ships, map, tracks and options; never changed.

    Places of ships have one numbering: the zones, the anchorage of each port, the shipyard of each port,
    one place for each turn on which ships arrive, `unused`, `sunk`.
    """

    dataset: str
    ship_ids: list[str]
    zone_ids: list[str]
    port_ids: list[str]
    space_ids: list[str]
    box_ids: list[str]
    names: dict[str, dict[str, str]]

    ships: int
    side: list[int]
    fleet_ships: list[list[int]]
    raid_ships: list[int]
    optional: list[int]
    start_place: list[int]
    ship_class: list[str]
    firepower: list[int]
    speed: list[int]
    defence: list[int]
    kind: list[int]

    zones: int
    ports: int
    adjacent: list[list[int]]
    key_zones: list[int]
    zone_ports: list[list[list[int]]]
    port_user: list[int]
    port_zones: list[list[int]]
    has_shipyard: list[int]
    reach_damaged: list[list[int]]
    reach_intact: list[list[int]]
    yellow_sea: int
    port_arthur: int
    arrival_port: int
    home_port: list[int]
    return_ports: list[list[list[int]]]

    anchorage0: int
    shipyard0: int
    arrival_place: list[int]
    unused: int
    sunk: int
    places: int
    place_words: list[str]

    boxes: int
    box_zone: list[int]
    spaces: int
    requires: list[list[int]]
    effect: list[int]
    sequence: list[int]

    profiles: list[str]
    zone_points: list[list[int]]
    key_points: list[int]

    turns: int
    armies: int
    cp_min: int
    cp_max: int
    cp_start: int
    fire_min: int
    fire_max: int
    die_faces: int
    initiative_start: int
    initiative_turn: int
    arrival_turns: list[int]
    blockade_cost: int
    convoy_points: list[int]
    fall_points: int
    siping_max: int
    siping_points: int

    extra_ships: bool
    opening_raid: bool
    mines: bool
    fog: bool
    inclusive: bool
    forced_only: bool
    keep_free: bool
    per_squadron: bool
    act_after_pass: bool
    sequence_layout: bool

    def __init__(self, document: dict[str, object], options: dict[str, str]) -> None:
        """Build the tables of a checked document; an option that is not given has its default value."""
        top = root(document)
        self.dataset = top.text("dataset")
        self.names = {}
        self.read_constants(top)
        self.read_zones(top)
        self.read_ports(top)
        self.number_places()
        self.read_return_ports(top.table("return_ports"))
        self.read_manchuria(top)
        self.read_zone_points(top, options.get("zone_points", ""))
        self.read_ships(top)
        self.read_options(options)

    def read_constants(self, top: Entry) -> None:
        constants = top.table("constants")
        self.turns = constants.whole("turns")
        self.armies = constants.whole("armies")
        self.fire_min = constants.whole("fire_dice_min")
        self.fire_max = constants.whole("fire_dice_max")
        self.die_faces = constants.whole("die_faces")
        self.initiative_start = SIDES.index(constants.text("initiative_at_start"))
        self.initiative_turn = constants.whole("initiative_turn_for_russia")
        self.arrival_turns = sorted(constants.wholes("baltic_arrival_turns"))
        self.blockade_cost = constants.whole("blockade_cost")
        self.convoy_points = constants.wholes("convoy_sunk_points")
        self.fall_points = constants.whole("port_arthur_fall_points")
        self.siping_max = constants.whole("siping_success_max")
        self.siping_points = constants.whole("siping_points")
        cp_track = top.table("cp_track")
        self.cp_min = cp_track.whole("min")
        self.cp_max = cp_track.whole("max")
        self.cp_start = cp_track.whole("start")

    def read_zones(self, top: Entry) -> None:
        """[PA-2.2] Zones and their symmetric adjacency, and [PA-2.9] the landing boxes in them."""
        self.zone_ids = self.named(top.rows("zone"), "zone")
        self.zones = len(self.zone_ids)
        self.yellow_sea = number(datacheck.BLOCKADE_ZONE, self.zone_ids)
        linked: list[set[int]] = [set() for _ in self.zone_ids]
        for row in top.rows("zone_link"):
            a, b = number(row.text("a"), self.zone_ids), number(row.text("b"), self.zone_ids)
            linked[a].add(b)
            linked[b].add(a)
        self.adjacent = [sorted(others) for others in linked]
        boxes = top.rows("landing_box")
        self.box_ids = [spelled(row.text("id")) for row in boxes]
        self.boxes = len(boxes)
        self.box_zone = [number(row.text("zone"), self.zone_ids) for row in boxes]
        for box, zone in enumerate(self.box_zone):
            self.names[f"box-{self.box_ids[box]}"] = self.names[f"zone-{self.zone_ids[zone]}"]

    def read_ports(self, top: Entry) -> None:
        """[PA-2.4] Ports, their users and zones, and [PA-5.9] how far ships sail from them in a sortie."""
        rows = top.rows("port")
        self.port_ids = self.named(rows, "port")
        self.ports = len(rows)
        self.port_arthur = number(datacheck.FALLING_PORT, self.port_ids)
        self.arrival_port = number(datacheck.ARRIVAL_PORT, self.port_ids)
        self.home_port = [number(datacheck.JAPAN_PORT, self.port_ids), -1]
        self.port_user = [SIDES.index(row.text("user")) for row in rows]
        self.port_zones = [sorted(numbers(row.texts("adjacent_zones"), self.zone_ids)) for row in rows]
        self.has_shipyard = [int(row.flag("shipyard")) for row in rows]
        constants = top.table("constants")
        self.reach_intact = self.reach(constants.whole("sortie_zones_intact"))
        self.reach_damaged = self.reach(constants.whole("sortie_zones_damaged"))
        self.zone_ports = [[[] for _ in self.zone_ids] for _ in SIDES]
        for port, user in enumerate(self.port_user):
            for zone in self.port_zones[port]:
                self.zone_ports[user][zone].append(port)

    def reach(self, steps: int) -> list[list[int]]:
        """By port, the zones at most that many steps away."""
        result: list[list[int]] = []
        for port in range(self.ports):
            reached = set(self.port_zones[port])
            for _ in range(1, min(steps, self.zones)):
                reached |= {beyond for zone in reached for beyond in self.adjacent[zone]}
            result.append(sorted(reached))
        return result

    def number_places(self) -> None:
        """[PA-1.5] One number for every place a ship can be in, and a word for each."""
        self.anchorage0 = self.zones
        self.shipyard0 = self.anchorage0 + self.ports
        place = self.shipyard0 + self.ports
        self.arrival_place = [-1] * (self.turns + 1)
        for turn in self.arrival_turns:
            self.arrival_place[turn] = place
            place += 1
        self.unused = place
        self.sunk = place + 1
        self.place_words = [*self.zone_ids]
        self.place_words += [f"{part} {port}" for part in ("port", "yard") for port in self.port_ids]
        self.place_words += [*(f"box {turn}" for turn in self.arrival_turns), "unused", "sunk"]
        self.places = len(self.place_words)

    def read_return_ports(self, table: Entry) -> None:
        """[PA-9.4] By side and zone, the ports its ships return to, in the order of the file."""
        self.return_ports = []
        for name in SIDES:
            side = table.table(name)
            ports = {spelled(key): numbers(side.texts(key), self.port_ids) for key in side.names()}
            self.return_ports.append([ports[zone if zone in ports else "any"] for zone in self.zone_ids])

    def read_manchuria(self, top: Entry) -> None:
        """[PA-8.15] The track: what each space requires and what it does."""
        rows = top.rows("manchuria")
        self.space_ids = self.named(rows, "space")
        self.spaces = len(rows)
        self.requires = [sorted(numbers(row.texts("requires"), self.space_ids)) for row in rows]
        self.effect = [EFFECTS.index(row.text("effect")) for row in rows]
        self.sequence = numbers(top.table("manchuria_sequence").texts("order"), self.space_ids)

    def read_zone_points(self, top: Entry, chosen: str) -> None:
        """[PA-8.4] The values of the chosen profile by side and zone; [PA-8.3] the scale of the key zones."""
        points = top.table("zone_points")
        profiles = points.table("profiles")
        self.profiles = profiles.names()
        profile = profiles.table(chosen if chosen else points.text("default_profile"))
        self.key_points = top.table("key_zone_points").wholes("by_count")
        self.key_zones = []
        self.zone_points = [[0] * self.zones for _ in SIDES]
        for zone, row in enumerate(top.rows("zone")):
            if row.flag("key_zone"):
                self.key_zones.append(zone)
                continue
            for side, side_name in enumerate(SIDES):
                self.zone_points[side][zone] = profile.table(row.text("id")).whole(side_name)

    def read_ships(self, top: Entry) -> None:
        """[PA-1.3] Ships, their two faces, and [PA-D.3] which of them are of one kind."""
        rows = top.rows("ship")
        fleets = [row.text("fleet") for row in rows]
        self.ship_ids = self.named(rows, "ship")
        self.ships = len(rows)
        self.side = [SIDES.index(row.text("side")) for row in rows]
        self.fleet_ships = [[n for n in range(self.ships) if self.side[n] == side] for side in range(2)]
        self.raid_ships = [ship for ship, fleet in enumerate(fleets) if fleet == datacheck.FALLING_PORT]
        self.optional = [int(row.flag("optional")) for row in rows]
        self.ship_class = [row.text("class", "") for row in rows]
        faces = [row.table(face) for row in rows for face in ("intact", "damaged")]
        self.firepower = [face.whole("firepower") for face in faces]
        self.speed = [face.whole("speed") for face in faces]
        self.defence = [face.whole("defence") for face in faces[DAMAGED::2]]
        starts = {fleet: self.anchorage0 + number(fleet, self.port_ids) for fleet in datacheck.HOME_FLEETS}
        for turn in self.arrival_turns:
            starts[datacheck.baltic_fleet(turn)] = self.arrival_place[turn]
        self.start_place = [starts[fleet] for fleet in fleets]
        self.kind = []
        kinds: dict[tuple[int, ...], int] = {}
        for ship in range(self.ships):
            both = slice(ship * 2, ship * 2 + 2)
            values = (self.side[ship], self.defence[ship], *self.firepower[both], *self.speed[both])
            self.kind.append(kinds.setdefault(values, len(kinds)))

    def read_options(self, options: dict[str, str]) -> None:
        self.extra_ships = options.get("extra_ships", "off") == "on"
        self.opening_raid = options.get("opening_raid", "off") == "on"
        self.mines = options.get("mines", "off") == "on"
        self.fog = options.get("fog_of_war", "off") == "on"
        self.inclusive = options.get("partial_hits", "strict") == "inclusive"
        self.forced_only = options.get("underpayment", "free") == "forced_only"
        self.keep_free = options.get("blockade_at_limit", "lift") == "keep_free"
        self.per_squadron = options.get("return_choice", "per_ship") == "per_squadron"
        self.act_after_pass = options.get("act_after_pass", "no") == "yes"
        self.sequence_layout = options.get("manchuria_layout", "fork") == "sequence"

    def named(self, rows: list[Entry], kind: str) -> list[str]:
        """The ids of the rows as the notation spells them; keeps their names by language."""
        ids = [spelled(row.text("id")) for row in rows]
        for name, row in zip(ids, rows):
            self.names[f"{kind}-{name}"] = row.by_language()
        return ids


def number(name: str, ids: list[str]) -> int:
    """The number of the thing that the file calls by this name."""
    return ids.index(spelled(name))


def numbers(names: list[str], ids: list[str]) -> list[int]:
    return [number(name, ids) for name in names]
