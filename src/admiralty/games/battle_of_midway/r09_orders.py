"""[BM-9] Orders in combat: the windows and what the cards do."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Become, Clauses, Flow, Phase, Seats
from admiralty.games.battle_of_midway.hexes import HEADINGS
from admiralty.games.battle_of_midway.r06_manoeuvres import go
from admiralty.games.battle_of_midway.r08_duel import is_duel_over
from admiralty.games.battle_of_midway.r09_details import (
    ChooseFeint,
    ChooseReplan,
    ChooseTurn,
    ChooseWeaver,
    weavers,
)
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import (
    ABOUT_TURN,
    ACCELERATION,
    BARREL_ROLL,
    DODGE,
    FEINT,
    LOOP,
    NOWHERE,
    SIXTH_SENSE,
    SURPRISE_ATTACK,
    THACH_WEAVE,
    VETERANS,
)
from admiralty.games.battle_of_midway.words import PASS, PLAY, VERB


def open_windows(s: State) -> Flow:
    """[BM-9.1] [BM-9.2] The defender's window comes first; the attacker's opens in any case."""
    window = window_of(s, 1 - s.attacker, 1)
    return window_of(s, s.attacker, 0) if window is None else window


def window_of(s: State, side: int, opening: int) -> Flow:
    """Reading BM-R.18: a player with an empty hand passes without being asked."""
    if s.hand_size(side):
        return ChooseCard(side, opening)
    if s.events is not None:
        s.tell("passed", side)
    return None


@dataclass
class ChooseCard(Ask):
    """[BM-9.1] [BM-9.2] [BM-9.3] A window: play one card or pass; `opening` is 1 for the first window."""

    side: int
    opening: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.side, s.duel[self.side], s.duel[1 - self.side]

    def legal(self, s: State, seat: int) -> list[Action]:
        """Reading BM-R.26: any card may be played, also without effect, but for a weave without a weaver."""
        base = self.side * s.t.cards
        out: list[Action] = [PASS]
        for card in range(s.t.cards):
            if s.hands[base + card] and (card != THACH_WEAVE or can_weave(s, self.side)):
                out.append(PLAY | card << 12)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [PASS] + [PLAY | card << 12 for card in range(s.t.cards) if s.holds(self.side, card)]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        if a & VERB != PLAY or not s.holds(self.side, first(a)):
            return ""
        return "BM-R.21" if s.dodged and s.t.weave_is_firing else "BM-R.24"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[BM-9.4] [BM-9.6] Passing ends the orders, except in the first window."""
        if a != PASS:
            play(s, self.side, first(a))
            return Become(Effect(self.side, first(a)))
        s.cut()
        if s.events is not None:
            s.tell("passed", self.side)
        window = window_of(s, 1 - self.side, 0) if self.opening else None
        return END if window is None else Become(window)


def can_weave(s: State, side: int) -> bool:
    """[BM-9.16] Reading BM-R.21: by option the weave is a firing, which a Dodge has called off."""
    return not (s.dodged and s.t.weave_is_firing) and bool(weavers(s, side))


def play(s: State, side: int, card: int) -> None:
    """[BM-9.5] Reading BM-R.33: orders go to the discard pile at once, special orders out of the game."""
    s.hands[side * s.t.cards + card] -= 1
    if card < s.t.orders:
        s.discard[card] += 1
    if s.events is not None:
        s.tell("played", side, card)


def turn_about(s: State, a: int) -> None:
    """[BM-9.12] Half way round on the spot."""
    s.heading[a] = (s.heading[a] + 3) % HEADINGS
    if s.events is not None:
        s.tell("turned-about", a, s.heading[a])


@dataclass
class Effect(Phase):
    """[BM-9.5] [BM-9.7] A card is carried out on the player's own aircraft; then the other may answer."""

    side: int
    card: int

    def clauses(self) -> Clauses:
        return self.carry_out, self.new_plan, self.answer

    def carry_out(self, s: State) -> Flow:
        """[BM-9.8] [BM-9.10] [BM-9.16] Some cards ask for more."""
        card = self.card
        if card == ACCELERATION:
            return ChooseTurn(self.side)
        if card == FEINT:
            return ChooseFeint(self.side)
        if card == THACH_WEAVE:
            return ChooseWeaver(self.side)
        if card == LOOP or card == SIXTH_SENSE:
            return self.go_back(s)
        self.note(s)
        return None

    def note(self, s: State) -> None:
        """[BM-9.11] [BM-9.12] [BM-9.13] [BM-9.17] The others take effect at once, or in the firing."""
        if self.card == ABOUT_TURN:
            turn_about(s, s.duel[self.side])
        elif self.card == BARREL_ROLL:
            s.barrels[self.side] += 1
        elif self.card == DODGE:
            s.dodged = 1
        elif self.card == VETERANS:
            s.veterans[self.side] += 1

    def go_back(self, s: State) -> Flow:
        """[BM-9.14] Reading BM-R.19: to the cell and heading before one's own tokens, whatever came since."""
        return go(s, s.duel[self.side], s.start[self.side], s.nose[self.side])

    def new_plan(self, s: State) -> Flow:
        """[BM-9.15] Sixth Sense: a new plan, if the aircraft is still there."""
        if self.card != SIXTH_SENSE or s.cell[s.duel[self.side]] == NOWHERE:
            return None
        return ChooseReplan(self.side)

    def answer(self, s: State) -> Flow:
        """[BM-9.3] [BM-9.9] [BM-9.18] A window for the other, unless the combat or the orders are over."""
        s.cut()
        if self.card == SURPRISE_ATTACK or is_duel_over(s):
            return END
        window = window_of(s, 1 - self.side, 0)
        return END if window is None else Become(window)
