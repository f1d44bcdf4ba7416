"""Naval Strategy at a camp: who comes in by which code, and who may order what."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.camp import CONSOLE, Console, join, order, orders, so_far
from tests.browser.conftest import Visit
from tests.browser.harness import PHONE
from tests.browser.naval import card

TEAMS = ("Blue", "Red", "Green", "Yellow")


def test_roles_and_ships_decide_who_may_order_what(visit: Visit) -> None:
    console = Console(visit, bots=TEAMS[1:])
    captain, mate = console.phone("Blue", "Anne"), console.phone("Blue", "Bart")
    crew = console.crew("Blue")
    row = crew.locator('[data-person="Bart"]')
    row.locator("summary").click()
    row.get_by_label("Blue 2").check()
    expect(mate.page.locator('#board [data-action="forward blue-1"]')).to_have_count(0)
    order(mate, "forward blue-2")
    captain.knows(lambda _: orders(captain, "blue-2") == ["forward"])

    row.get_by_label("Role").select_option(label="member")
    expect(mate.page.locator(".round-bar")).to_contain_text("member")
    expect(mate.page.locator('#board [data-action="forward blue-2"]')).to_have_count(0)
    mate.page.locator('[data-ship="blue-2"]').click()
    so_far(mate, "forward")
    expect(mate.page.locator("#board [data-ghost]")).to_have_count(1)

    old = console.code("Blue")
    row.get_by_role("button", name="Take out").click()
    expect(crew.locator("[data-person]")).to_have_count(1)
    expect(console.page.get_by_text("Bart is out. The team has a new code")).to_be_visible()
    expect(mate.page.get_by_text("The server has closed this table for you.")).to_be_visible()
    expect(crew.locator(".code")).not_to_have_text(old)
    mate.tolerates = ("status of 4",)
    for code, sentence in ((old, "Nobody has this code."), (console.code("Blue"), "has taken you out")):
        mate.open(f"/join/{code}")
        mate.page.get_by_role("button", name="Join", exact=True).click()
        expect(mate.page.get_by_role("alert")).to_contain_text(sentence)
    order(captain, "forward blue-1")

    crew.get_by_role("button", name="Add a person").click()
    crew.get_by_label("Name").fill("Calico Jack")
    crew.get_by_role("button", name="Add", exact=True).click()
    code = console.page.get_by_role("dialog").locator(".large").inner_text()
    jack = join(visit(PHONE), code, "Rackham")
    jack.plays("blue")
    expect(crew).to_contain_text("Calico Jack")


def test_a_wrong_code_and_a_renewed_one_let_nobody_in(visit: Visit) -> None:
    console = Console(visit, bots=TEAMS[1:])
    old = console.code("Blue")
    console.crew("Blue").get_by_role("button", name="New code").click()
    expect(console.crew("Blue").locator(".code")).not_to_have_text(old)
    stranger = visit(PHONE)
    stranger.tolerates = ("status of 404",)
    stranger.open()
    stranger.page.get_by_role("link", name="Join with a code").click()
    stranger.page.get_by_label("Code of your team").fill(old)
    stranger.page.get_by_role("button", name="Join", exact=True).click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("Nobody has this code.")
    stranger.page.get_by_label("Code of your team").fill(console.code("Blue").lower())
    stranger.page.get_by_role("button", name="Join", exact=True).click()
    stranger.at_table()


def test_a_console_opened_before_the_seats_are_known_waits_for_them(visit: Visit) -> None:
    """The form asks the server which seats there are; whoever was faster got no organiser's seat."""
    person = visit(CONSOLE)

    def answer_late(route: Route) -> None:
        person.page.wait_for_timeout(500)
        route.continue_()

    person.page.route("**/api/games/*/seats", answer_late)
    person.open()
    form = card(person)
    form.get_by_role("button", name="Organise a game").click()
    form.get_by_role("button", name="Open the console").click()
    person.page.wait_for_url("**/table/*")
    expect(person.page.locator("#board .map")).to_be_visible()
