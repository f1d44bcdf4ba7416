"""[BM-6] Manoeuvres: moving, exchanging cells, extending the board."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first, second
from admiralty.core.flow import END, FINISH, Ask, Flow, Seats
from admiralty.games.battle_of_midway.hexes import HEADINGS, STEPS, unpack
from admiralty.games.battle_of_midway.r01_basics import put
from admiralty.games.battle_of_midway.r02_board import small_tile_at
from admiralty.games.battle_of_midway.r06_tiles import can_extend, can_lay, is_available, is_manned, lay
from admiralty.games.battle_of_midway.r14_victory import bomb, bombs, count_loss
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import NOWHERE
from admiralty.games.battle_of_midway.words import EXTEND, FLY_OFF, VERB


def manoeuvre(s: State, a: int, turn: int) -> Flow:
    """[BM-6.1] [BM-6.2] One cell ahead, then the turn: 0 left, 1 none, 2 right.

    None: it is done, or the aircraft is lost; otherwise the question about the edge of the board, or FINISH.
    """
    heading = s.heading[a]
    return go(s, a, s.cell[a] + STEPS[heading], (heading + turn + 5) % HEADINGS)


def go(s: State, a: int, where: int, heading: int) -> Flow:
    """[BM-6.7] [BM-6.10] [BM-6.13] An aircraft goes to a cell, over the edge of the board if need be.

    It has that heading afterwards.
    """
    if where in s.t.large or small_tile_at(s, where) >= 0:
        return arrive(s, a, where, heading)
    if can_extend(s, where):
        return ChooseExtension(a, where, heading)
    return fly_off(s, a)


def arrive(s: State, a: int, where: int, heading: int) -> Flow:
    """[BM-6.3] [BM-6.4] [BM-1.5] An aircraft that is there already changes places with it.

    [BM-6.5] [BM-R.8] [BM-R.38] This holds for every movement; neither aircraft makes an extra turn.
    """
    cells = s.cell
    old = cells[a]
    if old == where:
        put(s, "moved", a, where, heading)
        return None
    pushed = cells.index(where) if where in cells else -1
    put(s, "moved", a, where, heading)
    if pushed >= 0:
        push(s, pushed, old)
    if s.t.hunt:
        if bombs(s, a, where):
            return bomb(s, a)
        # Reading BM-R.9: being pushed onto the carrier counts, by option.
        if pushed >= 0 and s.t.swap_bombs and bombs(s, pushed, old):
            return bomb(s, pushed)
    return None


def fly_off(s: State, a: int) -> Flow:
    """[BM-6.10] [BM-6.11] An aircraft that leaves the board is destroyed.

    Reading BM-R.27: it counts like one shot down; whether it scores is an option.
    """
    s.remove("flew-off", a)
    return count_loss(s, a, s.t.worth[a] if s.t.fly_off_scores else 0)


def push(s: State, a: int, where: int) -> None:
    """[BM-6.3] [BM-6.6] An aircraft is pushed by an exchange; heading and marker stay."""
    s.cell[a] = where
    if s.events is not None:
        q, r = unpack(where)
        s.tell("exchanged", a, q, r)


@dataclass
class ChooseExtension(Ask):
    """[BM-6.7] [BM-6.9] [BM-8.9] Whoever controls the moving aircraft extends the board, or lets it go."""

    aircraft: int
    cell: int
    heading: int

    def seats(self, s: State) -> Seats:
        return (s.t.side[self.aircraft],)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        q, r = unpack(self.cell)
        return self.aircraft, q, r

    def legal(self, s: State, seat: int) -> list[Action]:
        out: list[Action] = []
        for tile in range(len(s.tiles)):
            if is_available(s, tile):
                for spot, way in enumerate(s.t.disc):
                    if can_lay(s, tile, self.cell + way):
                        out.append(EXTEND | tile << 12 | spot)
        if not s.t.compulsory:
            out.append(FLY_OFF)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        spots = range(len(s.t.disc))
        return [EXTEND | tile << 12 | spot for tile in range(len(s.tiles)) for spot in spots] + [FLY_OFF]

    def explore(self, s: State, seat: int) -> list[Action]:
        """Small tiles that lie beside the board are alike: one of them is enough."""
        beside = s.tiles.index(NOWHERE) if NOWHERE in s.tiles else -1
        out: list[Action] = []
        for a in self.legal(s, seat):
            if a == FLY_OFF or first(a) == beside or s.tiles[first(a)] != NOWHERE:
                out.append(a)
        return out

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[BM-6.8] [BM-6.9] Reading BM-R.4: a tile must be free and fit; letting go is an option."""
        if a == FLY_OFF:
            return "BM-R.4"
        if a & VERB != EXTEND:
            return ""
        if is_manned(s, first(a)):
            return "BM-6.8"
        return "BM-6.9" if is_available(s, first(a)) else "BM-R.6"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[BM-6.11] The movement goes on where it was interrupted, or the aircraft is destroyed."""
        if a == FLY_OFF:
            flow = fly_off(s, self.aircraft)
        else:
            lay(s, first(a), self.cell + s.t.disc[second(a)])
            flow = arrive(s, self.aircraft, self.cell, self.heading)
        return FINISH if flow is FINISH else END
