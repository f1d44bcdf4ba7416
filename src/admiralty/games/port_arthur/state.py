"""The state of a game of Port Arthur: flat lists by ship and place, queries, and methods that change
them.
"""

from __future__ import annotations

from typing import ClassVar

from admiralty.core import state as core
from admiralty.core.luck import Tape
from admiralty.games.port_arthur.choices import Choices
from admiralty.games.port_arthur.tables import DAMAGED, JAPAN, Tables


class State(core.State):
    """[PA-1.7] Place and face of every ship, the markers and tracks, and where the operations
    phase stands.

    `count` is a running count of ships by side and place; `top` matters only in fog of war.
    """

    parts: ClassVar[tuple[str, ...]] = (
        "turn", "cp", "initiative", "blockade", "yard_lost", "fallen", "supply", "landed",
        "place", "face", "boxes", "spaces", "top", "dice", "active", "passed", "failed", "acted", "first",
    )  # fmt: skip

    def __init__(
        self,
        tape: Tape,
        t: Tables,
        choices: Choices,
        place: list[int],
        face: list[int],
        count: list[int],
        boxes: list[int],
        spaces: list[int],
        top: list[int],
        dice: list[int],
    ) -> None:
        super().__init__(tape)
        self.t: Tables = t
        self.choices: Choices = choices
        self.place: list[int] = place
        self.face: list[int] = face
        self.count: list[int] = count
        self.boxes: list[int] = boxes
        self.spaces: list[int] = spaces
        self.top: list[int] = top
        self.dice: list[int] = dice
        self.turn: int = 1
        self.cp: int = 0
        self.initiative: int = JAPAN
        self.blockade: int = 0
        self.yard_lost: int = 0
        self.fallen: int = 0
        self.supply: int = 0
        self.landed: int = 0
        self.active: int = -1
        self.passed: int = 0
        self.failed: int = 0
        self.acted: int = 0
        self.first: int = -1

    def clone(self) -> State:
        c = State(
            self.tape.clone(), self.t, self.choices, self.place[:], self.face[:], self.count[:],
            self.boxes[:], self.spaces[:], self.top[:], self.dice[:],
        )  # fmt: skip
        c.turn = self.turn
        c.cp = self.cp
        c.initiative = self.initiative
        c.blockade = self.blockade
        c.yard_lost = self.yard_lost
        c.fallen = self.fallen
        c.supply = self.supply
        c.landed = self.landed
        c.active = self.active
        c.passed = self.passed
        c.failed = self.failed
        c.acted = self.acted
        c.first = self.first
        self.carry(c)
        return c

    # Queries

    def ships_in(self, side: int, place: int) -> list[int]:
        where = self.place
        return [ship for ship in self.t.fleet_ships[side] if where[ship] == place]

    def has_ships(self, side: int, place: int) -> bool:
        return self.count[side * self.t.places + place] > 0

    # Verbs: ships

    def put(self, ship: int, place: int) -> None:
        """[PA-1.5] [PA-1.6] A ship is in exactly one place, which holds any number of them (PA-R.12)."""
        t = self.t
        base = t.side[ship] * t.places
        old = self.place[ship]
        count = self.count
        count[base + old] = count[base + old] - 1  # mypyc would compute `-=` with objects
        count[base + place] = count[base + place] + 1
        self.place[ship] = place
        if t.fog:
            if old < t.zones:
                self.uncover(t.side[ship], old, ship)
            if place < t.zones and self.top[t.side[ship] * t.zones + place] < 0:
                self.top[t.side[ship] * t.zones + place] = ship

    def uncover(self, side: int, zone: int, gone: int) -> None:
        """[PA-H.4] When the top ship is gone, the weakest of the rest lies on top."""
        spot = side * self.t.zones + zone
        if self.top[spot] != gone:
            return
        self.top[spot] = -1
        weakest = 0
        for ship in self.ships_in(side, zone):
            strength = self.t.firepower[ship * 2 + self.face[ship]]
            if self.top[spot] < 0 or strength < weakest:
                self.top[spot] = ship
                weakest = strength

    def lay_on_top(self, zone: int, ship: int) -> None:
        """[PA-H.4] The owner changes the top ship of its stack."""
        self.top[self.t.side[ship] * self.t.zones + zone] = ship
        if self.events is not None:
            self.tell_only(1 << self.t.side[ship], "topped", zone, ship)

    def damage(self, ship: int) -> None:
        """[PA-1.3] Turn a ship to its damaged face."""
        self.face[ship] = DAMAGED
        if self.events is not None:
            self.tell("damaged", ship)

    def sink(self, ship: int) -> None:
        """[PA-7.24] A ship that is sunk is out of the game for good."""
        self.put(ship, self.t.sunk)
        if self.events is not None:
            self.tell("sunk", ship)

    # Verbs: markers

    def place_blockade(self) -> None:
        self.blockade = 1
        if self.events is not None:
            self.tell("blockade-on")

    def lift_blockade(self) -> None:
        self.blockade = 0
        if self.events is not None:
            self.tell("blockade-off")

    # Verbs: armies

    def embark(self, box: int) -> None:
        self.supply -= 1
        self.boxes[box] = 1

    def disembark(self, box: int) -> None:
        self.supply += 1
        self.boxes[box] = 0
