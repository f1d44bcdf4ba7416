"""Requests to addresses that strangers have given."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from admiralty.server.notify import outgoing
from admiralty.server.notify.outgoing import Answer, BadAddress
from tests.server.sinks import WebSink


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://example.org:8443/hook",
        "https://user:word@example.org/hook",
        "https:///hook",
        "ftp://example.org/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://[::ffff:127.0.0.1]/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://10.0.0.1/hook",
        "https://example.org/ho ok",
        "https://example.org/\r\nHost: other",
        "https://example.org:99999/",
        "https://[bad/",
        "https://example.org/" + "x" * 1000,
    ],
)
def test_an_address_that_is_not_public_or_not_https_is_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        outgoing.check(url, ())


def test_a_name_that_leads_into_the_house_is_refused_before_anything_is_sent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def found(*_: Any, **__: Any) -> list[Any]:
        """One address is public, the other is not."""
        return [(socket.AF_INET, 0, 0, "", (host, 443)) for host in ("93.184.216.34", "192.168.1.1")]

    async def never(*_: Any, **__: Any) -> None:
        raise AssertionError("a connection was opened")

    async def run() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found, raising=False)
        monkeypatch.setattr(asyncio, "open_connection", never)
        await outgoing.post("https://hooks.example.org/hook", b"{}", {}, ())

    with pytest.raises(BadAddress, match="not public"):
        asyncio.run(run())


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[Any, ...]] = []

    async def found(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, 0, 0, "", ("93.184.216.34", 443))]

    async def connect(*args: Any, **options: Any) -> None:
        opened.append((*args, options["server_hostname"]))
        raise ConnectionRefusedError

    async def run() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found, raising=False)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        await outgoing.post("https://hooks.example.org/hook", b"{}", {}, ())

    with pytest.raises(ConnectionRefusedError):
        asyncio.run(run())
    assert opened == [("93.184.216.34", 443, "hooks.example.org")]


def test_hosts_that_the_operator_names_are_reached() -> None:
    sink = WebSink()
    try:
        sent = asyncio.run(outgoing.post(f"{sink.url}/hook?a=b", b"{}", {"X-Word": "yes"}, (sink.host,)))
        sink.answers = [302]
        redirected = asyncio.run(outgoing.post(f"{sink.url}/hook", b"{}", {}, (sink.host,)))
    finally:
        sink.close()
    assert (sent, redirected) == (Answer(201), Answer(302))
    (posted,) = sink.posted
    assert (posted.path, posted.body, posted.headers["X-Word"]) == ("/hook?a=b", b"{}", "yes")
