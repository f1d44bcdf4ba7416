"""[PA-10] Initiative: one marker. It changes hands when it is used, and once without being used."""

from __future__ import annotations

from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import RUSSIA


def holds_initiative(s: State, side: int) -> bool:
    """[PA-10.1] Exactly one side holds the marker, and only it may use it."""
    return s.initiative == side


def use_initiative(s: State) -> None:
    """[PA-10.2] [PA-10.3] Using the initiative hands the marker to the other side at once."""
    s.initiative = 1 - s.initiative


def pass_to_russia(s: State) -> None:
    """[PA-10.4] Only at the start of turn 4 does the marker change hands without use."""
    if s.turn == s.t.initiative_turn and s.initiative != RUSSIA:
        s.initiative = RUSSIA
        if s.events is not None:
            s.tell("initiative-to-russia")
