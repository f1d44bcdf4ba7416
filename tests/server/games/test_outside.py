"""Games from outside: the operator says which are offered, and nobody else can have code loaded."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from admiralty import Table, games
from admiralty.server.environment import outside_games
from admiralty.server.errors import CannotStart
from admiralty.server.settings import Settings
from tests.outside import EXAMPLE
from tests.server.harness import Person, Server

GAME = "minesweepers.game:Minesweepers"
SEATS = {"north": "me", "south": "bot:random"}


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package can be imported, but nobody has done so."""
    monkeypatch.setenv(games.ALLOWED, "")
    monkeypatch.syspath_prepend(EXAMPLE)
    forget()
    yield
    forget()


@contextmanager
def serving(folder: Path, *outside: str) -> Iterator[Person]:
    """Somebody at a server that offers these games from outside."""
    file = str(folder / "games.db")
    server = Server(Settings(database=file, limits=False, bot_workers=1, outside_games=outside))
    yield server.person()
    server.close()


def forget() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "minesweepers"]:
        del sys.modules[name]
    games.load_class.cache_clear()
    games.allowed.cache_clear()


def test_what_the_operator_allows_is_offered_with_its_texts_rules_and_board(
    example: None, tmp_path: Path
) -> None:
    with serving(tmp_path, GAME) as ann:
        look(ann)


def look(ann: Person) -> None:
    shown = {each["slug"]: each for each in ann.get("/api/games")}
    assert shown["minesweepers"]["title"]["cs"] == "Minolovky"
    table = ann.table("minesweepers", seats=SEATS)
    with ann.at(table) as wire:
        assert wire.expect("state")["view"]["mines"] == {"inshore": 3, "middle": 4, "offshore": 5}
    assert "do-sweep = Vylovit" in ann.http.get("/api/text/minesweepers/cs").text
    assert "MS-4.1" in ann.http.get("/api/rules/minesweepers").text
    board = ann.http.get("/boards/minesweepers/board.js")
    assert "javascript" in board.headers["content-type"]
    assert "export function mount" in board.text
    for path in ("../game.py", "..%2Fgame.py", "../data/minesweepers.toml", "no.js"):
        assert ann.http.get(f"/boards/minesweepers/{path}").status_code == 404, path
    # A game of this project has its board in the page; its sources are not given out.
    assert ann.http.get("/boards/port-arthur/board.js").text == "export const mount = null;\n"
    assert ann.http.get("/boards/port-arthur/layout.json").status_code == 404


def test_nothing_else_is_ever_loaded(example: None, tmp_path: Path) -> None:
    with serving(tmp_path) as ann:
        try_all(ann)
    assert not [name for name in sys.modules if name.startswith("minesweepers")]


def try_all(ann: Person) -> None:
    for name in ("minesweepers", GAME, f"{EXAMPLE}/minesweepers/game.py:Minesweepers"):
        refused = ann.refused("/api/tables", game=name, options={}, seats=SEATS)
        assert refused[0] in (404, 422), refused
        record = Table(games.load("_template"), seed=1).save().replace("_template", name)
        assert ann.refused("/api/import", record=record)[0] == 422
        assert ann.http.get(f"/boards/{name}/board.js").status_code == 404
    assert "minesweepers" not in [each["slug"] for each in ann.get("/api/games")]


def test_a_mistake_of_the_operator_shows_at_the_start(example: None) -> None:
    assert outside_games("ADMIRALTY_GAMES", {"ADMIRALTY_GAMES": f" {GAME} "}) == (GAME,)
    assert outside_games("ADMIRALTY_GAMES", {}) == () == Settings().outside_games
    for name, why in (
        ("no-such-game", "no installed package offers a game 'no-such-game'"),
        ("minesweepers.game:Nothing", "has no class Nothing"),
        ("minesweepers.words:SWEEP", "is not a game"),
    ):
        with pytest.raises(CannotStart, match=why):
            outside_games("ADMIRALTY_GAMES", {"ADMIRALTY_GAMES": name})
