"""Positions and actions in words, both ways."""

from __future__ import annotations

import pytest

from admiralty.core.codec import BadPosition
from tests.games.battle_of_midway.positions import at, domination, marked, midway, state, tile

DUEL = "usa-f1 0,0 e; jp-f1 3,0 e"

ACTIVATION = "Match.rounds[] Round.activation[] Activation.activate[]"


def test_what_is_not_said_stands_as_at_the_start() -> None:
    assert midway("round 0").position() == midway().position()


def test_once_an_aircraft_is_placed_the_others_are_destroyed() -> None:
    t = domination(f"activation usa; {DUEL}")
    assert at(t, "usa-f2") == ""
    assert marked(t) == ["usa-f1", "jp-f1"]


def test_stars_say_who_has_a_marker() -> None:
    t = domination("activation usa; usa-f1 0,0 e *; usa-f2 1,0 e; jp-f1 3,0 e")
    assert marked(t) == ["usa-f1"]


def test_orders_that_are_nowhere_else_are_in_the_deck() -> None:
    t = domination(f"activation usa; {DUEL}; hand usa loop loop; bank feint; discard dodge dodge")
    assert len(state(t).deck) == 15


@pytest.mark.parametrize(
    ("moment", "question"),
    [
        ("begin", "ChooseBid"),
        ("activation japan", "ChooseAircraft"),
        ("action usa-f1", "ChooseAction"),
        ("flight jp-f1", "Fly"),
        ("attack usa-f1 jp-f1", "ChoosePlan"),
        ("orders jp-f1 usa-f1", "ChooseCard"),
        ("firing usa-f1 jp-f1", "ChooseAircraft"),
        ("purchase usa; bank feint feint feint dodge", "ChoosePurchase"),
        ("end japan", "ChooseReturnCell"),
    ],
)
def test_a_moment_leads_to_its_question(moment: str, question: str) -> None:
    t = domination(f"{moment}; {DUEL}; usa-f4 5,0 e *; jp-f4 -5,0 w *")
    assert type(t.state.stack[-1]).__name__ == question
    assert domination(t.position()).position() == t.position()


def test_everything_of_a_combat_is_written() -> None:
    words = (
        "combat jp-s1 usa-f1", "plans left-right left-left-straight", "omitted 0 2", "first usa",
        "start usa 0,1 ne", "start japan 3,3 w", "barrels 1 0", "veterans 0 2", "dodged",
    )  # fmt: skip
    t = domination("orders jp-s1 usa-f1; usa-f1 0,0 e; jp-s1 3,0 e; hand usa loop; " + "; ".join(words[1:]))
    for word in words:
        assert f"; {word}" in t.position()


def test_tiles_and_scores_are_written() -> None:
    t = domination(f"activation usa; {DUEL}; tile s2 -9,3; score 3 1; round 4")
    assert tile(t, "s2") == "-9,3"
    for word in ("round 4", "score 3 1", "tile s2 -9,3", "holder usa"):
        assert f"; {word}" in t.position()


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("usa-f9 0,0 e", "not part of a position"),
        ("usa-f1 0 e", "not a whole number"),
        ("usa-f1 0,0 n", "not one of e, se"),
        ("usa-f1 30,0 e", "not on a cell of the board"),
        ("hand usa bluff", "not one of"),
        ("hand japan thach-weave", "wrong side"),
        ("bank dodge dodge dodge", "there must be 2 of dodge"),
        ("hand usa dodge dodge; bank dodge", "there must be 2 of dodge"),
        ("tile s1 0,0", "overlaps a large one"),
        ("tile s1 9,-3; tile s2 10,-4", "two small tiles overlap"),
        ("combat usa-f1 usa-f2", "of one side"),
        ("dodged", "left over"),
        ("points 4 0", "command points must be 0 to 3"),
        ("activation", "no moment"),
        ("activation france", "not one of usa, japan"),
        ("attack usa-f1", "no moment"),
        ("score 9 0", "reached the threshold"),
        ("round x", "not a whole number"),
        (
            f"holder usa; usa-f1 0,0 e; jp-f1 1,0 e; at {ACTIVATION} Fly[3,0]",
            "not on the board",
        ),
        (
            f"holder usa; at {ACTIVATION} Combat.orders[] ChooseOrder[]",
            "there is no combat",
        ),
        ("round 2; holder usa", "Placement: the game has begun"),
        (
            "round 9; holder usa; combat usa-s2 jp-s2; jp-s2 0,1 nw *; result [-1,1] BM-14.2; at",
            "the defender still has its marker",
        ),
        (
            "jp-f1 -6,3 ne; at Match.placement[] Placement.next_aircraft[] ChoosePiece[0]",
            "Placement: an aircraft is far from home",
        ),
        ("at Match.placement[] Placement.next_aircraft[] ChoosePiece[9]", "ChoosePiece: no such side"),
        ("at Match.rounds[] Round.bids[] ChooseBid[[-2,-1]]", "ChooseBid: both sides are asked"),
        ("at Match.rounds[] Round.purchase[] ChooseBid[[-1,-1]]", "ChooseBid cannot stand on Round.purchase"),
        (
            "round 4; holder usa; usa-s2 0,0 w; jp-f1 1,0 e; combat usa-s2 jp-f1; "
            "at Match.rounds[] Round.bids[] ChooseBid[[-1,-1]]",
            "there is no combat now",
        ),
        (
            "holder usa; usa-s2 0,0 w; jp-f1 1,0 e; combat usa-s2 jp-f1; "
            f"at {ACTIVATION} Combat.second_moves[] Movement.omission[0,1] ChooseOmission[0]",
            "a plan is missing",
        ),
    ],
)
def test_what_is_wrong_with_a_position_is_said(position: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        domination(position)
