"""Answers of megabytes: put together and compressed in a thread, not on the event loop."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Final

from fastapi import Request, Response

from admiralty.server.accounts.access import Person
from admiralty.server.rooms.history import COMPRESSION
from admiralty.server.rooms.rooms import Rooms

LARGE_BYTES: Final = 32 * 1024  # less is compressed on the way out, like every answer


async def large(
    request: Request, rooms: Rooms, asking: Person, make: Callable[[], bytes], media_type: str
) -> Response:
    """What `make` gives, compressed if the client takes it so."""
    is_zipped = "gzip" in request.headers.get("accept-encoding", "")

    def work() -> tuple[bytes, dict[str, str]]:
        body = make()
        if not is_zipped or len(body) < LARGE_BYTES:
            return body, {}
        return gzip.compress(body, COMPRESSION), {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}

    body, headers = await rooms.in_thread(asking.id, work)
    return Response(body, media_type=media_type, headers=headers)
