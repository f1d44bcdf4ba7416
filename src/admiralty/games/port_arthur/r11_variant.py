"""[PA-11] The variant "Hidden threat": opening raid and mines."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Become, Clauses, Flow, Frame, Phase, Seats
from admiralty.games.port_arthur.r06_squadrons import speed_of
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import INTACT, JAPAN
from admiralty.games.port_arthur.words import DONE, RAID, SPARE, STRIKE, VERB


@dataclass
class Raid(Phase):
    """[PA-11.2] Japan rolls a die; half of it, rounded down, is the number of ships it surprises."""

    def clauses(self) -> Clauses:
        return (self.roll_for_ships,)

    def roll_for_ships(self, s: State) -> Flow:
        """[PA-11.2] No more ships than the Port Arthur fleet has."""
        die = s.roll(s.t.die_faces)
        number = min(die // 2, len(raid_targets(s)))
        if s.events is not None:
            s.tell("raid-die", die, number)
        return Become(ChooseRaid(number, [])) if number else END


def raid_targets(s: State) -> list[int]:
    """[PA-11.3] Ships of the Port Arthur fleet that are in the game."""
    anchorage = s.t.anchorage0 + s.t.port_arthur
    return [ship for ship in s.t.raid_ships if s.place[ship] == anchorage]


def picks(verb: int, ships: list[int], picked: list[int], number: int) -> list[Action]:
    """Ships are picked one by one and may be put back, until the number is reached and confirmed."""
    out: list[Action] = [SPARE | ship << 12 for ship in picked]
    if len(picked) == number:
        return [DONE, *out]
    return out + [verb | ship << 12 for ship in ships if ship not in picked]


def ordered_picks(s: State, verb: int, ships: list[int], picked: list[int], number: int) -> list[Action]:
    """[PA-D.3] For search: one of each kind of equal ships, and nothing is put back."""
    if len(picked) == number:
        return [DONE]
    out: list[Action] = []
    seen: set[tuple[int, int]] = set()
    for ship in ships:
        key = (s.t.kind[ship], s.face[ship])
        if ship not in picked and key not in seen:
            seen.add(key)
            out.append(verb | ship << 12)
    return out


@dataclass
class ChooseRaid(Ask):
    """[PA-11.3] Japan chooses the ships; they start damaged in the shipyard of Port Arthur."""

    number: int
    picked: list[int]

    def clone(self) -> Frame:
        return ChooseRaid(self.number, self.picked[:])

    def seats(self, s: State) -> Seats:
        return (JAPAN,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.number, self.number - len(self.picked)

    def legal(self, s: State, seat: int) -> list[Action]:
        return picks(RAID, raid_targets(s), self.picked, self.number)

    def explore(self, s: State, seat: int) -> list[Action]:
        return ordered_picks(s, RAID, raid_targets(s), self.picked, self.number)

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == DONE:
            s.cut()
            for ship in self.picked:
                s.damage(ship)
                s.put(ship, s.t.shipyard0 + s.t.port_arthur)
                if s.events is not None:
                    s.tell("raided", ship)
            return END
        if a & VERB == RAID:
            self.picked.append(first(a))
        else:
            self.picked.remove(first(a))
        return None


def is_mined(s: State, side: int) -> bool:
    """[PA-11.4] [PA-11.5] Only under the blockade, and only for a side with ships in the Yellow Sea."""
    return bool(s.t.mines and s.blockade) and s.has_ships(side, s.t.yellow_sea)


@dataclass
class MineCheck(Phase):
    """[PA-11.5] A side with ships in the mined Yellow Sea rolls against their speed."""

    side: int

    def clauses(self) -> Clauses:
        return (self.roll_against_speed,)

    def roll_against_speed(self, s: State) -> Flow:
        """[PA-11.5] [PA-H.6] The die above the speed is the number of ships that strike mines, at most
        all.
        """
        ships = s.ships_in(self.side, s.t.yellow_sea)
        speed = speed_of(s, ships)
        die = s.roll(s.t.die_faces)
        number = max(0, min(die - speed, len(ships)))
        if s.events is not None:
            s.tell("mine-die", self.side, speed, die, number)
        if number == len(ships):
            explode(s, ships)
            return END
        return Become(ChooseStrikes(self.side, number, [])) if number else END


@dataclass
class ChooseStrikes(Ask):
    """[PA-11.6] The owner chooses which of its ships strike mines, all different."""

    side: int
    number: int
    picked: list[int]

    def clone(self) -> Frame:
        return ChooseStrikes(self.side, self.number, self.picked[:])

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.side, self.number, self.number - len(self.picked)

    def legal(self, s: State, seat: int) -> list[Action]:
        return picks(STRIKE, s.ships_in(self.side, s.t.yellow_sea), self.picked, self.number)

    def explore(self, s: State, seat: int) -> list[Action]:
        return ordered_picks(s, STRIKE, s.ships_in(self.side, s.t.yellow_sea), self.picked, self.number)

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == DONE:
            explode(s, self.picked)
            return END
        if a & VERB == STRIKE:
            self.picked.append(first(a))
        else:
            self.picked.remove(first(a))
        return None


def explode(s: State, ships: list[int]) -> None:
    """[PA-11.7] [PA-H.8] A damaged ship sinks; an intact one is damaged and sinks on a die above its
    defence.
    """
    s.cut()
    for ship in ships:
        if s.events is not None:
            s.tell("mined", ship)
        if s.face[ship] == INTACT:
            s.damage(ship)
            die = s.roll(s.t.die_faces)
            if s.events is not None:
                s.tell("survival-die", ship, s.t.defence[ship], die)
            if die > s.t.defence[ship]:
                s.sink(ship)
        else:
            s.sink(ship)
