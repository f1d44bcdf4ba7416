"""[RJ-11] Events of the card play phase, reactions, War God."""

from __future__ import annotations

from tests.games.russo_japanese_war.positions import (
    asked,
    at,
    choices,
    hand,
    japan,
    morale,
    naval,
    pile,
    refused,
    run,
    russia,
    state,
    told,
    war,
    zoc,
)  # fmt: skip


def test_rj_11_2__a_reaction_is_resolved_first_and_once() -> None:
    t = war("hand russia 06; hand japan 01 04; cards russia")
    run(t, "russia play r06")
    assert asked(t) == "japan reaction"
    assert state(t).blocked == [0, 0]
    japan(t, "play j01")
    assert asked(t) == "russia choose-use"
    assert hand(t, "japan") == "04"
    t = war("hand russia 06; hand japan 05; cards russia")
    russia(t, "play r06")
    assert refused(t, "play j05") == "RJ-11.1"
    assert refused(t, "play j07") == "RJ-1.6"
    assert refused(t, "play r05") == "RJ-1.5"
    assert refused(t, "done") == "RJ-11.2"


def test_rj_11_4__war_god_at_any_own_decision() -> None:
    for moment in ("movement japan", "cards japan", "J-2 1215; combats japan", "J-2 1215; attack 1214 J-2"):
        t = war(f"pile 05; hand japan 13; {moment}")
        assert "play j13" in choices(t), moment
    t = war("pile 05; hand japan 13; lost 0 1; victory")
    assert "play j13" in choices(t)
    t = war("pile 05; hand japan 13; hand russia 01; cards russia")
    assert "play j13" not in choices(t)


def test_rj_r_48__not_between_the_steps_of_a_move() -> None:
    t = war("pile 05; hand japan 13; movement japan")
    japan(t, "move J-2")
    assert choices(t) == ["stop", "step 1015"]
    japan(t, "step 1015", "stop")
    assert "play j13" in choices(t)


def test_rj_11_5__morale_check_events_in_the_victory_phase() -> None:
    t = war("lost 1 0; hand russia 16 05; victory")
    assert refused(t, "play r05") == "RJ-11.1"
    assert refused(t, "play r06") == "RJ-1.6"
    assert refused(t, "play j16") == "RJ-1.5"
    assert choices(t) == ["pass", "play r16"]


def test_rj_11_8__a_neutralised_squadron_closes_the_two_events() -> None:
    t = war("neutralised; hand russia 01 06; cards russia")
    assert refused(t, "play r01") == "RJ-11.8"
    assert refused(t, "play r06") == "RJ-11.8"
    assert "transport 06" in choices(t)


def test_rj_11_9__war_god_lands_on_the_pile_after_the_taken_card() -> None:
    t = war("pile 02 05; hand japan 13; movement japan")
    japan(t, "play j13")
    assert hand(t, "japan") == "05"
    assert pile(t) == "02 13"
    assert refused(war("hand japan 13; cards japan"), "play j13") == "RJ-11.9"


def test_rj_e_j01__the_blockade_cancels_the_squadron() -> None:
    t = war("hand russia 06; hand japan 01; cards russia")
    run(t, "russia play r06", "japan play j01")
    assert morale(t) == [6, 6]
    assert told(t, "cancelled") == ["r06"]


def test_rj_e_j03__mines_cancel_cost_morale_and_neutralise() -> None:
    t = war("hand russia 01; hand japan 03; cards russia")
    run(t, "russia play r01", "japan play j03")
    assert state(t).limit == -1
    assert morale(t) == [6, 5]
    assert state(t).neutralised == 1


def test_rj_r_28__with_the_option_mines_may_be_laid_at_will() -> None:
    t = war("hand japan 03; cards japan")
    assert refused(t, "play j03") == "RJ-11.2"
    t = war("hand japan 03; cards japan", mines_timing="reaction_or_own_phase")
    japan(t, "play j03")
    assert morale(t) == [6, 5]
    assert state(t).neutralised == 1
    t = war("neutralised; hand japan 03; cards japan", mines_timing="reaction_or_own_phase")
    assert refused(t, "play j03") == "RJ-R.28"


def test_rj_e_j04__akiyama_cancels_either_squadron() -> None:
    for card in ("01", "05", "06"):
        t = war(f"hand russia {card}; hand japan 04; cards russia")
        run(t, f"russia play r{card}", "japan play j04")
        assert told(t, "cancelled") == [f"r{card}"]
    t = war("hand russia 05; hand japan 01; cards russia")
    russia(t, "play r05")
    assert refused(t, "play j01") == "RJ-E.J01"


def test_rj_e_j05__up_to_three_russian_units_lose_their_zoc() -> None:
    t = war("hand japan 05 01; cards japan")
    japan(t, "play j05")
    assert refused(t, "done") == "RJ-E.J05"
    assert refused(t, "mark R-S3") == "RJ-E.J05"
    japan(t, "mark R-S2", "mark R-NA", "mark R-PA")
    assert asked(t) == "japan choose-use"
    assert not {"1114", "1203", "1202"} & zoc(t, "russia")


