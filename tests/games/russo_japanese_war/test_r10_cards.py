"""[RJ-10] The card play phase."""

from __future__ import annotations

import pytest

from admiralty.games.russo_japanese_war.r11_refusals import EVENTS
from admiralty.show.text import LANGUAGES, Speaker
from tests.games.russo_japanese_war.positions import (
    asked,
    at,
    choices,
    controls,
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
)  # fmt: skip
from tests.support import game

OPEN = "R-S1 europe; R-S2 europe; R-NA eliminated; R-PA eliminated"


def test_rj_10_1__any_number_of_cards_in_any_order() -> None:
    t = war("hand japan 01 02 03; cards japan")
    for card in ("03", "01", "02"):
        japan(t, f"transport {card}")
        unit = choices(t, "unit")[0]
        japan(t, f"unit {unit}", "land korea")
    assert hand(t, "japan") == ""
    assert told(t, "transported") == ["J-1 korea", "J-3 korea", "J-4 korea"]
    assert refused(t, "pass") == "RJ-10.1"


def test_rj_10_2__the_same_unit_may_profit_several_times() -> None:
    t = war(f"{OPEN}; J-Gds japan; hand japan 01 02; cards japan")
    japan(t, "transport 01", "unit J-Gds", "land korea", "strategic 02", "unit J-Gds", "step 1015", "stop")
    assert at(t, "J-Gds") == "1015"


def test_rj_10_3__events_without_a_time_are_played_in_the_card_play_phase() -> None:
    """[RJ-11.1] The own one only."""
    t = war("hand japan 10 09; cards japan")
    assert "play j10" in choices(t)
    assert refused(t, "play j09") == "RJ-11.3"


def test_rj_11_1__card_phase_events_are_not_offered_elsewhere() -> None:
    t = war("hand japan 10; movement japan")
    assert "play j10" not in choices(t)


def test_rj_10_4__a_forced_march_is_one_more_phase() -> None:
    t = war(f"{OPEN}; hand japan 01 02; cards japan")
    japan(t, "forced-march 01 movement")
    assert asked(t) == "japan choose-mover"
    assert pile(t) == "01"
    t = war("J-2 1215; hand japan 01 02; cards japan")
    japan(t, "forced-march 01 combat")
    assert asked(t) == "japan choose-target"


def test_rj_10_5__one_forced_march_a_player_turn() -> None:
    t = war(f"{OPEN}; hand japan 01 02; cards japan")
    japan(t, "forced-march 01 movement", "end-phase")
    assert refused(t, "forced-march 02 combat") == "RJ-10.5"


def test_rj_10_6__a_forced_march_has_its_own_rail_move() -> None:
    t = war("hand russia 01; marched; R-S3 siberia; movement russia")
    russia(t, "rail R-S1", "step 2014", "stop", "end-phase")
    assert state(t).marched == 1
    t = war("hand russia 01; R-S3 siberia; movement russia")
    russia(t, "rail R-S1", "step 2014", "stop", "end-phase", "forced-march 01 movement")
    assert "rail R-S3" in choices(t)


def test_rj_10_7__strategic_movement_starts_on_a_road_outside_ezoc() -> None:
    """[RJ-R.25] A box needs no test for EZOC."""
    t = war("R-S2 1213; J-2 1214; J-3 1813; hand japan 01; R-S1 europe; cards japan")
    japan(t, "strategic 01")
    assert refused(t, "unit J-2") == "RJ-10.7"
    assert "unit J-12" in choices(t)
    t = war("R-S1 1815; R-S2 1816; hand russia 01; cards russia; J-2 1914; R-S3 europe")
    assert refused(t, "strategic 01") == "RJ-10.7"


def test_rj_r_25__the_hex_before_the_box_must_be_enterable() -> None:
    t = war("J-1 1015; J-3 1015; hand japan 01; cards japan; R-S2 europe")
    japan(t, "strategic 01")
    assert choices(t, "unit") == ["J-1", "J-3"]


def test_rj_10_8__roads_and_rails_may_be_mixed() -> None:
    t = war("R-S3 siberia; R-S1 europe; hand russia 01; cards russia")
    places = ["2417", "2316", "2216", "2215", "2114", "2014", "1913", "1912", "1911", "1811", "1711", "1611"]
    russia(t, "strategic 01", "unit R-S3", *[f"step {place}" for place in places])
    assert at(t, "R-S3") == "1611"
    assert refused(t, "step 1711") == "RJ-10.8"


def test_rj_10_9__not_into_enemy_towns_or_supply_sources() -> None:
    t = war(f"{OPEN}; J-2 1314; hand japan 01; cards japan")
    japan(t, "strategic 01", "unit J-2")
    assert refused(t, "step 1414") == "RJ-10.9"
    t = war(f"{OPEN}; R-S2 1114; hand russia 01; cards russia")
    russia(t, "strategic 01", "unit R-S2")
    assert refused(t, "step 1015") == "RJ-10.9"


