"""The board as text: everything that may be done can be done there."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.harness import Captain

ENOUGH = 25


def text(captain: Captain) -> Locator:
    return captain.page.locator("#board .text")


def offered(captain: Captain) -> set[str]:
    buttons = text(captain).locator("[data-action]")
    return set(buttons.evaluate_all("all => all.map(button => button.dataset.action)"))


def test_a_game_is_played_through_the_text_and_it_offers_all_that_is_legal(captain: Captain) -> None:
    captain.new_game("screen")
    captain.page.keyboard.press("t")
    text(captain).wait_for()
    expect(captain.page.locator("#board .map")).to_have_count(0)
    sailed = 0
    for _ in range(ENOUGH):
        text(captain).locator("[data-action]").first.wait_for()
        legal = {str(action) for action in captain.state["legal"]}
        assert offered(captain) == legal
        ships = sorted(action for action in legal if action.startswith("sail ")) if sailed < 6 else []
        action = ships[sailed] if ships else sorted(legal - {"undo"})[0]
        sailed += bool(ships)
        before = captain.sequence
        text(captain).locator(f'[data-action="{action}"]').click()
        captain.goes_beyond(before)
        if captain.is_over:
            break
        captain.page.wait_for_function("() => document.querySelector('#board .text [data-action]') !== null")


def test_the_text_names_every_ship_and_where_it_is_until_it_is_switched_off(captain: Captain) -> None:
    captain.new_game("bot")
    captain.page.keyboard.press("t")
    expect(text(captain)).to_contain_text("Mikasa")
    expect(text(captain)).to_contain_text("Anchorage of Japan")
    for fact in ("Turn", "Control points", "Initiative"):
        expect(text(captain).locator("dt", has_text=fact).first).to_be_visible()
    captain.page.reload()
    expect(text(captain)).to_be_visible()
    captain.panel("Table").get_by_role("button", name="Board as text").click()
    expect(captain.page.locator("#board .map")).to_be_visible()