def test_rj_e_j06__akashi_keeps_everybody_in_european_russia() -> None:
    t = war("turn 3; hand japan 06; hand russia 01 02 09; cards japan")
    japan(t, "play j06", "end-turn")
    assert state(t).blocked == [0, 1]
    russia(t, "end-phase")
    assert refused(t, "transport 01") == "RJ-E.J06"
    assert refused(t, "play r09") == "RJ-E.J06"
    russia(t, "end-turn")
    assert state(t).blocked == [0, 0]


def test_rj_e_j10__oyama_gives_another_combat_phase() -> None:
    t = war("J-2 1215; hand japan 10 01; cards japan")
    japan(t, "play j10")
    assert asked(t) == "japan choose-target"
    japan(t, "declare-done")
    assert "forced-march 01 combat" in choices(t)


def test_rj_e_j13__war_god_takes_the_top_discard() -> None:
    t = war("pile 02 05; hand japan 13; cards japan")
    japan(t, "play j13")
    assert hand(t, "japan") == "05"
    assert told(t, "took-discard") == ["05"]


def test_rj_r_44__war_god_may_come_before_the_reaction() -> None:
    """It fetches the very card that Russia has just used."""
    t = war("hand russia 01; hand japan 13; cards russia")
    run(t, "russia play r01", "japan play j13")
    assert hand(t, "japan") == "01"
    assert asked(t) == "japan reaction"
    japan(t, "play j01")
    assert told(t, "cancelled") == ["r01"]


def test_rj_e_j15__the_alliance_raises_japanese_morale() -> None:
    t = war("morale 4 6; hand japan 15; cards japan")
    japan(t, "play j15")
    assert morale(t) == [5, 6]


def test_rj_e_j16__reorganisation_returns_two_units_to_japan() -> None:
    t = war("J-3 eliminated; J-4 eliminated; J-5 eliminated; hand japan 16; cards japan")
    japan(t, "play j16", "return J-3", "return J-5")
    assert [at(t, unit) for unit in ("J-3", "J-4", "J-5")] == ["japan", "eliminated", "japan"]
    t = war("J-3 eliminated; J-4 eliminated; hand japan 16; cards japan")
    japan(t, "play j16", "return J-3", "done")
    assert at(t, "J-4") == "eliminated"


def test_rj_e_r01__the_squadron_limits_the_japanese_hand_to_one() -> None:
    t = war("hand russia 01; cards russia")
    russia(t, "play r01")
    assert state(t).limit == 1


def test_rj_e_r05__the_vladivostok_squadron_limits_it_to_two() -> None:
    t = war("hand russia 05; cards russia")
    russia(t, "play r05")
    assert state(t).limit == 2


def test_rj_r_27__or_to_one_by_the_option() -> None:
    t = war("hand russia 05; cards russia", vladivostok_limit="1")
    russia(t, "play r05")
    assert state(t).limit == 1


def test_rj_e_r06__makarov_raises_morale_and_keeps_everybody_in_japan() -> None:
    t = war("morale 6 4; turn 3; hand russia 06; hand japan 05 02 01; cards russia")
    run(t, "russia play r06", "japan pass", "russia end-turn", "japan end-phase")
    assert morale(t) == [6, 5]
    assert refused(t, "transport 05") == "RJ-E.R06"
    japan(t, "end-turn")
    assert state(t).blocked == [0, 0]


def test_rj_e_r09__the_siberian_railway_brings_one_heavy_or_two_light_corps() -> None:
    t = war("hand russia 09; cards russia")
    russia(t, "play r09", "send R-ER1")
    assert at(t, "R-ER1") == "siberia"
    assert asked(t) == "russia choose-use"
    t = war("hand russia 09; cards russia")
    russia(t, "play r09", "send R-S3")
    assert refused(t, "send R-ER1") == "RJ-E.R09"
    russia(t, "send R-S4")
    assert [at(t, unit) for unit in ("R-S3", "R-S4")] == ["siberia", "siberia"]


def test_rj_e_r13__reorganisation_returns_two_corps_to_european_russia() -> None:
    t = war("R-ER1 eliminated; R-S3 eliminated; R-NA eliminated; hand russia 13; cards russia")
    russia(t, "play r13")
    assert choices(t) == ["return R-S3", "return R-ER1"]
    russia(t, "return R-ER1", "return R-S3")
    assert at(t, "R-ER1") == "europe"


def test_rj_e_r15__the_baltic_fleet_costs_japan_morale_from_turn_7() -> None:
    t = war("turn 7; hand russia 15; cards russia")
    russia(t, "play r15")
    assert morale(t) == [5, 6]
    t = war("turn 7; R-PA eliminated; control japan 1201; hand russia 15; cards russia")
    assert refused(t, "play r15") == "RJ-E.R15"


def test_rj_13_1__in_the_naval_game_the_fleet_events_are_no_events() -> None:
    t = naval("hand russia 01 05 06; cards russia")
    assert refused(t, "play r01") == "RJ-13.1"
    assert refused(t, "play r05") == "RJ-13.1"
    assert "transport 06" in choices(t)
