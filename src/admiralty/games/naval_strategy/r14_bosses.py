"""[NS-14] Fights against bosses: how they open, how they end, and what they bring."""

from __future__ import annotations

from admiralty.core.event import EVERYONE
from admiralty.games.naval_strategy.r03_goods import credit
from admiralty.games.naval_strategy.r04_orders import BOSS
from admiralty.games.naval_strategy.r17_secrets import owns, tell_economy
from admiralty.games.naval_strategy.state import Fight, Fighter, State
from admiralty.games.naval_strategy.tables import FITTINGS, MOST_SHIPS, SHIPS, VALUES
from admiralty.games.naval_strategy.words import LOST, WON


def arena_hull(s: State, ship: int) -> int:
    """The word of a ship's copy in the arena."""
    return s.t.teams * MOST_SHIPS + s.hull[ship]


def boss_hull(s: State, slot: int) -> int:
    """The word of the boss in the fight of a team."""
    return 2 * s.t.teams * MOST_SHIPS + slot


def bosses_for(s: State, ship: int) -> list[int]:
    """[NS-14.5] [NS-5.3] The bosses that a ship may choose: one fight per team, each boss beaten once."""
    team = s.team[ship]
    # [NS-R.37] A coalition's fight goes on under the name of a team that may have left it.
    if s.fight_of(team) >= 0 or any(fight.slot == team for fight in s.fights):
        return []
    chosen = [s.orders[i][1] for i in s.fleet(team) if i != ship and s.orders[i][:1] == [BOSS]]
    if chosen:
        return chosen[:1] if len(chosen) < s.t.most_fighters else []
    beaten = s.beaten[team]
    # Reading NS-R.34: while points are hidden, a shared pool does not tell what others have beaten.
    if s.t.shared_pool and not s.t.hidden_points:
        for bits in s.beaten:
            beaten |= bits
    # [NS-R.39] A boss without hit points is one that the organiser has not made.
    return [boss for boss in range(len(s.t.boss_ids)) if not beaten >> boss & 1 and s.t.hp[SHIPS + boss]]


def open_fights(s: State) -> None:
    """[NS-14.1] [NS-14.2] [NS-14.8] Ships that chose a boss this turn meet it in the arena, as copies."""
    groups: dict[tuple[int, int], list[int]] = {}
    for ship, o in enumerate(s.orders):
        if o and o[0] == BOSS:
            # [NS-R.37] By option, teams that choose the same boss in the same turn fight it together.
            side = -1 if s.t.coalitions else s.team[ship]
            groups.setdefault((side, o[1]), []).append(ship)
    for (_, boss), ships in groups.items():
        open_fight(s, boss, ships[: s.t.most_fighters])


def open_fight(s: State, boss: int, ships: list[int]) -> None:
    """[NS-14.2] [NS-14.3] The originals stay as they are; their copies fight."""
    t = s.t
    fight = Fight(s.team[ships[0]], boss, t.boss_tile, t.boss_face, t.hp[SHIPS + boss], [0] * t.teams)
    fight.taken = ships[:]
    for ship, (tile, face) in zip(ships, t.arena_starts):
        fit = s.fit[ship * FITTINGS : (ship + 1) * FITTINGS]
        copy = Fighter(ship, s.team[ship], s.kind[ship], tile, face, s.hp[ship], s.goods(ship), fit)
        fight.ships.append(copy)
    s.fights.append(fight)
    if s.events is not None:
        hulls = tuple([arena_hull(s, ship) for ship in ships])
        s.tell_only(hearers(s, ships), "fight-opened", boss, hulls)


def win(s: State, fight: Fight) -> None:
    """[NS-14.4] [NS-14.5] [NS-14.11] [NS-L.26] A point for the team, by option for the one that hit most."""
    boss = fight.boss
    teams = [fight.slot]
    if s.t.coalitions:
        taking = sorted({s.team[ship] for ship in fight.taken})
        most = max([fight.dealt[team] for team in taking])
        teams = [team for team in taking if fight.dealt[team] == most]
    for team in teams:
        if not s.beaten[team] >> boss & 1:
            s.beaten[team] |= 1 << boss
            s.points[team] += s.t.points_each
            s.spoils.append([team, boss, *[ship for ship in fight.taken if s.team[ship] == team]])
    if not s.t.hidden_points:
        s.shown = s.points[:]
    if s.events is not None:
        s.tell_only(hearers(s, fight.taken), "boss-beaten", boss, tuple(teams))
    close_fight(s, fight)


def lose(s: State, fight: Fight) -> None:
    """[NS-14.8] No ship is left, or the last arena turn is over."""
    if s.events is not None:
        s.tell_only(hearers(s, fight.taken), "fight-lost", fight.boss)
    close_fight(s, fight)


def enter_result(s: State, slot: int, outcome: int) -> None:
    """[NS-14.10] A fight played on paper: won, lost, or not counted."""
    fight = next(fight for fight in s.fights if fight.slot == slot)
    if outcome == WON:
        win(s, fight)
    elif outcome == LOST:
        lose(s, fight)
    else:
        if s.events is not None:
            s.tell_only(hearers(s, fight.taken), "fight-cancelled", fight.boss)
        close_fight(s, fight)


def close_fight(s: State, fight: Fight) -> None:
    s.fights = [other for other in s.fights if other is not fight]


def reward(s: State) -> None:
    """[NS-14.6] [NS-14.7] When the day is closed: experience for the ships, goods for the team."""
    for team, boss, *ships in s.spoils:
        goods = s.t.reward[boss * VALUES : (boss + 1) * VALUES]
        credit(s, team, goods)
        for ship in ships:
            s.xp[ship] += s.t.reward_xp[boss]
        if s.events is not None:
            s.tell("rewarded", team, boss, s.t.reward_xp[boss])
            tell_economy(s, team, "credited", team, *goods)
    s.spoils = []
    s.shown = s.points[:]


def sees_fight(s: State, fight: Fight, seat: int) -> bool:
    """[NS-14.5] By option a fight is hidden from others, as its outcome would tell the points."""
    return not s.t.hidden_points or any(owns(s, s.team[ship], seat) for ship in fight.taken)


def hearers(s: State, ships: list[int]) -> int:
    """[NS-14.5] Everybody or, while points are hidden, the teams of a fight and the organiser."""
    if not s.t.hidden_points:
        return EVERYONE
    bits = 1 << s.t.organiser if s.t.organiser >= 0 else 0
    for ship in ships:
        bits |= 1 << s.team[ship]
    return bits
