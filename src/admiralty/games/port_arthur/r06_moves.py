"""[PA-6] What a side may do when it is its turn to act: move, put to sea, fight or pass."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first, second
from admiralty.core.flow import END, Ask, Become, Flow, Frame, Seats
from admiralty.games.port_arthur.r06_squadrons import move_squadron, speed_of
from admiralty.games.port_arthur.r07_battle import declare
from admiralty.games.port_arthur.r12_fog import apply_top, legal_tops, refuse_top
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.words import (
    ADD,
    BATTLE,
    CANCEL,
    DROP,
    FROM,
    MOVE,
    PASS,
    TO,
    TOP,
    VERB,
)  # fmt: skip


def attempt(s: State, side: int) -> Flow:
    """[PA-6.7] A side that has no legal operation passes by itself."""
    if has_operation(s, side):
        return ChooseOperation(side)
    s.passed |= 1 << side
    if s.events is not None:
        s.tell("passed-idle", side)
    return None


def has_operation(s: State, side: int) -> bool:
    t = s.t
    base = side * t.places
    moves = s.choices.moves[s.fallen][side]
    for zone in range(t.zones):
        if s.count[base + zone] and (moves[zone] or s.has_ships(1 - side, zone)):
            return True
    return any(s.count[base + t.anchorage0 + port] and t.port_zones[port] for port in range(t.ports))


@dataclass
class ChooseOperation(Ask):
    """[PA-6.3] [PA-6.6] [PA-6.23] A side moves a squadron, sends ships out of a port, fights, or passes."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.side,)

    def legal(self, s: State, seat: int) -> list[Action]:
        t = s.t
        side = self.side
        count = s.count
        base = side * t.places
        enemy = (1 - side) * t.places
        moves = s.choices.moves[s.fallen][side]
        out: list[Action] = [PASS]
        for zone in range(t.zones):
            if count[base + zone]:
                out.extend(moves[zone])
                if count[enemy + zone]:
                    out.append(BATTLE | zone << 12)
        base += t.anchorage0
        for a in s.choices.sail_from[side]:
            if count[base + first(a)]:
                out.append(a)
        if t.fog:
            legal_tops(s, side, out)
        return out

    def explore(self, s: State, seat: int) -> list[Action]:
        """Which ship lies on top changes nothing on the map, so search leaves the stacks alone."""
        out = self.legal(s, seat)
        return [a for a in out if a & VERB != TOP] if s.t.fog else out

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        verb = a & VERB
        if verb == MOVE:
            self.move(s, first(a), second(a))
            return END
        if verb == BATTLE:
            s.acted = 1
            return Become(declare(s, self.side, first(a)))
        if verb == FROM:
            return Become(ChooseShips(self.side, first(a), []))
        if verb == TOP:
            apply_top(s, a)
            return None
        s.passed |= 1 << self.side
        if s.events is not None:
            s.tell("passed", self.side)
        return END

    def move(self, s: State, zone: int, place: int) -> None:
        """[PA-6.16] [PA-6.17] [PA-6.18] [PA-6.21] [PA-6.24] The whole squadron goes one step if the die
        allows it.
        """
        side = self.side
        speed = speed_of(s, s.ships_in(side, zone))
        die = s.roll(s.t.die_faces)
        if die <= speed:
            move_squadron(s, side, zone, place)
            s.acted = 1
        else:
            s.failed |= 1 << side
        if s.events is not None:
            s.tell("moved" if die <= speed else "stuck", side, zone, place, speed, die)

    def candidates(self, s: State, seat: int) -> list[Action]:
        t = s.t
        out = self.legal(s, seat)
        known = set(out)
        shown = [BATTLE | zone << 12 for zone in range(t.zones)] + s.choices.sail_from[self.side]
        for zone in range(t.zones):
            if s.has_ships(self.side, zone):
                shown += [MOVE | zone << 12 | place for place in range(t.shipyard0) if place != zone]
        return out + [a for a in shown if a not in known]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        verb = a & VERB
        if verb == MOVE:
            if not s.has_ships(self.side, first(a)):
                return "PA-6.14"
            return "PA-6.17" if second(a) < s.t.zones else "PA-6.18"
        if verb == FROM:
            return "PA-6.19"
        if verb == BATTLE:
            return "PA-7.1"
        return refuse_top(s, self.side, a) if verb == TOP else ""


@dataclass
class ChooseShips(Ask):
    """[PA-6.19] [PA-6.20] A chosen group of the ships in one anchorage goes to one adjacent zone."""

    side: int
    port: int
    chosen: list[int]

    def clone(self) -> Frame:
        return ChooseShips(self.side, self.port, self.chosen[:])

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.side, self.port, len(self.chosen), speed_of(s, self.chosen)

    def legal(self, s: State, seat: int) -> list[Action]:
        chosen = self.chosen
        place = s.place
        anchorage = s.t.anchorage0 + self.port
        out: list[Action] = [CANCEL]
        for ship in s.t.fleet_ships[self.side]:
            if place[ship] == anchorage:
                out.append((DROP if ship in chosen else ADD) | ship << 12)
        if chosen:
            out.extend(s.choices.to[self.port])
        return out

    def explore(self, s: State, seat: int) -> list[Action]:
        """[PA-D.3] Ships are added in one order, one of each kind of equal ships; nothing is dropped or
        cancelled.
        """
        t = s.t
        order = s.choices.order[self.side]
        last = max([s.choices.rank[ship] for ship in self.chosen], default=-1)
        out: list[Action] = []
        seen: set[tuple[int, int]] = set()
        for i in range(last + 1, len(order)):
            ship = order[i]
            if s.place[ship] == t.anchorage0 + self.port and (t.kind[ship], s.face[ship]) not in seen:
                seen.add((t.kind[ship], s.face[ship]))
                out.append(ADD | ship << 12)
        if self.chosen:
            out.extend(s.choices.to[self.port])
        return out

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        verb = a & VERB
        if verb == ADD:
            self.chosen.append(first(a))
            return None
        if verb == DROP:
            self.chosen.remove(first(a))
            return None
        if verb == TO:
            self.put_to_sea(s, first(a))
            return END
        return Become(ChooseOperation(self.side))

    def put_to_sea(self, s: State, zone: int) -> None:
        """[PA-6.19] [PA-6.22] The test uses the speed of the chosen ships only; a failed one voids the
        choice.
        """
        speed = speed_of(s, self.chosen)
        die = s.roll(s.t.die_faces)
        if die <= speed:
            for ship in self.chosen:
                s.put(ship, zone)
            s.acted = 1
        else:
            s.failed |= 1 << self.side
        if s.events is not None:
            s.tell(
                "put-to-sea" if die <= speed else "kept-in-port",
                tuple(self.chosen),
                self.port,
                zone,
                speed,
                die,
            )

    def candidates(self, s: State, seat: int) -> list[Action]:
        t = s.t
        out = self.legal(s, seat)
        known = set(out)
        yard = t.shipyard0 + self.port
        shown = [ADD | ship << 12 for ship in t.fleet_ships[self.side] if s.place[ship] == yard]
        shown += [TO | zone << 12 for zone in range(t.zones)]
        return out + [a for a in shown if a not in known]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        if a & VERB == ADD and s.place[first(a)] == s.t.shipyard0 + self.port:
            return "PA-6.20"
        return "PA-6.19"
