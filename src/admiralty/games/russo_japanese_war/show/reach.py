"""Where a unit could get to: its movement range with stops, its reach by rail and by strategic movement."""

from __future__ import annotations

from typing import NamedTuple

from admiralty.games.russo_japanese_war.r07_zoc import zoc_of
from admiralty.games.russo_japanese_war.r08_movement import can_ride
from admiralty.games.russo_japanese_war.r10_strategic import stops_strategist
from admiralty.games.russo_japanese_war.state import State


class Arrival(NamedTuple):
    """Movement left after entering a hex, whether the move must end there, and the hex before it."""

    left: int
    stops: bool
    came: int


def march_range(s: State, u: int, left: int, fresh: bool) -> dict[int, Arrival]:
    """Every hex a unit can enter with the movement it has, as things stand."""
    t = s.t
    side = t.side[u]
    own, enemy, zoc = s.men(side), s.men(1 - side), zoc_of(s, 1 - side)
    start = s.where[u]
    found: dict[int, Arrival] = {}
    edge = [start]
    while edge and left:
        left -= 1
        onward: list[int] = []
        for here in edge:
            for there in t.near[here]:
                if there == start or enemy[there] or own[there] >= t.stack[side]:
                    continue
                if fresh and here == start and zoc[start] and zoc[there]:
                    continue
                stops = not left or zoc[there] > 0 or t.halt[here * t.size + there] > 0
                known = found.get(there)
                if known is None or (known.stops and not stops):
                    found[there] = Arrival(left, stops, here)
                    if not stops:
                        onward.append(there)
        edge = onward
    return found


def rail_reach(s: State, u: int, came: list[int]) -> list[int]:
    """Every hex a unit can get to by rail."""
    t = s.t
    side = t.side[u]
    own, zoc = s.men(side), zoc_of(s, 1 - side)
    found: list[int] = []
    if zoc[s.where[u]]:
        return found
    seen = marked(t.size, came)
    edge = [s.where[u]]
    while edge:
        here = edge.pop()
        for there in t.rail[here]:
            if seen[there] or zoc[there] or own[there] >= t.stack[side]:
                continue
            if can_ride(s, side, there):
                seen[there] = 1
                found.append(there)
                edge.append(there)
    return sorted(found)


def strategic_reach(s: State, u: int, came: list[int]) -> list[int]:
    """Every hex a unit can get to by strategic movement."""
    t = s.t
    side = t.side[u]
    found: list[int] = []
    if zoc_of(s, 1 - side)[s.where[u]]:
        return found
    seen = marked(t.size, came)
    edge = [s.where[u]]
    while edge:
        here = edge.pop()
        for there in t.lines[here]:
            if not seen[there] and not stops_strategist(s, side, there):
                seen[there] = 1
                found.append(there)
                edge.append(there)
    return sorted(found)


def marked(size: int, places: list[int]) -> list[int]:
    """1 for each of these places: quicker than looking through a list of them."""
    out = [0] * size
    for place in places:
        out[place] = 1
    return out
