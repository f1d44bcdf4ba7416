"""A whole game against a bot, from the lobby to the proof that the dice were fair."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from admiralty.core.luck import commitment
from admiralty.table.replay import Replay
from tests.browser.harness import Captain

MOST_DECISIONS = 500
EAGER = ("battle ", "fire 4", "take-first", "blockade on", "done", "pass")


def put_to_sea(captain: Captain) -> None:
    """All ships that can be sent somewhere, with one gesture, where most of them can go."""
    before = captain.sequence
    captain.choices.get_by_role("button", name="all", exact=True).click()
    captain.choices.locator(".targets button").first.click()
    captain.goes_beyond(before)
    expect(captain.page.get_by_text("Sending …")).to_have_count(0)


def decide(captain: Captain) -> None:
    """Fight whenever that is possible, and otherwise let the others come."""
    offered = [str(action) for action in captain.state["legal"]]
    for wish in EAGER:
        for action in offered:
            if action.startswith(wish) and captain.choice(action).is_visible():
                captain.take(action)
                return
    before = captain.sequence
    captain.choices.locator("[data-action]").first.click()
    captain.goes_beyond(before)


def play_to_the_end(captain: Captain) -> None:
    ready = captain.page.locator('#choices [data-action], .prompt a[href="/"]').first
    sailed = set()
    for _ in range(MOST_DECISIONS):
        ready.wait_for()
        if captain.is_over:
            return
        if not captain.state["legal"]:
            continue  # what is still shown has been answered
        turn, phase = captain.state["view"]["turn"], str(captain.state["view"]["phase"])
        everything = captain.choices.get_by_role("button", name="all", exact=True)
        if phase.startswith("sortie") and turn not in sailed and everything.is_visible():
            sailed.add(turn)
            put_to_sea(captain)
        else:
            decide(captain)
    raise AssertionError("the game does not end")


def test_a_game_against_a_bot_is_played_to_its_end_and_its_dice_are_proved(
    captain: Captain, tmp_path: Path
) -> None:
    captain.new_game_in_lobby("bot", side="Russia", level="easy")
    menu = captain.panel("Table")
    menu.get_by_text("Are the dice fair?").click()
    promised = menu.locator("dd code").first.inner_text()
    expect(menu.get_by_text("told when the game is over", exact=True)).to_be_visible()
    captain.panel("Log")

    play_to_the_end(captain)

    expect(captain.prompt).to_have_text(re.compile("wins|draw"))
    expect(captain.choices).to_have_count(0)
    menu = captain.panel("Table")
    menu.get_by_text("Are the dice fair?").click()
    fingerprint, key = (menu.locator("dd code").nth(n).inner_text() for n in (0, 1))
    assert fingerprint == promised == commitment(bytes.fromhex(key))
    menu.get_by_role("button", name="Check the key").click()
    expect(menu.get_by_text("The key fits the fingerprint.")).to_be_visible()

    with captain.page.expect_download() as download:
        menu.get_by_role("button", name="Save to a file").first.click()
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    replay = Replay(file.read_text(encoding="utf-8"))
    assert replay.table().is_over
    assert replay.luck_is_known()
    assert len(replay) == captain.sequence


def test_a_finished_game_is_watched_again_with_everybodys_eyes(captain: Captain) -> None:
    captain.new_game("screen", fog_of_war="on")
    captain.page.get_by_role("button", name="Show my board").click()
    captain.panel("Table").get_by_role("button", name="Give up this table").click()
    captain.page.get_by_role("dialog").get_by_role("button", name="Give up this table").click()
    expect(captain.prompt).to_have_text(re.compile(r"This table was given up by Captain \d+; nobody wins\."))
    result = captain.page.get_by_role("complementary", name="Result")
    expect(result).to_contain_text("No result.")
    expect(result.get_by_role("button", name="Rematch with sides changed")).to_be_visible()
    captain.page.get_by_label("Seen by").select_option(label="everything")
    expect(captain.page.locator("#board .map")).to_have_count(2)
    expect(captain.page.locator("#board .view h2")).to_have_text(["Japan", "Russia"])


def test_who_has_lost_is_told_so_and_has_a_rematch_with_sides_changed_at_once(captain: Captain) -> None:
    captain.new_game("bot", side="Russia", fog_of_war="on")
    first = captain.page.url
    captain.panel("Table").get_by_role("button", name="Resign").click()
    captain.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    result = captain.page.get_by_role("complementary", name="Result")
    expect(result).to_contain_text("You have lost.")
    expect(captain.prompt).to_have_text("Japan wins: the other side resigned.")
    result.get_by_role("button", name="Rematch with sides changed").click()
    captain.page.wait_for_url(lambda url: url.split("#")[0] != first)
    expect(captain.page.get_by_role("list", name="Seats")).to_contain_text("bot, easy")
    captain.panel("Table")
    expect(captain.page.get_by_role("tabpanel")).to_contain_text("Fog of war")
    captain.knows(lambda state: state["you"] == ["japan"])
