"""What holds in every state of a game. A position that breaks it is refused."""

from __future__ import annotations

from typing import Final

from admiralty.core import flow
from admiralty.core.flow import WAITING, Frame
from admiralty.games.battle_of_midway.hexes import HEADINGS, unpack
from admiralty.games.battle_of_midway.r01_basics import is_flying
from admiralty.games.battle_of_midway.r02_board import is_on_board
from admiralty.games.battle_of_midway.r03_setup import ChooseCell, ChooseHeading, ChoosePiece, Placement
from admiralty.games.battle_of_midway.r04_initiative import ChooseBid
from admiralty.games.battle_of_midway.r05_activation import Activation, ChooseAction, ChooseAircraft
from admiralty.games.battle_of_midway.r06_manoeuvres import ChooseExtension
from admiralty.games.battle_of_midway.r07_flight import Fly, OverTheEdge
from admiralty.games.battle_of_midway.r08_combat import ChooseOrder, ChoosePlan, Combat
from admiralty.games.battle_of_midway.r08_tokens import ChooseOmission, Movement, Tokens
from admiralty.games.battle_of_midway.r09_details import ChooseFeint, ChooseReplan, ChooseTurn, ChooseWeaver
from admiralty.games.battle_of_midway.r09_orders import ChooseCard, Effect
from admiralty.games.battle_of_midway.r11_purchase import ChoosePurchase, Purchase
from admiralty.games.battle_of_midway.r12_rounds import EndOfRound
from admiralty.games.battle_of_midway.r13_domination import (
    ChooseReturnCell,
    ChooseReturnHeading,
    Reinforcement,
)
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import JAPAN, NOWHERE, USA

NESTING: Final[dict[str, tuple[str, ...]]] = {
    "": ("Match",),
    "Match.placement": ("Placement",),
    "Match.rounds": ("Round",),
    "Placement.next_aircraft": ("ChoosePiece", "ChooseCell", "ChooseHeading"),
    "Round.bids": ("ChooseBid",),
    "Round.activation": ("Activation",),
    "Round.purchase": ("Purchase",),
    "Round.end": ("EndOfRound",),
    "Activation.activate": ("ChooseAircraft", "ChooseAction", "Fly", "OverTheEdge", "Combat"),
    "OverTheEdge.extension": ("ChooseExtension",),
    "Combat.planning": ("ChoosePlan",),
    "Combat.attacker_omits": ("ChooseOmission",),
    "Combat.defender_omits": ("ChooseOmission",),
    "Combat.order": ("ChooseOrder",),
    "Combat.first_moves": ("Movement",),
    "Combat.second_moves": ("Movement",),
    "Combat.orders": ("ChooseCard", "Effect"),
    "Movement.omission": ("ChooseOmission",),
    "Movement.tokens": ("Tokens",),
    "Tokens.perform": ("ChooseExtension",),
    "Effect.carry_out": ("ChooseTurn", "ChooseFeint", "ChooseWeaver", "ChooseExtension"),
    "Effect.new_plan": ("ChooseReplan", "Movement"),
    "Purchase.holder_buys": ("ChoosePurchase",),
    "Purchase.other_buys": ("ChoosePurchase",),
    "EndOfRound.holder_returns": ("Reinforcement",),
    "EndOfRound.other_returns": ("Reinforcement",),
    "Reinforcement.next_fighter": ("ChooseReturnCell", "ChooseReturnHeading"),
}
# The clauses of a combat before which plans, the order of moves, and moves may be missing.
CLAUSES_WITHOUT_PLANS: Final = ("", "planning")
CLAUSES_WITHOUT_ORDER: Final = (*CLAUSES_WITHOUT_PLANS, "attacker_omits", "defender_omits", "order")
CLAUSES_WITHOUT_MOVES: Final = (*CLAUSES_WITHOUT_ORDER, "first_moves", "second_moves")
MOST_ROUNDS: Final = 1_000_000
FARTHEST_CELL = 30_000
"""Cells are numbers of limited size; no aircraft can fly this far."""

OF_A_SIDE = (
    ChoosePiece, ChooseAircraft, Movement, Tokens, ChooseOmission, ChooseCard, Effect, ChooseTurn,
    ChooseFeint, ChooseReplan, ChooseWeaver, ChoosePurchase, Reinforcement,
)  # fmt: skip
OF_AN_AIRCRAFT = (
    ChooseCell, ChooseHeading, ChooseAction, ChooseExtension, Fly, OverTheEdge, ChooseReturnCell,
    ChooseReturnHeading,
)  # fmt: skip
OF_A_COMBAT = (
    Combat, ChoosePlan, ChooseOrder, Movement, Tokens, ChooseOmission, ChooseCard, Effect, ChooseTurn,
    ChooseFeint, ChooseReplan, ChooseWeaver,
)  # fmt: skip
FLOWN = (ChooseAction, ChooseExtension, Fly)
PLACED = (ChooseCell, ChooseHeading, ChooseReturnCell, ChooseReturnHeading)


