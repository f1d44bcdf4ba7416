"""[PA-5] Sorties: ships put to sea or to the shipyard, and armies on the landing boxes."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first, second
from admiralty.core.flow import END, Ask, Flow, Frame, Seats
from admiralty.games.port_arthur.r02_ports import has_yard
from admiralty.games.port_arthur.r12_fog import apply_top, legal_tops, refuse_top
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import DAMAGED, JAPAN
from admiralty.games.port_arthur.words import DISEMBARK, DONE, EMBARK, REPAIR, SAIL, STAY, TOP, VERB


def muster(s: State, side: int) -> list[int]:
    """[PA-5.12] The port each ship may sail from in this phase: that of its anchorage, or -1."""
    t = s.t
    home = [-1] * t.ships
    for ship in t.fleet_ships[side]:
        port = s.place[ship] - t.anchorage0
        if 0 <= port < t.ports:
            home[ship] = port
    return home


class Orders:
    """[PA-D.2] The orders to all ships, kept from one question to the next, since mostly one ship has moved.

    Neither ports nor faces nor the blockade change in a sortie, so what a ship may do depends on its place.
    """

    def __init__(self, s: State, side: int, home: list[int]) -> None:
        t = s.t
        menus = s.choices.sorties[s.yard_lost * 2 + s.blockade]
        self.ships: list[int] = [ship for ship in t.fleet_ships[side] if home[ship] >= 0]
        self.menus: list[list[list[Action]]] = [
            menus[(ship * t.ports + home[ship]) * 2 + s.face[ship]] for ship in self.ships
        ]
        self.places: list[int] = [s.place[ship] for ship in self.ships]
        self.starts: list[int] = []
        self.joined: list[Action] = []
        for menu, place in zip(self.menus, self.places, strict=True):
            self.starts.append(len(self.joined))
            self.joined += menu[place]

    def now(self, place: list[int]) -> list[Action]:
        """The same list as before, brought up to date."""
        places = self.places
        for i, ship in enumerate(self.ships):
            if place[ship] != places[i]:
                self.renew(i, place[ship])
        return self.joined

    def renew(self, i: int, place: int) -> None:
        """A ship has moved; it has as many orders as before, since it may go back."""
        menu = self.menus[i][place]
        assert len(menu) == len(self.menus[i][self.places[i]])
        self.joined[self.starts[i] : self.starts[i] + len(menu)] = menu
        self.places[i] = place


@dataclass
class Sortie(Ask):
    """[PA-5.4] A side sends ships to sea or to the shipyard, and Japan its armies, until it says it is done.

    `home` is the port each ship may sail from in this phase (-1: none); an order may be changed until then.
    """

    side: int
    home: list[int]

    def __init__(self, side: int, home: list[int]) -> None:
        self.side = side
        self.home = home
        self.orders: Orders | None = None

    def clone(self) -> Frame:
        return Sortie(self.side, self.home)

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.side,)

    def legal(self, s: State, seat: int) -> list[Action]:
        if self.orders is None:
            self.orders = Orders(s, self.side, self.home)
        out: list[Action] = [DONE]
        if self.side == JAPAN:
            self.army_choices(s, out)
        out += self.orders.now(s.place)
        if s.t.fog:
            legal_tops(s, self.side, out)
        return out

    def army_choices(self, s: State, out: list[Action]) -> None:
        """[PA-5.16] [PA-5.17] At most one army on each landing box; it may be taken back until Japan is
        done.
        """
        for box, zone in enumerate(s.t.box_zone):
            if s.boxes[box]:
                out.append(DISEMBARK | zone << 12)
            elif s.supply:
                out.append(EMBARK | zone << 12)

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        verb = a & VERB
        if verb == SAIL:
            self.sail(s, first(a), second(a))
        elif verb == STAY:
            self.stay(s, first(a))
        elif verb == REPAIR:
            self.lay_up(s, first(a))
        elif verb == EMBARK or verb == DISEMBARK:
            self.ship_army(s, verb, first(a))
        elif verb == TOP:
            apply_top(s, a)
        else:
            self.sortie_over(s)
            return END
        return None

    def audience(self, s: State) -> int:
        """[PA-H.10] In fog of war the opponent sees nothing of a sortie before it is over."""
        return 1 << self.side if s.t.fog else -1

    def sail(self, s: State, ship: int, zone: int) -> None:
        """[PA-5.5] [PA-5.6] [PA-5.7] [PA-5.10] Each ship sails on its own, without a test, past any enemy."""
        s.put(ship, zone)
        if s.events is not None:
            s.tell_only(self.audience(s), "sailed", ship, zone)

    def stay(self, s: State, ship: int) -> None:
        """[PA-5.5] Sorties are voluntary: the ship stays in its anchorage after all."""
        s.put(ship, s.t.anchorage0 + self.home[ship])
        if s.events is not None:
            s.tell_only(self.audience(s), "stayed", ship, self.home[ship])

    def lay_up(self, s: State, ship: int) -> None:
        """[PA-5.13] [PA-5.15] [PA-R.14] A damaged ship enters the shipyard of its port and takes no further
        part.
        """
        s.put(ship, s.t.shipyard0 + self.home[ship])
        if s.events is not None:
            s.tell_only(self.audience(s), "repairing", ship, self.home[ship])

    def ship_army(self, s: State, verb: int, zone: int) -> None:
        """[PA-5.16] [PA-5.17] [PA-5.18] [PA-R.12] Place an army on a landing box, or take it back; no ship is
        needed.
        """
        box = s.t.box_zone.index(zone)
        if verb == EMBARK:
            s.embark(box)
        else:
            s.disembark(box)
        if s.events is not None:
            s.tell_only(self.audience(s), "embarked" if verb == EMBARK else "disembarked", zone)

    def sortie_over(self, s: State) -> None:
        """[PA-5.4] [PA-H.5] The side is done; in fog of war the opponent now sees counts and top ships."""
        s.cut()
        if s.events is None:
            return
        if s.t.fog:
            self.show_arrangement(s)
        s.tell("sortie-over", self.side)

    def show_arrangement(self, s: State) -> None:
        """[PA-H.5] Which ships left each port, which are laid up, and how many lie in each zone under which
        top.
        """
        t = s.t
        others = ~(1 << self.side)
        for port in range(t.ports):
            left = [
                ship
                for ship in t.fleet_ships[self.side]
                if self.home[ship] == port and s.place[ship] < t.zones
            ]
            if left:
                s.tell_only(others, "left-port", tuple(left), port)
        for ship in t.fleet_ships[self.side]:
            if self.home[ship] >= 0 and s.place[ship] >= t.shipyard0:
                s.tell_only(others, "repairing", ship, self.home[ship])
        for zone in range(t.zones):
            if s.has_ships(self.side, zone):
                number = s.count[self.side * t.places + zone]
                s.tell_only(
                    others, "squadron-seen", self.side, zone, number, s.top[self.side * t.zones + zone]
                )
        for box, zone in enumerate(t.box_zone):
            if s.boxes[box] and self.side == JAPAN:
                s.tell_only(others, "embarked", zone)

    def candidates(self, s: State, seat: int) -> list[Action]:
        t = s.t
        out = self.legal(s, seat)
        known = set(out)
        shown = [
            SAIL | ship << 12 | z
            for ship in t.fleet_ships[self.side]
            for z in range(t.zones)
            if self.in_play(s, ship)
        ]
        shown += [REPAIR | ship << 12 for ship in t.fleet_ships[self.side] if self.in_play(s, ship)]
        if self.side == JAPAN:
            shown += [EMBARK | zone << 12 for zone in t.box_zone]
        return out + [a for a in shown if a not in known]

    def in_play(self, s: State, ship: int) -> bool:
        return self.home[ship] >= 0 or s.t.shipyard0 <= s.place[ship] < s.t.unused

    def why_not(self, s: State, seat: int, a: Action) -> str:
        verb = a & VERB
        if verb == SAIL or verb == REPAIR or verb == STAY:
            return self.refuse_ship(s, verb, first(a), second(a))
        if verb == EMBARK or verb == DISEMBARK:
            return self.refuse_army(s, verb, first(a))
        return refuse_top(s, self.side, a) if verb == TOP else ""

    def refuse_ship(self, s: State, verb: int, ship: int, zone: int) -> str:
        """Why a ship may not do this: its owner, its place, or what it is able to do."""
        t = s.t
        if t.side[ship] != self.side:
            return "PA-1.2"
        port = self.home[ship]
        if port < 0:
            return absence(s, ship)
        if verb == SAIL and s.place[ship] != zone:
            if s.blockade and port == t.port_arthur:
                return "PA-5.11"
            return "PA-5.8" if s.face[ship] == DAMAGED else "PA-5.9"
        if verb == REPAIR and s.face[ship] != DAMAGED:
            return "PA-5.14"
        if verb == REPAIR and not has_yard(t, port, s.yard_lost):
            return "PA-5.13"
        return "PA-1.5"

    def refuse_army(self, s: State, verb: int, zone: int) -> str:
        if zone not in s.t.box_zone:
            return "PA-2.9"
        if self.side != JAPAN or (verb == EMBARK and s.boxes[s.t.box_zone.index(zone)]):
            return "PA-5.16"
        return "PA-1.7" if verb == EMBARK else "PA-5.17"

    def explore(self, s: State, seat: int) -> list[Action]:
        """[PA-D.3] [PA-D.4] Armies first, then ships in one order, one of each kind of equal ships; tops
        stay as they lie.
        """
        t = s.t
        order = s.choices.order[self.side]
        last = self.last_ordered(s, order)
        out: list[Action] = [DONE]
        if self.side == JAPAN and last < 0 and s.supply:
            shipped = max([box for box in range(t.boxes) if s.boxes[box]], default=-1)
            out += [EMBARK | t.box_zone[box] << 12 for box in range(shipped + 1, t.boxes)]
        menus = s.choices.sorties[s.yard_lost * 2 + s.blockade]
        seen: set[tuple[int, int, int]] = set()
        for i in range(last + 1, len(order)):
            ship = order[i]
            port = self.home[ship]
            if port < 0 or (t.kind[ship], port, s.face[ship]) in seen:
                continue
            seen.add((t.kind[ship], port, s.face[ship]))
            out.extend(menus[(ship * t.ports + port) * 2 + s.face[ship]][s.place[ship]])
        return out

    def last_ordered(self, s: State, order: list[int]) -> int:
        """The place in the canonical order: the last ship that is no longer in its anchorage."""
        last = -1
        for i, ship in enumerate(order):
            if self.home[ship] >= 0 and s.place[ship] != s.t.anchorage0 + self.home[ship]:
                last = i
        return last


def absence(s: State, ship: int) -> str:
    """Why a ship of one's own cannot take part: unused, sunk, still on its way, or in a shipyard."""
    t = s.t
    place = s.place[ship]
    if place == t.unused:
        return "PA-3.5"
    if place == t.sunk:
        return "PA-7.24"
    return "PA-5.12" if place < t.shipyard0 + t.ports else "PA-5.3"
