"""What becomes of Battle of Midway stored under earlier versions of its rules (kit/upgrade.py)."""

from __future__ import annotations

from typing import Final

from admiralty.kit.upgrade import Upgrades

# The clauses of version 1; its positions gave them by number.
NUMBERED: Final[dict[str, str]] = {
    "Activation": "activate again",
    "Combat": "planning attacker_omits defender_omits order first_moves second_moves orders firing aftermath",
    "Effect": "carry_out new_plan answer",
    "EndOfRound": "midway limit holder_returns other_returns",
    "Match": "placement bank rounds",
    "Movement": "omission start tokens",
    "OverTheEdge": "extension resume",
    "Placement": "next_aircraft again",
    "Purchase": "fill holder_buys other_buys points_lost",
    "Reinforcement": "next_fighter again",
    "Round": "begin bids activation purchase end again",
    "Tokens": "perform again",
}

UPGRADES: Final = Upgrades(numbered={1: NUMBERED})
