"""[RJ-8] The movement phase."""

from __future__ import annotations

from tests.games.russo_japanese_war.positions import (
    asked,
    at,
    choices,
    controls,
    japan,
    refused,
    russia,
    state,
    war,
)  # fmt: skip

OPEN = "R-S1 europe; R-S2 europe; R-NA eliminated; R-PA eliminated"


def test_rj_8_1__any_all_or_none_of_the_units_move() -> None:
    t = war(f"{OPEN}; movement japan")
    assert choices(t) == ["end-phase", "move J-Gds", "move J-2", "move J-12"]
    japan(t, "move J-2", "step 1015", "stop", "move J-12", "step 1015", "step 1115", "stop", "end-phase")
    assert [at(t, unit) for unit in ("J-2", "J-12", "J-Gds")] == ["1015", "1115", "korea"]
    t = war(f"{OPEN}; movement japan")
    assert refused(t, "pass") == "RJ-8.1"
    assert refused(t, "move R-S1") == "RJ-8.1"


def test_rj_8_2__each_step_costs_one_and_the_allowance_is_the_limit() -> None:
    t = war(f"{OPEN}; J-2 1811; movement japan")
    japan(t, "move J-2", "step 1911", "step 1912")
    assert state(t).stack[-1].left == 1  # type: ignore[attr-defined]
    japan(t, "step 1913")
    assert asked(t) == "japan choose-mover"
    t = war(f"{OPEN}; J-2 1114; movement japan")
    japan(t, "move J-2")
    assert refused(t, "end-phase") == "RJ-8.2"


def test_rj_8_3__units_with_movement_0_never_move() -> None:
    t = war("movement russia")
    assert refused(t, "move R-PA") == "RJ-8.3"
    assert refused(t, "rail R-PA") == "RJ-8.3"
    t = war("hand russia 01; cards russia")
    russia(t, "strategic 01")
    assert refused(t, "unit R-PA") == "RJ-8.3"


def test_rj_8_4__rough_ground_stops_a_unit_unless_it_follows_a_road() -> None:
    t = war(f"{OPEN}; J-2 1813; movement japan")
    japan(t, "move J-2", "step 1712")
    assert asked(t) == "japan choose-mover"
    t = war(f"{OPEN}; J-2 1813; movement japan")
    japan(t, "move J-2", "step 1713")
    assert asked(t) == "japan march"


def test_rj_8_5__a_river_stops_a_unit_unless_it_follows_a_road() -> None:
    t = war(f"{OPEN}; J-2 1115; movement japan")
    japan(t, "move J-2", "step 1215")
    assert asked(t) == "japan choose-mover"
    t = war(f"{OPEN}; J-2 1810; movement japan")
    japan(t, "move J-2", "step 1811")
    assert asked(t) == "japan march"


def test_rj_8_6__ezoc_stops_a_unit_also_on_a_road() -> None:
    t = war("R-S2 1414; R-S1 europe; J-2 1214; movement japan")
    japan(t, "move J-2", "step 1314")
    assert asked(t) == "japan choose-mover"


def test_rj_8_7__a_japanese_unit_enters_from_korea() -> None:
    t = war(f"{OPEN}; movement japan")
    japan(t, "move J-2")
    assert choices(t, "step") == ["1015"]
    japan(t, "step 1015")
    assert state(t).stack[-1].left == 2  # type: ignore[attr-defined]


def test_rj_8_8__a_russian_unit_enters_from_siberia() -> None:
    t = war("R-S3 siberia; movement russia")
    russia(t, "move R-S3", "step 2417", "step 2316")
    assert at(t, "R-S3") == "2316"


def test_rj_8_9__units_in_the_far_boxes_do_not_move() -> None:
    assert refused(war("movement japan"), "move J-5") == "RJ-8.9"
    assert refused(war("movement russia"), "rail R-S5") == "RJ-8.9"


def test_rj_8_10__one_unit_a_phase_moves_by_rail_and_not_from_ezoc() -> None:
    t = war("R-S3 siberia; R-S2 1811; movement russia")
    russia(t, "rail R-S1", "step 2014", "stop")
    assert refused(t, "rail R-S2") == "RJ-8.10"
    t = war("J-2 1912; movement russia")
    assert refused(t, "rail R-S1") == "RJ-8.10"


def test_rj_8_11__rail_movement_goes_any_distance() -> None:
    t = war("R-S3 siberia; R-S1 europe; movement russia")
    steps = ["2417", "2316", "2216", "2215", "2114", "2014", "1913", "1912", "1911", "1811"]
    russia(t, "rail R-S3", *[f"step {place}" for place in steps], "stop")
    assert at(t, "R-S3") == "1811"
    t = war("R-S3 siberia; R-S1 europe; movement russia")
    russia(t, "rail R-S3", "step 2417", "step 2316")
    assert refused(t, "step 2417") == "RJ-8.11"


def test_rj_8_12__rail_movement_does_not_enter_enemy_towns() -> None:
    t = war("R-S1 2014; control japan 1913; movement russia")
    russia(t, "rail R-S1")
    assert refused(t, "step 1913") == "RJ-8.12"
    t = war("R-S1 2014; control japan 1913; R-S3 2114; movement russia")
    assert refused(t, "rail R-S1") == "RJ-8.12"


def test_rj_8_13__rail_movement_obeys_stacking_on_the_way() -> None:
    t = war("R-S1 2014; R-S3 2114; movement russia")
    russia(t, "rail R-S1")
    assert refused(t, "step 2114") == "RJ-8.13"
    t = war("R-S1 2014; R-S3 2114; R-S4 1913; movement russia")
    assert refused(t, "rail R-S1") == "RJ-8.13"


def test_rj_8_14__a_unit_moves_once_by_rail_or_on_foot() -> None:
    t = war("movement russia")
    russia(t, "rail R-S1", "step 1912", "stop")
    assert refused(t, "move R-S1") == "RJ-8.14"


def test_rj_8_15__rail_movement_starts_on_a_railway_hex() -> None:
    t = war("R-S1 1813; movement russia")
    assert refused(t, "rail R-S1") == "RJ-8.15"


def test_rj_r_22__japanese_rail_movement_cannot_enter_the_russian_source() -> None:
    t = war("J-2 2316; R-S1 europe; movement japan")
    japan(t, "rail J-2")
    assert refused(t, "step 2417") == "RJ-8.12"


def test_rj_r_23__enemy_open_hexes_are_no_obstacle_to_rail() -> None:
    t = war(f"{OPEN}; J-2 1406; movement japan")
    japan(t, "rail J-2", "step 1506")
    assert controls(t, "1506") == "japan"
