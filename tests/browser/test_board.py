"""The map of Port Arthur under a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import records
from tests.browser.conftest import Visit
from tests.browser.harness import LANGUAGES, LAPTOP, PROJECTOR, Captain


def place(captain: Captain, ship: str) -> str:
    return str(next(seen["place"] for seen in captain.state["view"]["ships"] if seen["id"] == ship))


def test_ships_sail_by_drag_and_drop_by_marks_and_whole_fleets_and_armies_by_a_click(
    captain: Captain,
) -> None:
    captain.new_game("bot")
    expect(captain.counter("mikasa").locator(".other")).to_have_count(0)
    captain.tray.get_by_label("Both faces").check()
    expect(captain.counter("mikasa").locator(".other")).to_be_visible()
    captain.tray.get_by_label("Both faces").uncheck()

    # A counter that is dropped on no sea stays where it was.
    mouse = captain.page.mouse
    captain.counter("mikasa").hover()
    mouse.down()
    header = captain.page.locator("header").first.bounding_box()
    assert header is not None
    mouse.move(header["x"] + 300, header["y"] + 10, steps=5)
    mouse.up()
    expect(captain.page.locator("#board .ghost")).to_have_count(0)
    assert captain.sequence == 0

    counter = captain.counter("mikasa").bounding_box()
    assert counter is not None
    mouse.move(counter["x"] + 30, counter["y"] + 30)
    mouse.down()
    mouse.move(counter["x"] + 60, counter["y"] - 40)
    expect(captain.page.locator("#board .ghost")).to_have_text("1")
    mouse.move(*captain.point_of("zone:yellow-sea"), steps=5)
    mouse.up()
    captain.comes_to(1)
    assert place(captain, "mikasa") == "yellow-sea"
    captain.log.get_by_role("button", name="Mikasa").hover()
    expect(captain.page.locator("#board .pointed").first).to_be_visible()

    for ship in ("asahi", "fuji"):
        captain.counter(ship).click()
    mouse.click(*captain.point_of("zone:yellow-sea"))
    captain.comes_to(3)
    assert {place(captain, ship) for ship in ("mikasa", "asahi", "fuji")} == {"yellow-sea"}
    squadron = captain.page.get_by_role("button", name="Japan, Yellow Sea: 3 ships")
    squadron.click()
    expect(captain.tray).to_contain_text("Mikasa")
    captain.tray.get_by_role("button", name="Close").click()

    captain.page.locator("#board").get_by_role("button", name="Ship an army to the Yellow Sea").click()
    captain.comes_to(4)
    assert captain.state["view"]["boxes"] == ["yellow-sea"]

    captain.tray.get_by_role("button", name="Select all").click()
    mouse.click(*captain.point_of("zone:tsushima"))
    captain.comes_to(21)
    expect(captain.page.get_by_role("button", name="Japan, Tsushima: 17 ships")).to_be_visible()

    content = captain.page.locator("#board .map > g")
    before = content.get_attribute("transform")
    captain.page.get_by_role("button", name="Zoom in").click()
    expect(content).not_to_have_attribute("transform", str(before))


# Elements whose middle lies under something else or outside what can be seen.
HIDDEN = """selector => [...document.querySelectorAll(selector)].filter(each => {
  const box = each.getBoundingClientRect();
  const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !(found && (each.contains(found) || found.contains(each)));
}).map(each => each.getAttribute('aria-label') || each.textContent.trim())"""

# Names of seas that reach under the tray.
COVERED_NAMES = """() => {
  const edge = document.querySelector('#board .tray').getBoundingClientRect().left;
  const names = [...document.querySelectorAll('#board .names text')];
  return names.filter(name => name.getBoundingClientRect().right > edge).map(name => name.textContent.trim());
}"""


def stands_at(captain: Captain, size: tuple[int, int]) -> None:
    """The page on a screen of that size."""
    captain.page.set_viewport_size({"width": size[0], "height": size[1]})
    captain.page.evaluate(f"document.documentElement.classList.toggle('projector', {int(size == PROJECTOR)})")
    captain.comes_to_rest()


def test_the_ships_beside_the_map_hide_nothing_of_it(captain: Captain) -> None:
    captain.new_game("bot")
    captain.page.get_by_role("button", name="Understood").click()
    captain.tray.wait_for()
    for size in (LAPTOP, PROJECTOR):
        stands_at(captain, size)
        assert captain.page.evaluate(HIDDEN, "#board .port, #board .landing") == [], size
        told = captain.choices.locator(".targets")
        assert told.evaluate("each => each.scrollHeight <= each.clientHeight"), size
    stands_at(captain, LAPTOP)
    for language in LANGUAGES:
        captain.speak(language)
        assert captain.page.evaluate(COVERED_NAMES) == [], language


def test_a_battle_shows_exact_odds_and_a_picture_of_them_without_scrolling_or_motion(
    captain: Captain,
) -> None:
    """With reduced motion nothing on the page runs an animation."""
    captain.bring(records.in_battle().save())
    captain.page.get_by_role("button", name="Understood").click()
    rows = captain.battle.locator("tbody tr")
    expect(rows).to_have_count(6)
    assert captain.state["outlook"]["firepower"] == 20
    for size in (PROJECTOR, LAPTOP):
        stands_at(captain, size)
        window = captain.page.locator("#board .over")
        assert window.evaluate("each => each.scrollHeight <= each.clientHeight + 1"), size
    expect(rows.nth(5)).to_contain_text("%")
    expect(captain.battle.locator("svg").last).to_be_visible()
    rows.nth(0).hover()
    before = captain.battle.inner_html()
    rows.nth(5).hover()
    assert captain.battle.inner_html() != before
    captain.battle.get_by_role("button", name="Fire with 6 dice").click()
    captain.goes_beyond(1)
    running = "document.getAnimations().filter(a => a.effect.getComputedTiming().duration > 10).length"
    assert captain.page.evaluate(running) == 0


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
