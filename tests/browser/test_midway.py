"""Battle of Midway on its board: a flight, a whole combat, a whole game, both sides on one screen."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Captain, wait_until
from tests.browser.midway import CROWD, EXAMPLE, aircraft, do, lay, lift, new_game, on_board, stand, where

MOST_DECISIONS = 700


def test_aircraft_are_placed_by_clicks_on_the_board(captain: Captain) -> None:
    captain.sit_down("battle-of-midway", {"japan": "me", "usa": "bot:easy"})
    do(captain, "pick special")
    do(captain, "cell -7,3")
    do(captain, "heading e")
    expect(aircraft(captain, "jp-s1")).to_be_visible()
    assert where(captain, "jp-s1") == ([-7, 3], "e")
    expect(aircraft(captain, "jp-s1")).to_have_attribute("aria-label", re.compile("cell -7,3, nose E"))
    do(captain, "pick fighter")
    expect(on_board(captain, "cell -7,4")).to_be_visible()
    aircraft(captain, "jp-s1").hover()
    expect(captain.page.locator("#board .reason")).to_contain_text("An aircraft stands on that cell already.")


def test_a_flight_is_flown_turn_by_turn_and_over_the_edge(captain: Captain) -> None:
    captain.bring(stand("activation usa; usa-f1 5,-2 e *; jp-f1 6,-2 w *").save())
    lift(captain, "USA")
    for action in ("activate usa-f1", "flight", "fly left", "fly right", "fly straight"):
        do(captain, action)
    expect(captain.page.locator("#board .extension")).to_have_count(2)
    do(captain, "extend s1 e")
    assert where(captain, "usa-f1") == ([8, -3], "e")
    assert captain.state["view"]["tiles"]["s1"] == [9, -3]
    do(captain, "fly left")
    expect(captain.page.locator(".curtain")).to_contain_text("Japan")


def test_a_flight_is_flown_to_its_end_with_one_gesture(captain: Captain) -> None:
    captain.bring(stand(f"activation usa; {CROWD}").save())
    lift(captain, "USA")
    do(captain, "activate usa-f4")
    captain.page.locator('#board [data-end="2,4"]').click()
    captain.page.get_by_role("button", name="Fly to cell 2,4, nose NE").click()
    expect(captain.page.locator(".curtain, #board [data-action=stop]").first).to_be_visible()
    assert where(captain, "usa-f4") == ([2, 4], "ne")


def test_pointing_at_an_aircraft_shows_its_range_and_why_it_cannot_act(captain: Captain) -> None:
    captain.bring(stand(f"activation usa; {CROWD.replace('usa-f1 -2,1 e *', 'usa-f1 -2,1 e')}").save())
    lift(captain, "USA")
    aircraft(captain, "usa-f1").hover()
    expect(captain.page.locator("#board .sight.red")).to_have_count(2)
    expect(captain.page.locator("#board .far").first).to_be_visible()
    expect(captain.page.locator("#board .reason")).to_contain_text("BM-5.1")
    captain.page.get_by_role("button", name="Range", exact=True).click()
    expect(captain.page.locator("#board .sight")).to_have_count(0)


def test_a_whole_combat_on_one_screen_behind_curtains(captain: Captain) -> None:
    """The worked example of the rulebook, each side at the same screen in turn."""
    captain.bring(stand(EXAMPLE).save())
    lift(captain, "USA")
    do(captain, "activate usa-f1")
    expect(captain.page.locator("#board .way")).to_have_count(1)
    aircraft(captain, "jp-f1").click()
    odds = captain.page.locator("#board table")
    expect(odds).to_contain_text("71/0")
    captain.page.get_by_role("button", name="Attack Zero 1", exact=True).first.click()

    expect(captain.page.locator("#board .pair")).to_have_count(81)
    captain.page.locator("#board .pair").nth(40).hover()
    expect(captain.page.locator("#board .read")).to_contain_text("You see the enemy")
    lay(captain, "left", "right")
    assert captain.page.get_by_text("left → right").count() == 0  # not even in the log, behind the curtain
    lift(captain, "Japan")
    assert captain.state["view"]["chosen"] is None
    assert captain.page.get_by_text("left → right", exact=True).count() == 0
    lay(captain, "straight", "straight")

    lift(captain, "USA")
    first = on_board(captain, "first defender")
    first.hover()
    expect(captain.page.locator("#board .ghost")).to_have_count(2)
    do(captain, "first defender")
    lift(captain, "Japan")
    expect(captain.page.locator("#board .duel")).to_contain_text("yellow")
    do(captain, "pass")
    lift(captain, "USA")
    do(captain, "play acceleration")
    do(captain, "turn left")
    lift(captain, "Japan")
    expect(captain.page.locator("#board .stack li").first).to_have_text("Acceleration")
    do(captain, "play about-turn")
    lift(captain, "USA")  # who has no card left passes without being asked
    expect(captain.page.locator("#board .shot")).to_have_count(4)
    expect(captain.page.locator("#board .ending")).to_have_text(re.compile("destroyed|Nobody is hit"))


def test_orders_are_bought_at_the_market(captain: Captain) -> None:
    captain.bring(stand(f"purchase usa; {CROWD.replace(' *', '')}").save())
    lift(captain, "USA")
    do(captain, "buy feint")
    assert "feint" in captain.state["view"]["hands"]["usa"]
    assert captain.state["view"]["points"]["usa"] == 2
    expect(captain.page.locator("#board .card", has_text="Sixth Sense").last).to_have_attribute(
        "aria-label", re.compile("cannot pay")
    )
    do(captain, "done")
    lift(captain, "Japan")


WISHES = ("attack ", "pick special", "heading w", "flight", "play ", "buy ", "bid 1")


def distance(place: list[Any]) -> int:
    """From Midway, in cells; lost is farther than anything."""
    q, r = int(place[0]), int(place[1])
    return 99 if "lost" in place else max(abs(q), abs(r), abs(q + r))


def extension(captain: Captain, offered: list[str]) -> str:
    """Of small tiles that would lie in one place the board offers the one from beside it."""
    tiles = captain.state["view"]["tiles"]
    new = [action for action in offered if action != "fly-off" and tiles[action.split()[1]] is None]
    return (new or offered)[0]


def decide(captain: Captain) -> None:
    """Attack whenever that is possible, fly towards Midway, plan what promises most."""
    offered = [str(action) for action in captain.state["legal"]]
    odds, outlook = captain.state["odds"] or {}, captain.state["outlook"] or {}
    wanted = [action for wish in WISHES for action in offered if action.startswith(wish)]
    if offered[0].startswith("plan "):
        best = max(offered, key=lambda plan: odds[plan]["p_destroy"] - odds[plan]["p_lost"])
        lay(captain, *best.split()[1].split("-"))
    elif "keep" in offered:
        do(captain, "keep")
    elif wanted and wanted[0].startswith("attack "):
        aircraft(captain, wanted[0].split()[1]).click()
        before = captain.sequence
        captain.page.locator(f'#board .panel [data-action="{wanted[0]}"]').click()
        captain.goes_beyond(before)
    elif "fly left" in offered:
        ways = {action: distance(*after.values()) for action, after in outlook["after"].items()}
        do(captain, min(ways, key=lambda action: ways[action]))
    elif offered[0].startswith("extend "):
        do(captain, extension(captain, offered))
    else:
        do(captain, (wanted or offered)[0])


SEALED = ("choose-bid", "choose-plan")


def question(captain: Captain) -> tuple[object, ...]:
    """What we are asked, and when; of sealed questions only what: the bot's answer is a move, too."""
    captain.page.wait_for_timeout(20)  # messages of the server come in meanwhile
    state = captain.state
    sealed = state["prompt"] is not None and state["prompt"]["name"] in SEALED
    return state["legal"], state["prompt"], 0 if sealed else state["seq"]


