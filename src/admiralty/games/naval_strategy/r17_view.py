"""[NS-17] What a seat sees, built up from nothing."""

from __future__ import annotations

from typing import cast

from admiralty.games.naval_strategy.datacheck import ENHANCEMENTS
from admiralty.games.naval_strategy.mapfile import TYPES
from admiralty.games.naval_strategy.r02_chart import Chart
from admiralty.games.naval_strategy.r04_check import take
from admiralty.games.naval_strategy.r04_orders import CODES, FORWARD, HOWITZER, LENGTH, LOAD, starts
from admiralty.games.naval_strategy.r04_steps import planned
from admiralty.games.naval_strategy.r04_turn import ChooseFacing
from admiralty.games.naval_strategy.r12_building import own_orders
from admiralty.games.naval_strategy.r14_bosses import arena_hull, sees_fight
from admiralty.games.naval_strategy.r15_scoring import wealth
from admiralty.games.naval_strategy.r16_changes import EditShip, EditTeam, EditTile, Organisers
from admiralty.games.naval_strategy.r16_newcomers import EditBoss
from admiralty.games.naval_strategy.r17_secrets import owns, sees_economy, spent
from admiralty.games.naval_strategy.state import Fight, Fighter, State
from admiralty.games.naval_strategy.tables import FITTINGS, HULL, OWN_NUMBERS, SHIPS, VALUES, WORKING
from admiralty.games.naval_strategy.view_types import (
    Changing,
    NavalView,
    OnOrder,
    Order,
    OwnBoss,
    Ship,
    Team,
    Type,
)
from admiralty.games.naval_strategy.view_types import Fight as FightSeen
from admiralty.games.naval_strategy.words import SOURCES

NAMES = cast("list[Type]", TYPES)
PHASES = {"ChooseFacing": "facing", "Planning": "planning", "SettleTies": "evaluation"}
PHASE_WORDS = [*PHASES.values(), "intervention", "over"]


def view(s: State, seat: int) -> NavalView:
    """[NS-16.4] [NS-17.2] [NS-17.7] What is public, and what one's own team has; the organiser sees all.

    [NS-15.1] [NS-R.19] When the week is over: points, and the wealth of all unless it stays hidden.
    """
    t = s.t
    seen: NavalView = {
        "turn": s.turn,
        "day": s.day,
        "hour": s.hour + 1,
        "phase": phase(s),
        "changes": s.changes,
        "teams": {name: team_seen(s, team, seat) for team, name in enumerate(t.team_ids)},
        "ships": [ship_seen(s, ship, seat) for ship in range(s.ships())],
        "wrecks": {t.chart.word(tile): cut(s.loot, w) for w, tile in enumerate(s.wrecks)},
        "plantations": {t.chart.word(tile): cut(s.stock, p) for p, tile in enumerate(t.chart.plantations)},
        "prices": {"ask": s.buy_price[:], "pay": s.sell_price[:]},
        "fights": [fight_seen(s, fight, seat) for fight in s.fights if sees_fight(s, fight, seat)],
    }
    if s.stack and isinstance(s.stack[-1], Organisers):
        seen["changing"] = changing(s)
    if any(s.own):
        seen["own_bosses"] = own_bosses_seen(s)
    if not s.stack:
        seen["points"] = dict(zip(t.team_ids, s.points))
        if t.open_economy or t.by_wealth:
            seen["wealth"] = {name: wealth(s, team) for team, name in enumerate(t.team_ids)}
    return seen


def changing(s: State) -> Changing:
    """[NS-R.27] What the organiser has in hand: every override is shown."""
    t = s.t
    top = s.stack[-1]
    if isinstance(top, EditShip):
        return {"ship": t.ship_ids[s.hull[top.ship]]}
    if isinstance(top, EditTile):
        return {"tile": t.chart.word(top.tile)}
    if isinstance(top, EditTeam):
        return {"team": t.team_ids[top.team]}
    return {"boss": t.boss_ids[top.boss]} if isinstance(top, EditBoss) else {}


def own_bosses_seen(s: State) -> dict[str, OwnBoss]:
    """[NS-R.39] Bosses of the organiser's own, as their sheets would say."""
    out: dict[str, OwnBoss] = {}
    for boss in range(s.t.printed_bosses, len(s.t.boss_ids)):
        like, hp, guns, speed = cut_own(s.own, boss - s.t.printed_bosses)
        if like:
            out[s.t.boss_ids[boss]] = {
                "like": s.t.boss_ids[like - 1], "hp": hp, "guns": guns, "speed": speed,
            }  # fmt: skip
    return out


def cut_own(own: list[int], slot: int) -> list[int]:
    return own[slot * OWN_NUMBERS : (slot + 1) * OWN_NUMBERS]


def phase(s: State) -> str:
    if not s.stack:
        return "over"
    return PHASES.get(type(s.stack[-1]).__name__, "intervention")


def cut(amounts: list[int], number: int) -> list[int]:
    return amounts[number * VALUES : (number + 1) * VALUES]


