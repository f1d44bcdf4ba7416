"""Two strangers meet in the lobby and play; what is public is seen live, and by filters."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Captain


def say_name(captain: Captain, name: str) -> None:
    captain.open()
    captain.page.get_by_role("button", name="Settings").click()
    dialog = captain.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("button", name="Save").click()
    expect(captain.page.get_by_text("Your name is saved.")).to_be_visible()
    captain.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_two_strangers_meet_through_a_challenge_and_play_a_move(visit: Visit) -> None:
    ann, bob, eve = visit(), visit(PHONE), visit()
    bob.open()
    eve.open()
    say_name(ann, "Lobby Ann")
    card = ann.card
    card.get_by_role("button", name="Find an opponent").click()
    card.get_by_text("Russia", exact=True).click()
    card.get_by_label("Time for each decision").select_option("1 day")
    card.get_by_role("button", name="Offer the game").click()
    waiting = ann.page.get_by_text("Waiting for an opponent: Port Arthur")
    expect(waiting).to_be_in_viewport()

    # Everybody sees it without reloading, and it follows the filter.
    row = bob.page.locator("[data-challenge]").filter(has_text="Lobby Ann")
    expect(row).to_contain_text("Port Arthur")
    expect(row).to_contain_text("plays Russia")
    expect(row).to_contain_text("1 day per decision")
    assert not bob.scrolls_sideways()
    filters = bob.page.get_by_role("group", name="Only one game")
    filters.get_by_role("button", name="Battle of Midway").click()
    expect(row).to_be_hidden()
    filters.get_by_role("button", name="Port Arthur").click()

    # While she waits she plays a bot; when he accepts she is taken to the table.
    ann.page.get_by_role("button", name="Play a bot meanwhile").click()
    ann.at_table()
    against_bot = ann.page.url
    ann.page.reload()
    expect(ann.slider).to_be_visible()
    row.get_by_role("button", name="Accept").click()
    bob.at_table()
    ann.page.wait_for_url(bob.page.url)
    assert ann.page.url != against_bot
    bob.plays("japan")
    ann.plays("russia")
    expect(eve.page.locator("[data-challenge]").filter(has_text="Lobby Ann")).to_have_count(0)
    bob.knows(lambda state: bool(state["legal"]))
    before = bob.sequence
    bob.take(bob.state["legal"][0])
    assert bob.sequence > before

    # A third person finds the game in the list and watches it as a spectator.
    table = eve.page.locator(f'[data-table="{bob.page.url.rpartition("/")[2]}"]')
    expect(table).to_contain_text("Lobby Ann")
    table.get_by_role("button", name="Watch").click()
    eve.at_table()
    eve.knows(lambda state: state["as"] == "" and state["you"] == [])


def test_people_who_play_anybody_are_paired_and_a_wish_is_taken_back(visit: Visit) -> None:
    ann, bob = visit(), visit()
    for captain in (ann, bob):
        captain.open()
        captain.page.get_by_label("Which game").select_option("Battle of Midway")
    ann.page.get_by_role("button", name="Play anybody").click()
    waiting = ann.page.get_by_text("Waiting for an opponent: Battle of Midway")
    expect(waiting).to_be_visible()
    ann.page.get_by_role("button", name="Take back").click()
    expect(waiting).to_be_hidden()
    expect(bob.page.locator(".rows [data-challenge]")).to_have_count(0)
    ann.page.get_by_role("button", name="Play anybody").click()
    expect(waiting).to_be_visible()
    bob.page.get_by_role("button", name="Play anybody").click()
    bob.at_table()
    ann.page.wait_for_url(bob.page.url)
    ann.at_table()
