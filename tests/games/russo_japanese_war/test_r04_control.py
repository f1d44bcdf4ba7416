"""[RJ-4] Control, morale and sudden death."""

from __future__ import annotations

from tests.games.russo_japanese_war.positions import (
    asked,
    controls,
    japan,
    morale,
    naval,
    run,
    russia,
    state,
    steps,
    told,
    war,
)  # fmt: skip


def test_rj_4_1__the_last_unit_that_passed_controls_a_hex() -> None:
    t = war("J-2 1015; R-S2 europe; movement japan")
    japan(t, "move J-2", "step 1115", "step 1216", "end-phase")
    assert controls(t, "1115") == controls(t, "1216") == "japan"
    t = war("R-S2 1114; control japan 1115; movement russia")
    russia(t, "move R-S2", "step 1115")
    assert controls(t, "1115") == "russia"


def test_rj_4_2__control_changes_at_the_moment_of_entry() -> None:
    t = war("J-2 1202; R-PA eliminated; R-NA eliminated; movement japan")
    japan(t, "move J-2", "step 1203")
    assert asked(t) == "japan march"
    assert controls(t, "1203") == "japan"


def test_rj_4_3__a_key_point_lost_costs_russia_morale() -> None:
    """[RJ-4.5] Japanese morale does not rise."""
    t = war("J-2 1202; R-PA eliminated; R-NA eliminated; morale 4 6; movement japan")
    japan(t, "move J-2", "step 1203")
    assert morale(t) == [4, 5]
    assert told(t, "control") == ["japan 1203"]


def test_rj_4_4__a_key_point_retaken_costs_japan_morale() -> None:
    t = war("R-S1 1912; control japan 1913; morale 6 4; movement russia")
    russia(t, "move R-S1", "step 1913")
    assert morale(t) == [5, 4]


def test_rj_4_5__gaining_a_key_point_raises_nothing() -> None:
    t = war("R-S1 1912; control japan 1913; morale 6 4; movement russia")
    russia(t, "move R-S1", "step 1913")
    assert morale(t)[1] == 4


def test_rj_4_6__morale_is_never_above_six() -> None:
    t = war("hand russia 06; morale 6 6; cards russia")
    russia(t, "play r06")
    assert morale(t) == [6, 6]


def test_rj_4_7__morale_is_never_below_zero() -> None:
    """[RJ-R.16] Further losses are ignored."""
    t = war("R-S1 1912; control japan 1913; morale 0 6; movement russia")
    russia(t, "move R-S1", "step 1913")
    assert morale(t) == [0, 6]


def test_rj_4_8__morale_0_ends_nothing_before_the_victory_phase() -> None:
    t = war("J-2 1202; R-PA eliminated; R-NA eliminated; morale 6 1; movement japan")
    japan(t, "move J-2", "step 1203")
    assert morale(t) == [6, 0]
    assert not t.is_over
    japan(t, "stop", "end-phase")
    assert asked(t) == "RJ-12.5 japan"


def test_rj_4_9__morale_changes_by_events_payment_and_checks() -> None:
    t = war("hand russia 06; morale 6 4; cards russia")
    russia(t, "play r06")
    assert morale(t) == [6, 5]
    t = war("replenishment japan", luck=[0, 1, 2, 3])
    japan(t, "refill 4")
    assert morale(t) == [5, 6]
    t = war("lost 1 0; victory", luck=[1, 0, 1, 2])
    assert morale(t) == [5, 6]


def test_rj_4_10__the_fall_of_port_arthur_neutralises_the_squadron_for_good() -> None:
    """[RJ-R.21] Even if Russia retakes the town."""
    t = war("J-2 1202; R-PA eliminated; R-NA eliminated; movement japan")
    japan(t, "move J-2", "step 1201")
    assert state(t).neutralised == 1
    assert told(t, "neutralised") == [""]
    t = war("R-S1 1202; control japan 1201; neutralised; R-PA eliminated; movement russia")
    russia(t, "move R-S1", "step 1201")
    assert state(t).neutralised == 1


def test_rj_r_21__a_neutralised_squadron_does_not_come_back() -> None:
    t = war("R-S1 1202; control japan 1201; neutralised; R-PA eliminated; hand russia 01; movement russia")
    russia(t, "move R-S1", "step 1201", "stop", "end-phase")
    assert t.refuses("russia", "play r01") == "RJ-11.8"


def test_rj_4_11__entering_the_russian_source_wins_at_once() -> None:
    t = war("J-2 2316; movement japan")
    japan(t, "move J-2", "step 2417")
    assert t.is_over
    assert asked(t) == "RJ-4.11 japan"
    assert t.result == {"japan": 1, "russia": -1}
    assert told(t, "won-at-once") == ["japan 2417"]


def test_rj_4_11__entering_the_japanese_source_wins_at_once() -> None:
    t = war("R-S2 1115; movement russia")
    russia(t, "move R-S2", "step 1015")
    assert asked(t) == "RJ-4.11 russia"
    assert t.result == {"japan": -1, "russia": 1}


def test_rj_r_10__a_retreat_into_the_enemy_source_wins_too() -> None:
    position = "J-2 2316; R-S1 2215; R-S3 2216; attack 2316 R-S1 R-S3"
    t = war(position, luck=[4])
    japan(t, "retreat J-2 2417")
    assert asked(t) == "RJ-4.11 japan"


def test_rj_13_29__with_naval_rules_the_fall_of_port_arthur_destroys_the_squadron() -> None:
    """The flagship costs no morale then: only the key point does."""
    t = naval("flagship N-Poltava; J-2 1202; R-PA eliminated; R-NA eliminated; movement japan")
    japan(t, "move J-2", "step 1201")
    assert [steps(t, ship) for ship in ("Poltava", "Retvizan")] == [0, 0]
    assert morale(t) == [6, 5]
    assert told(t, "squadron-lost") == [""]
    assert state(t).neutralised == 0


def test_rj_r_40__a_further_advance_into_a_key_point_counts() -> None:
    """[RJ-E.R14] The second advance of the same unit takes control like any entry."""
    position = "J-1 1814; R-S1 1815; R-S2 1714; control japan 1913; hand russia 14; attack 1814 R-S1 R-S2"
    t = war(position, luck=[3])
    run(t, "russia strength-done", "russia pass")
    retreat = next(c.text for c in t.legal("japan") if "1913" not in c.text)
    run(t, f"japan {retreat}", "russia advance R-S1", "russia play r14", "russia advance-on 1913")
    assert controls(t, "1913") == "russia"
    assert morale(t) == [5, 6]
