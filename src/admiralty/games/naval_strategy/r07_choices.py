"""[NS-7] Movements and attacks that may be planned next, as actions."""

from __future__ import annotations

from admiralty.core.action import Action
from admiralty.games.naval_strategy.r04_draft import Draft
from admiralty.games.naval_strategy.r04_orders import ASSAULT, FORWARD, HOWITZER, RIGHT
from admiralty.games.naval_strategy.r06_manoeuvres import move_steps
from admiralty.games.naval_strategy.r07_attacks import refuse_attack
from admiralty.games.naval_strategy.r08_restrictions import refuse_fighting, refuse_here
from admiralty.games.naval_strategy.tables import MORTAR, WORKING

ATTACKS = [[code] for code in range(ASSAULT + 1)]


def attack_steps(plan: Draft, words: list[int], word: int) -> list[Action]:
    """[NS-7.1] [NS-7.3] [NS-7.11] Every movement and attack that is legal at this point."""
    if refuse_here(plan, FORWARD):
        return []
    out = move_steps(plan, word)
    if not plan.is_decreed and refuse_fighting(plan):
        return out
    for code in range(RIGHT + 1, ASSAULT + 1):
        if not refuse_attack(plan, ATTACKS[code], 0):
            out.append(code << 24 | word)
    if plan.fit[MORTAR] == WORKING or plan.is_decreed:
        for tile in in_range(plan):
            if not refuse_attack(plan, [HOWITZER, tile], 0):
                out.append(HOWITZER << 24 | word | words[tile])
    return out


def in_range(plan: Draft) -> list[int]:
    """[NS-7.11] Tiles that a howitzer reaches; by decree all of them."""
    chart = plan.chart
    if plan.is_decreed:
        return list(range(chart.tiles))
    origin = (plan.start if plan.t.from_start else plan.tile) * chart.tiles
    reach = plan.t.range[plan.kind]
    return [tile for tile in range(chart.tiles) if chart.apart[origin + tile] <= reach]
