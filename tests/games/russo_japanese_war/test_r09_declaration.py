"""[RJ-9] Declaration of combats, strengths and columns."""

from __future__ import annotations

from tests.games.russo_japanese_war.positions import (
    asked,
    at,
    choices,
    combat,
    japan,
    pile,
    refused,
    russia,
    state,
    told,
    war,
)  # fmt: skip

YALU = "J-Gds 1114; J-2 1215; J-12 1215"


def test_rj_9_1__enemies_in_the_own_zoc_may_be_attacked() -> None:
    t = war(f"{YALU}; combats japan")
    assert choices(t) == ["declare-done", "target 1214"]
    assert refused(t, "target 1913") == "RJ-9.1"
    japan(t, "declare-done")
    assert state(t).declared == []
    t = war(f"{YALU}; J-3 1206; combats japan")
    japan(t, "target 1214")
    assert refused(t, "add J-3") == "RJ-9.1"


def test_rj_9_2__each_unit_and_each_hex_once() -> None:
    t = war("J-2 1912; J-3 1814; R-S2 1911; combats japan")
    japan(t, "target 1913", "add J-2", "close-target")
    assert refused(t, "target 1913") == "RJ-9.2"
    assert refused(t, "target 1911") == "RJ-9.2"
    t = war("J-2 1912; J-3 1912; R-S2 1911; combats japan")
    japan(t, "target 1913", "add J-2", "close-target", "target 1911")
    assert refused(t, "add J-2") == "RJ-9.2"


def test_rj_9_3__a_unit_is_used_undivided_in_one_combat() -> None:
    t = war("J-2 1912; J-3 1912; R-S2 1911; combats japan")
    japan(t, "target 1913", "add J-2", "close-target", "target 1911")
    assert choices(t, "add") == ["J-3"]


def test_rj_9_4__all_units_of_the_target_hex_defend_together() -> None:
    t = war("R-S1 1912; J-1 1811; J-2 1811; R-S2 1911; combats russia")
    russia(t, "target 1811", "add R-S2")
    assert combat(t, "defenders") == ["J-2", "J-1"]
    assert combat(t, "defence") == 5


def test_rj_9_5__stacked_units_may_attack_apart_and_hexes_together() -> None:
    t = war(f"{YALU}; combats japan")
    japan(t, "target 1214", "add J-Gds", "add J-2")
    assert choices(t) == ["close-target", "remove J-Gds", "remove J-2", "add J-12"]
    japan(t, "remove J-2", "add J-12", "close-target")
    assert told(t, "declared") == ["1214 J-Gds+J-12"]
    t = war(f"{YALU}; combats japan")
    japan(t, "target 1214")
    assert refused(t, "close-target") == "RJ-9.5"


def test_rj_9_6__all_combats_are_declared_before_the_first_die() -> None:
    t = war("J-2 1912; J-3 1912; R-S2 1911; combats japan", luck=[3, 3])
    japan(t, "target 1913", "add J-2", "close-target", "target 1911", "add J-3", "close-target")
    assert state(t).die == 0
    japan(t, "declare-done")
    assert asked(t) == "japan choose-combat"
    assert refused(t, "declare-done") == "RJ-9.6"
    japan(t, "resolve 1911")
    assert told(t, "attacked") == ["1911 J-3", "1913 J-2"]
    t = war("J-2 1912; combats japan")
    assert refused(t, "target 2014") == "RJ-9.6"


def test_rj_9_7__units_with_movement_0_may_attack() -> None:
    t = war("J-2 1205; combats russia")
    russia(t, "target 1205", "add R-NA", "close-target")
    assert told(t, "declared") == ["1205 R-NA"]


def test_rj_9_8__strengths_are_summed() -> None:
    t = war(f"{YALU}; hand japan 01; attack 1214 J-Gds J-2 J-12")
    assert combat(t, "attack") == 6
    assert combat(t, "defence") == 3


