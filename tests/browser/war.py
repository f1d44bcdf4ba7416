"""Russo-Japanese War in a browser: recorded positions, and hands on its board."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from admiralty import Table
from tests.browser.harness import Captain
from tests.support import game

SLUG = "russo-japanese-war"
FRONT = (
    "turn 4; J-Gds 1414; J-2 1215; J-12 1114; J-1 1206; J-3 1305; J-4 1305; J-6 1612; J-7 1511; R-S1 1811; "
    "R-S2 1214; R-S3 1611; R-S4 1713; R-S5 2215; R-CR1 siberia; R-ER1 1913; control japan 1411 1211; "
    "morale 5 4; hand japan 05 09 13; hand russia 02 10; pile 03 07; "
)


def stand(position: str, *plays: str, seed: int = 1, **options: str) -> Table:
    """A table at a position, after plays of the form `japan: target 1611`."""
    table = Table(game(SLUG, *sorted(options.items())), seed=seed, position=position)
    for play in plays:
        seat, _, action = play.partition(": ")
        table.play(seat, action)
    return table


def bring(captain: Captain, table: Table) -> None:
    captain.bring(table.save())
    lift_curtain(captain)


def lift_curtain(captain: Captain) -> None:
    captain.page.get_by_role("button", name="Show my board").click()
    expect(captain.page.locator("#board .map")).to_be_visible()


def unit(captain: Captain, name: str) -> Locator:
    return captain.page.locator(f'#board [data-thing="unit:{name}"]')
