"""Naval Strategy in a browser: games from its card, and hands on its board."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from admiralty import Table
from tests.browser.harness import Captain
from tests.support import game

BATTLE = (
    "ship blue-1 brig -1,3 0; ship blue-2 galleon 0,3 0 fit mortar; ship red-1 schooner -2,4 2 hp 10; "
    "ship red-2 frigate -1,1 3; team blue 900-money 50-metal 300-wood 200-cloth"
)
MODES = {
    "bots": "Play against bots",
    "friends": "Play friends",
    "screen": "All sides on this screen",
}


def stand(position: str = "", *plays: str, seed: int = 1, **options: str) -> Table:
    """A table at a position, after plays of the form `blue: forward blue-1`; two teams unless it is said."""
    chosen = {"teams": "2", **options}
    table = Table(game("naval-strategy", *sorted(chosen.items())), seed=seed, position=position)
    for play in plays:
        seat, _, action = play.partition(": ")
        table.play(seat, action)
    return table


def card(captain: Captain) -> Locator:
    return captain.page.get_by_role("article", name="Naval Strategy")


def fill_in(captain: Captain, mode: str, **options: str) -> Locator:
    """The form of a new game; options by their labels, with a dash for a space."""
    captain.open()
    here = card(captain)
    here.get_by_role("button", name=MODES[mode]).click()
    choose(here, options)
    return here


def choose(form: Locator, options: dict[str, str]) -> None:
    """Options by their labels, found under their topics."""
    if options:
        form.locator("summary").first.click()
    for label, value in options.items():
        field = form.get_by_label(label.replace("_", " "), exact=True)
        if not field.is_visible():
            form.get_by_role("searchbox", name="Find an option").fill(label.replace("_", " "))
        field.select_option(label=value)


def new_game(captain: Captain, mode: str, **options: str) -> None:
    fill_in(captain, mode, **options).locator("button[type=submit]").click()
    captain.at_table()


def on_board(captain: Captain, action: str) -> Locator:
    """What carries an action on the board: a tile, a handle, a button."""
    return captain.page.locator(f'#board [data-action="{action}"]').first


def do(captain: Captain, *actions: str) -> None:
    """By their places on the board; done when the page shows the game after them."""
    for action in actions:
        before = captain.sequence
        on_board(captain, action).click()
        captain.goes_beyond(before)


def take_ship(captain: Captain, ship: str) -> None:
    captain.page.locator(f'#board [data-ship="{ship}"]').click()


def vessel(captain: Captain, ship: str) -> Locator:
    return captain.page.locator(f'#board [data-thing="ship:{ship}"]')


def comes_to_turn(captain: Captain, turn: int) -> None:
    expect(captain.page.locator(".standings")).to_contain_text(f"Turn {turn},")


def lift(captain: Captain, team: str) -> None:
    """The screen changes hands."""
    curtain = captain.page.locator(".curtain")
    expect(curtain).to_contain_text(f"This screen is for {team} now.")
    expect(captain.page.locator("#board .map")).to_have_count(0)
    captain.page.get_by_role("button", name="Show my board").click()
    expect(curtain).to_have_count(0)
