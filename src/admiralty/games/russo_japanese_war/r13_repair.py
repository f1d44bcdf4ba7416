"""[RJ-13] Repairs after the fleets have returned."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Clauses, Flow, Frame, Phase, Seats
from admiralty.games.russo_japanese_war.r13_fleets import FIRST_OUT, SECOND_OUT, SORTIED
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import FIRST, JAPAN, RUSSIA, SECOND, SQUADRON
from admiralty.games.russo_japanese_war.words import DECLINE, REPAIR, REVIVE


@dataclass
class Repairs(Phase):
    """[RJ-13.17] [RJ-13.24] Fleets that stayed in port are repaired; the Vladivostok squadron never is."""

    def clauses(self) -> Clauses:
        return self.squadron, self.first_fleet, self.second_fleet

    def squadron(self, s: State) -> Flow:
        """[RJ-13.23] One damaged unit, if the squadron did not sortie."""
        return None if s.sea & SORTIED else repair(s, RUSSIA, SQUADRON, 1)

    def first_fleet(self, s: State) -> Flow:
        """[RJ-13.25] Two damaged units, if the fleet did not sortie."""
        return None if s.sea & FIRST_OUT else repair(s, JAPAN, FIRST, 2)

    def second_fleet(self, s: State) -> Flow:
        """[RJ-13.26] Its unit is repaired, or comes back for an undamaged one of the First Fleet."""
        ship = s.t.ships_of[SECOND][0]
        if not s.steps[ship]:
            return ChooseRevival() if s.undamaged(FIRST) else None
        return None if s.sea & SECOND_OUT else repair(s, JAPAN, SECOND, 1)


def damaged(s: State, fleet: int) -> list[int]:
    return [ship for ship in s.t.ships_of[fleet] if s.steps[ship] == 1]


def mend(s: State, ship: int) -> None:
    s.steps[ship] = 2
    if s.events is not None:
        s.tell("repaired", ship)


def repair(s: State, side: int, fleet: int, count: int) -> Flow:
    """The owner is asked only if more ships are damaged than can be repaired."""
    ships = damaged(s, fleet)
    if len(ships) > count:
        return ChooseRepair(side, fleet, count)
    for ship in ships:
        mend(s, ship)
    return None


@dataclass
class ChooseRepair(Ask):
    """[RJ-13.23] [RJ-13.25] Which damaged ships are repaired."""

    side: int
    fleet: int
    left: int

    def clone(self) -> Frame:
        return ChooseRepair(self.side, self.fleet, self.left)

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.left,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [REPAIR | ship << 12 for ship in damaged(s, self.fleet)]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        mend(s, first(a))
        self.left -= 1
        return None if self.left else END


@dataclass
class ChooseRevival(Ask):
    """[RJ-13.26] Which undamaged ship of the First Fleet leaves the game for the Second Fleet, if any."""

    def seats(self, s: State) -> Seats:
        return (JAPAN,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (s.t.ships_of[SECOND][0],)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [DECLINE] + [REVIVE | ship << 12 for ship in s.t.ships_of[FIRST] if s.steps[ship] == 2]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == DECLINE:
            return END
        back = s.t.ships_of[SECOND][0]
        s.steps[first(a)] = 0
        s.steps[back] = 2
        if s.events is not None:
            s.tell("revived", back, first(a))
        return END
