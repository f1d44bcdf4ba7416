"""[BM-R.3] The check of a data file: what it must hold before a game can be played with it."""

from __future__ import annotations

import re
from typing import Final

from admiralty.games.battle_of_midway.hexes import STEPS, disc, pack
from admiralty.games.battle_of_midway.names import check_name
from admiralty.kit import hexes
from admiralty.kit.datafile import DataError, Entry, root, shown
from admiralty.kit.hexes import rotated

SIDES: Final = ["usa", "japan"]
MODES: Final = ["carrier_hunt", "domination"]
KINDS: Final = ["fighter", "bomber", "ace"]
ROLES: Final = ["bomber", "ace"]
TURNS: Final = ["left", "straight", "right"]
COLOURS: Final = ["outside", "dark_blue", "light_blue", "yellow", "red"]
DIAGRAMS: Final = ["fighter", "bomber"]
LAYOUTS: Final = ["opposed", "alternating", "custom"]
FEINTS: Final = ["abeam", "forward_diagonal"]
ORDERS: Final = [
    "acceleration", "surprise_attack", "feint", "barrel_roll", "about_turn", "dodge", "loop", "sixth_sense",
]  # fmt: skip
SPECIALS: Final = ["thach_weave", "veterans"]
MIDWAY: Final = "midway_island"

# What the engine can hold: a plan has few tokens, an action's fields have twelve bits.
MOST_AIRCRAFT: Final = 12
MOST_TILES: Final = 8
MOST_TOKENS: Final = 4
MOST_CARDS: Final = 99
LARGEST_RADIUS: Final = 4
FARTHEST_CELL: Final = 100
LONGEST_NAME: Final = 80

ID: Final = re.compile(r"[a-z0-9]+([_-][a-z0-9]+)*")

Cells = dict[str, list[int]]


def check(document: dict[str, object]) -> None:
    """[BM-R.3] Raise DataError for the first fault found; the sentence names the entry."""
    top = root(document)
    dataset = top.text("dataset")
    if len(dataset) > LONGEST_NAME or not dataset.isprintable():
        raise top.wrong("dataset", f"must be one line of at most {LONGEST_NAME} characters")
    check_sides(top)
    check_aircraft(top)
    cells = check_board(top)
    tiles = check_tiles(top)
    check_layouts(top, cells, tiles)
    check_carriers(top, cells)
    check_tokens(top)
    check_diagrams(top)
    check_cards(top)
    check_victory(top)


def cell(entry: Entry, key: str, found: object) -> int:
    """A cell or a way [q, r] as one number."""
    if not isinstance(found, list) or len(found) != 2:
        raise entry.wrong(key, f"must list pairs of whole numbers, not {shown(found)}")
    q, r = found
    for number in (q, r):
        if not isinstance(number, int) or isinstance(number, bool) or abs(number) > FARTHEST_CELL:
            raise entry.wrong(
                key, f"must list whole numbers from -{FARTHEST_CELL} to {FARTHEST_CELL} in pairs"
            )
    return pack(q, r)


def cells_of(entry: Entry, key: str) -> list[int]:
    found = [cell(entry, key, pair) for pair in entry.items(key)]
    if len(set(found)) < len(found):
        raise entry.wrong(key, "names a cell twice")
    return found


def ids(top: Entry, key: str, most: int) -> list[str]:
    """The ids of the rows of [[key]], all different."""
    names: list[str] = []
    for row in top.rows(key):
        name = row.text("id")
        if not ID.fullmatch(name) or len(name) > LONGEST_NAME:
            raise row.wrong("id", "must be small letters and digits, joined by _ or -")
        if name in names:
            raise DataError(f"{key} {shown(name)}: the id is used by more than one {key}")
        names.append(name)
    if len(names) > most:
        raise top.wrong(key, f"must have at most {most} entries, not {len(names)}")
    return names


def exactly(top: Entry, key: str, wanted: list[str]) -> None:
    """The rows of [[key]] have exactly these ids, in this order."""
    if ids(top, key, len(wanted)) != wanted:
        raise top.wrong(key, f"must have the entries {', '.join(wanted)} in this order")


def check_sides(top: Entry) -> None:
    exactly(top, "side", SIDES)
    for key in ("wins_bid_ties", "places_first"):
        if sum(row.flag(key) for row in top.rows("side")) != 1:
            raise top.wrong("side", f"must have {key} = true for exactly one side")
    points = top.table("command_points")
    most = points.whole("per_round", 0, MOST_CARDS)
    lowest = points.whole("bid_min", 0, most)
    points.whole("bid_max", lowest, most)
    top.table("combat").whole("reach_manoeuvres", 1, MOST_TOKENS * 2)


