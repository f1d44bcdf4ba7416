"""Odd paths, bodies and frames are refused with a 4xx; none of them is a fault."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import update

from admiralty.server.rooms.room import Room
from admiralty.server.store.models import Entry
from tests.server.harness import Person, Server

ODD = ["x" * 300, "a%00b", "%ff%fe", "%2e%2e%2f%2e%2e", "'", "9" * 400]
METHODS = ("get", "post", "patch", "put", "delete")
BODIES = [
    "",
    "{",
    "[]",
    "null",
    "1e999",
    '"\\ud800"',
    '{"\\ud800": 1}',
    "[" * 50_000,
    '{"a":' * 9000,
]


def operations(server: Server) -> list[tuple[str, str, dict[str, Any]]]:
    paths = server.stranger().get("/api/openapi.json")["paths"]
    return [(path, m, found[m]) for path, found in paths.items() for m in METHODS if m in found]


def filled(path: str, values: dict[str, str]) -> str:
    for name, value in values.items():
        path = path.replace("{" + name + "}", value)
    return path


def names_in(path: str) -> list[str]:
    return [part.partition("}")[0] for part in path.split("{")[1:]]


def sent(ann: Person, method: str, path: str, body: str = "{}") -> int:
    headers = {"Content-Type": "application/json"}
    content = None if method == "get" else body.encode("utf-8", "surrogatepass")
    return ann.http.request(method, path, content=content, headers=headers).status_code


def test_odd_parts_of_a_path_are_no_fault(server: Server) -> None:
    ann = server.person()
    table = ann.table()
    good = {"table_id": table, "slug": "_template", "name": "first"}
    for path, method, _ in operations(server):
        for name in names_in(path):
            for odd in ODD:
                values = {**dict.fromkeys(names_in(path), "x"), **good, name: odd}
                status = sent(ann, method, filled(path, values))
                assert status < 500, (method, path, odd, status)
    for odd in ODD:
        for path in ("/", "/assets/", "/join/", "/a/"):
            assert sent(ann, "get", path + odd) in (200, 400, 404, 503), (path, odd)
        assert sent(ann, "get", f"/api/tables/{table}/log?as={odd}") < 500
        assert sent(ann, "get", f"/api/tables/{table}/moments?first={odd}&count={odd}") < 500


def test_odd_bodies_are_no_fault(server: Server) -> None:
    ann = server.person()
    good = {"table_id": ann.table(), "slug": "_template", "name": "first"}
    for path, method, operation in operations(server):
        if "requestBody" not in operation:
            continue
        address = filled(path, {**dict.fromkeys(names_in(path), "x"), **good})
        for body in BODIES:
            status = sent(ann, method, address, body)
            assert 400 <= status < 500, (method, path, body[:20], status)


@pytest.mark.parametrize("text", ["\ud800", "a\udfffb"])
def test_halves_of_signs_are_refused_wherever_people_write(server: Server, text: str) -> None:
    ann = server.person()
    table = ann.table()
    for path, body in [
        ("/api/me", {"name": text}),
        ("/api/tables", {"game": "_template", "seats": {"red": "me"}, "data": text}),
        ("/api/tables", {"game": "_template", "seats": {text: "me"}}),
        ("/api/tables", {"game": "_template", "options": {text: text}, "seats": {"red": "me"}}),
        ("/api/tables", {"game": text, "seats": {"red": "me"}}),
        ("/api/import", {"record": text}),
        (f"/api/tables/{table}/hint", {"seat": text}),
        (f"/api/tables/{table}/invitations", {"seat": text}),
        ("/api/games/naval-strategy/map/check", {"text": text}),
    ]:
        answer = ann.http.post(path, content=json.dumps(body), headers={"Content-Type": "application/json"})
        assert answer.status_code == 422, (path, answer.text)


@pytest.mark.parametrize(
    "seat",
    ["bot:mcts:" + "9" * 50, "bot:mcts:-1", "bot:mcts:٣", "bot:", "bot:mcts:1e9", "x"],
)
def test_a_bot_that_is_none_is_refused(server: Server, seat: str) -> None:
    refused = server.person().refused("/api/tables", game="_template", seats={"red": "me", "blue": seat})
    assert refused == (422, "error-bad-bot")


def test_odd_frames_are_answered_and_the_socket_goes_on(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table()) as wire:
        wire.expect("state")
        for frame in (
            "[" * 8000,
            '{"t":"play","id":' + "[" * 7000,
            '{"t":' * 1600,
            '{"t":"chat","id":"1","text":"\\ud800"}',
            '{"t":"play","id":"1","seat":"red","expect":1e400,"action":""}',
            '{"t":"play","id":"1","seat":"red","expect":' + "9" * 5000 + ',"action":""}',
            "",
            "\0",
            "null",
        ):
            wire.socket.send(frame)
            assert wire.expect("error")["error"] == "error-not-json"
        for action in ("return " + "9" * 150, "\0", "💥", "undo ", "take " + "9" * 190, "٣", "draw"):
            done = wire.ask(action, seat="red")
            assert done["t"] == "refused", done
        wire.say(t="why", id="w", seat="nobody")
        assert wire.expect("refused")["error"] == "error-not-your-seat"
        wire.say(t="look", seat="\x00")
        assert wire.expect("error")["error"] == "error-not-your-seat"
        wire.say(t="ping", id="p")
        assert wire.expect("pong")["id"] == "p"


def test_an_impossible_time_is_refused_and_one_that_is_stored_breaks_no_lobby(server: Server) -> None:
    ann = server.person()
    table = ann.table(seats={"red": "me", "blue": "bot:pace"})
    with ann.at(table) as wire:
        wire.play(wire.wait_for(lambda s: bool(s["legal"]))["legal"][0])
    mine = ann.table()
    with ann.at(mine) as wire:
        wire.play(wire.wait_for(lambda s: bool(s["legal"]))["legal"][0])
    text = ann.get(f"/api/tables/{mine}/export")
    head, entry = text.splitlines()[:2]
    odd = json.dumps({**json.loads(entry), "time": "2026-99-99T99:99:99Z"})
    assert ann.refused("/api/import", record=f"{head}\n{odd}") == (422, "error-record-damaged")
    server.do(put_times(server, "2026-99-99T99:99:99Z"))
    assert {line["id"] for line in ann.get("/api/tables")} == {table, mine}
    room = server.rooms.open[table]
    server.do(reload(room))
    assert server.rooms.players.thought(room) == 0.0


async def put_times(server: Server, time: str) -> None:
    """As an older server let it happen."""
    async with server.rooms.engine.begin() as connection:
        await connection.execute(update(Entry).values(time=time))


async def reload(room: Room) -> None:
    async with room.lock:
        await room.reload()
