"""[RJ-3] Set-up: units in place, the deck shuffled, the first Japanese hand."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.flow import Become, Clauses, Flow, Phase
from admiralty.core.luck import Tape
from admiralty.games.russo_japanese_war.datacheck import CARDS
from admiralty.games.russo_japanese_war.r05_turn import Turn
from admiralty.games.russo_japanese_war.r06_replenishment import draw_cards
from admiralty.games.russo_japanese_war.r13_fleets import ChooseFlagship
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN, RUSSIA, Tables


def new_state(tape: Tape, t: Tables) -> State:
    """[RJ-3.1] [RJ-3.2] [RJ-3.3] [RJ-3.4] [RJ-3.5] [RJ-3.7] [RJ-3.8] [RJ-3.9] Before the first card.

    [RJ-R.2] [RJ-R.32] [RJ-R.41] Control is kept of every hex; morale starts at 6; a supply source is its
    owner's from the start.
    """
    s = State(tape, t)
    s.lay_out()
    s.where = t.start[:]
    s.control = [RUSSIA] * t.n
    s.control[t.source[JAPAN]] = JAPAN
    s.morale = t.morale[:]
    s.deck = list(range(CARDS))
    s.steps = [2 if t.naval else 0] * t.ships
    s.count_up()
    return s


@dataclass
class Match(Phase):
    """[RJ-1.1] A whole game."""

    def clauses(self) -> Clauses:
        return self.flagship, self.first_hand, self.turns

    def flagship(self, s: State) -> Flow:
        """[RJ-13.3] [RJ-1.9] Only with the naval rules."""
        return ChooseFlagship() if s.t.naval else None

    def first_hand(self, s: State) -> Flow:
        """[RJ-3.6] Japan draws three; the card that reshuffles goes back and is not replaced."""
        card = s.t.reshuffle
        if card in draw_cards(s, JAPAN, s.t.first_hand):
            s.hands[JAPAN] &= ~(1 << card)
            s.deck = sorted([*s.deck, card])
            if s.events is not None:
                s.tell("first-hand-returned")
        return None

    def turns(self, s: State) -> Flow:
        """[RJ-3.7] The first turn begins."""
        return Become(Turn())
