"""[TP-3] The round and its commitment."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import FINISH, REPEAT, WAITING, Become, Clauses, Flow, Frame, Phase, Sealed
from admiralty.games._template.r04_clash import Clash
from admiralty.games._template.r05_victory import decide
from admiralty.games._template.state import State
from admiralty.games._template.tables import BLUE, RED
from admiralty.games._template.words import COMMIT


@dataclass
class Round(Phase):
    """[TP-3.1] Commitment and clash; rounds follow one another until somebody has won."""

    def clauses(self) -> Clauses:
        return self.commitment, self.end_of_round

    def commitment(self, s: State) -> Flow:
        """[TP-3.1] Both sides are asked at once."""
        return Commit([WAITING, WAITING])

    def end_of_round(self, s: State) -> Flow:
        """[TP-5.1] [TP-5.2] Victory is looked at between rounds only."""
        if decide(s):
            return FINISH
        s.round += 1
        return REPEAT


@dataclass
class Commit(Sealed):
    """[TP-3.1] Each side commits a squadron, unseen until both have."""

    answers: list[Action]

    def clone(self) -> Frame:
        return Commit(self.answers[:])

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (s.round,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [COMMIT | kind << 12 for kind in range(s.t.kinds) if s.holds(seat, kind)]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [COMMIT | kind << 12 for kind in range(s.t.kinds)]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[TP-3.2] Whatever is not in the hand cannot be committed."""
        return "TP-3.2"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if s.events is not None:
            s.tell_only(1 << seat, "committed", first(a))
        return super().apply(s, seat, a)

    def opened(self, s: State) -> Flow:
        """[TP-3.1] Both are in: the squadrons are shown and spent, and they clash."""
        red, blue = first(self.answers[RED]), first(self.answers[BLUE])
        s.spend(red, blue)
        return Become(Clash(red, blue, -1))
