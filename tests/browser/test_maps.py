"""Drawing a map: tile by tile, by the keyboard, made up, wrong, saved, loaded and played on."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.harness import Captain
from tests.browser.test_accessibility import grave


def tile(captain: Captain, where: str) -> Locator:
    return captain.page.locator(f'[data-tile="{where}"]')


def pick(captain: Captain, tool: str) -> None:
    captain.page.get_by_role("radio", name=tool, exact=True).check()


def test_a_sea_is_drawn_saved_loaded_and_played_on(captain: Captain, tmp_path: Path) -> None:
    page = captain.page
    page.goto(f"{captain.url}/")
    page.get_by_role("link", name="Draw a map").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_have_text("Not yet:")
    expect(page.locator(".faults")).to_contain_text("Draw at least one port")

    pick(captain, "port")
    tile(captain, "0,0").click()
    expect(verdict).to_have_text("This sea can be sailed.")
    tile(captain, "0,0").press("ArrowDown")
    tile(captain, "0,1").press("ArrowDown")
    tile(captain, "0,2").press("Enter")
    expect(tile(captain, "0,2")).to_have_attribute("aria-label", "0,2: port Refuge")

    pick(captain, "land")
    for where in ("0,1", "1,1", "1,2", "0,3", "-1,3", "-1,2"):
        tile(captain, where).click()
    expect(page.locator(".faults")).to_contain_text("There is no way by sea from Haven to Refuge.")
    expect(page.get_by_role("button", name="Begin")).to_be_disabled()
    assert not grave(captain)
    pick(captain, "sea")
    tile(captain, "0,1").click()
    expect(verdict).to_have_text("This sea can be sailed.")

    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "drawn.json"
    saving.value.save_as(file)
    assert len(json.loads(file.read_text(encoding="utf-8"))["maps"][0]["land"]) == 5

    page.get_by_text("Make one up").click()
    page.get_by_role("button", name="Make up a sea").click()
    expect(page.locator(".tile.port")).to_have_count(8)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".tile.port")).to_have_count(2)

    page.get_by_label("Teams").select_option("2")
    page.get_by_role("radio", name="with friends").check()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("#board")).to_be_visible()
    assert [ship["tile"] for ship in captain.state["view"]["ships"]] == ["0,0", "0,0", "0,2", "0,2"]


def test_a_file_that_is_no_map_says_why(captain: Captain, tmp_path: Path) -> None:
    page = captain.page
    page.goto(f"{captain.url}/maps/naval-strategy")
    file = tmp_path / "wrong.json"
    file.write_text('{"maps": []}', encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("There is no map in this file.")
    page.goto(f"{captain.url}/maps/port-arthur")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
