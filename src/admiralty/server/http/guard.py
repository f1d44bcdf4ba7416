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
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def content_policy(host: str) -> str:
    """Everything from here and nothing from elsewhere; sockets are named for browsers that need it."""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"media-src 'self'; connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
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
        answer = Answer(send, content_policy(host) if is_printable(host) else content_policy("invalid"))
        try:
            self.admit(scope, headers)
            body = None if scope["method"] in SAFE else await self.body(scope, receive)
        except Problem as problem:
            await answer.refuse(problem)
            return
        await self.app(scope, receive if body is None else Read(body, receive), answer.send)

    def admit(self, scope: Scope, headers: Headers) -> None:
        if not is_own_host(self.settings, headers) or not is_printable(headers.get("host", "")):
            raise Problem(421, "error-wrong-host")
        client = scope.get("client")
        if scope["path"].startswith("/api/"):
            self.limits.check("requests", address=limits.network(client[0] if client else ""))
        if scope["method"] in SAFE:
            return
        if not is_own_origin(self.settings, scope["scheme"], headers):
            raise Problem(403, "error-wrong-origin")
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Problem(415, "error-wrong-content")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.largest(scope):
            raise Problem(413, "error-too-large")

    async def body(self, scope: Scope, receive: Receive) -> bytes:
        try:
            async with asyncio.timeout(self.settings.connections.body_seconds):
                return await whole_body(receive, self.largest(scope))
        except TimeoutError:
            raise Problem(408, "error-too-slow") from None

    def largest(self, scope: Scope) -> int:
        return LARGEST_RECORD if scope["path"] == "/api/import" else LARGEST_BODY


async def whole_body(receive: Receive, largest: int) -> bytes:
    """A body up to a maximum size, even if its length was not declared."""
    parts: list[bytes] = []
    left = largest
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        left -= len(parts[-1])
        if left < 0:
            raise Problem(413, "error-too-large")
        if not message.get("more_body", False):
            return b"".join(parts)


class Read:
    """Replays a body that has been read already."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self.body: bytes | None = body
        self.receive = receive

    async def __call__(self) -> Message:
        if self.body is None:
            return await self.receive()
        body, self.body = self.body, None
        return {"type": "http.request", "body": body, "more_body": False}


class Answer:
    """Adds the headers that every answer carries."""

    def __init__(self, send: Send, policy: str) -> None:
        self.raw_send = send
        self.policy = policy

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            headers["Content-Security-Policy"] = self.policy
            headers.setdefault("Cache-Control", "no-store")
        await self.raw_send(message)

    async def refuse(self, problem: Problem) -> None:
        body = json.dumps(problem.body()).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if problem.status == HTTPStatus.REQUEST_TIMEOUT:
            headers.append((b"connection", b"close"))
        await self.send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await self.raw_send({"type": "http.response.body", "body": body})
