"""[RJ-13] The naval step at the start of the Russian card play phase: sorties, answers, interdiction."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Clauses, Flow, Frame, Phase, Seats
from admiralty.games.russo_japanese_war.datacheck import CARDS, FACES
from admiralty.games.russo_japanese_war.r04_control import change_morale
from admiralty.games.russo_japanese_war.r06_replenishment import limit_hand
from admiralty.games.russo_japanese_war.r11_events import block_japan
from admiralty.games.russo_japanese_war.r11_wargod import add_war_god, play_war_god
from admiralty.games.russo_japanese_war.r13_battle import Battle
from admiralty.games.russo_japanese_war.r13_fleets import (
    BLOCKADED,
    BROKEN_OFF,
    FIRST_OUT,
    INTERDICTED,
    MINED,
    PAID,
    SECOND_OUT,
    SORTIED,
    VLADIVOSTOK_OUT,
    NavalCard,
    fleet_counts,
    hit,
    usable,
    use_card,
)
from admiralty.games.russo_japanese_war.r13_repair import Repairs
from admiralty.games.russo_japanese_war.r13_vladivostok import ChooseSecondFleet, ChooseVladivostok
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import (
    BLOCKADE,
    FIRST,
    JAPAN,
    MINES,
    RUSSIA,
    SECOND,
    SORTIE_CARD,
    SQUADRON,
    TAKE_TOP,
    VLADIVOSTOK,
)
from admiralty.games.russo_japanese_war.words import (
    BREAK_OFF,
    DECLINE,
    DONE,
    GO_ON,
    GO_ON_WITH,
    INTERCEPT,
    NO_SORTIE,
    PLAY,
    REMOVE_STEP,
    SORTIE,
    SORTIE_WITH,
    VERB,
)


@dataclass
class NavalStep(Phase):
    """[RJ-13.4] From the sortie of the Port Arthur squadron to the repairs."""

    def clauses(self) -> Clauses:
        return (
            self.sortie,
            self.response,
            self.break_off,
            self.interception,
            self.battle,
            self.interdiction,
            self.vladivostok,
            self.second_fleet,
            self.second_battle,
            self.vladivostok_limit,
            self.repairs,
            self.end,
        )

    def sortie(self, s: State) -> Flow:
        """[RJ-13.4] [RJ-13.5] Not when all its units are sunk."""
        s.sea = 0
        return ChooseSortie() if s.afloat(SQUADRON) else None

    def response(self, s: State) -> Flow:
        """[RJ-13.6] [RJ-13.7] [RJ-R.20] Japan is asked whenever it holds a card."""
        return ChooseResponse() if s.sea & SORTIED and s.hands[JAPAN] else None

    def break_off(self, s: State) -> Flow:
        """[RJ-13.9] What is left of the squadron goes on or turns back."""
        if s.sea & SORTIED and not s.afloat(SQUADRON):
            s.sea |= BROKEN_OFF
        return ChooseBreakOff() if is_out(s) else None

    def interception(self, s: State) -> Flow:
        """[RJ-13.10] Japan decides whether the First Fleet intercepts."""
        return ChooseIntercept() if is_out(s) and s.afloat(FIRST) else None

    def battle(self, s: State) -> Flow:
        """[RJ-13.10] An interception means a battle."""
        return Battle(FIRST, SQUADRON) if s.sea & FIRST_OUT else None

    def interdiction(self, s: State) -> Flow:
        """[RJ-13.11] [RJ-13.12] [RJ-13.28] [RJ-R.39] Each undamaged unit lowers the Japanese hand limit."""
        count = s.undamaged(SQUADRON)
        if not is_out(s) or not count:
            return None
        s.sea |= INTERDICTED
        if s.events is not None:
            s.tell("interdicted", count)
        limit_hand(s, max(1, s.t.full_hand - count))
        if count >= 3:
            block_japan(s)
            if s.flagship >= 0:
                change_morale(s, RUSSIA, 1)
        return None

    def vladivostok(self, s: State) -> Flow:
        """[RJ-13.13] The Vladivostok squadron needs its card."""
        return ChooseVladivostok() if s.afloat(VLADIVOSTOK) and s.hands[RUSSIA] else None

    def second_fleet(self, s: State) -> Flow:
        """[RJ-13.14] The Second Fleet intercepts only by a card."""
        if not s.sea & VLADIVOSTOK_OUT or not s.afloat(SECOND) or not s.hands[JAPAN]:
            return None
        return ChooseSecondFleet()

    def second_battle(self, s: State) -> Flow:
        """[RJ-13.14] An interception means a battle."""
        return Battle(SECOND, VLADIVOSTOK) if s.sea & SECOND_OUT else None

    def vladivostok_limit(self, s: State) -> Flow:
        """[RJ-13.15] [RJ-13.16] Hand limit 2, unless the other squadron interdicted."""
        if s.sea & VLADIVOSTOK_OUT and s.undamaged(VLADIVOSTOK) and not s.sea & INTERDICTED:
            limit_hand(s, 2)
        return None

    def repairs(self, s: State) -> Flow:
        """[RJ-13.17] [RJ-R.36] All return; then repairs."""
        return Repairs()

    def end(self, s: State) -> Flow:
        s.sea = 0
        s.cut()
        return None


def is_out(s: State) -> bool:
    """The Port Arthur squadron is at sea and has not turned back."""
    return s.sea & (SORTIED | BROKEN_OFF) == SORTIED


@dataclass
class ChooseSortie(Ask):
    """[RJ-13.4] [RJ-R.34] Russia sends the whole squadron out, with or without a card, or keeps it in."""

    def seats(self, s: State) -> Seats:
        return (RUSSIA,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return fleet_counts(s, SQUADRON)

    def legal(self, s: State, seat: int) -> list[Action]:
        held = s.hands[RUSSIA] & s.t.with_part[SORTIE_CARD]
        return [NO_SORTIE, SORTIE] + [SORTIE_WITH | card << 12 for card in range(CARDS) if held >> card & 1]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [NO_SORTIE, SORTIE] + [SORTIE_WITH | card << 12 for card in s.hand_cards(RUSSIA)]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-1.6] [RJ-13.4] Only the two cards of the squadron, from one's own hand."""
        held = a & VERB != SORTIE_WITH or s.hands[RUSSIA] >> first(a) & 1
        return "" if held else "RJ-1.6"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.cut()
        if a == NO_SORTIE:
            if s.events is not None:
                s.tell("stayed")
            return END
        s.sea |= SORTIED
        if a & VERB == SORTIE_WITH:
            s.sea |= PAID
            use_card(s, RUSSIA, CARDS + first(a))
        if s.events is not None:
            s.tell("sortied", SQUADRON)
        return END


