"""How much the page weighs: what is shipped, and what a browser really fetches."""

from __future__ import annotations

import gzip

from admiralty.server.settings import STATIC
from tests.browser.harness import Captain

MOST = 250 * 1024
FETCHED = """performance.getEntriesByType('resource')
  .filter(each => /\\.(js|css)$/.test(new URL(each.name).pathname))
  .reduce((sum, each) => sum + each.encodedBodySize, 0)"""


def test_all_scripts_and_styles_together_stay_under_250_kb_compressed(page_is_built: None) -> None:
    files = [file for file in STATIC.rglob("*") if file.suffix in (".js", ".css")]
    assert files
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < MOST


def test_a_browser_that_plays_has_fetched_less_than_that(captain: Captain) -> None:
    captain.new_game("bot")
    captain.choice("done").wait_for()
    assert 0 < captain.page.evaluate(FETCHED) < MOST


def test_everything_comes_from_the_server_itself(captain: Captain) -> None:
    asked: list[str] = []
    captain.page.on("request", lambda request: asked.append(request.url))
    captain.new_game("bot")
    captain.choice("done").wait_for()
    assert {url for url in asked if not url.startswith((captain.url, "blob:", "data:"))} == set()
