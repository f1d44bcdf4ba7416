"""Fights against bosses: how they open, an arena turn, how they end."""

from __future__ import annotations

from admiralty.core.event import EVERYONE, Event
from admiralty.games.naval_strategy.boss_scripts import beast_place, boss_orders, is_diving
from admiralty.games.naval_strategy.orders import BOSS, WITHDRAW
from admiralty.games.naval_strategy.r08_restrictions import Draft
from admiralty.games.naval_strategy.r10_collisions import collide, damage, takes_no_part
from admiralty.games.naval_strategy.sea import BEAST as BEAST_TRAIT
from admiralty.games.naval_strategy.sea import DIVING, GHOST, Sea
from admiralty.games.naval_strategy.state import (
    CHAINED,
    DEALT,
    F_CHAINED,
    F_DONE,
    F_FACE,
    F_FIT,
    F_GOODS,
    F_HP,
    F_KIND,
    F_SHIP,
    F_TEAM,
    F_TILE,
    FACE,
    HP,
    SLOT,
    TILE,
    TURN,
    WHICH,
    State,
)
from admiralty.games.naval_strategy.tables import (
    ABSENT,
    BEAST,
    CHAIN,
    FITTINGS,
    HEAVY,
    MORTAR,
    MOST_SHIPS,
    RAM,
    SHIPS,
    VALUES,
    WORKING,
)
from admiralty.games.naval_strategy.words import LOST, WON


def arena_hull(s: State, ship: int) -> int:
    """The word of a ship's copy in the arena."""
    return s.t.teams * MOST_SHIPS + s.hull[ship]


def boss_hull(s: State, slot: int) -> int:
    """The word of the boss in the fight of a team."""
    return 2 * s.t.teams * MOST_SHIPS + slot


def bosses_for(s: State, ship: int) -> list[int]:
    """[NS-14.5] [NS-5.3] The bosses that a ship may choose: one fight a team, each boss beaten once."""
    team = s.team[ship]
    # [NS-R.37] A coalition's fight goes on under the name of a team that may have left it.
    if s.fight_of(team) >= 0 or any(header[SLOT] == team for header in s.fights):
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
    t = s.t
    kind = SHIPS + boss
    header = [s.team[ships[0]], boss, 1, t.boss_tile, t.boss_face, t.hp[kind], 0]
    s.fights.append(header + [0] * t.teams)
    copies: list[list[int]] = []
    for place, ship in enumerate(ships):
        tile, face = t.arena_starts[place]
        fit = s.fit[ship * FITTINGS : (ship + 1) * FITTINGS]
        copies.append([ship, s.team[ship], s.kind[ship], tile, face, s.hp[ship], 0, s.goods(ship), 0, *fit])
    s.fighters.append(copies)
    s.arena_orders.append([[] for _ in ships])
    s.boss_orders.append([])
    s.taken.append(ships[:])
    if s.events is not None:
        hulls = tuple([arena_hull(s, ship) for ship in ships])
        s.tell_only(hearers(s, ships), "fight-opened", boss, hulls)


def arena_draft(s: State, fight: int, number: int) -> Draft:
    """[NS-14.9] A copy at the beginning of its sequence: it moves and attacks, there is nothing to trade."""
    copy = s.fighters[fight][number]
    plan = Draft(s.t, s.t.arena, copy[F_KIND], copy[F_TILE], copy[F_FACE])
    plan.hp = copy[F_HP]
    plan.chained = copy[F_CHAINED]
    plan.fit = copy[F_FIT:]
    plan.hold = [0] * VALUES
    plan.arena = True
    return plan


def boss_draft(s: State, fight: int) -> Draft:
    """[NS-14.9] The boss at the beginning of its sequence, for an organiser who plays it himself."""
    header = s.fights[fight]
    plan = Draft(s.t, s.t.arena, SHIPS + header[WHICH], header[TILE], header[FACE])
    plan.hp = header[HP]
    plan.chained = header[CHAINED]
    plan.fit = boss_fit(s, header[WHICH])
    plan.hold = [0] * VALUES
    plan.arena = True
    plan.ghost = bool(s.t.ghost[header[WHICH]])
    return plan


def boss_fit(s: State, boss: int) -> list[int]:
    """[NS-14.9] A boss's own numbers as enhancements; its assaults cost it nothing."""
    fit = [ABSENT] * FITTINGS
    fit[RAM] = WORKING
    fit[CHAIN] = WORKING if s.t.chains[boss] else ABSENT
    fit[HEAVY] = WORKING if s.t.heavy_ball[boss] else ABSENT
    fit[MORTAR] = WORKING if s.t.mortars[boss] else ABSENT
    return fit


