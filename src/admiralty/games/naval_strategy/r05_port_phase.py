"""Phase I: what modifying transactions cost and do."""

from __future__ import annotations

from admiralty.games.naval_strategy.orders import (
    DOWNGRADE,
    FIT,
    LENGTH,
    MEND,
    UPGRADE,
)
from admiralty.games.naval_strategy.r08_restrictions import Draft, draft
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import FITTINGS, VALUES, WORKING


def port_phase(s: State) -> None:
    """[NS-9.2] [NS-R.23] Ships in registration order, each ship's transactions in its own order."""
    for ship, o in enumerate(s.orders):
        if o and FIT <= o[0] <= DOWNGRADE:
            modify_ship(s, ship, o)


def modify_ship(s: State, ship: int, o: list[int]) -> None:
    """[NS-9.3] What cannot be paid is skipped; what then is no longer legal is dropped, order by order.

    [NS-R.38] A decree costs nothing.
    """
    failed = False
    k = 0
    plan = draft(s, ship)
    while k < len(o) and FIT <= o[k] <= DOWNGRADE:
        code, what = o[k], o[k + 1] if LENGTH[o[k]] > 1 else 0
        plan.purse = []
        clause = plan.refuse(o, k) if failed else ""
        price = [0] * VALUES if s.decreed[ship] else plan.price(code, what)
        if clause:
            if s.events is not None:
                s.tell("dropped", s.hull[ship], code)
        elif s.can_pay(s.team[ship], price):
            s.pay(s.team[ship], price)
            carry_out(s, ship, code, what)
            plan.take(o, k)
        else:
            failed = True
            if s.events is not None:
                s.tell_economy(s.team[ship], "unpaid", s.hull[ship], code)
        k += LENGTH[code]
    rest = o[k:]
    if failed:
        rest = still_legal(s, ship, rest)
    s.orders[ship] = rest


def still_legal(s: State, ship: int, o: list[int]) -> list[int]:
    """[NS-9.3] The rest of a sequence without the orders that have become illegal."""
    plan = draft(s, ship)
    plan.purse = []
    kept: list[int] = []
    k = 0
    while k < len(o):
        if plan.refuse(o, k):
            if s.events is not None:
                s.tell("dropped", s.hull[ship], o[k])
        else:
            plan.take(o, k)
            kept += o[k : k + LENGTH[o[k]]]
        k += LENGTH[o[k]]
    return kept


def carry_out(s: State, ship: int, code: int, what: int) -> None:
    """[NS-5.2] [NS-5.4] [NS-11.4] [NS-13.5] One transaction that has been paid."""
    if code == FIT or code == MEND:
        s.fit[ship * FITTINGS + what] = WORKING
        if s.events is not None:
            s.tell("fitted" if code == FIT else "mended", s.hull[ship], what)
    elif code == UPGRADE:
        s.upgrade(ship)
        if s.events is not None:
            s.tell("upgraded", s.hull[ship], s.kind[ship])
    elif code == DOWNGRADE:
        s.downgrade(ship)
        if s.events is not None:
            s.tell("downgraded", s.hull[ship], s.kind[ship])
    elif s.dead[ship]:
        s.revive(ship)
        if s.events is not None:
            s.tell("revived", s.hull[ship], s.hp[ship])
    else:
        s.hp[ship] = s.most_hp(ship)
        if s.events is not None:
            s.tell("repaired", s.hull[ship], s.hp[ship])


def planned_costs(s: State, team: int, but: int) -> list[int]:
    """[NS-L.21] [NS-L.22] What the modifying transactions of a team cost, one ship left out."""
    total = [0, 0, 0, 0, 0]
    for ship in s.fleet(team):
        o = s.orders[ship]
        if ship == but or s.decreed[ship] or not o or not FIT <= o[0] <= DOWNGRADE:
            continue
        plan = Draft(s.t, s.t.chart, s.kind[ship], s.tile[ship], s.face[ship])
        plan.board(s, ship)
        k = 0
        while k < len(o) and FIT <= o[k] <= DOWNGRADE:
            price = plan.price(o[k], o[k + 1] if LENGTH[o[k]] > 1 else 0)
            total = [total[i] + price[i] for i in range(5)]
            plan.take(o, k)
            k += LENGTH[o[k]]
    return total
