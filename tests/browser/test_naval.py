"""Naval Strategy on its drawn board: planning, rounds, several people, secrets, the shared screen."""

from __future__ import annotations

import json
import re
from typing import Literal

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import LAPTOP, PHONE, PROJECTOR, TABLET, Captain
from tests.browser.naval import (
    BATTLE,
    comes_to_turn,
    do,
    fill_in,
    lift,
    new_game,
    on_board,
    stand,
    take_ship,
    vessel,
)
from tests.browser.test_invitation import watch

MOST_ROUNDS = 20
FOUR_TEAMS = {"blue": "me"} | dict.fromkeys(("red", "green", "yellow"), "bot:easy")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def test_a_round_is_planned_on_the_board_and_evaluated_against_bots(captain: Captain) -> None:
    captain.sit_down("naval-strategy", FOUR_TEAMS)
    expect(captain.page.get_by_role("list", name="Seats")).to_contain_text("bot, easy")
    assert [seat["seat"] for seat in captain.state["seats"]] == ["blue", "red", "green", "yellow"]
    do(captain, "forward blue-1", "left blue-1", "volley-left blue-1")
    ship = captain.state["view"]["ships"][0]
    ghost = captain.page.locator("#board [data-ghost]")
    expect(ghost).to_have_attribute("data-ghost", f"{ship['ghost'][-1]} {(ship['face'] + 5) % 6}")
    expect(captain.page.locator("#board .aim")).to_have_count(2)
    expect(captain.page.locator("#board .so-far")).to_contain_text("volley to port")
    do(captain, "undo-order blue-1")
    expect(captain.page.locator("#board .aim")).to_have_count(0)
    do(captain, "report blue-1")
    expect(captain.page.locator('#board [data-ship="blue-1"] .ok')).to_be_visible()
    expect(captain.page.get_by_role("heading", name="Blue 2")).to_be_visible()
    do(captain, "report blue-2", "ready")
    comes_to_turn(captain, 2)
    expect(captain.log.get_by_text(re.compile("Blue 1 is (at|near) ")).first).to_be_attached()


def test_what_may_not_be_ordered_says_why(captain: Captain) -> None:
    captain.bring(stand().save())
    lift(captain, "Blue")
    source = captain.page.locator("#board .plantation title").first
    expect(source).to_have_text(re.compile(r"^Plantation: [1-9]\d* \w+(, [1-9]\d* \w+)*$"))
    button = on_board(captain, "volley-left blue-1")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(captain.choices.get_by_label("Show what is not allowed")).to_be_visible()
    button.click(force=True)  # it looks disabled, yet it answers
    expect(captain.page.locator("#board .pad .reason")).to_have_text("No attacks from a port. (NS-8.20)")


def test_prices_and_the_treasury_to_come_stand_beside_the_plan(captain: Captain) -> None:
    captain.bring(stand().save())
    lift(captain, "Blue")
    captain.page.get_by_text("Refit in port").click()
    do(captain, "fit blue-1 hull")
    store = captain.page.locator("#board [data-store]")
    expect(store).to_contain_text(re.compile(r"500\s*→\s*0"))
    expect(captain.page.get_by_text("will not reach for all of this")).to_be_visible()
    do(captain, "undo-order blue-1")
    expect(store).not_to_contain_text("→")
    do(captain, "sell blue-1", "add blue-1 10-wood")
    pay = captain.state["view"]["prices"]["pay"][2]
    expect(store).to_contain_text(re.compile(rf"500\s*→\s*{500 + 10 * pay}"))


def test_a_howitzer_is_aimed_on_the_map(captain: Captain) -> None:
    captain.bring(stand(BATTLE).save())
    lift(captain, "Blue")
    take_ship(captain, "blue-2")
    captain.page.get_by_role("button", name="howitzer shot", exact=True).click()
    offers = [action for action in captain.state["legal"] if action.startswith("howitzer blue-2")]
    expect(captain.page.locator("#board .shot")).to_have_count(len(offers))
    do(captain, "howitzer blue-2 -1,1")
    assert captain.state["view"]["ships"][1]["orders"] == [["howitzer", "-1,1"]]


def test_the_round_is_shown_again_step_by_step(captain: Captain) -> None:
    plays = ("blue: volley-left blue-1", "blue: forward blue-2", "blue: ready", "red: forward red-2")
    captain.bring(stand(BATTLE, *plays).save())
    lift(captain, "Red")
    do(captain, "ready")
    captain.page.get_by_role("button", name="Watch the last round").click()
    told = captain.page.locator("#board .playback li")
    seen: list[str] = []
    for _ in range(12):
        seen += told.all_inner_texts()
        captain.page.get_by_role("button", name="Next step").click()
    order = [seen.index(next(text for text in seen if part in text)) for part in PARTS]
    assert order == sorted(order), seen
    captain.page.get_by_role("button", name="To the present").click()
    expect(told).to_have_count(0)


def test_the_card_of_a_turn_leaves_the_replay_of_the_round_free(captain: Captain) -> None:
    table = stand(BATTLE, "blue: volley-left blue-1", "red: ready")
    table.record.bots["red"] = "easy"
    captain.bring(table.save())
    do(captain, "ready")
    card, replay = captain.page.locator("#board .sum"), captain.page.locator("#board .playback")
    expect(card).to_contain_text("Red 1")
    for width, height in (LAPTOP, PHONE):
        captain.page.set_viewport_size({"width": width, "height": height})
        captain.comes_to_rest()
        over, under = card.bounding_box(), replay.bounding_box()
        assert over is not None
        assert under is not None
        assert over["y"] + over["height"] <= under["y"]


