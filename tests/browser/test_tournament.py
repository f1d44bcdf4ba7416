"""A Swiss tournament of eight, two of them bots, from sign-up to the final standings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, PROJECTOR, Captain, Server
from tests.server.harness import Person

SEND = """([path, body]) => fetch(path, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
}).then((answer) => answer.status)"""


def send(captain: Captain, path: str, **body: Any) -> None:
    assert captain.page.evaluate(SEND, [path, body]) == 200


def resign_all(people: dict[str, Person], path: str) -> None:
    """Whoever does not sit at a browser gives up; of two of them the second."""
    somebody = next(iter(people.values()))
    shown = somebody.get(path)
    names = {each["id"]: each["name"] for each in shown["people"]}
    for game in shown["games"]:
        loser = next((game[side] for side in ("second", "first") if names.get(game[side]) in people), None)
        if game["result"] is None and loser is not None:
            seat = "japan" if loser == game["first"] else "russia"
            with people[names[loser]].at(game["table"]) as wire:
                wire.look(seat)
                wire.play("resign", seat)


@pytest.fixture
def people(server: Server) -> Iterator[dict[str, Person]]:
    """Five who take part without a browser."""
    names = ("Cup Bob", "Cup Cid", "Cup Dan", "Cup Eve", "Cup Fay")
    found = {name: Person(server) for name in names}  # type: ignore[arg-type]
    yield found
    for person in found.values():
        person.http.close()


def test_a_swiss_tournament_of_eight_with_two_bots(
    visit: Visit, server: Server, people: dict[str, Person]
) -> None:
    olga, ann, wall = visit(), visit(PHONE), visit(PROJECTOR)
    olga.open()
    send(olga, "/api/me", name="Cup Olga")
    send(olga, "/api/account", login=f"cup-olga-{server.port}", password="correct horse battery")
    olga.page.reload()
    olga.page.get_by_role("link", name="Tournaments").click()
    olga.page.get_by_label("Name of the tournament").fill("Autumn cup")
    olga.page.get_by_label("Which game").select_option("Port Arthur")
    olga.page.get_by_label("Rounds").fill("3")
    olga.page.get_by_role("button", name="Announce it").click()
    expect(olga.page.get_by_role("heading", name="Autumn cup")).to_be_visible()
    address = olga.page.url
    path = f"/api/tournaments/{address.rpartition('/')[2]}"

    # Sign-up: one at a phone, five over the wire, two bots by the organiser.
    ann.page.goto(address)
    ann.page.get_by_role("button", name="Take part").click()
    expect(ann.page.get_by_role("button", name="Withdraw")).to_be_visible()
    assert not ann.scrolls_sideways()
    for name, person in people.items():
        person.post("/api/me", name=name)
        person.post(f"{path}/enter")
    for level in ("easy", "medium"):
        olga.page.get_by_label("Add a bot").select_option(level)
        olga.page.get_by_role("button", name="Add", exact=True).click()
        expect(olga.page.get_by_role("rowheader", name=f"bot, {level}")).to_be_visible()
    expect(olga.page.get_by_role("rowheader")).to_have_count(8)
    wall.page.goto(f"{address}/projector")

    # Three rounds. What Ann does not decide at the board the organiser decides for her.
    olga.page.get_by_role("button", name="Start the tournament").click()
    for number in (1, 2, 3):
        expect(olga.page.get_by_role("heading", name=f"Round {number}")).to_be_visible()
        expect(olga.page.locator(f'[data-game^="{number}."]')).to_have_count(4)
        expect(ann.page.get_by_role("link", name="Your game")).to_have_count(1)
        if number == 1:
            ann.page.get_by_role("link", name="Your game").click()
            ann.at_table()
            ann.page.go_back()
        resign_all(people, path)
        if number == 2:
            olga.page.get_by_text("Result", exact=True).click()  # stays open
        if number > 1:
            decision = olga.page.get_by_label("Decide")
            expect(decision).to_have_count(1)
            me = people["Cup Bob"].get(path)["people"][0]["name"]
            decision.select_option(f"{me} wins")

    expect(olga.page.get_by_text("Port Arthur · Swiss · over")).to_be_visible()
    first = olga.page.locator("tbody tr").first
    expect(first.get_by_role("cell").nth(1)).to_have_text("3")
    assert len(people["Cup Bob"].get(path)["games"]) == 12
    expect(wall.page.get_by_text("over")).to_be_visible()
    expect(wall.page.locator("tbody tr").first).to_have_text(first.inner_text().replace("\t", ""))
    assert not ann.scrolls_sideways()

    # Everybody has a profile with the games of the tournament, which are looked up by result.
    first.get_by_role("link").click()
    expect(olga.page.get_by_role("heading", name="Finished games")).to_be_visible()
    rows = olga.page.get_by_role("listitem").filter(has_text="Port Arthur")
    expect(rows).to_have_count(3)
    olga.page.get_by_label("Result", exact=True).select_option("Lost")
    expect(olga.page.get_by_text("No finished game.")).to_be_visible()
    olga.page.get_by_label("Result", exact=True).select_option("Won")
    expect(rows).to_have_count(1)
    rows.get_by_role("link").click()
    expect(olga.page.get_by_role("heading", name="Cup ")).to_be_visible()