def is_complete(s: State, fight: int) -> bool:
    return all(copy[F_DONE] for copy in s.fighters[fight])


def arena_turn(s: State, fight: int) -> None:
    """[NS-14.9] An arena turn, told to whom it concerns."""
    audience = hearers(s, s.taken[fight])
    before = len(s.events) if s.events is not None else 0
    carry_out_turn(s, fight)
    hush(s, before, audience)


def hearers(s: State, ships: list[int]) -> int:
    """[NS-14.5] Everybody or, while points are hidden, the teams of a fight and the organiser."""
    if not s.t.hidden_points:
        return EVERYONE
    bits = 1 << s.t.organiser if s.t.organiser >= 0 else 0
    for ship in ships:
        bits |= 1 << s.team[ship]
    return bits


def hush(s: State, before: int, audience: int) -> None:
    """What was told since then is told to these only."""
    if s.events is not None:
        s.events[before:] = [Event(event.kind, audience, event.args) for event in s.events[before:]]


def carry_out_turn(s: State, fight: int) -> None:
    """[NS-14.9] Steps 2, 3, 4 and 6 of an evaluation, with the boss as one more ship."""
    t = s.t
    header = s.fights[fight]
    boss = header[WHICH]
    if s.events is not None:
        s.tell("arena-turn", boss, header[TURN])
    sea = arena_sea(s, fight)
    if not s.boss_orders[fight]:
        sea.orders[sea.boss] = boss_orders(s, fight)
    start = sea.tile[:]
    sea.fire()
    if t.advance and sea.assaults:
        sea.advance()
    if t.behaviour[boss] == BEAST:
        sea.place[sea.boss] = beast_place(s, fight)
        if s.events is not None:
            dives = is_diving(s, fight)
            s.tell("dived" if dives else "boss-moved", sea.hull[sea.boss], t.arena_words[sea.place[sea.boss]])
    if not t.late_collisions:
        arena_collisions(s, fight, sea, start)
    sea.settle()
    sea.shell()
    if t.behaviour[boss] == BEAST and not is_diving(s, fight):
        tentacles(s, boss, sea)
    if t.late_collisions:
        arena_collisions(s, fight, sea, start)
        sea.settle_after()
    bring_home(s, fight, sea)


def arena_sea(s: State, fight: int) -> Sea:
    """The ships of a fight in lists like those of the game; all players are on one side."""
    header = s.fights[fight]
    copies = s.fighters[fight]
    boss = header[WHICH]
    fit: list[int] = []
    for copy in copies:
        fit += copy[F_FIT:]
    sea = Sea(
        s,
        s.t.arena,
        [0] * len(copies) + [1],
        [copy[F_KIND] for copy in copies] + [SHIPS + boss],
        [copy[F_TILE] for copy in copies] + [header[TILE]],
        [copy[F_FACE] for copy in copies] + [header[FACE]],
        [copy[F_HP] for copy in copies] + [header[HP]],
        [0] * (len(copies) + 1),
        fit + boss_fit(s, boss),
        [[] if WITHDRAW in o[:1] else o for o in s.arena_orders[fight]] + [s.boss_orders[fight]],
        [arena_hull(s, copy[F_SHIP]) for copy in copies] + [boss_hull(s, header[SLOT])],
    )
    sea.boss = len(copies)
    sea.words = s.t.arena_words
    sea.traits = GHOST if s.t.ghost[boss] else 0
    if s.t.behaviour[boss] == BEAST:
        sea.traits |= BEAST_TRAIT | (DIVING if is_diving(s, fight) else 0)
    return sea


def arena_collisions(s: State, fight: int, sea: Sea, start: list[int]) -> None:
    """[NS-14.9] The start-tile rule comes first, then the boss counts as larger than any ship."""
    weight = [copy[F_GOODS] for copy in s.fighters[fight]] + [0]
    damage(sea, collide(sea, start, weight, takes_no_part(sea)))


def tentacles(s: State, boss: int, sea: Sea) -> None:
    """[NS-14.9] At the howitzer step every ship beside the beast is hurt."""
    chart = s.t.arena
    for i in range(sea.boss):
        if chart.apart[sea.tile[i] * chart.tiles + sea.tile[sea.boss]] == 1:
            sea.hit(sea.boss, i, s.t.tentacles[boss])


