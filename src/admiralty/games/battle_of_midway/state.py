"""The state of a game: flat lists by aircraft, side and card, queries, and the verbs that change them."""

from __future__ import annotations

from typing import ClassVar

from admiralty.core import state as core
from admiralty.core.luck import Tape
from admiralty.games.battle_of_midway.hexes import unpack
from admiralty.games.battle_of_midway.reach import HEADINGS, reach
from admiralty.games.battle_of_midway.tables import NOWHERE, OUTSIDE, Tables


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
        self.points: list[int] = [0, 0]
        self.score: list[int] = [0, 0]
        self.attacker: int = -1
        self.duel: list[int] = [-1, -1]
        self.plans: list[int] = [-1, -1]
        self.omitted: list[int] = [-1, -1]
        self.first: int = -1
        self.start: list[int] = [NOWHERE, NOWHERE]
        self.nose: list[int] = [0, 0]
        self.barrels: list[int] = [0, 0]
        self.veterans: list[int] = [0, 0]
        self.dodged: int = 0

    def clone(self) -> State:
        c = State(
            self.tape.clone(), self.t, self.cell[:], self.heading[:], self.marker[:], self.tiles[:],
            self.hands[:], self.bank[:], self.deck[:], self.discard[:],
        )  # fmt: skip
        c.round = self.round
        c.holder = self.holder
        c.points = self.points[:]
        c.score = self.score[:]
        c.attacker = self.attacker
        c.duel = self.duel[:]
        c.plans = self.plans[:]
        c.omitted = self.omitted[:]
        c.first = self.first
        c.start = self.start[:]
        c.nose = self.nose[:]
        c.barrels = self.barrels[:]
        c.veterans = self.veterans[:]
        c.dodged = self.dodged
        self.carry(c)
        return c

    # Queries: the board

    def is_on_board(self, where: int) -> bool:
        """[BM-2.6] The cells of all tiles on the table."""
        return where in self.t.large or self.small_tile_at(where) >= 0

    def small_tile_at(self, where: int) -> int:
        disc = self.t.disc_set
        for tile, centre in enumerate(self.tiles):
            if where - centre in disc:
                return tile
        return -1

    def is_available(self, tile: int) -> bool:
        """[BM-6.8] Reading BM-R.39: nobody stands on it, not even the aircraft that is about to move."""
        centre = self.tiles[tile]
        if centre == NOWHERE:
            return True
        disc = self.t.disc_set
        for where in self.cell:
            if where - centre in disc:
                return False
        return not (self.t.keep_connected and self.links(tile))

    def links(self, tile: int) -> bool:
        """Reading BM-R.6: an aircraft's small tile would lose its only neighbour with this tile."""
        for other, centre in enumerate(self.tiles):
            abuts = other != tile and centre - self.tiles[tile] in self.t.abuts
            if abuts and self.is_manned(other) and not self.touches(centre, tile):
                return True
        return False

    def is_manned(self, tile: int) -> bool:
        centre = self.tiles[tile]
        disc = self.t.disc_set
        return centre != NOWHERE and any(where - centre in disc for where in self.cell)

    def touches(self, centre: int, without: int) -> bool:
        """Whether a small tile there has a neighbour on the board, one small tile thought away."""
        if centre in self.t.touching:
            return True
        abuts = self.t.abuts
        return any(centre - other in abuts for tile, other in enumerate(self.tiles) if tile != without)

    def can_lay(self, tile: int, centre: int) -> bool:
        """[BM-6.9] Reading BM-R.5: it overlaps nothing and touches the board without the tile itself."""
        t = self.t
        if centre in t.blocked:
            return False
        for other, laid in enumerate(self.tiles):
            if other != tile and centre - laid in t.overlaps:
                return False
        return centre in t.touching or self.touches(centre, tile)

    def can_extend(self, where: int) -> bool:
        """[BM-6.10] Whether some small tile can be laid so that it covers a cell."""
        for tile in range(len(self.tiles)):
            if self.is_available(tile):
                for way in self.t.disc:
                    if self.can_lay(tile, where + way):
                        return True
        return False

    # Queries: aircraft

    def can_reach(self, a: int, b: int) -> bool:
        """[BM-8.1] [BM-8.2] Whether aircraft a reaches the cell of b in few enough manoeuvres."""
        t = self.t
        here = self.cell[a]
        there = self.cell[b]
        heading = self.heading[a]
        if there - here not in t.open_reach[heading]:
            return False
        if here in t.large and there in t.near(here, heading):
            return True
        if self.tiles.count(NOWHERE) == len(self.tiles):
            return False
        board = t.large.copy()
        for centre in self.tiles:
            if centre != NOWHERE:
                for way in t.disc:
                    board[centre + way] = 0
        return there in reach(board, here, heading, t.reach_manoeuvres, True)

    def colour(self, a: int, b: int) -> int:
        """[BM-10.1] The colour of b's cell in the diagram of a."""
        seen = self.t.sight[self.t.diagram[a] * HEADINGS + self.heading[a]]
        return seen.get(self.cell[b] - self.cell[a], OUTSIDE)

    def is_flying(self, a: int) -> bool:
        """[BM-1.6] Whether an aircraft is on the board."""
        return self.cell[a] != NOWHERE

    def has_marker(self, side: int) -> bool:
        size = self.t.per_side
        return 1 in self.marker[side * size : (side + 1) * size]

    def holds(self, side: int, card: int) -> bool:
        return self.hands[side * self.t.cards + card] > 0

    def hand_size(self, side: int) -> int:
        return sum(self.hands[side * self.t.cards : (side + 1) * self.t.cards])

    def is_duel_over(self) -> bool:
        """[BM-8.10] [BM-9.18] Whether one of the two aircraft of the combat is gone."""
        return self.cell[self.duel[0]] == NOWHERE or self.cell[self.duel[1]] == NOWHERE

    # Verbs: aircraft

    def put(self, kind: str, a: int, where: int, heading: int) -> None:
        """[BM-1.4] An aircraft comes onto the board, with a cell and a heading."""
        self.cell[a] = where
        self.heading[a] = heading
        if self.events is not None:
            self.tell_place(kind, a)

    def tell_place(self, kind: str, a: int) -> None:
        q, r = unpack(self.cell[a])
        self.tell(kind, a, q, r, self.heading[a])

    def push(self, a: int, where: int) -> None:
        """[BM-6.3] [BM-6.6] An aircraft is pushed by an exchange; heading and marker stay."""
        self.cell[a] = where
        if self.events is not None:
            q, r = unpack(where)
            self.tell("exchanged", a, q, r)

    def remove(self, kind: str, a: int) -> None:
        """[BM-6.13] [BM-5.9] A destroyed aircraft leaves the board at once, its marker with it."""
        self.cell[a] = NOWHERE
        self.heading[a] = 0
        self.marker[a] = 0
        if self.events is not None:
            self.tell(kind, a)

    def turn_about(self, a: int) -> None:
        """[BM-9.12] Half way round on the spot."""
        self.heading[a] = (self.heading[a] + 3) % HEADINGS
        if self.events is not None:
            self.tell("turned-about", a, self.heading[a])

    def lay(self, tile: int, centre: int) -> None:
        """[BM-6.9] [BM-6.12] Reading BM-R.7: a small tile lies there until it is taken for another place."""
        self.tiles[tile] = centre
        if self.events is not None:
            q, r = unpack(centre)
            self.tell("extended", tile, q, r)

    # Verbs: card and points

    def give_card(self, kind: str, side: int) -> None:
        """[BM-4.5] [BM-5.5] The Initiative card goes to a side."""
        self.holder = side
        if self.events is not None:
            self.tell(kind, side)

    def gain(self, side: int, points: int) -> None:
        """[BM-13.2] A side scores victory points."""
        if points:
            self.score[side] += points
            if self.events is not None:
                self.tell("scored", side, points, self.score[side])

    # Verbs: orders

    def play(self, side: int, card: int) -> None:
        """[BM-9.5] Reading BM-R.33: orders go to the discard pile at once, special orders out of the game."""
        self.hands[side * self.t.cards + card] -= 1
        if card < self.t.orders:
            self.discard[card] += 1
        if self.events is not None:
            self.tell("played", side, card)

    def draw_order(self) -> int:
        """[BM-11.5] [BM-11.6] The next card of the deck, or of the discards shuffled; -1 if there is none."""
        if not self.deck:
            for card, count in enumerate(self.discard):
                self.deck += [card] * count
                self.discard[card] = 0
            if not self.deck:
                return -1
            if self.events is not None:
                self.tell("reshuffled")
        card = self.draw(self.deck)
        self.deck.remove(card)
        return card

    # Verbs: combat

    def engage(self, attacker: int, defender: int) -> None:
        """[BM-8.3] The activated aircraft attacks; the defender's marker is discarded."""
        sides = self.t.side
        self.attacker = sides[attacker]
        self.duel[sides[attacker]] = attacker
        self.duel[sides[defender]] = defender
        self.marker[defender] = 0
        if self.events is not None:
            self.tell("attacked", attacker, defender)

    def disengage(self) -> None:
        """[BM-8.12] The combat is over; tokens go back and nothing of it is left."""
        self.attacker = -1
        self.first = -1
        self.dodged = 0
        self.duel = [-1, -1]
        self.plans = [-1, -1]
        self.omitted = [-1, -1]
        self.start = [NOWHERE, NOWHERE]
        self.nose = [0, 0]
        self.barrels = [0, 0]
        self.veterans = [0, 0]
