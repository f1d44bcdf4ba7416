"""x"""

from __future__ import annotations

from admiralty.core.game import Line, Words
from admiralty.games.russo_japanese_war.tables import Tables


def screen(t: Tables, view: dict[str, object], words: Words, width: int) -> list[Line]:
    return []
