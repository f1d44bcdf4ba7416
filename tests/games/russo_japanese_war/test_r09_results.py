"""[RJ-9] Results: losses, retreats and advances."""

from __future__ import annotations

from tests.games.russo_japanese_war.positions import (
    asked,
    at,
    choices,
    controls,
    japan,
    refused,
    run,
    russia,
    state,
    told,
    war,
)  # fmt: skip

YALU = "J-Gds 1114; J-2 1215; J-12 1215"
ATTACK = "attack 1214 J-Gds J-2 J-12"
TRAP = "J-1 1814; J-2 2014; R-S2 1912"
"""Around Liaoyang: the corps there can go only to 1912, which is full."""


def test_rj_9_18__de_eliminates_one_defender_and_the_others_retreat() -> None:
    t = war("J-1 1912; J-3 1912; R-S1 2012; R-ER1 1911; attack 1912 R-S1 R-ER1", luck=[1])
    assert asked(t) == "japan choose-loss"
    japan(t, "lose J-1")
    assert at(t, "J-1") == "eliminated"
    assert asked(t) == "japan choose-retreat"


def test_rj_9_19__dr_makes_all_defenders_retreat() -> None:
    t = war(
        "J-1 1912; J-3 1912; R-S1 2012; R-S2 1911; hand japan 01; pile 02; attack 1912 R-S1 R-S2", luck=[4]
    )
    assert asked(t) == "japan before-die"
    japan(t, "pass", "pass")
    assert told(t, "rolled") == ["4 dr"]
    assert {text.split()[1] for text in choices(t)} == {"J-1", "J-3"}


def test_rj_9_20__ex_eliminates_one_of_each_side() -> None:
    t = war(f"{YALU}; {ATTACK}", luck=[2, 6, 6])
    japan(t, "lose J-Gds")
    assert told(t, "eliminated") == ["R-S2", "J-Gds"]
    assert at(t, "J-2") == "1215"


def test_rj_9_21__ne_does_nothing() -> None:
    t = war("J-2 1215; J-12 1215; attack 1214 J-2 J-12", luck=[4])
    assert told(t, "no-effect") == [""]
    assert [at(t, unit) for unit in ("J-2", "J-12", "R-S2")] == ["1215", "1215", "1214"]


def test_rj_9_22__ar_makes_all_attackers_retreat() -> None:
    t = war(f"{YALU}; {ATTACK}", luck=[6])
    japan(t, "keep-ar")
    assert {text.split()[1] for text in choices(t)} == {"J-Gds", "J-2", "J-12"}


def test_rj_9_23__ae_eliminates_one_attacker() -> None:
    t = war("J-2 1215; J-12 1215; hand russia 03; attack 1214 J-2 J-12", luck=[4, 6])
    run(t, "russia pass", "russia play r03")
    japan(t, "lose J-2")
    assert told(t, "eliminated") == ["J-2"]
    assert at(t, "J-12") == "1215"


def test_rj_9_24__the_owner_chooses_his_loss() -> None:
    """[RJ-R.6] It goes to the eliminated box."""
    t = war(f"{YALU}; {ATTACK}", luck=[2, 6, 6])
    assert choices(t, "lose") == ["J-Gds", "J-2", "J-12"]
    assert refused(t, "lose J-3") == "RJ-9.24"
    japan(t, "lose J-12")
    assert at(t, "J-12") == "eliminated"


def test_rj_r_6__in_an_exchange_each_side_picks_its_own() -> None:
    t = war("J-1 1912; J-3 1912; R-S2 1911; attack 1912 R-S1 R-S2", luck=[1])
    assert asked(t) == "japan choose-loss"
    japan(t, "lose J-3")
    assert asked(t) == "russia choose-loss"


def test_rj_9_25__stacked_units_retreat_together_or_apart() -> None:
    """[RJ-R.14] One after the other, in the owner's order."""
    t = war(f"{YALU}; {ATTACK}", luck=[6])
    japan(t, "keep-ar", "retreat J-12 1315", "retreat J-2 1216", "retreat J-Gds 1015")
    assert [at(t, unit) for unit in ("J-12", "J-2", "J-Gds")] == ["1315", "1216", "1015"]
    t = war(f"{YALU}; {ATTACK}", luck=[6])
    japan(t, "keep-ar")
    assert refused(t, "advance-done") == "RJ-9.25"


def test_rj_r_14__the_owner_chooses_the_order() -> None:
    t = war(f"{YALU}; {ATTACK}", luck=[6])
    japan(t, "keep-ar", "retreat J-Gds 1115")
    assert {text.split()[1] for text in choices(t)} == {"J-2", "J-12"}