def check(s: State) -> None:
    """One aircraft in a cell, no overlapping tiles, every card in one place, markers where they may be."""
    check_board(s)
    check_cards(s)
    check_numbers(s)
    check_combat(s)
    for frame, at in zip(s.stack, s.at, strict=True):
        check_frame(s, frame)
        if isinstance(frame, Combat):
            check_progress(s, flow.in_progress(frame, at))


def check_board(s: State) -> None:
    """[BM-1.4] [BM-1.5] [BM-1.6] [BM-2.6] Aircraft on cells of the board, one each; tiles side by side."""
    t = s.t
    for tile, centre in enumerate(s.tiles):
        if centre != NOWHERE:
            assert max(abs(n) for n in unpack(centre)) < FARTHEST_CELL, "a small tile lies too far away"
            assert centre not in t.blocked, "a small tile overlaps a large one"
            others = [laid for other, laid in enumerate(s.tiles) if other != tile]
            assert not any(centre - laid in t.overlaps for laid in others), "two small tiles overlap"
    flying = [where for where in s.cell if where != NOWHERE]
    assert len(set(flying)) == len(flying), "two aircraft are on one cell"
    for a, where in enumerate(s.cell):
        name = t.aircraft_ids[a]
        if where == NOWHERE:
            assert not s.marker[a], f"{name} has a marker but is not on the board"
            assert not s.heading[a], f"{name} has a heading but is not on the board"
        else:
            assert is_on_board(s, where), f"{name} is not on a cell of the board"
        assert 0 <= s.heading[a] < HEADINGS, f"{name} has no such heading"
        assert s.marker[a] in (0, 1), f"{name} has no such marker"


def check_cards(s: State) -> None:
    """[BM-3.7] [BM-3.8] [BM-11.8] Twenty orders in all, special orders with their side or out of the game."""
    t = s.t
    assert s.deck == sorted(s.deck), "the deck has an order of its own"
    assert len(s.bank) <= t.bank_size, f"the bank has more than {t.bank_size} cards"
    assert min(s.hands) >= 0, "a hand has less than no cards"
    assert min(s.discard) >= 0, "the discard pile has less than no cards"
    for card in range(t.orders):
        held = s.hands[card] + s.hands[t.cards + card]
        total = s.deck.count(card) + s.bank.count(card) + s.discard[card] + held
        assert total == t.copies[card], f"there must be {t.copies[card]} of {t.card_ids[card]}"
    for i, side in enumerate(t.special_side):
        card = t.orders + i
        assert s.hands[side * t.cards + card] <= t.copies[card], f"too many of {t.card_ids[card]}"
        assert not s.hands[(1 - side) * t.cards + card], f"{t.card_ids[card]} is with the wrong side"


def check_numbers(s: State) -> None:
    t = s.t
    assert 0 <= s.round <= MOST_ROUNDS, f"the round must be 0 to {MOST_ROUNDS}"
    assert s.holder in (-1, USA, JAPAN), "nobody such holds the card"
    for side in (USA, JAPAN):
        assert 0 <= s.points[side] <= t.points, f"command points must be 0 to {t.points}"
        assert 0 <= s.score[side] <= MOST_ROUNDS, "a score is below 0 or too high"
        assert s.result or t.hunt or s.score[side] < t.threshold, "a score has reached the threshold"


def check_combat(s: State) -> None:
    """[BM-8.3] [BM-8.12] What belongs to a combat is there during a combat only."""
    t = s.t
    if s.attacker < 0:
        loose = [*s.duel, *s.plans, *s.omitted, s.first, *[where - NOWHERE - 1 for where in s.start]]
        assert all(n == -1 for n in loose), "something of a combat is left over"
        assert not any([*s.barrels, *s.veterans, *s.nose, s.dodged]), "something of a combat is left over"
        return
    assert s.attacker in (USA, JAPAN), "nobody such attacks"
    assert s.result or any(isinstance(frame, Combat) for frame in s.stack), "there is no combat now"
    assert s.first in (-1, USA, JAPAN), "nobody such moves first"
    assert s.dodged in (0, 1), "a Dodge was played or not"
    for side in (USA, JAPAN):
        assert s.duel[side] in t.fleet[side], "each side has one aircraft in the combat"
        assert side == s.attacker or not s.marker[s.duel[side]], "the defender still has its marker"
        plan = s.plans[side]
        assert plan == -1 or plan in t.plans_of[t.planned[s.duel[side]]], "a plan does not fit the aircraft"
        most = t.planned[s.duel[side]] if t.omits[s.duel[side]] and plan >= 0 else 0
        assert -1 <= s.omitted[side] < most or s.omitted[side] == -1, "no such token is left out"
        assert 0 <= s.nose[side] < HEADINGS, "there is no such heading"
        assert min(s.barrels[side], s.veterans[side]) >= 0, "fewer than no cards were played"


