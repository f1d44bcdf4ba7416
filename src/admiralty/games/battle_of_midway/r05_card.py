"""[BM-5] Where the Initiative card goes after an activation."""

from __future__ import annotations

from admiralty.games.battle_of_midway.r04_card import give_card
from admiralty.games.battle_of_midway.state import State


def pass_after_flight(s: State, side: int) -> None:
    """[BM-5.5] The card goes to the opponent, if it has an aircraft with a marker.

    Reading BM-R.10: the opponent of the player who flew.
    """
    if s.has_marker(1 - side):
        give_card(s, "initiative-passes", 1 - side)


def pass_after_combat(s: State, attacker: int) -> None:
    """[BM-5.6] The attacker keeps the card as long as it has markers, however the combat ended.

    Reading BM-R.11: only its own markers count, unlike after a flight.
    """
    if not s.has_marker(attacker) and s.has_marker(1 - attacker):
        give_card(s, "initiative-passes", 1 - attacker)
