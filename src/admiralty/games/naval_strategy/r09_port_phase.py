"""[NS-9] Step 1 of an evaluation: the port phase."""

from __future__ import annotations

from admiralty.games.naval_strategy.r03_goods import can_pay, pay
from admiralty.games.naval_strategy.r04_check import refuse, take
from admiralty.games.naval_strategy.r04_draft import draft
from admiralty.games.naval_strategy.r04_orders import DOWNGRADE, FIT, LENGTH
from admiralty.games.naval_strategy.r05_port import carry_out, price_of
from admiralty.games.naval_strategy.r17_secrets import tell_economy
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import VALUES


def port_phase(s: State) -> None:
    """[NS-9.2] [NS-R.23] Ships in registration order, each ship's transactions in its own order."""
    for ship, o in enumerate(s.orders):
        if o and FIT <= o[0] <= DOWNGRADE:
            modify_ship(s, ship, o)


def modify_ship(s: State, ship: int, o: list[int]) -> None:
    """[NS-9.3] What cannot be paid is skipped; what then is no longer legal is dropped, order by order.

    [NS-R.38] A decree costs nothing.
    """
    has_failed = False
    k = 0
    plan = draft(s, ship)
    while k < len(o) and FIT <= o[k] <= DOWNGRADE:
        code, what = o[k], o[k + 1] if LENGTH[o[k]] > 1 else 0
        clause = refuse(plan, o, k) if has_failed else ""
        price = [0] * VALUES if s.decreed[ship] else price_of(plan, code, what)
        if clause:
            if s.events is not None:
                s.tell("dropped", s.hull[ship], code)
        elif can_pay(s, s.team[ship], price):
            pay(s, s.team[ship], price)
            carry_out(s, ship, code, what)
            take(plan, o, k)
        else:
            has_failed = True
            if s.events is not None:
                tell_economy(s, s.team[ship], "unpaid", s.hull[ship], code)
        k += LENGTH[code]
    s.orders[ship] = still_legal(s, ship, o[k:]) if has_failed else o[k:]


def still_legal(s: State, ship: int, o: list[int]) -> list[int]:
    """[NS-9.3] The rest of a sequence without the orders that have become illegal."""
    plan = draft(s, ship)
    kept: list[int] = []
    k = 0
    while k < len(o):
        if refuse(plan, o, k):
            if s.events is not None:
                s.tell("dropped", s.hull[ship], o[k])
        else:
            take(plan, o, k)
            kept += o[k : k + LENGTH[o[k]]]
        k += LENGTH[o[k]]
    return kept
