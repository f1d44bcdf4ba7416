"""[NS-17] Hidden information: who may know what."""

from __future__ import annotations

from admiralty.core.event import Event
from admiralty.games.naval_strategy.r12_building import order_price, own_orders
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import VALUES


def owns(s: State, team: int, seat: int) -> bool:
    """[NS-17.1] Whether a seat is that team or the organiser."""
    return seat >= 0 and seat in (team, s.t.organiser)


def sees_economy(s: State, team: int, seat: int) -> bool:
    """[NS-17.3] Holds, stores and treasuries are public or, by option, for the team and the organiser."""
    return s.t.open_economy or owns(s, team, seat)


def insiders(s: State, team: int) -> int:
    """[NS-17.3] The team and the organiser, as an audience."""
    return 1 << team | (1 << s.t.organiser if s.t.organiser >= 0 else 0)


def tell_economy(s: State, team: int, kind: str, *args: int) -> None:
    """[NS-17.3] Everybody hears of goods and money or, by option, the team and the organiser only."""
    if s.t.open_economy:
        s.tell(kind, *args)
    else:
        s.tell_only(insiders(s, team), kind, *args)


def tell_trade(s: State, ship: int, kind: str, *args: int) -> None:
    """[NS-17.1] [NS-17.3] What a ship has loaded, sold, bought or unloaded; by option others learn no more
    than that it traded.
    """
    tell_economy(s, s.team[ship], kind, s.hull[ship], *args)
    if not s.t.open_economy:
        s.tell_only(~insiders(s, s.team[ship]), "traded", s.hull[ship])


def hush(s: State, before: int, audience: int) -> None:
    """Limit what was told since then to this audience."""
    if s.events is not None:
        s.events[before:] = [Event(event.kind, audience, event.args) for event in s.events[before:]]


def spent(s: State, team: int) -> list[int]:
    """[NS-17.4] What a team has paid for ships on order this turn."""
    total = [0] * VALUES
    for order in own_orders(s, team):
        price = order_price(s, order)
        total = [total[value] + price[value] for value in range(VALUES)]
    return total
