"""[BM-R.3] The tables of a game, built from the data file it is given: flat lists indexed by small ids."""

from __future__ import annotations

from itertools import product
from typing import Final

from admiralty.games.battle_of_midway.datacheck import (
    COLOURS,
    DIAGRAMS,
    ORDERS,
    SIDES,
    SPECIALS,
    TURNS,
    board_rows,
    cell,
    cells_of,
    check,
)
from admiralty.games.battle_of_midway.hexes import HEADINGS, STEPS, ahead, disc, pack, ring, unpack
from admiralty.games.battle_of_midway.names import joined
from admiralty.games.battle_of_midway.r08_reach import reach
from admiralty.kit.datafile import Entry, parse, root
from admiralty.kit.hexes import rotated

USA: Final = 0
JAPAN: Final = 1

FIGHTER: Final = 0
SPECIAL: Final = 1

LEFT: Final = 0
STRAIGHT: Final = 1
RIGHT: Final = 2

OUTSIDE: Final = 0

ACCELERATION: Final = 0
SURPRISE_ATTACK: Final = 1
FEINT: Final = 2
BARREL_ROLL: Final = 3
ABOUT_TURN: Final = 4
DODGE: Final = 5
LOOP: Final = 6
SIXTH_SENSE: Final = 7
THACH_WEAVE: Final = 8
VETERANS: Final = 9

NOWHERE: Final = 1 << 40
"""The cell of everything that is not on the board; no real cell is near it."""


def load(text: str) -> dict[str, object]:
    """[BM-R.3] The document of a data file, read and checked."""
    document = parse(text)
    check(document)
    return document


def spelled(name: str) -> str:
    """An id as the notation spells it: surprise-attack for surprise_attack."""
    return name.replace("_", "-").lower()


def cell_word(where: int) -> str:
    """A cell as players write it: `5,-2`."""
    q, r = unpack(where)
    return f"{q},{r}"


