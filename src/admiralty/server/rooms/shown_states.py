"""The states of a room at the present moment, and the changes that lead to them, each made once."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Raw

from admiralty.server.games.steps import Numbering
from admiralty.server.wire.changes import edits
from admiralty.server.wire.messages import ENCODER
from admiralty.server.wire.table_state import Seat, State


class ShownStates:
    """By viewer: who sees the same shares one state. Seats, and how people count steps, stay until somebody
    comes, goes or changes the seat.
    """

    def __init__(self) -> None:
        self.states: dict[str, State] = {}
        self.seats: list[Seat] | None = None
        self.numberings: dict[str, Numbering] = {}  # by player, while the game goes on
        self.edits: dict[int, tuple[State, Raw]] = {}  # by the earlier state, which must not be freed

    def clear(self) -> None:
        """Something has changed."""
        self.states.clear()
        self.edits.clear()

    def state(self, viewer: str, make: Callable[[], State]) -> State:
        state = self.states.get(viewer)
        if state is None:
            state = self.states[viewer] = make()
        return state

    def edits_since(self, before: State, now: State) -> Raw:
        """What has changed for a viewer, encoded."""
        found = self.edits.get(id(before))
        if found is None:
            found = self.edits[id(before)] = before, Raw(ENCODER.encode(edits(before, now)))
        return found[1]
