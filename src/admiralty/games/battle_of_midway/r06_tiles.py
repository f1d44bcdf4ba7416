"""[BM-6] Small tiles: which are available, where they fit, and how they are laid."""

from __future__ import annotations

from admiralty.games.battle_of_midway.hexes import unpack
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import NOWHERE


def is_available(s: State, tile: int) -> bool:
    """[BM-6.8] Reading BM-R.39: nobody stands on it, not even the aircraft that is about to move."""
    centre = s.tiles[tile]
    if centre == NOWHERE:
        return True
    disc = s.t.disc_set
    for where in s.cell:
        if where - centre in disc:
            return False
    return not (s.t.keep_connected and links(s, tile))


def links(s: State, tile: int) -> bool:
    """Reading BM-R.6: an aircraft's small tile would lose its only neighbour with this tile."""
    for other, centre in enumerate(s.tiles):
        abuts = other != tile and centre - s.tiles[tile] in s.t.abuts
        if abuts and is_manned(s, other) and not touches(s, centre, tile):
            return True
    return False


def is_manned(s: State, tile: int) -> bool:
    centre = s.tiles[tile]
    disc = s.t.disc_set
    return centre != NOWHERE and any(where - centre in disc for where in s.cell)


def touches(s: State, centre: int, without: int) -> bool:
    """Whether a small tile there has a neighbour on the board, leaving out one small tile."""
    if centre in s.t.touching:
        return True
    abuts = s.t.abuts
    return any(centre - other in abuts for tile, other in enumerate(s.tiles) if tile != without)


def can_lay(s: State, tile: int, centre: int) -> bool:
    """[BM-6.9] Reading BM-R.5: it overlaps nothing and touches the board without the tile itself."""
    t = s.t
    if centre in t.blocked:
        return False
    for other, laid in enumerate(s.tiles):
        if other != tile and centre - laid in t.overlaps:
            return False
    return centre in t.touching or touches(s, centre, tile)


def can_extend(s: State, where: int) -> bool:
    """[BM-6.10] Whether some small tile can be laid so that it covers a cell."""
    for tile in range(len(s.tiles)):
        if is_available(s, tile):
            for way in s.t.disc:
                if can_lay(s, tile, where + way):
                    return True
    return False


def lay(s: State, tile: int, centre: int) -> None:
    """[BM-6.9] [BM-6.12] Reading BM-R.7: a small tile lies there until it is taken for another place."""
    s.tiles[tile] = centre
    if s.events is not None:
        q, r = unpack(centre)
        s.tell("extended", tile, q, r)
