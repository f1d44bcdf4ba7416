"""How long it takes from the click that starts a game to its painted board, in one Chromium.

    python -m tools.paint_times                          # this page
    python -m tools.paint_times --against ../before/src  # and that of another checkout, in turns

The page must be built in each. Times are only worth something on an idle machine.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from unittest.mock import patch

from playwright.sync_api import Browser, sync_playwright

from admiralty import games
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.harness import LAPTOP, Server

PATIENCE = 60_000
# From the click until the map is drawn and two frames have been shown since. What lies on it may come later.
CLICK = """button => new Promise(done => {
  const start = performance.now();
  const look = () => {
    const drawn = document.querySelector('#board .map :is(path, polygon)');
    if (drawn && drawn.getBoundingClientRect().width > 0)
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
    else requestAnimationFrame(look);
  };
  button.click();
  look();
})"""


@contextmanager
def serving(source: str) -> Iterator[Server]:
    """A server of this checkout or, with its sources, of another."""
    with tempfile.TemporaryDirectory() as folder:
        with patch.dict(os.environ, {"PYTHONPATH": source} if source else {}):
            server = Server(Path(folder))
        try:
            yield server
        finally:
            server.stop()


def click(browser: Browser, url: str, game: str) -> float:
    """In milliseconds, with a browser profile that is new."""
    viewport = {"width": LAPTOP[0], "height": LAPTOP[1]}
    context = browser.new_context(viewport=viewport, locale="en-GB", service_workers="block")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{url}/")
    card = page.locator(f'article[aria-labelledby="game-{game}"]')
    card.locator(".modes button").first.click()
    page.wait_for_load_state("networkidle")
    took = float(card.locator("button[type=submit]").evaluate(CLICK))
    context.close()
    return took


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=games.slugs())
    parser.add_argument("--against", help="the sources of another checkout")
    parser.add_argument("--rounds", type=int, default=8)
    given = parser.parse_args()
    sources = ["", given.against] if given.against else [""]
    with sync_playwright() as playwright, ExitStack() as stack:
        servers = [stack.enter_context(serving(source)) for source in sources]
        path = os.environ.get(CHROMIUM, shutil.which("chromium"))
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS.split())
        for game in given.games:
            print(compare(browser, game, servers, given.rounds), flush=True)
        browser.close()


def compare(browser: Browser, game: str, servers: list[Server], rounds: int) -> str:
    """The first round warms up; each of the others begins with another server."""
    times: dict[str, list[float]] = {server.url: [] for server in servers}
    for number in range(rounds + 1):
        for server in servers if number % 2 else reversed(servers):
            took = click(browser, server.url, game)
            if number:
                times[server.url].append(took)
    middle = [median(times[server.url]) for server in servers]
    ratio = f", {middle[0] / middle[1]:.2f} of the other's {middle[1]:.0f} ms" if len(middle) > 1 else ""
    return f"{game}: {middle[0]:.0f} ms{ratio}"


if __name__ == "__main__":
    main()
