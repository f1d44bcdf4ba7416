"""What a unit or card that is being used may still bring: it counts as if it were in its best place."""

from __future__ import annotations

from typing import Final

from admiralty.games.russo_japanese_war.bot.numbers import sign
from admiralty.games.russo_japanese_war.bot.precomputed import Precomputed
from admiralty.games.russo_japanese_war.r07_zoc import zoc_of
from admiralty.games.russo_japanese_war.r08_movement import ChooseMover, March, Ride
from admiralty.games.russo_japanese_war.r10_cards import (
    ChooseLanding,
    ChooseReinforcement,
    ChooseReorganised,
    ChooseTransport,
    is_port_open,
)
from admiralty.games.russo_japanese_war.r10_strategic import ChooseStrategist, StrategicMarch, strategists
from admiralty.games.russo_japanese_war.r11_events import ChooseReturned, ChooseSent
from admiralty.games.russo_japanese_war.show.reach import rail_reach, strategic_reach
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN, RUSSIA

NOBODY: Final = -1


def under_way(s: State, known: Precomputed) -> float:
    """What the unit or the card at hand may still bring, for the side that decides."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseMover):
        return sign(top.side) * unmoved(s, known, top)
    if isinstance(top, March):
        found = marches(s, top.unit, top.left, top.fresh > 0)
        return gain_for(s, known, top.unit, found) + stir(s, known)
    if isinstance(top, Ride):
        return gain_for(s, known, top.unit, rail_reach(s, top.unit, top.path)) + stir(s, known)
    if isinstance(top, StrategicMarch):
        return gain_for(s, known, top.unit, strategic_reach(s, top.unit, top.path))
    if isinstance(top, ChooseStrategist):
        gains = [gain(s, known, u, strategic_reach(s, u, []), top.side) for u in strategists(s, top.side)]
        return sign(top.side) * max(gains, default=0.0)
    if isinstance(top, (ChooseTransport, ChooseLanding)):
        u = top.unit if isinstance(top, ChooseLanding) else s.where.index(s.t.japan)
        return gain_for(s, known, u, [place for place in [*s.t.ports, s.t.korea] if is_landing(s, place)])
    if isinstance(top, (ChooseReinforcement, ChooseSent, ChooseReorganised, ChooseReturned)):
        return promised(s, known, top)
    return 0.0


def promised(s: State, known: Precomputed, top: object) -> float:
    """A reinforcement or rebuilding that is about to be chosen."""
    t = s.t
    n = known.numbers
    worth = known.places(s, RUSSIA)
    if isinstance(top, ChooseReinforcement):
        return -n.reinforcement_strength * (worth[t.siberia] - worth[t.europe])
    if isinstance(top, ChooseSent) and not top.done:
        return -n.sent_strength * (worth[t.siberia] - worth[t.europe])
    if isinstance(top, ChooseReorganised):
        return -n.reorganised_strength * worth[t.europe]
    if isinstance(top, ChooseReturned) and not top.done:
        if top.event < 16:
            return n.returned_strength_japan * known.places(s, JAPAN)[t.japan]
        return -n.returned_strength_russia * worth[t.europe]
    return 0.0


def is_landing(s: State, place: int) -> bool:
    if place >= s.t.n:
        return True
    return not s.russian[place] and s.japanese[place] < s.t.stack[JAPAN] and is_port_open(s, place)


def unmoved(s: State, known: Precomputed, top: ChooseMover) -> float:
    """A small value for every unit that may still move; the full value right after a forced march."""
    t = s.t
    n = known.numbers
    stirring = n.stir * units_left(s, top)
    if top.moved or not s.marched:
        return stirring
    total = 0.0
    for u in t.mobile[top.side]:
        if s.where[u] < t.japan:
            total += gain(s, known, u, marches(s, u, t.movement[u], True), top.side)
    return n.eagerness_march * total + stirring


def units_left(s: State, top: ChooseMover) -> int:
    """How many units may still move."""
    where = s.where
    count = 0
    for u in s.t.mobile[top.side]:
        if where[u] < s.t.japan and not top.moved >> u & 1:
            count += 1
    return count


def stir(s: State, known: Precomputed) -> float:
    """The units that may still move after the present one."""
    for frame in s.stack:
        if isinstance(frame, ChooseMover):
            return sign(frame.side) * known.numbers.stir * units_left(s, frame)
    return 0.0


def gain_for(s: State, known: Precomputed, u: int, found: list[int]) -> float:
    side = s.t.side[u]
    return sign(side) * gain(s, known, u, found, side)


def gain(s: State, known: Precomputed, u: int, found: list[int], side: int) -> float:
    """How much better the best of some places is for a unit than its present one."""
    return improvement(s, known, u, found, side, best_threat(s, known, side, NOBODY))


def best_threat(s: State, known: Precomputed, side: int, without: int) -> float:
    """That of the unit nearest to the enemy source, one unit left out."""
    threat = known.threat[side]
    where = s.where
    best = 0.0
    for u in s.t.mobile[side]:
        if u != without and threat[where[u]] > best:
            best = threat[where[u]]
    return best


def improvement(
    s: State, known: Precomputed, u: int, found: list[int], side: int, best_threat: float
) -> float:
    """The same as `gain`, if the best threat of all units is known."""
    if not found:
        return 0.0
    t = s.t
    worth = known.places(s, side)
    threat = known.threat[side]
    strength = t.combat[u]
    now = worth[s.where[u]] * strength + best_threat
    best = now
    source = t.source[1 - side]
    for place in found:
        if place == source:
            return 1.0
        value = worth[place] * strength + max(best_threat, threat[place])
        if place < t.n and t.key_of[place] >= 0 and s.control[place] != side:
            value += known.numbers.morale_worth(1 - side)
        if value > best:
            best = value
    return best - now


def marches(s: State, u: int, left: int, fresh: bool) -> list[int]:
    """[RJ-8.2] [RJ-8.4] [RJ-7.5] The places that a unit can march to with the movement it has left."""
    t = s.t
    side = t.side[u]
    own, enemy, zoc = s.men(side), s.men(1 - side), zoc_of(s, 1 - side)
    room = t.stack[side]
    start = s.where[u]
    is_leaving = fresh and zoc[start] > 0
    found: list[int] = []
    passed = [0] * t.size  # places from which it can go on
    passed[start] = 1
    reached = [0] * t.size
    edge = [start]
    while edge and left:
        left -= 1
        onward: list[int] = []
        for here in edge:
            row = here * t.size
            for there in t.near[here]:
                if passed[there] or enemy[there] or own[there] >= room:
                    continue
                if is_leaving and here == start and zoc[there]:
                    continue
                if left and not zoc[there] and not t.halt[row + there]:
                    passed[there] = 1
                    onward.append(there)
                if not reached[there]:
                    reached[there] = 1
                    found.append(there)
        edge = onward
    return found
