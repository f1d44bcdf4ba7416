"""Naval Strategy at a camp: four teams with two phones each, an organiser, a projector."""

from __future__ import annotations

import json
from typing import Literal

from playwright.sync_api import Route, expect

from tests.browser.camp import CONSOLE, Console, join, order, orders, saved
from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Captain
from tests.browser.naval import card, comes_to_turn, on_board
from tests.browser.test_accessibility import grave
from tests.browser.test_screenshots import FOLDER

TEAMS = ("Blue", "Red", "Green", "Yellow")
NO_LINE = ("WebSocket", "ERR_INTERNET_DISCONNECTED", "Failed to load resource")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SECONDS = 8
# At the last moment, if it is not too late: the page may be slower than the clock.
READY_AT_ZERO = """() => {
  const left = document.querySelector('[role=timer]')?.textContent;
  if (left > '0:00') return false;
  document.querySelector('#board [data-action=ready]')?.click();
  return true;
}"""


def so_far(person: Captain, text: str) -> None:
    expect(person.page.locator("#board .so-far")).to_contain_text(text)


def hears(person: Captain, text: str) -> None:
    expect(person.page.get_by_role("log", name="Announcements")).to_contain_text(text)


def test_an_evening_with_four_teams_of_two_an_organiser_and_a_projector(visit: Visit) -> None:
    console = Console(visit, Early_end_of_planning="yes")
    crews = {team: [console.phone(team, f"{team} {n}") for n in (1, 2)] for team in TEAMS}
    screen = console.projector()
    everybody = [phone for crew in crews.values() for phone in crew] + [screen, console.person]
    for team in TEAMS:
        expect(console.crew(team).locator("[data-person]")).to_have_count(2)
    expect(console.page.get_by_text("Joined: 4 of 4")).to_be_visible()

    # An announcement reaches everybody, as text and nothing else.
    console.page.get_by_label("Tell everybody something").fill("Dinner at <b>seven</b>")
    console.page.get_by_role("button", name="Announce", exact=True).click()
    for person in everybody:
        hears(person, "Dinner at <b>seven</b>")

    # Two people at one ship see each other's orders; nobody else does.
    first, second = crews["Blue"]
    order(first, "forward blue-1")
    so_far(second, "forward")
    order(second, "right blue-1")
    so_far(first, "turn right")
    first.knows(lambda _: orders(first, "blue-1") == ["forward", "right"])
    second.knows(lambda _: orders(second, "blue-1") == ["forward", "right"])
    so_far_of_others = [crews["Red"][0].state["view"]["ships"][0], screen.state["view"]]
    assert "orders" not in json.dumps(so_far_of_others)
    assert screen.state["outlook"] is None

    # A phone without a line keeps what was tapped, says so, and sends it when the line is back.
    second.tolerates = NO_LINE
    second.page.context.set_offline(True)
    second.page.locator('[data-ship="blue-2"]').click()
    on_board(second, "forward blue-2").click()
    expect(second.page.get_by_text("1 order not sent yet")).to_be_visible()
    expect(second.page.get_by_text("No connection. Trying again …")).to_be_visible()
    order(first, "report blue-1")
    second.page.context.set_offline(False)
    saved(second)
    so_far(first, "forward")
    first.knows(lambda _: orders(first, "blue-2") == ["forward"])
    expect(second.page.locator('[data-ship="blue-1"] .ok')).to_be_visible()

    # The organiser sees who is missing, and enters what a captain has called across the room.
    expect(console.page.locator(".tick.missing")).to_have_count(7)
    console.page.locator('[data-tick="red-1"]').click()
    on_board(console.person, "right red-1").click()
    so_far(crews["Red"][0], "turn right")

    # Time runs out just as the last team says it is ready: the round is evaluated once.
    for team in TEAMS[1:]:
        order(crews[team][0], "ready")
    console.set_timer(do="set", at_zero="evaluate")
    console.set_timer(do="start", seconds=SECONDS)
    for person in (first, screen, console.person):
        expect(person.page.locator("[data-urgency=last]")).to_be_visible()
    first.page.wait_for_function(READY_AT_ZERO)
    for person in everybody:
        comes_to_turn(person, 2)
        assert person.state["view"]["phase"] == "intervention"
        hears(person, "The turn has been evaluated.")
    turns = console.tab("Saved")
    expect(turns.locator("[data-saved]")).to_have_count(2)

    # What the organiser puts right is told to everybody; then the next turn begins, and with it the timer.
    console.change("ship", "ship:red-1", "hit-points minus-10")
    told = console.tab("Log").get_by_label("Show")
    told.select_option(label="Red 1")
    expect(console.page.locator("#log li").last).to_contain_text("The organiser changes Red 1: hit points.")
    expect(console.page.locator("#log")).not_to_contain_text("Blue 1")
    crews["Green"][1].panel("Log")
    expect(crews["Green"][1].log).to_contain_text("The organiser changes Red 1: hit points.")
    console.page.locator('.changes [data-action="continue"]').click()
    for person in everybody:
        hears(person, "Turn 2: plan now!")
    expect(screen.page.get_by_role("timer")).to_be_visible()

    # Back to the moment before the evaluation: everybody is told, and orders are as they were.
    row = console.tab("Saved").locator('[data-saved="1 before"]')
    row.get_by_role("button", name="Return").click()
    console.page.get_by_role("dialog").get_by_role("button", name="Return").click()
    for person in everybody:
        hears(person, "The organiser has returned to turn 1")
        comes_to_turn(person, 1)
    console.person.knows(lambda _: orders(console.person, "blue-1") == ["forward", "right"])
    assert not any(person.scrolls_sideways() for person in everybody)


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


def test_axe_finds_nothing_serious_on_console_phone_and_projector(visit: Visit) -> None:
    console = Console(visit, bots=TEAMS[2:])
    phone, screen = console.phone("Blue", "Anne Bonny"), console.projector()
    console.phone("Red", "Bartholomew Roberts")
    console.timer("start")
    order(phone, "forward blue-1", "forward blue-1", "right blue-1")
    console.page.locator('[data-tick="blue-1"]').click()
    console.page.get_by_label("Tell everybody something").fill("Mind the reef!")
    console.page.get_by_role("button", name="Announce", exact=True).click()
    hears(screen, "Mind the reef!")
    pictures = {"console": console.person, "phone": phone, "projector": screen}
    for name, person in pictures.items():
        for scheme in SCHEMES:
            person.sees(scheme)
            assert grave(person) == [], name
        person.page.screenshot(path=FOLDER / f"camp-{name}-dark.png")
        person.sees("light")
        assert not person.scrolls_sideways(), name
        person.page.screenshot(path=FOLDER / f"camp-{name}.png")
    own_screen = console.open_projector()
    expect(own_screen.locator("#board [data-ghost], #board .plan, #board [data-action]")).to_have_count(0)
    on_board(console.person, "evaluate").click()
    console.page.locator('[data-form="ship"]').click()
    console.page.locator('[data-change="ship:red-1"]').click()
    expect(console.page.locator('.changes [data-action="destroy"]')).to_be_visible()
    assert grave(console.person) == []
    console.page.screenshot(path=FOLDER / "camp-changes.png")
    screen.page.screenshot(path=FOLDER / "camp-round.png")