# On a busy machine the round may be over before anybody looks.
WATCH = """() => new MutationObserver(() => {
  window.ran ||= document.querySelector('#board [aria-label="Pause"]') !== null;
}).observe(document.body, { subtree: true, childList: true, attributes: true })"""
PARTS = ("before the round", "fires", "Under sail", "goes down")


def test_a_round_runs_by_itself_unless_motion_is_unwelcome(visit: Visit) -> None:
    captain = visit(reduced_motion="no-preference", speed="normal")
    captain.bring(stand(BATTLE, "blue: forward blue-2", "blue: ready").save())
    lift(captain, "Red")
    captain.page.evaluate(WATCH)
    do(captain, "ready")
    captain.page.wait_for_function("window.ran")
    expect(captain.page.get_by_role("button", name="Watch the last round")).to_be_visible()


def test_two_people_on_phones_and_a_projector_see_only_what_they_may(visit: Visit) -> None:
    blue, red, projector = visit(PHONE), visit(PHONE), visit(PROJECTOR)
    form = fill_in(blue, "friends", Teams="3")
    expect(form.get_by_text("Yellow")).to_have_count(0)
    form.get_by_role("combobox", name="Green").select_option(label="bot, easy")
    form.locator("button[type=submit]").click()
    blue.at_table()
    link = blue.page.get_by_label("Link of the invitation", exact=True).input_value()
    red.open(link)
    red.page.get_by_label("Your name").fill("Anne Bonny")
    red.page.get_by_role("button", name="Take the seat").click()
    red.at_table()
    watch(blue, projector)

    do(blue, "forward blue-1", "report blue-1")
    do(red, "forward red-1", "report red-1")
    ticks = '#board [data-team="{}"] .done'
    for person in (blue, red, projector):
        for team in ("blue", "red"):
            expect(person.page.locator(ticks.format(team))).to_have_count(1)
    assert "orders" not in json.dumps([ship for ship in red.state["view"]["ships"] if ship["side"] != "red"])
    assert "orders" not in json.dumps(projector.state["view"])
    assert projector.state["outlook"] is None
    assert list(red.state["outlook"]["ships"]) == ["red-1", "red-2"]
    expect(projector.page.locator("#board [data-action]")).to_have_count(0)
    expect(projector.page.locator("#board [data-ghost]")).to_have_count(0)

    do(blue, "ready")
    expect(blue.page.get_by_text("Your team is ready")).to_be_visible()
    do(red, "ready")
    for person in (blue, red, projector):
        comes_to_turn(person, 2)
        assert not person.scrolls_sideways()
    expect(projector.page.get_by_role("button", name="Watch the last round")).to_be_visible()


def test_all_teams_share_a_screen_behind_the_curtain(captain: Captain) -> None:
    captain.sit_down("naval-strategy", dict.fromkeys(("blue", "red", "green"), "me"), teams="3")
    for team in ("Blue", "Red", "Green"):
        lift(captain, team)
        word = team.lower()
        do(captain, f"forward {word}-1")
        captain.plays(word)
        do(captain, "ready")
    comes_to_turn(captain, 2)


def test_on_a_tablet_the_orders_stand_beside_the_sea(visit: Visit) -> None:
    tablet = visit(TABLET)
    tablet.sit_down("naval-strategy", FOUR_TEAMS)
    on_board(tablet, "forward blue-1").wait_for()
    sea, panels = (tablet.page.locator(f"#board {part}").bounding_box() for part in (".map", ".panels"))
    assert sea is not None
    assert panels is not None
    assert panels["x"] >= sea["x"] + sea["width"]
    assert panels["height"] >= sea["height"] > TABLET[1] / 3
    do(tablet, "forward blue-1")


def test_six_teams_fit_into_the_lobby_and_on_the_sea(captain: Captain) -> None:
    form = fill_in(captain, "bots", Teams="6")
    expect(form.locator(".facts")).to_contain_text("2 to 6 teams")
    form.get_by_text("Black", exact=True).click()
    form.locator("button[type=submit]").click()
    captain.at_table()
    captain.plays("black")
    expect(captain.page.locator("#board .vessel")).to_have_count(len(captain.state["view"]["ships"]))


def test_a_whole_short_game_is_played_on_the_board(captain: Captain) -> None:
    new_game(captain, "bots", Days="1", Turns_a_day="1", Teams="2")
    for _ in range(MOST_ROUNDS):
        captain.is_waited_for(captain.sequence - 1)
        if captain.is_over:
            break
        if "forward blue-1" in captain.state["legal"]:
            do(captain, "forward blue-1")
        do(captain, "ready")
    expect(captain.prompt).to_contain_text("week")


def test_the_board_is_played_by_keyboard_alone(captain: Captain) -> None:
    captain.bring(stand(BATTLE).save())
    lift(captain, "Blue")
    vessel(captain, "blue-2").focus()
    captain.page.keyboard.press("Enter")
    expect(captain.page.get_by_role("heading", name="Blue 2")).to_be_visible()
    on_board(captain, "forward blue-2").focus()
    captain.page.keyboard.press("Enter")
    captain.comes_to(1)
    assert captain.state["view"]["ships"][1]["orders"] == [["forward"]]
