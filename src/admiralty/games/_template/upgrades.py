"""What becomes of Skirmish stored under earlier versions of its rules (kit/upgrade.py)."""

from __future__ import annotations

from typing import Final

from admiralty.kit.upgrade import Upgrades

# The clauses of version 1, in whose positions they were numbered.
NUMBERED: Final[dict[str, str]] = {
    "Clash": "strength dice points pursuit",
    "Match": "deal rounds",
    "Round": "commitment end_of_round",
}

UPGRADES: Final = Upgrades(numbered={1: NUMBERED})
