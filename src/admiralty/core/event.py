"""Events: what happened, as data. Methods of the state make them; Fluent files put them into words."""

from __future__ import annotations

from typing import Final, NamedTuple

EVERYONE: Final = -1


class Kind(NamedTuple):
    """A kind of event or prompt: the clause it carries out and what its numbers mean.

    A parameter is `name:kind` or, when both are the same word, just `kind`; `kind*` is a list.
    """

    clause: str
    params: tuple[str, ...] = ()

    def pairs(self) -> list[tuple[str, str]]:
        """Each parameter as (name, kind)."""
        out: list[tuple[str, str]] = []
        for param in self.params:
            name, _, kind = param.partition(":")
            out.append((name.rstrip("*"), kind or name))
        return out


class Event(NamedTuple):
    """One thing that happened. `audience` is a bit mask of seats; it is negative if spectators hear it too.

    EVERYONE has all bits; `~(1 << seat)` is everyone but that seat.
    """

    kind: str
    audience: int
    args: tuple[int | tuple[int, ...], ...] = ()

    def is_heard_by(self, seat: int) -> bool:
        """Seat -1 is a spectator."""
        return bool(self.audience >> seat & 1) if seat >= 0 else self.audience < 0
