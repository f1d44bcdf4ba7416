"""Maps that owners draw: what a game with a map of tiles offers to an editor."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

Faults = list[tuple[str, dict[str, str | int]]]


@runtime_checkable
class Charted(Protocol):
    """A game that takes maps of its owners as data files.

    A fault is the name of a message, `map-fault-NAME` in the words of the game, and what fills it in.
    """

    def map_faults(self, text: str) -> Faults: ...

    def make_map(self, seed: int, wanted: dict[str, int]) -> str: ...
