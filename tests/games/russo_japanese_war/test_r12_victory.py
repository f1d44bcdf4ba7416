"""[RJ-12] The end of the game turn."""

from __future__ import annotations

from tests.games.russo_japanese_war.positions import asked, japan, morale, run, russia, state, told, war


def test_rj_12_1__losses_of_this_turn_count() -> None:
    t = war("R-S3 eliminated; lost 0 2; hand russia 01 02; cards russia", luck=[])
    russia(t, "reorganise 01", "unit R-S3")
    assert state(t).lost == [0, 2]
    t = war("lost 0 2; victory", luck=[3])
    assert state(t).lost == [0, 0]


def test_rj_12_2__events_come_before_any_die() -> None:
    t = war("lost 1 1; hand russia 16; hand japan 14; victory", luck=[3, 3])
    assert asked(t) == "russia morale-window"
    russia(t, "play r16")
    assert asked(t) == "japan morale-window"
    japan(t, "pass")
    assert told(t, "checked") == ["russia 1 3 1", "japan 1 3 2"]
    assert war("lost 1 1; hand russia 16; victory").refuses("russia", "done") == "RJ-12.2"


def test_rj_12_3__one_two_or_three_losses_fail_on_that_many() -> None:
    """[RJ-R.30] No roll for a side without losses."""
    for lost, die, left in ((1, 1, 5), (1, 2, 6), (2, 2, 5), (2, 3, 6), (3, 3, 5), (5, 3, 5), (5, 4, 6)):
        t = war(f"lost 0 {lost}; victory", luck=[die])
        assert morale(t) == [6, left], (lost, die)
    assert told(war("victory"), "checked") == []


def test_rj_r_30__three_or_more_losses_fail_up_to_three() -> None:
    assert morale(war("lost 4 0; victory", luck=[3])) == [5, 6]


def test_rj_12_4__both_checks_are_made_before_anything_follows() -> None:
    t = war("morale 1 1; lost 1 1; victory", luck=[1, 1])
    assert asked(t) == "RJ-12.5 draw"


def test_rj_12_5__morale_0_loses_and_both_0_is_a_draw() -> None:
    t = war("morale 0 3; victory")
    assert asked(t) == "RJ-12.5 russia"
    assert t.result == {"japan": -1, "russia": 1}
    t = war("morale 3 0; victory")
    assert asked(t) == "RJ-12.5 japan"
    t = war("morale 0 0; victory")
    assert t.result == {"japan": 0, "russia": 0}


def test_rj_12_6__after_the_last_turn_russia_wins() -> None:
    t = war("turn 12; morale 6 1; victory")
    assert asked(t) == "RJ-12.6"
    assert t.result == {"japan": -1, "russia": 1}


def test_rj_e_j14__scurvy_makes_the_russian_check_harder() -> None:
    t = war("lost 0 1; hand japan 14; victory", luck=[2])
    japan(t, "play j14")
    assert morale(t) == [6, 5]


def test_rj_e_r16__beriberi_hits_the_japanese_check() -> None:
    """[RJ-R.31] As the erratum says."""
    t = war("lost 1 1; hand russia 16; victory", luck=[2, 2])
    russia(t, "play r16")
    assert morale(t) == [5, 6]


def test_rj_r_31__the_erratum_is_part_of_the_rule() -> None:
    t = war("lost 0 1; hand russia 16; victory", luck=[2])
    assert told(t, "checked") == ["russia 1 2 1"]


def test_rj_r_15__checks_come_before_the_look_at_morale() -> None:
    t = war("morale 1 6; lost 1 0; victory", luck=[1])
    assert asked(t) == "RJ-12.5 russia"


def test_a_modified_check_is_over_with_the_turn() -> None:
    t = run(war("lost 0 1; hand japan 14; victory", luck=[6]), "japan play j14")
    assert state(t).modified == [0, 0]
