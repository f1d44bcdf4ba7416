"""Open sockets by the session they were opened with: they close when it ends."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from admiralty.server.rooms.listener import Listener

NO_SESSION: Final = 4401  # the page does not reconnect by itself
TRY_AGAIN: Final = 1013  # the page reconnects, with the session it has then
REMEMBERED_SECONDS: Final = 600.0  # longer than any socket takes from its handshake to the table


class OpenSockets:
    """Sessions are named by the hash of their token. `ended` are recently ended ones: a socket that was being
    opened meanwhile is closed on arrival. Other workers are told by `publish`.
    """

    def __init__(self, publish: Callable[..., None]) -> None:
        self.publish = publish
        self.listeners: dict[str, set[Listener]] = {}
        self.ended: dict[str, tuple[float, int]] = {}  # when, and the code that says so

    def add(self, listener: Listener) -> None:
        self.listeners.setdefault(listener.session, set()).add(listener)
        if listener.session in self.ended:
            listener.close(self.ended[listener.session][1])

    def remove(self, listener: Listener) -> None:
        others = self.listeners.get(listener.session, set())
        others.discard(listener)
        if not others:
            self.listeners.pop(listener.session, None)

    def end(self, session: str, code: int = NO_SESSION) -> None:
        """A session is over: close its sockets."""
        self.publish("ended", session=session, code=code)
        self.close(session, code)

    def close(self, session: str, code: int) -> None:
        """Its sockets here."""
        now = time.monotonic()
        self.ended = {each: end for each, end in self.ended.items() if end[0] > now - REMEMBERED_SECONDS}
        self.ended[session] = now, code
        for listener in self.listeners.get(session, set()):
            listener.close(code)

    def carry_over(self, old: str, new: str, expires: int) -> None:
        """The same person continues with a new session."""
        self.publish("carried", old=old, new=new, expires=expires)
        self.move(old, new, expires)

    def move(self, old: str, new: str, expires: int) -> None:
        """The sockets here."""
        for listener in list(self.listeners.get(old, set())):
            self.remove(listener)
            listener.session, listener.expires = new, expires
            self.add(listener)
        self.close(old, TRY_AGAIN)

    def expire(self, now: int) -> None:
        """Close the sockets of sessions that have expired."""
        for listeners in self.listeners.values():
            for listener in listeners:
                if listener.expires <= now:
                    listener.close(NO_SESSION)
