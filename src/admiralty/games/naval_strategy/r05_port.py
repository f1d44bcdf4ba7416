"""[NS-5] Phase I: boss fights and modifying transactions, in planning and in the evaluation."""

from __future__ import annotations

from admiralty.core.action import Action
from admiralty.games.naval_strategy.r03_goods import pay
from admiralty.games.naval_strategy.r04_draft import Draft, draft
from admiralty.games.naval_strategy.r04_orders import (
    BOSS,
    DOWNGRADE,
    FIT,
    LENGTH,
    MEND,
    REPAIR,
    UPGRADE,
    WITHDRAW,
)
from admiralty.games.naval_strategy.r08_restrictions import refuse_boss_fight, refuse_here
from admiralty.games.naval_strategy.r11_destruction import downgrade, refuse_downgrade, revive
from admiralty.games.naval_strategy.r13_upgrades import change_price, refuse_repair, upgrade
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import ABSENT, BROKEN, FITTINGS, GALLEON, VALUES, WORKING

# What may be planned


def refuse_port(plan: Draft, o: list[int], k: int) -> str:
    """[NS-5.1] Phase I comes first, and is for a ship that starts the turn in a port."""
    code = o[k]
    if plan.in_arena:
        return ""
    if code == BOSS:
        return refuse_challenge(plan, o[k + 1])
    if plan.chart.port[plan.start] < 0 and not plan.is_decreed:
        return "NS-5.1"
    if plan.tally.count:
        return "NS-4.3"
    what = o[k + 1] if LENGTH[code] > 1 else 0
    clause = refuse_change(plan, code, what)
    if not clause and plan.funds:
        price = price_of(plan, code, what)
        for value in range(VALUES):
            if price[value] > plan.funds[value]:
                return "NS-L.22" if plan.purse else "NS-L.21"
    return clause


def refuse_challenge(plan: Draft, boss: int) -> str:
    """[NS-5.3] [NS-14.5] A ship that starts in a port chooses one of the bosses that its team may fight."""
    clause = refuse_boss_fight(plan)
    if clause:
        return clause
    if plan.chart.port[plan.start] < 0 and not plan.is_decreed:
        return "NS-5.3"
    return "" if boss in plan.bosses else "NS-14.5"


def refuse_change(plan: Draft, code: int, what: int) -> str:
    """[NS-5.2] [NS-5.4] What can be bought, repaired and upgraded."""
    if code == FIT:
        allowed = plan.t.fits[plan.kind * FITTINGS + what] and plan.fit[what] == ABSENT
        return "" if allowed else "NS-5.4"
    if code == MEND:
        return "" if plan.fit[what] == BROKEN else "NS-5.2"
    if code == UPGRADE:
        return "NS-5.2" if plan.kind == GALLEON else ""
    if code == REPAIR:
        return refuse_repair(plan)
    return refuse_downgrade(plan) if code == DOWNGRADE else "NS-14.8"


def price_of(plan: Draft, code: int, what: int) -> list[int]:
    """[NS-4.5] What a modifying transaction costs at this point."""
    return change_price(plan.t, code, what, plan.kind, plan.hp, plan.most_hp(), plan.dead, plan.lowered)


def port_steps(plan: Draft, word: int) -> list[Action]:
    """[NS-5.2] [NS-5.3] [NS-2.22] Modifying transactions and boss fights that may be planned now."""
    out: list[Action] = []
    if plan.tally.count and not plan.in_arena:
        return out
    for code in (REPAIR, UPGRADE, DOWNGRADE):
        if not refuse_here(plan, code) and not refuse_port(plan, [code], 0):
            out.append(code << 24 | word)
    if refuse_here(plan, FIT):
        return out
    for code in (FIT, MEND):
        for e in range(FITTINGS):
            if not refuse_port(plan, [code, e], 0):
                out.append(code << 24 | word | e)
    for boss in plan.bosses:
        if not refuse_challenge(plan, boss):
            out.append(BOSS << 24 | word | boss)
    return out


def take_change(plan: Draft, o: list[int], k: int) -> None:
    """[NS-5.4] [NS-5.5] What phase I changes holds for the rest of the sequence."""
    code = o[k]
    what = o[k + 1] if LENGTH[code] > 1 else 0
    if code == BOSS or code == WITHDRAW:
        plan.tally.alone = code
        plan.tally.count += 1
        return
    if plan.funds:
        spend(plan, price_of(plan, code, what))
    if code == FIT or code == MEND:
        plan.fit[what] = WORKING
    elif code == UPGRADE:
        plan.kind += 1
        plan.hp = plan.most_hp()
    elif code == DOWNGRADE:
        take_downgrade(plan)
    else:
        plan.lowered = 0 if plan.dead else plan.lowered
        plan.dead = 0
        plan.hp = plan.most_hp()
    plan.space = plan.room()
    plan.tally.last = code


def spend(plan: Draft, price: list[int]) -> None:
    """What the team may still spend after a change that is paid at once or must be affordable."""
    plan.funds = [plan.funds[value] - price[value] for value in range(VALUES)]
    if plan.purse:
        plan.purse = plan.funds


def take_downgrade(plan: Draft) -> None:
    """The ship is repaired as the next lower type and loses what that type cannot carry."""
    plan.kind -= 1
    for e in range(FITTINGS):
        if not plan.t.fits[plan.kind * FITTINGS + e]:
            plan.fit[e] = ABSENT
    plan.dead = 0
    plan.lowered = 1
    plan.hp = plan.most_hp()


def planned_costs(s: State, team: int, but: int) -> list[int]:
    """[NS-L.22] What the modifying transactions of a team cost, one ship left out."""
    total = [0] * VALUES
    for ship in s.fleet(team):
        o = s.orders[ship]
        if ship == but or s.decreed[ship] or not o or not FIT <= o[0] <= DOWNGRADE:
            continue
        plan = draft(s, ship)
        k = 0
        while k < len(o) and FIT <= o[k] <= DOWNGRADE:
            price = price_of(plan, o[k], o[k + 1] if LENGTH[o[k]] > 1 else 0)
            total = [total[value] + price[value] for value in range(VALUES)]
            take_change(plan, o, k)
            k += LENGTH[o[k]]
    return total


# What is done


def modify_now(s: State, ship: int, code: int, what: int) -> None:
    """[NS-L.21] By option a transaction is paid and takes effect when it is entered; it is final.

    [NS-R.38] A decree costs nothing.
    """
    s.cut()
    if not s.decreed[ship]:
        pay(s, s.team[ship], price_of(draft(s, ship), code, what))
    carry_out(s, ship, code, what)


def carry_out(s: State, ship: int, code: int, what: int) -> None:
    """[NS-5.2] [NS-5.4] One transaction that has been paid."""
    if code == FIT or code == MEND:
        s.fit[ship * FITTINGS + what] = WORKING
        if s.events is not None:
            s.tell("fitted" if code == FIT else "mended", s.hull[ship], what)
    elif code == UPGRADE:
        upgrade(s, ship)
    elif code == DOWNGRADE:
        downgrade(s, ship)
    elif s.dead[ship]:
        revive(s, ship)
        if s.events is not None:
            s.tell("revived", s.hull[ship], s.hp[ship])
    else:
        s.hp[ship] = s.most_hp(ship)
        if s.events is not None:
            s.tell("repaired", s.hull[ship], s.hp[ship])
