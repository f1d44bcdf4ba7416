"""Checks that every request passes first: origin, host and size; and the headers of every answer."""

from __future__ import annotations

import asyncio
import json
from http import HTTPStatus
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from admiralty.server.errors import Problem
from admiralty.server.http import limits
from admiralty.server.http.limits import Limits
from admiralty.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY: Final = 64 * 1024
LARGEST_RECORD: Final = 4 * 1024 * 1024
UPLOAD: Final = "/api/import"
"""Its body may be large. It is read when the endpoint asks for it, after rates and quotas were checked."""

UNSUBSCRIBE: Final = "/unsubscribe/"
"""Mail programs send a form there, from anywhere (RFC 8058). The code in the address does nothing else."""

EMBEDDED: Final = "/embed/"
"""Replays of finished public games, in frames of any site; they need no session."""

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def content_policy(host: str, ancestors: str = "'none'") -> str:
    """Everything from here and nothing from elsewhere; sockets are named for browsers that need it.
    `ancestors` are the sites in whose frames the page may stand.
    """
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"media-src 'self'; connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; "
        f"frame-ancestors {ancestors}"
    )


def is_own_origin(settings: Settings, scheme: str, headers: Headers) -> bool:
    """The Origin header must be there and be exactly ours."""
    origin = headers.get("origin")
    scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    return origin is not None and origin == (settings.origin or f"{scheme}://{headers.get('host', '')}")


def is_own_host(settings: Settings, headers: Headers) -> bool:
    """A server that listens only to this machine answers only to its names, against DNS rebinding."""
    host = headers.get("host", "")
    if settings.origin:
        return settings.origin.partition("://")[2] == host or name_of(host) in LOOPBACK
    return settings.host not in LOOPBACK or name_of(host) in LOOPBACK


def name_of(host: str) -> str:
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]


def is_printable(host: str) -> bool:
    return all(c.isalnum() or c in ".-:[]_" for c in host)


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        patience = self.settings.connections
        is_embedded = scope["path"].startswith(EMBEDDED)
        policy = content_policy(host if is_printable(host) else "invalid", "*" if is_embedded else "'none'")
        answer = Answer(send, policy, patience.too_fast_seconds, is_embedded)
        body = Body(receive, self.largest(scope), patience.body_seconds)
        is_safe = scope["method"] in SAFE
        try:
            self.admit(scope, headers)
            if not is_safe and scope["path"] != UPLOAD:
                await body.read()
        except Problem as problem:
            await answer.refuse(problem)
            return
        await self.app(scope, receive if is_safe else body, answer.send)

    def admit(self, scope: Scope, headers: Headers) -> None:
        if not is_own_host(self.settings, headers) or not is_printable(headers.get("host", "")):
            raise Problem(421, "error-wrong-host")
        client = scope.get("client")
        if scope["path"].startswith("/api/"):
            self.limits.check("requests", address=limits.network(client[0] if client else ""))
        if scope["method"] in SAFE:
            return
        if scope["path"].startswith(UNSUBSCRIBE):
            return
        if not is_own_origin(self.settings, scope["scheme"], headers):
            raise Problem(403, "error-wrong-origin")
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Problem(415, "error-wrong-content")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.largest(scope):
            raise Problem(413, "error-too-large")

    def largest(self, scope: Scope) -> int:
        return LARGEST_RECORD if scope["path"] == UPLOAD else LARGEST_BODY


class Body:
    """The body of a request, bounded in size and time. It is read once, when it is first asked for."""

    def __init__(self, receive: Receive, largest: int, seconds: float) -> None:
        self.receive = receive
        self.largest = largest
        self.seconds = seconds
        self.whole: bytes | None = None
        self.is_handed_out = False

    async def __call__(self) -> Message:
        if self.is_handed_out:
            return await self.receive()
        self.is_handed_out = True
        return {"type": "http.request", "body": await self.read(), "more_body": False}

    async def read(self) -> bytes:
        if self.whole is None:
            try:
                async with asyncio.timeout(self.seconds):
                    self.whole = await self.gather()
            except TimeoutError:
                raise Problem(408, "error-too-slow") from None
        return self.whole

    async def gather(self) -> bytes:
        """Up to the maximum size, even if the length was not declared."""
        parts: list[bytes] = []
        left = self.largest
        while True:
            message = await self.receive()
            if message["type"] == "http.disconnect":
                raise Problem(400, "error-bad-request", field="")  # nobody reads this any more
            parts.append(message.get("body", b""))
            left -= len(parts[-1])
            if left < 0:
                raise Problem(413, "error-too-large")
            if not message.get("more_body", False):
                return b"".join(parts)


class Answer:
    """Adds the headers that every answer carries. Whoever asks too often waits for the refusal: a client that
    tries again at once would keep the server busy with nothing else.
    """

    def __init__(self, send: Send, policy: str, too_fast_seconds: float, is_embedded: bool = False) -> None:
        self.raw_send = send
        self.is_embedded = is_embedded
        self.policy = policy
        self.too_fast_seconds = too_fast_seconds

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            if message["status"] == HTTPStatus.TOO_MANY_REQUESTS:
                await asyncio.sleep(self.too_fast_seconds)
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            headers["Content-Security-Policy"] = self.policy
            if self.is_embedded:
                del headers["X-Frame-Options"]
            headers.setdefault("Cache-Control", "no-store")
            if message["status"] == HTTPStatus.REQUEST_TIMEOUT:
                headers["Connection"] = "close"
        await self.raw_send(message)

    async def refuse(self, problem: Problem) -> None:
        body = json.dumps(problem.body()).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await self.send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await self.raw_send({"type": "http.response.body", "body": body})
