"""Pictures for the question at hand: where an aircraft can fly, whom it reaches, what pairs of plans lead to.

Everything here follows from open facts, so it may be shown to any seat that is asked.
"""

from __future__ import annotations

from admiralty.games.battle_of_midway.datacheck import COLOURS, TURNS
from admiralty.games.battle_of_midway.hexes import HEADINGS, STEPS, unpack
from admiralty.games.battle_of_midway.r01_basics import is_flying
from admiralty.games.battle_of_midway.r05_activation import ChooseAction, ChooseAircraft
from admiralty.games.battle_of_midway.r06_manoeuvres import ChooseExtension, go, manoeuvre
from admiralty.games.battle_of_midway.r07_flight import Fly
from admiralty.games.battle_of_midway.r08_combat import ChooseOrder, ChoosePlan
from admiralty.games.battle_of_midway.r08_duel import can_reach
from admiralty.games.battle_of_midway.r09_details import ChooseFeint, ChooseReplan, ChooseTurn
from admiralty.games.battle_of_midway.r14_victory import bombs
from admiralty.games.battle_of_midway.show.advice import Tokens, chances, forecast, performed, spoken
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import LEFT, NOWHERE, RIGHT, STRAIGHT
from admiralty.games.battle_of_midway.view_types import Cell, Chance, End, Outlook, Pair, Place, Reach

Stance = tuple[int, int]
Stances = dict[str, Place | None]

ALL_TURNS = (LEFT, STRAIGHT, RIGHT)


def outlook(s: State, seat: int) -> Outlook | None:
    """What the board draws for a seat that must decide; nothing for the simpler questions."""
    top = s.stack[-1] if s.stack else None
    if seat < 0:
        return None
    if isinstance(top, ChooseAircraft):
        board = cells_now(s)
        flying = [a for a in range(s.t.aircraft) if is_flying(s, a)]
        return {"reach": {s.t.aircraft_ids[a]: reach(s, a, board) for a in flying}}
    if isinstance(top, ChooseAction):
        return before_action(s, top.aircraft)
    if isinstance(top, Fly):
        return {"ends": ends(s, top.aircraft, top.made), "after": after_turns(s, top.aircraft, "fly")}
    if isinstance(top, ChooseTurn):
        return {"after": after_turns(s, s.duel[seat], "turn")}
    if isinstance(top, ChooseFeint):
        return {"after": after_feint(s, s.duel[seat])}
    if isinstance(top, ChooseReplan):
        return {"moves": moves(s, s.duel[seat])}
    if isinstance(top, ChoosePlan):
        return before_plan(s, seat)
    if isinstance(top, ChooseOrder):
        return {"after": after_order(s, seat)}
    return None


def place(where: int, heading: int, s: State) -> Place:
    """A cell and a heading, as the page draws an aircraft: [q, r, "ne"]."""
    return [*unpack(where), s.t.heading_ids[heading]]


# Reach


def cells_now(s: State) -> set[int]:
    """[BM-2.6] The board as it lies, small tiles included."""
    board = set(s.t.large)
    for centre in s.tiles:
        if centre != NOWHERE:
            board.update([centre + way for way in s.t.disc])
    return board


def reach(s: State, a: int, board: set[int]) -> Reach:
    """[BM-7.1] [BM-8.2] The cells where a flight can end, and the way to every enemy that can be attacked."""
    cells = sorted({where for where, _ in flights(s, a, 0, board)})
    return {"cells": [list(unpack(where)) for where in cells], "enemies": ways(s, a, board)}


