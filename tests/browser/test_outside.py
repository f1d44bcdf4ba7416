"""The board of a game from another package, on the page of a server whose operator offers it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import OTHER_PYTHON, Server
from tests.outside import install


def test_a_game_of_another_package_is_played_on_its_own_board(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page_is_built: None
) -> None:
    monkeypatch.setenv(OTHER_PYTHON, str(install(tmp_path)))
    monkeypatch.setenv("ADMIRALTY_GAMES", "minesweepers")
    monkeypatch.setenv("ADMIRALTY_BOTS", "nim-sum")
    server = Server(tmp_path)
    try:
        captain = visit(server=server)
        captain.open()
        card = captain.page.get_by_role("article", name="Minesweepers")
        expect(card).to_contain_text("five minutes")
        card.get_by_role("button", name="Play against a bot").click()
        card.get_by_text("North", exact=True).click()
        card.get_by_text("nim-sum", exact=True).click()
        card.locator("button[type=submit]").click()
        captain.at_table()
        board = captain.page.locator("#board")
        expect(board.locator(".minesweepers-lane")).to_have_count(3)
        # Its style sheet passes the content policy.
        expect(board.locator(".minesweepers-lane").first).to_have_css("border-style", "solid")
        board.get_by_role("button", name="Enter the offshore lane").click()
        board.get_by_role("button", name="Sweep 4").click()
        captain.knows(lambda state: state["view"]["swept"]["south"] > 0 or state["status"] == "over")
        expect(board.get_by_label("Mines: 1")).not_to_have_count(0)
        captain.page.get_by_role("button", name="Rules").first.click()
        expect(captain.page.get_by_text("MS-4.1", exact=True).first).to_be_visible()
    finally:
        server.stop()
