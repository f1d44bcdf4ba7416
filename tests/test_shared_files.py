"""Shared files know no game: its title, sides and pieces are in its own folder."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from admiralty import games

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/admiralty"
SHARED = [
    *(path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")),
    *(path for folder in ("show", "server") for path in (SOURCE / folder).rglob("*.ftl")),
    *(SOURCE / "server").rglob("*.py"),
]
GENERATED = {"api.ts"}
COLOURS = {"red", "blue", "green", "yellow", "white", "black"}
PIECES = ("ship", "zone", "unit", "aircraft", "space", "boss", "fleet", "squadron")
"""Kinds of pieces and places; the ids of other kinds are words of everyday language."""

EVERYDAY = {"first", "second"}


@cache
def words_of(slug: str) -> set[str]:
    """What a game alone may say: its name, its seats, its pieces and places."""
    game = games.load(slug)
    seats = {f"seat-{seat}" if seat in COLOURS else seat for seat in game.seats}
    ids = {word for kind in PIECES for word in game.grammar.ids.get(kind, ()) if len(word) > 3}
    return {slug, slug.replace("-", "_"), game.title, *seats, *ids} - EVERYDAY


def test_files_are_found() -> None:
    assert len(SHARED) > 100


@pytest.mark.parametrize("slug", games.slugs())
def test_no_shared_file_speaks_of_a_game(slug: str) -> None:
    said = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, sorted(words_of(slug))))})s?(?![\w-])", re.I)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in SHARED
        if path.name not in GENERATED and not path.name.endswith(".test.ts")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if said.search(line)
    ]
    assert found == []
