"""Exact numbers for the question at hand: odds of attacks, movement left, ways to retreat."""

from __future__ import annotations

from admiralty.core.action import Action, first
from admiralty.games.russo_japanese_war.datacheck import RESULTS
from admiralty.games.russo_japanese_war.r08_movement import ChooseMover, March, Ride
from admiralty.games.russo_japanese_war.r09_combat import ChooseSupport
from admiralty.games.russo_japanese_war.r09_declaration import (
    ChooseAttackers,
    ChooseCombat,
    ChooseTarget,
    attackers,
    members,
    targets,
    used,
)
from admiralty.games.russo_japanese_war.r09_results import ChooseConversion, ChooseLoss
from admiralty.games.russo_japanese_war.r09_retreat import ChooseRetreat, ways
from admiralty.games.russo_japanese_war.r09_windows import (
    AfterDie,
    BeforeDie,
    attack_strength,
    defence_strength,
)
from admiralty.games.russo_japanese_war.r10_cards import ChooseUse
from admiralty.games.russo_japanese_war.r10_strategic import ChooseStrategist, StrategicMarch, strategists
from admiralty.games.russo_japanese_war.show.odds import chances, row
from admiralty.games.russo_japanese_war.show.reach import march_range
from admiralty.games.russo_japanese_war.show.routes import march_way, rail_ways, strategic_ways
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import BONUS
from admiralty.games.russo_japanese_war.view_types import Arrival, Attack, Outlook, Row
from admiralty.games.russo_japanese_war.words import (
    ADD,
    CLOSE_TARGET,
    CONVERT_AE,
    KEEP_AR,
    PASS,
    PLAY,
    RESOLVE,
    STRENGTH_DONE,
    SUPPORT,
    TARGET,
    VERB,
)

Figures = dict[Action, dict[str, float]]
# With more attackers there are too many choices among them to list for a page.
MOST_ATTACKERS = 8


def figures(s: State, target: int, mask: int, bonus: int) -> dict[str, float]:
    """[RJ-9.11] The column and the chance of each result that is possible in it."""
    difference = attack_strength(s, mask) + bonus - defence_strength(s, s.active, target, mask)
    found = chances(s.t, difference)
    out: dict[str, float] = {"column": min(difference, s.t.highest)}
    for number, name in enumerate(RESULTS):
        if found[number]:
            out[f"p_{name.lower()}"] = float(found[number])
    return out


def everybody(s: State, side: int, target: int, busy: int) -> int:
    """All units that could attack a hex, as bits."""
    return sum(1 << u for u in attackers(s, side, target, busy))


