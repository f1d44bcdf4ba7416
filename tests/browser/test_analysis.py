"""The analysis of a finished game: begun in the page, drawn as it grows, and a click goes to its moment."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import records
from tests.browser.conftest import Visit
from tests.browser.harness import LAPTOP, PHONE, PROJECTOR, Captain
from tests.browser.test_screenshots import FOLDER

# Read in one step, for what is above them may come and go meanwhile.
ROOM_BELOW = """graph => graph.parentElement.querySelector('.legend').getBoundingClientRect().top
  - graph.getBoundingClientRect().bottom"""

# A sea may reach far beyond the map; what is drawn round it does not.
IS_ON_MAP = """drawn => {
  const map = document.querySelector('#board .map').getBoundingClientRect();
  return [...drawn.querySelectorAll('rect')].every(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    return middle > map.left && middle < map.right && centre > map.top && centre < map.bottom;
  });
}"""


def test_a_finished_game_is_analysed_and_a_click_goes_to_the_moment(captain: Captain, visit: Visit) -> None:
    captain.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    captain.bring(records.finished().save())
    captain.page.get_by_role("tab", name="Analysis").click()
    panel = captain.page.get_by_role("tabpanel")
    panel.get_by_role("button", name="Analyse this game").click()
    graph = panel.get_by_role("img", name="Chances to win")
    expect(graph).to_be_visible(timeout=60_000)
    expect(panel.get_by_role("progressbar")).to_be_visible()
    expect(graph.locator(".line").first).to_have_attribute("d", re.compile("(L.*){20}"), timeout=60_000)
    for width, height in (LAPTOP, PROJECTOR, PHONE):
        captain.page.set_viewport_size({"width": width, "height": height})
        assert graph.evaluate(ROOM_BELOW) >= 0, "the graph covers its legend"
        captain.page.screenshot(path=FOLDER / f"analysis-{width}.png")
    captain.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    last = captain.slider.evaluate("slider => Number(slider.max)")
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 4, "y": box["height"] / 2})
    expect(captain.page.locator(".where")).to_contain_text("Move")
    at = captain.slider.evaluate("slider => slider.valueAsNumber")
    assert abs(at - last / 4) < last / 10
    panel.get_by_role("button", name="Cancel").click()
    expect(panel.get_by_role("button", name="Analyse this game")).to_be_visible()
    expect(graph).to_be_visible()
    panel.get_by_role("button", name="Copy the link").click()
    expect(captain.page.get_by_text("Copied.")).to_be_visible()
    friend = visit()
    friend.open(str(captain.page.evaluate("navigator.clipboard.readText()")))
    friend.page.get_by_role("button", name="Watch").click()
    friend.at_table()
    expect(friend.page.get_by_role("tab", name="Analysis")).to_have_attribute("aria-selected", "true")
    expect(friend.page.get_by_role("img", name="Chances to win")).to_be_visible()


def test_a_costly_decision_is_drawn_on_the_board_before_it_beside_the_better_one(captain: Captain) -> None:
    """As the server would have found it; luck is told in words."""
    table = records.finished()
    made = next(entry for entry in table.record.entries if entry.action.startswith("sail "))
    _, ship, zone = made.action.split()
    better = f"sail {ship} {'pacific-ocean' if zone != 'pacific-ocean' else 'tsushima'}"
    captain.page.route("**/analysis", lambda route: route.fulfill(json=found(made.n, made.action, better)))
    captain.bring(table.save())
    captain.page.get_by_role("tab", name="Analysis").click()
    panel = captain.page.get_by_role("tabpanel")
    expect(panel).to_contain_text("mistake from 5%, blunder from 10%")
    expect(panel).to_contain_text("2.5 more than expected (6): worth +6% for Japan")
    panel.get_by_role("button", name=re.compile("blunder.*better: .*55% instead of 40%")).click()
    expect(captain.slider).to_have_value(str(made.n - 1))
    for action, tone in ((made.action, "bad"), (better, "good")):
        drawn = captain.page.locator(f'.proposal.{tone}[data-proposal="{action}"]')
        expect(drawn.locator("rect").first).to_be_visible()
        assert drawn.evaluate(IS_ON_MAP), action
    captain.page.screenshot(path=FOLDER / "analysis-decision.png")


def found(entry: int, action: str, better: str) -> dict[str, object]:
    """An analysis with one blunder and one lucky die."""
    even = {"japan": 0.5, "russia": 0.5}
    swing = {"japan": 0.06, "russia": -0.06}
    die = {"got": 6, "low": 1, "high": 6, "expected": 3.5}
    row = {"entry": entry, "seat": "japan", "action": action}
    return {
        "status": "done",
        "done": 1,
        "total": 1,
        "points": [{**row, "entry": n, "chances": even, "low": even, "high": even} for n in (1, 2)],
        "luck": {"rows": [{**row, "outcomes": [die], "swing": swing}], "swing": swing},
        "costly": [
            {
                **row,
                "chance": 0.4,
                "better": better,
                "better_chance": 0.55,
                "cost": 0.15,
                "label": "blunder",
                "error": 0.02,
            }
        ],
        "examined": {"decisions": 1, "of": 1},
        "thresholds": {"blunder": 0.1, "mistake": 0.05, "inaccuracy": 0.02},
    }
