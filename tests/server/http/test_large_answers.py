"""Long records and logs are put together and compressed in threads, not on the event loop."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from admiralty.server.http import large_answers
from admiralty.server.rooms import history
from admiralty.server.wire.messages import ENCODER
from tests.server.harness import Server

ON_SQLITE_ONLY = True


def noting(threads: list[int | None], work: Callable[..., Any]) -> Callable[..., Any]:
    def noted(*args: Any) -> Any:
        threads.append(threading.get_ident())
        return work(*args)

    return noted


def test_a_record_is_written_and_compressed_in_a_thread(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The export of 12,000 entries held the event loop for 55 ms, as often as somebody asked."""
    writing: list[int | None] = []
    zipping: list[int | None] = []
    ann = server.person()
    table = ann.table()
    plain = ann.http.get(f"/api/tables/{table}/export", headers={"Accept-Encoding": "identity"})
    monkeypatch.setattr(large_answers, "LARGE_BYTES", 10)
    encode = noting(writing, ENCODER.encode)
    monkeypatch.setattr(history, "ENCODER", SimpleNamespace(encode=encode))
    monkeypatch.setattr(gzip, "compress", noting(zipping, gzip.compress))
    zipped = ann.http.get(f"/api/tables/{table}/export")
    assert "Content-Encoding" not in plain.headers
    assert zipped.headers["Content-Encoding"] == "gzip"
    assert zipped.text == plain.text
    assert zipped.headers["Content-Disposition"] == plain.headers["Content-Disposition"]
    assert writing
    assert zipping
    assert server.thread.ident not in {*writing, *zipping}


def test_a_log_is_compressed_in_a_thread(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    zipping: list[int | None] = []
    ann = server.person()
    table = ann.table()
    plain = ann.get(f"/api/tables/{table}/log")
    monkeypatch.setattr(large_answers, "LARGE_BYTES", 10)
    monkeypatch.setattr(gzip, "compress", noting(zipping, gzip.compress))
    assert ann.get(f"/api/tables/{table}/log") == plain
    assert zipping
    assert server.thread.ident not in zipping
