"""Frozen tables built from the data file, the map and the options: flat lists by unit, place, event, ship."""

from __future__ import annotations

from typing import Final

from admiralty.games.russo_japanese_war.datacheck import CARDS, EFFECTS, FACES, FLEETS, KEY_POINTS, RESULTS
from admiralty.games.russo_japanese_war.mapdata import SIDES, Chart, neighbours, ordered
from admiralty.kit.datafile import Entry

JAPAN: Final = 0
RUSSIA: Final = 1

NE: Final = 0
DR: Final = 1
DE: Final = 2
EX: Final = 3
AR: Final = 4
AE: Final = 5

FIRST: Final = 0
SECOND: Final = 1
SQUADRON: Final = 2
VLADIVOSTOK: Final = 3

SOUTHERN: Final = 1

CANCEL: Final = 0
CHANGE: Final = 1
FORCE: Final = 2
LIMIT: Final = 3
MAKAROV: Final = 4
NO_ZOC: Final = 5
BLOCK: Final = 6
UNDO: Final = 7
BONUS: Final = 8
RAILWAY: Final = 9
EXTRA_COMBAT: Final = 10
TAKE_TOP: Final = 11
MODIFY: Final = 12
CAVALRY: Final = 13
MORALE: Final = 14
REBUILD: Final = 15
RESHUFFLE: Final = 16

AT_PORT_ARTHUR: Final = 1
ROUGH_OR_TOWN: Final = 2
ROUGH_ELSEWHERE: Final = 3

BLOCKADE: Final = 0
MINES: Final = 1
AKIYAMA: Final = 2
SORTIE_CARD: Final = 3
VLADIVOSTOK_CARD: Final = 4

TARGET_KINDS: Final = ["", "port_arthur", "rough_or_town", "rough_not_port_arthur"]
PARTS: Final = ["blockade", "mines", "akiyama", "sortie", "vladivostok"]
BOX_WORDS: Final = ["korea", "siberia", "japan", "europe", "eliminated"]
EFFECT_NAMES: Final = list(EFFECTS)
ROAD: Final = "road"
RAIL: Final = "rail"


