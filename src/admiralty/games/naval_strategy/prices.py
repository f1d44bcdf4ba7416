"""[NS-13.2] What modifying transactions cost."""

from __future__ import annotations

from admiralty.games.naval_strategy.orders import DOWNGRADE, FIT, MEND, UPGRADE
from admiralty.games.naval_strategy.tables import VALUES, Tables


def change_price(
    t: Tables, code: int, what: int, kind: int, hp: int, most: int, dead: int, lowered: int
) -> list[int]:
    """[NS-11.4] [NS-11.5] [NS-11.7] [NS-13.2] [NS-13.5] By type, damage and how the ship was last revived.

    Reading NS-R.15: broken enhancements cost more after a paid repair than after a downgrade.
    """
    if code == FIT:
        return t.fitting_price[what * VALUES : (what + 1) * VALUES]
    if code == MEND:
        prices = t.fix_lower if lowered else t.fix_paid
        return prices[what * VALUES : (what + 1) * VALUES]
    at = kind * VALUES
    if code == UPGRADE:
        return t.upgrade[at : at + VALUES]
    if code == DOWNGRADE:
        return [0, 0, 0, 0, 0]
    if dead:
        return t.revival[at : at + VALUES]
    return t.damaged(kind, most - hp, most)