def test_rj_9_9__rivers_rough_ground_and_towns_help_the_defence() -> None:
    t = war("J-Gds 1114; hand japan 01; attack 1214 J-Gds")
    assert combat(t, "defence") == 4
    t = war(f"{YALU}; hand japan 01; attack 1214 J-Gds J-2")
    assert combat(t, "defence") == 3


def test_rj_x_2__modifiers() -> None:
    t = war("R-S1 1811; J-2 1810; hand japan 01; attack 1811 J-2")
    assert combat(t, "defence") == 5
    t = war("R-S1 1713; J-2 1714; hand japan 01; attack 1713 J-2")
    assert combat(t, "defence") == 5


def test_rj_9_10__the_attacker_may_discard_one_card_for_one_point() -> None:
    t = war(f"{YALU}; hand japan 01 02; attack 1214 J-Gds J-2 J-12")
    japan(t, "support 01")
    assert combat(t, "attack") == 7
    assert pile(t) == "01"
    assert refused(t, "support 02") == "RJ-9.10"


def test_rj_9_11__the_column_is_the_difference_up_to_five() -> None:
    t = war("R-S2 1214; J-Gds 1114; J-2 1215; J-12 1215; J-3 1213; J-4 1213; hand japan 01; attack 1214"
            " J-Gds J-2 J-12 J-3 J-4")  # fmt: skip
    assert combat(t, "column") == 5
    t = war(f"{YALU}; hand japan 01; attack 1214 J-Gds J-2 J-12")
    assert combat(t, "column") == 3


def test_rj_9_12__a_hopeless_attack_has_no_effect_and_no_windows() -> None:
    """[RJ-R.8] Not even Kodama or Crossfire can be played."""
    t = war("J-2 1912; hand japan 09; hand russia 03; attack 1913 J-2")
    japan(t, "strength-done")
    assert told(t, "hopeless") == ["2 4"]
    assert asked(t) == "japan choose-use"


def test_rj_r_8__support_can_make_an_attack_possible() -> None:
    t = war("J-2 1912; hand japan 09; attack 1913 J-2", luck=[2])
    japan(t, "support 09")
    assert told(t, "rolled") == ["2 ne"]


def test_rj_r_9__a_combat_whose_target_is_empty_is_dropped() -> None:
    """Nobody retreats into the ZOC of the attackers, so the corps is taken away here."""
    t = war("J-1 1814; J-2 2014; R-S2 1815; combats japan", luck=[6])
    japan(t, "target 1913", "add J-2", "close-target", "target 1815", "add J-1", "close-target")
    s = state(t)
    s.shift(s.t.unit_ids.index("R-S1"), s.t.gone)
    japan(t, "declare-done")
    assert told(t, "dropped") == ["1913"]
    assert told(t, "attacked") == ["1815 J-1"]


def test_rj_r_9__an_attacker_that_was_lost_drops_out() -> None:
    t = war("J-1 1814; J-2 2014; R-S2 1815; combats japan", luck=[6])
    japan(t, "target 1913", "add J-2", "close-target", "target 1815", "add J-1", "close-target")
    japan(t, "declare-done")
    s = state(t)
    s.shift(s.t.unit_ids.index("J-2"), s.t.gone)
    japan(t, "resolve 1815")
    assert told(t, "dropped") == ["1913"]


def test_rj_r_43__a_forced_march_combat_is_a_new_phase() -> None:
    t = war(f"{YALU}; hand japan 01 02 03; combats japan", luck=[4, 4])
    japan(t, "target 1214", "add J-Gds", "close-target", "declare-done", "support 01", "strength-done")
    japan(t, "pass", "pass", "convert-ae")
    assert at(t, "J-Gds") == "eliminated"
    japan(t, "forced-march 02 combat", "target 1214", "add J-2", "add J-12", "close-target", "declare-done")
    assert choices(t, "support") == ["03"]
    assert at(t, "R-S2") == "1214"
