"""The expected value of combats that are declared or being fought, from the odds of their outcomes."""

from __future__ import annotations

from admiralty.games.russo_japanese_war.bot.numbers import Numbers, sign
from admiralty.games.russo_japanese_war.r01_general import strength
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
from admiralty.games.russo_japanese_war.show.odds import shares
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import AE, AR, DE, DR, EX


def combats(n: Numbers, s: State) -> float:
    """What declared combats and the one being fought are likely to bring, seen from Japan."""
    value = 0.0
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseTarget) and not s.declared:
        found = [expected(n, s, h, mask_of(attackers(s, top.side, h, 0)), 0) for h in targets(s, top.side, 0)]
        value += n.eagerness_combat * max(max(found, default=0.0), 0.0)
    elif isinstance(top, ChooseAttackers):
        rest = mask_of(attackers(s, top.side, top.target, used(s)))
        value += expected(n, s, top.target, rest, 0)
        if top.mask:
            value = max(value, expected(n, s, top.target, top.mask, 0))
    for i in range(0, len(s.declared), 2):
        value += expected(n, s, s.declared[i], s.declared[i + 1], 0)
    if s.target >= 0 and not any(isinstance(frame, Result) for frame in s.stack):
        if s.outcome >= 0:
            value += outcome_worth(n, s, s.target, s.attackers, s.outcome)
        else:
            value += expected(n, s, s.target, s.attackers, s.bonus)
    return sign(s.active) * value


def mask_of(units: list[int]) -> int:
    return sum([1 << u for u in units])


def expected(n: Numbers, s: State, target: int, mask: int, bonus: int) -> float:
    """The mean worth of an attack to the attacker."""
    if not mask:
        return 0.0
    difference = attack_strength(s, mask) + bonus - defence_strength(s, s.active, target, mask)
    value = 0.0
    for outcome, share in enumerate(shares(s.t, difference)):
        if share:
            value += share * outcome_worth(n, s, target, mask, outcome)
    return value


def outcome_worth(n: Numbers, s: State, target: int, mask: int, outcome: int) -> float:
    """What an outcome is worth to the attacker: losses, ground, a key point that falls."""
    t = s.t
    side = s.active
    defenders = s.units_at(1 - side, target)
    if not defenders or outcome not in (DR, DE, EX, AR, AE):
        return 0.0
    value = 0.0
    if outcome in (AE, EX):
        value -= loss(n, side, min([t.combat[u] for u in members(mask)]))
    if outcome == AR:
        value -= n.retreat_cost
    if outcome in (DE, EX):
        value += loss(n, 1 - side, min([strength(s, u) for u in defenders]))
    if outcome in (DR, DE):
        stuck = [u for u in defenders if not t.movement[u] or not ways(s, 1 - side, u)]
        left = len(defenders) - (outcome == DE)
        value += min(len(stuck), left) * loss(n, 1 - side, n.stuck_strength) + n.ground_worth
        if t.key_of[target] >= 0:
            value += n.key_falls
    return value


def loss(n: Numbers, side: int, strength: float) -> float:
    """What a unit is worth to its side, with the morale check that its loss brings."""
    return n.strength_worth * strength + n.morale_worth(side) / 6
