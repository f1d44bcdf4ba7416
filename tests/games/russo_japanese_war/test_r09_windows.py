"""[RJ-9] The order of steps in a combat, and the windows for events."""

from __future__ import annotations

from tests.games.russo_japanese_war.positions import (
    asked,
    hand,
    japan,
    outcome,
    pile,
    refused,
    run,
    russia,
    state,
    told,
    war,
)  # fmt: skip

YALU = "J-Gds 1114; J-2 1215; J-12 1215"
ATTACK = "attack 1214 J-Gds J-2 J-12"


def test_rj_9_13__support_difference_window_die_window_result() -> None:
    """[RJ-R.7] Support comes before the events of the die."""
    t = war(f"{YALU}; hand japan 01 02; hand russia 04 05; {ATTACK}", luck=[3])
    assert asked(t) == "japan choose-support"
    japan(t, "support 01", "strength-done")
    assert asked(t) == "japan before-die"
    japan(t, "pass")
    assert asked(t) == "russia before-die"
    russia(t, "pass")
    assert told(t, "rolled") == ["3 ex"]
    assert asked(t) == "japan after-die"
    japan(t, "pass")
    assert asked(t) == "japan choose-loss"


def test_rj_r_7__strength_events_come_before_the_die() -> None:
    t = war("R-S1 1713; J-1 1714; J-3 1813; hand japan 11; attack 1713 J-1 J-3", luck=[3])
    japan(t, "play j11")
    assert told(t, "strength") == ["6 5 1"]


def test_rj_9_14__priority_alternates_until_both_pass() -> None:
    t = war(f"{YALU}; hand japan 09 01; hand russia 07 05; {ATTACK}")
    run(t, "japan strength-done", "japan play j09", "russia play r07")
    assert asked(t) == "japan after-die"
    assert outcome(t) == "AR"
    japan(t, "pass")
    assert asked(t) == "russia after-die"
    russia(t, "pass")
    assert asked(t) == "japan choose-conversion"
    t = war(f"{YALU}; hand japan 09; hand russia 07; {ATTACK}")
    japan(t, "strength-done")
    assert refused(t, "strength-done") == "RJ-9.14"


def test_rj_9_15__an_event_before_the_die_sets_the_result() -> None:
    t = war(f"{YALU}; hand japan 09 01; hand russia 07; {ATTACK}")
    run(t, "japan strength-done", "japan play j09")
    assert state(t).die == 0
    assert outcome(t) == "DR"
    assert asked(t) == "russia after-die"


def test_rj_9_16__events_change_the_current_result() -> None:
    t = war(f"{YALU}; hand japan 01; hand russia 04 03; {ATTACK}", luck=[3])
    run(t, "japan strength-done", "japan pass", "russia pass")
    assert outcome(t) == "DR"
    assert asked(t) == "russia after-die"
    assert refused(t, "play r03") == "RJ-E.R03"
    assert refused(t, "keep-ar") == "RJ-9.16"


def test_rj_9_17__support_is_not_part_of_the_alternation() -> None:
    t = war(f"{YALU}; hand japan 01 09; {ATTACK}")
    japan(t, "support 01", "strength-done", "play j09")
    assert outcome(t) == "DR"


def test_rj_x_5__alternation() -> None:
    """[RJ-R.19] War God counts as the event of its side."""
    t = war(f"{YALU}; hand japan 09 13; hand russia 02; {ATTACK}")
    japan(t, "strength-done", "play j09")
    assert asked(t) == "russia after-die"
    russia(t, "pass")
    japan(t, "play j13")
    assert hand(t, "japan") == "09"
    assert pile(t) == "13"


def test_rj_r_19__after_war_god_the_other_side_has_priority() -> None:
    t = war(f"{YALU}; pile 10; hand japan 13; hand russia 02; {ATTACK}")
    japan(t, "strength-done", "play j13")
    assert asked(t) == "russia before-die"
    assert hand(t, "japan") == "10"


def test_rj_r_20__windows_do_not_tell_what_is_held() -> None:
    """Whoever holds a card is asked, unless no event of its half could fit."""
    t = war(f"{YALU}; hand russia 16; {ATTACK}")
    assert asked(t) == "russia before-die"
    t = war("J-2 1912; hand russia 16; R-S2 1911; attack 1912 R-S1 R-S2", luck=[3])
    russia(t, "strength-done")
    assert told(t, "rolled")
    t = war("J-2 1912; hand japan 01; R-S2 1911; attack 1912 R-S1 R-S2", luck=[1])
    assert told(t, "rolled") != []
    t = war("J-2 1912; hand japan 01; pile 05; R-S2 1911; attack 1912 R-S1 R-S2")
    assert asked(t) == "japan before-die"


def test_rj_11_3__combat_events_at_their_moment_only() -> None:
    t = war(f"{YALU}; hand japan 09 02; {ATTACK}")
    assert refused(t, "play j09") == "RJ-11.3"
    japan(t, "strength-done")
    assert refused(t, "play j02") == "RJ-11.3"
    assert refused(t, "play j10") == "RJ-1.6"
    assert refused(t, "play r10") == "RJ-1.5"


def test_rj_e_j02__hotchkiss_turns_a_russian_dr_into_ar() -> None:
    t = war("J-2 1912; hand japan 02; R-S2 1911; attack 1912 R-S1 R-S2", luck=[4])
    assert outcome(t) == "DR"
    japan(t, "play j02")
    assert outcome(t) == "AR"


LIAOYANG = "J-1 1912; J-3 1912; J-4 1814; {}; attack 1913 J-1 J-3 J-4"


