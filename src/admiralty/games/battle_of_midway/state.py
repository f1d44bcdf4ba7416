"""The state of a game: flat lists by aircraft, side and card, queries, and methods that change them."""

from __future__ import annotations

from typing import ClassVar

from admiralty.core import state as core
from admiralty.core.luck import Tape
from admiralty.games.battle_of_midway.tables import NOWHERE, Tables


class State(core.State):
    """Where every aircraft and small tile is, the cards, the points, and the combat in progress.

    Cells are packed integers, NOWHERE for what is off the board. `hands` counts cards by side and kind, and
    `deck` is sorted by kind: what comes next is drawn by luck. Of a combat: `duel` the aircraft of each side,
    `attacker` the side, `plans` and `omitted` its tokens, `first` who moves first, `start` and `nose` where
    each aircraft stood before its tokens, and what cards have changed.
    """

    parts: ClassVar[tuple[str, ...]] = (
        "round", "holder", "points", "score", "cell", "heading", "marker", "tiles", "hands", "bank", "deck",
        "discard", "attacker", "duel", "plans", "omitted", "first", "start", "nose", "barrels", "veterans",
        "dodged",
    )  # fmt: skip

    def __init__(
        self,
        tape: Tape,
        t: Tables,
        cell: list[int],
        heading: list[int],
        marker: list[int],
        tiles: list[int],
        hands: list[int],
        bank: list[int],
        deck: list[int],
        discard: list[int],
        points: list[int],
        score: list[int],
        duel: list[int],
        plans: list[int],
        omitted: list[int],
        start: list[int],
        nose: list[int],
        barrels: list[int],
        veterans: list[int],
    ) -> None:
        super().__init__(tape)
        self.t: Tables = t
        self.cell: list[int] = cell
        self.heading: list[int] = heading
        self.marker: list[int] = marker
        self.tiles: list[int] = tiles
        self.hands: list[int] = hands
        self.bank: list[int] = bank
        self.deck: list[int] = deck
        self.discard: list[int] = discard
        self.round: int = 0
        self.holder: int = -1
        self.points: list[int] = points
        self.score: list[int] = score
        self.attacker: int = -1
        self.duel: list[int] = duel
        self.plans: list[int] = plans
        self.omitted: list[int] = omitted
        self.first: int = -1
        self.start: list[int] = start
        self.nose: list[int] = nose
        self.barrels: list[int] = barrels
        self.veterans: list[int] = veterans
        self.dodged: int = 0

    def clone(self) -> State:
        c = State(
            self.tape.clone(), self.t, self.cell[:], self.heading[:], self.marker[:], self.tiles[:],
            self.hands[:], self.bank[:], self.deck[:], self.discard[:], self.points[:], self.score[:],
            self.duel[:], self.plans[:], self.omitted[:], self.start[:], self.nose[:], self.barrels[:],
            self.veterans[:],
        )  # fmt: skip
        c.round = self.round
        c.holder = self.holder
        c.attacker = self.attacker
        c.first = self.first
        c.dodged = self.dodged
        self.carry(c)
        return c

    # Queries: aircraft

    def has_marker(self, side: int) -> bool:
        size = self.t.per_side
        return 1 in self.marker[side * size : (side + 1) * size]

    def holds(self, side: int, card: int) -> bool:
        return self.hands[side * self.t.cards + card] > 0

    def hand_size(self, side: int) -> int:
        return sum(self.hands[side * self.t.cards : (side + 1) * self.t.cards])

    # Verbs: aircraft

    def remove(self, kind: str, a: int) -> None:
        """[BM-6.13] [BM-5.9] A destroyed aircraft leaves the board at once, its marker with it."""
        self.cell[a] = NOWHERE
        self.heading[a] = 0
        self.marker[a] = 0
        if self.events is not None:
            self.tell(kind, a)
