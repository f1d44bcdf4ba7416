"""Luck that two lines of play can share, though they do not draw the same number of outcomes.

On a common tape a single roll more shifts all that follow. Here every kind of draw has a tape of its own: the
third roll for the order of a cycle is the same on both lines, whatever was fired in between. So what differs
in the end is due to what was decided, not to other dice. Minds that break ties are coupled in the same way.
"""

from __future__ import annotations

import zlib

from admiralty.core.flow import Frame
from admiralty.core.luck import Seeded, Tape
from admiralty.core.state import State


class Coupled(Tape):
    """The tape of a state `s`; whoever goes on with a copy of that binds it."""

    def __init__(self, seed: int, s: State) -> None:
        super().__init__()
        self.seed: int = seed
        self.s: State = s
        self.tapes: dict[tuple[type[Frame], int], Seeded] = {}

    def pick(self, n: int) -> int:
        s = self.s
        kind = (type(s.stack[-1]), s.at[-1])
        tape = self.tapes.get(kind)
        if tape is None:
            name = zlib.crc32(kind[0].__qualname__.encode())
            tape = self.tapes[kind] = Seeded(((self.seed << 32) + name << 8) + kind[1])
        return tape.pick(n)

    def clone(self) -> Tape:
        c = Coupled(self.seed, self.s)
        for kind, tape in self.tapes.items():
            c.tapes[kind] = Seeded(0, tape.a, tape.b)
        return c


def bind(s: State) -> None:
    """From now on the tape of `s` looks at `s`, not at the state it was copied from."""
    if isinstance(s.tape, Coupled):
        s.tape.s = s
