"""What is given up when a team is ready, or the organiser has the turn evaluated."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.games.naval_strategy.r04_orders import last
from admiralty.games.naval_strategy.r04_planning import Planning
from admiralty.games.naval_strategy.r06_trade import is_open
from admiralty.games.naval_strategy.r14_bosses import arena_hull
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.words import EVALUATE, READY
from admiralty.kit.extras import Loss, Losses


def losses(s: State, seat: int) -> dict[Action, Losses]:
    """[NS-4.4] What is not ordered is not done."""
    ask = flow.question(s)
    if not isinstance(ask, Planning) or ask.mode:
        return {}
    if seat == s.t.organiser:
        return {EVALUATE: unreported(s)}
    return {READY: unplanned(s, seat)}


def unreported(s: State) -> Losses:
    """Teams with ships that have not reported."""
    teams = sorted({s.team[ship] for ship in range(s.ships()) if not s.has_reported(ship)})
    return (Loss("teams", len(teams), tuple(("seat", team) for team in teams)),) if teams else ()


def unplanned(s: State, team: int) -> Losses:
    """[NS-6.15] [NS-14.8] Ships without orders, with an unfinished order, or awaited in the arena."""
    idle: list[int] = []
    unfinished: list[int] = []
    for ship in s.fleet(team):
        orders = s.orders[ship]
        if is_open(s, orders, last(orders)):
            unfinished.append(s.hull[ship])
        elif not orders and not s.dead[ship] and not s.decreed[ship]:
            idle.append(s.hull[ship])
    fight = s.fight_of(team)
    copies = s.fights[fight].ships if fight >= 0 else []
    awaited = [arena_hull(s, copy.ship) for copy in copies if copy.team == team and not copy.reported]
    found = (("unfinished", unfinished), ("idle", idle), ("arena", awaited))
    return tuple(
        Loss(name, len(words), tuple(("ship", word) for word in words)) for name, words in found if words
    )
