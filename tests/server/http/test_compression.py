"""Sockets are compressed, with a window that holds a whole state."""

from __future__ import annotations

import gc

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate

from admiralty.server.http.compression import WINDOW_BITS
from tests.server.harness import Server, wait_until

ON_SQLITE_ONLY = True

AS_BROWSERS = ClientPerMessageDeflateFactory(client_max_window_bits=True)


def test_a_browser_gets_a_window_for_the_state_before(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table("port-arthur"), compression=None, extensions=[AS_BROWSERS]) as wire:
        assert wire.socket.response is not None
        agreed = wire.socket.response.headers["Sec-WebSocket-Extensions"]
        assert f"server_max_window_bits={WINDOW_BITS}" in agreed
        assert len(str(wire.expect("state"))) < 2**WINDOW_BITS
        wire.play("sail mikasa tsushima")


def test_a_client_without_compression_plays_too(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table("port-arthur"), compression=None) as wire:
        assert wire.socket.response is not None
        assert "Sec-WebSocket-Extensions" not in wire.socket.response.headers
        wire.play("sail mikasa tsushima")


def compressors() -> int:
    """How many there are on the server's side."""
    found = [each for each in gc.get_objects() if type(each) is PerMessageDeflate]
    return sum(each.local_max_window_bits == WINDOW_BITS for each in found)


def test_a_closed_socket_gives_its_memory_back_at_once(server: Server) -> None:
    """The garbage collector runs seldom: a million malformed frames, which close a socket now and then, left
    40 MB behind.
    """
    ann = server.person()
    table = ann.table()
    gc.collect()
    gc.freeze()  # what is there already is not counted, which would take long
    gc.disable()
    assert compressors() == 0
    try:
        for _ in range(3):
            with ann.at(table, compression=None, extensions=[AS_BROWSERS]) as wire:
                wire.expect("state")
                assert compressors() > 0
        wait_until(lambda: compressors() == 0)
    finally:
        gc.unfreeze()
        gc.enable()
