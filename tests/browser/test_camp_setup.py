"""Before an evening at a camp: presets, options by topic and search, a second organiser with a login."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.camp import CONSOLE, Console
from tests.browser.conftest import Visit
from tests.browser.harness import Captain
from tests.browser.naval import card, comes_to_turn, on_board
from tests.browser.test_screenshots import FOLDER

PRESETS = ("One evening", "A week", "Like LosPiratos", "Boss hunt", "Trade war")


def test_a_preset_chooses_options_together_and_search_finds_the_rest(captain: Captain) -> None:
    captain.open()
    form = card(captain)
    form.get_by_role("button", name="Organise a game").click()
    for name in PRESETS:
        button = form.get_by_role("button", name=name, exact=True)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(form.locator("[data-preset][aria-pressed=true]")).to_have_count(1)
    captain.page.screenshot(path=FOLDER / "camp-presets.png", full_page=True)
    form.locator("summary", has_text="Options").first.click()
    expect(form.locator("details details[open]")).to_have_count(0)  # topics are folded
    form.get_by_role("searchbox").fill("several teams")
    expect(form.get_by_label("Fights together")).to_be_visible()
    captain.page.screenshot(path=FOLDER / "camp-options.png", full_page=True)
    form.get_by_role("button", name="Open the console").click()
    captain.page.wait_for_url("**/table/*")
    expect(captain.page.locator("#board")).to_contain_text("The richest team wins")


def test_a_second_organiser_has_a_login_of_their_own(visit: Visit) -> None:
    console = Console(visit)
    crew = console.crew("Organiser")
    crew.get_by_role("button", name="Add a person").click()
    crew.get_by_label("Name").fill("Otto")
    crew.get_by_role("button", name="Add", exact=True).click()
    code = console.page.get_by_role("dialog").locator(".large").inner_text()
    console.page.keyboard.press("Escape")

    otto = visit(CONSOLE)
    otto.open()
    otto.ask("/me", name="Otto")
    otto.ask("/account", login="otto-of-the-camp", password="a long word at sea")
    otto.open(f"/join/{code}")
    otto.page.get_by_role("button", name="Join", exact=True).click()
    otto.page.wait_for_url("**/table/*")
    expect(crew).to_contain_text("Otto")
    on_board(otto, "evaluate").click()
    for person in (otto, console.person):
        comes_to_turn(person, 2)
        expect(person.page.locator('.changes [data-action="continue"]')).to_be_visible()
    otto.page.screenshot(path=FOLDER / "camp-second-organiser.png")

    # In another browser the login alone leads back to the console.
    again = visit(CONSOLE)
    again.open()
    again.ask("/login", login="otto-of-the-camp", password="a long word at sea")
    again.open(otto.page.url)
    expect(again.page.locator('.changes [data-action="continue"]')).to_be_visible()