def flights(s: State, a: int, made: int, board: set[int]) -> dict[Stance, Tokens]:
    """[BM-7.3] Where a flight can end on the board as it lies, with the fewest turns that lead there.

    A bomber that comes to the enemy carrier has won, however short its flight.
    """
    t = s.t
    found: dict[Stance, Tokens] = {}
    if made >= t.flight_min[a]:
        found[s.cell[a], s.heading[a]] = ()
    now: dict[Stance, Tokens] = {(s.cell[a], s.heading[a]): ()}
    for n in range(made + 1, t.flight_max[a] + 1):
        after: dict[Stance, Tokens] = {}
        for (here, nose), turns in now.items():
            there = here + STEPS[nose]
            if there not in board:
                continue
            wins = t.hunt and bombs(s, a, there)
            for turn in ALL_TURNS:
                stance = there, (nose + turn + 5) % HEADINGS
                if wins or n >= t.flight_min[a]:
                    found.setdefault(stance, (*turns, turn))
                if not wins:
                    after.setdefault(stance, (*turns, turn))
        now = after
    return found


def ends(s: State, a: int, made: int) -> list[End]:
    """Every way a flight can end: cell, heading, and the turns on the way."""
    return [
        {"place": place(where, nose, s), "turns": [TURNS[turn] for turn in turns]}
        for (where, nose), turns in flights(s, a, made, cells_now(s)).items()
        if turns
    ]


def ways(s: State, a: int, board: set[int]) -> dict[str, list[Cell]]:
    """[BM-8.2] Reading BM-R.13: the cells on a shortest way to each enemy within reach."""
    t = s.t
    enemies = {s.cell[b]: b for b in t.fleet[1 - t.side[a]] if is_flying(s, b)}
    found: dict[str, list[Cell]] = {}
    seen: set[Stance] = set()
    now: list[tuple[int, int, list[int]]] = [(s.cell[a], s.heading[a], [])]
    for _ in range(t.reach_manoeuvres):
        after: list[tuple[int, int, list[int]]] = []
        for here, nose, way in now:
            there = here + STEPS[nose]
            if there not in board:
                continue
            whole = [*way, there]
            if there in enemies:
                found.setdefault(t.aircraft_ids[enemies[there]], [list(unpack(where)) for where in whole])
            for turn in (STRAIGHT, LEFT, RIGHT):
                turned = (nose + turn + 5) % HEADINGS
                if (there, turned) not in seen:
                    seen.add((there, turned))
                    after.append((there, turned, whole))
        now = after
    return found


def before_action(s: State, a: int) -> Outlook:
    """[BM-5.2] Flight or attack: the ends of the flight, the ways to the enemies, the odds of every draw."""
    found = reach(s, a, cells_now(s))
    numbers = [b for b in s.t.fleet[1 - s.t.side[a]] if is_flying(s, b) and can_reach(s, a, b)]
    return {
        "ends": ends(s, a, 0),
        "reach": {s.t.aircraft_ids[a]: found},
        "firing": {s.t.aircraft_ids[b]: firing(s, a, b) for b in numbers},
    }


# What a single step leads to


def after_turns(s: State, a: int, verb: str) -> dict[str, Stances]:
    """[BM-6.1] Where each turn of the next manoeuvre leads."""
    where = s.cell[a] + STEPS[s.heading[a]]
    found: dict[str, Stances] = {}
    for turn in ALL_TURNS:
        c = s.clone()
        manoeuvre(c, a, turn)
        nose = (s.heading[a] + turn + 5) % HEADINGS
        found[f"{verb} {TURNS[turn]}"] = {s.t.aircraft_ids[a]: led(c, a, where, nose)}
    return found


def after_feint(s: State, a: int) -> dict[str, Stances]:
    """[BM-9.10] Where a side-step leads."""
    nose = s.heading[a]
    found: dict[str, Stances] = {}
    for number, turn in enumerate((LEFT, RIGHT)):
        c = s.clone()
        where = c.cell[a] + c.t.feint[nose * 2 + number]
        go(c, a, where, nose)
        found[f"feint {TURNS[turn]}"] = {s.t.aircraft_ids[a]: led(c, a, where, nose)}
    return found


