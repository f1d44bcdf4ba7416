"""[RJ-1] General: units and cards."""

from __future__ import annotations

from admiralty.games.russo_japanese_war.datacheck import CARDS
from admiralty.games.russo_japanese_war.state import State


def strength(s: State, u: int) -> int:
    """[RJ-1.2] [RJ-R.29] The garrison counts more on its reverse side."""
    if s.flipped and u == s.t.garrison:
        return s.t.garrison_strength
    return s.t.combat[u]


def discard(s: State, side: int, card: int) -> None:
    """[RJ-1.7] A used card goes face up on top of the pile at once."""
    s.hands[side] &= ~(1 << card)
    s.pile.append(card)


def refuse_card(s: State, seat: int, event: int) -> str:
    """[RJ-1.5] [RJ-1.6] A player uses the halves of his own side, of cards in his hand; "" if he may."""
    if event // CARDS != seat:
        return "RJ-1.5"
    return "" if s.hands[seat] >> event % CARDS & 1 else "RJ-1.6"