def check_aircraft(top: Entry) -> None:
    exactly(top, "aircraft_kind", KINDS)
    for row in top.rows("aircraft_kind"):
        shortest = row.whole("flight_min", 1, MOST_CARDS)
        row.whole("flight_max", shortest, MOST_CARDS)
        planned = row.whole("combat_tokens_planned", 1, MOST_TOKENS)
        performed = row.whole("combat_tokens_performed", 1, planned)
        if planned - performed > 1:
            raise row.wrong("combat_tokens_performed", "must be at most one less than the tokens planned")
        row.whole("firing_bonus", 0, MOST_CARDS)
        row.one_of("range_diagram", DIAGRAMS, "diagram")
        row.flag("returns_as_reinforcement")
    aircraft = top.table("aircraft")
    aircraft.whole("per_side_fighters", 0, MOST_AIRCRAFT)
    aircraft.whole("per_side_special", 1, MOST_AIRCRAFT)
    for mode, role in zip(MODES, ROLES):
        aircraft.table("special_role").one_of(mode, [role], "role")
    prefixes = [aircraft.table("id_prefix").text(side) for side in SIDES]
    if len(set(prefixes)) < len(prefixes) or not all(ID.fullmatch(prefix) for prefix in prefixes):
        raise aircraft.wrong("id_prefix", "must give each side letters of its own")
    for side in SIDES:
        for kind in KINDS:
            check_name(aircraft.table("display_names"), f"{side}_{kind}")


def check_board(top: Entry) -> Cells:
    """[BM-2.6] The cells of every position; no two positions overlap."""
    given = [Entry(row, "grid") for row in top.table("grid").items("directions") if isinstance(row, dict)]
    found = tuple((row.whole("q"), row.whole("r")) for row in given)
    if found != hexes.STEPS or any(not row.text("name").isalpha() for row in given):
        raise top.table("grid").wrong(
            "directions", "must be E, SE, SW, W, NW, NE as shipped; names may differ"
        )
    shapes = top.table("tile_shape")
    radius = shapes.table("large").whole("radius", 1, LARGEST_RADIUS)
    shapes.table("small").whole("radius", 0, LARGEST_RADIUS)
    board = top.table("board")
    cells: Cells = {}
    taken: set[int] = set()
    for row in board_rows(top):
        name = row.text("id")
        if name in cells:
            raise row.wrong("id", "is used by more than one position")
        row.whole("rotation", 0, len(STEPS) - 1)
        centre = cell(row, "centre", row.value("centre"))
        cells[name] = [centre + way for way in disc(radius)]
        if taken & set(cells[name]):
            raise row.wrong("centre", "makes the tile overlap another one")
        taken |= set(cells[name])
    if board.whole("total_cells") != len(taken):
        raise board.wrong("total_cells", f"must be {len(taken)}, the number of cells of all positions")
    return cells


def board_rows(top: Entry) -> list[Entry]:
    """The positions of the board; each is a table in a list."""
    out: list[Entry] = []
    for row in top.table("board").items("positions"):
        if not isinstance(row, dict):
            raise top.table("board").wrong("positions", f"must list tables, not {shown(row)}")
        out.append(Entry(row, f"board position {len(out) + 1}"))
    return out


def check_tiles(top: Entry) -> dict[str, Entry]:
    zones = [f"zone:{side}" for side in SIDES]
    fronts = [MIDWAY, "open_sea"] + [f"carrier:{side}" for side in SIDES]
    ids(top, "large_tile", MOST_TILES)
    ids(top, "small_tile", MOST_TILES)
    tiles = {row.text("id"): row for row in top.rows("large_tile")}
    for row in tiles.values():
        front = row.one_of("front", fronts, "front")
        row.one_of("back", ["unused"] if front == MIDWAY else zones, "back")
    if sum(row.text("front") == MIDWAY for row in tiles.values()) != 1:
        raise top.wrong("large_tile", f"must have exactly one tile with the front {MIDWAY}")
    return tiles


def check_layouts(top: Entry, cells: Cells, tiles: dict[str, Entry]) -> None:
    """[BM-2.1] [BM-2.3] Every position has its own tile; Midway has the same one in all layouts."""
    layouts = top.table("layout")
    tables = [layouts.table("carrier_hunt")] + [layouts.table("domination").table(name) for name in LAYOUTS]
    edge = len(cells_of(top.table("tile_frame"), "outer_edge"))
    aircraft = top.table("aircraft")
    needed = aircraft.whole("per_side_fighters") + aircraft.whole("per_side_special")
    for layout in tables:
        laid = layout.table("tiles")
        used = [laid.one_of(position, list(tiles), "tile") for position in cells]
        if sorted(used) != sorted(tiles):
            raise layout.wrong("tiles", "must lay every large tile on a position of its own")
        if tiles[used[0]].text("front") != MIDWAY:
            raise layout.wrong("tiles", f"must lay the tile of Midway on {next(iter(cells))}")
    for side in SIDES:
        if edge * sum(row.text("back") == f"zone:{side}" for row in tiles.values()) < needed:
            raise top.wrong("large_tile", f"must give {side} reinforcement zones for {needed} aircraft")
    for row in board_rows(top):
        for pair in top.table("tile_frame").items("outer_edge"):
            assert isinstance(pair, list)
            q, r = rotated(pair[0], pair[1], row.whole("rotation"))
            if cell(row, "centre", row.value("centre")) + pack(q, r) not in cells[row.text("id")]:
                raise top.table("tile_frame").wrong("outer_edge", "must lie on the tile")