def test_rj_10_10__stacking_applies_and_movement_0_stays() -> None:
    t = war("R-S3 2014; hand russia 01; cards russia")
    russia(t, "strategic 01", "unit R-S1")
    assert refused(t, "step 2014") == "RJ-10.10"
    t = war("hand russia 01; cards russia")
    russia(t, "strategic 01")
    assert refused(t, "unit R-NA") == "RJ-8.3"


def test_rj_10_11__the_defender_has_no_support() -> None:
    t = war("J-2 1912; hand japan 01; R-S1 2012; R-S2 1911; attack 1912 R-S1 R-S2", luck=[4])
    assert asked(t) == "japan after-die"
    assert not choices(t, "support")


def test_rj_10_12__russia_transports_a_light_corps() -> None:
    t = war("hand russia 01 02; cards russia")
    russia(t, "transport 01")
    assert refused(t, "unit R-ER1") == "RJ-10.12"
    russia(t, "unit R-S5")
    assert at(t, "R-S5") == "siberia"
    gone = "; ".join(f"R-{name} siberia" for name in ("S3", "S4", "S5", "S6", "CR1", "CR2", "CR3"))
    assert refused(war(f"{gone}; hand russia 01; cards russia"), "transport 01") == "RJ-10.12"


def test_rj_10_13__transported_units_may_move_on() -> None:
    t = war("hand russia 01 02; cards russia; R-S1 europe")
    russia(t, "transport 01", "unit R-S5", "forced-march 02 movement", "rail R-S5", "step 2417", "stop")
    assert at(t, "R-S5") == "2417"


def test_rj_x_4__transport_then_rail() -> None:
    t = war("hand russia 01 02; R-S1 europe; cards russia")
    russia(t, "transport 01", "unit R-S3", "forced-march 02 movement", "rail R-S3")
    russia(t, *[f"step {place}" for place in ("2417", "2316", "2216", "2215", "2114", "2014", "1913")])
    assert at(t, "R-S3") == "1913"


def test_rj_x_3__many_cards_on_one_unit() -> None:
    t = war("J-Gds japan; R-S2 europe; hand japan 01 02 03; cards japan")
    japan(t, "transport 01", "unit J-Gds", "land korea", "forced-march 02 movement", "move J-Gds")
    japan(t, "step 1015", "step 1114", "stop", "end-phase", "strategic 03", "unit J-Gds")
    japan(t, "step 1214", "step 1314")
    assert refused(t, "step 1414") == "RJ-10.9"
    assert at(t, "J-Gds") == "1314"


def test_rj_10_14__japan_transports_to_korea_or_a_port() -> None:
    t = war("hand japan 01; cards japan")
    japan(t, "transport 01", "unit J-5")
    assert choices(t, "land") == ["korea", "1203", "1206", "1211"]
    japan(t, "land 1206")
    assert at(t, "J-5") == "1206"
    empty = "; ".join(f"J-{name} korea" for name in (1, 3, 4, 5, 6, 7, 8, 9, 10, 11))
    assert refused(war(f"{empty}; hand japan 01; cards japan"), "transport 01") == "RJ-10.14"


def test_rj_10_15__southern_ports_without_russians_within_stacking() -> None:
    t = war("R-S1 1206; J-1 1211; J-3 1211; hand japan 01; cards japan")
    japan(t, "transport 01", "unit J-5")
    assert refused(t, "land 1206") == "RJ-7.12"
    assert refused(t, "land 1211") == "RJ-7.11"
    assert refused(t, "land 1204") == "RJ-10.15"
    assert "land 1203" in choices(t)


def test_rj_10_16__other_ports_open_when_the_squadron_is_neutralised() -> None:
    t = war("hand japan 01; cards japan")
    japan(t, "transport 01", "unit J-5")
    assert refused(t, "land 1908") == "RJ-10.16"
    t = war("neutralised; hand japan 01; cards japan")
    japan(t, "transport 01", "unit J-5", "land 1908")
    assert at(t, "J-5") == "1908"


def test_rj_r_26__a_landing_takes_control_at_once() -> None:
    t = war("hand japan 01; cards japan")
    japan(t, "transport 01", "unit J-5", "land 1203")
    assert controls(t, "1203") == "japan"
    assert morale(t) == [6, 5]


def test_rj_r_49__with_the_option_nanshan_blocks_dalian() -> None:
    t = war("hand japan 01; cards japan", nanshan_blocks_dalian="true")
    japan(t, "transport 01", "unit J-5")
    assert refused(t, "land 1203") == "RJ-R.49"
    t = war("R-NA eliminated; hand japan 01; cards japan", nanshan_blocks_dalian="true")
    japan(t, "transport 01", "unit J-5", "land 1203")
    assert at(t, "J-5") == "1203"


