"""Where a server can be reached, and how it shares the interpreter among its threads."""

from __future__ import annotations

import gc
import sys

import pytest
import uvicorn

from admiralty.server import run
from admiralty.server.run import address, listen, network_address
from admiralty.server.settings import Settings


def test_a_server_for_this_machine_tells_no_address_to_others() -> None:
    with listen("127.0.0.1", 0) as sock:
        assert address(sock) == f"http://127.0.0.1:{sock.getsockname()[1]}"
        assert network_address(sock) == ""


def test_a_server_for_all_tells_the_address_on_the_network_if_there_is_one() -> None:
    with listen("0.0.0.0", 0) as sock:
        port = sock.getsockname()[1]
        assert address(sock) == f"http://127.0.0.1:{port}"
        outside = network_address(sock)
        assert outside == "" or (outside.endswith(f":{port}") and "0.0.0.0" not in outside)


def test_no_thread_keeps_the_interpreter_lock_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a long record was replayed in a thread, every step of a move waited up to 5 ms for the lock."""
    seen: list[float] = []

    class Uvicorn:
        started = True

        def __init__(self, config: object) -> None:
            pass

        def run(self, sockets: object) -> None:
            seen.append(sys.getswitchinterval())

    monkeypatch.setattr(uvicorn, "Server", Uvicorn)
    monkeypatch.setattr(run, "collect_seldom", lambda: None)
    before = sys.getswitchinterval()
    try:
        with listen("127.0.0.1", 0) as sock:
            run.serve(Settings(database="unused.db"), sock)
    finally:
        sys.setswitchinterval(before)
    assert seen == [pytest.approx(run.SWITCH_SECONDS)]
    assert seen[0] < before


def test_the_garbage_collector_never_looks_at_many_young_objects_at_once() -> None:
    """It blocked everybody for 30 ms now and then while somebody asked for lists of tables."""
    before = gc.get_threshold()
    try:
        run.collect_seldom()
        young, middle, old = gc.get_threshold()
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
    assert young <= 2_000
    assert young * middle <= 10_000
    assert young * middle * old >= 50_000_000, "old objects are looked at seldom"
