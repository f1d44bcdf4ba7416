"""[TP-4] The pursuit: a question that puts another one on top of itself."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Flow, Seats
from admiralty.games._template.state import State
from admiralty.games._template.words import CALL_OFF, HOLD, PURSUE, STAKE


@dataclass
class ChoosePursuit(Ask):
    """[TP-4.3] The winner pursues, and is asked again afterwards, until it holds."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.side, s.points[self.side]

    def legal(self, s: State, seat: int) -> list[Action]:
        return [HOLD, PURSUE] if s.points[self.side] else [HOLD]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [HOLD, PURSUE]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[TP-4.4] Without points there is nothing to stake."""
        return "TP-4.4" if a == PURSUE else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        return END if a == HOLD else ChooseStake(self.side)


@dataclass
class ChooseStake(Ask):
    """[TP-4.4] The pursuer names its stake, or calls the pursuit off."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.side, most(s, self.side)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [*self.explore(s, seat), CALL_OFF]

    def explore(self, s: State, seat: int) -> list[Action]:
        """A pursuit that is called off leads nowhere that holding does not, so search leaves it out."""
        return [STAKE | n << 12 for n in range(1, most(s, self.side) + 1)]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [*[STAKE | n << 12 for n in range(1, s.t.largest_stake + 1)], CALL_OFF]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a != CALL_OFF:
            pursue(s, self.side, first(a))
        return END


def most(s: State, side: int) -> int:
    """[TP-4.4] The largest stake a side can name."""
    return min(s.t.largest_stake, s.points[side])


def pursue(s: State, side: int, stake: int) -> None:
    """[TP-4.5] The die doubles the stake or takes it."""
    die = s.roll(s.t.die_faces)
    if s.events is not None:
        s.tell("pursuit-die", side, stake, die)
    if die >= s.t.pursuit_success:
        s.score(side, stake)
    else:
        s.lose(side, stake)
