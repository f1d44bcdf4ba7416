"""axe-core finds nothing serious or critical on any main screen, in light and in dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser import records, screens
from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Captain
from tests.browser.screens import Screen

GRAVE = ("serious", "critical")


def grave(captain: Captain) -> list[str]:
    found = Axe().run(captain.page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("screen", screens.MAIN, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing_serious_in_light_and_in_dark(captain: Captain, screen: Screen) -> None:
    screen(captain)
    captain.sees("light")
    assert grave(captain) == []
    captain.sees("dark")
    assert grave(captain) == []


@pytest.mark.parametrize(
    "screen", [screens.lobby, screens.table, screens.battle], ids=lambda screen: screen.__name__
)
def test_axe_finds_nothing_serious_on_a_phone(visit: Visit, screen: Screen) -> None:
    captain = visit(PHONE)
    screen(captain)
    assert grave(captain) == []


def test_axe_finds_nothing_serious_on_the_way_to_a_table_and_after_a_game(captain: Captain) -> None:
    """Joining by a link and by a code, a hint, the result, the analysis: what no other test has open."""
    captain.tolerates = ("status of 4",)
    page = captain.page
    screens.joining(captain)
    assert grave(captain) == []
    captain.open("/join")
    assert grave(captain) == []
    screens.table(captain)
    page.locator("[data-hint]").click()
    page.locator(".advice li").first.wait_for()
    assert grave(captain) == []
    captain.bring(records.finished().save())
    page.get_by_role("complementary", name="Result").wait_for()
    assert grave(captain) == []
    panel = captain.panel("Analysis")
    panel.get_by_role("button", name="Analyse this game").click()
    panel.get_by_role("img", name="Chances to win").wait_for()
    captain.sees("light")
    assert grave(captain) == []
    captain.sees("dark")
    assert grave(captain) == []
    panel.get_by_role("button", name="Cancel").click()
