"""[NS-14] An arena turn: how it is planned and evaluated."""

from __future__ import annotations

from admiralty.core.action import Action, second
from admiralty.games.naval_strategy.r04_check import follow
from admiralty.games.naval_strategy.r04_draft import Draft
from admiralty.games.naval_strategy.r04_orders import HOWITZER, WITHDRAW, append, last
from admiralty.games.naval_strategy.r07_attacks import advance, hit, shell
from admiralty.games.naval_strategy.r07_choices import attack_steps
from admiralty.games.naval_strategy.r09_evaluation import attacks
from admiralty.games.naval_strategy.r10_collisions import collide, damage, takes_no_part
from admiralty.games.naval_strategy.r14_bosses import arena_hull, boss_hull, hearers, lose, win
from admiralty.games.naval_strategy.r14_scripts import beast_place, boss_orders, is_diving
from admiralty.games.naval_strategy.r17_secrets import hush
from admiralty.games.naval_strategy.sea import BEAST as BEAST_TRAIT
from admiralty.games.naval_strategy.sea import DIVING, GHOST, Sea
from admiralty.games.naval_strategy.state import Fight, Fighter, State
from admiralty.games.naval_strategy.tables import (
    ABSENT,
    BEAST,
    CHAIN,
    FITTINGS,
    HEAVY,
    MORTAR,
    RAM,
    SHIPS,
    VALUES,
    WORKING,
)
from admiralty.games.naval_strategy.words import REOPEN, REPORT, UNDO_ORDER, VERB

# Planning


def fighter_draft(s: State, copy: Fighter) -> Draft:
    """[NS-14.9] A copy at the beginning of its sequence: it moves and attacks, there is nothing to trade."""
    plan = Draft(s.t, s.t.arena, copy.kind, copy.tile, copy.face)
    plan.hp = copy.hp
    plan.chained = copy.chained
    plan.fit = copy.fit[:]
    plan.hold = [0] * VALUES
    plan.in_arena = True
    return plan


def boss_draft(s: State, fight: Fight) -> Draft:
    """[NS-14.9] The boss at the beginning of its sequence, for an organiser who plays it himself."""
    plan = Draft(s.t, s.t.arena, SHIPS + fight.boss, fight.tile, fight.face)
    plan.hp = fight.hp
    plan.chained = fight.chained
    plan.fit = boss_fit(s, fight.boss)
    plan.hold = [0] * VALUES
    plan.in_arena = True
    plan.is_ghost = bool(s.t.ghost[fight.boss])
    return plan


def boss_fit(s: State, boss: int) -> list[int]:
    """[NS-14.9] A boss's own numbers as enhancements; its assaults cost it nothing."""
    fit = [ABSENT] * FITTINGS
    fit[RAM] = WORKING
    fit[CHAIN] = WORKING if s.t.chains[boss] else ABSENT
    fit[HEAVY] = WORKING if s.t.heavy_ball[boss] else ABSENT
    fit[MORTAR] = WORKING if s.t.mortars[boss] else ABSENT
    return fit


def team_steps(s: State, team: int) -> list[Action]:
    """[NS-14.2] What a team may do in the arena while the game goes on."""
    fight = s.fight_of(team)
    out: list[Action] = []
    if fight >= 0:
        for copy in s.fights[fight].ships:
            if copy.team == team:
                out += fighter_steps(s, copy)
    return out


def fighter_steps(s: State, copy: Fighter) -> list[Action]:
    """[NS-14.9] Movement and attacks of a copy, or its withdrawal."""
    word = arena_hull(s, copy.ship) << 12
    if copy.reported:
        return [REOPEN | word]
    plan = fighter_draft(s, copy)
    follow(plan, copy.orders)
    out = [REPORT | word, *attack_steps(plan, s.t.arena_words, word)]
    out.append(UNDO_ORDER | word if copy.orders else WITHDRAW << 24 | word)
    return out


def boss_steps(s: State, fight: Fight) -> list[Action]:
    """[NS-14.1] [NS-14.9] The organiser may play the boss himself; without orders it follows its script."""
    if s.t.behaviour[fight.boss] == BEAST:
        return []
    word = boss_hull(s, fight.slot) << 12
    plan = boss_draft(s, fight)
    follow(plan, fight.orders)
    out = attack_steps(plan, s.t.arena_words, word)
    return [*out, UNDO_ORDER | word] if fight.orders else out


def act_in_arena(s: State, word: int, a: Action) -> None:
    """[NS-14.8] [NS-14.9] A turn of a fight is evaluated as soon as all its ships have reported."""
    for fight in s.fights:
        if word == boss_hull(s, fight.slot):
            enter(s, fight.orders, a)
            return
        for copy in fight.ships:
            if word == arena_hull(s, copy.ship):
                plan_fighter(s, copy, a)
                if all(other.reported for other in fight.ships):
                    s.cut()
                    arena_turn(s, fight)
                return


def plan_fighter(s: State, copy: Fighter, a: Action) -> None:
    verb = a & VERB
    if verb == REPORT or verb == REOPEN:
        copy.reported = int(verb == REPORT)
    else:
        enter(s, copy.orders, a)


def enter(s: State, o: list[int], a: Action) -> None:
    verb = a & VERB
    if verb == UNDO_ORDER:
        del o[last(o) :]
    elif verb >> 24 == HOWITZER:
        append(o, HOWITZER, s.t.arena_words.index(second(a)))
    else:
        append(o, verb >> 24, 0)


