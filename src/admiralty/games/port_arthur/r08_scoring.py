"""[PA-8] Scoring: control of zones, the blockade, convoys and landings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from admiralty.core.action import Action, first
from admiralty.core.flow import END, REPEAT, Ask, Clauses, Flow, Phase, Seats
from admiralty.games.port_arthur.r04_victory import gain
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import EFFECT_FALL, EFFECT_ROLL, EFFECT_SHIPYARD_LOST, JAPAN, RUSSIA
from admiralty.games.port_arthur.words import BLOCKADE, LAND, VERB

OFF: Final = BLOCKADE
ON: Final = BLOCKADE | 1 << 12


@dataclass
class Scoring(Phase):
    """[PA-8.1] [PA-R.9] Net control, blockade, convoys sunk, landings in order, Siping: each cut off at the
    limit.
    """

    def clauses(self) -> Clauses:
        return self.control, self.blockade, self.convoys, self.landings, self.siping

    def control(self, s: State) -> Flow:
        """[PA-8.3] [PA-8.4] [PA-8.5] The marker moves once, by the difference of the two totals."""
        japan, russia = zone_score(s, JAPAN), zone_score(s, RUSSIA)
        if s.events is not None:
            s.tell("control", japan, russia)
        gain(s, JAPAN if japan > russia else RUSSIA, abs(japan - russia))
        return None

    def blockade(self, s: State) -> Flow:
        """[PA-8.6] [PA-8.7] [PA-8.8] [PA-8.9] Lifted by Russian control or an unpayable cost; else Japan
        decides.
        """
        if s.fallen or (not s.blockade and s.cp <= s.t.cp_min):
            return None
        unpayable = s.cp <= s.t.cp_min and not s.t.keep_free
        if controls(s, RUSSIA, s.t.yellow_sea) or unpayable:
            if s.blockade:
                s.lift_blockade()
            return None
        return ChooseBlockade()

    def convoys(self, s: State) -> Flow:
        """[PA-8.11] [PA-8.12] [PA-8.13] [PA-8.14] Where Russia controls the zone the convoy is sunk; the rest
        land.
        """
        sunk = 0
        for box, zone in enumerate(s.t.box_zone):
            if not s.boxes[box]:
                continue
            s.boxes[box] = 0
            if controls(s, RUSSIA, zone):
                s.supply += 1
                sunk += 1
                if s.events is not None:
                    s.tell("convoy-sunk", zone)
            else:
                s.landed += 1
        points = s.t.convoy_points
        gain(s, RUSSIA, points[min(sunk, len(points) - 1)])
        return None

    def landings(self, s: State) -> Flow:
        """[PA-8.15] Landed armies are placed one after the other."""
        return Landings() if s.landed else None

    def siping(self, s: State) -> Flow:
        """[PA-8.22] While an army stands on Siping, Japan rolls once a turn for a point."""
        if any(s.spaces[space] and s.t.effect[space] == EFFECT_ROLL for space in range(s.t.spaces)):
            die = s.roll(s.t.die_faces)
            if s.events is not None:
                s.tell("siping-die", die)
            if die <= s.t.siping_max:
                gain(s, JAPAN, s.t.siping_points)
        return None


def controls(s: State, side: int, zone: int) -> bool:
    """[PA-8.2] [PA-2.8] A side controls a zone when only it has ships there."""
    places = s.t.places
    return s.count[side * places + zone] > 0 and s.count[(1 - side) * places + zone] == 0


def zone_score(s: State, side: int) -> int:
    """[PA-8.3] [PA-8.4] What a side scores for the zones it controls: key zones by their number, others
    singly.
    """
    t = s.t
    keys = 0
    points = 0
    for zone in range(t.zones):
        if controls(s, side, zone):
            if zone in t.key_zones:
                keys += 1
            else:
                points += t.zone_points[side][zone]
    return points + t.key_points[keys]


def blockade_cost(s: State) -> int:
    """[PA-8.7] [PA-8.8] One point, on the marker as it stands; none at the limit with `keep_free`
    (PA-R.8).
    """
    return 0 if s.cp <= s.t.cp_min else s.t.blockade_cost


@dataclass
class ChooseBlockade(Ask):
    """[PA-8.7] [PA-8.8] Japan places or keeps the marker and pays for it, or leaves it off."""

    def seats(self, s: State) -> Seats:
        return (JAPAN,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return s.blockade, blockade_cost(s)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [ON, OFF]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == OFF:
            if s.blockade:
                s.lift_blockade()
            return END
        cost = blockade_cost(s)
        if not s.blockade:
            s.place_blockade()
        elif s.events is not None:
            s.tell("blockade-kept")
        gain(s, RUSSIA, cost)
        return END


@dataclass
class Landings(Phase):
    """[PA-8.15] [PA-8.17] One landed army after the other, each with its effect before the next."""

    def clauses(self) -> Clauses:
        return self.next_army, self.again

    def next_army(self, s: State) -> Flow:
        """[PA-8.15] [PA-8.16] To an open space; if several are open Japan chooses, if none it goes back."""
        spaces = open_spaces(s)
        if len(spaces) > 1:
            return ChooseSpace()
        if spaces:
            land(s, spaces[0])
        else:
            s.landed -= 1
            s.supply += 1
            if s.events is not None:
                s.tell("army-returned")
        return None

    def again(self, s: State) -> Flow:
        """[PA-8.15] Until every landed army is placed."""
        return REPEAT if s.landed else END


def open_spaces(s: State) -> list[int]:
    """[PA-8.15] [PA-8.23] [PA-8.24] [PA-R.1] Empty spaces with all prerequisites occupied; in sequence, the
    first empty one.
    """
    t = s.t
    if t.sequence_layout:
        return [space for space in t.sequence if not s.spaces[space]][:1]
    out: list[int] = []
    for space in range(t.spaces):
        if not s.spaces[space] and all(s.spaces[needed] for needed in t.requires[space]):
            out.append(space)
    return out


@dataclass
class ChooseSpace(Ask):
    """[PA-8.15] More than one space qualifies: Japan chooses where the army goes."""

    def seats(self, s: State) -> Seats:
        return (JAPAN,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [LAND | space << 12 for space in open_spaces(s)]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        land(s, first(a))
        return END

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [LAND | space << 12 for space in range(s.t.spaces)]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        return "PA-8.18" if a & VERB == LAND and s.spaces[first(a)] else "PA-8.15"


def land(s: State, space: int) -> None:
    """[PA-8.15] [PA-8.17] [PA-8.18] [PA-R.13] The army takes the space for good, and its effect is applied
    at once.
    """
    s.landed -= 1
    s.spaces[space] = 1
    if s.events is not None:
        s.tell("landed", space)
    if s.t.effect[space] == EFFECT_SHIPYARD_LOST:
        lose_shipyard(s)
    elif s.t.effect[space] == EFFECT_FALL:
        fall(s)


def lose_shipyard(s: State) -> None:
    """[PA-8.19] Port Arthur loses its shipyard; ships in it move to the anchorage and stay damaged."""
    t = s.t
    s.yard_lost = 1
    if s.events is not None:
        s.tell("shipyard-lost")
    for ship in s.ships_in(RUSSIA, t.shipyard0 + t.port_arthur):
        s.put(ship, t.anchorage0 + t.port_arthur)


def fall(s: State) -> None:
    """[PA-8.20] [PA-8.10] Port Arthur is no port any more; ships in it are sunk; the blockade ends; Japan
    scores.
    """
    t = s.t
    s.fallen = 1
    s.yard_lost = 1
    if s.events is not None:
        s.tell("fortress-fell")
    for place in (t.anchorage0 + t.port_arthur, t.shipyard0 + t.port_arthur):
        for ship in s.ships_in(RUSSIA, place):
            s.sink(ship)
    if s.blockade:
        s.lift_blockade()
    gain(s, JAPAN, t.fall_points)