def check_progress(s: State, clause: str) -> None:
    """[BM-8.4] [BM-8.6] [BM-8.7] What a combat has settled before the clause in progress."""
    assert clause in CLAUSES_WITHOUT_PLANS or min(s.plans) >= 0, "a plan is missing"
    assert clause in CLAUSES_WITHOUT_ORDER or s.first >= 0, "nobody moves first"
    assert clause in CLAUSES_WITHOUT_MOVES or NOWHERE not in s.start, "an aircraft has not moved"


def check_frame(s: State, frame: Frame) -> None:
    """The fields of a question must fit the state, so that it can be asked."""
    name = type(frame).__name__
    if isinstance(frame, OF_A_SIDE):
        assert frame.side in (USA, JAPAN), f"{name}: no such side"
    if isinstance(frame, OF_AN_AIRCRAFT):
        assert 0 <= frame.aircraft < s.t.aircraft, f"{name}: no such aircraft"
    if isinstance(frame, OF_A_COMBAT):
        assert s.attacker >= 0, f"{name}: there is no combat"
    if isinstance(frame, FLOWN):
        assert is_flying(s, frame.aircraft), f"{name}: the aircraft is not on the board"
    if isinstance(frame, PLACED):
        assert not is_flying(s, frame.aircraft), f"{name}: the aircraft is on the board"
    if isinstance(frame, (ChooseHeading, ChooseReturnHeading)):
        assert frame.cell in s.t.zone[s.t.side[frame.aircraft]], f"{name}: no such cell"
        assert frame.cell not in s.cell, f"{name}: the cell is taken"
    if isinstance(frame, (ChooseExtension, OverTheEdge)):
        assert max(abs(n) for n in unpack(frame.cell)) < FARTHEST_CELL, f"{name}: the cell is too far away"
        assert 0 <= frame.heading < HEADINGS, f"{name}: no such heading"
    if isinstance(frame, ChooseOmission):
        assert s.plans[frame.side] >= 0, f"{name}: there is no plan"
    if isinstance(frame, Effect):
        assert 0 <= frame.card < s.t.cards, f"{name}: no such card"
    if isinstance(frame, (Activation, Purchase, EndOfRound, Reinforcement)):
        assert s.holder >= 0, f"{name}: nobody holds the card"
    if isinstance(frame, (Fly, OverTheEdge)):
        assert 0 <= frame.made <= s.t.flight_max[frame.aircraft], f"{name}: too many manoeuvres"
    if isinstance(frame, (ChooseBid, ChoosePlan)):
        assert min(frame.answers) >= WAITING, f"{name}: both sides are asked"
    if isinstance(frame, Placement):
        check_placement(s)
    if isinstance(frame, ChoosePiece):
        assert frame.side == places_next(s), f"{name}: the other side places"
    if isinstance(frame, (ChooseCell, ChooseHeading)):
        assert s.t.side[frame.aircraft] == places_next(s), f"{name}: the other side places"


def places_next(s: State) -> int:
    """[BM-3.2] The side whose turn it is to place an aircraft."""
    placed = s.t.aircraft - s.cell.count(NOWHERE)
    return s.t.first_side if placed % 2 == 0 else 1 - s.t.first_side


def check_placement(s: State) -> None:
    """[BM-3.2] [BM-3.3] [BM-3.4] Both sides have placed equally many aircraft, the first side at most one
    more, all at home.
    """
    t = s.t
    assert s.round == 0, "Placement: the game has begun"
    placed = [sum(is_flying(s, a) for a in t.fleet[side]) for side in (USA, JAPAN)]
    assert placed[t.first_side] - placed[1 - t.first_side] in (0, 1), "Placement: a side is ahead"
    for a, where in enumerate(s.cell):
        assert where == NOWHERE or where in t.zone[t.side[a]], "Placement: an aircraft is far from home"
