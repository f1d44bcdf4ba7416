"""What can be taken back: steps within a placement, a flight or a card; nothing beyond its end."""

from __future__ import annotations

from tests.games.battle_of_midway.positions import RESERVES, at, choices, domination, midway, run

DUEL = "usa-f1 0,0 e; jp-f1 -3,0 w"


def test_single_manoeuvres_of_a_flight_can_be_taken_back() -> None:
    t = domination("activation usa; usa-f1 0,0 e *; jp-f1 -5,0 e *")
    run(t, "usa activate usa-f1", "usa flight", "usa fly left", "usa fly right")
    for place in ("1,0 ne", "0,0 e"):
        t.undo("usa")
        assert at(t, "usa-f1") == place
    t.undo("usa")
    t.undo("usa")
    assert choices(t, "usa") == ["activate usa-f1"]


def test_the_end_of_a_flight_cannot_be_taken_back_even_if_one_stays_on_turn() -> None:
    t = domination("activation usa; usa-f1 0,0 e *; usa-f2 5,0 w *; jp-f1 -5,0 e")
    run(t, "usa activate usa-f1", "usa flight", "usa fly left", "usa fly left", "usa fly left", "usa stop")
    assert t.acting == ("usa",)
    assert not t.may_undo("usa")


def test_an_extension_can_be_taken_back_within_the_flight() -> None:
    t = domination("flight usa-f1; usa-f1 7,-3 e; jp-f1 -5,0 e *")
    run(t, "usa fly straight", "usa extend s1 e")
    t.undo("usa")
    assert t.now("ChooseExtension")


def test_a_card_can_be_taken_back_until_its_effect_is_complete() -> None:
    t = domination(f"orders jp-f1 usa-f1; {DUEL}; hand usa feint; hand japan; {RESERVES}")
    run(t, "usa play feint")
    t.undo("usa")
    assert choices(t, "usa") == ["pass", "play feint"]
    run(t, "usa play feint", "usa feint left")
    assert not t.may_undo("usa")


def test_steps_of_a_placement_can_be_taken_back_until_it_is_complete() -> None:
    t = midway()
    run(t, "japan pick fighter", "japan cell -7,3")
    t.undo("japan")
    t.undo("japan")
    assert t.now("ChoosePiece")
    run(t, "japan pick special", "japan cell -7,3", "japan heading e")
    assert not t.may_undo("japan")


def test_a_purchase_cannot_be_taken_back() -> None:
    bank = "bank feint feint acceleration dodge"
    t = domination(f"purchase usa; {DUEL}; {bank}", luck=[6])
    run(t, "usa buy feint")
    assert t.acting == ("usa",)
    assert not t.may_undo("usa")
