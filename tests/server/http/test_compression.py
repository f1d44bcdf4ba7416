"""Sockets are compressed, with a window that holds a whole state."""

from __future__ import annotations

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from admiralty.server.http.compression import WINDOW_BITS
from tests.server.harness import Server

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
