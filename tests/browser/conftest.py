"""One server and one Chromium for all tests of a process; every test has people of its own."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from admiralty.server.settings import STATIC
from tests.browser.harness import LAPTOP, OTHER_PYTHON, PATIENCE, Captain, Server

CHROMIUM = "ADMIRALTY_CHROMIUM"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync "
    "--no-first-run"
)
# Others' actions are shown at once, nothing is confirmed, no line of the log is folded, except where a test
# asks for it.
PREFER = """if (location.protocol.startsWith('http') && !localStorage.getItem('admiralty.preferences'))
  localStorage.setItem('admiralty.preferences', JSON.stringify(PREFERENCES));"""
SLOWEST = 1000 * PATIENCE  # milliseconds an expectation may wait on a busy machine

Visit = Callable[..., Captain]
PEOPLE = pytest.StashKey[list[Captain]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failure tells what everybody saw, which the message of an expectation often does not."""
    report = yield
    if report.when == "call" and report.failed:
        people: list[Captain] = item.stash.get(PEOPLE, [])
        for n, captain in enumerate(people):
            report.sections.append((f"screen {n} ({captain.page.url})", captain.describe()))
    return report


class BrowserStalled(Exception):
    """Chromium draws nothing more for a page that otherwise answers, which no page can bring about.

    Seen with the headless shell of version 156, once in some hundred pages with a large drawing; only a new
    page helps. `make browser` repeats such a test once.
    """


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Tells a test that failed because Chromium stalled from one that failed."""
    try:
        return (yield)
    except Exception as error:
        people: list[Captain] = item.stash.get(PEOPLE, [])
        if any(captain.is_stalled() for captain in people):
            raise BrowserStalled(item.name) from error
        raise


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=SLOWEST)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The one named by ADMIRALTY_CHROMIUM, else the system's; where that is nothing, Playwright's own."""
    path = os.environ.get(CHROMIUM, shutil.which("chromium")) or None
    browser = playwright.chromium.launch(executable_path=path, args=FLAGS.split())
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def page_is_built() -> None:
    if OTHER_PYTHON not in os.environ and not (STATIC / "index.html").is_file():
        pytest.exit("the page is not built: run `make page` first", returncode=1)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path, page_is_built: None) -> Iterator[Server]:
    """For tests that kill it; its limits are on, as people meet it."""
    server = Server(tmp_path, limits=True)
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes people, each with a browser profile of their own. At the end none may have complaints."""
    people: list[Captain] = []

    def make(
        size: tuple[int, int] = LAPTOP,
        server: Server | None = None,
        speed: str = "off",
        confirm: bool = False,
        unasked: bool = False,
        compact: bool = False,
        worker: bool = False,
        **options: object,
    ) -> Captain:
        house = server or request.getfixturevalue("server")
        settings: dict[str, object] = {"locale": "en-GB", "reduced_motion": "reduce", **options}
        # The worker fetches the whole page for later, which costs as much as opening it.
        settings["service_workers"] = "allow" if worker else "block"
        viewport = {"width": size[0], "height": size[1]}
        context = browser.new_context(viewport=viewport, **settings)  # type: ignore[arg-type]
        context.set_default_timeout(SLOWEST)
        # Where the page answers an only choice by itself, a test that presses its button comes too late.
        chosen = {"speed": speed, "confirm": confirm, "forced": unasked, "autopass": unasked}
        chosen["compact"] = compact
        context.add_init_script(PREFER.replace("PREFERENCES", json.dumps(chosen)))
        captain = Captain(context.new_page(), house.url)
        people.append(captain)
        return captain

    request.node.stash[PEOPLE] = people
    yield make
    for captain in people:
        captain.page.context.close()
    for captain in people:
        captain.check()


@pytest.fixture
def captain(visit: Visit) -> Captain:
    """Somebody at a laptop."""
    return visit()
