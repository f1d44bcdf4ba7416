"""A bot's turn is shown action by action in every game of two.

A picture of every action is kept in build/screenshots as `turn-GAME-NN.png`, for the eye of whoever changes
the page.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from admiralty import Table
from tests.browser import midway, records, war
from tests.browser.conftest import Visit
from tests.browser.harness import PATIENCE, Captain
from tests.browser.test_playback import WATCH, shown

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
MOST_PICTURES = 12
MOST_ACTIONS = 12  # of our own, until the bot has had a turn
# Positions just before the bot's turn, the seat of the bot, and how many actions it takes at least.
BEFORE: dict[str, tuple[Callable[[], Table], str, int]] = {
    "port-arthur": (lambda: records.stand(records.SORTIE), "russia", 3),
    "russo-japanese-war": (lambda: war.stand(war.FRONT + "cards japan"), "russia", 3),
    "battle-of-midway": (lambda: midway.stand(f"activation usa; {midway.CROWD}"), "japan", 3),
}


@pytest.mark.parametrize("game", BEFORE)
def test_a_turn_of_a_bot_is_shown_action_by_action(visit: Visit, game: str) -> None:
    captain = visit(speed="fast")
    stand, bot, least = BEFORE[game]
    table = stand()
    table.record.bots[bot] = "easy"
    captain.bring(table.save())
    captain.page.locator("#board .map").first.wait_for()
    captain.page.evaluate(WATCH)
    told = watch(captain, game, least)
    moments = shown(captain)
    assert moments == sorted(set(moments))
    assert told >= least
    expect(captain.page.locator("#board .caption")).to_have_count(0)


def watch(captain: Captain, game: str, least: int) -> int:
    """Give way to the bot, and take a picture of each of its actions. Returns how many were told."""
    caption = captain.page.locator("#board .caption")
    told: list[int] = []
    for _ in range(MOST_ACTIONS):
        before = captain.sequence
        captain.choices.locator("[data-action]").last.click()
        captain.goes_beyond(before)
        end = time.monotonic() + PATIENCE
        while not is_asked(captain):
            assert time.monotonic() < end, "the bot's turn does not end"
            moment = int(captain.page.locator("#board").get_attribute("data-moment") or 0)
            if caption.is_visible() and moment not in told:
                told.append(moment)
                if len(told) <= MOST_PICTURES:
                    captain.page.screenshot(path=FOLDER / f"turn-{game}-{len(told):02}.png")
            captain.page.wait_for_timeout(50)
        if len(told) >= least or captain.is_over:
            break
    captain.page.screenshot(path=FOLDER / f"turn-{game}-end.png")
    return len(told)


def is_asked(captain: Captain) -> bool:
    """Everything has been shown, and it is our turn, or the game is over."""
    is_ours = captain.is_over or bool(captain.state["legal"])
    return is_ours and captain.page.locator("#board .caption").count() == 0
