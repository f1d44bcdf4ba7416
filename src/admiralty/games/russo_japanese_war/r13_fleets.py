"""[RJ-13] What the naval questions share: the flagship, cards used at sea, and what was done in this step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Flow, Seats
from admiralty.games.russo_japanese_war.datacheck import CARDS
from admiralty.games.russo_japanese_war.r01_general import discard, refuse_card
from admiralty.games.russo_japanese_war.r04_control import change_morale
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN, RUSSIA, SQUADRON
from admiralty.games.russo_japanese_war.words import FLAGSHIP, PLAY, USE, VERB

SORTIED: Final = 1
BROKEN_OFF: Final = 2
PAID: Final = 4
FIRST_OUT: Final = 8
VLADIVOSTOK_OUT: Final = 16
SECOND_OUT: Final = 32
INTERDICTED: Final = 64
BLOCKADED: Final = 128
MINED: Final = 256
FIRST_FIRE: Final = 512


@dataclass
class ChooseFlagship(Ask):
    """[RJ-13.3] Before turn 1 Russia secretly notes its flagship."""

    def seats(self, s: State) -> Seats:
        return (RUSSIA,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [FLAGSHIP | ship << 12 for ship in s.t.ships_of[SQUADRON]]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.flagship = first(a)
        s.cut()
        if s.events is not None:
            s.tell_only(1 << RUSSIA, "flagship-noted", s.flagship)
        return END


def usable(s: State, side: int, part: int) -> list[Action]:
    """[RJ-13.1] The cards in hand whose half plays a part in the naval rules."""
    held = s.hands[side] & s.t.with_part[part]
    base = side * CARDS
    return [
        USE | base + card << 12 for card in range(CARDS) if held >> card & 1 and s.t.part[base + card] == part
    ]


def use_card(s: State, side: int, event: int) -> None:
    """[RJ-1.7] A card used at sea goes to the pile."""
    discard(s, side, event % CARDS)
    if s.events is not None:
        s.tell("naval-use", side, event)


class NavalCard(Ask):
    """[RJ-13.1] A side may use a card that plays a part at this moment of the naval step."""

    def candidates(self, s: State, seat: int) -> list[Action]:
        """The legal choices, then every other card in hand."""
        legal = self.legal(s, seat)
        known = {first(a) for a in legal if a & VERB in (USE, PLAY)}
        rest = [seat * CARDS + card for card in s.hand_cards(seat)]
        return legal + [USE | event << 12 for event in rest if event not in known]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-13.1] Only a card that plays a part now."""
        return refuse_card(s, seat, first(a)) or "RJ-13.1" if a & VERB in (USE, PLAY) else ""


def hit(s: State, ship: int) -> None:
    """[RJ-13.2] [RJ-13.27] A ship loses a step; the flagship's end costs morale.

    [RJ-13.3] No sinking is undone while the flagship is secret: whether it sank would be known.
    """
    s.steps[ship] -= 1
    if s.steps[ship]:
        if s.events is not None:
            s.tell("hit", ship, s.steps[ship])
        return
    if s.events is not None:
        s.tell("sunk", ship)
    if s.flagship >= 0 and ship in s.t.ships_of[SQUADRON]:
        s.cut()
    if ship == s.flagship:
        s.flagship = -1
        if s.events is not None:
            s.tell("flagship-sunk", ship)
        change_morale(s, RUSSIA, -1)


def fleet_counts(s: State, fleet: int) -> tuple[int, int]:
    return s.undamaged(fleet), len(s.afloat(fleet))


def line_of(s: State, side: int) -> list[int]:
    return s.japan_line if side == JAPAN else s.russia_line
