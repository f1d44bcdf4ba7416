"""The map of Port Arthur under a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import records
from tests.browser.conftest import Visit
from tests.browser.harness import LAPTOP, PROJECTOR, Captain


def place(captain: Captain, ship: str) -> str:
    return str(next(seen["place"] for seen in captain.state["view"]["ships"] if seen["id"] == ship))


def test_a_counter_is_dragged_to_a_sea(captain: Captain) -> None:
    captain.new_game("bot")
    counter = captain.counter("mikasa").bounding_box()
    assert counter is not None
    captain.page.mouse.move(counter["x"] + 30, counter["y"] + 30)
    captain.page.mouse.down()
    captain.page.mouse.move(counter["x"] + 60, counter["y"] - 40)
    expect(captain.page.locator("#board .ghost")).to_have_text("1")
    captain.page.mouse.move(*captain.point_of("zone:yellow-sea"), steps=5)
    captain.page.mouse.up()
    captain.comes_to(1)
    assert place(captain, "mikasa") == "yellow-sea"


def test_a_counter_dropped_on_land_stays_where_it_was(captain: Captain) -> None:
    captain.new_game("bot")
    captain.counter("mikasa").hover()
    captain.page.mouse.down()
    header = captain.page.locator("header").first.bounding_box()
    assert header is not None
    captain.page.mouse.move(header["x"] + 300, header["y"] + 10, steps=5)
    captain.page.mouse.up()
    expect(captain.page.locator("#board .ghost")).to_have_count(0)
    assert captain.sequence == 0


def test_several_ships_sail_with_one_gesture(captain: Captain) -> None:
    captain.new_game("bot")
    for ship in ("mikasa", "asahi", "fuji"):
        captain.counter(ship).click()
    captain.page.mouse.click(*captain.point_of("zone:yellow-sea"))
    captain.comes_to(3)
    assert {place(captain, ship) for ship in ("mikasa", "asahi", "fuji")} == {"yellow-sea"}
    squadron = captain.page.get_by_role("button", name="Japan, Yellow Sea: 3 ships")
    expect(squadron).to_be_visible()
    squadron.click()
    expect(captain.tray).to_contain_text("Mikasa")


def test_a_whole_fleet_is_selected_at_once(captain: Captain) -> None:
    captain.new_game("bot")
    captain.tray.get_by_role("button", name="Select all").click()
    captain.page.mouse.click(*captain.point_of("zone:tsushima"))
    captain.comes_to(20)
    expect(captain.page.get_by_role("button", name="Japan, Tsushima: 20 ships")).to_be_visible()


def test_both_faces_of_a_counter_are_shown_on_demand(captain: Captain) -> None:
    captain.new_game("bot")
    expect(captain.counter("mikasa").locator(".other")).to_have_count(0)
    captain.tray.get_by_label("Both faces").check()
    expect(captain.counter("mikasa").locator(".other")).to_be_visible()


def test_an_army_is_shipped_by_a_click_on_its_landing_box(captain: Captain) -> None:
    captain.new_game("bot")
    captain.page.locator("#board").get_by_role("button", name="Ship an army to the Yellow Sea").click()
    captain.comes_to(1)
    assert captain.state["view"]["boxes"] == ["yellow-sea"]


def test_the_battle_shows_exact_odds_and_a_picture_of_them(captain: Captain) -> None:
    captain.bring(records.in_battle().save())
    rows = captain.battle.locator("tbody tr")
    expect(rows).to_have_count(6)
    assert captain.state["outlook"]["firepower"] == 20
    expect(rows.nth(5)).to_contain_text("%")
    expect(captain.battle.locator("svg").last).to_be_visible()
    rows.nth(0).hover()
    before = captain.battle.inner_html()
    rows.nth(5).hover()
    assert captain.battle.inner_html() != before


def test_a_line_of_the_log_points_at_its_ships(captain: Captain) -> None:
    captain.new_game("bot")
    captain.counter("mikasa").click()
    captain.page.mouse.click(*captain.point_of("zone:yellow-sea"))
    captain.comes_to(1)
    captain.log.get_by_role("button", name="Mikasa").hover()
    expect(captain.page.locator("#board .pointed").first).to_be_visible()


def test_the_map_zooms_by_its_buttons(captain: Captain) -> None:
    captain.new_game("bot")
    content = captain.page.locator("#board .map > g")
    before = content.get_attribute("transform")
    captain.page.get_by_role("button", name="Zoom in").click()
    expect(content).not_to_have_attribute("transform", str(before))


def test_the_board_moves_only_for_those_who_like_it(visit: Visit) -> None:
    """With reduced motion nothing on the page runs an animation."""
    captain = visit(reduced_motion="reduce")
    captain.bring(records.in_battle().save())
    captain.battle.get_by_role("button", name="Fire with 6 dice").click()
    captain.goes_beyond(1)
    running = "document.getAnimations().filter(a => a.effect.getComputedTiming().duration > 10).length"
    assert captain.page.evaluate(running) == 0


# Elements whose middle lies under something else or outside what can be seen.
HIDDEN = """selector => [...document.querySelectorAll(selector)].filter(each => {
  const box = each.getBoundingClientRect();
  const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !(found && (each.contains(found) || found.contains(each)));
}).map(each => each.getAttribute('aria-label') || each.textContent.trim())"""


@pytest.mark.parametrize("size", [LAPTOP, PROJECTOR], ids=["laptop", "projector"])
def test_the_ships_beside_the_map_hide_nothing_of_it(visit: Visit, size: tuple[int, int]) -> None:
    captain = visit(size)
    captain.new_game("bot")
    captain.page.evaluate(f"document.documentElement.classList.toggle('projector', {int(size == PROJECTOR)})")
    captain.page.get_by_role("button", name="Understood").click()
    captain.tray.wait_for()
    captain.comes_to_rest()
    assert captain.page.evaluate(HIDDEN, "#board .port, #board .landing") == []
    told = captain.choices.locator(".targets")
    assert told.evaluate("each => each.scrollHeight <= each.clientHeight")


@pytest.mark.parametrize("size", [LAPTOP, PROJECTOR], ids=["laptop", "projector"])
def test_a_battle_shows_all_its_odds_without_scrolling(visit: Visit, size: tuple[int, int]) -> None:
    captain = visit(size)
    captain.bring(records.in_battle().save())
    captain.page.evaluate(f"document.documentElement.classList.toggle('projector', {int(size == PROJECTOR)})")
    captain.page.get_by_role("button", name="Understood").click()
    captain.battle.wait_for()
    captain.comes_to_rest()
    window = captain.page.locator("#board .over")
    assert window.evaluate("each => each.scrollHeight <= each.clientHeight + 1")


def test_a_landing_box_stands_clear_of_the_squadrons_in_its_sea(visit: Visit) -> None:
    captain = visit(PROJECTOR)
    captain.bring(records.stand("turn 2; operations japan; yellow-sea: fuji izumo tsesarevich bayan").save())
    squadron = captain.page.locator('#board [data-thing="squadron:russia:yellow-sea"]')
    squadron.wait_for()
    captain.comes_to_rest()
    bottom = squadron.evaluate("each => each.getBoundingClientRect().bottom")
    tops = captain.page.locator("#board .landing rect").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().top)"
    )
    assert max(tops) >= bottom - 2