def test_rj_9_26__no_retreat_into_ezoc_enemies_or_the_sea() -> None:
    t = war(f"{YALU}; {ATTACK}", luck=[6])
    japan(t, "keep-ar")
    assert refused(t, "retreat J-2 1314") == "RJ-9.26"
    assert refused(t, "retreat J-2 1214") == "RJ-9.26"
    assert refused(t, "retreat J-2 1913") == "RJ-9.26"


def test_rj_9_27__a_unit_that_cannot_retreat_is_eliminated() -> None:
    t = war("J-1 1814; J-2 2014; J-3 1912; hand japan 09; attack 1913 J-1 J-2")
    japan(t, "strength-done", "play j09")
    assert told(t, "eliminated") == ["R-S1"]


def test_rj_9_28__a_chain_retreat_makes_room() -> None:
    """[RJ-R.11] The displaced unit retreats under the same rules."""
    t = war(f"{TRAP}; hand japan 09; attack 1913 J-1 J-2")
    japan(t, "strength-done", "play j09")
    assert choices(t) == ["retreat R-S1 1912"]
    russia(t, "retreat R-S1 1912")
    assert asked(t) == "russia choose-chain"
    assert choices(t) == ["retreat R-S2 1911", "retreat R-S2 1812", "retreat R-S2 2012"]
    assert refused(t, "retreat R-S2 1913") == "RJ-9.28"
    russia(t, "retreat R-S2 1911")
    assert [at(t, unit) for unit in ("R-S1", "R-S2")] == ["1912", "1911"]


def test_rj_9_28__a_full_hex_is_closed_while_another_is_open() -> None:
    t = war("J-1 1814; R-S2 1912; hand japan 09; J-3 1814; attack 1913 J-1 J-3")
    japan(t, "strength-done", "play j09")
    assert refused(t, "retreat R-S1 1912") == "RJ-9.28"


def test_rj_r_11__the_owner_chooses_who_is_displaced() -> None:
    t = war("J-1 1913; J-3 1912; J-4 1912; R-S1 1814; R-S2 2014; attack 1913 R-S1 R-S2", luck=[3])
    japan(t, "retreat J-1 1912")
    assert choices(t) == ["displace J-3", "displace J-4"]
    japan(t, "displace J-4", "retreat J-4 1911")
    assert [at(t, unit) for unit in ("J-1", "J-3", "J-4")] == ["1912", "1912", "1911"]


def test_rj_9_29__without_a_chain_that_can_be_completed_the_unit_is_lost() -> None:
    """[RJ-R.11] A unit that never moves cannot be displaced."""
    t = war("R-S1 1203; J-1 1202; J-3 1202; R-S2 europe; hand japan 09; attack 1203 J-1 J-3")
    japan(t, "strength-done", "play j09")
    assert told(t, "eliminated") == ["R-S1"]
    assert at(t, "R-NA") == "1204"


def test_rj_r_45__chains_are_not_a_choice() -> None:
    t = war(f"{TRAP}; hand japan 09; attack 1913 J-1 J-2")
    japan(t, "strength-done", "play j09")
    assert choices(t) == ["retreat R-S1 1912"]


def test_rj_r_51__leaving_makes_room_for_those_who_retreat_later() -> None:
    """The target has lost its ZOC, so 1912 is a refuge: full at first, open when J-1 has left it."""
    position = "J-3 1913; J-1 1912; J-4 1912; R-S1 2014; R-S2 1814; R-S3 1813; marked R-S3"
    t = war(f"{position}; attack 1813 J-3 J-1", luck=[5])
    japan(t, "keep-ar", "retreat J-1 1911", "retreat J-3 1912")
    assert [at(t, unit) for unit in ("J-1", "J-3", "J-4")] == ["1911", "1912", "1912"]


def test_rj_r_51__when_nobody_can_move_all_are_eliminated() -> None:
    t = war("J-1 1912; J-3 1912; R-S2 1911; hand russia 09; attack 1912 R-S1 R-S2", luck=[4])
    run(t, "russia strength-done", "russia pass")
    assert told(t, "eliminated") == ["J-1", "J-3"]


def test_rj_9_30__a_unit_with_movement_0_that_must_retreat_is_eliminated() -> None:
    t = war("J-1 1205; J-3 1205; hand japan 09; attack 1204 J-1 J-3")
    japan(t, "strength-done", "play j09")
    assert told(t, "eliminated") == ["R-NA"]
    t = war("J-2 1205; R-S2 europe; attack 1205 R-NA", luck=[4])
    russia(t, "keep-ar")
    assert told(t, "eliminated") == ["R-NA"]


def test_rj_9_31__the_attacker_may_take_a_loss_instead_of_the_retreat() -> None:
    """[RJ-R.12] Once, after the last event, before any unit moves."""
    t = war(f"{YALU}; {ATTACK}", luck=[6, 6])
    assert choices(t) == ["keep-ar", "convert-ae"]
    assert refused(t, "lose J-2") == "RJ-9.31"
    japan(t, "convert-ae", "lose J-2")
    assert told(t, "eliminated") == ["J-2"]
    assert at(t, "J-Gds") == "1114"


