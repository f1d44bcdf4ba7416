"""Plans under way: what a bot drafts at one step is good at the next, too, if all goes as foreseen."""

from __future__ import annotations

from typing import NamedTuple

from admiralty.bots.horizon import Landmark
from admiralty.bots.tree import Found, Way
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from admiralty.core.state import State


class Draft(NamedTuple):
    """A plan, and what the position is worth when luck is drawn for the first time."""

    worth: float
    way: Way


class Notes:
    """A plan under way: drafts that go on from where their bot is, how many tempers they took, the luck they
    meet, where walks end, and what tries were worth.
    """

    def __init__(self) -> None:
        self.begin(0)

    def begin(self, luck: int) -> None:
        self.luck = luck
        self.drafts: list[Draft] = []
        self.tried = 0
        self.chosen: Way = ()
        self.landmark: Landmark | None = None
        self.found: Found = {}
        self.foreseen = ""

    def turn_to(self, s: State, luck: int) -> None:
        """Begin anew unless the position is the one foreseen."""
        if not self.drafts or digest(s) != self.foreseen:
            self.begin(luck)

    def step(self, s: State, seat: int, way: Way) -> None:
        """The seat goes a way: keep what else goes on from its first step."""
        a = way[0]
        self.drafts = [draft._replace(way=draft.way[1:]) for draft in self.drafts if goes_on(draft.way, a)]
        self.found = {way[1:]: values for way, values in self.found.items() if goes_on(way, a)}
        self.chosen = way[1:]
        c = s.clone()
        c.tape = Seeded(0)
        flow.apply(c, seat, a)
        self.foreseen = digest(c)

    def temper(self) -> int:
        """The number of one not tried before."""
        self.tried += 1
        return self.tried


def goes_on(way: Way, a: Action) -> bool:
    return way[0] == a and len(way) > 1
