"""The server's end of a socket, with compression tuned to what goes over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from admiralty.server.http.admission import admission_of

SMALL: Final = 1024  # bytes of a message that goes as it is: most changes of a state, in one packet
WINDOW_BITS: Final = 14  # 16 KB: a whole state has 5 to 9
SECONDS_TO_CLOSE: Final = 1.0
SETTINGS: Final = {"level": 4, "memLevel": 4}  # measured: the fastest that still finds nearly everything


class Compression(PerMessageDeflate):
    """Only large messages are worth it."""

    def encode(self, frame: Frame) -> Frame:
        return frame if frame.fin and len(frame.data) < SMALL else super().encode(frame)


class CompressionFactory(ServerPerMessageDeflateFactory):
    """Every message is compressed by itself: a state that is told by its changes is not repeated, and an open
    socket keeps no window (70 KB of memory).
    """

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            compress_settings=SETTINGS,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Compression]:
        agreed, made = super().process_request_params(params, accepted_extensions)
        return agreed, Compression(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
            made.compress_settings,
        )


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, config: Config, **others: Any) -> None:
        super().__init__(config, **others)
        self.admission = admission_of(config)
        self.conn.available_extensions = [CompressionFactory()]

    def connection_lost(self, exc: Exception | None) -> None:
        self.admission.leave(self.transport)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """uvicorn only closes then, and that waits until the client has read everything: it may never."""
        super().keepalive_timeout()
        self.loop.call_later(SECONDS_TO_CLOSE, self.transport.abort)
