"""What a position is worth: morale, units and where they are, cards, and what is under way.

Decisions come in small steps, so a unit about to move counts as if it stood on the best hex it can reach, and
a combat that is declared or being fought counts with what it is likely to bring.
"""

from __future__ import annotations

from typing import Final

from admiralty.games.russo_japanese_war.bot_lore import Lore, lore
from admiralty.games.russo_japanese_war.odds import shares
from admiralty.games.russo_japanese_war.r08_movement import ChooseMover, March, Ride
from admiralty.games.russo_japanese_war.r09_declaration import (
    ChooseAttackers,
    ChooseTarget,
    attackers,
    members,
    targets,
    used,
)
from admiralty.games.russo_japanese_war.r09_results import Result
from admiralty.games.russo_japanese_war.r09_retreat import ways
from admiralty.games.russo_japanese_war.r09_windows import attack_strength, defence_strength
from admiralty.games.russo_japanese_war.r10_cards import (
    ChooseLanding,
    ChooseReinforcement,
    ChooseReorganised,
    ChooseTransport,
)
from admiralty.games.russo_japanese_war.r10_strategic import ChooseStrategist, StrategicMarch, strategists
from admiralty.games.russo_japanese_war.r11_events import ChooseReturned, ChooseSent
from admiralty.games.russo_japanese_war.r13_fleets import BROKEN_OFF, FIRST_OUT, SORTIED
from admiralty.games.russo_japanese_war.reach import march_range, rail_reach, strategic_reach
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import (
    AE,
    AR,
    DE,
    DR,
    EX,
    FIRST,
    JAPAN,
    RUSSIA,
    SQUADRON,
)

MORALE_WORTH: Final = (0.05, 0.12)
"""A point of Japanese and of Russian morale: Japan must break Russia before the last turn."""

SPARE: Final = 0.4
SPARE_ABOVE: Final = (3, 6)
"""Above so many points morale counts less: it is there to be spent."""

EXHAUSTED: Final = 0.35
CARD_WORTH: Final = 0.009
STRENGTH_WORTH: Final = 0.012
RETREAT_COST: Final = 0.012
GROUND_WORTH: Final = 0.04
KEY_FALLS: Final = 0.1
LIMIT_COST: Final = 0.015
BLOCK_COST: Final = 0.03
SHIP_WORTH: Final = 0.006
SORTIE_WORTH: Final = 0.008
STIR: Final = 0.00001
EAGERNESS: Final = 0.9
MOST: Final = 0.95


def evaluate(s: State, seat: int) -> float:
    """About -1 to 1, from open facts and the own hand."""
    if s.result:
        return float(s.result[seat])
    known = lore(s.t)
    value = side_worth(s, known, JAPAN) - side_worth(s, known, RUSSIA)
    value += under_way(s, known) + combats(s) + at_sea(s)
    value = value if seat == JAPAN else -value
    return max(-MOST, min(MOST, value))


def side_worth(s: State, known: Lore, side: int) -> float:
    """Morale with the check to come, units by place, cards."""
    t = s.t
    morale = s.morale[side]
    lost = s.lost[side]
    total = MORALE_WORTH[side] * morale - (EXHAUSTED if not morale else 0.0)
    total -= (1 - SPARE) * MORALE_WORTH[side] * max(0, morale - SPARE_ABOVE[side])
    if lost:
        total -= MORALE_WORTH[side] * (t.fails[min(lost, 3)] - s.modified[side]) / 6
    total += CARD_WORTH * s.hand_size(side)
    worth = known.places(s, side)
    where = s.where
    best = 0.0
    threat = known.threat[side]
    for u in t.own[side]:
        place = where[u]
        total += worth[place] * t.combat[u]
        if threat[place] > best and t.movement[u]:
            best = threat[place]
    if s.men(1 - side)[t.source[1 - side]]:
        best *= 0.5
    total += best
    if side == JAPAN and s.limit >= 0:
        total -= LIMIT_COST * (t.full_hand - min(s.limit, t.full_hand))
    return total - BLOCK_COST * s.blocked[side]


# A unit that is about to move