def advice(s: State, seat: int) -> Figures:
    """From open facts only. A target is judged with all that could attack it."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseTarget):
        busy = used(s)
        return {
            TARGET | target << 12: figures(s, target, everybody(s, seat, target, busy), 0)
            for target in targets(s, seat, busy)
        }
    if isinstance(top, ChooseAttackers):
        out = {
            a: figures(s, top.target, top.mask ^ 1 << first(a), 0)
            for a in top.legal(s, seat)
            if a & VERB == ADD
        }
        return out | {CLOSE_TARGET: figures(s, top.target, top.mask, 0)} if top.mask else out
    if isinstance(top, ChooseCombat):
        return {
            RESOLVE | s.declared[i] << 12: figures(s, s.declared[i], s.declared[i + 1], 0)
            for i in range(0, len(s.declared), 2)
        }
    if isinstance(top, ChooseSupport):
        return support_figures(s, top, seat)
    if isinstance(top, BeforeDie):
        return {PASS: figures(s, s.target, s.attackers, s.bonus)}
    return other_figures(s, top, seat)


def support_figures(s: State, top: ChooseSupport, seat: int) -> Figures:
    """[RJ-9.10] As things stand, with a support card, and with each event that adds strength."""
    out = {STRENGTH_DONE: figures(s, s.target, s.attackers, s.bonus)}
    for a in top.legal(s, seat):
        if a & VERB == SUPPORT:
            out[a] = figures(s, s.target, s.attackers, s.bonus + 1)
        elif a & VERB == PLAY and s.t.effect[first(a)] == BONUS:
            out[a] = figures(s, s.target, s.attackers, s.bonus + s.t.value[first(a)])
    return out


def other_figures(s: State, top: object, seat: int) -> Figures:
    if isinstance(top, March):
        reached = march_range(s, top.unit, top.left, top.fresh > 0)
        out: Figures = {}
        for a in top.legal(s, seat):
            arrival = reached.get(first(a))
            if arrival is not None and first(a) in s.t.near[s.where[top.unit]]:
                halts = arrival.left < top.left - 1 or arrival.stops
                out[a] = {"left": 0.0 if halts else float(top.left - 1)}
        return out
    if isinstance(top, ChooseConversion):
        open_to = sum(len(ways(s, seat, u)) for u in members(s.attackers) if s.t.movement[u])
        return {KEEP_AR: {"retreats": float(open_to)}, CONVERT_AE: {"retreats": 0.0}}
    return {}


# Whole pictures for a board


def outlook(s: State, seat: int) -> Outlook | None:
    """Ranges with stops, rail and strategic reach, odds with and without support, retreats."""
    top = s.stack[-1] if s.stack else None
    if top is None or seat < 0:
        return None
    out: Outlook = {}
    if isinstance(top, ChooseMover):
        free = [u for u in s.t.mobile[seat] if s.where[u] < s.t.japan and not top.moved >> u & 1]
        out["ranges"] = {s.t.unit_ids[u]: shown_range(s, u, s.t.movement[u], True) for u in free}
        if top.rail:
            out["rail"] = {s.t.unit_ids[u]: ways_by_place(s, rail_ways(s, u, [s.where[u]])) for u in free}
    elif isinstance(top, March):
        out["ranges"] = {s.t.unit_ids[top.unit]: shown_range(s, top.unit, top.left, top.fresh > 0)}
    elif isinstance(top, Ride):
        out["rail"] = {s.t.unit_ids[top.unit]: ways_by_place(s, rail_ways(s, top.unit, top.path))}
    elif isinstance(top, StrategicMarch):
        out["strategic"] = {s.t.unit_ids[top.unit]: ways_by_place(s, strategic_ways(s, top.unit, top.path))}
    elif isinstance(top, (ChooseUse, ChooseStrategist)):
        units = strategists(s, seat)
        out["strategic"] = {
            s.t.unit_ids[u]: ways_by_place(s, strategic_ways(s, u, [s.where[u]])) for u in units
        }
    elif isinstance(top, ChooseTarget):
        busy = used(s)
        found = [(target, everybody(s, seat, target, busy)) for target in targets(s, seat, busy)]
        out["attacks"] = [attack_of(s, target, mask, mask) for target, mask in found]
        out["rows"] = rows(s, out["attacks"])
    elif isinstance(top, ChooseAttackers):
        mask = everybody(s, seat, top.target, used(s))
        out["attacks"] = [attack_of(s, top.target, top.mask, mask)]
        out["rows"] = rows(s, out["attacks"])
    elif isinstance(top, ChooseCombat):
        out["attacks"] = [
            attack(s, s.declared[i], s.declared[i + 1], 0) for i in range(0, len(s.declared), 2)
        ]
    elif isinstance(top, (ChooseSupport, BeforeDie, AfterDie)):
        out["attacks"] = [attack(s, s.target, s.attackers, s.bonus)]
    elif isinstance(top, (ChooseRetreat, ChooseConversion, ChooseLoss)):
        units = top.left(s) if isinstance(top, ChooseRetreat) else members(s.attackers)
        out["retreats"] = retreats(s, units)
    return out or None


def attack_of(s: State, target: int, chosen: int, possible: int) -> Attack:
    """An attack that is being declared, with what every choice among the attackers comes to."""
    out = attack(s, target, chosen, 0)
    out["sets"] = sets(s, target, possible)
    return out


def sets(s: State, target: int, mask: int) -> dict[str, list[int]]:
    """[RJ-9.10] Attack, defence, and their difference without and with support for every choice of attackers.

    Empty when there are too many choices to list.
    """
    units = members(mask)
    if len(units) > MOST_ATTACKERS:
        return {}
    out: dict[str, list[int]] = {}
    for chosen in range(1, 1 << len(units)):
        picked = [u for i, u in enumerate(units) if chosen >> i & 1]
        bits = sum(1 << u for u in picked)
        strength = attack_strength(s, bits)
        defence = defence_strength(s, s.active, target, bits)
        names = " ".join(s.t.unit_ids[u] for u in picked)
        out[names] = [strength, defence, strength - defence, strength + 1 - defence]
    return out


def rows(s: State, attacks: list[Attack]) -> dict[str, Row]:
    """[RJ-9.11] The chances for every difference that a choice of attackers leads to."""
    found = {
        difference for each in attacks for figures in each["sets"].values() for difference in figures[2:]
    }
    return {str(difference): row(s.t, difference) for difference in sorted(found)}


def places(s: State, found: list[int]) -> list[str]:
    return [s.t.place_ids[place] for place in found]


def ways_by_place(s: State, found: dict[int, list[int]]) -> dict[str, list[str]]:
    return {s.t.place_ids[place]: places(s, way) for place, way in sorted(found.items())}


def shown_range(s: State, u: int, left: int, fresh: bool) -> dict[str, Arrival]:
    found = march_range(s, u, left, fresh)
    return {
        s.t.place_ids[place]: {
            "left": arrival.left,
            "stops": arrival.stops,
            "way": places(s, march_way(found, place)),
        }
        for place, arrival in sorted(found.items())
    }


def attack(s: State, target: int, mask: int, bonus: int) -> Attack:
    """[RJ-9.11] One attack: strengths, column and chances with and without support, and retreats."""
    strength = attack_strength(s, mask) + bonus
    defence = defence_strength(s, s.active, target, mask)
    return {
        "target": s.t.place_ids[target],
        "units": [s.t.unit_ids[u] for u in members(mask)],
        "attack": strength,
        "defence": defence,
        "without_support": row(s.t, strength - defence),
        "with_support": row(s.t, strength + 1 - defence),
        "defender_retreats": retreats(s, s.units_at(1 - s.active, target)),
        "attacker_retreats": retreats(s, members(mask)),
    }


def retreats(s: State, units: list[int]) -> dict[str, list[str]]:
    """[RJ-9.26] [RJ-9.28] Where each unit could retreat to now; nowhere means that it would be lost."""
    return {
        s.t.unit_ids[u]: places(s, ways(s, s.t.side[u], u)) if s.t.movement[u] and s.where[u] < s.t.n else []
        for u in units
    }