def test_rj_13_30__a_weak_squadron_opens_every_port() -> None:
    t = naval("hand japan 01; cards japan")
    japan(t, "transport 01", "unit J-5")
    assert refused(t, "land 1908") == "RJ-13.30"
    hurt = "; ".join(
        f"ship N-{name} 1" for name in ("Retvizan", "Poltava", "Sevastopol", "Peresvet", "Pobeda")
    )
    t = naval(f"{hurt}; hand japan 01; cards japan")
    japan(t, "transport 01", "unit J-5", "land 1908")
    assert at(t, "J-5") == "1908"


def test_rj_10_17__russia_reorganises_an_eliminated_light_corps() -> None:
    t = war("R-S3 eliminated; R-ER1 eliminated; hand russia 01; cards russia")
    russia(t, "reorganise 01")
    assert refused(t, "unit R-ER1") == "RJ-10.17"
    russia(t, "unit R-S3")
    assert at(t, "R-S3") == "europe"
    assert refused(war("R-ER1 eliminated; hand russia 01; cards russia"), "reorganise 01") == "RJ-10.17"


def test_rj_10_18__japan_has_no_such_reorganisation() -> None:
    t = war("J-3 eliminated; hand japan 01; cards japan")
    assert refused(t, "reorganise 01") == "RJ-10.18"


def test_rj_10_19__a_cancelled_event_is_used_up() -> None:
    t = war("hand russia 01; hand japan 04; cards russia")
    run(t, "russia play r01", "japan play j04")
    assert state(t).limit == -1
    assert pile(t) == "01 04"
    assert told(t, "cancelled") == ["r01"]


def test_rj_10_20__an_event_needs_an_effect() -> None:
    """[RJ-R.46] The list of conditions."""
    assert refused(war("hand japan 15; cards japan"), "play j15") == "RJ-E.J15"
    assert refused(war("hand japan 16; cards japan"), "play j16") == "RJ-E.J16"
    assert refused(war("hand japan 13; cards japan"), "play j13") == "RJ-11.9"
    assert refused(war("turn 12; hand japan 06; cards japan"), "play j06") == "RJ-10.20"
    assert refused(war("turn 6; hand russia 15; cards russia"), "play r15") == "RJ-E.R15"
    assert refused(war("hand russia 13; cards russia"), "play r13") == "RJ-E.R13"
    assert refused(war("blocked russia; hand russia 09; cards russia"), "play r09") == "RJ-E.J06"


def test_rj_r_46__events_that_always_have_an_effect() -> None:
    t = war("hand japan 10; cards japan")
    assert "play j10" in choices(t)
    t = war("hand russia 01 05 06; cards russia")
    assert {"play r01", "play r05", "play r06"} <= set(choices(t))
    t = war("J-3 eliminated; hand japan 16; cards japan")
    japan(t, "play j16")
    assert refused(t, "return J-4") == "RJ-R.46"


def test_rj_13_11__under_interdiction_a_card_transports_nobody() -> None:
    t = naval("blocked japan; hand japan 01; cards japan")
    assert refused(t, "transport 01") == "RJ-13.11"
    t = war("blocked japan; hand japan 01; cards japan")
    assert refused(t, "transport 01") == "RJ-E.R06"


def test_rj_10_20__a_refused_event_cites_the_clause_that_forbids_it() -> None:
    """Nearly every event was refused by RJ-10.20, whatever the reason was."""
    t = war("hand japan 01 02 08 14; cards japan")
    found = {event: refused(t, f"play {event}") for event in ("j01", "j02", "j08", "j14", "j05", "r01")}
    assert found == {
        "j01": "RJ-11.2", "j02": "RJ-11.3", "j08": "RJ-11.3", "j14": "RJ-11.5",
        "j05": "RJ-1.6", "r01": "RJ-1.5",
    }  # fmt: skip
    t = war("hand russia 14 16; cards russia")
    assert [refused(t, f"play {event}") for event in ("r14", "r16")] == ["RJ-11.6", "RJ-11.5"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rj_10_20__the_sentence_of_a_refused_event_is_its_own(language: str) -> None:
    """Most of them said only that the event would have no effect now."""
    said = Speaker(game("russo-japanese-war"), language)
    reasons = [said.refusal(clause) for clause in ("RJ-10.20", "RJ-11.9", *EVENTS)]
    shared = [clause for clause, reason in zip(EVENTS, reasons[2:], strict=True) if reasons.count(reason) > 1]
    same = {"RJ-E.J09", "RJ-E.R10"}  # one for each side, with the same condition
    never = {"RJ-E.J10", "RJ-E.J12", "RJ-E.J13", "RJ-E.R05", "RJ-E.R12"}  # nothing of their own forbids them
    assert set(shared) <= same | never