def under_way(s: State, known: Lore) -> float:
    """What the unit or the card at hand may still bring, for the side that decides."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseMover):
        return sign(top.side) * unmoved(s, known, top)
    if isinstance(top, March):
        found = list(march_range(s, top.unit, top.left, top.fresh > 0))
        return gain_for(s, known, top.unit, found) + stir(s)
    if isinstance(top, Ride):
        return gain_for(s, known, top.unit, rail_reach(s, top.unit, top.path)) + stir(s)
    if isinstance(top, StrategicMarch):
        return gain_for(s, known, top.unit, strategic_reach(s, top.unit, top.path))
    if isinstance(top, ChooseStrategist):
        gains = [gain(s, known, u, strategic_reach(s, u, []), top.side) for u in strategists(s, top.side)]
        return sign(top.side) * max(gains, default=0.0)
    if isinstance(top, (ChooseTransport, ChooseLanding)):
        u = top.unit if isinstance(top, ChooseLanding) else s.where.index(s.t.japan)
        return gain_for(s, known, u, [place for place in [*s.t.ports, s.t.korea] if is_landing(s, place)])
    return promised(s, known, top)


def promised(s: State, known: Lore, top: object) -> float:
    """A reinforcement or rebuilding that is about to be chosen."""
    t = s.t
    worth = known.places(s, RUSSIA)
    if isinstance(top, ChooseReinforcement):
        return -3 * (worth[t.siberia] - worth[t.europe])
    if isinstance(top, ChooseSent) and not top.done:
        return -5 * (worth[t.siberia] - worth[t.europe])
    if isinstance(top, ChooseReorganised):
        return -3 * worth[t.europe]
    if isinstance(top, ChooseReturned) and not top.done:
        return 2 * known.places(s, JAPAN)[t.japan] if top.event < 16 else -3 * worth[t.europe]
    return 0.0


def sign(side: int) -> float:
    return 1.0 if side == JAPAN else -1.0


def is_landing(s: State, place: int) -> bool:
    if place >= s.t.n:
        return True
    return not s.russian[place] and s.japanese[place] < s.t.stack[JAPAN] and s.is_port_open(place)


def unmoved(s: State, known: Lore, top: ChooseMover) -> float:
    """A little for every unit that may still move; in full when a forced march has just been ordered."""
    t = s.t
    free = [u for u in t.mobile[top.side] if s.where[u] < t.japan and not top.moved >> u & 1]
    if top.moved or not s.marched:
        return STIR * len(free)
    gains = [gain(s, known, u, list(march_range(s, u, t.movement[u], True)), top.side) for u in free]
    return EAGERNESS * sum(gains) + STIR * len(free)


def stir(s: State) -> float:
    """The units that may move after the one on its way."""
    for frame in s.stack:
        if isinstance(frame, ChooseMover):
            free = [u for u in s.t.mobile[frame.side] if s.where[u] < s.t.japan and not frame.moved >> u & 1]
            return sign(frame.side) * STIR * len(free)
    return 0.0


def gain_for(s: State, known: Lore, u: int, found: list[int]) -> float:
    side = s.t.side[u]
    return sign(side) * gain(s, known, u, found, side)


def gain(s: State, known: Lore, u: int, found: list[int], side: int) -> float:
    """By how much the best of some places is better for a unit than the one it is in."""
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
            value += MORALE_WORTH[1 - side]
        if value > best:
            best = value
    return best - now


# Combats


def combats(s: State) -> float:
    """What declared combats and the one being fought are likely to bring, seen from Japan."""
    value = 0.0
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseTarget) and not s.declared:
        found = [expected(s, h, mask_of(attackers(s, top.side, h, 0)), 0) for h in targets(s, top.side, 0)]
        value += EAGERNESS * max(max(found, default=0.0), 0.0)
    elif isinstance(top, ChooseAttackers):
        rest = mask_of(attackers(s, top.side, top.target, used(s)))
        value += expected(s, top.target, rest, 0)
        if top.mask:
            value = max(value, expected(s, top.target, top.mask, 0))
    for i in range(0, len(s.declared), 2):
        value += expected(s, s.declared[i], s.declared[i + 1], 0)
    if s.target >= 0 and not any(isinstance(frame, Result) for frame in s.stack):
        if s.outcome >= 0:
            value += outcome_worth(s, s.target, s.attackers, s.outcome)
        else:
            value += expected(s, s.target, s.attackers, s.bonus)
    return sign(s.active) * value


def mask_of(units: list[int]) -> int:
    return sum([1 << u for u in units])


def expected(s: State, target: int, mask: int, bonus: int) -> float:
    """The mean worth of an attack to the attacker."""
    if not mask:
        return 0.0
    difference = attack_strength(s, mask) + bonus - defence_strength(s, s.active, target, mask)
    value = 0.0
    for outcome, share in enumerate(shares(s.t, difference)):
        if share:
            value += share * outcome_worth(s, target, mask, outcome)
    return value


def outcome_worth(s: State, target: int, mask: int, outcome: int) -> float:
    """What an outcome is worth to the attacker: losses, ground, a key point that falls."""
    t = s.t
    side = s.active
    defenders = s.units_at(1 - side, target)
    if not defenders or outcome not in (DR, DE, EX, AR, AE):
        return 0.0
    value = 0.0
    if outcome in (AE, EX):
        value -= loss(side, min([t.combat[u] for u in members(mask)]))
    if outcome == AR:
        value -= RETREAT_COST
    if outcome in (DE, EX):
        value += loss(1 - side, min([s.strength(u) for u in defenders]))
    if outcome in (DR, DE):
        stuck = [u for u in defenders if not t.movement[u] or not ways(s, 1 - side, u)]
        left = len(defenders) - (outcome == DE)
        value += min(len(stuck), left) * loss(1 - side, 2) + GROUND_WORTH
        if t.key_of[target] >= 0:
            value += KEY_FALLS
    return value


def loss(side: int, strength: int) -> float:
    """What a unit is worth to its side, with the morale check that its loss brings."""
    return STRENGTH_WORTH * strength + MORALE_WORTH[side] / 6


def at_sea(s: State) -> float:
    """Ships, and a sortie that goes on, seen from Japan."""
    if not s.t.naval:
        return 0.0
    japanese = sum([s.steps[ship] for ship in s.t.ships_of[FIRST]])
    russian = sum([s.steps[ship] for ship in s.t.ships_of[SQUADRON]])
    value = SHIP_WORTH * (japanese - russian)
    if s.sea & (SORTIED | BROKEN_OFF) == SORTIED and s.limit < 0:
        value -= SORTIE_WORTH * s.undamaged(SQUADRON)
        if s.sea & FIRST_OUT:
            value += SHIP_WORTH * (japanese - russian / 2)
    return value
