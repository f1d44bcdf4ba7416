"""Common random numbers: one stream of luck for each place in the rules where luck is drawn.

On a single stream one roll more shifts every later roll. Here the third roll for initiative is the same in
two lines of play, whatever was fired in between. So their difference is due to the decisions, not to other
dice. The random numbers of the rollout policy are paired in the same way.

Reference: P. Glasserman and D. D. Yao (1992), Some Guidelines and Guarantees for Common Random Numbers.
"""

from __future__ import annotations

import zlib
from functools import lru_cache

from admiralty.core.flow import Frame
from admiralty.core.luck import Seeded, Tape
from admiralty.core.state import State


class PairedTape(Tape):
    """The tape of a state `s`: the frame on top of its stack names the stream."""

    def __init__(self, seed: int, s: State) -> None:
        super().__init__()
        self.seed: int = seed
        self.s: State = s
        self.streams: dict[tuple[type[Frame], int], Seeded] = {}

    def pick(self, n: int) -> int:
        s = self.s
        place = (type(s.stack[-1]), s.at[-1])
        stream = self.streams.get(place)
        if stream is None:
            a, b = stream_start(self.seed, place[0].__qualname__, place[1])
            stream = self.streams[place] = Seeded(0, a, b)
        return stream.pick(n)

    def clone(self) -> Tape:
        c = PairedTape(self.seed, self.s)
        for place, stream in self.streams.items():
            c.streams[place] = Seeded(0, stream.a, stream.b)
        return c


@lru_cache(maxsize=4096)  # all lines of a search draw from the same streams
def stream_start(seed: int, frame: str, at: int) -> tuple[int, int]:
    stream = Seeded(((seed << 32) + zlib.crc32(frame.encode()) << 8) + at)
    return stream.a, stream.b


def rebind(s: State) -> None:
    """After a copy: the tape of `s` reads the stack of `s`, not that of the original."""
    if isinstance(s.tape, PairedTape):
        s.tape.s = s
