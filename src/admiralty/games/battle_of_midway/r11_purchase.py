"""[BM-11] Order purchase."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Clauses, Flow, Phase, Seats
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.words import BUY, DONE, VERB


@dataclass
class Purchase(Phase):
    """[BM-11.1] The holder of the card buys first, then the other player."""

    def clauses(self) -> Clauses:
        return self.fill, self.holder_buys, self.other_buys, self.points_lost

    def fill(self, s: State) -> Flow:
        """[BM-11.6] The bank is filled as far as possible."""
        fill_bank(s)
        return None

    def holder_buys(self, s: State) -> Flow:
        return ChoosePurchase(s.holder) if can_buy(s, s.holder) else None

    def other_buys(self, s: State) -> Flow:
        return ChoosePurchase(1 - s.holder) if can_buy(s, 1 - s.holder) else None

    def points_lost(self, s: State) -> Flow:
        """[BM-11.7] Points are not kept for the next round."""
        s.points = [0, 0]
        return None


def fill_bank(s: State) -> None:
    """[BM-3.8] [BM-11.8] Orders are turned up; special orders never come here."""
    cards: list[int] = []
    while len(s.bank) < s.t.bank_size:
        card = draw_order(s)
        if card < 0:
            break
        s.bank.append(card)
        cards.append(card)
    if cards and s.events is not None:
        s.tell("bank", tuple(cards))


def draw_order(s: State) -> int:
    """[BM-11.5] [BM-11.6] The next card of the deck, or of the discards shuffled; -1 if there is none."""
    if not s.deck:
        for card, count in enumerate(s.discard):
            s.deck += [card] * count
            s.discard[card] = 0
        if not s.deck:
            return -1
        if s.events is not None:
            s.tell("reshuffled")
    card = s.draw(s.deck)
    s.deck.remove(card)
    return card


def can_buy(s: State, side: int) -> bool:
    """[BM-11.3] Whether a side can pay for a card of the bank."""
    price = s.t.price
    return any(price[card] <= s.points[side] for card in s.bank)


@dataclass
class ChoosePurchase(Ask):
    """[BM-11.2] [BM-11.3] A player buys a card it can pay for, or is done."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.side, s.points[self.side]

    def legal(self, s: State, seat: int) -> list[Action]:
        points = s.points[self.side]
        price = s.t.price
        out: list[Action] = [DONE]
        for card in range(s.t.orders):
            if price[card] <= points and card in s.bank:
                out.append(BUY | card << 12)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [DONE] + [BUY | card << 12 for card in range(s.t.orders) if card in s.bank]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[BM-11.8] [BM-11.3] Special orders are not for sale; a card costs its price."""
        if a & VERB != BUY:
            return ""
        if first(a) >= s.t.orders:
            return "BM-11.8"
        return "BM-11.3" if first(a) in s.bank else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[BM-11.4] The bank is refilled before anything else happens."""
        s.cut()
        if a == DONE:
            return END
        buy(s, self.side, first(a))
        return None if can_buy(s, self.side) else END


def buy(s: State, side: int, card: int) -> None:
    """[BM-11.2] [BM-11.4] The card goes to the hand, a new one to its place in the bank."""
    s.points[side] -= s.t.price[card]
    s.hands[side * s.t.cards + card] += 1
    place = s.bank.index(card)
    if s.events is not None:
        s.tell("bought", side, card, s.points[side])
    new = draw_order(s)
    if new < 0:
        s.bank.pop(place)
        return
    s.bank[place] = new
    if s.events is not None:
        s.tell("refilled", new)
