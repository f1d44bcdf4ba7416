"""What every game's state has: luck, the stack of frames, the result, and a listener."""

from __future__ import annotations

from typing import ClassVar, Final

from admiralty.compiler import mypyc_attr
from admiralty.core.event import EVERYONE, Event
from admiralty.core.flow import Frame
from admiralty.core.luck import Tape

SHARED: Final = ("tape", "stack", "at", "result", "ending", "events", "cuts")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game adds flat lists of integers, a hand-written `clone`, queries, and the verbs that change it.

    `parts` names the game's own attributes that make up a position. `cuts` counts the moments that nobody may
    undo: luck drawn, a secret told, a phase over. `remembered` names parts that the view no longer shows
    although everybody saw them change, such as a pile of discards.
    """

    parts: ClassVar[tuple[str, ...]] = ()
    remembered: ClassVar[tuple[str, ...]] = ()

    def __init__(self, tape: Tape) -> None:
        self.tape: Tape = tape
        self.stack: list[Frame] = []
        self.at: list[int] = []
        self.result: tuple[int, ...] = ()
        self.ending: str = ""
        self.events: list[Event] | None = None
        self.cuts: int = 0

    def clone(self) -> State:
        raise NotImplementedError

    def carry(self, c: State) -> None:
        """Copy what every state has. A copy has no listener."""
        for frame in self.stack:
            c.stack.append(frame.clone())
        c.at += self.at
        c.result = self.result
        c.ending = self.ending
        c.cuts = self.cuts

    def numbers(self) -> list[object]:
        """The parts as numbers and lists of them, for the hash."""
        return [getattr(self, part) for part in self.parts]

    def roll(self, faces: int, label: str = "") -> int:
        self.cuts += 1
        if self.events is not None:
            self.tape.drawn_from.append((label, faces) if label else faces)
        return self.tape.roll(faces, label)

    def draw(self, pile: list[int], label: str = "") -> int:
        self.cuts += 1
        if self.events is not None:
            self.tape.drawn_from.append((label, pile[:]) if label else pile[:])
        return self.tape.draw(pile, label)

    def cut(self) -> None:
        """Nothing before this moment can be undone."""
        self.cuts += 1

    def tell(self, kind: str, *args: int | tuple[int, ...]) -> None:
        """Everyone hears of it. Call only when somebody listens: `if s.events is not None`."""
        assert self.events is not None
        self.events.append(Event(kind, EVERYONE, args))

    def tell_only(self, audience: int, kind: str, *args: int | tuple[int, ...]) -> None:
        """Only the seats of the bit mask hear of it."""
        assert self.events is not None
        self.events.append(Event(kind, audience, args))

    def finish(self, result: tuple[int, ...], ending: str) -> None:
        """Set the result: what the game is worth to each seat. `ending` names the clause that ended it."""
        self.result = result
        self.ending = ending

    @property
    def is_over(self) -> bool:
        return not self.stack
