"""The board of a game from another package, on the page of a server whose operator offers it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import OTHER_PYTHON, Server
from tests.outside import install


@pytest.fixture
def house(tmp_path: Path, page_is_built: None) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(OTHER_PYTHON, str(install(tmp_path)))
        patch.setenv("ADMIRALTY_GAMES", "minesweepers")
        patch.setenv("ADMIRALTY_BOTS", "nim-sum")
        server = Server(tmp_path)
    yield server
    server.stop()


def test_a_game_of_another_package_is_played_on_its_own_board(house: Server, visit: Visit) -> None:
    captain = visit(server=house)
    captain.open()
    card = captain.page.get_by_role("article", name="Minesweepers")
    expect(card).to_contain_text("five minutes")
    card.get_by_role("button", name="Play against a bot").click()
    card.get_by_text("North", exact=True).click()
    card.get_by_text("nim-sum", exact=True).click()
    card.locator("summary").click()
    card.get_by_role("switch", name="Weather").set_checked(False)
    card.locator("button[type=submit]").click()
    captain.at_table()
    board = captain.page.locator("#board")
    expect(board.locator(".minesweepers-lane")).to_have_count(3)
    # Its style sheet passes the content policy.
    expect(board.locator(".minesweepers-lane").first).to_have_css("border-style", "solid")
    board.get_by_role("button", name="Enter the offshore lane").click()
    board.get_by_role("button", name="Sweep 4").click()
    expect(board.locator(".minesweepers-mines").last).to_have_text("●")
    expect(captain.log).to_contain_text("South sweeps 2 in the middle lane")  # 3, 4, 1: Nim knows no other
    expect(board.locator(".minesweepers-mines").nth(1)).to_have_text("●●")
    captain.page.get_by_role("button", name="Rule MS-3.1").first.click()
    expect(captain.page.get_by_role("complementary", name="Rules")).to_contain_text("MS-4.1")
