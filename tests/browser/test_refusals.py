"""What may not be done says why, and names its rule."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import records
from tests.browser.harness import Captain

RULE = re.compile(r"PA-\d+\.\d+")


def test_what_is_not_allowed_is_found_with_reason_and_rule_and_the_rules_are_searched(
    captain: Captain,
) -> None:
    """By typing it, in the list, and in the rules, which name things in four languages."""
    captain.bring(records.stand("operations japan; tsushima: asama rossia; sea-of-japan: fuji").save())
    captain.page.locator("#choices-filter").fill("battle in the sea of japan")
    expect(captain.choices.get_by_text("Not allowed now")).to_be_visible()
    expect(captain.choices.locator(".reason")).to_contain_text("PA-7.1")
    captain.page.locator("#choices-filter").fill("")
    captain.choices.get_by_label("Show what is not allowed").check()
    refused = captain.choices.locator('[data-refused="battle sea-of-japan"]')
    expect(refused).to_have_attribute("title", re.compile(r".+ \(PA-7\.1\)"))
    refused.click(force=True)  # it is only said to be disabled; a click asks why
    reason = captain.choices.locator(".reason").first
    expect(reason).to_contain_text("PA-7.1")
    assert captain.sequence == 0

    reason.get_by_role("button", name="Rule PA-7.1").click()
    rules = captain.page.get_by_role("complementary", name="Rules")
    expect(rules.locator('[data-clause="PA-7.1"]')).to_be_in_viewport()
    expect(rules.locator('[data-clause="PA-7.1"]')).to_be_focused()
    rules.get_by_label("Search").fill("blockade")
    expect(rules.locator("[data-clause]").first).to_contain_text(re.compile("blockade", re.IGNORECASE))
    rules.get_by_label("Search").fill("")
    rules.get_by_role("button", name="Names").click()
    expect(rules.get_by_role("row").filter(has_text="Yellow Sea")).to_contain_text("Žluté moře")


def test_pointing_at_a_forbidden_sea_on_the_board_tells_the_rule(captain: Captain) -> None:
    """Damaged ships may not be sent everywhere; which zones are refused comes from the server's answer."""
    captain.bring(records.stand("sortie japan; port japan: mikasa asahi*").save())
    captain.choices.get_by_label("Show what is not allowed").check()
    first = captain.choices.locator("[data-refused^='sail ']").first
    action = str(first.get_attribute("data-refused"))
    captain.choices.get_by_label("Show what is not allowed").uncheck()
    _, ship, zone = action.split()
    captain.counter(ship).click()
    captain.page.mouse.move(*captain.point_of(f"zone:{zone}"))
    reason = captain.page.locator("#board .reason")
    expect(reason).to_have_text(RULE)
    expect(reason).to_have_css("opacity", "1")
    told, tray = reason.bounding_box(), captain.tray.bounding_box()
    assert told is not None
    assert tray is not None
    assert told["x"] + told["width"] <= tray["x"], "the tray hides the reason"


def test_the_rules_are_read_in_ones_language_and_in_english(captain: Captain) -> None:
    """A translation says what it is; the English text, which decides, is one click away."""
    captain.bring(records.stand("operations japan; tsushima: asama rossia; sea-of-japan: fuji").save())
    captain.speak("cs")
    captain.page.keyboard.press("r")
    rules = captain.page.get_by_role("complementary", name="Pravidla")
    clause = rules.locator('[data-clause="PA-7.1"]')
    expect(clause).to_contain_text("jednající strana jmenuje jednu oblast")
    expect(clause).to_have_attribute("lang", "cs")
    expect(rules.locator("header")).to_contain_text("Překlad; rozhoduje anglický text.")

    rules.get_by_role("button", name="English").click()
    expect(clause).to_contain_text("the acting side names one zone")
    expect(rules.locator("header")).not_to_contain_text("Překlad")
    rules.get_by_role("button", name="Čeština").click()
    expect(clause).to_contain_text("jednající strana jmenuje jednu oblast")