class Tables:
    """Places are the playable hexes 0 to n - 1 and behind them the boxes Korea, Siberia, Japan, Europe and
    the eliminated units. Events are the Japanese halves of the cards 0 to 15, then the Russian ones.
    """

    def __init__(self, top: Entry, chart: Chart, options: dict[str, str]) -> None:
        self.read_options(options)
        self.read_map(top, chart)
        self.read_units(top, chart)
        self.read_numbers(top)
        self.read_events(top, options)
        self.read_ships(top)

    def read_options(self, options: dict[str, str]) -> None:
        self.naval: bool = options["advanced_naval"] == "true"
        self.bluff: bool = options["naval_sortie"] == "bluff"
        self.nanshan_blocks: bool = options["nanshan_blocks_dalian"] == "true"
        self.history: bool = options["show_discard_history"] == "true"
        self.paid_at_full: bool = options["paid_card_at_three"] == "true"
        self.mines_at_will: bool = options["mines_timing"] != "reaction"

    def read_map(self, top: Entry, chart: Chart) -> None:
        """[RJ-2.1] [RJ-2.2] [RJ-2.3] [RJ-2.5] [RJ-2.7] Hexes with neighbours, links, rivers."""
        hexes = [name for name in sorted(chart.hexes) if chart.is_playable(name)]
        index = {name: i for i, name in enumerate(hexes)}
        n = len(hexes)
        self.n: int = n
        self.korea: int = n
        self.siberia: int = n + 1
        self.japan: int = n + 2
        self.europe: int = n + 3
        self.gone: int = n + 4
        self.size: int = n + 5
        self.place_ids: list[str] = hexes + BOX_WORDS
        self.near: list[list[int]] = [[] for _ in range(self.size)]
        self.rail: list[list[int]] = [[] for _ in range(self.size)]
        self.lines: list[list[int]] = [[] for _ in range(self.size)]
        self.river: list[int] = [0] * (self.size * self.size)
        self.halt: list[int] = [0] * (self.size * self.size)
        fields = [chart.hexes[name] for name in hexes]
        self.rough: list[int] = [int(f["terrain"] == "rough") for f in fields]
        self.town: list[int] = [int("town" in f) for f in fields]
        self.port: list[int] = [["", "southern", "other"].index(str(f.get("port", ""))) for f in fields]
        for a, name in enumerate(hexes):
            for other in neighbours(name):
                if other in index:
                    self.join(chart, a, index[other], name, other)
        self.beside: list[int] = [0] * (self.size * self.size)
        for a in range(n):
            for b in self.near[a]:
                self.beside[a * self.size + b] = 1
        self.source: list[int] = [index[chart.with_field("supply_source", side)[0]] for side in SIDES]
        for box, name in ((self.korea, "box:korea"), (self.siberia, "box:siberia")):
            # [RJ-2.4] A box is left along its road or railway.
            exit_hex, kind = chart.exits[name]
            self.near[box].append(index[exit_hex])
            if kind in (RAIL, ROAD):
                self.lines[box].append(index[exit_hex])
            if kind == RAIL:
                self.rail[box].append(index[exit_hex])
        self.key_hex: list[int] = [index[chart.with_field("key_point", key)[0]] for key in KEY_POINTS]
        self.key_of: list[int] = [self.key_hex.index(h) if h in self.key_hex else -1 for h in range(n)]
        self.port_arthur: int = self.key_hex[KEY_POINTS.index("port_arthur")]
        self.dalian: int = self.key_hex[KEY_POINTS.index("dalian")]
        self.nanshan: int = index[top.table("setup").text("nanshan")]
        self.ports: list[int] = [h for h in range(n) if self.port[h]]
        self.chart = chart

    def join(self, chart: Chart, a: int, b: int, name: str, other: str) -> None:
        """[RJ-2.2] [RJ-8.4] [RJ-8.5] One way across a hexside, and whether the step must be the last."""
        pair = ordered(name, other)
        side = chart.hexsides.get(pair, "")
        link = chart.links.get(pair, "")
        if side == "sea":
            return
        self.near[a].append(b)
        if link == RAIL:
            self.rail[a].append(b)
        if link in (RAIL, ROAD):
            self.lines[a].append(b)
        elif self.rough[b] or side == "river":
            self.halt[a * self.size + b] = 1
        if side == "river":
            self.river[a * self.size + b] = 1

    def read_units(self, top: Entry, chart: Chart) -> None:
        """[RJ-1.2] Japanese units come first, whatever their order in the file."""
        types = top.table("unit_types")
        rows = top.rows("units")
        sides = [types.table(row.text("type")).text("side") for row in rows]
        rows = [row for side in SIDES for row, owner in zip(rows, sides, strict=True) if owner == side]
        kinds = [types.table(row.text("type")) for row in rows]
        self.unit_ids: list[str] = [row.text("id") for row in rows]
        self.unit_names: list[str] = [row.text("name", row.text("id")) for row in rows]
        self.units: int = len(rows)
        self.side: list[int] = [SIDES.index(kind.text("side")) for kind in kinds]
        self.combat: list[int] = [kind.whole("combat") for kind in kinds]
        self.movement: list[int] = [kind.whole("movement") for kind in kinds]
        self.type_ids: list[str] = types.names()
        self.type: list[int] = [self.type_ids.index(row.text("type")) for row in rows]
        self.start: list[int] = [self.start_place(row.text("start")) for row in rows]
        self.own: list[list[int]] = [
            [u for u in range(self.units) if self.side[u] == side] for side in (0, 1)
        ]
        self.mobile: list[list[int]] = [[u for u in self.own[side] if self.movement[u]] for side in (0, 1)]
        self.garrison: int = -1
        self.garrison_strength: int = 0
        for u, kind in enumerate(kinds):
            if kind.has("flips_to"):
                self.garrison = u
                self.garrison_strength = types.table(kind.text("flips_to")).whole("combat")
        # [RJ-10.12] [RJ-10.17] What any card moves and rebuilds; the others need an event.
        self.by_card: list[int] = [int(kind.has("by_card") and kind.flag("by_card")) for kind in kinds]

    def start_place(self, start: str) -> int:
        if start.startswith("box:"):
            return self.n + BOX_WORDS.index(start.removeprefix("box:"))
        if start in KEY_POINTS:
            return self.key_hex[KEY_POINTS.index(start)]
        return self.place_ids.index(start)

    def read_numbers(self, top: Entry) -> None:
        tracks = top.table("tracks")
        setup = top.table("setup")
        hand = top.table("hand")
        checks = top.table("morale_check")
        terrain = top.table("terrain")
        crt = top.table("crt")
        self.month_ids: list[str] = tracks.texts("turn_names")
        self.turns: int = len(self.month_ids)
        self.top_morale: int = tracks.whole("morale_max")
        self.morale: list[int] = [setup.whole(f"morale_{side}") for side in SIDES]
        self.first_hand: int = setup.whole("hand_japan")
        self.full_hand: int = hand.whole("refill_to")
        self.refill_below: int = hand.whole("refill_only_if_at_most")
        self.bonus_cards: int = hand.whole("bonus_cards")
        self.bonus_cost: int = hand.whole("bonus_cost_morale")
        self.stack: list[int] = [top.table("stacking").whole(side) for side in SIDES]
        self.fails: list[int] = [0, *[checks.whole(f"lost_{key}") for key in ("1", "2", "3_or_more")]]
        self.rough_bonus: int = terrain.table("rough").whole("combat")
        self.river_bonus: int = terrain.table("river").whole("combat")
        self.town_bonus: int = terrain.table("town").whole("combat")
        columns = crt.wholes("columns")
        self.lowest: int = columns[0]
        self.highest: int = columns[-1]
        self.columns: int = len(columns)
        self.crt: list[int] = [
            RESULTS.index(result) for die in range(1, FACES + 1) for result in crt.texts(f"die_{die}")
        ]

    def read_events(self, top: Entry, options: dict[str, str]) -> None:
        """[RJ-1.5] The halves of the cards; a half's effect says what its numbers mean."""
        halves = [row.table(side) for side in SIDES for row in top.rows("cards")]
        count = len(halves)
        self.card_ids: list[str] = [f"{number:02}" for number in range(1, CARDS + 1)]
        self.event_ids: list[str] = [f"{letter}{number}" for letter in "jr" for number in self.card_ids]
        self.event_names: list[dict[str, str]] = [
            {key.removeprefix("name_"): half.text(key) for key in half.names() if key.startswith("name_")}
            for half in halves
        ]
        self.effect: list[int] = [EFFECT_NAMES.index(half.text("effect")) for half in halves]
        self.value: list[int] = [0] * count
        self.side_of: list[int] = [0] * count
        self.attack_by: list[int] = [0] * count
        self.from_mask: list[int] = [0] * count
        self.to: list[int] = [0] * count
        self.where: list[int] = [0] * count
        self.answers: list[int] = [0] * count
        self.flips: list[int] = [0] * count
        self.neutralises: list[int] = [0] * count
        self.forbidden: list[int] = [0] * count
        self.from_turn: list[int] = [0] * count
        self.while_held: list[int] = [0] * count
        self.types: list[list[int]] = [[] for _ in range(count)]
        self.part: list[int] = [-1] * count
        for e, half in enumerate(halves):
            self.read_half(e, half)
            if self.part[e] == VLADIVOSTOK_CARD and self.effect[e] == LIMIT:
                # Reading RJ-R.27: the number printed on the card is lost; the option says which.
                self.value[e] = min(self.value[e], int(options["vladivostok_limit"]))
        self.reshuffle: int = self.effect.index(RESHUFFLE)
        self.with_effect: list[list[int]] = [
            [self.mask_of(side, effect) for effect in range(len(EFFECT_NAMES))] for side in (JAPAN, RUSSIA)
        ]
        self.with_part: list[int] = [
            sum(1 << e % CARDS for e in range(count) if self.part[e] == part) for part in range(len(PARTS))
        ]

    def mask_of(self, side: int, effect: int) -> int:
        """The cards, as bits, whose half of a side has an effect."""
        return sum(1 << card for card in range(CARDS) if self.effect[side * CARDS + card] == effect)

    def read_half(self, e: int, half: Entry) -> None:
        fields = half.fields
        for key in ("value", "limit", "max_units", "russian_morale", "hexes"):
            if key in fields:
                self.value[e] = half.whole(key)
        if "side" in fields:
            self.side_of[e] = SIDES.index(half.text("side"))
        if "when" in fields:
            self.attack_by[e] = RUSSIA if half.text("when") == "russian_attack" else JAPAN
        if "from" in fields:
            self.from_mask[e] = sum(1 << RESULTS.index(result) for result in half.texts("from"))
        if "to" in fields:
            self.to[e] = RESULTS.index(half.text("to"))
        if "target" in fields:
            self.where[e] = TARGET_KINDS.index(half.text("target"))
        if "events" in fields:
            self.answers[e] = sum(1 << number - 1 for number in half.wholes("events"))
        self.flips[e] = int("flip_unit" in fields)
        self.neutralises[e] = int(fields.get("neutralise_squadron") is True)
        self.forbidden[e] = int("forbidden_when" in fields)
        self.from_turn[e] = half.whole("from_turn") if "from_turn" in fields else 0
        self.while_held[e] = int("condition" in fields)
        if "types" in fields:
            self.types[e] = [self.type_ids.index(name) for name in half.texts("types")]
        if "naval" in fields:
            self.part[e] = PARTS.index(half.text("naval"))

    def read_ships(self, top: Entry) -> None:
        """[RJ-13.2] Ships by fleet, in the order of the fleets."""
        rows = [row for fleet in FLEETS for row in top.rows("naval_units") if row.text("fleet") == fleet]
        self.ship_ids: list[str] = [row.text("id") for row in rows]
        self.ship_names: list[str] = [row.text("name", row.text("id")) for row in rows]
        self.fleet: list[int] = [FLEETS.index(row.text("fleet")) for row in rows]
        self.ship_combat: list[int] = [row.whole("combat") for row in rows]
        self.ships: int = len(rows)
        self.ships_of: list[list[int]] = [
            [i for i in range(self.ships) if self.fleet[i] == fleet] for fleet in range(len(FLEETS))
        ]

    def names(self) -> dict[str, dict[str, str]]:
        """Names that are data: places of the map, events, cards with both halves, ships."""
        out: dict[str, dict[str, str]] = {}
        for h in range(self.n):
            name = self.place_ids[h]
            fields = self.chart.hexes[name]
            named = fields.get("town", fields.get("place"))
            if isinstance(named, dict):
                out[f"place-{name}"] = {language: f"{word} {name}" for language, word in named.items()}
        for e, event in enumerate(self.event_ids):
            number = self.card_ids[e % CARDS]
            out[f"event-{event}"] = {lang: f"{number} {name}" for lang, name in self.event_names[e].items()}
        for card, number in enumerate(self.card_ids):
            japanese, russian = self.event_names[card], self.event_names[CARDS + card]
            out[f"card-{number}"] = {
                lang: f"{number} {japanese[lang]} / {russian[lang]}" for lang in japanese if lang in russian
            }
        for ship, name in zip(self.ship_ids, self.ship_names, strict=True):
            out[f"ship-{ship}"] = {"en": name}
        return out