def bring_home(s: State, fight: int, sea: Sea) -> None:
    """[NS-14.3] [NS-14.8] Who is sunk or withdraws leaves; then the fight is won, lost or goes on."""
    header = s.fights[fight]
    copies = s.fighters[fight]
    for (i, j), points in zip(sea.hits, sea.dealt):
        if j == sea.boss and i != sea.boss:
            header[DEALT + copies[i][F_TEAM]] += points
    header[TILE], header[FACE] = sea.tile[sea.boss], sea.face[sea.boss]
    header[HP] = sea.hp[sea.boss]
    header[CHAINED] = int(sea.chain_hit[sea.boss] and (s.t.chain_refresh or not header[CHAINED]))
    left: list[list[int]] = []
    for i, copy in enumerate(copies):
        hit = sea.chain_hit[i]
        copy[F_CHAINED] = int(hit and (s.t.chain_refresh or not copy[F_CHAINED]))
        copy[F_TILE], copy[F_FACE], copy[F_HP], copy[F_DONE] = sea.tile[i], sea.face[i], sea.hp[i], 0
        gone = "arena-sunk" if copy[F_HP] <= 0 or i in sea.aground else ""
        if not gone and WITHDRAW in s.arena_orders[fight][i][:1]:
            gone = "withdrew"
        if not gone:
            left.append(copy)
        elif s.events is not None:
            s.tell(gone, sea.hull[i])
    s.fighters[fight] = left
    s.arena_orders[fight] = [[] for _ in left]
    s.boss_orders[fight] = []
    header[TURN] += 1
    if header[HP] <= 0:
        win(s, fight)
    elif not left or header[TURN] > s.t.turn_limit:
        lose(s, fight)


def win(s: State, fight: int) -> None:
    """[NS-14.4] [NS-14.5] [NS-14.11] [NS-L.26] A point for the team, by option for who dealt most."""
    header = s.fights[fight]
    boss = header[WHICH]
    teams = [header[SLOT]]
    if s.t.coalitions:
        dealt = header[DEALT:]
        taking = sorted({s.team[ship] for ship in s.taken[fight]})
        most = max([dealt[team] for team in taking])
        teams = [team for team in taking if dealt[team] == most]
    for team in teams:
        if not s.beaten[team] >> boss & 1:
            s.beaten[team] |= 1 << boss
            s.points[team] += s.t.points_each
            s.spoils.append([team, boss, *[ship for ship in s.taken[fight] if s.team[ship] == team]])
    if not s.t.hidden_points:
        s.shown = s.points[:]
    if s.events is not None:
        s.tell_only(hearers(s, s.taken[fight]), "boss-beaten", boss, tuple(teams))
    close_fight(s, fight)


def lose(s: State, fight: int) -> None:
    """[NS-14.8] No ship is left, or the last arena turn is over."""
    if s.events is not None:
        s.tell_only(hearers(s, s.taken[fight]), "fight-lost", s.fights[fight][WHICH])
    close_fight(s, fight)


def enter_result(s: State, slot: int, outcome: int) -> None:
    """[NS-14.10] A fight played on paper: won, lost, or not counted."""
    fight = [header[SLOT] for header in s.fights].index(slot)
    if outcome == WON:
        win(s, fight)
    elif outcome == LOST:
        lose(s, fight)
    else:
        if s.events is not None:
            s.tell_only(hearers(s, s.taken[fight]), "fight-cancelled", s.fights[fight][WHICH])
        close_fight(s, fight)


def close_fight(s: State, fight: int) -> None:
    for listed in (s.fights, s.boss_orders, s.taken):
        listed.pop(fight)
    s.fighters.pop(fight)
    s.arena_orders.pop(fight)


def reward(s: State) -> None:
    """[NS-3.2] [NS-14.6] [NS-14.7] When the day is closed: experience for the ships, goods for the team."""
    for team, boss, *ships in s.spoils:
        goods = s.t.reward[boss * VALUES : (boss + 1) * VALUES]
        s.credit(team, goods)
        for ship in ships:
            s.xp[ship] += s.t.reward_xp[boss]
        if s.events is not None:
            s.tell("rewarded", team, boss, s.t.reward_xp[boss])
            s.tell_economy(team, "credited", team, *goods)
    s.spoils = []
    s.shown = s.points[:]
