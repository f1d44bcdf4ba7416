"""Signing out, taking links back, and ending a game, in real browsers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.camp import Console
from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Captain
from tests.browser.test_invitation import invite, join, watch


def sign_in(captain: Captain, login: str, button: str) -> None:
    captain.page.get_by_role("button", name="Settings").click()
    dialog = captain.page.get_by_role("dialog")
    dialog.get_by_label("Account name").fill(login)
    dialog.get_by_label("Password").fill("correct horse battery")
    dialog.get_by_role("button", name=button).click()
    expect(dialog.get_by_text(f"Signed in as {login}.")).to_be_visible()
    captain.page.keyboard.press("Escape")


def test_signing_out_closes_every_window_of_this_browser_at_once(visit: Visit) -> None:
    captain = visit()
    captain.new_game("screen")
    sign_in(captain, "leaves-the-table", "Create the account")
    second = captain.page.context.new_page()
    second.goto(captain.page.url)
    expect(second.locator("#history")).to_be_visible()
    captain.page.get_by_role("button", name="Settings").click()
    captain.page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    for page in (captain.page, second):
        expect(page.get_by_text("You are signed out, so this table is closed here.")).to_be_visible()


def test_a_table_is_closed_to_spectators_and_opened_again(visit: Visit) -> None:
    host, guest, late = visit(), visit(), visit()
    for person in (guest, late):
        person.tolerates = ("status of 4",)
    invite(host)
    watch(host, guest)
    menu = host.panel("Table")
    old = menu.get_by_label("Link for spectators", exact=True).input_value()
    menu.get_by_role("button", name="Close the table to spectators").click()
    host.page.get_by_role("button", name="Send spectators away").click()
    expect(host.page.get_by_text("1 spectator was sent away.")).to_be_visible()
    expect(guest.page.get_by_text("The server has closed this table for you.")).to_be_visible()
    late.open(old)
    late.page.get_by_role("button", name="Watch").click()
    expect(late.page.get_by_text("This link leads nowhere.")).to_be_visible()
    menu.get_by_role("button", name="Link for spectators").click()
    late.open()
    late.open(menu.get_by_label("Link for spectators", exact=True).input_value())
    late.at_table()


def test_the_organiser_closes_the_camp_to_spectators(visit: Visit) -> None:
    console = Console(visit)
    old = console.code("Projector")
    screen = console.projector()
    console.crew("Projector").get_by_role("button", name="Close the table to spectators").click()
    console.page.get_by_role("button", name="Let spectators stay").click()
    expect(console.crew("Projector").locator(".code")).not_to_have_text(old)
    expect(screen.page.locator("#board .map")).to_be_visible()


def test_a_game_of_two_ends_without_a_result_only_when_both_agree(visit: Visit) -> None:
    japan, russia = visit(), visit(PHONE)
    join(russia, invite(japan), "Makarov")
    expect(japan.page.get_by_role("list", name="Seats")).to_contain_text("Makarov")
    menu = japan.panel("Table")
    menu.get_by_role("button", name="Ask to end the game").click()
    dialog = japan.page.get_by_role("dialog")
    expect(dialog).to_contain_text("when everybody who plays agrees; after 14 days of waiting")
    dialog.get_by_role("button", name="Ask to end the game").click()
    expect(japan.page.get_by_text("Still to agree: Russia.")).to_be_visible()
    expect(menu.get_by_role("button", name="Ask to end the game")).to_have_count(0)

    expect(russia.page.get_by_text("Japan asks to end the game without a result.")).to_be_visible()
    russia.page.get_by_role("button", name="Play on").click()
    expect(japan.page.get_by_text("Still to agree")).to_have_count(0)
    japan.take("done")
    expect(russia.choice("done")).to_be_visible()

    russia.panel("Table").get_by_role("button", name="Ask to end the game").click()
    russia.page.get_by_role("dialog").get_by_role("button", name="Ask to end the game").click()
    japan.page.get_by_role("button", name="Agree to end it").click()
    for person in (japan, russia):
        expect(person.prompt).to_have_text("The game ended by agreement; nobody wins.")
    russia.open()
    expect(russia.page.get_by_text("ended by agreement")).to_be_visible()
