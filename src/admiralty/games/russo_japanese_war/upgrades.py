"""What becomes of Russo-Japanese War stored under earlier versions of its rules (kit/upgrade.py)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from admiralty.core.codec import Place
from admiralty.kit.upgrade import Upgrade, Upgrades

# The clauses of version 1; its positions gave them by number.
NUMBERED: Final[dict[str, str]] = {
    "Battle": "lines pair assign first_fire aim fire end",
    "Combat": "strength difference before roll after result end",
    "CombatPhase": "declaration next_combat",
    "Match": "flagship first_hand turns",
    "NavalStep": "sortie response break_off interception battle interdiction vladivostok second_fleet "
    "second_battle vladivostok_limit repairs end",
    "PlayerTurn": "begin replenishment movement combat fleets cards end",
    "Repairs": "squadron first_fleet second_fleet",
    "Result": "conversion defence_loses attack_loses retreat advance",
    "Turn": "begin russia japan victory advance",
    "Victory": "beriberi scurvy checks morale time end",
}

# In version 1 a clause that asked repeatedly moved back to itself, so its number was one too low.
ASKED_AGAIN: Final = {
    ("CombatPhase.declaration", "ChooseCombat"): "next_combat",
    ("CombatPhase.declaration", "Combat"): "next_combat",
    ("Battle.pair", "ChoosePairing"): "assign",
    ("Battle.first_fire", "ChooseFire"): "aim",
}


def name_what_asks_again(old: list[Place]) -> list[Place]:
    for place, above in pairwise(old):
        place.clause = ASKED_AGAIN.get((place.where, above.frame), place.clause)
    return old


UPGRADES: Final = Upgrades(
    {
        1: Upgrade(stack=name_what_asks_again),
        2: Upgrade(),  # RJ-R.35: who is done first may take ships of the line back; a position says the same
    },
    numbered={1: NUMBERED},
)
