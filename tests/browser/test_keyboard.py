"""Everything without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser import records
from tests.browser.harness import Captain

FAR = 80


def tab_to(captain: Captain, target: Locator) -> None:
    """Press Tab until the focus is there."""
    for _ in range(FAR):
        if target.evaluate("element => element === document.activeElement"):
            return
        captain.page.keyboard.press("Tab")
    raise AssertionError(f"{target} is not reached by Tab")


def test_the_first_move_needs_no_mouse(captain: Captain) -> None:
    """From the link that skips the header, over the lobby, to the table."""
    captain.open()
    mode = captain.card.get_by_role("button", name="Play against a bot")
    mode.wait_for()
    captain.page.keyboard.press("Tab")
    expect(captain.page.get_by_role("link", name="Skip to the content")).to_be_focused()
    captain.page.keyboard.press("Enter")
    expect(captain.page.locator("#main")).to_be_focused()
    tab_to(captain, mode)
    captain.page.keyboard.press("Enter")
    start = captain.page.get_by_role("button", name="Start the game")
    start.wait_for()
    tab_to(captain, start)
    captain.page.keyboard.press("Enter")
    captain.at_table()
    captain.choice("done").wait_for()
    captain.page.keyboard.press("/")
    expect(captain.page.locator("#choices-filter")).to_be_focused()
    captain.page.keyboard.type("mikasa yellow")
    captain.page.keyboard.press("Enter")
    captain.comes_to(1)
    expect(captain.log).to_contain_text("Mikasa")
    captain.page.keyboard.press("Escape")
    captain.page.keyboard.press("1")
    captain.page.keyboard.press("0")  # what ends a phase has no other digit
    captain.goes_beyond(1)
    expect(captain.log).to_contain_text("Japan ends its sortie.")


def test_keys_open_panels_rules_and_the_list_of_keys_and_play_on_the_board(captain: Captain) -> None:
    captain.new_game("bot")
    expect(captain.tray).to_be_visible()
    captain.page.keyboard.press("?")
    help = captain.page.get_by_role("dialog", name="What the signs mean")
    expect(help).to_contain_text("find a choice by typing")
    captain.page.keyboard.press("Escape")
    expect(help).to_have_count(0)

    captain.page.keyboard.press("c")
    expect(captain.page.locator("#chat-text")).to_be_focused()
    captain.page.keyboard.type("letters in the chat are letters: b t u")
    expect(captain.page.locator("#chat-text")).to_have_value("letters in the chat are letters: b t u")
    captain.page.locator("#chat-text").blur()
    captain.page.keyboard.press("l")
    expect(captain.log).to_be_visible()
    captain.page.keyboard.press("r")
    expect(captain.page.get_by_role("complementary", name="Rules")).to_be_visible()
    captain.page.keyboard.press("Escape")
    expect(captain.page.get_by_role("complementary", name="Rules")).to_have_count(0)

    captain.page.keyboard.press("b")
    tab_to(captain, captain.counter("mikasa"))
    captain.page.keyboard.press("Enter")
    expect(captain.counter("mikasa")).to_have_attribute("aria-pressed", "true")
    captain.page.keyboard.press("b")
    tab_to(captain, captain.page.locator('#board .zone[data-target="zone:yellow-sea"]'))
    captain.page.keyboard.press("Enter")
    captain.comes_to(1)


def test_arrows_walk_through_the_choices_and_enter_takes_one(captain: Captain) -> None:
    captain.bring(records.in_battle().save())
    captain.page.keyboard.press("g")
    first = captain.choice("fire 1")
    expect(first).to_be_focused()
    captain.page.keyboard.press("ArrowDown")
    expect(captain.choice("fire 2")).to_be_focused()
    captain.page.keyboard.press("ArrowUp")
    captain.page.keyboard.press("Enter")
    captain.goes_beyond(1)