def team_seen(s: State, team: int, seat: int) -> Team:
    """[NS-17.3] [NS-17.4] Others see the treasury of the start of the turn, and by option none at all."""
    own = owns(s, team, seat)
    knows = own or not s.t.hidden_points
    seen: Team = {
        "ready": bool(s.ready[team]),
        "points": s.points[team] if knows else s.shown[team],
    }
    if s.asleep[team]:
        seen["asleep"] = True
    if own:
        seen["store"] = cut(s.store, team)
        seen["building"] = [build_seen(s, order) for order in own_orders(s, team)]
    elif s.t.open_economy:
        extra = spent(s, team)
        seen["store"] = [n + extra[value] for value, n in enumerate(cut(s.store, team))]
    if knows:
        seen["beaten"] = [name for boss, name in enumerate(s.t.boss_ids) if s.beaten[team] >> boss & 1]
    return seen


def build_seen(s: State, order: list[int]) -> OnOrder:
    return {
        "type": NAMES[order[1]],
        "port": s.t.port_ids[order[2]],
        "face": order[3],
        "fit": [name for e, name in enumerate(ENHANCEMENTS) if order[4] >> e & 1],
    }


def ship_seen(s: State, ship: int, seat: int) -> Ship:
    """[NS-17.1] [NS-17.2] [NS-17.5] Orders are for one's own team; whether a ship has reported is for all."""
    t = s.t
    own = owns(s, s.team[ship], seat)
    seen: Ship = {
        "id": t.ship_ids[s.hull[ship]],
        "side": t.team_ids[s.team[ship]],
        "type": NAMES[s.kind[ship]],
        "tile": t.chart.word(s.tile[ship]),
        "face": s.face[ship],
        "hp": s.hp[ship],
        "most_hp": s.most_hp(ship),
        "fit": fit_seen(s.fit[ship * FITTINGS : (ship + 1) * FITTINGS]),
        "xp": s.xp[ship],
        "reported": s.has_reported(ship),
    }
    if has_faced(s, ship):
        seen["faced"] = True
    if s.dead[ship]:
        seen["destroyed"] = True
    if s.chained[ship]:
        seen["chained"] = True
    if s.decreed[ship]:
        seen["decreed"] = True
    if sees_economy(s, s.team[ship], seat):
        seen["hold"] = cut(s.hold, ship)
    if own:
        seen["captain"] = s.captain[ship] + 1
        seen["orders"] = orders_seen(t.chart, s.orders[ship])
        if s.orders[ship]:
            seen["ghost"] = ghost(s, ship)
    return seen


def has_faced(s: State, ship: int) -> bool:
    """[NS-R.25] Whether the captain of a ship has chosen its first facing."""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, ChooseFacing) and top.chosen[ship] > 0


def fit_seen(fit: list[int]) -> dict[str, bool]:
    """Enhancements on board, and whether they work."""
    return {ENHANCEMENTS[e]: n == WORKING for e, n in enumerate(fit) if n}


def orders_seen(chart: Chart, o: list[int]) -> list[Order]:
    """A sequence, order by order, in the words of the notation."""
    out: list[Order] = []
    for k in starts(o):
        code = o[k]
        rest = o[k + 1 : k + LENGTH[code]]
        if code == HOWITZER:
            out.append([CODES[code], chart.word(rest[0])])
        elif code == LOAD:
            out.append([CODES[code], SOURCES[rest[0]], rest[1:]])
        elif rest:
            out.append([CODES[code], rest])
        else:
            out.append([CODES[code]])
    return out


def ghost(s: State, ship: int) -> list[str]:
    """[NS-16.3] The tiles of the planned route."""
    plan = planned(s, ship)
    o = s.orders[ship]
    tiles = [s.t.chart.word(plan.tile)]
    for k in starts(o):
        take(plan, o, k)
        if o[k] == FORWARD:
            tiles.append(s.t.chart.word(plan.tile))
    return tiles


def fight_seen(s: State, fight: Fight, seat: int) -> FightSeen:
    """[NS-17.6] The arena is open to all; orders are not, those of the boss not even to its enemies."""
    t = s.t
    seen: FightSeen = {
        "slot": t.team_ids[fight.slot],
        "boss": t.boss_ids[fight.boss],
        "turn": fight.turn,
        "tile": t.arena.word(fight.tile),
        "face": fight.face,
        "hp": fight.hp,
        "most_hp": t.hp[SHIPS + fight.boss],
        "chained": bool(fight.chained),
        "dealt": fight.dealt[:],
        "ships": [fighter_seen(s, copy, seat) for copy in fight.ships],
    }
    if seat >= 0 and seat == t.organiser:
        seen["orders"] = orders_seen(t.arena, fight.orders)
    return seen


def fighter_seen(s: State, copy: Fighter, seat: int) -> Ship:
    more_hp = s.t.more_hp[copy.kind] if copy.fit[HULL] == WORKING else 0
    seen: Ship = {
        "id": s.t.ship_ids[arena_hull(s, copy.ship)],
        "side": s.t.team_ids[copy.team],
        "type": NAMES[copy.kind],
        "tile": s.t.arena.word(copy.tile),
        "face": copy.face,
        "hp": copy.hp,
        "most_hp": s.t.hp[copy.kind] + more_hp,
        "chained": bool(copy.chained),
        "fit": fit_seen(copy.fit),
        "reported": bool(copy.reported),
    }
    if owns(s, copy.team, seat):
        seen["orders"] = orders_seen(s.t.arena, copy.orders)
    return seen
