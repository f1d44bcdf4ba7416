"""The board of Russo-Japanese War under a mouse: marches, attacks, cards, fleets, a whole game."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.harness import Captain
from tests.browser.war import FRONT, SLUG, bring, lift_curtain, stand, unit

MOST_DECISIONS = 3000
MINUS = "\N{MINUS SIGN}"


def hexagon(captain: Captain, name: str) -> Locator:
    return captain.page.locator(f'#board [data-hex="{name}"]')


def act(captain: Captain, action: str) -> None:
    before = captain.sequence
    captain.page.locator(f'#board [data-action="{action}"]').click()
    captain.goes_beyond(before)


def place(captain: Captain, name: str) -> str:
    return str(next(each["place"] for each in captain.state["view"]["units"] if each["id"] == name))


def new_game(captain: Captain) -> None:
    captain.sit_down(SLUG, {"japan": "me", "russia": "bot:easy"})


# Movement


def test_a_unit_is_moved_by_a_click_on_it_and_a_click_on_its_goal(captain: Captain) -> None:
    new_game(captain)
    unit(captain, "J-Gds").click()
    expect(hexagon(captain, "1115").locator("text")).to_have_text("1")
    expect(hexagon(captain, "1215").locator(".octagon")).to_be_visible()
    hexagon(captain, "1215").click()
    captain.comes_to(4)
    assert place(captain, "J-Gds") == "1215"
    captain.page.locator('.prompt [data-action="undo"]').click()
    captain.comes_to(5)
    assert place(captain, "J-Gds") == "1115"


def test_what_the_range_shows_at_once_is_what_the_game_allows(captain: Captain) -> None:
    """Every hex that glows is a step of a way the game has listed; none is worked out in the page, nothing is
    asked for: from the click on a unit to its range on the map it takes two frames at most.
    """
    bring(captain, stand(FRONT + "movement japan"))
    expect(captain.page.locator("#board .zoc")).to_have_count(0)
    captain.page.get_by_role("button", name="ZOC", exact=True).click()
    expect(captain.page.locator("#board .zoc.japan polygon")).to_have_count(
        len(captain.state["view"]["zoc"]["japan"])
    )
    unit(captain, "J-1").wait_for()
    frames = captain.page.evaluate(FRAMES_UNTIL_THE_RANGE)
    assert frames <= 2, frames
    shown = captain.page.locator("#board .goal.march")
    reach = captain.state["outlook"]["ranges"]["J-1"]
    expect(shown).to_have_count(len(reach))
    assert sorted(str(each.get_attribute("data-hex")) for each in shown.all()) == sorted(reach)


def test_who_cannot_move_says_why_and_a_unit_goes_by_rail_where_no_march_leads(captain: Captain) -> None:
    bring(captain, stand(FRONT + "movement russia"))
    expect(captain.choices.get_by_label("Show what is not allowed")).to_be_visible()
    unit(captain, "R-PA").hover()
    expect(captain.page.locator("#board .reason")).to_contain_text("RJ-8.3")
    unit(captain, "R-CR1").click()
    hexagon(captain, "2216").click()
    captain.comes_to(5)
    assert place(captain, "R-CR1") == "2216"


# Combat


def test_attackers_then_target_show_the_odds_before_anything_is_declared(captain: Captain) -> None:
    bring(captain, stand(FRONT + "combats japan"))
    unit(captain, "J-6").click()
    unit(captain, "R-S3").click()
    bars = captain.page.locator("#board .chances")
    expect(bars).to_have_count(2)
    expect(bars.nth(0)).to_contain_text(f"Without a card {MINUS}3")
    unit(captain, "J-7").click()
    expect(bars.nth(0)).to_contain_text(f"Without a card {MINUS}1")
    expect(bars.nth(1)).to_contain_text("With a support card 0")
    expect(bars.nth(1)).to_have_attribute("aria-label", re.compile("DR .* 33%"))
    expect(captain.page.locator("#board .escape")).not_to_have_count(0)
    assert captain.sequence == 0


def test_two_combats_are_declared_before_the_first_die_and_events_answer_each_other(captain: Captain) -> None:
    """Kodama forces a retreat; Russia, asked behind its curtain, has nothing that fits and passes."""
    bring(captain, stand(FRONT + "combats japan"))
    for name in ("J-6", "J-7"):
        unit(captain, name).click()
    unit(captain, "R-S3").click()
    unit(captain, "R-S3").click()
    captain.comes_to(4)
    for name in ("J-2", "J-12"):
        unit(captain, name).click()
    unit(captain, "R-S2").click()
    captain.page.locator("#board [data-declare]").click()
    captain.comes_to(8)
    expect(captain.page.locator("#board .attack.declared")).to_have_count(4)
    act(captain, "declare-done")
    unit(captain, "R-S3").click()
    expect(captain.page.locator("#board .card.lit")).to_have_count(3)
    act(captain, "support 05")
    act(captain, "strength-done")
    act(captain, "play j09")
    lift_curtain(captain)
    expect(captain.page.locator("#board .result")).to_have_text(re.compile("^DR"))
    act(captain, "pass")
    lift_curtain(captain)
    act(captain, "pass")
    lift_curtain(captain)
    retreat = captain.page.locator("#board .goal.retreat").first
    to = retreat.get_attribute("data-hex")
    retreat.click()
    lift_curtain(captain)
    assert place(captain, "R-S3") == to
    act(captain, "advance J-6")
    assert place(captain, "J-6") == "1611"


def test_a_window_can_always_be_passed_and_that_can_be_taken_back(captain: Captain) -> None:
    plays = ["japan: target 1611", "japan: add J-6", "japan: add J-7", "japan: close-target"]
    bring(captain, stand(FRONT + "combats japan", *plays, "japan: declare-done"))
    act(captain, "strength-done")
    expect(captain.prompt).to_contain_text("before the die")
    before = captain.sequence
    captain.page.locator('.passes [data-pass="always"]').click()
    captain.goes_beyond(before)
    lift_curtain(captain)
    act(captain, "pass")
    lift_curtain(captain)
    expect(captain.page.locator(".passes .set")).to_contain_text("Events before the die: always passed")
    captain.page.locator('.passes [data-ask="before-die"]').click()
    expect(captain.page.locator(".passes .set")).to_have_count(0)


# Cards


def test_a_card_buys_a_forced_march_and_a_landing(captain: Captain) -> None:
    bring(captain, stand(FRONT + "cards japan"))
    act(captain, "forced-march 05 movement")
    expect(captain.prompt).to_contain_text("Move a unit")
    unit(captain, "J-1").click()
    hexagon(captain, "1208").click()
    captain.comes_to(4)
    act(captain, "stop")
    act(captain, "end-phase")
    assert captain.state["view"]["forced_march"]
    expect(captain.page.locator('#board [data-action^="forced-march"]')).to_have_count(0)
    act(captain, "transport 09")
    unit(captain, "J-8").click()
    hexagon(captain, "1211").click()
    expect(captain.page.locator('#board [data-action="end-turn"]')).to_be_visible()
    assert place(captain, "J-8") == "1211"


# At sea


def test_the_squadron_sorties_and_the_mines_wait_for_it(captain: Captain) -> None:
    position = "fleets; flagship N-Retvizan; hand russia 06; hand japan 01 03"
    bring(captain, stand(position, advanced_naval="true"))
    expect(captain.page.locator("#board .flagship")).to_have_count(1)
    act(captain, "sortie")
    lift_curtain(captain)
    expect(captain.page.locator("#board .flagship")).to_have_count(0)
    act(captain, "use j03")
    while captain.state["view"]["question"] == "choose-hit":
        before = captain.sequence
        captain.page.locator("#board .ship.glow").first.click()
        captain.goes_beyond(before)
    squadron = [each for each in captain.state["view"]["naval"]["ships"] if each["fleet"] == "port_arthur"]
    assert sum(each["steps"] for each in squadron) < 2 * len(squadron)


# A whole game, a lesson


def test_a_whole_game_is_played_against_the_bot(captain: Captain) -> None:
    """By the first button on the board that goes on: nothing is attacked, the cards rot, time runs out."""
    new_game(captain)
    ready = captain.page.locator('#board [data-action], .prompt a[href="/"]').first
    for _ in range(MOST_DECISIONS):
        ready.wait_for()
        if captain.is_over:
            break
        quick = [a for a in captain.state["legal"] if a in QUICK]
        act(captain, quick[0] if quick else str(captain.state["legal"][0]))
    expect(captain.prompt).to_have_text(re.compile("wins|draw"))


QUICK = (
    "no-refill",
    "end-phase",
    "declare-done",
    "end-turn",
    "pass",
    "strength-done",
    "stop",
    "advance-done",
)


def test_a_lesson_is_followed_on_the_board_itself(captain: Captain) -> None:
    captain.open(f"/learn/{SLUG}/yalu")
    said = captain.page.locator(".why")
    expect(said).to_contain_text("April 1904")
    unit(captain, "J-2").click()
    hexagon(captain, "1114").click()
    expect(said).to_contain_text("the last point is lost")
    for _ in range(3):
        captain.page.keyboard.press("ArrowRight")
    unit(captain, "R-S2").click()
    captain.page.locator("#board [data-declare]").click()
    expect(said).to_contain_text("6 against 3")
    captain.page.keyboard.press("End")
    expect(said).to_contain_text("Turn 2 begins")
    captain.page.get_by_role("button", name="Play").last.click()
    captain.at_table()


FRAMES_UNTIL_THE_RANGE = """() => new Promise(done => {
  let frames = 0;
  const counter = document.querySelector('#board [data-thing="unit:J-1"]');
  counter.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  const look = () => {
    if (document.querySelector('#board .goal.march')) return done(frames);
    frames += 1;
    requestAnimationFrame(look);
  };
  look();
})"""