@dataclass
class ChooseResponse(NavalCard):
    """[RJ-13.8] Japan may use the blockade and the mines, each once, in any order."""

    def seats(self, s: State) -> Seats:
        return (JAPAN,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return fleet_counts(s, SQUADRON)

    def legal(self, s: State, seat: int) -> list[Action]:
        """[RJ-13.6] [RJ-13.7] [RJ-R.44] Against a squadron that is still afloat."""
        out = [DONE]
        if s.afloat(SQUADRON):
            if not s.sea & BLOCKADED:
                out += usable(s, JAPAN, BLOCKADE)
            if not s.sea & MINED:
                out += usable(s, JAPAN, MINES)
        add_war_god(s, out)
        return out

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[RJ-13.6] [RJ-13.7] [RJ-R.37] The die gives the steps; the blockade half of it, rounded up."""
        s.cut()
        if a == DONE:
            return END
        event = first(a)
        if s.t.effect[event] == TAKE_TOP:
            play_war_god(s, event)
            return None
        use_card(s, JAPAN, event)
        is_blockade = s.t.part[event] == BLOCKADE
        s.sea |= BLOCKADED if is_blockade else MINED
        die = s.roll(FACES)
        steps = (die + 1) // 2 if is_blockade else die
        if s.events is not None:
            s.tell("naval-die", die, steps)
        return ChooseHit(steps)


@dataclass
class ChooseHit(Ask):
    """[RJ-13.7] Japan chooses the ships that lose steps, one step at a time."""

    left: int

    def clone(self) -> Frame:
        return ChooseHit(self.left)

    def seats(self, s: State) -> Seats:
        return (JAPAN,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.left,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [REMOVE_STEP | ship << 12 for ship in s.afloat(SQUADRON)]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        hit(s, first(a))
        self.left -= 1
        return None if self.left and s.afloat(SQUADRON) else END


@dataclass
class ChooseBreakOff(Ask):
    """[RJ-13.9] [RJ-R.34] Russia turns back or goes on, for a card if that was a bluff."""

    def seats(self, s: State) -> Seats:
        return (RUSSIA,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return fleet_counts(s, SQUADRON)

    def legal(self, s: State, seat: int) -> list[Action]:
        if not s.t.bluff or s.sea & PAID:
            return [BREAK_OFF, GO_ON]
        held = s.hands[RUSSIA] & s.t.with_part[SORTIE_CARD]
        return [BREAK_OFF] + [GO_ON_WITH | card << 12 for card in range(CARDS) if held >> card & 1]

    def candidates(self, s: State, seat: int) -> list[Action]:
        legal = self.legal(s, seat)
        return legal if GO_ON in legal else [*legal, GO_ON]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-R.34] A bluff goes on only with a card of the squadron."""
        return "RJ-R.34" if a == GO_ON or a & VERB == GO_ON_WITH else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.cut()
        if a == BREAK_OFF:
            s.sea |= BROKEN_OFF
            if s.events is not None:
                s.tell("broke-off")
            return END
        if a & VERB == GO_ON_WITH:
            s.sea |= PAID
            use_card(s, RUSSIA, CARDS + first(a))
        if s.events is not None:
            s.tell("went-on")
        return END


@dataclass
class ChooseIntercept(Ask):
    """[RJ-13.10] Whether the First Fleet intercepts."""

    def seats(self, s: State) -> Seats:
        return (JAPAN,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return fleet_counts(s, SQUADRON)

    def legal(self, s: State, seat: int) -> list[Action]:
        out = [DECLINE, INTERCEPT]
        add_war_god(s, out)
        return out

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.cut()
        if a & VERB == PLAY:
            play_war_god(s, first(a))
            return None
        if a == INTERCEPT:
            s.sea |= FIRST_OUT
        if s.events is not None:
            if a == INTERCEPT:
                s.tell("intercepted", FIRST)
            else:
                s.tell("declined")
        return END