def led(c: State, a: int, where: int, nose: int) -> Place:
    """[BM-6.10] Where an aircraft comes to, also over the edge of the board, and whether it is lost there."""
    return place(where, nose, c) if is_flying(c, a) else [*place(where, nose, c), "lost"]


def after_order(s: State, seat: int) -> dict[str, Stances]:
    """[BM-8.7] Where both aircraft stand when one or the other moves first; not told for aces, who choose."""
    if s.t.omits[s.duel[seat]] or s.t.omits[s.duel[1 - seat]]:
        return {}
    found: dict[str, Stances] = {}
    for word, sides in (("attacker", (seat, 1 - seat)), ("defender", (1 - seat, seat))):
        c = s.clone()
        stood: Stances = {}
        for side in sides:
            a = c.duel[side]
            for turn in c.t.plans[c.plans[side]]:
                if is_flying(c, a) and isinstance(manoeuvre(c, a, turn), ChooseExtension):
                    return {}
        for side in sides:
            a = c.duel[side]
            stood[s.t.aircraft_ids[a]] = place(c.cell[a], c.heading[a], c) if is_flying(c, a) else None
        found[f"first {word}"] = stood
    return found


# Plans


def moves(s: State, a: int) -> dict[str, list[Place]]:
    """[BM-8.7] For each pair of tokens where it leads, token by token, nobody else moving."""
    found: dict[str, list[Place]] = {}
    for tokens in performed(s, a):
        where, nose = s.cell[a], s.heading[a]
        way: list[Place] = []
        for turn in tokens:
            where, nose = where + STEPS[nose], (nose + turn + 5) % HEADINGS
            way.append(place(where, nose, s))
        found[spoken(tokens)] = way
    return found


def before_plan(s: State, seat: int) -> Outlook:
    """[BM-8.4] For each pair of tokens: who sees whom, and the chances; rows are one's own tokens.

    Two pictures: for one's own aircraft moving first, and for the enemy.
    """
    own, enemy = s.duel[seat], s.duel[1 - seat]
    return {
        "aircraft": s.t.aircraft_ids[own],
        "enemy": s.t.aircraft_ids[enemy],
        "own_tokens": [spoken(tokens) for tokens in performed(s, own)],
        "enemy_tokens": [spoken(tokens) for tokens in performed(s, enemy)],
        "first": {"own": pairs(s, own, enemy, True), "enemy": pairs(s, own, enemy, False)},
        "moves": moves(s, own),
        "enemy_moves": moves(s, enemy),
        "firing": {s.t.aircraft_ids[enemy]: firing(s, own, enemy)},
    }


def pairs(s: State, own: int, enemy: int, own_first: bool) -> list[list[Pair]]:
    return [
        [pair(s, own, enemy, mine, theirs, own_first) for theirs in performed(s, enemy)]
        for mine in performed(s, own)
    ]


def pair(s: State, own: int, enemy: int, mine: Tokens, theirs: Tokens, own_first: bool) -> Pair:
    """[own colour, enemy's colour, chance to destroy, chance to be destroyed]"""
    colours = forecast(s, own, enemy, mine, theirs, own_first)
    destroy, lost = chances(s, own, enemy, colours[0], colours[1], False)
    return [COLOURS[colours[0]], COLOURS[colours[1]], round(destroy, 4), round(lost, 4)]


def firing(s: State, own: int, enemy: int) -> list[Chance]:
    """[BM-10.3] [BM-10.7] The exact chances for every pair of colours in which somebody can be destroyed."""
    found: list[Chance] = []
    for mine in range(len(COLOURS)):
        for theirs in range(len(COLOURS)):
            destroy, lost = chances(s, own, enemy, mine, theirs, False)
            if destroy or lost:
                found.append(
                    {
                        "own": COLOURS[mine],
                        "enemy": COLOURS[theirs],
                        "p_destroy": round(destroy, 4),
                        "p_lost": round(lost, 4),
                    }
                )
    return found
