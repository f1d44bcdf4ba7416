"""[TP-4] The clash."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.flow import END, Clauses, Flow, Frame, Phase
from admiralty.games._template.r04_pursuit import ChoosePursuit
from admiralty.games._template.state import State
from admiralty.games._template.tables import BLUE, RED


@dataclass
class Clash(Phase):
    """[TP-4.1] Two squadrons meet; `winner` is -1 as long as nobody has won."""

    red: int
    blue: int
    winner: int

    def clone(self) -> Frame:
        return Clash(self.red, self.blue, self.winner)

    def clauses(self) -> Clauses:
        return self.strength, self.dice, self.points, self.pursuit

    def strength(self, s: State) -> Flow:
        """[TP-4.1] The stronger squadron wins."""
        red, blue = s.t.strength[self.red], s.t.strength[self.blue]
        if red != blue:
            self.winner = RED if red > blue else BLUE
        return None

    def dice(self, s: State) -> Flow:
        """[TP-4.2] On equal strength the dice decide, if they differ."""
        if self.winner >= 0:
            return None
        red, blue = s.roll(s.t.die_faces), s.roll(s.t.die_faces)
        if red != blue:
            self.winner = RED if red > blue else BLUE
        if s.events is not None:
            s.tell("clash-dice", red, blue)
        return None

    def points(self, s: State) -> Flow:
        """[TP-4.1] [TP-4.2] The winner scores; without one the clash is over."""
        if self.winner < 0:
            if s.events is not None:
                s.tell("undecided")
            return END
        s.score(self.winner, s.t.clash_points)
        return None

    def pursuit(self, s: State) -> Flow:
        """[TP-4.3] By option, the winner may pursue."""
        return ChoosePursuit(self.winner) if s.t.pursuit else None
