"""The stages of an evening, as the organiser shows them to the whole room."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser.camp import Console
from tests.browser.conftest import Visit
from tests.browser.harness import PROJECTOR, Captain
from tests.browser.naval import stand
from tests.browser.test_screenshots import FOLDER

ADDRESS = "http://192.168.1.20:8765"
# Blue 1 moves up and fires at Red 1, which sinks; Blue 2 and Red 2 want one tile; Green 1 sells in Caracas.
ROUND = (
    "ship blue-1 brig -1,4 0; ship blue-2 galleon 0,3 0; ship red-1 schooner -2,4 2 hp 10; "
    "ship red-2 frigate 0,1 3; ship green-1 schooner 2,4 0 hold 15-rum; ship green-2 brig 2,4 0; "
    "fight green corsair 0,-3 3; fighter green-2 brig 0,1 0"
)
ORDERS = (
    "blue: forward blue-1", "blue: volley-left blue-1", "blue: forward blue-2", "red: forward red-2",
    "green: sell green-1", "green: add-hold green-1 all-rum", "organiser: evaluate",
)  # fmt: skip
STORY = (
    "So it stood before the round.",
    "Blue 1 sails on and fires near Tortuga: volley to port.",
    "Blue 1 hits Red 1 for 12; 0 left.",
    "3 ships sail.",
    "Blue 2 stays, Red 2 must go back.",
    "Green 1 sells in Caracas: 15 rum, for 300.",
    "Red 1 goes down near Tortuga! It waits in Tortuga to be repaired.",
)


def reachable(route: Route) -> None:
    """As on a server that listens to the network."""
    answer = route.fetch()
    route.fulfill(response=answer, json=answer.json() | {"network": ADDRESS})


def keep(page: Page, stage: str) -> None:
    page.screenshot(path=FOLDER / f"evening-{stage}.png")


def shows(person: Captain, key: str) -> None:
    """The same picture of the round."""
    expect(person.page.locator(f'#board [data-picture="{key}"]')).to_be_visible()


def test_the_organiser_directs_what_the_whole_room_sees(visit: Visit) -> None:
    console = Console(visit, record=stand(ROUND, *ORDERS, teams="3", organiser="seat").save())
    screen = visit(PROJECTOR)
    screen.page.route("**/api/me", reachable)
    screen.open(f"/join/{console.code('Projector')}/projector")
    expect(screen.page.locator("#board .map")).to_be_visible()

    # The way in: an address that phones can reach, a code for each team, and names as people come.
    console.page.locator('[data-show="join"]').click()
    way = screen.page.get_by_role("region", name="Come aboard")
    expect(way).to_contain_text("192.168.1.20:8765/join")
    expect(way.get_by_role("img")).to_have_count(3)
    for team in ("Blue", "Red", "Green"):
        expect(screen.page.locator(f'[data-join="{team.lower()}"] .code')).to_have_text(console.code(team))
    anne = console.phone("Blue", "Anne Bonny")
    expect(screen.page.locator('[data-join="blue"] .crew')).to_have_text("Anne Bonny")
    keep(screen.page, "join")

    # The last round, step by step, on all screens together; who comes late is where the others are.
    console.page.locator('[data-show="board"]').click()
    expect(way).to_have_count(0)
    console.page.locator('[data-replay="begin"]').click()
    told: list[str] = []
    caption = screen.page.locator("#board [data-picture]")
    for n in range(20):
        key = console.page.locator("#board [data-picture]").get_attribute("data-picture") or ""
        shows(screen, key)
        shows(anne, key)
        told += caption.locator("li").all_inner_texts()
        keep(screen.page, f"round-{n:02}-{key}")
        if key.startswith("fire"):
            expect(screen.page.locator('[data-ghost-of="blue-1"]')).to_have_count(1)
            keep(anne.page, "phone")
            keep(console.page, "console")
            late = visit(PROJECTOR)
            late.open(f"/join/{console.code('Projector')}/projector")
            shows(late, key)
        if key.startswith("sink"):
            break
        console.page.get_by_role("button", name="Next step").click()
        expect(console.page.locator(f'[data-picture="{key}"]')).to_have_count(0)
    places = [told.index(next(line for line in told if part in line)) for part in STORY]
    assert places == sorted(places), told
    console.page.get_by_role("button", name="To the present").click()
    expect(caption).to_have_count(0)

    # A spotlight on a place, and its end.
    switch = console.page.locator("[data-spotlight-switch]")
    switch.click()
    console.page.locator('[data-spot="2,4"]').click()
    for person in (screen, anne):
        expect(person.page.locator('[data-spotlight="2,4"]')).to_have_count(1)
    keep(screen.page, "spotlight")
    switch.click()
    expect(screen.page.locator("[data-spotlight]")).to_have_count(0)

    # A boss fight is switched to the big screen, and back.
    console.page.get_by_role("button", name="Corsair (Green)").first.click()
    console.page.locator('[data-place="green"]').click()
    boss = screen.page.locator('[data-boss="corsair"]')
    expect(boss).to_contain_text("turn 1 of the fight")
    expect(boss.locator("meter")).to_have_count(1)
    keep(screen.page, "boss")
    console.page.get_by_role("button", name="Sea", exact=True).click()
    console.page.locator('[data-place=""]').click()
    expect(boss).to_have_count(0)

    # The ceremony, on the big screen and on phones.
    console.page.locator('[data-show="ceremony"]').click()
    for person in (screen, anne):
        end = person.page.get_by_role("region", name="The end of the day")
        expect(end.locator("[data-place-of]")).to_have_count(3)
        expect(end).to_contain_text("Blue 1 hits Red 1 for 12")
        expect(end.locator("polyline")).to_have_count(3)
    keep(screen.page, "ceremony")
    keep(anne.page, "ceremony-phone")
    for person in (screen, anne, console.person):
        assert not person.scrolls_sideways()
