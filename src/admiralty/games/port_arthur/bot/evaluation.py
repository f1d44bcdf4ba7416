"""The evaluation of a position of Port Arthur, and what a single order changes in it."""

from __future__ import annotations

from typing import Final

from admiralty.core.action import Action, first, second
from admiralty.core.luck import Seeded
from admiralty.games.port_arthur.bot.outlook import Outlook
from admiralty.games.port_arthur.bot.precomputed import Numbers
from admiralty.games.port_arthur.bot.squadron import NO_SHIPS
from admiralty.games.port_arthur.r05_sorties import Sortie
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import JAPAN
from admiralty.games.port_arthur.words import REPAIR, SAIL, VERB
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
        """[PA-5.4] In a sortie, most orders change the place of one ship in port and nothing else."""
        found: dict[Action, float] = {}
        top = s.stack[-1]
        if not isinstance(top, Sortie):
            return found
        c = fork(s, LUCK)
        assert isinstance(c, State)
        outlook = Outlook(c, self)
        for a in choices:
            verb = a & VERB
            ship = first(a)
            if (verb == SAIL or verb == REPAIR) and s.place[ship] == s.t.anchorage0 + top.home[ship]:
                place = second(a) if verb == SAIL else s.t.shipyard0 + top.home[ship]
                value = ordered(outlook, top, ship, place)
                found[a] = value if seat == JAPAN else -value
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
        spot = side * t.zones + place
        there = outlook.squadrons[spot]
        joined = outlook.squadrons[spot] = there.copy()
        joined.add(t, ship, s.face[ship], worth)
        value = outlook.value(top)
        outlook.squadrons[spot] = there
    else:
        outlook.able[side] -= 1
        value = outlook.value(top)
        outlook.able[side] += 1
    s.place[ship] = port
    outlook.fleet[side] = fleet
    outlook.harbour[side] = harbour
    return value


def moved(outlook: Outlook, side: int, zone: int, place: int) -> float:
    """[PA-6.17] [PA-6.18] The value when a squadron has gone to another zone, or into port."""
    t = outlook.t
    squadrons = outlook.squadrons
    spot = side * t.zones + zone
    gone = squadrons[spot]
    fleet = outlook.fleet[side]
    harbour = outlook.harbour[side]
    worth = worth_in(outlook, side, zone, place)
    squadrons[spot] = NO_SHIPS
    outlook.fleet[side] = fleet + worth - gone.worth
    if place < t.zones:
        goal = side * t.zones + place
        there = squadrons[goal]
        squadrons[goal] = there.joined(gone, worth)
        value = outlook.value(outlook.s.stack[-1])
        squadrons[goal] = there
    else:
        outlook.harbour[side] = harbour + worth
        value = outlook.value(outlook.s.stack[-1])
    squadrons[spot] = gone
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
