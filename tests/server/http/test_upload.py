"""Imports: whoever is refused need not send the body, and the body is never parsed on the event loop."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from admiralty.server.settings import Connections, Quotas, Rate, Rates, Settings
from tests.server.harness import Person, Server, problem

ON_SQLITE_ONLY = True

PATIENCE = 60  # seconds until a test gives up, not what it measures
LONG = 3_000_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Three imports of a person, one of which may succeed, and little patience for bodies."""
    settings = Settings(
        database=str(tmp_path_factory.mktemp("uploads") / "games.db"),
        bot_workers=1,
        rates=Rates(imports_person=Rate(1e-6, 3)),
        quotas=Quotas(imports_a_day_guest=1),
        connections=Connections(body_seconds=3),
    )
    server = Server(settings)
    yield server
    server.close()


def head(person: Person, length: int) -> bytes:
    """The beginning of a request whose body is still to come."""
    url = person.server.url
    token = person.http.cookies.get("admiralty_session", "")
    return (
        f"POST /api/import HTTP/1.1\r\nHost: {url.removeprefix('http://')}\r\nOrigin: {url}\r\n"
        f"Cookie: admiralty_session={token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    ).encode()


def answer(sock: socket.socket) -> tuple[int, Any]:
    """The next answer on a connection: its status and what it says."""
    received = b""
    while b"\r\n\r\n" not in received:
        received += sock.recv(65536)
    lines, _, body = received.partition(b"\r\n\r\n")
    sizes = [line.split(b":")[1] for line in lines.splitlines() if line.startswith(b"content-length")]
    while len(body) < int(sizes[0]):
        body += sock.recv(65536)
    return int(lines.split()[1]), json.loads(body)


def answer_to_head(person: Person) -> tuple[int, str]:
    with socket.create_connection(("127.0.0.1", person.server.port), PATIENCE) as sock:
        sock.sendall(head(person, LONG))
        status, said = answer(sock)
        return status, said["error"]


def exported(person: Person) -> str:
    table = person.table()
    person.post(f"/api/tables/{table}/end")
    return str(person.get(f"/api/tables/{table}/export"))


def test_whoever_is_refused_need_not_send_the_body(server: Server) -> None:
    """Bodies of megabytes were read and parsed for everybody, and only then refused."""
    assert answer_to_head(server.stranger()) == (401, "error-no-session")
    ann, eve = server.person("Ann"), server.person("Eve")
    ann.post("/api/import", record=exported(ann))
    assert answer_to_head(ann) == (403, "error-quota-imports")
    for _ in range(3):
        assert eve.refused("/api/import", record="nothing") == (422, "error-record-damaged")
    assert answer_to_head(eve) == (429, "error-too-fast")


def test_a_connection_goes_on_after_a_body_that_nobody_wanted(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as sock:
        sock.sendall(head(server.stranger(), LONG))
        assert answer(sock)[0] == 401
        sock.sendall(b"{" * LONG)
        sock.sendall(f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        assert answer(sock) == (200, {"name": None, "account": None})


def test_half_a_body_and_too_long_a_body_are_refused(server: Server) -> None:
    ann = server.person("Ann")
    assert answer_to_head(ann) == (408, "error-too-slow")
    pieces = (b"x" * 65536 for _ in range(65))
    headers = {"Content-Type": "application/json"}
    assert problem(ann.http.post("/api/import", content=pieces, headers=headers)) == (413, "error-too-large")


def test_a_body_is_parsed_in_the_sandbox_only(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[int] = []
    loads = json.loads

    def noting(text: str | bytes, **options: Any) -> Any:
        parsed.append(len(text))
        return loads(text, **options)

    monkeypatch.setattr(json, "loads", noting)
    ann = server.person("Ann")
    body = json.dumps({"record": exported(ann)}).encode() + b" " * LONG
    brought = ann.http.post("/api/import", content=body, headers={"Content-Type": "application/json"})
    assert brought.status_code == 200
    assert parsed, "answers are parsed here"
    assert max(parsed) < LONG


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b"", ""),
        (b'{"record": 7}', "record"),
        (b"{}", "record"),
        (b'{"record": "", "x": 1}', "x"),
        (b'{"record": "\xff"}', ""),
        (b'{"record":' + b"[" * 100_000, ""),
    ],
)
def test_a_body_that_is_no_record_names_the_wrong_field(server: Server, body: bytes, field: str) -> None:
    ann = server.person("Ann")
    found = ann.http.post("/api/import", content=body, headers={"Content-Type": "application/json"})
    assert found.status_code == 422
    assert found.json() == {"error": "error-bad-request", "args": {"field": field}}
