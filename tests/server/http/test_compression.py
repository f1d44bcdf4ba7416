"""Sockets are compressed, each message by itself."""

from __future__ import annotations

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from admiralty.server.http.compression import SMALL, CompressionFactory
from tests.server.harness import Server

ON_SQLITE_ONLY = True

AS_BROWSERS = ClientPerMessageDeflateFactory(client_max_window_bits=True)


def test_nothing_is_kept_from_one_message_to_the_next(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table("port-arthur"), compression=None, extensions=[AS_BROWSERS]) as wire:
        assert wire.socket.response is not None
        agreed = wire.socket.response.headers["Sec-WebSocket-Extensions"]
        assert {"server_no_context_takeover", "client_no_context_takeover"} < {*agreed.split("; ")}
        wire.play("sail mikasa tsushima")
    _, made = CompressionFactory().process_request_params([], [])
    assert not hasattr(made, "encoder")
    assert not hasattr(made, "decoder")


def test_only_large_messages_are_compressed() -> None:
    _, made = CompressionFactory().process_request_params([], [])
    small = Frame(Opcode.TEXT, b"a" * (SMALL - 1))
    large = Frame(Opcode.TEXT, b"a" * SMALL)
    assert made.encode(small) is small
    assert made.decode(made.encode(large)).data == large.data
    assert len(made.encode(large).data) < SMALL


def test_a_client_without_compression_plays_too(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table("port-arthur"), compression=None) as wire:
        assert wire.socket.response is not None
        assert "Sec-WebSocket-Extensions" not in wire.socket.response.headers
        wire.play("sail mikasa tsushima")
