"""[RJ-2.1] [RJ-2.3] The map as data: the shipped file, an owner's changes, the overlay."""

from __future__ import annotations

import json
from typing import Final

from admiralty.kit.datafile import DataError, Entry, root, shown
from admiralty.kit.hexes import beside

TERRAINS: Final = ["plain", "rough", "sea", "out_of_play"]
PLAYABLE: Final = ["plain", "rough"]
HEXSIDES: Final = ["river", "sea", "none"]
LINKS: Final = ["road", "rail", "none"]
PORTS: Final = ["southern", "other"]
SIDES: Final = ["japan", "russia"]
LOWEST_ROW: Final = 10
HIGHEST_ROW: Final = 24
COLUMNS: Final = 17
NONE: Final = "none"
BOXES: Final = ["box:korea", "box:siberia"]

Fields = dict[str, object]


def is_hex(name: str) -> bool:
    """Four digits RRCC within the rows and columns of the map."""
    if len(name) != 4 or not (name.isascii() and name.isdigit()):
        return False
    return LOWEST_ROW <= int(name[:2]) <= HIGHEST_ROW and 1 <= int(name[2:]) <= COLUMNS


def neighbours(name: str) -> list[str]:
    """Pure geometry, before sea and playability.

    >>> neighbours("1303")
    ['1302', '1304', '1203', '1204', '1403', '1404']
    """
    names = [f"{row:02}{column:02}" for row, column in beside(int(name[:2]), int(name[2:]))]
    return [name for name in names if is_hex(name)]


class Chart:
    """Hexes by id; types of hexsides and links by their two hexes, the smaller id first.

    `exits` are the hex and the kind of link by which a box is left.
    """

    def __init__(self) -> None:
        self.hexes: dict[str, Fields] = {}
        self.hexsides: dict[tuple[str, str], str] = {}
        self.links: dict[tuple[str, str], str] = {}
        self.rivers: dict[tuple[str, str], str] = {}
        self.exits: dict[str, tuple[str, str]] = {}

    def change(self, given: Entry) -> None:
        """Replace what the rows name; a row of an unknown hex adds it."""
        for row in given.rows("hexes") if given.has("hexes") else []:
            self.change_hex(row)
        for row in given.rows("hexsides") if given.has("hexsides") else []:
            pair = hex_pair(row)
            self.hexsides[pair] = row.one_of("type", HEXSIDES, "hexside")
            if row.has("name"):
                self.rivers[pair] = row.text("name")
        for row in given.rows("links") if given.has("links") else []:
            kind = row.one_of("type", LINKS, "link")
            if row.text("a") in BOXES:
                self.exits[row.text("a")] = (row.text("b"), kind)
            else:
                self.links[hex_pair(row)] = kind

    def change_hex(self, row: Entry) -> None:
        name = row.text("id")
        if not is_hex(name):
            raise row.wrong("id", f"must be a hex of rows 10 to 24 and columns 01 to 17, not {shown(name)}")
        fields = self.hexes.setdefault(name, {})
        fields.update(row.fields)
        for key in row.texts("drop") if row.has("drop") else []:
            fields.pop(key, None)
        fields.pop("drop", None)

    def apply_overlay(self, overlay: Entry) -> None:
        """[RJ-R.1] The other hex of Port Arthur."""
        for row in overlay.rows("replace_hexes"):
            self.change_hex(row)
        for pair in overlay.items("remove_links"):
            if not isinstance(pair, list) or len(pair) != 2:
                raise overlay.wrong("remove_links", f"must list pairs of hexes, not {shown(pair)}")
            self.links[ordered(str(pair[0]), str(pair[1]))] = NONE

    def check(self) -> None:
        """[RJ-2.1] [RJ-2.4] [RJ-2.6] Raise DataError for the first fault found."""
        for name, fields in self.hexes.items():
            check_hex(Entry(fields, f"map hex {shown(name)}"))
        for what, pairs in (("hexside", self.hexsides), ("link", self.links)):
            for (a, b), kind in pairs.items():
                if kind != NONE and b not in neighbours(a):
                    raise DataError(f"map {what} {a}-{b}: the two hexes are not neighbours")
                if what == "link" and kind != NONE and not (self.is_playable(a) and self.is_playable(b)):
                    raise DataError(f"map link {a}-{b}: a hex of it is not playable")
        for box in BOXES:
            if box not in self.exits or not self.is_playable(self.exits[box][0]):
                raise DataError(f"map: {box} must be linked to a playable hex")
        for side in SIDES:
            if len(self.with_field("supply_source", side)) != 1:
                raise DataError(f"map: {side} must have exactly one supply source")

    def is_playable(self, name: str) -> bool:
        return name in self.hexes and self.hexes[name]["terrain"] in PLAYABLE

    def with_field(self, key: str, value: str) -> list[str]:
        """The playable hexes whose field has this value."""
        return [name for name in self.hexes if self.is_playable(name) and self.hexes[name].get(key) == value]


def check_hex(row: Entry) -> None:
    row.one_of("terrain", TERRAINS, "terrain")
    for key, known in (("port", PORTS), ("supply_source", SIDES)):
        if row.has(key):
            row.one_of(key, known, key.replace("_", " "))
    for key in ("town", "place"):
        if row.has(key):
            names = row.table(key)
            names.text("en")
            for language in names.names():
                names.text(language)
    if row.has("key_point"):
        row.text("key_point")
        row.table("town")


def ordered(a: str, b: str) -> tuple[str, str]:
    return (a, b) if a < b else (b, a)


def hex_pair(row: Entry) -> tuple[str, str]:
    a, b = row.text("a"), row.text("b")
    for name in (a, b):
        if not is_hex(name):
            raise row.wrong("a" if name == a else "b", f"must be a hex of the map, not {shown(name)}")
    return ordered(a, b)


def parse_map(text: str) -> Entry:
    """The tables of the shipped map file."""
    try:
        found = json.loads(text)
    except ValueError as error:
        raise DataError(f"map file: not valid JSON: {error}") from None
    if not isinstance(found, dict):
        raise DataError("map file: must be one object")
    return root(found)


def chart(shipped: Entry, owner: Entry | None, overlay: str) -> Chart:
    """[RJ-R.1] The map to play on: shipped, changed by the owner, then by the overlay if one is named."""
    found = Chart()
    found.change(shipped)
    if owner is not None:
        found.change(owner)
    if overlay:
        found.apply_overlay(shipped.table("overlays").table(overlay))
    found.check()
    return found