def test_a_whole_game_against_the_bot_is_played_on_the_board(captain: Captain) -> None:
    new_game(captain, "bot", side="USA", level="easy", Mode="domination", Most_rounds="5")
    # The card of a phase lies over the map, its button maybe just above a cell; the next card may follow.
    card = captain.page.locator(".sum").get_by_role("button", name="Close").first
    captain.page.add_locator_handler(card, lambda button: button.click(), no_wait_after=True)
    for _ in range(MOST_DECISIONS):
        wait_until(lambda: bool(question(captain)[0]) or captain.is_over)
        if captain.is_over:
            break
        before = question(captain)
        decide(captain)
        wait_until(lambda then=before: question(captain) != then)  # type: ignore[misc]
    assert captain.is_over
    expect(captain.prompt).to_have_text(re.compile("wins|draw"))
    for told in ("Bids: USA", "is activated", "Aircraft over Midway"):
        expect(captain.log.get_by_text(told).first).to_be_attached()


def test_a_phone_shows_the_whole_board_and_zooms(visit: Visit) -> None:
    captain = visit(PHONE)
    captain.bring(stand(f"activation usa; {CROWD}").save())
    lift(captain, "USA")
    assert not captain.scrolls_sideways()
    content = captain.page.locator("#board .map > g")
    before = content.get_attribute("transform")
    captain.page.get_by_role("button", name="Zoom in").click()
    expect(content).not_to_have_attribute("transform", str(before))


def test_the_board_is_played_by_keyboard_alone(captain: Captain) -> None:
    captain.bring(stand(f"activation usa; {CROWD}").save())
    lift(captain, "USA")
    aircraft(captain, "usa-f1").focus()
    captain.page.keyboard.press("Enter")
    captain.comes_to(1)
    aircraft(captain, "jp-f1").focus()
    captain.page.keyboard.press("Enter")
    expect(captain.page.locator("#board table")).to_be_visible()
    captain.page.keyboard.press("Enter")
    captain.comes_to(2)
    assert captain.state["view"]["combat"]["aircraft"] == {"usa": "usa-f1", "japan": "jp-f1"}
