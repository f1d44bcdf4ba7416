"""[BM-9] What some cards still ask for: a turn, a side, a new plan, a weaving aircraft."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, FINISH, Ask, Become, Flow, Seats
from admiralty.games.battle_of_midway.r01_basics import is_flying
from admiralty.games.battle_of_midway.r06_manoeuvres import go, manoeuvre
from admiralty.games.battle_of_midway.r08_tokens import Movement
from admiralty.games.battle_of_midway.r10_firing import colour, volley
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import LEFT, NOWHERE, RIGHT, STRAIGHT, USA
from admiralty.games.battle_of_midway.words import FEINT, KEEP, REPLAN, TURN, VERB, WEAVE


def then_leave(flow: Flow) -> Flow:
    """What a question returns whose movement may be interrupted at the edge of the board."""
    if flow is None:
        return END
    return flow if flow is FINISH else Become(flow)


@dataclass
class ChooseTurn(Ask):
    """[BM-9.8] Acceleration: one more manoeuvre, turn of choice."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (s.duel[self.side],)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [TURN | LEFT << 12, TURN | STRAIGHT << 12, TURN | RIGHT << 12]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        return then_leave(manoeuvre(s, s.duel[self.side], first(a)))


@dataclass
class ChooseFeint(Ask):
    """[BM-9.10] Feint: to the cell at the left or right; the heading stays, no cell between is entered."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (s.duel[self.side],)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [FEINT | LEFT << 12, FEINT | RIGHT << 12]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        aircraft = s.duel[self.side]
        heading = s.heading[aircraft]
        way = s.t.feint[heading * 2 + (1 if first(a) == RIGHT else 0)]
        return then_leave(go(s, aircraft, s.cell[aircraft] + way, heading))


@dataclass
class ChooseReplan(Ask):
    """[BM-9.15] Sixth Sense: new tokens, laid out openly and performed at once, or none."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (s.duel[self.side],)

    def legal(self, s: State, seat: int) -> list[Action]:
        plans = s.t.plans_of[s.t.planned[s.duel[self.side]]]
        return [KEEP] + [REPLAN | plan << 12 for plan in plans]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == KEEP:
            return END
        s.plans[self.side] = first(a)
        s.omitted[self.side] = -1
        if s.events is not None:
            s.tell("replanned", s.duel[self.side], first(a))
        return Become(Movement(self.side, 0))


@dataclass
class ChooseWeaver(Ask):
    """[BM-9.16] Thach Weave: another own aircraft that has the enemy in its attack area fires."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (s.duel[1 - self.side],)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [WEAVE | a << 12 for a in weavers(s, self.side)]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [WEAVE | a << 12 for a in s.t.fleet[self.side] if is_flying(s, a)]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[BM-1.6] [BM-R.24] It must be on the board, not in the combat, and have the enemy in its sights."""
        if a & VERB != WEAVE or first(a) == s.duel[self.side] or first(a) not in s.t.fleet[self.side]:
            return ""
        return "BM-R.24" if is_flying(s, first(a)) else "BM-1.6"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        return FINISH if weave(s, first(a)) is FINISH else END


def weave(s: State, a: int) -> Flow:
    """[BM-9.16] Reading BM-R.24: an aircraft that is not in the combat fires; only it can destroy."""
    side = s.t.side[a]
    enemy = s.duel[1 - side]
    if s.events is not None:
        s.tell("wove", a, enemy)
    return volley(s, a, enemy, side) if side == USA else volley(s, enemy, a, side)


def weavers(s: State, side: int) -> list[int]:
    """[BM-9.16] The own aircraft that may weave, with or without a marker."""
    own, enemy = s.duel[side], s.duel[1 - side]
    attacks = s.t.attacks
    return [a for a in s.t.fleet[side] if a != own and s.cell[a] != NOWHERE and attacks[colour(s, a, enemy)]]