def check_carriers(top: Entry, cells: Cells) -> None:
    """[BM-2.2] A carrier lies on its tile, with room for all aircraft on it and beside it."""
    laid = top.table("layout").table("carrier_hunt").table("tiles")
    tiles = {row.text("id"): row for row in top.rows("large_tile")}
    board = {where for part in cells.values() for where in part}
    aircraft = top.table("aircraft")
    needed = aircraft.whole("per_side_fighters") + aircraft.whole("per_side_special")
    areas: list[set[int]] = []
    for side in SIDES:
        entry = top.table("carrier").table(side)
        position = entry.one_of("position", list(cells), "position")
        if tiles[laid.text(position)].text("front") != f"carrier:{side}":
            raise entry.wrong("position", f"must be where layout.carrier_hunt lays the carrier of {side}")
        own = cells_of(entry, "cells")
        if not own or not set(own) <= set(cells[position]):
            raise entry.wrong("cells", f"must be cells of the position {position}")
        room = {where + step for where in own for step in STEPS} & board | set(own)
        if len(room) < needed:
            raise entry.wrong("cells", f"must have room for {needed} aircraft on the carrier and beside it")
        areas.append(room)
    if areas[0] & areas[1]:
        raise top.wrong("carrier", "must keep the carriers apart: no cell is beside both")


def check_tokens(top: Entry) -> None:
    tokens = top.table("manoeuvre_tokens")
    rows = [Entry(row, "manoeuvre_tokens") for row in tokens.items("kinds") if isinstance(row, dict)]
    if sorted(row.text("id") for row in rows) != sorted(TURNS):
        raise tokens.wrong("kinds", f"must be {', '.join(TURNS)}, each once")
    for row in rows:
        check_name(row, "name")
    supply = sum(row.whole("per_side", 0, MOST_CARDS) for row in rows)
    if tokens.whole("per_side") != supply:
        raise tokens.wrong("per_side", f"must be {supply}, the sum over the kinds")
    for row in top.rows("aircraft_kind"):
        if row.whole("combat_tokens_planned") > supply:
            raise row.wrong("combat_tokens_planned", f"must be at most {supply}, the tokens of a side")


def check_diagrams(top: Entry) -> None:
    """[BM-10.1] Each diagram gives a cell one colour at most."""
    colours = top.table("range_colours")
    for name in COLOURS:
        colours.table(name).whole("cards", 0, MOST_CARDS)
        colours.table(name).flag("can_destroy")
    if colours.table("outside").whole("cards") or colours.table("outside").flag("can_destroy"):
        raise colours.wrong("outside", "must have no cards and destroy nothing")
    for side in SIDES:
        for name in DIAGRAMS:
            diagram = top.table("range_diagram").table(side).table(name)
            seen: set[int] = {0}
            for colour in COLOURS[1:]:
                found = set(cells_of(diagram, colour))
                if seen & found:
                    raise diagram.wrong(
                        colour, "names the aircraft's own cell or one that has a colour already"
                    )
                seen |= found
    for name in FEINTS:
        for way in ("left", "right"):
            entry = top.table("feint_cells").table(name)
            if cell(entry, way, entry.value(way)) == 0:
                raise entry.wrong(way, "must not be the aircraft's own cell")


def check_cards(top: Entry) -> None:
    firing = top.table("firing_cards")
    size = firing.whole("per_side", 1, MOST_CARDS)
    for side in SIDES:
        if len(firing.wholes(side, 1, MOST_CARDS)) != size:
            raise firing.wrong(side, f"must list {size} cards, as firing_cards.per_side says")
    exactly(top, "order", ORDERS)
    exactly(top, "special_order", SPECIALS)
    for row in top.rows("order"):
        row.whole("price", 0, MOST_CARDS)
    for row in top.rows("special_order"):
        row.one_of("side", SIDES, "side")
    for row in top.rows("order") + top.rows("special_order"):
        row.whole("copies", 0, MOST_CARDS)
        check_name(row, "name")
    cards = top.table("order_cards")
    cards.whole("bank_size", 0, MOST_CARDS)
    total = sum(row.whole("copies") for row in top.rows("order"))
    for key, expected in (("total", total), ("kinds", len(ORDERS))):
        if cards.whole(key) != expected:
            raise cards.wrong(key, f"must be {expected}, as the entries [[order]] say")


def check_victory(top: Entry) -> None:
    victory = top.table("victory").table("domination")
    thresholds = victory.table("thresholds")
    for name in thresholds.names():
        thresholds.whole(name, 1)
    victory.one_of("default", thresholds.names(), "threshold")
    for key in ("fighter_destroyed", "ace_destroyed", "midway_majority"):
        victory.whole(key, 0)
