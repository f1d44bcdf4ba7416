"""[NS-8] Restrictions that hold for any kind of order."""

from __future__ import annotations

from typing import Final

from admiralty.games.naval_strategy.r02_chart import FACES
from admiralty.games.naval_strategy.r04_draft import Draft
from admiralty.games.naval_strategy.r04_orders import (
    BOSS,
    DOWNGRADE,
    FORWARD,
    HEAVY_LEFT,
    HEAVY_RIGHT,
    HOWITZER,
    REPAIR,
    WITHDRAW,
)
from admiralty.games.naval_strategy.tables import GALLEON

LONGEST_DECREE: Final = 20  # orders after the port phase


def refuse_here(plan: Draft, code: int) -> str:
    """[NS-8.9] [NS-8.10] [NS-8.13] What forbids any order of a kind at this point.

    A destroyed ship is repaired first; a heavy ball, a boss fight and a withdrawal must be the only order.
    """
    if plan.dead and code != REPAIR and code != DOWNGRADE:
        return "NS-8.13"
    alone = plan.tally.alone
    if plan.is_decreed:
        return "NS-8.10" if alone == BOSS else refuse_long_decree(plan)
    if alone >= 0:
        return "NS-8.10" if alone == BOSS else "NS-8.9" if alone != WITHDRAW else "NS-14.8"
    return refuse_in_arena(plan, code) if plan.in_arena else ""


def refuse_long_decree(plan: Draft) -> str:
    """Reading NS-R.38: a decree is refused only if it is impossible or too long."""
    return "NS-R.38" if plan.tally.count >= LONGEST_DECREE else ""


def refuse_in_arena(plan: Draft, code: int) -> str:
    """[NS-14.8] [NS-14.9] Ships in the arena move and attack, or withdraw before they do."""
    if code == WITHDRAW:
        return "NS-14.8" if plan.tally.count else ""
    return "NS-14.9" if code > HOWITZER else ""


def refuse_boss_fight(plan: Draft) -> str:
    """[NS-8.10] A boss fight must be the only action of the turn."""
    return "NS-8.10" if plan.tally.count or plan.tally.last >= 0 else ""


def refuse_manoeuvre(plan: Draft, code: int) -> str:
    """[NS-8.1] [NS-8.4] [NS-8.12] The speed and limits of the type, and no step for a chained ship."""
    tally = plan.tally
    kind = plan.kind
    t = plan.t
    if tally.moves >= t.speed[kind]:
        return "NS-8.1"
    if code != FORWARD:
        return "NS-8.4" if tally.turns >= t.max_turns[kind] else ""
    if plan.chained:
        return "NS-8.12"
    if tally.forwards >= t.max_forward[kind]:
        # [NS-8.2] [NS-8.3] Two forward steps for a frigate, one for a galleon.
        return "NS-8.3" if kind == GALLEON else "NS-8.2"
    return ""


def refuse_trading(plan: Draft) -> str:
    """[NS-8.1] [NS-8.11] Transactions use speed like movements, and do not go with attacks."""
    if plan.tally.moves >= plan.t.speed[plan.kind]:
        return "NS-8.1"
    return "NS-8.11" if plan.tally.has_attacked and not plan.t.mixed else ""


def refuse_fighting(plan: Draft) -> str:
    """[NS-2.21] [NS-8.11] [NS-8.20] [NS-L.8] Attacks are made at sea and without trade."""
    if plan.chart.port[plan.tile] >= 0:
        return "NS-8.20"
    return "NS-8.11" if plan.tally.has_traded and not plan.t.mixed else ""


def refuse_volley(plan: Draft, code: int) -> str:
    """[NS-8.5] [NS-8.6] [NS-8.9] Each side once, volleys to the left having odd codes; a heavy ball alone."""
    tally = plan.tally
    if tally.count and (code == HEAVY_LEFT or code == HEAVY_RIGHT):
        return "NS-8.9"
    if code & 1:
        return "NS-8.5" if tally.left else ""
    return "NS-8.6" if tally.right else ""


def refuse_assault(plan: Draft) -> str:
    """[NS-8.8] [NS-8.22] One assault, and not at a port."""
    if plan.tally.assaults:
        return "NS-8.8"
    # Reading NS-R.33: LosPiratos lets a ship charge at a port, without effect on anybody there.
    ahead = -1 if plan.t.los_piratos else plan.chart.near[plan.tile * FACES + plan.face]
    return "NS-8.22" if ahead >= 0 and plan.chart.port[ahead] >= 0 else ""


def refuse_more_shots(plan: Draft) -> str:
    """[NS-8.7] Reading NS-R.9: one action of up to n shots that stand directly one after another.

    By option each shot is an action of its own.
    """
    tally = plan.tally
    is_apart = plan.t.one_action and tally.shots > 0 and tally.last != HOWITZER
    return "NS-8.7" if is_apart or tally.shots >= plan.t.shots[plan.kind] else ""


def refuse_port_target(plan: Draft, tile: int) -> str:
    """[NS-8.23] A howitzer may not aim at a port."""
    return "NS-8.23" if plan.chart.port[tile] >= 0 else ""
