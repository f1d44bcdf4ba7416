"""One open socket's side towards its room: what it may see, what waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from admiralty.server.messages import encode

if TYPE_CHECKING:
    from admiralty.server.room import Room

LONGEST_QUEUE: Final = 1000


class Listener:
    """Small messages queue up; of states only the newest is ever sent, so a slow client falls no further
    behind.

    `looks` is the seat through whose eyes it sees ("" a spectator's); `keep` is how many lines of that seat's
    log it has and may keep.
    """

    def __init__(self, player: str, name: str, looks: str) -> None:
        self.player = player
        self.name = name
        self.looks = looks
        self.keep = 0
        self.queue: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.is_behind = True
        self.is_overrun = False
        self.is_held = False  # its own command is being carried out: everything is sent after that

    def send(self, message: Struct) -> None:
        if len(self.queue) >= LONGEST_QUEUE:
            self.is_overrun = True
        else:
            self.queue.append(encode(message))
        self.rouse()

    def rouse(self) -> None:
        if not self.is_held:
            self.wake.set()

    def refresh(self) -> None:
        """Owe it a new state."""
        self.is_behind = True
        self.rouse()

    def start_over(self) -> None:
        """The next state carries the whole log."""
        self.keep = 0
        self.refresh()

    def look(self, seat: str) -> None:
        self.looks = seat
        self.start_over()

    def next(self, room: Room) -> bytes | None:
        """What to send now. A state waits while the room is writing something that may yet fail."""
        if self.queue:
            return self.queue.popleft()
        if self.is_behind and room.is_certain:
            self.is_behind = False
            return room.state_for(self)
        return None
