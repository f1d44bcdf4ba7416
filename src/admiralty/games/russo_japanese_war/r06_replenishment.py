"""[RJ-6] Card replenishment: refill to three, or pay morale for a fourth, before any card is seen."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Flow, Seats
from admiralty.games.russo_japanese_war.datacheck import CARDS
from admiralty.games.russo_japanese_war.r01_general import discard
from admiralty.games.russo_japanese_war.r04_control import change_morale
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN
from admiralty.games.russo_japanese_war.words import NO_REFILL, REFILL, VERB


def full_hand(s: State, side: int) -> int:
    """[RJ-6.10] A hand limit lowers the number a refill leads to."""
    if side == JAPAN and 0 <= s.limit < s.t.full_hand:
        return s.limit
    return s.t.full_hand


def may_refill(s: State, side: int) -> bool:
    """[RJ-6.1] [RJ-6.2] Only a hand that is short enough is refilled."""
    size = s.hand_size(side)
    return size < full_hand(s, side) and size <= s.t.refill_below


def may_pay(s: State, side: int) -> bool:
    """[RJ-6.3] [RJ-6.5] [RJ-R.3] [RJ-R.4] [RJ-R.47] Morale for a card: with a refill, never under a limit."""
    t = s.t
    if s.morale[side] < t.bonus_cost or not t.bonus_cards or (side == JAPAN and s.limit >= 0):
        return False
    return may_refill(s, side) or (t.paid_at_full and s.hand_size(side) == t.full_hand)


def limit_hand(s: State, limit: int) -> None:
    """[RJ-6.12] The lower of two limits applies."""
    s.limit = limit if s.limit < 0 else min(s.limit, limit)
    if s.events is not None:
        s.tell("hand-limit", s.limit)


def replenish(s: State, side: int) -> Flow:
    """[RJ-6.11] [RJ-R.5] Cards above a limit go at random; then the player is asked if he can draw."""
    if side == JAPAN and s.limit >= 0:
        while s.hand_size(JAPAN) > s.limit:
            card = s.draw(s.hand_cards(JAPAN))
            discard(s, JAPAN, card)
            if s.events is not None:
                s.tell("limited", s.limit, card)
    return ChooseRefill(side) if may_refill(s, side) or may_pay(s, side) else None


def draw_cards(s: State, side: int, count: int) -> list[int]:
    """[RJ-6.6] [RJ-6.7] [RJ-R.17] Cards one by one; before the last one the pile is shuffled in."""
    drawn: list[int] = []
    for _ in range(count):
        if len(s.deck) == 1:
            s.deck = sorted(s.deck + s.pile)
            s.pile = []
            if s.events is not None:
                s.tell("reshuffled")
        card = s.draw(s.deck)
        s.deck.remove(card)
        drawn.append(card)
        s.hands[side] |= 1 << card
    if s.events is not None:
        s.tell_only(1 << side, "drew", tuple(sorted(drawn)))
        s.tell_only(~(1 << side), "drew-cards", side, count)
    return drawn


@dataclass
class ChooseRefill(Ask):
    """[RJ-6.1] Refill, refill with a paid card, or not at all."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return s.hand_size(self.side), full_hand(s, self.side)

    def legal(self, s: State, seat: int) -> list[Action]:
        out = [NO_REFILL]
        if may_refill(s, self.side):
            out.append(REFILL | full_hand(s, self.side) << 12)
        if may_pay(s, self.side):
            out.append(REFILL | s.t.full_hand + s.t.bonus_cards << 12)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        full = s.t.full_hand
        shown = {full_hand(s, self.side), full, full + s.t.bonus_cards}
        return [NO_REFILL] + [REFILL | size << 12 for size in sorted(shown)]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-6.2] [RJ-6.5] [RJ-6.10] A full hand draws nothing; payment needs morale and no limit."""
        if a & VERB != REFILL:
            return ""
        if self.side == JAPAN and s.limit >= 0:
            return "RJ-6.10"
        if first(a) == s.t.full_hand + s.t.bonus_cards:
            return "RJ-6.5" if s.morale[self.side] < s.t.bonus_cost else "RJ-6.3"
        return "RJ-6.2" if first(a) == s.t.full_hand else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[RJ-6.4] The payment comes before the draw."""
        if a == NO_REFILL:
            s.cut()
            return END
        size = first(a)
        if size > s.t.full_hand:
            if s.events is not None:
                s.tell("paid", self.side)
            change_morale(s, self.side, -s.t.bonus_cost)
        refill(s, self.side, size - s.hand_size(self.side))
        return END


def refill(s: State, side: int, count: int) -> None:
    """[RJ-6.8] [RJ-6.9] [RJ-11.7] [RJ-E.J12] [RJ-E.R12] The card that reshuffles never stays in a hand.

    [RJ-R.33] The Russian half is the Southward Policy.
    """
    card = s.t.reshuffle
    if card not in draw_cards(s, side, count):
        return
    s.hands[side] &= ~(1 << card)
    s.deck = sorted([*s.deck, *s.pile, card])
    s.pile = []
    if s.events is not None:
        s.tell("returned-card", side, side * CARDS + card)
