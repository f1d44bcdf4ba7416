"""Both sides on one screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import records
from tests.browser.harness import Captain


def lift(captain: Captain, side: str) -> None:
    curtain = captain.page.locator(".curtain")
    expect(curtain).to_contain_text(f"This screen is for {side} now.")
    captain.page.get_by_role("button", name="Show my board").click()
    expect(curtain).to_have_count(0)


def test_with_fog_a_curtain_hides_everything_until_the_next_side_lifts_it(captain: Captain) -> None:
    captain.new_game_in_lobby("screen", Fog_of_war=True)
    lift(captain, "Japan")
    for ship in ("Mikasa", "Asahi"):
        captain.choices.get_by_role("button", name=ship, exact=True).click()
    captain.choices.get_by_role("button", name="→ Yellow Sea").click()
    captain.comes_to(2)
    expect(captain.log).to_contain_text("Asahi sails to the Yellow Sea.")
    captain.take("done")

    curtain = captain.page.locator(".curtain")
    expect(curtain).to_contain_text("This screen is for Russia now.")
    expect(captain.prompt).to_have_text("Russia takes over the screen.")
    expect(captain.page.locator("#board .map")).to_have_count(0)
    expect(captain.choices).to_have_count(0)
    expect(captain.log).not_to_contain_text("Asahi sails")
    assert captain.state["legal"] == []
    captain.page.reload()
    expect(curtain).to_contain_text("This screen is for Russia now.")
    expect(captain.page.locator("#board .map")).to_have_count(0)

    lift(captain, "Russia")
    expect(captain.page.locator("#board .map")).to_be_visible()
    captain.plays("russia")
    seen = {ship["id"]: ship["place"] for ship in captain.state["view"]["ships"]}
    assert seen.get("asahi") != "yellow-sea"
    assert seen["tsesarevich"] == "port port-arthur"
    captain.choice("done").wait_for()


def test_without_secrets_the_screen_passes_on_without_a_curtain(captain: Captain) -> None:
    captain.new_game("screen")
    captain.take("done")
    expect(captain.page.locator(".where")).to_contain_text("Russia")
    expect(captain.choice("done")).to_be_visible()
    expect(captain.page.locator(".curtain")).to_have_count(0)


def test_both_sides_fight_a_battle_on_one_screen_and_see_the_dice(captain: Captain) -> None:
    """The dice of a volley used to vanish as soon as the screen passed to the other side.

    One die always hits here and is never critical, so that Russia has to answer.
    """
    captain.bring(records.in_battle().save())
    captain.page.evaluate("window.map = document.querySelector('#board .map')")
    captain.battle.get_by_role("button", name="Fire with 1 die").click()
    captain.goes_beyond(1)
    expect(captain.log).to_contain_text("rolls")
    expect(captain.page.locator(".where")).to_contain_text("Russia")
    expect(captain.battle.locator(".volley")).to_have_count(1)
    expect(captain.battle.locator(".volley [role=img]")).to_have_count(1)
    assert captain.page.evaluate("window.map === document.querySelector('#board .map')")
    captain.page.reload()
    expect(captain.battle.locator(".volley [role=img]")).to_have_count(1)


def test_when_a_battle_is_over_its_report_stays_until_the_next_choice(captain: Captain) -> None:
    captain.bring(records.in_battle().save())
    captain.battle.get_by_role("button", name="Fire with 1 die").click()
    captain.goes_beyond(1)
    while captain.battle.count():
        before = captain.sequence
        captain.choices.locator("[data-action]").first.click()
        captain.goes_beyond(before)
    report = captain.page.get_by_label("Report of the battle: Tsushima")
    expect(report.locator(".volley")).to_have_count(2)
    captain.choices.locator("[data-action]").first.click()
    expect(report).to_have_count(0)


def test_behind_the_curtain_waits_what_has_happened_meanwhile(captain: Captain) -> None:
    captain.bring(records.stand(records.BATTLE, "japan: battle tsushima", fog_of_war="on").save())
    lift(captain, "Japan")
    captain.battle.get_by_role("button", name="Fire with 1 die").click()
    lift(captain, "Russia")
    expect(captain.battle.locator(".volley [role=img]")).to_have_count(1)
