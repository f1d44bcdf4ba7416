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
