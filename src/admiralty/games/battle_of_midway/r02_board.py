"""[BM-2] The board: which cells there are."""

from __future__ import annotations

from admiralty.games.battle_of_midway.state import State


def is_on_board(s: State, where: int) -> bool:
    """[BM-2.6] The cells of all tiles on the table."""
    return where in s.t.large or small_tile_at(s, where) >= 0


def small_tile_at(s: State, where: int) -> int:
    disc = s.t.disc_set
    for tile, centre in enumerate(s.tiles):
        if where - centre in disc:
            return tile
    return -1
