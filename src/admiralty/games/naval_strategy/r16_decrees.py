"""[NS-16] Orders by decree: the organiser plans for a ship."""

from __future__ import annotations

from admiralty.core.action import Action
from admiralty.games.naval_strategy.r04_steps import ship_steps
from admiralty.games.naval_strategy.r16_changes import told
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.words import C_ORDERS, DECREE, LIFT, REOPEN


def decree_steps(s: State, ship: int) -> list[Action]:
    """[NS-16.1] [NS-R.38] The organiser takes a ship over, plans for it, or gives it back."""
    word = s.hull[ship] << 12
    if not s.decreed[ship]:
        return [DECREE | word]
    if s.reported[ship]:
        return [REOPEN | word, LIFT | word]
    return [*ship_steps(s, ship), LIFT | word]


def decree(s: State, ship: int, begins: bool) -> None:
    """[NS-16.1] Reading NS-R.38: a plan stays when a decree begins and is forgotten when it ends."""
    s.cut()
    s.decreed[ship] = int(begins)
    s.reported[ship] = 0
    if not begins:
        s.orders[ship] = []
    told(s, "changed-ship", s.hull[ship], C_ORDERS)
