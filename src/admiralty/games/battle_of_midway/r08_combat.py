"""[BM-8] Combat: plans, who moves first, and what follows."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, WAITING, Ask, Clauses, Flow, Frame, Phase, Sealed, Seats
from admiralty.games.battle_of_midway.r05_card import pass_after_combat
from admiralty.games.battle_of_midway.r08_duel import disengage, is_duel_over
from admiralty.games.battle_of_midway.r08_tokens import ChooseOmission, Movement
from admiralty.games.battle_of_midway.r09_orders import open_windows
from admiralty.games.battle_of_midway.r10_firing import fire
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import JAPAN, USA
from admiralty.games.battle_of_midway.words import FIRST, PLAN


@dataclass
class Combat(Phase):
    """[BM-8.3] [BM-8.11] [BM-R.14] The two aircraft of the duel fight, whatever their kinds."""

    def clauses(self) -> Clauses:
        return (
            self.planning, self.attacker_omits, self.defender_omits, self.order, self.first_moves,
            self.second_moves, self.orders, self.firing, self.aftermath,
        )  # fmt: skip

    def planning(self, s: State) -> Flow:
        """[BM-8.4] Both are asked at once."""
        return ChoosePlan([WAITING, WAITING])

    def attacker_omits(self, s: State) -> Flow:
        """Reading BM-R.16: by option an ace leaves out its token right after the reveal."""
        return omission_at_reveal(s, s.attacker)

    def defender_omits(self, s: State) -> Flow:
        return omission_at_reveal(s, 1 - s.attacker)

    def order(self, s: State) -> Flow:
        """[BM-8.6] The attacker decides who moves first."""
        return ChooseOrder()

    def first_moves(self, s: State) -> Flow:
        return Movement(s.first, 1)

    def second_moves(self, s: State) -> Flow:
        """[BM-8.7] [BM-8.10] Reading BM-R.17: the second moves also when the first was lost."""
        return Movement(1 - s.first, 1)

    def orders(self, s: State) -> Flow:
        """[BM-8.10] [BM-9.1] Orders follow if both are still there."""
        return None if is_duel_over(s) else open_windows(s)

    def firing(self, s: State) -> Flow:
        """[BM-10.2] [BM-9.18] Firing follows if both are still there."""
        return None if is_duel_over(s) else fire(s)

    def aftermath(self, s: State) -> Flow:
        """[BM-10.9] The combat is over, and the card stays or passes on (BM-5.6)."""
        attacker = s.attacker
        disengage(s)
        s.cut()
        pass_after_combat(s, attacker)
        return END


def omission_at_reveal(s: State, side: int) -> Flow:
    return ChooseOmission(side) if s.t.omit_at_reveal and s.t.omits[s.duel[side]] else None


@dataclass
class ChoosePlan(Sealed):
    """[BM-8.4] [BM-8.5] Both players lay out tokens, unseen until both have."""

    answers: list[Action]

    def clone(self) -> Frame:
        return ChoosePlan(self.answers[:])

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return s.duel[seat], s.duel[1 - seat]

    def legal(self, s: State, seat: int) -> list[Action]:
        planned = s.t.planned[s.duel[seat]]
        return [PLAN | plan << 12 for plan in s.t.plans_of[planned]]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if s.events is not None:
            s.tell_only(1 << seat, "planned", first(a))
        return super().apply(s, seat, a)

    def opened(self, s: State) -> Flow:
        """[BM-8.6] The plans are revealed together."""
        s.plans[USA] = first(self.answers[USA])
        s.plans[JAPAN] = first(self.answers[JAPAN])
        if s.events is not None:
            s.tell("plans", s.plans[USA], s.plans[JAPAN])
        return END


@dataclass
class ChooseOrder(Ask):
    """[BM-8.6] The attacker decides which of the two moves first: 0 the attacker, 1 the defender."""

    def seats(self, s: State) -> Seats:
        return (s.attacker,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return s.duel[s.attacker], s.duel[1 - s.attacker]

    def legal(self, s: State, seat: int) -> list[Action]:
        return [FIRST, FIRST | 1 << 12]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.first = 1 - s.attacker if first(a) else s.attacker
        if s.events is not None:
            s.tell("moves-first", s.first)
        return END
