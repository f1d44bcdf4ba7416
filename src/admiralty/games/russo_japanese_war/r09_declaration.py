"""[RJ-9] The combat phase: all combats are declared, then resolved one by one in the attacker's order."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Become, Clauses, Flow, Frame, Phase, Seats
from admiralty.games.russo_japanese_war.r07_zoc import zoc_of
from admiralty.games.russo_japanese_war.r09_combat import Combat
from admiralty.games.russo_japanese_war.r09_windows import attack_strength, defence_strength
from admiralty.games.russo_japanese_war.r11_wargod import add_war_god, play_war_god
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.words import (
    ADD,
    CLOSE_TARGET,
    DECLARE_DONE,
    PLAY,
    REMOVE,
    RESOLVE,
    TARGET,
    VERB,
)


@dataclass
class CombatPhase(Phase):
    """[RJ-9.6] [RJ-R.43] Declaration, then the combats; a forced march brings a phase of its own."""

    side: int

    def clauses(self) -> Clauses:
        return self.declaration, self.next_combat

    def declaration(self, s: State) -> Flow:
        """[RJ-9.1] Attacking is voluntary; without an enemy in reach nobody is asked."""
        s.declared = []
        return ChooseTarget(self.side) if targets(s, self.side, 0) else None

    def next_combat(self, s: State) -> Flow:
        """[RJ-9.6] [RJ-R.9] The attacker picks the next combat; those that came to nothing are dropped."""
        drop(s, self.side)
        if not s.declared:
            return END
        if len(s.declared) > 2:
            return ChooseCombat(self.side)
        return begin_combat(s, s.declared[0])


def used(s: State) -> int:
    """[RJ-9.2] [RJ-9.3] The units that have been declared as attackers, as bits."""
    mask = 0
    for i in range(1, len(s.declared), 2):
        mask |= s.declared[i]
    return mask


def targets(s: State, side: int, busy: int) -> list[int]:
    """[RJ-9.1] [RJ-9.2] Hexes with enemies in the ZOC of a unit that may still attack."""
    t = s.t
    enemy = s.russian if side == 0 else s.japanese
    zoc = s.zoc_japan if side == 0 else s.zoc_russia
    where = s.where
    out: list[int] = []
    for u in t.own[1 - side]:
        here = where[u]
        if not (zoc[here] and enemy[here]) or here in out or here in s.declared[::2]:
            continue
        if not busy or attackers(s, side, here, busy):
            out.append(here)
    return out


def attackers(s: State, side: int, target: int, busy: int) -> list[int]:
    """[RJ-2.2] [RJ-9.5] [RJ-9.7] Units next to a hex that may attack it, also those that never move."""
    beside = s.t.beside
    row = target * s.t.size
    where = s.where
    return [u for u in s.t.own[side] if beside[row + where[u]] and not busy >> u & 1]


def drop(s: State, side: int) -> None:
    """Reading RJ-R.9: a combat without defenders or attackers is dropped."""
    kept: list[int] = []
    for i in range(0, len(s.declared), 2):
        target = s.declared[i]
        mask = still_there(s, target, s.declared[i + 1])
        if mask and s.men(1 - side)[target]:
            kept += [target, mask]
        elif s.events is not None:
            s.tell("dropped", target)
    s.declared = kept


def still_there(s: State, target: int, mask: int) -> int:
    """The attackers that are still next to their target."""
    near = s.t.near[target]
    for u in members(mask):
        if s.where[u] not in near:
            mask &= ~(1 << u)
    return mask


def members(mask: int) -> list[int]:
    """The units of a set of bits."""
    out: list[int] = []
    u = 0
    while mask:
        if mask & 1:
            out.append(u)
        mask >>= 1
        u += 1
    return out


def begin_combat(s: State, target: int) -> Flow:
    """[RJ-9.6] One of the declared combats is fought now."""
    i = 2 * s.declared[::2].index(target)
    s.target = target
    s.attackers = s.declared[i + 1]
    del s.declared[i : i + 2]
    if s.events is not None:
        s.tell("attacked", target, tuple(members(s.attackers)))
    return Combat()


@dataclass
class ChooseTarget(Ask):
    """[RJ-9.6] Which hex is attacked, one after the other; then the declaration is closed."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.side,)

    def legal(self, s: State, seat: int) -> list[Action]:
        out = [DECLARE_DONE]
        for target in targets(s, self.side, used(s)):
            out.append(TARGET | target << 12)
        if not self.side:
            add_war_god(s, out)
        return out

    def explore(self, s: State, seat: int) -> list[Action]:
        """The order of declaration does not matter: search takes targets in ascending order."""
        last = s.declared[-2] if s.declared else -1
        return [a for a in self.legal(s, seat) if a & VERB != TARGET or first(a) > last]

    def candidates(self, s: State, seat: int) -> list[Action]:
        shown = self.legal(s, seat)
        enemies = {s.where[u] for u in s.t.own[1 - self.side] if s.where[u] < s.t.n}
        return shown + [TARGET | h << 12 for h in sorted(enemies) if TARGET | h << 12 not in shown]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-9.1] [RJ-9.2] Why a hex is no target."""
        if a & VERB != TARGET or first(a) >= s.t.n or not s.men(1 - self.side)[first(a)]:
            return ""
        return "RJ-9.1" if not zoc_of(s, self.side)[first(a)] else "RJ-9.2"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == DECLARE_DONE:
            return END
        if a & VERB == PLAY:
            play_war_god(s, first(a))
            return None
        return ChooseAttackers(self.side, first(a), 0)


@dataclass
class ChooseAttackers(Ask):
    """[RJ-9.5] Which units attack the target; `mask` are those chosen so far, as bits."""

    side: int
    target: int
    mask: int

    def clone(self) -> Frame:
        return ChooseAttackers(self.side, self.target, self.mask)

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        attack = attack_strength(s, self.mask)
        return self.target, attack, defence_strength(s, self.side, self.target, self.mask)

    def legal(self, s: State, seat: int) -> list[Action]:
        """[RJ-9.2] [RJ-9.4] Whole units against the whole hex."""
        out = [CLOSE_TARGET] if self.mask else []
        mask = self.mask
        for u in attackers(s, self.side, self.target, used(s)):
            out.append((REMOVE if mask >> u & 1 else ADD) | u << 12)
        return out

    def explore(self, s: State, seat: int) -> list[Action]:
        """Ascending order, nothing taken back."""
        highest = self.mask.bit_length() - 1
        out = [a for a in self.legal(s, seat) if a & VERB == CLOSE_TARGET or first(a) > highest]
        return [a for a in out if a & VERB != REMOVE]

    def candidates(self, s: State, seat: int) -> list[Action]:
        shown = self.legal(s, seat)
        known = {first(a) for a in shown if a & VERB != CLOSE_TARGET}
        rest = [u for u in s.t.own[self.side] if s.where[u] < s.t.n and u not in known]
        return shown + [ADD | u << 12 for u in rest] + ([] if self.mask else [CLOSE_TARGET])

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-9.1] [RJ-9.2] Why a unit cannot join this attack."""
        u = first(a)
        if a & VERB not in (ADD, REMOVE) or s.t.side[u] != self.side:
            return ""
        if used(s) >> u & 1:
            return "RJ-9.2"
        return "" if s.where[u] in s.t.near[self.target] else "RJ-9.1"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == CLOSE_TARGET:
            s.declared += [self.target, self.mask]
            if s.events is not None:
                s.tell("declared", self.target, tuple(members(self.mask)))
            return END
        self.mask ^= 1 << first(a)
        return None


@dataclass
class ChooseCombat(Ask):
    """[RJ-9.6] Which of the declared combats is resolved next."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.side,)

    def legal(self, s: State, seat: int) -> list[Action]:
        out = [RESOLVE | target << 12 for target in s.declared[::2]]
        if not self.side:
            add_war_god(s, out)
        return out

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a & VERB == PLAY:
            play_war_god(s, first(a))
            return None
        combat = begin_combat(s, first(a))
        assert combat is not None
        return Become(combat)
