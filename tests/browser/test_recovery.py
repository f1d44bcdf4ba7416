"""What breaks in the middle of a battle comes back by itself, and nothing is lost."""

from __future__ import annotations

from playwright.sync_api import expect

from admiralty.table.replay import Replay
from tests.browser import records
from tests.browser.conftest import Visit
from tests.browser.harness import Captain, Server

BROKEN_LINE = ("WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource")


def saved(captain: Captain) -> Replay:
    with captain.page.expect_download() as download:
        captain.panel("Table").get_by_role("button", name="Save to a file").first.click()
    return Replay(download.value.path().read_text(encoding="utf-8"))


def test_a_reload_in_mid_battle_shows_the_same_battle(captain: Captain) -> None:
    captain.bring(records.in_battle().save())
    expect(captain.battle).to_be_visible()
    before, log = captain.battle.inner_text(), captain.log.inner_text()
    captain.page.reload()
    expect(captain.battle).to_have_text(before, use_inner_text=True)
    expect(captain.log).to_have_text(log, use_inner_text=True)
    captain.battle.get_by_role("button", name="Fire with 2 dice").click()
    captain.goes_beyond(1)


def test_a_killed_server_comes_back_and_the_battle_goes_on(own_server: Server, visit: Visit) -> None:
    """So does a table with a bot: it goes on playing, and the lobby still knows whose turn it is."""
    captain, other = visit(server=own_server, worker=True), visit(server=own_server, worker=True)
    for person in (captain, other):
        person.tolerates = BROKEN_LINE
    captain.bring(records.in_battle().save())
    captain.battle.get_by_role("button", name="Fire with 1 die").click()
    captain.goes_beyond(1)
    known, log = captain.sequence, captain.log.inner_text()
    other.new_game("bot")
    other.take("done")

    own_server.kill()
    expect(captain.page.get_by_text("No connection. Trying again …")).to_be_visible()
    captain.choices.locator("[data-action]").first.click()
    expect(captain.page.get_by_text("1 action waits and will be sent.")).to_be_visible()

    own_server.start()
    expect(captain.page.get_by_text("No connection.")).to_have_count(0)
    captain.comes_to(known + 1)
    assert captain.log.inner_text().startswith(log)
    assert len(saved(captain)) == known + 1

    expect(other.page.get_by_text("No connection.")).to_have_count(0)
    expect(other.page.locator("#choices [data-action]").first).to_be_visible()
    assert other.state["acting"] == ["japan"]
    other.open()
    expect(other.page.get_by_role("region", name="My games")).to_contain_text("It is your turn.")
