"""[RJ-10] Strategic movement: a card moves one unit along roads and railways."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, FINISH, Ask, Become, Flow, Frame, Seats
from admiralty.games.russo_japanese_war.r04_control import enter
from admiralty.games.russo_japanese_war.r07_zoc import zoc_of
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.words import STEP, STOP, UNIT, VERB


def strategists(s: State, side: int) -> list[int]:
    """[RJ-10.7] [RJ-10.10] [RJ-R.25] Units that can make a step along a road or a railway."""
    return [u for u in s.t.mobile[side] if is_strategist(s, side, u)]


def is_strategist(s: State, side: int, u: int) -> bool:
    here = s.where[u]
    if here >= s.t.japan or zoc_of(s, 1 - side)[here]:
        return False
    return any(not stops_strategist(s, side, there) for there in s.t.lines[here])


def first_of_each(s: State, units: list[int]) -> list[Action]:
    """Units of one kind in one box are the same: for search the first stands for all."""
    seen: list[int] = []
    out: list[Action] = []
    for u in units:
        if s.where[u] < s.t.n or s.t.type[u] not in seen:
            out.append(UNIT | u << 12)
            if s.where[u] >= s.t.n:
                seen.append(s.t.type[u])
    return out


@dataclass
class ChooseStrategist(Ask):
    """[RJ-10.7] Which unit moves strategically."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [UNIT | u << 12 for u in strategists(s, self.side)]

    def explore(self, s: State, seat: int) -> list[Action]:
        return first_of_each(s, strategists(s, self.side))

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [UNIT | u << 12 for u in s.t.own[self.side] if s.where[u] < s.t.japan]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-8.3] [RJ-10.7] [RJ-10.9] Why a unit cannot move strategically."""
        u = first(a)
        if a & VERB != UNIT or s.t.side[u] != self.side or s.where[u] >= s.t.japan:
            return ""
        if not s.t.movement[u]:
            return "RJ-8.3"
        if zoc_of(s, 1 - self.side)[s.where[u]] or not s.t.lines[s.where[u]]:
            return ""
        return "RJ-10.9"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        return Become(StrategicMarch(first(a), [s.where[first(a)]]))


@dataclass
class StrategicMarch(Ask):
    """[RJ-10.8] A unit moves along roads and rails, any distance; `path` are the places it has been to."""

    unit: int
    path: list[int]

    def clone(self) -> Frame:
        return StrategicMarch(self.unit, self.path[:])

    def seats(self, s: State) -> Seats:
        return (s.t.side[self.unit],)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.unit,)

    def legal(self, s: State, seat: int) -> list[Action]:
        """[RJ-10.9] [RJ-10.10] Along the links, never twice to the same hex."""
        path = self.path
        out = [STOP]
        for there in s.t.lines[path[-1]]:
            if there not in path and not stops_strategist(s, seat, there):
                out.append(STEP | there << 12)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [STOP] + [STEP | there << 12 for there in s.t.lines[self.path[-1]] if there not in self.path]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-10.9] [RJ-10.10] Why a step is not allowed."""
        if a & VERB != STEP or first(a) not in s.t.lines[self.path[-1]] or first(a) in self.path:
            return ""
        return stops_strategist(s, seat, first(a))

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == STOP:
            return END
        self.path.append(first(a))
        if enter(s, "marched", self.unit, first(a)) is FINISH:
            return FINISH
        return None


def stops_strategist(s: State, side: int, there: int) -> str:
    """[RJ-7.7] [RJ-10.9] [RJ-10.10] [RJ-R.25] The clause that closes a hex to strategic movement, or ""."""
    if zoc_of(s, 1 - side)[there]:
        return "RJ-7.7"
    if s.men(1 - side)[there]:
        return "RJ-7.12"
    if s.men(side)[there] >= s.t.stack[side]:
        return "RJ-10.10"
    if s.control[there] != side and (s.t.town[there] or there == s.t.source[1 - side]):
        return "RJ-10.9"
    return ""
