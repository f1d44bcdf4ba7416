"""[BM-4] The round, and the bid for the initiative."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, REPEAT, WAITING, Clauses, Flow, Frame, Phase, Sealed
from admiralty.games.battle_of_midway.r04_card import give_card
from admiralty.games.battle_of_midway.r05_activation import Activation
from admiralty.games.battle_of_midway.r11_purchase import Purchase
from admiralty.games.battle_of_midway.r12_rounds import EndOfRound
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import JAPAN, NOWHERE, USA
from admiralty.games.battle_of_midway.words import BID


@dataclass
class Round(Phase):
    """[BM-4.1] [BM-12.1] Bids, activations, purchases, end of the round; then the next one."""

    def clauses(self) -> Clauses:
        return self.begin, self.bids, self.activation, self.purchase, self.end, self.again

    def begin(self, s: State) -> Flow:
        """[BM-4.1] [BM-4.2] Every aircraft on the board gets a marker, each side its command points."""
        s.round += 1
        s.marker = [int(where != NOWHERE) for where in s.cell]
        s.points = [s.t.points, s.t.points]
        if s.events is not None:
            s.tell("round-begins", s.round)
        return None

    def bids(self, s: State) -> Flow:
        return ChooseBid([WAITING, WAITING])

    def activation(self, s: State) -> Flow:
        return Activation()

    def purchase(self, s: State) -> Flow:
        """[BM-5.7] The holder of the card when the last marker is gone buys first."""
        return Purchase()

    def end(self, s: State) -> Flow:
        return EndOfRound()

    def again(self, s: State) -> Flow:
        return REPEAT


@dataclass
class ChooseBid(Sealed):
    """[BM-4.3] Both players bid command points, unseen until both have."""

    answers: list[Action]

    def clone(self) -> Frame:
        return ChooseBid(self.answers[:])

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (s.round,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [BID | n << 12 for n in range(s.t.bid_min, s.t.bid_max + 1)]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if s.events is not None:
            s.tell_only(1 << seat, "bid", first(a))
        return super().apply(s, seat, a)

    def opened(self, s: State) -> Flow:
        """[BM-4.4] [BM-4.5] Both bids are lost; the higher gets the card, equal ones give it to the USA."""
        usa, japan = first(self.answers[USA]), first(self.answers[JAPAN])
        s.points = [s.points[USA] - usa, s.points[JAPAN] - japan]
        if s.events is not None:
            s.tell("bids", usa, japan)
        give_card(s, "initiative", s.t.tie_side if usa == japan else USA if usa > japan else JAPAN)
        return END