def test_rj_e_j07__the_howitzers_undo_a_russian_event() -> None:
    t = war(LIAOYANG.format("hand japan 09 07; hand russia 04"))
    run(t, "japan strength-done", "japan play j09", "russia play r04", "japan play j07")
    assert told(t, "changed") == ["dr", "ne", "dr"]
    assert asked(t) == "russia choose-retreat"


def test_rj_e_j07__it_needs_a_russian_event_to_undo() -> None:
    t = war(f"{YALU}; hand japan 07 01; {ATTACK}", luck=[4])
    run(t, "japan strength-done", "japan pass")
    assert told(t, "rolled") == ["4 dr"]
    t = war(f"{YALU}; hand japan 07 01; pile 05; {ATTACK}", luck=[4])
    run(t, "japan strength-done", "japan pass")
    assert refused(t, "play j07") == "RJ-E.J07"


def test_rj_r_50__the_howitzers_are_the_last_change_themselves() -> None:
    t = war(LIAOYANG.format("hand japan 09 07 13; hand russia 04 01"))
    run(t, "japan strength-done", "japan play j09", "russia play r04", "japan play j07", "russia pass")
    run(t, "japan play j13", "russia pass")
    assert hand(t, "japan") == "07"
    assert asked(t) == "japan after-die"
    assert refused(t, "play j07") == "RJ-E.J07"


def test_rj_e_j08__nogi_adds_two_at_port_arthur() -> None:
    t = war("J-1 1202; hand japan 08; attack 1201 J-1", luck=[3])
    japan(t, "play j08")
    assert told(t, "strength") == ["4 4 0"]
    t = war(f"{YALU}; hand japan 08; {ATTACK}")
    assert refused(t, "play j08") == "RJ-E.J08"


def test_rj_e_j09__kodama_sets_dr() -> None:
    t = war(f"{YALU}; hand japan 09; {ATTACK}")
    japan(t, "strength-done", "play j09")
    assert told(t, "changed") == ["dr"]


def test_rj_e_j11__kuroki_adds_two_on_rough_ground_elsewhere() -> None:
    t = war("R-S1 1713; J-1 1714; hand japan 11 01; attack 1713 J-1")
    japan(t, "play j11")
    assert state(t).bonus == 2
    t = war("J-1 1202; hand japan 11; attack 1201 J-1")
    assert refused(t, "play j11") == "RJ-E.J11"


def test_rj_e_r02__permanent_forts_at_port_arthur() -> None:
    t = war("J-1 1202; J-3 1202; hand japan 09; hand russia 02; attack 1201 J-1 J-3")
    run(t, "japan strength-done", "japan play j09", "russia play r02")
    assert told(t, "changed") == ["dr", "ne"]
    t = war(f"{YALU}; hand japan 09; hand russia 02; {ATTACK}")
    run(t, "japan strength-done", "japan play j09")
    assert refused(t, "play r02") == "RJ-E.R02"


def test_rj_e_r03__crossfire_makes_ae_of_ne_and_ar() -> None:
    t = war(f"{YALU}; hand russia 03; {ATTACK}", luck=[6])
    russia(t, "pass")
    assert outcome(t) == "AR"
    russia(t, "play r03")
    assert told(t, "changed") == ["ae"]


def test_rj_e_r04__field_works_in_rough_or_town() -> None:
    t = war("J-1 1912; J-2 1912; J-3 1814; hand russia 04; attack 1913 J-1 J-2 J-3", luck=[3])
    russia(t, "pass")
    assert outcome(t) == "DR"
    russia(t, "play r04")
    assert told(t, "changed") == ["ne"]
    t = war(f"{YALU}; hand russia 04; {ATTACK}", luck=[4])
    russia(t, "pass")
    assert refused(t, "play r04") == "RJ-E.R04"


def test_rj_e_r07__maxim_guns_turn_dr_into_ar() -> None:
    t = war(f"{YALU}; hand russia 07; {ATTACK}", luck=[4])
    russia(t, "pass", "play r07")
    assert outcome(t) == "AR"


def test_rj_e_r08__kondratenko_holds_and_turns_the_garrison() -> None:
    """[RJ-R.29] Only the cancelling of the event turns it back."""
    position = "J-1 1202; J-3 1202; hand japan 09 07; hand russia 08; attack 1201 J-1 J-3"
    t = war(position)
    run(t, "japan strength-done", "japan play j09", "russia play r08")
    assert state(t).flipped == 1
    assert told(t, "garrison") == ["R-PA 3"]
    japan(t, "play j07")
    assert state(t).flipped == 0
    assert told(t, "garrison") == ["R-PA 3", "R-PA 2"]


def test_rj_r_29__the_other_side_of_the_garrison_has_strength_three() -> None:
    t = war("flipped; J-1 1202; hand japan 01; attack 1201 J-1")
    assert t.view()["combat"]["defence"] == 5  # type: ignore[index]
    t = war("flipped; movement russia")
    assert refused(t, "move R-PA") == "RJ-8.3"


def test_rj_e_r10__kuropatkin_makes_the_russians_fall_back() -> None:
    t = war(f"{YALU}; hand russia 10; {ATTACK}")
    russia(t, "play r10")
    assert asked(t) == "russia choose-retreat"


def test_rj_e_r11__linevich_makes_de_of_a_russian_dr() -> None:
    t = war("J-2 1912; hand russia 11 01; R-S2 1911; attack 1912 R-S1 R-S2", luck=[4])
    russia(t, "strength-done", "play r11")
    assert told(t, "eliminated") == ["J-2"]
