"""axe-core finds nothing serious or critical; test_screenshots.py asks it on every main screen."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

from tests.browser import records, screens
from tests.browser.harness import Captain

GRAVE = ("serious", "critical")
# Of the same screen in other colours: no other rule can be broken there.
OF_COLOURS = ("color-contrast", "link-in-text-block")


def grave(captain: Captain, rules: tuple[str, ...] = ()) -> list[str]:
    """What axe finds, by all of its rules or by some."""
    options: dict[str, object] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = {"type": "rule", "values": list(rules)}
    found = Axe().run(captain.page, options=options).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


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
    assert grave(captain, OF_COLOURS) == []
    panel.get_by_role("button", name="Cancel").click()
