"""[NS-2] The start of a game."""

from __future__ import annotations

from admiralty.core.luck import Tape
from admiralty.games.naval_strategy.r12_building import add_ship
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import OWN_NUMBERS, OWN_SLOTS, Tables


def empty_state(tape: Tape, t: Tables) -> State:
    """[NS-2.34] [NS-3.4] A sea without ships: full plantations, equal stores, prices as printed."""
    s = State(tape, t)
    s.lay_out()
    s.turn = 1
    s.store = t.start_store * t.teams
    s.points = [0] * t.teams
    s.shown = [0] * t.teams
    s.beaten = [0] * t.teams
    s.asleep = [int(team >= t.teams - t.late) for team in range(t.teams)]
    s.ready = s.asleep[:]
    s.own = [0] * (OWN_SLOTS * OWN_NUMBERS)
    s.stock = t.capacity[:]
    s.buy_price = t.buy_price[:]
    s.sell_price = t.sell_price[:]
    return s


def new_state(tape: Tape, t: Tables) -> State:
    """[NS-R.25] [NS-R.31] The ships of the map's start; those of a late team come with it."""
    s = empty_state(tape, t)
    for team, kind, tile, face in t.start:
        if not s.asleep[team]:
            add_ship(s, team, kind, tile, face, 0)
    return s
