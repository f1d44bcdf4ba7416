"""At a camp everybody can rely on what the screens say: counts, questions, the arena, the map on a phone."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import expect

from tests.browser.camp import Console, order, saved
from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Captain
from tests.browser.naval import comes_to_turn, on_board, stand
from tests.browser.test_screenshots import FOLDER

FIGHT = (
    "ship blue-1 brig -1,3 0; ship blue-2 brig 0,3 0 hold 200-wood; ship red-1 schooner -2,4 2; "
    "fight blue corsair 0,-3 3; fighter arena-blue-2 brig 0,-2 1"
)
PRIMARY = re.compile(r"\bprimary\b")
FULL = "Dinner is at seven in the big tent. Bring your own cup and come in time, please!"


def asks(person: Captain, *sentences: str) -> None:
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for sentence in sentences:
        expect(dialog).to_contain_text(sentence)


def answers(person: Captain, is_meant: bool) -> None:
    dialog = person.page.get_by_role("dialog")
    dialog.locator("[data-confirm]" if is_meant else "[autofocus], .answers .button >> nth=0").first.click()
    expect(dialog).to_have_count(0)


def waits_for(console: Console, ships: int) -> None:
    """In the header, in the body, by the ticks."""
    word = "ship has" if ships == 1 else "ships have"
    expect(console.page.locator(".now")).to_contain_text(f"{ships} {word} not reported")
    expect(console.page.locator("#board .warning")).to_contain_text(f"{ships} {word} not reported")
    expect(console.page.locator(".tick.missing")).to_have_count(ships)


def test_what_console_phone_and_projector_say_can_be_relied_on(visit: Visit) -> None:
    console = Console(partial(visit, confirm=True), record=stand(FIGHT, organiser="seat").save())
    blue, screen = console.phone("Blue", "Anne Bonny"), console.projector()
    waits_for(console, 3)
    expect(blue.prompt).to_contain_text("2 of your ships have not reported")

    # An announcement, the prompt and the bars leave the map of a phone two thirds of the screen.
    console.page.get_by_label("Tell everybody something").fill(FULL)
    console.page.get_by_role("button", name="Announce", exact=True).click()
    expect(blue.page.get_by_role("log", name="Announcements")).to_contain_text("big tent")
    place = blue.page.locator("#board .map").bounding_box()
    assert place is not None
    assert place["y"] <= PHONE[1] / 3
    assert place["height"] >= PHONE[1] / 3
    blue.page.screenshot(path=FOLDER / "trust-announcement.png")

    # The arena has its own ship in hand, says how it is paced, and shows no handle outside.
    blue.page.get_by_role("button", name="corsair (Blue)").click()
    expect(blue.page.get_by_role("heading", name="Blue 2")).to_be_visible()
    expect(blue.page.get_by_role("button", name="Blue 2 in the arena")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(blue.page.locator("[data-ship][aria-pressed=true]")).to_have_count(1)
    expect(blue.page.get_by_text("Arena turn 1")).to_contain_text("Waiting for")
    actions = blue.page.locator("#board .map [data-action]")
    expect(actions.first).to_be_visible()
    for action in actions.all():
        assert (action.get_attribute("data-action") or "").split()[1] == "arena-blue-2"
    blue.page.screenshot(path=FOLDER / "trust-arena.png")
    blue.page.get_by_role("button", name="Sea", exact=True).click()
    expect(blue.page.get_by_role("heading", name="Blue 1")).to_be_visible()

    # A hold is full only when it is; who has ships without orders goes on to them, not to "ready".
    hold = blue.page.locator("#board .pad header")
    expect(hold).to_contain_text("Hold, 200 free")
    blue.page.locator('[data-ship="blue-2"]').click()
    expect(hold).to_contain_text("Hold, 0 free")
    blue.page.locator('[data-ship="blue-1"]').click()
    expect(on_board(blue, "report blue-1")).to_have_class(PRIMARY)
    expect(on_board(blue, "ready")).not_to_have_class(PRIMARY)

    # A refusal is gone when its reason is.
    order(blue, "forward blue-1", "volley-left blue-1")
    on_board(blue, "volley-left blue-1").click(force=True)
    expect(blue.page.locator("#board .pad .reason")).to_contain_text("NS-8.5")
    order(blue, "undo-order blue-1")
    expect(blue.page.locator("#board .pad .reason")).to_have_count(0)

    # Who is ready is asked about what is missing, keeps the routes in sight, and may take it back.
    on_board(blue, "ready").click()
    asks(blue, "No orders this turn: Blue 2.", "arena still waits for a report")
    blue.page.screenshot(path=FOLDER / "trust-ready.png")
    answers(blue, is_meant=False)
    waits_for(console, 3)
    on_board(blue, "ready").click()
    answers(blue, is_meant=True)
    saved(blue)
    expect(blue.page.get_by_text("Your team is ready")).to_be_visible()
    expect(blue.prompt).to_contain_text("All your ships have reported")
    expect(blue.page.locator("#board [data-ghost]")).to_have_count(1)
    waits_for(console, 1)
    expect(screen.page.locator('#board [data-team="blue"] .done')).to_have_count(2)
    expect(screen.page.locator("#board [data-count]")).to_have_text("2 of 3 ships have reported")
    blue.page.screenshot(path=FOLDER / "trust-waiting.png")
    order(blue, "not-ready")
    waits_for(console, 3)

    # The organiser is told who is missing, and asked once.
    on_board(console.person, "evaluate").click()
    asks(console.person, "Not all ships have reported: Blue and Red.")
    console.page.screenshot(path=FOLDER / "trust-evaluate.png")
    answers(console.person, is_meant=True)
    for person in (blue, screen, console.person):
        comes_to_turn(person, 2)
    console.page.locator('.changes [data-action="continue"]').click()

    # A round without events says so.
    on_board(console.person, "evaluate").click()
    answers(console.person, is_meant=True)
    for person in (blue, screen, console.person):
        comes_to_turn(person, 3)
        expect(person.page.get_by_text("Nothing happened at sea in turn 2.")).to_be_visible()

    # After a return nothing runs by itself.
    row = console.tab("Saved").locator('[data-saved="1 after"]')
    row.get_by_role("button", name="Return").click()
    console.page.get_by_role("dialog").get_by_role("button", name="Return").click()
    for person in (blue, screen, console.person):
        comes_to_turn(person, 2)
        expect(person.page.locator("#board .playback li")).to_have_count(0)
    expect(console.page.locator('[data-timer="start"]')).to_be_visible()

    # A fight beside the sea leaves the big screen when it is over.
    console.page.get_by_role("button", name="The Corsair (Blue)").first.click()
    console.page.locator('[data-split="blue"]').click()
    expect(screen.page.locator("#board .map")).to_have_count(2)
    fights = console.page.locator("#board .fights")
    fights.locator("summary").click()
    fights.locator('[data-action="result blue cancelled"]').click()
    expect(screen.page.locator("#board .map")).to_have_count(1)