class Tables:
    """Everything the rules need to know about board, aircraft, cards and options; never changed.

    Aircraft are numbered side by side, the fighters of a side first. `reached` is a cache, filled on demand.
    """

    def __init__(self, document: dict[str, object], options: dict[str, str]) -> None:
        """Build the tables of a checked document with the options settled."""
        top = root(document)
        self.dataset: str = top.text("dataset")
        self.names: dict[str, dict[str, str]] = {}
        self.hunt: bool = options["mode"] == "carrier_hunt"
        self.read_options(top, options)
        self.read_sides(top)
        self.read_aircraft(top)
        self.read_board(top, options["domination_layout"])
        self.read_small_tiles(top)
        self.read_plans(top)
        self.read_diagrams(top, options["feint_geometry"])
        self.read_cards(top)
        self.reach_manoeuvres: int = top.table("combat").whole("reach_manoeuvres")
        self.reached: dict[int, set[int]] = {}
        self.open_reach: list[set[int]] = [
            reach({}, set(), 0, heading, self.reach_manoeuvres, False) for heading in range(HEADINGS)
        ]

    def read_options(self, top: Entry, options: dict[str, str]) -> None:
        self.threshold: int = int(options["vp_threshold"])
        self.swap_bombs: bool = options["swap_onto_carrier_bombs"] == "true"
        self.keep_connected: bool = options["small_tile_bridge"] == "keep_connected"
        self.fly_off_scores: bool = options["fly_off_scores"] == "true"
        self.open_hands: bool = options["open_hands"] == "true"
        self.compulsory: bool = options["extension"] == "compulsory"
        self.omit_at_reveal: bool = options["ace_omission"] == "at_reveal"
        self.weave_is_firing: bool = options["weave_is_firing"] == "true"
        self.max_rounds: int = int(options["max_rounds"])

    def read_sides(self, top: Entry) -> None:
        """[BM-4.5] [BM-3.2] Who wins equal bids and who places first, and what is bid."""
        rows = top.rows("side")
        self.tie_side: int = [row.flag("wins_bid_ties") for row in rows].index(True)
        self.first_side: int = [row.flag("places_first") for row in rows].index(True)
        points = top.table("command_points")
        self.points: int = points.whole("per_round")
        self.bid_min: int = points.whole("bid_min")
        self.bid_max: int = points.whole("bid_max")
        victory = top.table("victory").table("domination")
        self.midway_points: int = victory.whole("midway_majority")

    def read_aircraft(self, top: Entry) -> None:
        """[BM-1.3] Special aircraft are bombers in carrier hunt and aces in domination."""
        aircraft = top.table("aircraft")
        fighters, specials = aircraft.whole("per_side_fighters"), aircraft.whole("per_side_special")
        victory = top.table("victory").table("domination")
        worth = [victory.whole("fighter_destroyed"), victory.whole("ace_destroyed")]
        rows = top.rows("aircraft_kind")
        kinds = [rows[0], rows[1] if self.hunt else rows[2]]
        self.per_side: int = fighters + specials
        self.fleet: list[list[int]] = []
        self.aircraft_ids: list[str] = []
        self.piece: list[int] = []
        self.side: list[int] = []
        for side, name in enumerate(SIDES):
            self.fleet.append(list(range(side * self.per_side, (side + 1) * self.per_side)))
            prefix = aircraft.table("id_prefix").text(name)
            for piece, letter, count in ((FIGHTER, "f", fighters), (SPECIAL, "s", specials)):
                called = aircraft.table("display_names").table(f"{name}_{kinds[piece].text('id')}")
                for n in range(1, count + 1):
                    word = f"{prefix}-{letter}{n}"
                    self.aircraft_ids.append(word)
                    self.piece.append(piece)
                    self.side.append(side)
                    self.names[f"aircraft-{word}"] = {
                        language: f"{called.text(language)} {n}" for language in called.names()
                    }
        self.aircraft: int = len(self.aircraft_ids)
        self.flight_min: list[int] = [kinds[piece].whole("flight_min") for piece in self.piece]
        self.flight_max: list[int] = [kinds[piece].whole("flight_max") for piece in self.piece]
        self.planned: list[int] = [kinds[piece].whole("combat_tokens_planned") for piece in self.piece]
        self.omits: list[int] = [
            self.planned[i] - kinds[piece].whole("combat_tokens_performed")
            for i, piece in enumerate(self.piece)
        ]
        self.bonus: list[int] = [kinds[piece].whole("firing_bonus") for piece in self.piece]
        self.returns: list[int] = [
            int(not self.hunt and kinds[piece].flag("returns_as_reinforcement")) for piece in self.piece
        ]
        self.worth: list[int] = [0 if self.hunt else worth[piece] for piece in self.piece]
        self.diagram: list[int] = [
            self.side[i] * len(DIAGRAMS) + DIAGRAMS.index(kinds[piece].text("range_diagram"))
            for i, piece in enumerate(self.piece)
        ]

    def read_board(self, top: Entry, layout: str) -> None:
        """[BM-2.1] [BM-2.2] [BM-2.3] [BM-2.5] The large tiles, and what lies at their outward edges."""
        radius = top.table("tile_shape").table("large").whole("radius")
        self.position_ids: list[str] = []
        self.large: dict[int, int] = {}
        self.edges: list[list[int]] = []
        for number, row in enumerate(board_rows(top)):
            self.position_ids.append(row.text("id"))
            centre = cell(row, "centre", row.value("centre"))
            for way in disc(radius):
                self.large[centre + way] = number
            edge = [unpack(way) for way in cells_of(top.table("tile_frame"), "outer_edge")]
            turned = [rotated(q, r, row.whole("rotation")) for q, r in edge]
            self.edges.append([centre + pack(q, r) for q, r in turned])
        self.cells: list[int] = sorted(self.large)
        self.number: dict[int, int] = {where: i for i, where in enumerate(self.cells)}
        # Reading BM-R.29: small tiles never belong to Midway.
        self.midway: set[int] = {where for where, position in self.large.items() if position == 0}
        self.tile_at: list[str] = laid_tiles(top, "carrier_hunt" if self.hunt else layout, self.position_ids)
        self.carrier: list[set[int]] = [set(), set()]
        self.zone: list[list[int]] = [[], []]
        for side, name in enumerate(SIDES):
            if self.hunt:
                self.carrier[side] = set(cells_of(top.table("carrier").table(name), "cells"))
                self.zone[side] = self.beside(self.carrier[side])
            else:
                backs = {row.text("id"): row.text("back") for row in top.rows("large_tile")}
                for position, tile in enumerate(self.tile_at):
                    self.zone[side] += self.edges[position] if backs[tile] == f"zone:{name}" else []
                self.zone[side].sort()

    def beside(self, area: set[int]) -> list[int]:
        """[BM-3.3] Reading BM-R.37: the cells of an area and those adjacent to it, on any tile."""
        return [where for where in self.cells if where in area or any(where + step in area for step in STEPS)]

    def read_small_tiles(self, top: Entry) -> None:
        """[BM-6.9] The shape of a small tile, and the words for where its centre lies from a cell."""
        radius = top.table("tile_shape").table("small").whole("radius")
        self.tile_ids: list[str] = [row.text("id") for row in top.rows("small_tile")]
        self.disc: list[int] = disc(radius)
        self.disc_set: set[int] = set(self.disc)
        # Two discs of one size overlap up to twice their radius apart, and touch one cell farther.
        self.overlaps: set[int] = set(disc(2 * radius))
        self.abuts: set[int] = set(ring(2 * radius + 1))
        self.blocked: set[int] = {where + way for where in self.cells for way in self.disc}
        self.touching: set[int] = {
            where + way for where in self.cells for way in ring(radius + 1)
        } - self.blocked
        directions = top.table("grid").items("directions")
        self.heading_ids: list[str] = [
            spelled(str(row["name"])) for row in directions if isinstance(row, dict)
        ]
        named = {0: "here"} | dict(zip(STEPS, self.heading_ids))
        self.spot_ids: list[str] = [named.get(way) or cell_word(way) for way in self.disc]

    def read_plans(self, top: Entry) -> None:
        """[BM-8.4] [BM-8.5] Reading BM-R.15: every row of tokens that the supply of a side allows."""
        tokens_data = top.table("manoeuvre_tokens").items("kinds")
        rows = [Entry(row, "manoeuvre_tokens") for row in tokens_data if isinstance(row, dict)]
        supply = {TURNS.index(row.text("id")): row.whole("per_side") for row in rows}
        called = {TURNS.index(row.text("id")): row.by_language() for row in rows}
        for turn, name in called.items():
            self.names[f"turn-{TURNS[turn]}"] = name
        self.plans: list[tuple[int, ...]] = []
        self.plan_ids: list[str] = []
        self.plans_of: list[list[int]] = [[] for _ in range(max(self.planned) + 1)]
        for length in sorted(set(self.planned)):
            for tokens in product((LEFT, STRAIGHT, RIGHT), repeat=length):
                if all(tokens.count(turn) <= n for turn, n in supply.items()):
                    self.plans_of[length].append(len(self.plans))
                    self.plans.append(tokens)
                    word = "-".join(TURNS[turn] for turn in tokens)
                    self.plan_ids.append(word)
                    self.names[f"plan-{word}"] = joined([called[turn] for turn in tokens])

    def read_diagrams(self, top: Entry, feint: str) -> None:
        """[BM-10.1] [BM-9.10] The colour of a cell by diagram, heading and way; where a Feint leads."""
        colours = top.table("range_colours")
        self.colour_cards: list[int] = [colours.table(name).whole("cards") for name in COLOURS]
        self.attacks: list[int] = [int(colours.table(name).flag("can_destroy")) for name in COLOURS]
        self.sight: list[dict[int, int]] = []
        for side in SIDES:
            for name in DIAGRAMS:
                diagram = top.table("range_diagram").table(side).table(name)
                for heading in range(HEADINGS):
                    seen: dict[int, int] = {}
                    for colour in range(1, len(COLOURS)):
                        for pair in cells_of(diagram, COLOURS[colour]):
                            a, b = unpack(pair)
                            seen[ahead(a, b, heading)] = colour
                    self.sight.append(seen)
        ways = top.table("feint_cells").table(feint)
        pairs = [unpack(cell(ways, way, ways.value(way))) for way in ("left", "right")]
        # Reading BM-R.20: which cell is the nearest on a straight line to the side is an option.
        self.feint: list[int] = [ahead(a, b, heading) for heading in range(HEADINGS) for a, b in pairs]

    def read_cards(self, top: Entry) -> None:
        """[BM-3.6] [BM-3.7] [BM-3.8] Firing cards, orders with their prices, special orders."""
        self.firing: list[list[int]] = [sorted(top.table("firing_cards").wholes(side)) for side in SIDES]
        self.bank_size: int = top.table("order_cards").whole("bank_size")
        orders, specials = top.rows("order"), top.rows("special_order")
        self.orders: int = len(ORDERS)
        self.cards: int = len(ORDERS) + len(SPECIALS)
        self.card_ids: list[str] = [spelled(name) for name in ORDERS + SPECIALS]
        self.price: list[int] = [row.whole("price") for row in orders]
        self.copies: list[int] = [row.whole("copies") for row in orders + specials]
        self.special_side: list[int] = [SIDES.index(row.text("side")) for row in specials]
        for word, row in zip(self.card_ids, orders + specials):
            self.names[f"card-{word}"] = row.by_language()

    def cell_words(self) -> list[str]:
        return [cell_word(where) for where in self.cells]

    def near(self, where: int, heading: int) -> set[int]:
        """[BM-8.2] The cells an aircraft reaches on the large tiles alone."""
        key = where * HEADINGS + heading
        found = self.reached.get(key)
        if found is None:
            found = reach(self.large, set(), where, heading, self.reach_manoeuvres, True)
            self.reached[key] = found
        return found


def laid_tiles(top: Entry, layout: str, positions: list[str]) -> list[str]:
    """Reading BM-R.30: the tile on each position; `custom:` is followed by those of the outer positions."""
    layouts = top.table("layout")
    name, _, listed = layout.partition(":")
    table = (
        layouts.table("carrier_hunt") if name == "carrier_hunt" else layouts.table("domination").table(name)
    )
    tiles = [table.table("tiles").text(position) for position in positions]
    return tiles[:1] + listed.split(",") if listed else tiles
