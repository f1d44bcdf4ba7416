"""The server's end of an HTTP connection, with time limits.

uvicorn waits for ever for an unfinished request or for a client that does not read, and accepts any number of
headers.
"""

from __future__ import annotations

import asyncio
import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from admiralty.server.http.admission import admission_of
from admiralty.show.text import Book

SECONDS_TO_REFUSE: Final = 2.0
MAX_REFUSALS: Final = 50  # refused connections that may still read the answer; more are cut off at once
HEADERS_TOO_LARGE: Final = "error-headers-too-large"
STATUS_LINES: Final = {
    431: b"HTTP/1.1 431 Request Header Fields Too Large",
    503: b"HTTP/1.1 503 Service Unavailable",
}


@lru_cache
def sentence(error: str) -> str:
    return Book(Path(__file__).parents[1], "en").format(error, "", {})


def refusal(status: int, error: str, is_api: bool) -> bytes:
    """An answer built by hand: the name of the message for the page, a sentence for people."""
    body = (json.dumps({"error": error, "args": {}}) if is_api else sentence(error) + "\n").encode()
    kind = b"application/json" if is_api else b"text/plain; charset=utf-8"
    lines = [
        STATUS_LINES[status],
        b"content-type: " + kind,
        b"content-length: " + str(len(body)).encode(),
        b"retry-after: 5",
        b"connection: close",
        b"",
        body,
    ]
    return b"\r\n".join(lines)


class HttpProtocol(HttpToolsProtocol):
    refusing = 0  # refused connections that may still read the answer, of all servers of this process

    def __init__(self, config: Config, **others: Any) -> None:
        super().__init__(config, **others)
        self.admission = admission_of(config)
        self.limits = self.admission.settings
        self.refused = ""
        self.receiving: asyncio.TimerHandle | None = None  # until a request's head must be there
        self.sending: asyncio.TimerHandle | None = None  # until the client must have read something
        self.has_head = False  # of the request that is coming
        self.heads = 0  # of all requests so far
        self.url = b""
        self.begun = 0  # bytes of a head that is not complete
        self.head_size = 0
        self.is_too_large = False

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        self.refused = self.admit(transport)
        if not self.refused:
            self.await_head()
            return
        HttpProtocol.refusing += 1
        if HttpProtocol.refusing > MAX_REFUSALS:
            transport.abort()
        else:
            self.receiving = self.loop.call_later(SECONDS_TO_REFUSE, self.refuse, b"")

    def admit(self, transport: asyncio.Transport) -> str:
        return self.admission.enter(transport, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        if self.refused:
            HttpProtocol.refusing -= 1
        self.stop_waiting()
        self.resume_writing()
        self.admission.leave(self.transport)
        super().connection_lost(exc)

    def refuse(self, data: bytes) -> None:
        """Answer what was asked, so that the client can read it, and close."""
        if not self.transport.is_closing():
            self.transport.write(refusal(503, self.refused, is_for_api(data)))
            self.transport.close()

    # A request's head

    def await_head(self) -> None:
        if self.receiving is None:
            self.receiving = self.loop.call_later(self.limits.header_seconds, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.receiving is not None:
            self.receiving.cancel()
            self.receiving = None

    def data_received(self, data: bytes) -> None:
        if self.refused:
            self.refuse(data)
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            self.await_head()
        heads = self.heads
        is_head = not self.has_head
        super().data_received(data)
        if is_head and self.heads == heads and not self.transport.is_closing():
            self.begun += len(data)
            if self.begun > self.limits.header_bytes:
                self.is_too_large = True
                self.send_400_response("")

    def on_message_begin(self) -> None:
        self.begun = self.head_size = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self.measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.has_head:
            return  # after a body in pieces: nobody here wants such headers
        self.measure(len(name) + len(value))
        super().on_header(name, value)

    def measure(self, size: int) -> None:
        self.head_size += size
        is_fine = self.head_size <= self.limits.header_bytes and len(self.headers) < self.limits.header_count
        if not is_fine:
            self.is_too_large = True
            raise ValueError("the head of this request is too large")

    def on_headers_complete(self) -> None:
        self.has_head = True
        self.heads += 1
        self.stop_waiting()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.has_head = False

    def send_400_response(self, msg: str) -> None:
        if not self.is_too_large:
            super().send_400_response(msg)
        elif not self.transport.is_closing():
            is_api = bool(self.url) and self.url.startswith(b"/api/")
            self.transport.write(refusal(431, HEADERS_TOO_LARGE, is_api))
            self.transport.close()

    # What the client does not read

    def pause_writing(self) -> None:
        super().pause_writing()
        self.sending = self.loop.call_later(self.limits.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.sending is not None:
            self.sending.cancel()
            self.sending = None


def is_for_api(data: bytes) -> bool:
    return b" /api/" in data[:16]
