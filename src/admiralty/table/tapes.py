"""Where the luck of a table comes from."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from admiralty.core.action import Action
from admiralty.core.luck import Keyed, Scripted, Seeded, Tape, commitment

ASK: Final = "ask"
"""Real dice: the table asks for every outcome."""
SET_UP: Final = -1


class Pending(NamedTuple):
    """An action that waits for real dice: the outcomes given so far, and those possible next.

    The seat is SET_UP while the game is being set up.
    """

    seat: int
    action: Action
    told: tuple[int, ...]
    outcomes: tuple[int, ...]


def make_tape(seed: int | None, source: list[int] | str | Tape | None) -> tuple[Tape, dict[str, object]]:
    """The tape a table plays with, and how its record describes it."""
    if isinstance(source, Keyed):
        described = {"kind": "keyed", "commitment": commitment(source.key), "game_id": source.game_id}
        return source, {**described, "key": source.key.hex()}
    if isinstance(source, Tape):
        return source, {"kind": "other"}
    if source == ASK:
        return Scripted([]), {"kind": ASK}
    if isinstance(source, str):
        raise ValueError(f'luck is "ask", a list of outcomes or a tape, not {source!r}')
    if source is not None:
        return Scripted(source), {"kind": "scripted", "outcomes": list(source)}
    number = time.time_ns() % (1 << 48) if seed is None else seed
    return Seeded(number), {"kind": "seeded", "seed": number}
