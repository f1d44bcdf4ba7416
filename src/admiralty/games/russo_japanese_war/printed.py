"""x"""

from __future__ import annotations

from admiralty.games.russo_japanese_war.tables import Tables


def printed(t: Tables) -> dict[str, object]:
    return {}
