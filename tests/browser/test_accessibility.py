"""axe-core finds nothing serious or critical on any main screen, in light and in dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser import screens
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
