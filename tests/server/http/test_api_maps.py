"""Maps that people draw: checked, made up, and played on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.harness import Server

ON_SQLITE_ONLY = True

PATH = "/api/games/naval-strategy/map"


def made(server: Server, **sizes: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(server.person().post(f"{PATH}/make", seed=7, sizes=sizes)["text"])
    return found


def test_a_map_is_made_up_and_found_sound(server: Server) -> None:
    ann = server.person()
    text = ann.post(f"{PATH}/make", seed=7, sizes={"radius": 5, "ports": 4})["text"]
    assert ann.post(f"{PATH}/make", seed=7, sizes={"radius": 5, "ports": 4})["text"] == text
    assert json.loads(text)["maps"][0]["radius"] == 5
    assert ann.post(f"{PATH}/check", text=text) == []


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        ({"title": "x" * 99}, ["title"]),
        ({"ports": []}, ["ports"]),
        ({"land": [[0, 0], [0, 0]]}, ["twice"]),
        ({"land": [[99, 0]], "title": "x" * 99}, ["title", "off-map"]),
        ({"plantations": [{"q": 0, "r": 0, "kind": "poor"}]}, ["other"]),
    ],
)
def test_all_that_is_wrong_is_told(server: Server, change: dict[str, object], faults: list[str]) -> None:
    document = made(server)
    document["maps"][0].update(change)
    found = server.person().post(f"{PATH}/check", text=json.dumps(document))
    assert [line["fault"] for line in found] == faults


def test_nonsense_is_no_map(server: Server) -> None:
    ann = server.person()
    for text, fault in (("", "other"), ("[]", "other"), ("{}", "no-map"), ('{"maps": []}', "no-map")):
        assert [line["fault"] for line in ann.post(f"{PATH}/check", text=text)] == [fault]
    assert ann.refused(f"{PATH}/make", sizes={"radius": 2, "ports": 9}) == (
        422,
        "error-map-does-not-fit",
    )
    assert ann.refused("/api/games/port-arthur/map/make") == (404, "error-no-maps")


def test_a_table_stands_on_the_map_that_was_drawn(server: Server) -> None:
    ann = server.person()
    text = ann.post(f"{PATH}/make", seed=7, sizes={"radius": 4, "ports": 3})["text"]
    body = {"game": "naval-strategy", "options": {"teams": "2"}, "seats": {"blue": "me", "red": "me"}}
    table = ann.post("/api/tables", **body, data=text)["id"]
    game = ann.get(f"/api/tables/{table}/game")
    assert len(game["printed"]["ports"]) == 3
    with ann.at(table) as wire:
        assert len(wire.expect("state")["view"]["ships"]) == 4
    broken = text.replace('"shape": "hexagon"', '"shape": "square"')
    assert ann.refused("/api/tables", **body, data=broken) == (422, "error-bad-data")
