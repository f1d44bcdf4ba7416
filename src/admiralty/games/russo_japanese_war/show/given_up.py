"""What a choice gives up for good."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.games.russo_japanese_war.r06_replenishment import ChooseRefill, may_refill
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.words import NO_REFILL
from admiralty.kit.extras import Loss, Losses


def losses(s: State, seat: int) -> dict[Action, Losses]:
    """[RJ-6.1] Cards that could be drawn now."""
    ask = flow.question(s)
    if isinstance(ask, ChooseRefill) and may_refill(s, ask.side):
        return {NO_REFILL: (Loss("cards"),)}
    return {}
