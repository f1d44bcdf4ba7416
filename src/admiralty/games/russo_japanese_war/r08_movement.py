"""[RJ-8] The movement phase: one unit after the other, step by step, one of them by rail."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, FINISH, Ask, Flow, Frame, Seats
from admiralty.games.russo_japanese_war.r04_control import enter
from admiralty.games.russo_japanese_war.r07_zoc import add_steps, ends_move, refuse_stack, zoc_of
from admiralty.games.russo_japanese_war.r11_wargod import add_war_god, play_war_god
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.words import END_PHASE, MOVE, PLAY, RAIL, STEP, STOP, VERB


def movement_phase(s: State, side: int) -> Flow:
    """[RJ-8.1] A side that cannot move anything is not asked."""
    ask = ChooseMover(side, 0, 1)
    return ask if len(ask.legal(s, side)) > 1 else None


@dataclass
class ChooseMover(Ask):
    """[RJ-8.1] Which unit moves next, and how; `moved` are the units that have, as bits."""

    side: int
    moved: int
    rail: int

    def clone(self) -> Frame:
        return ChooseMover(self.side, self.moved, self.rail)

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.side,)

    def legal(self, s: State, seat: int) -> list[Action]:
        """[RJ-8.3] [RJ-8.9] [RJ-8.10] [RJ-8.14] Units that have a step to make, each once."""
        t = s.t
        side = self.side
        if side:
            own, enemy, zoc = s.russian, s.japanese, s.zoc_japan
        else:
            own, enemy, zoc = s.japanese, s.russian, s.zoc_russia
        where = s.where
        room = t.stack[side]
        closed = t.japan
        moved = self.moved
        out = [END_PHASE]
        for u in t.mobile[side]:
            here = where[u]
            if here >= closed or moved >> u & 1:
                continue
            if zoc[here]:
                for there in t.near[here]:
                    if not zoc[there] and not enemy[there] and own[there] < room:
                        out.append(MOVE | u << 12)
                        break
                continue
            for there in t.near[here]:
                if not enemy[there] and own[there] < room:
                    out.append(MOVE | u << 12)
                    break
            if self.rail:
                for there in t.rail[here]:
                    if not zoc[there] and own[there] < room and can_ride(s, side, there):
                        out.append(RAIL | u << 12)
                        break
        if not side:
            add_war_god(s, out)
        return out

    def explore(self, s: State, seat: int) -> list[Action]:
        """Units of one kind that are in one box are the same: the first of them stands for all."""
        t = s.t
        seen: set[int] = set()
        out: list[Action] = []
        for a in self.legal(s, seat):
            verb = a & VERB
            if verb in (MOVE, RAIL):
                u = first(a)
                here = s.where[u]
                if here >= t.n:
                    key = verb | here << 12 | t.type[u]
                    if key in seen:
                        continue
                    seen.add(key)
            out.append(a)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        shown = self.legal(s, seat)
        legal = set(shown)
        for u in s.t.own[self.side]:
            for a in (MOVE | u << 12, RAIL | u << 12):
                if a not in legal and s.where[u] < s.t.gone:
                    shown.append(a)
        return shown

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-7.5] [RJ-7.11] [RJ-8.3] [RJ-8.9] [RJ-8.10] [RJ-8.12] [RJ-8.13] [RJ-8.14] [RJ-8.15] Why not."""
        verb = a & VERB
        u = first(a)
        if verb not in (MOVE, RAIL) or s.t.side[u] != self.side or s.where[u] == s.t.gone:
            return ""
        return self.why_not_move(s, u, verb)

    def why_not_move(self, s: State, u: int, verb: int) -> str:
        t = s.t
        here = s.where[u]
        zoc = zoc_of(s, 1 - self.side)
        if not t.movement[u]:
            return "RJ-8.3"
        if here >= t.japan:
            return "RJ-8.9"
        if self.moved >> u & 1:
            return "RJ-8.14"
        if verb == MOVE:
            return "RJ-7.5" if zoc[here] else "RJ-7.11"
        if not self.rail or zoc[here]:
            return "RJ-8.10"
        if not t.rail[here]:
            return "RJ-8.15"
        return "RJ-8.12" if any(blocks_rail(s, self.side, there) for there in t.rail[here]) else "RJ-8.13"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == END_PHASE:
            s.cut()
            return END
        verb = a & VERB
        if verb == PLAY:
            play_war_god(s, first(a))
            return None
        u = first(a)
        self.moved |= 1 << u
        if verb == MOVE:
            return March(u, s.t.movement[u], 1)
        self.rail = 0
        return Ride(u, [s.where[u]])


