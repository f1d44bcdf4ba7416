"""[BM-5] Activation."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, REPEAT, Ask, Become, Clauses, Flow, Phase, Seats
from admiralty.games.battle_of_midway.r01_basics import is_flying
from admiralty.games.battle_of_midway.r04_card import give_card
from admiralty.games.battle_of_midway.r07_flight import Fly
from admiralty.games.battle_of_midway.r08_combat import Combat
from admiralty.games.battle_of_midway.r08_duel import can_reach, engage
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import NOWHERE
from admiralty.games.battle_of_midway.words import ACTIVATE, ATTACK, FLIGHT, VERB


@dataclass
class Activation(Phase):
    """[BM-5.4] [BM-5.7] Activations follow one another until no aircraft has a marker."""

    def clauses(self) -> Clauses:
        return self.activate, self.again

    def activate(self, s: State) -> Flow:
        """[BM-5.1] [BM-5.8] Reading BM-R.12: the holder of the card is asked or, without a marker, the other
        side.
        """
        if not s.has_marker(s.holder):
            if not s.has_marker(1 - s.holder):
                return END
            give_card(s, "initiative-passes", 1 - s.holder)
        return ChooseAircraft(s.holder)

    def again(self, s: State) -> Flow:
        return REPEAT


@dataclass
class ChooseAircraft(Ask):
    """[BM-5.1] The holder of the card activates one of its aircraft that have a marker; it cannot pass."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.side, len(self.legal(s, seat))

    def legal(self, s: State, seat: int) -> list[Action]:
        marker = s.marker
        return [ACTIVATE | a << 12 for a in s.t.fleet[self.side] if marker[a]]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [ACTIVATE | a << 12 for a in s.t.fleet[self.side] if is_flying(s, a)]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[BM-1.6] Only an aircraft on the board can be activated."""
        return "BM-1.6" if a & VERB == ACTIVATE and not is_flying(s, first(a)) else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        aircraft = first(a)
        s.marker[aircraft] = 0
        if s.events is not None:
            s.tell("activated", aircraft)
        return Become(ChooseAction(aircraft))


@dataclass
class ChooseAction(Ask):
    """[BM-5.2] [BM-5.3] The activated aircraft flies, or attacks an enemy within reach."""

    aircraft: int

    def seats(self, s: State) -> Seats:
        return (s.t.side[self.aircraft],)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.aircraft,)

    def legal(self, s: State, seat: int) -> list[Action]:
        out: list[Action] = [FLIGHT]
        cell = s.cell
        for enemy in s.t.fleet[1 - s.t.side[self.aircraft]]:
            if cell[enemy] != NOWHERE and can_reach(s, self.aircraft, enemy):
                out.append(ATTACK | enemy << 12)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        enemies = s.t.fleet[1 - s.t.side[self.aircraft]]
        return [FLIGHT] + [ATTACK | enemy << 12 for enemy in enemies if is_flying(s, enemy)]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[BM-8.1] [BM-1.6] An attack needs an enemy on the board that is near enough."""
        if a & VERB != ATTACK:
            return ""
        return "BM-8.1" if is_flying(s, first(a)) else "BM-1.6"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == FLIGHT:
            return Become(Fly(self.aircraft, 0))
        engage(s, self.aircraft, first(a))
        return Become(Combat())
