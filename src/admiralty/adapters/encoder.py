"""What a seat sees as an array: the numbers of the game's layout, each divided by its scale.

The game declares the layout (`kit.observation`); `admiralty encode GAME --schema` prints it.
"""

from __future__ import annotations

from struct import pack

import numpy as np
from numpy.typing import NDArray

from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.kit.fields import Field
from admiralty.kit.observation import Observations

Floats = NDArray[np.float32]
Bits = NDArray[np.int8]
Parts = list[tuple[int, list[int]]]
"""Numbers that stand together, from some place on; all others are 0."""


class Encoder:
    """Fills arrays. `low` and `high` are the range of each number, `names` says what it is."""

    def __init__(self, game: Game) -> None:
        self.made = game.require(Observations).make()
        self.fields: list[Field] = self.made.fields
        self.size: int = self.made.size
        self.names: list[str] = self.made.names()
        scale = self.each([field.scale for field in self.fields])
        self.inverse: Floats = (1 / scale).astype(np.float32)
        self.low: Floats = self.each([field.low for field in self.fields]) * self.inverse
        self.high: Floats = self.each([field.high for field in self.fields]) * self.inverse
        self.format: str = f"{self.size}i"

    def each(self, values: list[int]) -> Floats:
        """The value of each field, repeated for each of its numbers."""
        return np.repeat(np.array(values, np.float32), [field.size for field in self.fields])

    def encode(self, s: State, seat: int) -> Floats:
        out: Floats = np.empty(self.size, np.float32)
        self.write(s, seat, out)
        return out

    def write(self, s: State, seat: int, out: Floats) -> None:
        """Fill an array of the caller."""
        self.fill(self.made.parts(s, seat), out)

    def fill(self, parts: Parts, out: Floats) -> None:
        if len(parts) == 1:
            # Packing is three times as fast as numpy.array.
            out[:] = np.frombuffer(pack(self.format, *parts[0][1]), np.int32)
            out *= self.inverse
            return
        out[:] = 0
        for at, numbers in parts:
            end = at + len(numbers)
            np.multiply(np.array(numbers, np.int32), self.inverse[at:end], out[at:end], dtype=np.float32)

    def fill_rows(self, rows: list[Parts], out: Floats) -> None:
        """The same for the parts of several states, a row for each: all at once where each is whole."""
        if any(len(parts) != 1 for parts in rows):
            for parts, row in zip(rows, out, strict=True):
                self.fill(parts, row)
            return
        whole = b"".join([pack(self.format, *parts[0][1]) for parts in rows])
        numbers = np.frombuffer(whole, np.int32).reshape(out.shape)
        np.multiply(numbers, self.inverse, out, dtype=np.float32)
