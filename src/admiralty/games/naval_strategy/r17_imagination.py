"""[NS-17] Determinizations: what is hidden from a seat is sampled."""

from __future__ import annotations

from admiralty.core.flow import acting
from admiralty.core.luck import Tape
from admiralty.games.naval_strategy.r03_goods import credit
from admiralty.games.naval_strategy.r04_check import refuse, take
from admiralty.games.naval_strategy.r04_orders import RIGHT
from admiralty.games.naval_strategy.r04_steps import planned
from admiralty.games.naval_strategy.r14_bosses import open_fight, sees_fight
from admiralty.games.naval_strategy.r17_secrets import spent
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import SHIPS, VALUES


def imagine(s: State, seat: int, tape: Tape) -> State:
    """[NS-17.1] [NS-17.4] A determinization: the plans of others are sampled."""
    c = s.clone()
    c.tape = tape
    if seat >= 0 and seat == c.t.organiser:
        return c
    for team in range(c.t.teams):
        if team != seat:
            hide_plans(c, team)
            hide_economy(c, team)
    for ship in range(c.ships()):
        if c.team[ship] != seat and c.reported[ship]:
            make_up(c, ship, tape)
    hide_fights(c, seat)
    return c


def hide_plans(c: State, team: int) -> None:
    credit(c, team, spent(c, team))
    c.building = [order for order in c.building if order[0] != team]
    for ship in c.fleet(team):
        c.orders[ship] = []


def hide_economy(c: State, team: int) -> None:
    """[NS-17.3] Unseen stores and holds are as at the start; unseen points are as last shown."""
    if not c.t.open_economy:
        c.store[team * VALUES : (team + 1) * VALUES] = c.t.start_store
        for ship in c.fleet(team):
            c.hold[ship * VALUES : (ship + 1) * VALUES] = [0] * VALUES
    if c.t.hidden_points:
        c.points[team] = c.shown[team]
        c.beaten[team] = 0
        c.spoils = [spoil for spoil in c.spoils if spoil[0] != team]


def make_up(c: State, ship: int, tape: Tape) -> None:
    """A few random movements of a ship whose reported orders are unknown."""
    plan = planned(c, ship)
    o = c.orders[ship]
    for _ in range(c.t.speed[c.kind[ship]]):
        code = tape.pick(RIGHT + 1)
        if not refuse(plan, [code], 0):
            take(plan, [code], 0)
            o.append(code)


def hide_fights(c: State, seat: int) -> None:
    """[NS-17.6] Orders of others in the arena, and by option whole fights, are not known."""
    forget_fights(c, seat)
    for fight in c.fights:
        fight.orders = []
        for copy in fight.ships:
            if copy.team != seat:
                copy.orders = []


def forget_fights(c: State, seat: int) -> None:
    """[NS-14.5] A fight that is not seen is left out. A team that is asked only because it fights gets a new
    fight instead, since everybody knows who is asked.
    """
    asked = acting(c)
    c.fights = [fight for fight in c.fights if sees_fight(c, fight, seat)]
    still = acting(c)
    for team in asked:
        if team not in still:
            boss = next(boss for boss in range(len(c.t.boss_ids)) if c.t.hp[SHIPS + boss])
            open_fight(c, boss, c.fleet(team)[:1])
