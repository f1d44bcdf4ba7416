"""Origins, hosts, sizes, rates and the headers of every answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from starlette.types import Message

from admiralty.server.errors import Problem
from admiralty.server.http.guard import Answer
from admiralty.server.http.limits import Limits
from admiralty.server.http.pages import NOT_BUILT
from admiralty.server.settings import Rate, Rates
from tests.server.harness import Server, problem

ON_SQLITE_ONLY = True


@pytest.mark.parametrize("origin", [None, "", "null", "http://evil.example", "http://127.0.0.1", "file://"])
def test_nothing_changes_at_the_wish_of_another_site(server: Server, origin: str | None) -> None:
    headers = {} if origin is None else {"Origin": origin}
    with httpx.Client(base_url=server.url, headers=headers) as browser:
        for path in ("/api/me", "/api/tables", "/api/login", "/api/logout", "/api/import"):
            assert problem(browser.post(path, json={"name": "Eve"})) == (403, "error-wrong-origin")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_form_of_another_site_is_not_understood(server: Server, kind: str) -> None:
    headers = {"Origin": server.url, "Content-Type": kind}
    response = httpx.post(f"{server.url}/api/me", content=b'{"name":"Eve"}', headers=headers)
    assert problem(response) == (415, "error-wrong-content")


def test_a_borrowed_name_is_not_answered(server: Server) -> None:
    for host in ("evil.example", "evil.example:80", '"><script>', "127.0.0.1.evil.example"):
        response = httpx.get(f"{server.url}/api/games", headers={"Host": host})
        assert problem(response) == (421, "error-wrong-host")
    for host in ("localhost:1", "127.0.0.1", "[::1]:8765"):
        assert httpx.get(f"{server.url}/api/games", headers={"Host": host}).status_code == 200


def test_behind_a_proxy_the_given_origin_counts(own_server: Server) -> None:
    own_server.restart(origin="https://play.example.org")
    good = {"Origin": "https://play.example.org", "Host": "play.example.org"}
    assert httpx.post(f"{own_server.url}/api/me", json={"name": "A"}, headers=good).status_code == 200
    for bad in (
        {"Origin": own_server.url},
        {"Origin": "http://play.example.org", "Host": "play.example.org"},
    ):
        response = httpx.post(f"{own_server.url}/api/me", json={"name": "A"}, headers=bad)
        assert problem(response) == (403, "error-wrong-origin")


def test_a_body_has_a_size(server: Server) -> None:
    ann = server.person()
    assert problem(ann.http.post("/api/me", json={"name": "x" * 70_000})) == (413, "error-too-large")

    def pieces() -> Iterator[bytes]:
        for _ in range(80):
            yield b"x" * 1024

    headers = {"Content-Type": "application/json"}
    assert problem(ann.http.post("/api/me", content=pieces(), headers=headers)) == (413, "error-too-large")
    assert problem(ann.http.post("/api/import", json={"record": "x" * 5_000_000})) == (413, "error-too-large")
    assert ann.refused("/api/import", record="x" * 1_000_000) == (422, "error-record-damaged")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'{"name": 7}', b"\xff"])
def test_a_body_that_is_no_body(server: Server, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    response = server.stranger().http.post("/api/me", content=body, headers=headers)
    assert problem(response)[1] == "error-bad-request"


def test_every_answer_carries_the_policy(server: Server) -> None:
    ann = server.person()
    for response in (
        ann.http.get("/api/games"),
        ann.http.get("/"),
        ann.http.get("/api/nothing"),
        httpx.post(f"{server.url}/api/me"),
    ):
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert f"connect-src 'self' ws://127.0.0.1:{server.port}" in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "no-referrer"
        assert "server" not in response.headers


def test_passwords_cannot_be_tried_for_long(own_server: Server) -> None:
    slow = Rate(1e-6, 8)  # nothing comes back during the test
    own_server.restart(limits=True, rates=replace(Rates(), passwords_address=slow))
    eve = own_server.stranger()
    answers = [eve.refused("/api/login", login="ann", password=f"guess {n}")[1] for n in range(10)]
    assert answers == ["error-wrong-password"] * 8 + ["error-too-fast"] * 2
    assert eve.get("/api/games")


def test_one_address_cannot_ask_without_end(own_server: Server) -> None:
    own_server.restart(limits=True)
    eve = own_server.stranger()
    assert eve.get("/api/games")
    buckets: Limits = own_server.app.state.limits  # type: ignore[union-attr]
    buckets.buckets["requests_address"].full_at["127.0.0.1"] = time.monotonic() + 60  # used up for a while
    assert eve.refused_get("/api/games") == (429, "error-too-fast")
    assert eve.http.get("/healthz").status_code == 200


def test_whoever_asks_too_often_waits_for_the_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals at once made one client's next try, and the next: the server did nothing else."""
    waited: list[float] = []
    sent: list[int] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def send(message: Message) -> None:
        sent.append(message.get("status", 0))

    async def main() -> None:
        answer = Answer(send, "", too_fast_seconds=7)
        await answer.refuse(Problem(403, "error-wrong-origin"))
        assert waited == []
        await answer.refuse(Problem(429, "error-too-fast"))

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(main())
    assert waited == [7]
    assert sent == [403, 0, 429, 0]


def test_the_page_and_its_files(own_server: Server, page: Path) -> None:
    own_server.restart(static=page)
    stranger = own_server.stranger()
    for path in ("/", "/join", "/watch", "/table/abc", "/table/abc/at/7"):
        response = stranger.http.get(path)
        assert "Admiralty" in response.text
        assert response.headers["cache-control"] == "no-cache"
        assert stranger.http.head(path).status_code == 200
    script = stranger.http.get("/assets/app-1a2b.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    for path in ("/assets/none.js", "/api/none", "/%2e%2e/secret.txt", "/a%00b.js"):
        assert stranger.refused_get(path) == (404, "error-not-found")
    assert "Admiralty" in stranger.http.get("/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd").text


def test_without_a_page_there_is_a_sentence(own_server: Server, tmp_path: Path) -> None:
    own_server.restart(static=tmp_path)
    response = own_server.stranger().http.get("/")
    assert (response.status_code, response.text) == (503, NOT_BUILT)


def test_only_some_may_read_the_numbers(own_server: Server) -> None:
    """They count the steps of all games, secret ones too."""
    ann = own_server.person()
    there = {"X-Forwarded-For": "203.0.113.9"}
    assert ann.http.get("/metrics").status_code == 200
    assert ann.http.get("/metrics", headers=there).status_code == 404
    own_server.restart(metrics_from=("203.0.113.0/24",))
    assert ann.http.get("/metrics").status_code == 404
    assert ann.http.get("/metrics", headers=there).status_code == 200


def test_health_and_numbers(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table()) as wire:
        wire.play(wire.expect("state")["legal"][0])
        assert ann.get("/healthz") == {"status": "ok"}
        numbers = ann.http.get("/metrics").text
    assert 'admiralty_commands_total{kind="play",outcome="acknowledged"}' in numbers
    assert "admiralty_ack_seconds_bucket" in numbers
    assert "admiralty_sockets 1.0" in numbers
