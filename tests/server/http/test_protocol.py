"""Connections that stay too long, send too much, or are too many."""

from __future__ import annotations

import json
import logging.config
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from admiralty.server import telemetry
from admiralty.server.settings import Connections, Settings
from tests.server.harness import Server, wait_until

ON_SQLITE_ONLY = True

QUICK = Connections(
    per_address=6,
    sockets_per_address=3,
    header_bytes=4096,
    header_count=30,
    header_seconds=1,
    body_seconds=1,
    send_seconds=1,
    ping_seconds=1,
    pong_seconds=1,
    idle_seconds=1,
)
PATIENCE = 15  # seconds until a test gives up, not what it measures


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with time limits of one second."""
    database = str(tmp_path_factory.mktemp("connections") / "games.db")
    server = Server(Settings(database=database, bot_workers=1, trusted_proxies=(), connections=QUICK))
    yield server
    server.close()


@pytest.fixture(autouse=True)
def none_are_left(quick: Server) -> Iterator[None]:
    yield
    for person in quick.people:
        person.http.close()
    admission = quick.app.state.admission  # type: ignore[union-attr]
    wait_until(lambda: not admission.open)
    assert not admission.by_address
    assert not admission.sockets


@contextmanager
def connected(server: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as sock:
        yield sock


def rest(sock: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    parts = []
    try:
        while part := sock.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


@pytest.mark.parametrize(
    "sent", [b"", b"G", b"GET / HTT", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: b\r\n"]
)
def test_half_a_request_is_not_waited_for(quick: Server, sent: bytes) -> None:
    with connected(quick) as sock:
        sock.sendall(sent)
        assert rest(sock) == b""


def test_a_request_that_comes_byte_by_byte_is_not_waited_for(quick: Server) -> None:
    with connected(quick) as sock:
        sock.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        for _ in range(10 * PATIENCE):
            try:
                sock.sendall(b"X")
            except OSError:
                break
            time.sleep(0.1)
        else:
            raise AssertionError("it was waited for")


def test_the_second_request_of_a_connection_is_not_waited_for_either(quick: Server) -> None:
    with connected(quick) as sock:
        sock.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        sock.recv(100)
        sock.sendall(b"GET /api/ga")
        rest(sock)


def test_half_a_body_is_not_waited_for(quick: Server) -> None:
    head = (
        f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{quick.port}\r\nOrigin: {quick.url}\r\n"
        "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    )
    with connected(quick) as sock:
        sock.sendall(head.encode() + b'{"name"')
        answer = rest(sock)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"error-too-slow" in answer


def test_an_idle_socket_is_dropped_when_its_client_does_not_answer_pings(quick: Server) -> None:
    ann = quick.person()
    table = ann.table()
    token = ann.http.cookies["admiralty_session"]
    handshake = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{quick.port}\r\nOrigin: {quick.url}\r\n"
        f"Cookie: admiralty_session={token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with connected(quick) as sock:
        sock.sendall(handshake.encode())
        assert rest(sock).startswith(b"HTTP/1.1 101 ")
    wait_until(lambda: not quick.rooms.open[table].listeners)


def test_whoever_does_not_read_is_cut_off(quick: Server) -> None:
    admission = quick.app.state.admission  # type: ignore[union-attr]
    request = f"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{quick.port}\r\n\r\n".encode()
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.connect(("127.0.0.1", quick.port))
        sock.settimeout(PATIENCE)
        try:
            for _ in range(90):
                sock.sendall(request)
        except OSError:
            pass
        wait_until(lambda: not admission.open)


@pytest.mark.parametrize(
    "head",
    [
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: " + b"b" * 5000 + b"\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: " + b"b" * 5000,
        b"GET /api/games?" + b"b" * 5000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: y\r\n" * 31 + b"\r\n",
        b"\r\n" * 3000,
    ],
)
def test_headers_are_bounded(quick: Server, head: bytes) -> None:
    with connected(quick) as sock:
        sock.sendall(head)
        assert rest(sock).startswith(b"HTTP/1.1 431 ")


def test_what_is_no_http_is_not_logged_each_time(quick: Server, capfd: pytest.CaptureFixture[str]) -> None:
    """Otherwise anybody could fill the disk with the log."""
    logging.config.dictConfig(telemetry.logging_config())
    with connected(quick) as sock:
        sock.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
        assert rest(sock).startswith(b"HTTP/1.1 400 ")
    assert "Invalid HTTP request" not in capfd.readouterr().err


def test_a_large_body_does_not_count_as_headers(quick: Server) -> None:
    ann = quick.person()
    for _ in range(2):
        assert ann.refused("/api/import", record="x" * 200_000) == (422, "error-record-damaged")


def test_headers_after_a_body_are_not_taken(quick: Server) -> None:
    body = json.dumps({"name": "Ann"}).encode()
    request = (
        f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{quick.port}\r\nOrigin: {quick.url}\r\n"
        f"Connection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
        f"\r\n{len(body):x}\r\n"
    ).encode()
    with connected(quick) as sock:
        sock.sendall(request + body + b"\r\n0\r\nX-Forwarded-Proto: https\r\n" + b"X: y\r\n" * 100 + b"\r\n")
        assert rest(sock).startswith(b"HTTP/1.1 200 ")


def test_one_address_cannot_have_all_connections(quick: Server) -> None:
    with ExitStack() as stack:
        for _ in range(QUICK.per_address):
            stack.enter_context(connected(quick))
        with connected(quick) as sock:
            sock.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            answer = rest(sock)
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b'{"error": "error-address-full", "args": {}}' in answer


def test_one_address_cannot_have_all_sockets(quick: Server) -> None:
    ann = quick.person()
    table = ann.table()
    with ExitStack() as stack:
        for _ in range(QUICK.sockets_per_address):
            stack.enter_context(ann.at(table)).expect("state")
        with ann.at(table) as wire:
            assert wire.expect("error")["error"] == "error-address-full"
            assert wire.until_closed() == 4429
    with ann.at(table) as wire:
        assert wire.expect("state")


def test_a_full_server_says_so_and_goes_on(tmp_path: Path) -> None:
    few = Connections(total=4, per_address=100)
    server = Server(
        Settings(database=str(tmp_path / "games.db"), limits=False, bot_workers=1, connections=few)
    )
    try:
        with ExitStack() as stack:
            for _ in range(few.total):
                stack.enter_context(connected(server))
            with connected(server) as sock:
                sock.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                answer = rest(sock)
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert b"The server is full. Try again in a moment." in answer
        wait_until(lambda: httpx.get(f"{server.url}/healthz", verify=False).status_code == 200)
    finally:
        server.close()


def test_connections_end_before_the_descriptors_do(tmp_path: Path) -> None:
    """A process that may open 200 files keeps 100 for itself, and serves again when the crowd has gone."""
    program = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (150, 200));"
        "from admiralty.server.__main__ import main;"
        f"sys.argv = ['server', '0', {str(tmp_path / 'games.db')!r}]; main()"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            url = process.stdout.readline().strip()
            port = int(re.findall(r"\d+", url)[-1])
            wait_until(lambda: is_up(url))
            with ExitStack() as stack:
                crowd = [
                    stack.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
                    for _ in range(300)
                ]
                crowd[-1].sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                answer = rest(crowd[-1])
                assert answer == b"" or answer.startswith(b"HTTP/1.1 503 ")
            wait_until(lambda: is_up(url))
            assert (
                httpx.post(f"{url}/api/me", json={"name": "Ann"}, headers={"Origin": url}).status_code == 200
            )
        finally:
            process.terminate()


def is_up(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", verify=False).status_code == 200
    except httpx.HTTPError:
        return False


def test_behind_a_trusted_proxy_the_connections_of_all_are_not_one_clients(tmp_path: Path) -> None:
    settings = Settings(
        database=str(tmp_path / "games.db"),
        bot_workers=1,
        trusted_proxies=("10.0.0.1", "127.0.0.0/8"),
        connections=replace(QUICK, header_seconds=20),
    )
    server = Server(settings)
    try:
        with ExitStack() as stack:
            for _ in range(QUICK.per_address):
                stack.enter_context(connected(server))
            assert httpx.get(f"{server.url}/api/games").status_code == 200
    finally:
        server.close()
