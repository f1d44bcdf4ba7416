"""[RJ-11.8] The Port Arthur squadron of the land game: neutralised, or not."""

from __future__ import annotations

from admiralty.games.russo_japanese_war.state import State


def neutralise(s: State) -> None:
    """[RJ-11.8] The squadron may not sortie any more."""
    if not s.neutralised:
        s.neutralised = 1
        if s.events is not None:
            s.tell("neutralised")
