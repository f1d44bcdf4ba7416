"""Luck comes from a tape: seeded, scripted (at the end of the script it asks for outcomes) or keyed.

A tape deals outcomes as they are written on the dice and cards: a die of six gives 1 to 6, a draw gives an
item of the pile. Every outcome is kept in `drawn`, so that a record can be replayed without rolling again.

>>> tape = Scripted([3, 5])
>>> tape.roll(6), tape.roll(6), tape.drawn
(3, 5, [3, 5])
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, TypeAlias

from admiralty.compiler import i64

Source: TypeAlias = int | list[int] | tuple[str, int | list[int]]  # a die, a pile, or one with a label


class LuckNeeded(Exception):
    """The script is at its end: somebody must supply one of `outcomes` (repeated ones are likelier)."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(f"an outcome among {sorted(set(outcomes))} is needed")
        self.outcomes = outcomes


class ImpossibleLuck(ValueError):
    """A scripted outcome that the die or pile cannot give."""


class Tape:
    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.drawn_from: list[Source] = []  # while somebody listens

    def pick(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def branch(self, label: str) -> Tape:
        """A tape for one occasion: its luck depends on the secret and the label, not on earlier draws."""
        return self

    def roll(self, faces: int, label: str = "") -> int:
        value = (self.branch(label) if label else self).pick(faces) + 1
        self.drawn.append(value)
        return value

    def draw(self, pile: list[int], label: str = "") -> int:
        """One item of an unordered pile; the caller takes it out."""
        value = pile[(self.branch(label) if label else self).pick(len(pile))]
        self.drawn.append(value)
        return value

    def clone(self) -> Tape:
        raise NotImplementedError


# L'Ecuyer's combined generator: two products that machine integers hold for each number, period 2.3e18.
M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692


class Seeded(Tape):
    """The same seed gives the same luck everywhere."""

    def __init__(self, seed: int, a: int = 0, b: int = 0) -> None:
        """Start from a seed or, for a copy, from the state of another generator."""
        super().__init__()
        if not a:
            code = hashlib.sha256(str(seed).encode()).digest()
            a = int.from_bytes(code[:8], "big") % (M1 - 1) + 1
            b = int.from_bytes(code[8:16], "big") % (M2 - 1) + 1
        self.seed: int = seed
        self.a: i64 = a
        self.b: i64 = b

    def branch(self, label: str) -> Tape:
        return Seeded(int.from_bytes(hashlib.sha256(f"{self.seed}:{label}".encode()).digest(), "big"))

    def pick(self, n: int) -> int:
        a = self.a * A1 % M1
        b = self.b * A2 % M2
        self.a = a
        self.b = b
        return (a - b) % (M1 - 1) % n

    def clone(self) -> Tape:
        return Seeded(self.seed, self.a, self.b)


class Scripted(Tape):
    """Outcomes given in advance; at the end of the script it asks by raising LuckNeeded.

    If the true tape behind a record is known, it is drawn from too, and both must agree.
    """

    def __init__(self, outcomes: list[int], true: Tape | None = None) -> None:
        super().__init__()
        self.script: list[int] = outcomes
        self.next: int = 0
        self.true: Tape | None = true

    def deal(self, outcomes: list[int]) -> int:
        if self.next >= len(self.script):
            raise LuckNeeded(outcomes)
        value = self.script[self.next]
        if value not in outcomes:
            raise ImpossibleLuck(f"{value} is not among the outcomes {sorted(set(outcomes))}")
        self.next += 1
        self.drawn.append(value)
        return value

    def pick(self, n: int) -> int:
        raise NotImplementedError("a script deals outcomes, not picks")

    def roll(self, faces: int, label: str = "") -> int:
        value = self.deal(list(range(1, faces + 1)))
        return agreed(value, value if self.true is None else self.true.roll(faces, label))

    def draw(self, pile: list[int], label: str = "") -> int:
        value = self.deal(pile)
        return agreed(value, value if self.true is None else self.true.draw(pile, label))

    def clone(self) -> Tape:
        c = Scripted(self.script[:], self.true)
        c.next = self.next
        return c


def agreed(said: int, true: int) -> int:
    if said != true:
        raise ImpossibleLuck(f"the record says {said} where the dice gave {true}")
    return said


class Keyed(Tape):
    """Luck that anybody can check afterwards: outcome n comes from HMAC-SHA-256(key, game id or label, n)."""

    def __init__(self, key: bytes, game_id: str, counter: int = 0) -> None:
        super().__init__()
        self.key = key
        self.game_id = game_id
        self.counter: int = counter

    def pick(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n  # rejection keeps every outcome equally likely
        while True:
            message = f"{self.game_id}:{self.counter}".encode()
            self.counter += 1
            value = int.from_bytes(hmac.digest(self.key, message, "sha256")[:8], "big")
            if value < limit:
                return value % n

    def branch(self, label: str) -> Tape:
        return Keyed(self.key, f"{self.game_id}:{label}")

    def clone(self) -> Tape:
        return Keyed(self.key, self.game_id, self.counter)


def commitment(key: bytes) -> str:
    """A hash of the key, published before the first roll; the key follows when the game is over."""
    return hashlib.sha256(key).hexdigest()
