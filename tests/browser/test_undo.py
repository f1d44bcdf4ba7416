"""Taking back what nobody else has answered."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import records
from tests.browser.conftest import Visit
from tests.browser.harness import LAPTOP, PHONE, Captain
from tests.browser.test_invitation import invite, join


def sail_mikasa(captain: Captain, sequence: int = 1) -> None:
    captain.choices.get_by_role("button", name="Mikasa", exact=True).click()
    captain.choices.get_by_role("button", name="→ Yellow Sea").click()
    captain.comes_to(sequence)


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
    sail_mikasa(captain, 3)
    captain.page.keyboard.press("u")
    captain.comes_to(4)
    expect(captain.log).not_to_contain_text("Mikasa")


def test_what_dice_have_decided_is_taken_back_in_practice_only(captain: Captain) -> None:
    captain.bring(records.in_battle().save())
    captain.battle.get_by_role("button", name="Fire with 6 dice").click()
    captain.goes_beyond(1)
    practice = captain.page.locator(".prompt .practice")
    expect(practice).to_have_count(0)
    captain.page.get_by_role("button", name="Undo").click()
    expect(practice).to_have_text("practice")
    expect(captain.battle.get_by_role("button", name="Fire with 6 dice")).to_be_visible()
    assert captain.state["taken_back"] == 1


def test_against_a_bot_one_goes_back_to_any_own_decision_from_the_history(captain: Captain) -> None:
    captain.new_game("bot")
    sail_mikasa(captain)
    captain.take("done")
    captain.knows(lambda state: state["seq"] > 2 and state["acting"] == ["japan"])
    captain.page.keyboard.press("h")
    captain.page.keyboard.press("Home")
    captain.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    words = captain.prompt.bounding_box()
    assert words is not None
    assert words["width"] > PHONE[0] / 2, "the buttons leave room for words"
    captain.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    captain.page.get_by_role("button", name="Take back to here").click()
    captain.knows(
        lambda state: state["taken_back"] == 1 and state["practice"] and state["acting"] == ["japan"]
    )
    expect(captain.log).not_to_contain_text("Mikasa")
    expect(captain.choice("done")).to_be_visible()


def test_between_people_a_takeback_is_asked_for_and_granted(visit: Visit) -> None:
    japan, russia = visit(), visit()
    join(russia, invite(japan), "Makarov")
    sail_mikasa(japan)
    japan.take("done")
    offer = russia.page.locator("[data-takeback]")
    japan.page.locator("[data-ask-takeback]").click()
    expect(offer).to_contain_text("Japan asks to take back to move 1.")
    offer.get_by_role("button", name="Play on").click()
    expect(offer).to_have_count(0)
    japan.panel("Table").get_by_role("button", name="Ask to take back my turn").click()
    expect(japan.page.locator("[data-takeback]")).to_contain_text("Still to agree: Russia")
    expect(offer).to_contain_text("Japan asks to take back to move 0.")
    offer.get_by_role("button", name="Agree").click()
    japan.knows(lambda state: state["taken_back"] == 1 and state["acting"] == ["japan"])
    expect(offer).to_have_count(0)
    assert not russia.state["practice"]
