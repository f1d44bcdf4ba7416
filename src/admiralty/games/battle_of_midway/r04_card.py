"""[BM-4] The Initiative card."""

from __future__ import annotations

from admiralty.games.battle_of_midway.state import State


def give_card(s: State, kind: str, side: int) -> None:
    """[BM-4.5] The Initiative card goes to a side."""
    s.holder = side
    if s.events is not None:
        s.tell(kind, side)
