"""[NS-4.5] A ship at a point of its own sequence, as planning sees it."""

from __future__ import annotations

from admiralty.games.naval_strategy.r02_chart import Chart
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import FITTINGS, HULL, VALUES, WORKING, Tables


class Tally:
    """What a ship has been ordered to do so far.

    `count` leaves out modifying transactions, `last` is the code of the last order, `alone` that of an order
    that must be the only one. `sources` are those where it loads, as tile * 2 + source.
    """

    count: int = 0
    moves: int = 0
    forwards: int = 0
    turns: int = 0
    left: int = 0
    right: int = 0
    assaults: int = 0
    shots: int = 0
    last: int = -1
    alone: int = -1
    has_attacked: bool = False
    has_traded: bool = False
    has_sold: bool = False
    has_unloaded: bool = False

    def __init__(self) -> None:
        self.sources: list[int] = []


class Draft:
    """[NS-4.5] A ship at a point of its own sequence, phase I assumed successful.

    `space` is that of its hold when the turn begins. `purse` is what the team has left when orders that
    cannot be paid are refused, else empty; `funds` the same for modifying transactions, also when they are
    paid as they are entered. `bosses` are those that it may choose.
    """

    hp: int = 0
    dead: int = 0
    chained: int = 0
    lowered: int = 0
    space: int = 0
    is_decreed: int = 0
    in_arena: bool = False
    is_ghost: bool = False

    def __init__(self, t: Tables, chart: Chart, kind: int, tile: int, face: int) -> None:
        nothing: list[int] = []
        self.t: Tables = t
        self.chart: Chart = chart
        self.kind: int = kind
        self.tile: int = tile
        self.face: int = face
        self.start: int = tile
        self.fit: list[int] = nothing
        self.hold: list[int] = nothing
        self.wrecks: list[int] = nothing
        self.prices: list[int] = nothing
        self.purse: list[int] = nothing
        self.funds: list[int] = nothing
        self.bosses: list[int] = nothing
        self.tally: Tally = Tally()

    def room(self) -> int:
        """Free space in the hold."""
        hold = self.hold
        return self.t.hold[self.kind] - hold[1] - hold[2] - hold[3] - hold[4]

    def most_hp(self) -> int:
        return self.t.hp[self.kind] + (self.t.more_hp[self.kind] if self.fit[HULL] == WORKING else 0)


def draft(s: State, ship: int) -> Draft:
    """[NS-4.5] A ship before its first order, as it is when planning begins."""
    plan = Draft(s.t, s.t.chart, s.kind[ship], s.tile[ship], s.face[ship])
    plan.hp = s.hp[ship]
    plan.dead = s.dead[ship]
    plan.is_decreed = s.decreed[ship]
    plan.chained = s.chained[ship]
    plan.lowered = s.lowered[ship]
    plan.fit = s.fit[ship * FITTINGS : (ship + 1) * FITTINGS]
    plan.hold = s.hold[ship * VALUES : (ship + 1) * VALUES]
    plan.wrecks = s.wrecks
    plan.prices = s.buy_price
    plan.space = plan.room()
    return plan
