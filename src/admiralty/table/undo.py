"""How far back a seat may go: while no luck was drawn, nothing was revealed and nobody else had to decide."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.state import State


class Horizon:
    """The states a seat may still return to, newest last; one cut empties it."""

    def __init__(self) -> None:
        self.back: list[State] = []
        self.seat = -1

    def pass_over(self, before: State, seat: int, after: State) -> None:
        """A seat acted: either the way back grows by one step, or it is cut."""
        if seat != self.seat:
            self.back.clear()
            self.seat = seat
        if after.cuts == before.cuts and flow.acting(after) == (seat,):
            self.back.append(before)
        else:
            self.back.clear()

    def may_return(self, seat: int) -> bool:
        return bool(self.back) and seat == self.seat

    def step_back(self) -> State:
        return self.back.pop()

    def forget(self) -> None:
        self.back.clear()
