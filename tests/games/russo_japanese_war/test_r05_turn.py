"""[RJ-5] The sequence of play."""

from __future__ import annotations

from tests.games.russo_japanese_war.positions import asked, japan, run, state, told, war


def test_rj_5_1__russia_then_japan_then_victory() -> None:
    t = war("turn 2; hand russia 01 02 03; end russia", luck=[3, 4, 5])
    assert told(t, "player-turn") == ["japan"]
    japan(t, "refill 3")
    assert asked(t) == "japan choose-mover"
    t = war("turn 2; hand russia 01 02 03; hand japan 04 05 06; end japan")
    assert told(t, "turn-begins") == ["3 1904-06"]
    assert told(t, "player-turn") == ["russia"]


def test_rj_5_2__replenishment_movement_combat_card_play() -> None:
    t = war("J-2 1114; replenishment japan", luck=[0, 1, 2])
    assert asked(t) == "japan choose-refill"
    japan(t, "refill 3")
    assert asked(t) == "japan choose-mover"
    japan(t, "end-phase")
    assert asked(t) == "japan choose-target"
    japan(t, "declare-done")
    assert asked(t) == "japan choose-use"
    japan(t, "end-turn")
    assert asked(t) == "russia choose-refill"


def test_rj_5_3__the_first_turn_starts_with_japanese_movement() -> None:
    t = war("", luck=[0, 1, 2])
    assert asked(t) == "japan choose-mover"
    assert told(t, "player-turn") == ["japan"]
    run(t, "japan end-phase", "japan end-turn")
    assert state(t).turn == 2
    assert asked(t) == "russia choose-refill"


def test_rj_5_4__the_turn_marker_advances_after_the_victory_phase() -> None:
    """[RJ-12.6] The twelfth turn is the last."""
    t = war("turn 11; victory")
    assert state(t).turn == 12
    t = war("turn 12; victory")
    assert asked(t) == "RJ-12.6"


def test_undo_stops_at_the_end_of_a_phase() -> None:
    t = war("turn 2; hand japan 01 02 03; movement japan")
    japan(t, "move J-2", "step 1015")
    assert t.may_undo("japan")
    t.undo("japan")
    assert asked(t) == "japan march"
    japan(t, "stop", "end-phase")
    assert not t.may_undo("japan")
