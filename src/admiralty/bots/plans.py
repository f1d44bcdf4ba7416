"""Plans under way: what a bot drafts at one step is good at the next, too, if all goes as foreseen."""

from __future__ import annotations

from typing import NamedTuple

from admiralty.bots.tree import Way
from admiralty.core import flow
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from admiralty.core.state import State


class Draft(NamedTuple):
    """A plan, and what the position is worth when luck is drawn for the first time."""

    worth: float
    way: Way


class Notes:
    """Drafts that go on from where their bot is, how many tempers they took, and the luck that ends them."""

    def __init__(self) -> None:
        self.drafts: list[Draft] = []
        self.chosen: Way = ()
        self.tried = 0
        self.luck = 0
        self.foreseen = ""

    def turn_to(self, s: State, luck: int) -> None:
        """Begin anew unless the position is the one foreseen."""
        if not self.drafts or digest(s) != self.foreseen:
            self.drafts = []
            self.chosen = ()
            self.tried = 0
            self.luck = luck

    def step(self, s: State, seat: int, way: Way) -> None:
        """The seat goes a way: keep what else goes on from its first step."""
        kept = [draft._replace(way=draft.way[1:]) for draft in self.drafts if draft.way[0] == way[0]]
        self.drafts = [draft for draft in kept if draft.way]
        self.chosen = way[1:]
        c = s.clone()
        c.tape = Seeded(0)
        flow.apply(c, seat, way[0])
        self.foreseen = digest(c)

    def temper(self) -> int:
        """The number of one not tried before."""
        self.tried += 1
        return self.tried
