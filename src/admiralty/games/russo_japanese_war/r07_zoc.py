"""[RJ-7] Zones of control and stacking."""

from __future__ import annotations

from admiralty.core.action import Action
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.words import STEP


def zoc_of(s: State, side: int) -> list[int]:
    """[RJ-7.1] [RJ-7.2] [RJ-7.3] How many units of a side have a place in their ZOC."""
    return s.zoc_russia if side else s.zoc_japan


def add_steps(s: State, side: int, here: int, fresh: int, out: list[Action]) -> None:
    """[RJ-7.5] [RJ-7.11] [RJ-7.12] Add the steps a unit may make; a `fresh` one has not moved yet."""
    t = s.t
    if side:
        own, enemy, zoc = s.russian, s.japanese, s.zoc_japan
    else:
        own, enemy, zoc = s.japanese, s.russian, s.zoc_russia
    room = t.stack[side]
    if fresh and zoc[here]:
        for there in t.near[here]:
            if not zoc[there] and not enemy[there] and own[there] < room:
                out.append(STEP | there << 12)
    else:
        for there in t.near[here]:
            if not enemy[there] and own[there] < room:
                out.append(STEP | there << 12)


def refuse_stack(s: State, side: int, there: int) -> str:
    """[RJ-7.11] [RJ-7.12] Why a unit cannot be in a hex: enemies, or too many of its own; "" if it can."""
    if s.men(1 - side)[there]:
        return "RJ-7.12"
    return "RJ-7.11" if s.men(side)[there] >= s.t.stack[side] else ""


def ends_move(s: State, side: int, there: int) -> bool:
    """[RJ-7.4] [RJ-7.6] Entering EZOC ends a move and has no other effect."""
    return (s.zoc_japan if side else s.zoc_russia)[there] > 0


def mark(s: State, u: int) -> None:
    """[RJ-7.9] A unit loses its ZOC."""
    for near in s.t.near[s.where[u]]:
        s.zoc_russia[near] -= 1
    s.marked |= 1 << u
    if s.events is not None:
        s.tell("zoc-lost", u)


def unmark(s: State) -> None:
    """[RJ-7.9] The loss of ZOC ends with the player turn."""
    t = s.t
    if s.events is not None:
        s.tell("zoc-back", tuple([u for u in range(t.units) if s.marked >> u & 1]))
    for u in range(t.units):
        if s.marked >> u & 1 and s.where[u] < t.n:
            for near in t.near[s.where[u]]:
                s.zoc_russia[near] += 1
    s.marked = 0