def test_rj_r_12__without_conversion_attackers_that_are_stuck_are_lost() -> None:
    t = war("J-1 1912; R-S2 1911; R-S3 1812; R-S4 2013; hand japan 08; hand russia 01; attack 1913 J-1")
    run(t, "japan support 08")
    assert told(t, "strength") == ["3 4 -1"]
    t = war("J-1 1912; R-S2 1911; R-S3 1812; R-S4 2013; hand japan 08; attack 1913 J-1", luck=[4, 6])
    run(t, "japan support 08", "japan keep-ar")
    assert told(t, "eliminated") == ["J-1"]


def test_rj_9_32__terrain_does_not_limit_a_retreat() -> None:
    t = war("J-Gds 1114; hand japan 01; attack 1214 J-Gds", luck=[4])
    japan(t, "support 01", "keep-ar")
    assert "retreat J-Gds 1014" in choices(t)


def test_rj_9_33__attackers_may_advance_into_the_empty_hex() -> None:
    t = war(f"{YALU}; {ATTACK}", luck=[4])
    russia(t, "retreat R-S2 1313")
    assert choices(t) == ["advance-done", "advance J-Gds", "advance J-2", "advance J-12"]
    assert refused(t, "advance J-3") == "RJ-9.33"
    japan(t, "advance J-Gds", "advance J-2")
    assert [at(t, unit) for unit in ("J-Gds", "J-2", "J-12")] == ["1214", "1214", "1215"]
    t = war("J-2 1912; R-S1 2012; R-S2 1911; attack 1912 R-S1 R-S2", luck=[4])
    run(t, f"japan {choices(t)[0]}", "russia advance R-S2")
    assert at(t, "R-S2") == "1912"
    assert asked(t) != "russia choose-advance"


def test_rj_9_34__an_advance_is_voluntary_and_takes_control() -> None:
    t = war(f"{YALU}; {ATTACK}", luck=[4])
    run(t, "russia retreat R-S2 1313", "japan advance J-2", "japan advance-done")
    assert controls(t, "1214") == "japan"
    t = war(f"{YALU}; {ATTACK}", luck=[4])
    run(t, "russia retreat R-S2 1313", "japan advance-done")
    assert state(t).japanese[state(t).t.place_ids.index("1214")] == 0


def test_rj_9_35__no_advance_after_an_exchange() -> None:
    t = war(f"{YALU}; {ATTACK}", luck=[2, 6, 6])
    japan(t, "lose J-Gds")
    assert asked(t) != "japan choose-advance"
    assert at(t, "R-S2") == "eliminated"


def test_rj_9_36__defenders_never_advance() -> None:
    t = war("J-2 1215; hand japan 01; attack 1214 J-2", luck=[6, 6])
    japan(t, "support 01")
    assert told(t, "advanced") == []
    assert at(t, "R-S2") == "1214"


def test_rj_9_37__units_with_movement_0_do_not_advance() -> None:
    t = war("J-2 1205; R-S2 1304; hand russia 09; attack 1205 R-NA R-S2", luck=[3])
    russia(t, "support 09")
    japan(t, choices(t)[0])
    assert refused(t, "advance R-NA") == "RJ-9.37"


def test_rj_r_13__advance_is_allowed_when_the_defenders_could_not_retreat() -> None:
    t = war("J-1 1814; J-2 2014; J-3 1912; hand japan 09; attack 1913 J-1 J-2")
    japan(t, "strength-done", "play j09")
    assert asked(t) == "japan choose-advance"


def test_rj_e_r14__mishchenko_advances_one_hex_further() -> None:
    """[RJ-11.6] In the advance step, with the unit that advanced."""
    t = war("J-2 1912; R-S1 2012; R-S2 1911; hand russia 14 09; attack 1912 R-S1 R-S2", luck=[4])
    run(t, "russia strength-done", "russia pass")
    run(t, f"japan {choices(t)[0]}", "russia advance R-S2")
    assert asked(t) == "russia choose-cavalry"
    assert refused(t, "play r09") == "RJ-11.1"
    assert refused(t, "play r10") == "RJ-1.6"
    assert refused(t, "play j14") == "RJ-1.5"
    russia(t, "play r14")
    assert refused(t, "advance-on 2012") == "RJ-E.R14"
    russia(t, "advance-on 1812")
    assert at(t, "R-S2") == "1812"


def test_rj_11_6__the_advance_event_may_be_left() -> None:
    t = war("J-2 1912; R-S1 2012; R-S2 1911; hand russia 14; attack 1912 R-S1 R-S2", luck=[4])
    run(t, "russia strength-done", "russia pass")
    run(t, f"japan {choices(t)[0]}", "russia advance R-S2", "russia pass")
    assert at(t, "R-S2") == "1912"
