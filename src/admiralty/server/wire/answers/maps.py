"""Map files."""

from __future__ import annotations

from admiralty.server.wire.base import Answer


class MapFault(Answer):
    """What is wrong: a message `map-fault-...` of the game, and what fills it in."""

    fault: str
    args: dict[str, str | int]


class MapText(Answer):
    """A map file."""

    text: str
