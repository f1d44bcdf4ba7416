"""[NS-13] Upgrades and repairs, and what modifying transactions cost."""

from __future__ import annotations

from admiralty.games.naval_strategy.r04_draft import Draft
from admiralty.games.naval_strategy.r04_orders import DOWNGRADE, FIT, MEND, UPGRADE
from admiralty.games.naval_strategy.r11_destruction import mending_price, revival_price
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import VALUES, Tables


def change_price(
    t: Tables, code: int, what: int, kind: int, hp: int, most: int, dead: int, lowered: int
) -> list[int]:
    """[NS-13.2] [NS-13.5] By type, damage and how the ship was last revived."""
    if code == FIT:
        return t.fitting_price[what * VALUES : (what + 1) * VALUES]
    if code == MEND:
        return mending_price(t, what, lowered)
    at = kind * VALUES
    if code == UPGRADE:
        return t.upgrade[at : at + VALUES]
    if code == DOWNGRADE:
        return [0] * VALUES
    if dead:
        return revival_price(t, kind)
    return repair_price(t, kind, hp, most)


def repair_price(t: Tables, kind: int, hp: int, most: int) -> list[int]:
    """[NS-13.5] Reading NS-R.21: 2 to 10 percent of the price by how much is missing.

    LosPiratos truncates a product in double precision, which may be just below a whole number.
    """
    at = kind * VALUES
    if t.exact_repair:
        return [n * (most + 4 * (most - hp)) // (50 * most) for n in t.price[at : at + VALUES]]
    factor = 1 + 4 * (1 - hp / most)
    return [int(n * factor) for n in t.damaged_base[at : at + VALUES]]


def refuse_repair(plan: Draft) -> str:
    """[NS-13.5] [NS-13.6] [NS-L.24] Nothing is repaired that is whole."""
    return "" if plan.dead or plan.hp < plan.most_hp() else "NS-13.5"


def upgrade(s: State, ship: int) -> None:
    """[NS-13.1] [NS-13.3] [NS-13.4] [NS-R.28] The next larger type with full hit points; the rest stays."""
    s.kind[ship] += 1
    s.hp[ship] = s.most_hp(ship)
    if s.events is not None:
        s.tell("upgraded", s.hull[ship], s.kind[ship])
