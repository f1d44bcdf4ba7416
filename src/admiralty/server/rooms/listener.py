"""One open socket as its room sees it: what it may see, and what waits to be sent."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from msgspec import Struct

from admiralty.server.games.steps import Numbering
from admiralty.server.wire.messages import encode
from admiralty.server.wire.table_state import State

LONGEST_QUEUE: Final = 1000
NOT_YOURS: Final = 4403
PACE: Final = 0.25  # seconds between states for those who need not decide


class Listener:
    """Small messages queue up; of states only the newest is sent, so a slow client falls no further behind.

    `looks` is the seat whose view it gets ("" for a spectator's); `keep` is how many lines of that seat's log
    it has and may keep. `session` is the session it was opened with, which `expires`. If it
    `takes_changes`, only its first state is whole; `shown` is the viewer and the state it has, `changes` how
    many led there.
    """

    def __init__(
        self, player: str, name: str, looks: str, session: str, expires: int, takes_changes: bool = False
    ) -> None:
        self.player = player
        self.name = name
        self.looks = looks
        self.session = session
        self.expires = expires
        self.takes_changes = takes_changes
        self.shown: tuple[str, State] | None = None
        self.changes = 0
        self.keep = 0
        self.numbering: Numbering | None = None  # of the lines it has
        self.queue: list[bytes] = []
        self.wake = asyncio.Event()
        self.is_behind = True
        self.is_overrun = False
        self.close_code = 0  # set when the server hangs up: from then on nothing is told or obeyed
        self.is_held = False  # its own command is being carried out: everything is sent after that
        self.told_at = 0.0
        self.timer: asyncio.TimerHandle | None = None

    def send(self, message: Struct) -> None:
        self.push(encode(message))

    def push(self, line: bytes) -> None:
        """Queue a message that was encoded before."""
        if len(self.queue) >= LONGEST_QUEUE:
            self.is_overrun = True
        else:
            self.queue.append(line)
        self.rouse()

    def rouse(self) -> None:
        if not self.is_held:
            self.wake.set()

    def refresh(self) -> None:
        """Send a new state."""
        self.is_behind = True
        self.rouse()

    def refresh_soon(self) -> None:
        """Send a new state, but not one for every step of somebody else's quick turn."""
        self.is_behind = True
        rest = self.told_at + PACE - time.monotonic()
        if rest <= 0:
            self.rouse()
        elif self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(rest, self.stop_resting)

    def resume(self) -> None:
        """Nothing new; but a state that is due may have waited for this moment."""
        if self.is_behind and self.timer is None:
            self.rouse()

    def stop_resting(self) -> None:
        self.timer = None
        self.rouse()

    def close(self, code: int) -> None:
        """Hang up; the first reason counts."""
        self.close_code = self.close_code or code
        self.wake.set()

    def dismiss(self) -> None:
        """The player may not even watch any more."""
        self.close(NOT_YOURS)

    def start_over(self) -> None:
        """Send a whole state with the whole log."""
        self.forget()
        self.refresh()

    def forget(self) -> None:
        """What it has is worth nothing any more."""
        self.keep, self.shown = 0, None

    def look(self, seat: str) -> None:
        self.looks = seat
        self.start_over()
