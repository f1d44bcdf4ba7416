"""x"""

from __future__ import annotations

from admiralty.games.russo_japanese_war.state import State


def advice(s: State, seat: int) -> dict[int, dict[str, float]]:
    return {}


def outlook(s: State, seat: int) -> dict[str, object] | None:
    return None
