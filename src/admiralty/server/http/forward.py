"""Requests about a table that another worker owns: they are sent there, once more and as they are.

A worker listens to the others at an internal address. What they send begins with a line that has the secret
of the receiver, and the client on whose behalf they ask. Only that line is believed about the client.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from contextlib import suppress
from typing import Final, NamedTuple

import httptools
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from admiralty.server.cluster.cluster import PATIENCE, Cluster
from admiralty.server.cluster.leases import Peer
from admiralty.server.cluster.place import Elsewhere
from admiralty.server.errors import Moved, Problem, storage

GREETING: Final = b"ADMIRALTY"
LONGEST_GREETING: Final = 256
CONNECT_SECONDS: Final = 1.0
ANSWER_SECONDS: Final = 75.0  # longer than a worker may think
LOOK_SECONDS: Final = 1.0  # after which it is asked whether the other worker still lives
PIECE: Final = 64 * 1024
MOVED: Final = b"x-admiralty-moved"
NOT_FORWARDED: Final = (b"connection", b"content-length", b"transfer-encoding", b"keep-alive", b"expect")


class Client(NamedTuple):
    """On whose behalf a worker asks."""

    host: str
    port: int
    scheme: str


def greeting(secret: str, client: Client) -> bytes:
    """
    >>> greeting("abc", Client("10.0.0.1", 5, "https"))
    b'ADMIRALTY abc 10.0.0.1 5 https\\r\\n'
    """
    said = f"{secret} {client.host or '-'} {client.port} {client.scheme}\r\n"
    return GREETING + b" " + said.encode("ascii", "replace")


def greeted(line: bytes, secret: str) -> Client | None:
    """The client that a greeting names; None if it is not one of ours.

    >>> greeted(b"ADMIRALTY abc 10.0.0.1 5 https", "abc")
    Client(host='10.0.0.1', port=5, scheme='https')
    >>> greeted(b"ADMIRALTY xyz 10.0.0.1 5 https", "abc")
    """
    words = line.split(b" ")
    if len(words) != 5 or words[0] != GREETING or not hmac.compare_digest(words[1], secret.encode()):
        return None
    if not words[3].isdigit() or words[4] not in (b"http", b"https"):
        return None
    host = words[2].decode("ascii", "replace")
    return Client("" if host == "-" else host, int(words[3]), words[4].decode())


async def connect(peer: Peer) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = peer.address.rpartition(":")
    async with asyncio.timeout(CONNECT_SECONDS):
        return await asyncio.open_connection(host, int(port))


async def on_elsewhere(request: Request, error: Exception) -> Response:
    """A request that met a table of another worker. One that was forwarded here goes back to its sender, who
    knows more by now.
    """
    assert isinstance(error, Elsewhere)
    if is_forwarded(request):
        return Response(status_code=421, headers={MOVED.decode(): "yes"})
    cluster: Cluster = request.app.state.cluster
    end = time.monotonic() + PATIENCE
    try:
        while True:
            peer = await cluster.locate(error.scope) or cluster.peer
            answer = await ask(cluster, peer, request)
            if answer is not None:
                return answer
            if time.monotonic() > end:
                raise Problem(503, "error-busy")
            await cluster.look_again()
    except Problem as problem:
        return JSONResponse(problem.body(), problem.status)


async def on_moved(request: Request, error: Exception) -> Response:
    """A table, or the lobby, has gone to another worker before anything was written: the request is done
    there.
    """
    assert isinstance(error, Moved)
    if error.scope:
        return await on_elsewhere(request, Elsewhere(error.scope))
    problem = storage(error)
    return JSONResponse(problem.body(), problem.status)


def is_forwarded(request: Request) -> bool:
    return bool(request.scope.get("state", {}).get("is_forwarded"))


async def ask(cluster: Cluster, peer: Peer, request: Request) -> Response | None:
    """The answer of another worker; None if it can be asked again, there or elsewhere."""
    body = await request.body()
    try:
        reader, writer = await connect(peer)
    except (OSError, TimeoutError):
        return None
    try:
        writer.write(head(peer, request, len(body)) + body)
        answer = Answer()
        async with asyncio.timeout(ANSWER_SECONDS):
            while not answer.is_whole:
                piece = await read(cluster, peer, reader)
                if not piece:
                    break
                answer.feed(piece)
    except (OSError, TimeoutError, httptools.HttpParserError, asyncio.CancelledError):
        # When this worker stops, it does not wait for others: also then the caller gets an answer.
        raise Problem(503, "error-unknown-outcome") from None
    finally:
        writer.close()
    if not answer.is_whole:  # it died over it: what became of the request is for the caller to find out
        raise Problem(503, "error-unknown-outcome")
    return None if answer.is_moved else answer.response()


async def read(cluster: Cluster, peer: Peer, reader: asyncio.StreamReader) -> bytes:
    """What comes next; nothing at the end, or if the other worker does not live any more. A machine that is
    gone closes no connection.
    """
    while peer.id in cluster.member.view.peers or peer.id == cluster.peer.id:
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):
                return await reader.read(PIECE)
    return b""


def head(peer: Peer, request: Request, length: int) -> bytes:
    host, port = request.client or ("", 0)
    path = request.scope["raw_path"] + (b"?" + request.scope["query_string"] if request.url.query else b"")
    lines = [request.method.encode() + b" " + path + b" HTTP/1.1"]
    lines += [
        name + b": " + value
        for name, value in request.headers.raw
        if name not in NOT_FORWARDED and not name.startswith(b"x-forwarded-")
    ]
    lines += [b"content-length: " + str(length).encode(), b"connection: close", b"", b""]
    client = Client(host, port, request.url.scheme)
    return greeting(peer.secret, client) + b"\r\n".join(lines)


class Answer:
    """The answer to a forwarded request, as it arrives."""

    def __init__(self) -> None:
        self.headers: list[tuple[bytes, bytes]] = []
        self.body: list[bytes] = []
        self.is_whole = False
        self.parser = httptools.HttpResponseParser(self)

    def feed(self, piece: bytes) -> None:
        self.parser.feed_data(piece)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_body(self, piece: bytes) -> None:
        self.body.append(piece)

    def on_message_complete(self) -> None:
        self.is_whole = True

    @property
    def is_moved(self) -> bool:
        return any(name == MOVED for name, _ in self.headers)

    def response(self) -> Response:
        response = Response(b"".join(self.body), self.parser.get_status_code())
        kept = [(name, value) for name, value in self.headers if name not in NOT_FORWARDED]
        response.raw_headers = [(b"content-length", str(len(response.body)).encode()), *kept]
        return response
