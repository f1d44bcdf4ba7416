"""[RJ-1] General: units, cards, the pile."""

from __future__ import annotations

from admiralty import games
from tests.games.russo_japanese_war.positions import (
    asked,
    at,
    choices,
    hand,
    japan,
    pile,
    refused,
    run,
    russia,
    state,
    tables,
    war,
)  # fmt: skip

READY = "J-2 1114; J-12 1215; hand japan 09 15; hand russia 07; attack 1214 J-2 J-12"


def test_rj_1_1__two_players_japan_and_russia() -> None:
    assert games.load("russo-japanese-war").seats == ("japan", "russia")


def test_rj_1_2__a_unit_has_strength_and_movement_and_its_name_has_no_effect() -> None:
    t = tables(war("cards japan"))
    found = {t.unit_ids[u]: (t.combat[u], t.movement[u]) for u in range(t.units)}
    assert found["J-Gds"] == found["J-11"] == (2, 3)
    assert found["R-S1"] == found["R-CR3"] == (3, 2)
    assert found["R-ER1"] == (5, 2)
    assert found["R-NA"] == (1, 0)


def test_rj_1_3__only_the_port_arthur_garrison_has_a_reverse_side() -> None:
    t = tables(war("cards japan"))
    assert t.unit_ids[t.garrison] == "R-PA"
    assert t.garrison_strength == 3


def test_rj_1_4__one_six_sided_die_a_combat() -> None:
    t = war("J-2 1114; J-12 1215; attack 1214 J-2 J-12", luck=[6])
    assert t.view()["combat"] is not None
    assert state(t).die == 6


def test_rj_1_5__only_the_half_of_the_own_side_is_an_event() -> None:
    t = war("hand japan 15; cards japan; morale 5 6")
    assert refused(t, "play r15") == "RJ-1.5"
    japan(t, "play j15")
    assert state(t).morale == [6, 6]


def test_rj_1_6__a_card_has_one_use() -> None:
    t = war("hand japan 15; cards japan; morale 5 6")
    japan(t, "forced-march 15 combat")
    assert refused(t, "play j15") == "RJ-1.6"
    assert refused(t, "transport 15") == "RJ-1.6"
    assert state(t).morale == [5, 6]


def test_rj_1_7__a_used_card_goes_on_top_of_the_pile_at_once() -> None:
    t = war("hand japan 15 10; pile 01; cards japan")
    japan(t, "transport 10")
    assert pile(t) == "01 10"
    assert asked(t) == "japan choose-transport"


def test_rj_1_8__only_the_top_card_of_the_pile_is_seen() -> None:
    t = war("pile 01 07 03; hand japan 05; cards japan")
    assert t.view("japan")["top"] == "03"
    assert t.view("japan")["pile"] is None
    assert t.view("japan")["discards"] == 3
    t = war("pile 01 07 03; hand japan 05; cards japan", show_discard_history="true")
    assert t.view("russia")["pile"] == ["01", "07", "03"]


def test_rj_1_9__ships_are_used_only_with_the_naval_rules() -> None:
    assert war("cards japan").view()["naval"] is None
    assert asked(war("", luck=[0, 1, 2])) == "japan choose-mover"
    assert asked(war("", advanced_naval="true")) == "russia choose-flagship"


def test_rj_r_42__a_card_used_for_support_gives_no_event() -> None:
    t = war("J-2 1114; J-12 1215; hand japan 09; attack 1214 J-2 J-12", luck=[3])
    japan(t, "support 09")
    assert hand(t, "japan") == ""
    assert state(t).forced_by == -1
    t = war(READY)
    run(t, "japan strength-done", "japan play j09")
    assert "09" not in hand(t, "japan")
    assert state(t).supported == 0


def test_rj_r_33__names_are_those_of_the_rulebook() -> None:
    names = games.load("russo-japanese-war").names()
    assert names["place-1611"]["ja"] == "析木城 1611"
    assert names["event-r12"]["ja"] == "12 南方政策"
    assert names["event-j12"]["ja"] == "12 征露丸"
    assert names["card-09"]["en"] == "09 Kodama Gentaro / Siberian Railway"


def test_rj_r_18__one_card_reshuffles_for_both_sides() -> None:
    t = tables(war("cards japan"))
    assert t.event_ids[t.reshuffle] == "j12"
    assert t.effect[t.reshuffle] == t.effect[t.reshuffle + 16]


def test_units_not_in_hand_are_no_choice() -> None:
    """A card of the other side's hand is not offered."""
    t = war("hand japan 05; hand russia 06; cards japan")
    assert not [text for text in choices(t) if text.endswith(" 06")]
    assert at(t, "J-Gds") == "korea"
    russia(war("hand russia 06; cards russia"), "end-turn")
