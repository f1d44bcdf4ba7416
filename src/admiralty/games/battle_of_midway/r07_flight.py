"""[BM-7] Flight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from admiralty.core.action import Action, first
from admiralty.core.flow import END, FINISH, Ask, Become, Clauses, Flow, Frame, Phase, Seats
from admiralty.games.battle_of_midway.r05_card import pass_after_flight
from admiralty.games.battle_of_midway.r06_manoeuvres import ChooseExtension, manoeuvre
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import LEFT, NOWHERE, RIGHT, STRAIGHT
from admiralty.games.battle_of_midway.words import FLY, STOP

MANOEUVRES: Final = [FLY | LEFT << 12, FLY | STRAIGHT << 12, FLY | RIGHT << 12]
OR_STOP: Final = [*MANOEUVRES, STOP]


@dataclass
class Fly(Ask):
    """[BM-7.1] [BM-7.2] [BM-7.5] The manoeuvres of a flight, one after the other and in the open.

    Reading BM-R.34: passing an enemy aircraft, as in the rulebook's example, is the exchange of BM-6.3.
    """

    aircraft: int
    made: int

    def clone(self) -> Frame:
        return Fly(self.aircraft, self.made)

    def seats(self, s: State) -> Seats:
        return (s.t.side[self.aircraft],)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.aircraft, self.made, s.t.flight_min[self.aircraft], s.t.flight_max[self.aircraft]

    def legal(self, s: State, seat: int) -> list[Action]:
        """[BM-7.3] Stopping needs the least number of manoeuvres."""
        return MANOEUVRES[:] if self.made < s.t.flight_min[self.aircraft] else OR_STOP[:]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return OR_STOP[:]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        return "BM-7.3" if a == STOP else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[BM-7.3] [BM-7.4] The flight ends with the last manoeuvre, or with the aircraft."""
        if a == STOP:
            return land(s, seat)
        self.made += 1
        flow = manoeuvre(s, self.aircraft, first(a))
        if flow is None:
            return onward(s, self.aircraft, self.made)
        if isinstance(flow, ChooseExtension):
            return Become(OverTheEdge(self.aircraft, self.made, flow.cell, flow.heading))
        return FINISH


@dataclass
class OverTheEdge(Phase):
    """[BM-6.7] A flight that is interrupted at the edge of the board."""

    aircraft: int
    made: int
    cell: int
    heading: int

    def clauses(self) -> Clauses:
        return self.extension, self.resume

    def extension(self, s: State) -> Flow:
        return ChooseExtension(self.aircraft, self.cell, self.heading)

    def resume(self, s: State) -> Flow:
        flow = onward(s, self.aircraft, self.made)
        return Become(Fly(self.aircraft, self.made)) if flow is None else flow


def onward(s: State, a: int, made: int) -> Flow:
    """[BM-7.4] None as long as the flight goes on."""
    if made < s.t.flight_max[a] and s.cell[a] != NOWHERE:
        return None
    return land(s, s.t.side[a])


def land(s: State, side: int) -> Flow:
    """[BM-7.6] The flight is over, and the card passes on (BM-5.5)."""
    s.cut()
    pass_after_flight(s, side)
    return END
