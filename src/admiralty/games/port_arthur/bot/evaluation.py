"""The evaluation of a position of Port Arthur, and what a single order changes in it."""

from __future__ import annotations

from typing import Final

from admiralty.core.action import Action, first, second
from admiralty.core.luck import Seeded
from admiralty.games.port_arthur.bot.outlook import Outlook
from admiralty.games.port_arthur.bot.precomputed import Numbers
from admiralty.games.port_arthur.bot.squadron import NO_SHIPS
from admiralty.games.port_arthur.r05_sorties import Sortie
from admiralty.games.port_arthur.r06_moves import ChooseOperation
from admiralty.games.port_arthur.r07_battle import ChooseDice
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import JAPAN
from admiralty.games.port_arthur.words import MOVE, REPAIR, SAIL, VERB
from admiralty.kit.heuristics import fork

TERMS: Final = {
    "fleet": ("swing",),
    "danger": (
        "exposed_japan",
        "exposed_russia",
        "hunted_japan",
        "hunted_russia",
    ),
    "seas": (
        "leak",
        "leak_sortie",
        "raid",
    ),
    "landing": (
        "landing",
        "ashore",
    ),
    "initiative": ("initiative",),
    "blockade": ("blockade",),
    "reserve": (
        "hand",
        "reserve",
    ),
}
"""The weights of the evaluation by what a player calls them; each has a message `term-...`."""

LUCK: Final = Seeded(0)
"""For copies that draw none."""


class Evaluation(Numbers):
    def of(self, s: State, seat: int) -> float:
        if s.result:
            return float(s.result[seat])
        value = Outlook(s, self).value(s.stack[-1])
        return value if seat == JAPAN else -value

    def foreseen(self, s: State, seat: int, choices: list[Action]) -> dict[Action, float]:
        """Orders of a sortie, moves with the chance of their test, and volleys with their mean."""
        top = s.stack[-1]
        found: dict[Action, float] = {}
        if isinstance(top, Sortie):
            found = self.after_orders(s, top, choices)
        elif isinstance(top, ChooseOperation):
            found = self.after_moves(s, top, choices)
        elif isinstance(top, ChooseDice):
            found = {a: Outlook(s, self, first(a)).value(top) for a in choices}
        return found if seat == JAPAN else {a: -value for a, value in found.items()}

    def after_orders(self, s: State, top: Sortie, choices: list[Action]) -> dict[Action, float]:
        """[PA-5.4] In a sortie, most orders change the place of one ship in port and nothing else."""
        c = fork(s, LUCK)
        assert isinstance(c, State)
        outlook = Outlook(c, self)
        found: dict[Action, float] = {}
        for a in choices:
            verb = a & VERB
            ship = first(a)
            if (verb == SAIL or verb == REPAIR) and s.place[ship] == s.t.anchorage0 + top.home[ship]:
                place = second(a) if verb == SAIL else s.t.shipyard0 + top.home[ship]
                found[a] = ordered(outlook, top, ship, place)
        return found

    def after_moves(self, s: State, top: ChooseOperation, choices: list[Action]) -> dict[Action, float]:
        """[PA-6.16] A squadron moves or stays, by its speed."""
        outlook = Outlook(s, self)
        now = outlook.value(top)
        found: dict[Action, float] = {}
        for a in choices:
            if a & VERB == MOVE:
                there = moved(outlook, top.side, first(a), second(a))
                found[a] = now + outlook.chance_to_move(top.side, first(a)) * (there - now)
        return found


def ordered(outlook: Outlook, top: Sortie, ship: int, place: int) -> float:
    """[PA-5.8] [PA-5.13] The value when a ship has left its port for a zone, or for the shipyard."""
    s = outlook.s
    t = outlook.t
    side = t.side[ship]
    fleet = outlook.fleet[side]
    harbour = outlook.harbour[side]
    port = s.place[ship]
    row = (ship * 2 + s.face[ship]) * t.places
    worth = outlook.precomputed.worth[row + place]
    s.place[ship] = place
    outlook.fleet[side] = fleet + worth - outlook.precomputed.worth[row + port]
    outlook.harbour[side] = harbour - outlook.precomputed.worth[row + port]
    outlook.ashore = 0
    if place < t.zones:
        joined = outlook.squadrons[side * t.zones + place].copy()
        joined.add(t, ship, s.face[ship], worth)
        before = outlook.stations.place(side, place, joined)
        value = outlook.value(top)
        outlook.stations.place(side, place, before)
    else:
        outlook.able[side] -= 1
        value = outlook.value(top)
        outlook.able[side] += 1
    s.place[ship] = port
    outlook.fleet[side] = fleet
    outlook.harbour[side] = harbour
    return value


def departed(outlook: Outlook, side: int, ships: list[int], zone: int) -> float:
    """[PA-6.19] The value when ships have left their port for a zone."""
    s = outlook.s
    t = outlook.t
    fleet = outlook.fleet[side]
    harbour = outlook.harbour[side]
    joined = outlook.squadrons[side * t.zones + zone].copy()
    ports = [s.place[ship] for ship in ships]
    for ship, port in zip(ships, ports, strict=True):
        row = (ship * 2 + s.face[ship]) * t.places
        worth = outlook.precomputed.worth[row + zone]
        joined.add(t, ship, s.face[ship], worth)
        outlook.fleet[side] += worth - outlook.precomputed.worth[row + port]
        outlook.harbour[side] -= outlook.precomputed.worth[row + port]
        s.place[ship] = zone
    before = outlook.stations.place(side, zone, joined)
    value = outlook.value(ChooseOperation(side))
    outlook.stations.place(side, zone, before)
    for ship, port in zip(ships, ports, strict=True):
        s.place[ship] = port
    outlook.fleet[side] = fleet
    outlook.harbour[side] = harbour
    return value


def moved(outlook: Outlook, side: int, zone: int, place: int) -> float:
    """[PA-6.17] [PA-6.18] The value when a squadron has gone to another zone, or into port."""
    t = outlook.t
    fleet = outlook.fleet[side]
    harbour = outlook.harbour[side]
    worth = worth_in(outlook, side, zone, place)
    gone = outlook.stations.place(side, zone, NO_SHIPS)
    outlook.fleet[side] = fleet + worth - gone.worth
    if place < t.zones:
        joined = outlook.squadrons[side * t.zones + place].joined(gone, worth)
        there = outlook.stations.place(side, place, joined)
        value = outlook.value(outlook.s.stack[-1])
        outlook.stations.place(side, place, there)
    else:
        outlook.harbour[side] = harbour + worth
        value = outlook.value(outlook.s.stack[-1])
    outlook.stations.place(side, zone, gone)
    outlook.fleet[side] = fleet
    outlook.harbour[side] = harbour
    return value


def worth_in(outlook: Outlook, side: int, zone: int, place: int) -> float:
    """The worth that the ships of a zone would have elsewhere."""
    s = outlook.s
    t = outlook.t
    total = 0.0
    for ship in t.fleet_ships[side]:
        if s.place[ship] == zone:
            total += outlook.precomputed.worth[(ship * 2 + s.face[ship]) * t.places + place]
    return total
