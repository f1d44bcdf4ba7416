"""[RJ-13] The Vladivostok squadron and the Second Fleet, each called by a card."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Flow, Seats
from admiralty.games.russo_japanese_war.r11_wargod import add_war_god, play_war_god
from admiralty.games.russo_japanese_war.r13_fleets import (
    SECOND_OUT,
    VLADIVOSTOK_OUT,
    NavalCard,
    usable,
    use_card,
)
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import (
    AKIYAMA,
    JAPAN,
    RUSSIA,
    SECOND,
    VLADIVOSTOK,
    VLADIVOSTOK_CARD,
)
from admiralty.games.russo_japanese_war.words import DECLINE, NO_SORTIE, PLAY, USE, VERB


@dataclass
class ChooseVladivostok(NavalCard):
    """[RJ-13.13] Russia may use its card to let the Vladivostok squadron sortie."""

    def seats(self, s: State) -> Seats:
        return (RUSSIA,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [NO_SORTIE, *usable(s, RUSSIA, VLADIVOSTOK_CARD)]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.cut()
        if a & VERB == USE:
            s.sea |= VLADIVOSTOK_OUT
            use_card(s, RUSSIA, first(a))
            if s.events is not None:
                s.tell("sortied", VLADIVOSTOK)
        return END


@dataclass
class ChooseSecondFleet(NavalCard):
    """[RJ-13.14] [RJ-R.38] Japan may use its card to let the Second Fleet intercept."""

    def seats(self, s: State) -> Seats:
        return (JAPAN,)

    def legal(self, s: State, seat: int) -> list[Action]:
        out = [DECLINE, *usable(s, JAPAN, AKIYAMA)]
        add_war_god(s, out)
        return out

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.cut()
        if a & VERB == PLAY:
            play_war_god(s, first(a))
            return None if s.hands[JAPAN] else END
        if a & VERB == USE:
            s.sea |= SECOND_OUT
            use_card(s, JAPAN, first(a))
            if s.events is not None:
                s.tell("intercepted", SECOND)
        elif s.events is not None:
            s.tell("declined")
        return END
