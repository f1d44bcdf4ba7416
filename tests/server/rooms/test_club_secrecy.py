"""Two games that others cannot tell apart look the same to them on every page of the club: in the lobby, the
archive, profiles and lists, in notes, standing passes, notifications and to whoever watches with a delay.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from admiralty.server.lobby import public_tables
from admiralty.server.lobby.public_tables import Listed
from admiralty.server.rooms import listener
from admiralty.server.rooms.room import Room
from admiralty.server.store.models import Outgoing
from tests.server.harness import Person, Server
from tests.server.recorder import blank, recorded

ON_SQLITE_ONLY = True

ONE = ["iwate tsushima", "mikasa tsushima", "tokiwa sea-of-japan", "shikishima sea-of-japan"]
OTHER = ["iwate tsushima", "shikishima tsushima", "tokiwa sea-of-japan", "mikasa sea-of-japan"]
OF_THE_TABLE = ("", "/notes", "/passes", "/log", "/export", "/game")
OF_THE_CLUB = (
    "/api/tables",
    "/api/lobby/tables?status=playing",
    "/api/lobby/tables?status=over",
    "/api/me/profile",
    "/api/me/notifications",
    "/api/tournaments",
    "/api/games/port-arthur/balance",
)
VARYING = ("created", "since", "updated", "finished", "time", "id", "who", "commitment", "now")


@pytest.fixture(autouse=True, scope="module")
def quick_states() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(listener, "PACE", 0.01)
        yield


def stripped(told: Any) -> Any:
    """Without what differs between any two tables, and with this one alone where several are listed."""
    if isinstance(told, dict):
        return {key: stripped(value) for key, value in told.items() if key not in VARYING}
    return [stripped(each) for each in told] if isinstance(told, list) else told


def own(told: Any, table: str) -> Any:
    """Of a list of tables only this one: others on the server come and go."""
    rows = told.get("tables") if isinstance(told, dict) else told
    if isinstance(rows, list):
        return [row for row in rows if isinstance(row, dict) and row.get("id") == table]
    return told


def asked(person: Person, ann: str, table: str) -> list[Any]:
    found = []
    paths = [f"/api/tables/{table}{path}" for path in OF_THE_TABLE]
    for path in (*paths, *OF_THE_CLUB, f"/api/people/{ann}", f"/api/people/{ann}/games"):
        answer = person.http.get(path)
        is_json = answer.headers["content-type"] == "application/json"
        told = own(answer.json(), table) if is_json else answer.text
        found.append([path.replace(table, "TABLE").replace(ann, "ANN"), answer.status_code, stripped(told)])
    return found


def sortie(server: Server, squadrons: list[str], fog: str = "on", delay: int = 0) -> dict[str, bytes]:
    """What Bob, who plays, and Eve, who watches, find everywhere while Ann's ships are at sea."""
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    options = {"fog_of_war": fog}
    more = {"delay": {"actions": delay}} if delay else {}
    table = ann.table("port-arthur", options, seats={"japan": "me", "russia": "open"}, public=True, **more)
    bob.post(f"/api/tables/{table}/sit", seat="russia")
    bob.post("/api/me/notifications", switches={"turn": ["push"]})
    who = str(ann.get("/api/me/profile")["id"])
    with (
        ann.at(table) as hers,
        recorded(server, eve, table) as watched,
        server.stranger().in_lobby() as lobby,
    ):
        ann.post(f"/api/tables/{table}/notes", text=f"My plan: {squadrons}")
        watched.start()
        for words in squadrons:
            hers.play(f"sail {words}")
        hers.play("done")
        watched.settle()
        mark = ann.post("/api/challenges", game="_template")["challenge"]
        lobby.until(lambda lobby: mark in lobby.challenges)
        ann.send("DELETE", f"/api/challenges/{mark}")
        names = {table: "TABLE", who: "ANN", mark: "MARK"}
        found = {
            "watching": [json.loads(line) for frame in watched.wire.frames for line in frame.splitlines()],
            "lobby": stripped(lobby.tables[table]),
            "player": asked(bob, who, table),
            "watcher": asked(eve, who, table),
            "outbox": server.do(told(server, table)),
        }
    return {surface: json.dumps(blank(each, names)).encode() for surface, each in found.items()}


async def told(server: Server, table: str) -> list[Any]:
    columns = (Outgoing.kind, Outgoing.seat, Outgoing.channel, Outgoing.game, Outgoing.args)
    async with server.rooms.engine.connect() as connection:
        rows = await connection.execute(select(*columns).where(Outgoing.table_id == table))
        return [list(row) for row in rows]


def differing(server: Server, **more: Any) -> list[str]:
    one, other = sortie(server, ONE, **more), sortie(server, OTHER, **more)
    return [surface for surface in one if one[surface] != other[surface]]


@pytest.mark.parametrize("delay", [0, 2])
def test_in_the_fog_no_page_of_the_club_tells_the_twins_apart(server: Server, delay: int) -> None:
    assert differing(server, delay=delay) == []


def test_without_fog_they_differ(server: Server) -> None:
    """Otherwise the test above could pass because nothing is compared."""
    assert {"watching", "player", "watcher"} <= set(differing(server, fog="off"))


def test_a_leak_in_the_lobby_is_found(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    real = public_tables.listed

    def leaking(room: Room) -> Listed:
        found = real(room)
        actions = [entry.action for entry in room.table.record.entries]
        found.watchers = sum(n * len(action) for n, action in enumerate(actions))
        return found

    monkeypatch.setattr(public_tables, "listed", leaking)
    assert "lobby" in differing(server)
