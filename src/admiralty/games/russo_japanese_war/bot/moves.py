"""What a unit or card that is being used may still bring: it counts as if it were in its best place."""

from __future__ import annotations

from admiralty.games.russo_japanese_war.bot.numbers import sign
from admiralty.games.russo_japanese_war.bot.precomputed import Precomputed
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
from admiralty.games.russo_japanese_war.show.reach import march_range, rail_reach, strategic_reach
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN, RUSSIA


def under_way(s: State, known: Precomputed) -> float:
    """What the unit or the card at hand may still bring, for the side that decides."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseMover):
        return sign(top.side) * unmoved(s, known, top)
    if isinstance(top, March):
        found = list(march_range(s, top.unit, top.left, top.fresh > 0))
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
    free = [u for u in t.mobile[top.side] if s.where[u] < t.japan and not top.moved >> u & 1]
    if top.moved or not s.marched:
        return n.stir * len(free)
    gains = [gain(s, known, u, list(march_range(s, u, t.movement[u], True)), top.side) for u in free]
    return n.eagerness_march * sum(gains) + n.stir * len(free)


def stir(s: State, known: Precomputed) -> float:
    """The units that may still move after the present one."""
    for frame in s.stack:
        if isinstance(frame, ChooseMover):
            free = [u for u in s.t.mobile[frame.side] if s.where[u] < s.t.japan and not frame.moved >> u & 1]
            return sign(frame.side) * known.numbers.stir * len(free)
    return 0.0


def gain_for(s: State, known: Precomputed, u: int, found: list[int]) -> float:
    side = s.t.side[u]
    return sign(side) * gain(s, known, u, found, side)


def gain(s: State, known: Precomputed, u: int, found: list[int], side: int) -> float:
    """How much better the best of some places is for a unit than its present one."""
    worth = known.places(s, side)
    threat = known.threat[side]
    here = s.where[u]
    strength = s.t.combat[u]
    best_threat = max([threat[s.where[other]] for other in s.t.mobile[side]])
    now = worth[here] * strength + best_threat
    best = now
    for place in found:
        if place == s.t.source[1 - side]:
            return 1.0
        value = worth[place] * strength + max(best_threat, threat[place])
        if place < s.t.n and s.t.key_of[place] >= 0 and s.control[place] != side:
            value += known.numbers.morale_worth(1 - side)
        if value > best:
            best = value
    return best - now
