"""[RJ-9] What a result does: losses and advances. Retreats are in r09_retreat."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, FINISH, Ask, Become, Clauses, Flow, Frame, Phase, Seats
from admiralty.games.russo_japanese_war.datacheck import CARDS
from admiralty.games.russo_japanese_war.r01_general import discard
from admiralty.games.russo_japanese_war.r04_control import enter
from admiralty.games.russo_japanese_war.r09_retreat import eliminate, fall_back
from admiralty.games.russo_japanese_war.r11_refusals import refuse_event
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import AE, AR, CAVALRY, DE, DR, EX, NE, RUSSIA
from admiralty.games.russo_japanese_war.words import (
    ADVANCE,
    ADVANCE_DONE,
    ADVANCE_ON,
    CONVERT_AE,
    KEEP_AR,
    LOSE,
    PASS,
    PLAY,
    VERB,
)


def carry_out(s: State) -> Flow:
    """[RJ-9.21] NE does nothing."""
    if s.outcome == NE:
        if s.events is not None:
            s.tell("no-effect")
        return None
    return Result()


def attackers_left(s: State) -> list[int]:
    """The attackers of this combat that are on the map."""
    return [u for u in s.t.own[s.active] if s.attackers >> u & 1 and s.where[u] < s.t.n]


@dataclass
class Result(Phase):
    """[RJ-9.18] [RJ-9.19] [RJ-9.20] [RJ-9.22] [RJ-9.23] A result, applied step by step."""

    def clauses(self) -> Clauses:
        return self.conversion, self.defence_loses, self.attack_loses, self.retreat, self.advance

    def conversion(self, s: State) -> Flow:
        """[RJ-9.31] [RJ-R.12] The attacker may take a loss instead of the retreat of all."""
        return ChooseConversion() if s.outcome == AR else None

    def defence_loses(self, s: State) -> Flow:
        """[RJ-9.18] [RJ-9.20] One defender is eliminated."""
        if s.outcome not in (DE, EX):
            return None
        return lose_one(s, 1 - s.active, s.units_at(1 - s.active, s.target))

    def attack_loses(self, s: State) -> Flow:
        """[RJ-9.20] [RJ-9.23] One attacker is eliminated; the others stay."""
        return lose_one(s, s.active, attackers_left(s)) if s.outcome in (EX, AE) else None

    def retreat(self, s: State) -> Flow:
        """[RJ-9.18] [RJ-9.19] [RJ-9.22] All other defenders, or all attackers, retreat one hex."""
        if s.outcome in (DR, DE):
            return fall_back(s, 1 - s.active, s.units_at(1 - s.active, s.target))
        return fall_back(s, s.active, attackers_left(s)) if s.outcome == AR else None

    def advance(self, s: State) -> Flow:
        """[RJ-9.33] [RJ-9.35] [RJ-9.36] [RJ-R.13] Into the empty target hex, after DR and DE only."""
        if s.outcome not in (DR, DE) or s.men(1 - s.active)[s.target]:
            return None
        return ChooseAdvance(s.t.stack[s.active]) if may_advance(s) else None


def lose_one(s: State, side: int, units: list[int]) -> Flow:
    """[RJ-9.24] The owner chooses which unit is lost if there is a choice."""
    if len(units) > 1:
        return ChooseLoss(side)
    for u in units:
        eliminate(s, u)
    return None


def may_advance(s: State) -> list[int]:
    """[RJ-9.37] Attackers that move at all and stand next to the target hex."""
    near = s.t.near[s.target]
    return [u for u in attackers_left(s) if s.t.movement[u] and s.where[u] in near]


@dataclass
class ChooseConversion(Ask):
    """[RJ-9.31] Retreat of all attackers, or the loss of one."""

    def seats(self, s: State) -> Seats:
        return (s.active,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (s.target,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [KEEP_AR, CONVERT_AE]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == CONVERT_AE:
            s.outcome = AE
            if s.events is not None:
                s.tell("converted", seat)
        return END


@dataclass
class ChooseLoss(Ask):
    """[RJ-9.24] [RJ-R.6] The owner chooses the unit that is lost."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return s.target, s.outcome

    def candidates_of(self, s: State) -> list[int]:
        return attackers_left(s) if self.side == s.active else s.units_at(self.side, s.target)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [LOSE | u << 12 for u in self.candidates_of(s)]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        eliminate(s, first(a))
        return END


@dataclass
class ChooseAdvance(Ask):
    """[RJ-9.33] [RJ-9.34] Attackers may advance, as many as may stack."""

    left: int

    def clone(self) -> Frame:
        return ChooseAdvance(self.left)

    def seats(self, s: State) -> Seats:
        return (s.active,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return s.target, self.left

    def legal(self, s: State, seat: int) -> list[Action]:
        return [ADVANCE_DONE] + [ADVANCE | u << 12 for u in may_advance(s)]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return self.legal(s, seat) + [ADVANCE | u << 12 for u in attackers_left(s) if not s.t.movement[u]]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-9.37] A unit that never moves does not advance."""
        frozen = a & VERB == ADVANCE and s.attackers >> first(a) & 1 and not s.t.movement[first(a)]
        return "RJ-9.37" if frozen else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[RJ-7.8] [RJ-9.34] EZOC does not matter."""
        if a == ADVANCE_DONE:
            return END
        u = first(a)
        if enter(s, "advanced", u, s.target) is FINISH:
            return FINISH
        self.left -= 1
        if seat == RUSSIA and s.hands[RUSSIA] and further(s, u):
            return Become(ChooseCavalry(u))
        return None if self.left and may_advance(s) else END


def further(s: State, u: int) -> list[int]:
    """[RJ-E.R14] Neighbours without enemies, not across sea, within stacking; EZOC does not matter."""
    side = s.t.side[u]
    enemy = s.men(1 - side)
    own = s.men(side)
    return [there for there in s.t.near[s.where[u]] if not enemy[there] and own[there] < s.t.stack[side]]


@dataclass
class ChooseCavalry(Ask):
    """[RJ-11.6] The unit that advanced may go further if the event of the advance is played."""

    unit: int

    def seats(self, s: State) -> Seats:
        return (RUSSIA,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.unit,)

    def legal(self, s: State, seat: int) -> list[Action]:
        held = s.t.with_effect[RUSSIA][CAVALRY] & s.hands[RUSSIA]
        return [PASS] + [PLAY | CARDS + card << 12 for card in range(CARDS) if held >> card & 1]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [PASS] + [PLAY | CARDS + card << 12 for card in s.hand_cards(RUSSIA)]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-11.6] Only the event of the advance, from one's own hand."""
        return refuse_event(s, seat, first(a), (CAVALRY,)) if a & VERB == PLAY else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == PASS:
            return END
        event = first(a)
        discard(s, RUSSIA, event % CARDS)
        if s.events is not None:
            s.tell("played", RUSSIA, event)
        return Become(ChooseFurther(self.unit, s.t.value[event]))


@dataclass
class ChooseFurther(Ask):
    """[RJ-E.R14] [RJ-R.40] Where the unit advances to; `left` hexes more."""

    unit: int
    left: int

    def clone(self) -> Frame:
        return ChooseFurther(self.unit, self.left)

    def seats(self, s: State) -> Seats:
        return (RUSSIA,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.unit,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [ADVANCE_ON | there << 12 for there in further(s, self.unit)]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if enter(s, "advanced", self.unit, first(a)) is FINISH:
            return FINISH
        self.left -= 1
        return None if self.left and further(s, self.unit) else END
