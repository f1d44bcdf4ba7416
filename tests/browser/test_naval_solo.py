"""Naval Strategy alone against bots: what to do and why, and a past that can be overlooked."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.naval import comes_to_turn, do, stand
from tests.browser.test_screenshots import FOLDER

FIGHT = (
    "ship blue-1 brig -1,3 0; ship red-1 brig 0,3 0; ship red-2 schooner -2,4 2; "
    "fight red corsair 0,-3 3; fighter arena-red-1 brig 0,-2 1"
)


def test_alone_one_knows_the_goal_why_and_what_happened_round_by_round(visit: Visit) -> None:
    captain = visit(compact=True)
    table = stand(FIGHT)
    table.record.bots["red"] = "easy"
    captain.bring(table.save())
    board = captain.page.locator("#board")
    expect(board).to_contain_text("The team that beats most bosses wins.")
    for lesson in ("Load and sell", "Fire and dock"):
        expect(board.get_by_role("link", name=lesson)).to_be_visible()
    captain.page.screenshot(path=FOLDER / "solo-start.png")
    captain.page.get_by_role("button", name="Understood").click()

    captain.page.get_by_role("button", name="Hint", exact=True).click()
    advice = captain.page.locator(".advice")
    expect(advice).to_contain_text(re.compile("Improves most: .|Costs: ."))
    captain.page.screenshot(path=FOLDER / "solo-hint.png")
    captain.page.keyboard.press("Escape")

    for turn in (2, 3):
        do(captain, "ready")
        comes_to_turn(captain, turn)

    # A fight of a bot is one line of the log, which opens.
    log = captain.panel("Log")
    fold = log.locator("#log .more").first
    expect(fold).to_have_attribute("aria-expanded", "false")
    before = log.locator("#log li").count()
    captain.page.screenshot(path=FOLDER / "solo-log.png")
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "true")
    assert log.locator("#log li").count() > before

    # The past goes by rounds: three at most, however many steps the bots have taken in each.
    back = captain.page.get_by_role("button", name="To the turn before")
    for _ in range(3):
        shown = captain.slider.input_value()
        if shown != "0":
            back.click()
            expect(captain.slider).not_to_have_value(shown)
    comes_to_turn(captain, 1)
    captain.page.screenshot(path=FOLDER / "solo-history.png")
    captain.page.get_by_role("button", name="To the next turn").click()
    comes_to_turn(captain, 2)
