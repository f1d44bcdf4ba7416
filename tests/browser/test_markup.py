"""Names in maps and data files that others bring are shown as text: markup in them does nothing."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from admiralty import games
from admiralty.kit.extras import MapFiles
from tests.browser.conftest import Visit
from tests.browser.harness import Captain
from tests.browser.test_chat import ASK, CORPUS, unharmed

FORBIDDEN = "script, iframe, img[src='x'], [onerror], [onload], a[href^='javascript']"
NAMES = [f"{n} {text}"[:32] for n, text in enumerate(CORPUS) if text.isprintable()]


def ask(captain: Captain, path: str, **body: object) -> dict[str, Any]:
    found: dict[str, Any] = captain.page.evaluate(ASK, [path, body or None])
    return found


def is_plain(captain: Captain) -> bool:
    return unharmed(captain) and captain.page.locator("#main").locator(FORBIDDEN).count() == 0


def watcher(visit: Visit, owner: Captain, table: str) -> Captain:
    """Somebody else, who only looks on."""
    link = ask(owner, f"/tables/{table}/spectators", **{"": 0})["link"]
    other = visit()
    other.open()
    ask(other, "/me", name="Onlooker")
    ask(other, "/watch", token=link.partition("#")[2])
    other.open(f"/table/{table}")
    return other


def test_ports_of_a_map_are_shown_as_they_are_called(visit: Visit) -> None:
    chosen = games.load("naval-strategy")
    chart = json.loads(chosen.require(MapFiles).make(3, {}))
    ports = chart["maps"][0]["ports"]
    for port, name in zip(ports, NAMES, strict=False):
        port["name"] = name
    chart["maps"][0]["title"] = NAMES[1]
    owner = visit()
    owner.open()
    ask(owner, "/me", name="Owner")
    seats = {"blue": "me", "red": "bot:random"}
    made = ask(
        owner, "/tables", game="naval-strategy", options={"teams": "2"}, seats=seats, data=json.dumps(chart)
    )
    assert "id" in made, made
    owner.open(f"/table/{made['id']}")
    other = watcher(visit, owner, made["id"])
    for person in (owner, other):
        expect(person.page.locator("#board")).to_be_visible()
        for port in ports:
            expect(person.page.locator("#board")).to_contain_text(port["name"])
        assert is_plain(person)


def test_ships_of_an_owners_data_are_shown_as_they_are_called(visit: Visit) -> None:
    ships = {
        "Mikasa": "<img src=x onerror=harmed=1>",
        "Asahi": "<svg onload=harmed=1>",
        "Fuji": "{@html harmed=1}",
    }
    title = ships["Mikasa"]
    data = games.load("port-arthur").data_text.replace('"reconstruction-1"', f"'{title}'", 1)
    for name, called in ships.items():
        assert f'en = "{name}"' in data
        data = data.replace(f'en = "{name}"', f"en = '{called}'", 1)
    owner = visit()
    owner.open()
    ask(owner, "/me", name="Owner")
    seats = {"japan": "me", "russia": "bot:random"}
    made = ask(owner, "/tables", game="port-arthur", options={}, seats=seats, data=data)
    assert "id" in made, made
    owner.open(f"/table/{made['id']}")
    other = watcher(visit, owner, made["id"])
    for person in (owner, other):
        expect(person.page.locator("#board")).to_be_visible()
        assert is_plain(person)
    for name in ships.values():
        expect(owner.page.locator("#main")).to_contain_text(name)
    expect(other.panel("Table")).to_contain_text(title)  # what the data file calls itself
    assert is_plain(other)


def test_what_people_call_tournaments_and_themselves_is_shown_as_it_was_written(visit: Visit) -> None:
    """On the pages of tournaments and players, and beside the seat of somebody who is away."""
    owner, other = visit(), visit()
    owner.open()
    ask(owner, "/me", name=NAMES[0])
    account = ask(owner, "/account", login="marked-up", password="correct horse battery")
    assert account["account"]
    made = [ask(owner, "/tournaments", name=name, game="port-arthur")["id"] for name in NAMES[:3]]
    ask(owner, f"/tournaments/{made[0]}/enter", **{"": 0})
    ask(owner, "/me/absence", until=in_three_days(owner), note=NAMES[1])
    table = ask(owner, "/tables", game="port-arthur", seats={"japan": "me", "russia": "open"}, public=True)
    me = ask(owner, "/me/profile")["id"]
    other.open("/tournaments")
    for name in NAMES[:3]:
        expect(other.page.locator("#main")).to_contain_text(name)
    assert is_plain(other)
    other.open(f"/tournament/{made[0]}")
    expect(other.page.get_by_role("heading", level=1)).to_contain_text(NAMES[0])
    assert is_plain(other)
    other.open(f"/player/{me}")
    expect(other.page.get_by_role("heading", level=1)).to_contain_text(NAMES[0])
    assert is_plain(other)
    ask(other, "/me", name="Onlooker")
    other.open(f"/table/{table['id']}")
    expect(other.page.get_by_title(NAMES[1])).to_be_visible()
    assert is_plain(other)


def in_three_days(captain: Captain) -> int:
    """Three days from now, as the server counts."""
    return int(captain.page.evaluate("Date.now() + 3 * 86400000"))
