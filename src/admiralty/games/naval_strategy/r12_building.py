"""[NS-12] New ships."""

from __future__ import annotations

from admiralty.core.action import Action, first, second
from admiralty.games.naval_strategy.r02_chart import FACES
from admiralty.games.naval_strategy.r03_goods import credit, has_crew, next_captain, pay
from admiralty.games.naval_strategy.r05_port import planned_costs
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import ABSENT, FITTINGS, MOST_SHIPS, SHIPS, VALUES, WORKING
from admiralty.games.naval_strategy.words import BUILD, CANCEL, EQUIP, POINT, VERB


def purse(s: State, team: int) -> list[int]:
    """[NS-12.2] [NS-12.4] What is in treasury and store now; by option without what is already spent."""
    at = team * VALUES
    store = s.store[at : at + VALUES]
    if not s.t.refuse_unpaid:
        return store
    costs = planned_costs(s, team, -1)
    return [store[value] - costs[value] for value in range(VALUES)]


def affords(have: list[int], price: list[int]) -> bool:
    return all(have[value] >= price[value] for value in range(VALUES))


def ship_price(s: State, kind: int) -> list[int]:
    return s.t.price[kind * VALUES : (kind + 1) * VALUES]


def fitting_price(s: State, e: int) -> list[int]:
    return s.t.fitting_price[e * VALUES : (e + 1) * VALUES]


def choices(s: State, team: int) -> list[Action]:
    """[NS-12.1] Ships that can be paid for, and changes of those on order."""
    out: list[Action] = []
    have = purse(s, team)
    if has_crew(s, team):
        for kind in range(SHIPS):
            if affords(have, ship_price(s, kind)):
                out += [BUILD | kind << 12 | port for port in range(len(s.t.port_ids))]
    for number, order in enumerate(own_orders(s, team)):
        word = number << 12
        for e in range(FITTINGS):
            if can_equip(s, order, e) and affords(have, fitting_price(s, e)):
                out.append(EQUIP | word | e)
        out += [POINT | word | face for face in range(FACES) if face != order[3]]
        out.append(CANCEL | word)
    return out


def own_orders(s: State, team: int) -> list[list[int]]:
    return [order for order in s.building if order[0] == team]


def can_equip(s: State, order: list[int], e: int) -> bool:
    """[NS-12.5] Each enhancement that the type can carry, once."""
    return bool(s.t.fits[order[1] * FITTINGS + e]) and not order[4] >> e & 1


def thinkable(s: State, team: int) -> list[Action]:
    """Every type in the first port, and every enhancement for ships on order."""
    out = [BUILD | kind << 12 for kind in range(SHIPS)]
    for number in range(len(own_orders(s, team))):
        out += [EQUIP | number << 12 | e for e in range(FITTINGS)]
    return out


def refuse(s: State, team: int, a: Action) -> str:
    """[NS-12.2] [NS-12.5] Why a ship cannot be ordered or fitted out like this."""
    verb = a & VERB
    if team >= s.t.teams or team < 0:
        return "NS-12.1"
    if verb == BUILD:
        return "NS-12.2" if has_crew(s, team) else "NS-3.22"
    orders = own_orders(s, team)
    if verb == EQUIP and first(a) < len(orders):
        return "NS-12.2" if can_equip(s, orders[first(a)], second(a)) else "NS-12.5"
    return "NS-12.4"


def apply(s: State, team: int, a: Action) -> None:
    """[NS-12.1] [NS-12.2] [NS-12.4] Order, fit out, point or cancel; paid or given back at once."""
    verb = a & VERB
    if verb == BUILD:
        order_ship(s, team, first(a), second(a))
        return
    order = own_orders(s, team)[first(a)]
    if verb == EQUIP:
        pay(s, team, fitting_price(s, second(a)))
        order[4] |= 1 << second(a)
    elif verb == POINT:
        order[3] = second(a)
    else:
        credit(s, team, order_price(s, order))
        # Two orders may be equal, so the order itself is removed, not one that is equal to it.
        s.building = [other for other in s.building if other is not order]


def order_ship(s: State, team: int, kind: int, port: int) -> None:
    """[NS-12.3] [NS-L.20] The ship appears at the end of the turn, by option at once."""
    pay(s, team, ship_price(s, kind))
    tile = s.t.chart.ports[port]
    face = s.t.chart.open_face(tile)
    if not s.t.arrive_now:
        s.building.append([team, kind, port, face, 0])
        return
    ship = add_ship(s, team, kind, tile, face, 0)
    s.cut()
    if s.events is not None:
        s.tell("launched", s.hull[ship], kind, port)


def add_ship(s: State, team: int, kind: int, tile: int, face: int, fittings: int) -> int:
    """[NS-12.3] [NS-12.5] A new ship comes last in registration order, with full hit points."""
    used = [s.hull[i] % MOST_SHIPS for i in s.fleet(team)]
    captain = next_captain(s, team)
    s.team.append(team)
    s.hull.append(team * MOST_SHIPS + max(used, default=-1) + 1)
    s.kind.append(kind)
    s.tile.append(tile)
    s.face.append(face)
    s.dead.append(0)
    s.chained.append(0)
    s.hold += [0] * VALUES
    s.fit += [WORKING if fittings >> e & 1 else ABSENT for e in range(FITTINGS)]
    s.hp.append(0)
    s.lowered.append(0)
    s.xp.append(0)
    s.captain.append(captain)
    s.orders.append([])
    s.reported.append(0)
    s.decreed.append(0)
    ship = len(s.team) - 1
    s.hp[ship] = s.most_hp(ship)
    return ship


def launch(s: State) -> None:
    """[NS-12.3] [NS-12.5] Ships on order appear in their ports, in the order of payment."""
    for team, kind, port, face, fittings in s.building:
        ship = add_ship(s, team, kind, s.t.chart.ports[port], face, fittings)
        if s.events is not None:
            s.tell("launched", s.hull[ship], kind, port)
    s.building = []


def order_price(s: State, order: list[int]) -> list[int]:
    """What a ship on order has cost."""
    total = ship_price(s, order[1])
    for e in range(FITTINGS):
        if order[4] >> e & 1:
            total = [total[value] + fitting_price(s, e)[value] for value in range(VALUES)]
    return total
