"""[NS-10] Collisions."""

from __future__ import annotations

from admiralty.games.naval_strategy.sea import BEAST, GHOST, Sea
from admiralty.games.naval_strategy.tables import VALUES


def collide(sea: Sea, weight: list[int], absent: list[int]) -> list[int]:
    """[NS-10.1] [NS-10.3] [NS-10.6] As long as two ships share a tile, all but one go back a step.

    `absent` marks ships that take no part. Returns the ships that took part, or only those thrown back.
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
            stays = who_stays(sea, tile, ships, weight)
            pushed = [i for i in ships if i != stays]
            if sea.s.events is not None:
                back = tuple([sea.hull[i] for i in pushed])
                sea.s.tell("collided", sea.words[tile], sea.hull[stays], back)
            for i in pushed if sea.t.only_bounced else ships:
                if i not in hurt:
                    hurt.append(i)
            for i in pushed:
                push_back(sea, i)


def who_stays(sea: Sea, tile: int, ships: list[int], weight: list[int]) -> int:
    """[NS-10.4] The ship at home, else the largest, else the one that carries most, else a random one."""
    if sea.boss in ships and sea.traits & BEAST:
        return sea.boss
    for i in ships:
        # NS-L.12: by option a ship that went forward is at home on its start tile only if thrown back to it.
        if sea.start[i] == tile and (not sea.t.home_stays or not sea.node[i]):
            return i
    size = sea.t.size
    best = max([(size[sea.kind[i]], weight[i]) for i in ships])
    heaviest = [i for i in ships if (size[sea.kind[i]], weight[i]) == best]
    return heaviest[0] if len(heaviest) == 1 else break_tie(sea, tile, heaviest)


def break_tie(sea: Sea, tile: int, ships: list[int]) -> int:
    """[NS-10.4] [NS-16.7] By lot or, with NS-R.41, as the organiser has settled it; the log says which.

    [NS-16.2] The lot depends on turn, tile and ships alone, so that a return to a saved turn restores it.
    """
    s = sea.s
    hulls = tuple([sea.hull[i] for i in ships])
    is_settled = bool(s.ties)
    if is_settled:
        stays = s.ties.pop(0)
    else:
        stays = s.draw(ships, f"tie {sea.turn} {sea.words[tile]} {hulls}")
    if s.events is not None:
        s.tell("tie-settled" if is_settled else "tie-drawn", sea.words[tile], sea.hull[stays], hulls)
    return stays


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
