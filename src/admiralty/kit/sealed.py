"""What a seat may know of a sealed question: its own answer, and who has answered."""

from __future__ import annotations

from admiralty.core.action import Action
from admiralty.core.flow import Sealed
from admiralty.core.state import State


def own_answer(s: State, seat: int) -> Action:
    """What this seat has answered while others still think, or -1; a spectator has answered nothing."""
    top = s.stack[-1] if s.stack else None
    return max(-1, top.answers[seat]) if isinstance(top, Sealed) and seat >= 0 else -1


def answered(s: State) -> list[int]:
    """The seats that have answered the sealed question, which everybody may know."""
    top = s.stack[-1] if s.stack else None
    return [seat for seat, a in enumerate(top.answers) if a >= 0] if isinstance(top, Sealed) else []
