"""[NS-9] Step 7 of an evaluation: the end of the turn."""

from __future__ import annotations

from admiralty.games.naval_strategy.r02_sources import clear_wrecks, regrow
from admiralty.games.naval_strategy.r12_building import launch
from admiralty.games.naval_strategy.state import State


def end_turn(s: State) -> None:
    """[NS-9.14] New ships, empty wrecks, regrowth; free repair and random wrecks follow in the turn."""
    launch(s)
    if s.wrecks:
        clear_wrecks(s)
    regrow(s)
