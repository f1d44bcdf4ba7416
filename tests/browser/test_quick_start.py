"""Few clicks to the first own move, choices that give nothing up unasked, and the next game."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.harness import LAPTOP, PHONE, Captain
from tests.browser.test_invitation import invite, join

MOST_CLICKS = 3
GAMES = {"Port Arthur": "", "Battle of Midway": "front", "Russo-Japanese War": ""}
LEVELS = {LAPTOP: "", PHONE: "medium"}  # the one that is proposed, or another
COUNT_CLICKS = """addEventListener('click', (event) => {
  if (event.isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
}, true)"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_first_own_move_is_three_clicks_from_the_lobby(visit: Visit, size: tuple[int, int]) -> None:
    captain = visit(size=size, unasked=True)
    captain.page.add_init_script(COUNT_CLICKS)
    for title, setup in GAMES.items():
        captain.open()
        captain.page.evaluate("sessionStorage.clicks = 0")
        card = captain.page.get_by_role("article", name=title)
        card.get_by_role("button", name="Play against a bot").click()
        level = LEVELS[size]
        if level:
            card.get_by_text(level, exact=True).click()
        card.get_by_role("button", name="Start the game").click()
        captain.at_table()
        expect(captain.page.get_by_role("list", name="Seats")).to_contain_text(f"bot, {level or 'easy'}")
        if setup:
            captain.choices.locator(f'[data-setup="{setup}"]').click()
            captain.knows(lambda state: not state["setups"] and state["seq"] >= 36)
        captain.knows(lambda state: len(state["legal"]) > 1)
        assert int(captain.page.evaluate("sessionStorage.clicks")) <= MOST_CLICKS + 2 * bool(
            level
        )  # a label and its field
        assert not captain.scrolls_sideways()


def test_what_gives_something_up_comes_last_and_is_confirmed(visit: Visit) -> None:
    captain = visit(confirm=True, unasked=True)
    captain.new_game("bot")
    captain.choice("done").wait_for()
    assert captain.choices.locator("[data-action]").last.get_attribute("data-action") == "done"
    captain.page.keyboard.press("1")
    captain.page.keyboard.press("0")
    dialog = captain.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Ships that could still sail and stay in port: 20")
    captain.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert captain.sequence == 0
    # What could be undone so far does not matter: this cannot.
    captain.page.keyboard.press("/")
    expect(captain.page.locator("#choices-filter")).to_be_focused()
    captain.page.keyboard.type("mikasa yellow")
    captain.page.keyboard.press("Enter")
    captain.comes_to(1)
    expect(captain.page.locator("[data-action=undo]")).to_be_visible()
    captain.choice("done").click()
    expect(dialog).to_contain_text("Ships that could still sail and stay in port: 19")
    dialog.get_by_role("checkbox").uncheck()
    dialog.locator("[data-confirm]").click()
    captain.goes_beyond(1)
    assert json.loads(captain.page.evaluate("localStorage['admiralty.preferences']"))["confirm"] is False


def test_two_people_have_a_rematch_and_find_the_game_that_waits(visit: Visit) -> None:
    japan, russia = visit(), visit()
    join(russia, invite(japan), "Makarov")
    old = japan.page.url
    russia.panel("Table").get_by_role("button", name="Resign").click()
    russia.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    japan.page.locator("[data-rematch]").click()
    expect(japan.page.get_by_text("You have offered a rematch.")).to_be_visible()
    russia.page.get_by_role("button", name="Accept the rematch").click()
    for person in (japan, russia):
        person.page.wait_for_url(lambda url: "/table/" in url and url.split("#")[0] != old)
        person.knows(lambda state: state["status"] == "playing")
    assert (japan.state["you"], russia.state["you"]) == (["russia"], ["japan"])
    assert japan.page.url.split("#")[0] == russia.page.url.split("#")[0]
    russia.open(old)
    russia.page.locator("[data-next-table]").click()
    russia.page.wait_for_url(japan.page.url.split("#")[0])


def test_the_join_page_says_who_invites_and_a_code_never_leads_to_the_computer_itself(visit: Visit) -> None:
    def on_a_network(route: Route) -> None:
        me = route.fetch().json()
        route.fulfill(json={**me, "network": "http://192.0.2.7:8000"})

    host, guest = visit(), visit()
    host.page.route("**/api/me", lambda route: on_a_network(route) if is_get(route) else route.continue_())
    link = invite(host)
    assert link.startswith("http://192.0.2.7:8000/join#")
    expect(host.page.get_by_role("img", name="QR code: Link of the invitation")).to_be_visible()
    guest.open(link.replace("http://192.0.2.7:8000", host.url))
    expect(guest.page.locator(".leads")).to_have_text(pattern(host))


def is_get(route: Route) -> bool:
    return route.request.method == "GET"


def pattern(host: Captain) -> str:
    name = host.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.name)")
    return f"{name} invites you to Port Arthur. You play Russia."
