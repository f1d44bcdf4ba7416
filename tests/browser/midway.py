"""Battle of Midway in a browser: games from its card, recorded positions, and hands on its board."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from admiralty import Table
from tests.browser.harness import MODES, Captain
from tests.support import game

EXAMPLE = (
    "activation usa; usa-f1 -2,1 e *; jp-f1 3,-1 w *; usa-f2 -5,5 e *; "
    "hand usa acceleration; hand japan about-turn"
)
CROWD = (
    "usa-f1 -2,1 e *; usa-f2 3,2 nw *; usa-f3 2,-4 sw *; usa-f4 -1,5 e *; usa-s1 5,-2 w *; usa-s2 0,3 ne *; "
    "jp-f1 3,-1 w *; jp-f2 -3,-2 e *; jp-f3 0,-3 se *; jp-f4 -5,5 e *; jp-s1 1,1 w *; jp-s2 -4,1 ne *; "
    "hand usa acceleration dodge thach-weave thach-weave; hand japan about-turn veterans; "
    "bank feint loop sixth-sense barrel-roll"
)


def stand(position: str, *plays: str, seed: int = 1, **options: str) -> Table:
    """A table at a position, after plays of the form `usa: flight`; domination unless it is said."""
    chosen = {"mode": "domination", **options}
    table = Table(game("battle-of-midway", *sorted(chosen.items())), seed=seed, position=position)
    for play in plays:
        seat, _, action = play.partition(": ")
        table.play(seat, action)
    return table


def card(captain: Captain) -> Locator:
    return captain.page.get_by_role("article", name="Battle of Midway")


def new_game(captain: Captain, mode: str, side: str = "USA", level: str = "", **options: str) -> None:
    """From the lobby; options by their labels, with a dash for a space."""
    captain.open()
    here = card(captain)
    here.get_by_role("button", name=MODES[mode]).click()
    if mode != "screen":
        here.get_by_text(side, exact=True).click()
    if level:
        here.get_by_text(level, exact=True).click()
    if options:
        here.locator("summary").click()
    for label, value in options.items():
        here.get_by_label(label.replace("_", " "), exact=True).select_option(label=value)
    here.locator("button[type=submit]").click()
    captain.at_table()


def lift(captain: Captain, side: str) -> None:
    """The screen changes hands."""
    curtain = captain.page.locator(".curtain")
    expect(curtain).to_contain_text(f"This screen is for {side} now.")
    expect(captain.page.locator("#board .map")).to_have_count(0)
    captain.page.get_by_role("button", name="Show my board").click()
    expect(curtain).to_have_count(0)


def aircraft(captain: Captain, name: str) -> Locator:
    return captain.page.locator(f'#board [data-thing="aircraft:{name}"]')


def on_board(captain: Captain, action: str) -> Locator:
    """What carries an action on the board: an aircraft, a cell, an arrow, a card, a button."""
    return captain.page.locator(f'#board [data-action="{action}"]').first


def do(captain: Captain, action: str) -> None:
    """By its place on the board; done when the page shows the game after it."""
    before = captain.sequence
    on_board(captain, action).click()
    captain.goes_beyond(before)


def lay(captain: Captain, *turns: str) -> None:
    """Lay out tokens and confirm them."""
    before = captain.sequence
    for turn in turns:
        captain.page.locator(f'#board [data-token="{turn}"]').click()
    captain.page.get_by_role("button", name="Confirm the plan").click()
    captain.goes_beyond(before)


def where(captain: Captain, name: str) -> tuple[list[int] | None, str | None]:
    seen = next(each for each in captain.state["view"]["aircraft"] if each["id"] == name)
    return seen["cell"], seen["heading"]
