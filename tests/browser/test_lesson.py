"""Learn by example: a lesson from the lobby to a table of one's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from admiralty import games
from admiralty.table.lesson import lessons
from tests.browser.conftest import Visit
from tests.browser.harness import LANGUAGES, PHONE, Captain
from tests.browser.midway import aircraft, card, on_board


def says(captain: Captain, part: str) -> None:
    expect(captain.page.locator(".why")).to_contain_text(part)


def test_a_lesson_is_found_in_the_lobby_and_read_to_its_end(captain: Captain) -> None:
    captain.open()
    card(captain).get_by_role("link", name="A flight").click()
    captain.page.wait_for_url("**/learn/battle-of-midway/flight")
    says(captain, "The Americans hold the Initiative card.")
    expect(captain.page.get_by_role("button", name="Back")).to_be_disabled()
    for _ in range(3):
        captain.page.get_by_role("button", name="Next").click()
    says(captain, "the two change places")
    expect(captain.page.locator(".did")).to_have_text("USA: Ahead, left")
    expect(aircraft(captain, "jp-f1")).to_have_attribute("aria-label", re.compile("cell 5,-2"))
    expect(aircraft(captain, "jp-f1")).to_have_class(re.compile("pointed"))
    captain.page.get_by_role("button", name="Rule BM-6.3").click()
    expect(captain.page.locator('[data-clause="BM-6.3"]')).to_be_visible()


def test_a_lesson_is_stepped_through_by_keys_and_its_address_names_the_step(captain: Captain) -> None:
    captain.tolerates = ("status of 4",)
    captain.open("/learn/battle-of-midway/chess")
    expect(captain.page.get_by_text("There is no lesson chess.")).to_be_visible()
    captain.open("/learn/battle-of-midway/flight#n=2")
    says(captain, "three or four manoeuvres")
    captain.page.keyboard.press("ArrowRight")
    says(captain, "the two change places")
    captain.page.keyboard.press("ArrowLeft")
    captain.page.keyboard.press("End")
    says(captain, "The fourth manoeuvre is the last one.")
    captain.page.wait_for_url("**#n=7")
    captain.page.keyboard.press("Home")
    says(captain, "The Americans hold the Initiative card.")


def test_the_learner_may_act_on_the_board_and_is_told_when_the_example_goes_on_otherwise(
    captain: Captain,
) -> None:
    captain.open("/learn/battle-of-midway/flight")
    aircraft(captain, "usa-f1").click()
    says(captain, "The fighter is activated")
    on_board(captain, "flight").click()
    on_board(captain, "fly right").click()
    expect(captain.page.get_by_text("The example goes on with: Ahead, left")).to_be_visible()
    on_board(captain, "fly left").click()
    says(captain, "the two change places")


def test_after_a_lesson_the_learner_plays_it(captain: Captain) -> None:
    captain.open("/learn/battle-of-midway/combat#n=10")
    expect(captain.page.locator("#board .shot")).to_have_count(4)
    expect(captain.page.locator("#board .ending")).to_have_text("Wildcat 1 is destroyed.")
    captain.page.get_by_role("button", name="Play it yourself").click()
    captain.at_table()
    expect(captain.prompt).to_contain_text("Activate an aircraft")
    on_board(captain, "activate usa-f1").click()
    captain.comes_to(1)


@pytest.mark.parametrize("slug", games.slugs())
def test_every_lesson_shows_every_step_in_every_language_on_a_phone(visit: Visit, slug: str) -> None:
    captain, found = visit(PHONE), lessons(slug)
    assert found
    for lesson in found:
        captain.open(f"/learn/{slug}/{lesson.name}")
        for n in range(len(lesson.steps)):
            captain.page.goto(f"{captain.url}/learn/{slug}/{lesson.name}#n={n}")
            expect(captain.page.locator("progress")).to_have_attribute("value", str(n))
            assert not captain.scrolls_sideways(), (lesson.name, n)
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            captain.speak(language)
            expect(captain.page.locator(".why")).not_to_contain_text("lesson-")
