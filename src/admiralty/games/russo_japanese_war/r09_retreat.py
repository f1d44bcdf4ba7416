"""[RJ-9] Retreats: one hex, in the owner's order, if need be by a chain. Units that cannot retreat are
eliminated.
"""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first, second
from admiralty.core.flow import END, FINISH, Ask, Become, Flow, Frame, Seats
from admiralty.games.russo_japanese_war.r04_control import enter
from admiralty.games.russo_japanese_war.r07_zoc import zoc_of
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.words import DISPLACE, RETREAT, VERB


def refuge(s: State, side: int, there: int) -> bool:
    """[RJ-7.8] [RJ-9.26] [RJ-9.32] Whether a hex has no EZOC and no enemy; stacking is checked separately."""
    return not zoc_of(s, 1 - side)[there] and not s.men(1 - side)[there]


def can_make_room(s: State, side: int, place: int, shut: list[int]) -> bool:
    """[RJ-9.28] [RJ-9.29] Whether some unit of a full hex can be displaced, if need be by a further chain."""
    return any(chain_hexes(s, side, u, place, shut) for u in displaceable(s, side, place))


def displaceable(s: State, side: int, place: int) -> list[int]:
    """Reading RJ-R.11: a unit that never moves cannot be displaced."""
    return [u for u in s.units_at(side, place) if s.t.movement[u]]


def chain_hexes(s: State, side: int, u: int, here: int, shut: list[int]) -> list[int]:
    """[RJ-9.28] [RJ-R.11] [RJ-R.45] Where a unit may retreat to from `here`, hexes of the chain left out."""
    own = s.men(side)
    room = s.t.stack[side]
    closed = [*shut, here]
    near = [there for there in s.t.near[here] if there not in closed and refuge(s, side, there)]
    free = [there for there in near if own[there] < room]
    return free or [there for there in near if can_make_room(s, side, there, closed)]


def ways(s: State, side: int, u: int) -> list[int]:
    """[RJ-9.28] Open hexes or, only if there is none, full ones whose units can make room."""
    return chain_hexes(s, side, u, s.where[u], [])


def eliminate(s: State, u: int) -> None:
    """[RJ-9.24] [RJ-12.1] A unit goes to the eliminated box and counts as lost in this turn."""
    s.shift(u, s.t.gone)
    s.lost[s.t.side[u]] += 1
    if s.events is not None:
        s.tell("eliminated", u)


def fall_back(s: State, side: int, units: list[int]) -> Flow:
    """[RJ-9.30] Units that never move are eliminated; the others are asked for, if any can retreat."""
    mask = 0
    for u in units:
        if s.t.movement[u]:
            mask |= 1 << u
        else:
            eliminate(s, u)
    return next_retreat(s, side, mask)


def next_retreat(s: State, side: int, mask: int) -> ChooseRetreat | None:
    """[RJ-9.27] When nobody can retreat any more, those left are eliminated."""
    units = [u for u in s.t.own[side] if mask >> u & 1]
    if any(ways(s, side, u) for u in units):
        return ChooseRetreat(side, mask)
    for u in units:
        eliminate(s, u)
    return None


@dataclass
class ChooseRetreat(Ask):
    """[RJ-9.25] [RJ-R.14] [RJ-R.51] Units retreat one after the other; `mask` are those left, as bits."""

    side: int
    mask: int

    def clone(self) -> Frame:
        return ChooseRetreat(self.side, self.mask)

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def left(self, s: State) -> list[int]:
        return [u for u in s.t.own[self.side] if self.mask >> u & 1]

    def about(self, s: State, seat: int) -> tuple[tuple[int, ...]]:
        return (tuple(self.left(s)),)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [RETREAT | u << 12 | there for u in self.left(s) for there in ways(s, self.side, u)]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [RETREAT | u << 12 | there for u in self.left(s) for there in s.t.near[s.where[u]]]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-7.8] [RJ-9.26] [RJ-9.28] Why a unit may not retreat there."""
        u, there = first(a), second(a)
        if a & VERB != RETREAT or not self.mask >> u & 1:
            return ""
        if there in s.t.near[s.where[u]] and refuge(s, self.side, there):
            return "RJ-9.28"
        return "RJ-9.26"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[RJ-R.10] A retreat enters its hex like any other move."""
        u, there = first(a), second(a)
        rest = self.mask & ~(1 << u)
        if s.men(self.side)[there] >= s.t.stack[self.side]:
            chain = ChooseChain(self.side, [s.where[u], u, there], rest)
            chain.fill_in(s)
            return Become(chain)
        if enter(s, "retreated", u, there) is FINISH:
            return FINISH
        return after_retreat(s, self.side, rest)


def after_retreat(s: State, side: int, rest: int) -> Flow:
    """[RJ-9.25] On to the next unit."""
    ask = next_retreat(s, side, rest)
    return END if ask is None else Become(ask)


def hexes_of(chain: list[int]) -> list[int]:
    """The hexes that a chain has used: where its first unit came from, then every hex entered."""
    return [chain[0], *chain[2::2]]


@dataclass
class ChooseChain(Ask):
    """[RJ-9.28] Which unit makes room, and where it goes; `chain` is hex, unit, hex, unit, ... so far.

    `rest` are the units that retreat afterwards, as bits.
    """

    side: int
    chain: list[int]
    rest: int

    def clone(self) -> Frame:
        return ChooseChain(self.side, self.chain[:], self.rest)

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def last_hex(self) -> int:
        return hexes_of(self.chain)[-1]

    def needs_unit(self) -> bool:
        return len(self.chain) % 2 == 1

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.chain[1], self.last_hex()

    def movable(self, s: State) -> list[int]:
        """The units of the last hex of the chain that can be displaced."""
        here = self.last_hex()
        shut = hexes_of(self.chain)[:-1]
        return [u for u in displaceable(s, self.side, here) if chain_hexes(s, self.side, u, here, shut)]

    def fill_in(self, s: State) -> None:
        """A single unit that can make room needs no question."""
        units = self.movable(s)
        if len(units) == 1:
            self.chain.append(units[0])

    def legal(self, s: State, seat: int) -> list[Action]:
        if self.needs_unit():
            return [DISPLACE | u << 12 for u in self.movable(s)]
        here = self.last_hex()
        shut = hexes_of(self.chain)[:-1]
        u = self.chain[-1]
        return [RETREAT | u << 12 | there for there in chain_hexes(s, self.side, u, here, shut)]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a & VERB == DISPLACE:
            self.chain.append(first(a))
            return None
        there = second(a)
        self.chain.append(there)
        if s.men(self.side)[there] < s.t.stack[self.side]:
            return self.carry_out(s)
        self.fill_in(s)
        return None

    def carry_out(self, s: State) -> Flow:
        """[RJ-7.11] The last unit of the chain moves first, so that no hex is ever too full."""
        for i in range(len(self.chain) - 2, 0, -2):
            if enter(s, "retreated", self.chain[i], self.chain[i + 1]) is FINISH:
                return FINISH
        return after_retreat(s, self.side, self.rest)
