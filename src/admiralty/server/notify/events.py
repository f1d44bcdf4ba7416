"""What people are told of. An event has a key of its own: it is sent once to each place where somebody
reads.

It says in which game something waits and who is meant, never anything of a position.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from admiralty.server.wire.base import NotifyChannel

CHANNELS: Final[tuple[NotifyChannel, ...]] = ("push", "mail", "webhook")
TEST: Final = "test"
CONFIRM: Final = "confirm"
RESET: Final = "reset"
"""A forgotten password: a mail of its own with a link, which is made when it is sent."""
PASSING: Final = ("turn", "clock")
"""Kinds that are not sent any more once the seat has decided."""


@dataclass(frozen=True)
class Event:
    """`key` is what makes it this event and no other; `due` is when to tell it, 0 is at once."""

    kind: str
    key: str
    player: str
    game: str
    table: str
    seat: str = ""
    due: int = 0
    args: Mapping[str, str] = field(default_factory=dict)

    def row_id(self, channel: str, target: str) -> str:
        """The same event on the same way has the same row."""
        parts = (self.kind, self.key, self.player, channel, target)
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]