def can_ride(s: State, side: int, there: int) -> bool:
    """[RJ-8.12] [RJ-R.22] [RJ-R.23] No hex with an enemy, no town that the enemy controls."""
    if s.russian[there] if side == 0 else s.japanese[there]:
        return False
    return not s.t.town[there] or s.control[there] == side


def blocks_rail(s: State, side: int, there: int) -> bool:
    return zoc_of(s, 1 - side)[there] > 0 or not can_ride(s, side, there)


@dataclass
class March(Ask):
    """[RJ-8.2] A unit moves step by step; `left` is its movement left, `fresh` 1 before the first step."""

    unit: int
    left: int
    fresh: int

    def clone(self) -> Frame:
        return March(self.unit, self.left, self.fresh)

    def seats(self, s: State) -> Seats:
        return (s.t.side[self.unit],)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.unit, self.left

    def legal(self, s: State, seat: int) -> list[Action]:
        """[RJ-2.8] [RJ-8.7] [RJ-8.8] [RJ-R.24] Where the next step may lead."""
        out = [STOP]
        add_steps(s, seat, s.where[self.unit], self.fresh, out)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [STOP] + [STEP | there << 12 for there in s.t.near[s.where[self.unit]]]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-2.1] [RJ-2.2] [RJ-7.5] Why a step is not allowed."""
        if a & VERB != STEP:
            return ""
        there = first(a)
        if there not in s.t.near[s.where[self.unit]]:
            return "RJ-2.2"
        return refuse_stack(s, seat, there) or "RJ-7.5"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[RJ-8.4] [RJ-8.5] [RJ-8.6] A step costs 1; rough ground, rivers and EZOC (RJ-7.4) end the move."""
        if a == STOP:
            return END
        t = s.t
        here = s.where[self.unit]
        there = first(a)
        if enter(s, "moved", self.unit, there) is FINISH:
            return FINISH
        self.left -= 1
        self.fresh = 0
        if not self.left or ends_move(s, seat, there) or t.halt[here * t.size + there]:
            return END
        return None


@dataclass
class Ride(Ask):
    """[RJ-8.11] A unit moves by rail, any distance; `path` are the places it has been to."""

    unit: int
    path: list[int]

    def clone(self) -> Frame:
        return Ride(self.unit, self.path[:])

    def seats(self, s: State) -> Seats:
        return (s.t.side[self.unit],)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.unit,)

    def legal(self, s: State, seat: int) -> list[Action]:
        """[RJ-7.7] [RJ-8.12] [RJ-8.13] Along the rails, never twice to the same hex."""
        own = s.men(seat)
        zoc = zoc_of(s, 1 - seat)
        room = s.t.stack[seat]
        path = self.path
        out = [STOP]
        for there in s.t.rail[path[-1]]:
            if not zoc[there] and own[there] < room and there not in path and can_ride(s, seat, there):
                out.append(STEP | there << 12)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [STOP] + [STEP | there << 12 for there in s.t.rail[self.path[-1]] if there not in self.path]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-7.7] [RJ-8.12] [RJ-8.13] Why a step by rail is not allowed."""
        if a & VERB != STEP or first(a) not in s.t.rail[self.path[-1]] or first(a) in self.path:
            return ""
        if zoc_of(s, 1 - seat)[first(a)]:
            return "RJ-7.7"
        return "RJ-8.13" if can_ride(s, seat, first(a)) else "RJ-8.12"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == STOP:
            return END
        self.path.append(first(a))
        if enter(s, "rode", self.unit, first(a)) is FINISH:
            return FINISH
        return None