# Evaluation


def arena_turn(s: State, fight: Fight) -> None:
    """[NS-14.9] An arena turn, told to those concerned."""
    audience = hearers(s, fight.taken)
    before = len(s.events) if s.events is not None else 0
    evaluate_arena(s, fight)
    hush(s, before, audience)


def evaluate_arena(s: State, fight: Fight) -> None:
    """[NS-14.9] Steps 2, 3, 4 and 6 of an evaluation, with the boss as one more ship."""
    t = s.t
    if s.events is not None:
        s.tell("arena-turn", fight.boss, fight.turn)
    sea = arena_sea(s, fight)
    attacks(sea)
    if t.advance and sea.assaults:
        advance(sea)
    if t.behaviour[fight.boss] == BEAST:
        move_beast(s, fight, sea)
    if not t.late_collisions:
        arena_collisions(fight, sea)
    sea.settle()
    shell(sea)
    if t.behaviour[fight.boss] == BEAST and not is_diving(s, fight):
        tentacles(s, fight.boss, sea)
    if t.late_collisions:
        arena_collisions(fight, sea)
        sea.settle_after()
    bring_home(s, fight, sea)


def arena_sea(s: State, fight: Fight) -> Sea:
    """[NS-14.9] The ships of a fight in lists like those of the game; all players are on one side."""
    ships = fight.ships
    boss = fight.boss
    tile = [copy.tile for copy in ships] + [fight.tile]
    sea = Sea(s, s.t.arena, tile, [copy.face for copy in ships] + [fight.face])
    sea.team = [0] * len(ships) + [1]
    sea.kind = [copy.kind for copy in ships] + [SHIPS + boss]
    sea.hp = [copy.hp for copy in ships] + [fight.hp]
    sea.dead = [0] * sea.ships
    sea.fit = []
    for copy in ships:
        sea.fit += copy.fit
    sea.fit += boss_fit(s, boss)
    sea.orders = [[] if WITHDRAW in copy.orders[:1] else copy.orders for copy in ships]
    sea.orders.append(fight.orders or boss_orders(s, fight))
    sea.hull = [arena_hull(s, copy.ship) for copy in ships] + [boss_hull(s, fight.slot)]
    sea.words = s.t.arena_words
    sea.turn = fight.turn
    sea.boss = len(ships)
    sea.traits = GHOST if s.t.ghost[boss] else 0
    if s.t.behaviour[boss] == BEAST:
        sea.traits |= BEAST_TRAIT | (DIVING if is_diving(s, fight) else 0)
    return sea


def move_beast(s: State, fight: Fight, sea: Sea) -> None:
    """[NS-14.9] A beast is put where it goes in the movement step."""
    sea.place[sea.boss] = beast_place(s, fight)
    if s.events is not None:
        kind = "dived" if is_diving(s, fight) else "boss-moved"
        s.tell(kind, sea.hull[sea.boss], s.t.arena_words[sea.place[sea.boss]])


def arena_collisions(fight: Fight, sea: Sea) -> None:
    """[NS-14.9] The start-tile rule comes first, then the boss counts as larger than any ship."""
    weight = [copy.goods for copy in fight.ships] + [0]
    damage(sea, collide(sea, weight, takes_no_part(sea)))


def tentacles(s: State, boss: int, sea: Sea) -> None:
    """[NS-14.9] At the howitzer step every ship beside the beast is hurt."""
    chart = s.t.arena
    for i in range(sea.boss):
        if chart.apart[sea.tile[i] * chart.tiles + sea.tile[sea.boss]] == 1:
            hit(sea, sea.boss, i, s.t.tentacles[boss])


def bring_home(s: State, fight: Fight, sea: Sea) -> None:
    """[NS-14.3] [NS-14.8] Ships that are sunk or withdraw leave; then the fight is won, lost or goes on."""
    boss = sea.boss
    for (i, j), points in zip(sea.hits, sea.dealt):
        if j == boss and i != boss:
            fight.dealt[fight.ships[i].team] += points
    fight.tile, fight.face, fight.hp = sea.tile[boss], sea.face[boss], sea.hp[boss]
    if boss in sea.aground:
        # Reading NS-R.11: a boss that runs aground is destroyed like any other ship.
        fight.hp = 0
    fight.chained = int(sea.chain_hit[boss] and (s.t.chain_refresh or not fight.chained))
    fight.ships = [copy for i, copy in enumerate(fight.ships) if fights_on(s, copy, sea, i)]
    fight.orders = []
    fight.turn += 1
    if fight.hp <= 0:
        win(s, fight)
    elif not fight.ships or fight.turn > s.t.turn_limit:
        lose(s, fight)


def fights_on(s: State, copy: Fighter, sea: Sea, i: int) -> bool:
    """[NS-14.8] What the turn has done to a copy, and whether it stays in the fight."""
    copy.chained = int(sea.chain_hit[i] and (s.t.chain_refresh or not copy.chained))
    copy.tile, copy.face, copy.hp, copy.reported = sea.tile[i], sea.face[i], sea.hp[i], 0
    gone = "arena-sunk" if copy.hp <= 0 or i in sea.aground else ""
    if not gone and WITHDRAW in copy.orders[:1]:
        gone = "withdrew"
    copy.orders = []
    if gone and s.events is not None:
        s.tell(gone, sea.hull[i])
    return not gone
