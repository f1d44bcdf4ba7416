"""Taking back what nobody else has answered."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import records
from tests.browser.harness import Captain


def sail_mikasa(captain: Captain) -> None:
    captain.choices.get_by_role("button", name="Mikasa", exact=True).click()
    captain.choices.get_by_role("button", name="→ Yellow Sea").click()
    captain.comes_to(1)


def test_undo_takes_back_the_last_step_and_the_record_keeps_both(captain: Captain) -> None:
    captain.new_game("bot")
    undo = captain.page.get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)
    sail_mikasa(captain)
    expect(captain.log).to_contain_text("Mikasa")
    undo.click()
    captain.comes_to(2)
    expect(captain.log).not_to_contain_text("Mikasa")
    expect(undo).to_have_count(0)
    place = {ship["id"]: ship["place"] for ship in captain.state["view"]["ships"]}
    assert place["mikasa"] == "port japan"


def test_the_key_u_takes_back_too(captain: Captain) -> None:
    captain.new_game("bot")
    sail_mikasa(captain)
    captain.page.keyboard.press("u")
    captain.comes_to(2)
    expect(captain.log).not_to_contain_text("Mikasa")


def test_what_dice_have_decided_cannot_be_taken_back(captain: Captain) -> None:
    captain.bring(records.in_battle().save())
    captain.battle.get_by_role("button", name="Fire with 6 dice").click()
    captain.goes_beyond(1)
    expect(captain.page.get_by_role("button", name="Undo")).to_have_count(0)
