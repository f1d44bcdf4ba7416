"""[RJ-7] Zones of control and stacking."""

from __future__ import annotations

import pytest

from admiralty.core.codec import BadPosition
from tests.games.russo_japanese_war.positions import (
    asked,
    at,
    choices,
    japan,
    refused,
    run,
    russia,
    state,
    told,
    war,
    zoc,
)  # fmt: skip

ALONE = "R-S1 europe; R-NA eliminated; R-PA eliminated"


def test_rj_7_1__every_unit_has_a_zoc_also_one_that_never_moves() -> None:
    t = war("R-S1 europe; R-S2 europe; R-PA eliminated; hand japan 01; cards japan")
    assert zoc(t, "russia") == {"1203", "1205", "1303", "1304"}


def test_rj_7_2__several_zocs_count_as_one_and_may_overlap() -> None:
    t = war(f"{ALONE}; R-S2 1214; R-S3 1215; J-2 1115; movement japan")
    japan(t, "move J-2")
    assert "1114" in zoc(t, "russia") & zoc(t, "japan")
    assert refused(t, "step 1114") == "RJ-7.5"


def test_rj_7_3__a_friendly_unit_does_not_cancel_ezoc() -> None:
    t = war(f"{ALONE}; J-2 1114; J-12 1015; movement japan")
    japan(t, "move J-12", "step 1114")
    assert asked(t) == "japan choose-mover"


def test_rj_7_4__a_unit_that_enters_ezoc_stops() -> None:
    t = war(f"{ALONE}; J-2 1015; movement japan")
    japan(t, "move J-2", "step 1114")
    assert asked(t) == "japan choose-mover"
    assert at(t, "J-2") == "1114"


def test_rj_7_5__from_ezoc_the_first_step_may_not_lead_into_ezoc() -> None:
    t = war(f"{ALONE}; J-2 1114; movement japan")
    japan(t, "move J-2")
    assert refused(t, "step 1215") == "RJ-7.5"
    japan(t, "step 1115", "step 1215")
    assert at(t, "J-2") == "1215"


def test_rj_7_6__ezoc_costs_no_movement() -> None:
    t = war(f"{ALONE}; J-2 1114; movement japan")
    japan(t, "move J-2", "step 1115")
    assert state(t).stack[-1].left == 2  # type: ignore[attr-defined]


def test_rj_7_7__rail_and_strategic_movement_do_not_enter_ezoc() -> None:
    t = war("J-2 1912; R-S1 2014; movement russia")
    russia(t, "rail R-S1")
    assert refused(t, "step 1913") == "RJ-7.7"
    t = war("J-2 1912; R-S1 2014; hand russia 01; cards russia")
    russia(t, "strategic 01", "unit R-S1")
    assert refused(t, "step 1913") == "RJ-7.7"


def test_rj_7_8__retreats_avoid_ezoc_and_advances_ignore_it() -> None:
    t = war("J-1 1814; R-S1 1913; R-S2 1912; J-2 2014; attack 1913 J-1 J-2", luck=[1])
    assert refused(t, "retreat R-S1 2013") == "RJ-9.26"
    russia(t, "retreat R-S1 1912", "retreat R-S2 1911")
    japan(t, "advance J-1")
    assert at(t, "J-1") == "1913"
    assert "1913" in zoc(t, "russia")


def test_rj_7_9__a_unit_that_lost_its_zoc_has_none_until_the_turn_ends() -> None:
    t = war(f"{ALONE}; R-S2 1912; J-2 1811; hand japan 05 01; cards japan")
    japan(t, "play j05", "mark R-S2")
    assert zoc(t, "russia") == set()
    japan(t, "forced-march 01 movement", "move J-2", "step 1911")
    assert asked(t) == "japan march"
    japan(t, "stop", "end-phase", "end-turn")
    assert "1911" in zoc(t, "russia")
    assert told(t, "zoc-back") == ["R-S2"]


def test_rj_7_10__two_japanese_units_or_one_russian_in_a_hex() -> None:
    with pytest.raises(BadPosition, match="too many units are in 1811"):
        war("R-S1 1811; R-S2 1811; cards russia")
    with pytest.raises(BadPosition, match="too many units are in 1811"):
        war("J-1 1811; J-2 1811; J-3 1811; cards japan")
    assert state(war("J-1 1811; J-2 1811; end japan", luck=[])).japanese[0] == 0


def test_rj_7_11__no_unit_moves_through_a_full_hex() -> None:
    t = war("R-S1 1913; R-S3 1912; movement russia")
    russia(t, "move R-S1")
    assert refused(t, "step 1912") == "RJ-7.11"
    t = war(f"{ALONE}; J-1 1115; J-3 1115; J-2 1015; movement japan")
    japan(t, "move J-2")
    assert refused(t, "step 1115") == "RJ-7.11"


def test_rj_7_11__a_unit_that_is_hemmed_in_cannot_be_chosen() -> None:
    t = war("R-S1 2417; R-S3 siberia; movement russia")
    assert refused(t, "move R-S3") == "RJ-7.11"


def test_rj_7_12__both_sides_never_share_a_hex() -> None:
    t = war("J-2 1114; movement japan; R-S2 1215; R-S1 europe")
    japan(t, "move J-2")
    assert refused(t, "step 1215") == "RJ-7.12"
    with pytest.raises(BadPosition, match="both sides are in 1811"):
        war("R-S1 1811; J-1 1811; cards russia")


def test_rj_7_13__boxes_hold_any_number() -> None:
    t = war("", luck=[0, 1, 2])
    assert state(t).japanese[state(t).t.japan] == 10


def test_rj_r_24__a_unit_on_the_way_out_blocks_the_box() -> None:
    t = war("R-S1 2417; R-S2 europe; R-S3 siberia; R-S4 siberia; hand russia 01; cards russia")
    assert "strategic 01" in choices(t)
    run(t, "russia strategic 01")
    assert choices(t, "unit") == ["R-S1"]
    t = war("J-1 1015; J-3 1015; movement japan")
    assert "move J-2" not in choices(t)
