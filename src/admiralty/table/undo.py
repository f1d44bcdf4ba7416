"""How far back a seat may go: while no luck was drawn, nothing was revealed and nobody else had to decide."""

from __future__ import annotations

from collections import deque
from typing import Final

from admiralty.core import flow
from admiralty.core.state import State

MAX_STEPS_BACK: Final = 1000


class Horizon:
    """The states a seat may still return to, newest last; one cut empties it.

    There are at most `limit` of them: a seat that acts for ever without any cut must not fill the memory.
    """

    def __init__(self) -> None:
        self.limit = MAX_STEPS_BACK
        self.back: deque[State] = deque()
        self.seat = -1

    def pass_over(self, before: State, seat: int, after: State) -> None:
        """A seat acted: one more step can be undone or, after a cut, none."""
        if seat != self.seat:
            self.back.clear()
            self.seat = seat
        if after.cuts == before.cuts and flow.acting(after) == (seat,):
            self.back.append(before)
            if len(self.back) > self.limit:
                self.back.popleft()
        else:
            self.back.clear()

    def may_return(self, seat: int) -> bool:
        return bool(self.back) and seat == self.seat

    def step_back(self) -> State:
        return self.back.pop()

    def forget(self) -> None:
        self.back.clear()
