"""[NS-6] Manoeuvres: steps and turns."""

from __future__ import annotations

from admiralty.core.action import Action
from admiralty.games.naval_strategy.r02_chart import FACES
from admiralty.games.naval_strategy.r04_draft import Draft
from admiralty.games.naval_strategy.r04_orders import FORWARD, LEFT, RIGHT
from admiralty.games.naval_strategy.r08_restrictions import refuse_manoeuvre


def refuse_move(plan: Draft, code: int) -> str:
    """[NS-6.1] [NS-6.2] [NS-6.4] A step or a turn within the limits; other ships do not hinder it."""
    clause = "" if plan.is_decreed else refuse_manoeuvre(plan, code)
    if clause or code != FORWARD:
        return clause
    # [NS-6.3] Reading NS-R.4: neither land nor the edge can be entered; a ghost sails over land.
    way = plan.chart.near if plan.is_ghost else plan.chart.ahead
    return "" if way[plan.tile * FACES + plan.face] >= 0 else "NS-6.3"


def move_steps(plan: Draft, word: int) -> list[Action]:
    """[NS-6.1] [NS-6.2] Steps and turns that may be planned now."""
    return [code << 24 | word for code in (FORWARD, LEFT, RIGHT) if not refuse_move(plan, code)]


def take_move(plan: Draft, code: int) -> None:
    """[NS-6.1] [NS-6.2] One tile in the direction of the bow, or 60 degrees on the spot."""
    tally = plan.tally
    tally.moves += 1
    if code == FORWARD:
        tally.forwards += 1
        plan.tile = plan.chart.near[plan.tile * FACES + plan.face]
    else:
        tally.turns += 1
        plan.face = (plan.face + (1 if code == RIGHT else FACES - 1)) % FACES
