"""The steps that lead to where a unit could get to, so that a board can make them with one gesture."""

from __future__ import annotations

from admiralty.games.russo_japanese_war.show.reach import Arrival, rail_reach, strategic_reach
from admiralty.games.russo_japanese_war.state import State


def march_way(found: dict[int, Arrival], there: int) -> list[int]:
    """The steps to a hex of a movement range."""
    way = [there]
    while found[way[0]].came in found:
        way.insert(0, found[way[0]].came)
    return way


def rail_ways(s: State, u: int, came: list[int]) -> dict[int, list[int]]:
    """[RJ-8.11] The way by rail to every hex within reach."""
    return shortest(s.t.rail, s.where[u], rail_reach(s, u, came))


def strategic_ways(s: State, u: int, came: list[int]) -> dict[int, list[int]]:
    """[RJ-10.8] The shortest way along roads and railways to every hex within reach."""
    return shortest(s.t.lines, s.where[u], strategic_reach(s, u, came))


def shortest(links: list[list[int]], start: int, reach: list[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    edge: list[list[int]] = [[start]]
    while edge:
        way = edge.pop(0)
        for there in links[way[-1]]:
            if there in reach and there not in found:
                found[there] = [*way[1:], there]
                edge.append([*way, there])
    return found
