"""[BM-8] The tokens of a plan: which an ace leaves out, and their movement."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, REPEAT, Ask, Clauses, Flow, Frame, Phase, Seats
from admiralty.games.battle_of_midway.r06_manoeuvres import manoeuvre
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import NOWHERE
from admiralty.games.battle_of_midway.words import OMIT


@dataclass
class Movement(Phase):
    """[BM-8.7] One player performs all own tokens; `fresh` is 0 for the new plan of a Sixth Sense."""

    side: int
    fresh: int

    def clauses(self) -> Clauses:
        return self.omission, self.start, self.tokens

    def omission(self, s: State) -> Flow:
        """[BM-8.8] [BM-13.3] Reading BM-R.16: an ace leaves a token out when its turn to move comes."""
        if s.t.omits[s.duel[self.side]] and s.omitted[self.side] < 0:
            return ChooseOmission(self.side)
        return None

    def start(self, s: State) -> Flow:
        """[BM-9.14] Where Loop and Sixth Sense lead back to, for the rest of the combat."""
        if self.fresh:
            s.start[self.side] = s.cell[s.duel[self.side]]
            s.nose[self.side] = s.heading[s.duel[self.side]]
        return None

    def tokens(self, s: State) -> Flow:
        return Tokens(self.side, 0)


@dataclass
class Tokens(Phase):
    """[BM-8.7] Tokens are performed from left to right; `next` is the one to come."""

    side: int
    next: int

    def clone(self) -> Frame:
        return Tokens(self.side, self.next)

    def clauses(self) -> Clauses:
        return self.perform, self.again

    def perform(self, s: State) -> Flow:
        """[BM-8.7] [BM-8.9] The turn of a token is compulsory; the edge of the board may interrupt."""
        a = s.duel[self.side]
        tokens = s.t.plans[s.plans[self.side]]
        while self.next < len(tokens) and s.cell[a] != NOWHERE:
            token = self.next
            self.next += 1
            if token != s.omitted[self.side]:
                flow = manoeuvre(s, a, tokens[token])
                if flow is not None:
                    return flow
        return END

    def again(self, s: State) -> Flow:
        return REPEAT


@dataclass
class ChooseOmission(Ask):
    """[BM-8.8] An ace leaves out exactly one of its tokens."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return s.duel[self.side], s.plans[self.side]

    def legal(self, s: State, seat: int) -> list[Action]:
        return [OMIT | n << 12 for n in range(1, s.t.planned[s.duel[self.side]] + 1)]

    def explore(self, s: State, seat: int) -> list[Action]:
        """Leaving out either of two equal neighbours comes to the same."""
        tokens = s.t.plans[s.plans[self.side]]
        return [
            a for a in self.legal(s, seat) if first(a) == 1 or tokens[first(a) - 1] != tokens[first(a) - 2]
        ]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.omitted[self.side] = first(a) - 1
        if s.events is not None:
            s.tell("omitted", s.duel[self.side], first(a))
        return END
