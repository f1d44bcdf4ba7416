"""What a choice gives up for good."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.games.battle_of_midway.r06_manoeuvres import ChooseExtension
from admiralty.games.battle_of_midway.r11_purchase import ChoosePurchase
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.words import DONE, FLY_OFF
from admiralty.kit.extras import Loss, Losses


def losses(s: State, seat: int) -> dict[Action, Losses]:
    """[BM-6.9] [BM-11.7] An aircraft that leaves the board, points that buy nothing."""
    ask = flow.question(s)
    if isinstance(ask, ChooseExtension):
        return {FLY_OFF: (Loss("aircraft"),)}
    if isinstance(ask, ChoosePurchase):
        return {DONE: (Loss("points", s.points[ask.side]),)}
    return {}
