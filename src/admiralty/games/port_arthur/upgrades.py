"""What becomes of Port Arthur stored under earlier versions of its rules (kit/upgrade.py)."""

from __future__ import annotations

from typing import Final

from admiralty.kit.upgrade import Upgrades

# The clauses of version 1; its positions gave them by number.
NUMBERED: Final[dict[str, str]] = {
    "Battle": "order_of_fire use_of_initiative first_volley second_volley aftermath",
    "Damage": "critical_hits normal_hits",
    "Landings": "next_army again",
    "MineCheck": "roll_against_speed",
    "Operations": "roll_dice tie_ends_the_phase active_side other_side both_passed act_after_pass new_cycle",
    "Raid": "roll_for_ships",
    "ReturnToPort": "repairs_end japanese_mines russian_mines japanese_return russian_return maintenance",
    "Scoring": "control blockade convoys landings siping",
    "Turn": "initiative_to_russia baltic_arrival japanese_sortie russian_sortie operations scoring "
    "return_to_port next_turn",
    "War": "opening_raid turns",
}

UPGRADES: Final = Upgrades(numbered={1: NUMBERED})
