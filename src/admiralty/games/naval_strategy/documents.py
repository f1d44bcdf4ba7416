"""The files that a game is given: tables and maps."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from admiralty.games.naval_strategy.datacheck import check
from admiralty.games.naval_strategy.mapfile import check_maps, read_maps
from admiralty.games.naval_strategy.names import check_names
from admiralty.kit.datafile import DataError, parse, root
from admiralty.kit.extras import Presets


def load(text: str, folder: Path) -> dict[str, object]:
    """[NS-R.2] The document of a data file, read and checked.

    A text that begins with { is a map file: the sea is its own, the tables are the shipped ones.
    """
    shipped = (folder / "naval-strategy.toml").read_text(encoding="utf-8")
    maps = read_maps((folder / "naval-strategy-map.json").read_text(encoding="utf-8"))
    document = parse(shipped if text.lstrip().startswith("{") else text)
    own = read_maps(text) if text.lstrip().startswith("{") else document
    check(document)
    check_names(root(document).table("names"))
    if own is not document and "maps" not in own:
        raise DataError("map file: maps is missing")
    document["maps"] = own.get("maps", maps["maps"])
    document["boss_arena"] = maps["boss_arena"]
    check_maps(document)
    return document


def presets(folder: Path) -> Presets:
    """[NS-R.1] What organisers choose at once."""
    found = tomllib.loads((folder / "presets.toml").read_text(encoding="utf-8"))
    return Presets(found["presets"], found["topics"])


def map_ids(document: dict[str, object]) -> list[str]:
    return [row.text("id") for row in root(document).rows("maps")]


def written(document: dict[str, object]) -> str:
    """A map document as a file."""
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"
