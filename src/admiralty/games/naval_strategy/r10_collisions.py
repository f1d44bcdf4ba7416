"""Collisions."""

from __future__ import annotations

from admiralty.games.naval_strategy.sea import BEAST, GHOST, Sea
from admiralty.games.naval_strategy.tables import VALUES


def collide(sea: Sea, start: list[int], weight: list[int], absent: list[int]) -> list[int]:
    """[NS-10.1] [NS-10.3] [NS-10.6] As long as two ships share a tile, all but one go back a step.

    `absent` marks ships that take no part. Gives the ships that took part, or only those thrown back.
    """
    port = sea.chart.port
    place = sea.place
    hurt: list[int] = []
    while True:
        seen: dict[int, int] = {}
        groups: dict[int, list[int]] = {}
        for i in range(sea.ships):
            # [NS-2.7] [NS-2.31] [NS-10.8] Only where ships end matters; a port holds any number of them.
            tile = place[i]
            if absent[i] or port[tile] >= 0:
                continue
            if tile not in seen:
                seen[tile] = i
            elif tile in groups:
                groups[tile].append(i)
            else:
                groups[tile] = [seen[tile], i]
        if not groups:
            return hurt
        for tile, ships in groups.items():
            stays = who_stays(sea, tile, ships, start, weight)
            pushed = [i for i in ships if i != stays]
            if sea.s.events is not None:
                back = tuple([sea.hull[i] for i in pushed])
                sea.s.tell("collided", sea.words[tile], sea.hull[stays], back)
            for i in pushed if sea.t.only_bounced else ships:
                if i not in hurt:
                    hurt.append(i)
            for i in pushed:
                push_back(sea, i)


def who_stays(sea: Sea, tile: int, ships: list[int], start: list[int], weight: list[int]) -> int:
    """[NS-10.4] The ship at home, else the largest, else the one that carries most, else a random one."""
    if sea.boss in ships and sea.traits & BEAST:
        return sea.boss
    for i in ships:
        if sea.t.home_stays and not sea.routes[i]:
            return i
    for i in ships:
        if start[i] == tile and (not sea.t.home_stays or not sea.node[i]):
            return i
    size = sea.t.size
    best = max([(size[sea.kind[i]], weight[i]) for i in ships])
    heaviest = [i for i in ships if (size[sea.kind[i]], weight[i]) == best]
    if len(heaviest) == 1:
        return heaviest[0]
    return sea.s.ties.pop(0) if sea.s.ties else sea.s.draw(heaviest)


def push_back(sea: Sea, i: int) -> None:
    """[NS-10.5] One node back on the route, facing as when that step was made."""
    node = sea.node[i]
    sea.end_face[i] = sea.faces[i][node]
    sea.node[i] = node - 1
    sea.place[i] = sea.routes[i][node - 1]


def damage(sea: Sea, hurt: list[int]) -> None:
    """[NS-10.7] Each ship takes the damage once, however many collisions it was in."""
    for i in hurt:
        sea.hp[i] -= sea.t.collision
        if sea.s.events is not None:
            sea.s.tell("damaged", sea.hull[i], sea.t.collision, max(0, sea.hp[i]))


def weights(sea: Sea, hold: list[int]) -> list[int]:
    """[NS-10.4] Reading NS-R.18: units of goods in the hold; money counts by option."""
    first = 0 if sea.t.weigh_money else 1
    return [sum(hold[i * VALUES + first : (i + 1) * VALUES]) for i in range(sea.ships)]


def takes_no_part(sea: Sea) -> list[int]:
    """[NS-10.2] [NS-R.26] Doomed and destroyed ships, and a ghost, block nobody."""
    absent = [int(sea.dead[i] or sea.hp[i] <= 0) for i in range(sea.ships)]
    for i in sea.aground:
        absent[i] = 1
    if sea.boss >= 0 and sea.traits & GHOST:
        absent[sea.boss] = 1
    return absent
