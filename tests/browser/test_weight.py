"""How much the page weighs: what is shipped, and what a browser really fetches."""

from __future__ import annotations

import gzip
from pathlib import Path

from playwright.sync_api import Response

from admiralty import games
from admiralty.server.settings import STATIC
from tests.browser.conftest import Visit
from tests.browser.harness import LANGUAGES

MOST = 250 * 1024
OF_A_GAME = ("Board", "board", "Legend", "Emblem", "MapEditor")
ELSEWHERE = (
    "ProfilePage",
    "TournamentPage",
    "Tournaments",
    "EmbedPage",
    "Projector",
    "ModerationPage",
    "Measures",
    "ReportDialog",
    "SignIn",
    "ForgottenPage",
    "ResetPage",
    "MailPage",
)
"""Screens with addresses of their own, what moderation needs, signing in: no lobby and no board loads it."""

FOUND = [*Path(games.__file__).parent.glob("*/board/Board.svelte")]


def test_lobby_and_the_largest_board_stay_under_250_kb_compressed(page_is_built: None) -> None:
    """Of files that come once for each game or language, the largest counts."""
    weights: dict[str, list[int]] = {}
    for file in STATIC.rglob("*"):
        name = file.name.split("-", 1)[0]
        if file.suffix in (".js", ".css") and name not in ELSEWHERE:
            kind = "language" if name in LANGUAGES else name if name in OF_A_GAME else file.name
            weights.setdefault(kind + file.suffix, []).append(len(gzip.compress(file.read_bytes())))
    assert len(weights["Board.js"]) == len(FOUND)
    assert sum(max(each) for each in weights.values()) < MOST


def test_a_browser_that_plays_has_fetched_less_than_that_and_from_this_server_alone(visit: Visit) -> None:
    """As the server sends it: of what comes out of a cache, the browser tells only the unpacked size."""
    captain = visit(worker=True)
    asked: list[str] = []
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            sizes[response.url] = int(response.headers["content-length"])

    captain.page.on("response", weigh)
    captain.page.on("request", lambda request: asked.append(request.url))
    captain.new_game_in_lobby("bot")
    captain.choice("done").wait_for()
    assert any("/Board-" in url for url in sizes)
    assert sum(sizes.values()) < MOST, sum(sizes.values())
    assert {url for url in asked if not url.startswith((captain.url, "blob:", "data:"))} == set()
