"""[BM-3] Set-up, and the game as a whole."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, REPEAT, Ask, Become, Clauses, Flow, Phase, Seats
from admiralty.core.luck import Tape
from admiralty.games.battle_of_midway.r01_basics import is_flying, is_taken
from admiralty.games.battle_of_midway.r03_zones import AskCell, AskHeading
from admiralty.games.battle_of_midway.r04_initiative import Round
from admiralty.games.battle_of_midway.r11_purchase import fill_bank
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import FIGHTER, NOWHERE, SPECIAL, Tables
from admiralty.games.battle_of_midway.words import PICK


def new_state(tape: Tape, t: Tables) -> State:
    """[BM-1.1] [BM-2.7] [BM-3.7] [BM-3.9] [BM-3.10] Before anything is placed: special orders in hand."""
    hands = [0] * (2 * t.cards)
    for i, side in enumerate(t.special_side):
        hands[side * t.cards + t.orders + i] = t.copies[t.orders + i]
    deck: list[int] = []
    for card in range(t.orders):
        deck += [card] * t.copies[card]
    return State(
        tape, t, [NOWHERE] * t.aircraft, [0] * t.aircraft, [0] * t.aircraft, [NOWHERE] * len(t.tile_ids),
        hands, [], deck, [0] * t.orders,
        points=[0, 0], score=[0, 0], duel=[-1, -1], plans=[-1, -1], omitted=[-1, -1],
        start=[NOWHERE, NOWHERE], nose=[0, 0], barrels=[0, 0], veterans=[0, 0],
    )  # fmt: skip


@dataclass
class Match(Phase):
    """[BM-1.2] [BM-3.1] The aircraft are placed and the bank is turned up, then round after round."""

    def clauses(self) -> Clauses:
        return self.placement, self.bank, self.rounds

    def placement(self, s: State) -> Flow:
        """[BM-3.2] The side that places first begins."""
        return Placement()

    def bank(self, s: State) -> Flow:
        """[BM-3.8] Cards are turned face up."""
        fill_bank(s)
        return None

    def rounds(self, s: State) -> Flow:
        return Round()


@dataclass
class Placement(Phase):
    """[BM-3.2] Aircraft are placed one at a time, alternately, until all stand on the board."""

    def clauses(self) -> Clauses:
        return self.next_aircraft, self.again

    def next_aircraft(self, s: State) -> Flow:
        placed = s.t.aircraft - s.cell.count(NOWHERE)
        if placed == s.t.aircraft:
            return END
        return ChoosePiece(s.t.first_side if placed % 2 == 0 else 1 - s.t.first_side)

    def again(self, s: State) -> Flow:
        return REPEAT


def waiting(s: State, side: int, piece: int) -> int:
    """The first aircraft of a kind that is not on the board, or -1; equal ones are one choice."""
    for a in s.t.fleet[side]:
        if s.t.piece[a] == piece and s.cell[a] == NOWHERE:
            return a
    return -1


@dataclass
class ChoosePiece(Ask):
    """[BM-3.2] The placing player chooses a fighter or a special aircraft."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.side, sum(not is_flying(s, a) for a in s.t.fleet[self.side])

    def legal(self, s: State, seat: int) -> list[Action]:
        return [PICK | piece << 12 for piece in (FIGHTER, SPECIAL) if waiting(s, self.side, piece) >= 0]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [PICK | piece << 12 for piece in (FIGHTER, SPECIAL)]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        return Become(ChooseCell(waiting(s, self.side, first(a))))


@dataclass
class ChooseCell(AskCell):
    """[BM-3.3] [BM-3.4] On or beside one's own carrier; in domination in one's own reinforcement zone."""

    aircraft: int

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[BM-1.5] A cell holds one aircraft."""
        if is_taken(s, a):
            return "BM-1.5"
        return "BM-3.3" if s.t.hunt else "BM-3.4"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        return Become(ChooseHeading(self.aircraft, s.t.cells[first(a)]))


@dataclass
class ChooseHeading(AskHeading):
    """[BM-3.5] Any of the six headings, even one that points off the board."""

    aircraft: int
    cell: int

    def event(self) -> str:
        return "placed"
