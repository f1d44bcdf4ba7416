"""Chapter 5, second part: sorties, repairs and armies."""

from __future__ import annotations

import pytest

from admiralty import Table
from admiralty.core import flow
from tests.games.port_arthur.positions import (
    JAPAN_FLEET,
    choices,
    log,
    must_wait,
    place,
    refused,
    ships_at,
)
from tests.support import table

ALL_ZONES = {"yellow-sea", "east-china-sea", "tsushima", "sea-of-japan", "pacific-ocean", "philippine-sea"}


def destinations(t: Table, seat: str, ship: str) -> set[str]:
    """The zones a ship is offered in its sortie phase."""
    words = [action.split() for action in choices(t, seat)]
    return {word[2] for word in words if word[:2] == ["sail", ship]}


def test_pa_5_5__none_of_the_ships_need_sail() -> None:
    t = table("port-arthur")
    t.play("japan", "done")
    assert ships_at(t, "port japan", "japan") == JAPAN_FLEET


def test_pa_5_5__some_or_all_may_sail() -> None:
    t = table("port-arthur")
    t.play("japan", "sail asama tsushima")
    assert "done" in choices(t, "japan")
    for ship in JAPAN_FLEET.replace("asama ", "").split():
        t.play("japan", f"sail {ship} pacific-ocean")
    t.play("japan", "done")
    assert ships_at(t, "port japan", "japan") == ""


def test_pa_5_5__a_ship_that_was_to_sail_may_stay_after_all() -> None:
    t = table("port-arthur")
    t.play("japan", "sail asama tsushima")
    t.play("japan", "stay asama")
    assert place(t, "asama") == "port japan"


def test_pa_5_6__a_sortie_rolls_no_die() -> None:
    t = table("port-arthur", luck=[])
    entry = t.play("japan", "sail chinen yellow-sea")
    assert entry is not None
    assert entry.luck == ()
    assert place(t, "chinen") == "yellow-sea"


def test_pa_5_7__japanese_ships_sail_each_on_their_own() -> None:
    t = table("port-arthur")
    t.play("japan", "sail asama tsushima")
    t.play("japan", "sail tokiwa pacific-ocean")
    assert (place(t, "asama"), place(t, "tokiwa")) == ("tsushima", "pacific-ocean")


def test_pa_r_12__russian_ships_of_one_port_may_go_to_different_zones() -> None:
    t = table("port-arthur", "sortie russia")
    t.play("russia", "sail rossia tsushima")
    t.play("russia", "sail rurik pacific-ocean")
    assert (place(t, "rossia"), place(t, "rurik")) == ("tsushima", "pacific-ocean")


@pytest.mark.parametrize(
    ("port", "zones"),
    [
        ("port-arthur", {"yellow-sea"}),
        ("vladivostok", {"sea-of-japan"}),
        ("diego-suarez", {"east-china-sea"}),
    ],
)
def test_pa_5_8__a_damaged_ship_sails_only_to_a_zone_beside_its_port(port: str, zones: set[str]) -> None:
    t = table("port-arthur", f"sortie russia; port {port}: askold*")
    assert destinations(t, "russia", "askold") == zones
    for zone in ALL_ZONES - zones:
        assert refused(t, "russia", f"sail askold {zone}") == "PA-5.8"


@pytest.mark.parametrize(
    ("port", "zones"),
    [
        ("port-arthur", {"yellow-sea", "east-china-sea"}),
        ("vladivostok", {"sea-of-japan", "tsushima", "pacific-ocean"}),
        ("diego-suarez", {"east-china-sea", "yellow-sea", "tsushima", "philippine-sea"}),
    ],
)
def test_pa_5_9__an_intact_ship_may_sail_on_to_a_second_zone(port: str, zones: set[str]) -> None:
    t = table("port-arthur", f"sortie russia; port {port}: askold")
    assert destinations(t, "russia", "askold") == zones
    for zone in ALL_ZONES - zones:
        assert refused(t, "russia", f"sail askold {zone}") == "PA-5.9"


def test_pa_5_10__enemies_on_the_way_or_at_the_end_do_not_matter() -> None:
    t = table(
        "port-arthur", "sortie russia; sea-of-japan: mikasa asahi; tsushima: asama; pacific-ocean: fuji"
    )
    assert destinations(t, "russia", "rossia") == {"sea-of-japan", "tsushima", "pacific-ocean"}
    t.play("russia", "sail rossia tsushima")
    assert place(t, "rossia") == "tsushima"


@pytest.mark.parametrize("ship", ["askold", "askold*"])
def test_pa_5_11__under_the_blockade_ships_of_port_arthur_reach_the_yellow_sea_only(ship: str) -> None:
    t = table("port-arthur", f"sortie russia; blockade; port port-arthur: {ship}")
    assert destinations(t, "russia", "askold") == {"yellow-sea"}
    assert refused(t, "russia", "sail askold east-china-sea") == "PA-5.11"


def test_pa_r_8__the_blockade_leaves_ships_of_other_ports_alone() -> None:
    t = table("port-arthur", "turn 4; sortie russia; blockade; port diego-suarez: orel")
    assert "yellow-sea" in destinations(t, "russia", "orel")
    assert "tsushima" in destinations(t, "russia", "orel")
    assert destinations(t, "russia", "rossia") == {"sea-of-japan", "tsushima", "pacific-ocean"}
    assert destinations(table("port-arthur", "blockade"), "japan", "asama") == ALL_ZONES


def test_pa_5_11__it_is_not_the_blockade_that_holds_other_ships_back() -> None:
    t = table("port-arthur", "sortie russia; blockade; port vladivostok: rossia*")
    assert refused(t, "russia", "sail rossia tsushima") == "PA-5.8"
    assert refused(t, "russia", "sail rurik yellow-sea") == "PA-5.9"


def test_pa_r_8__the_blockade_ends_no_repair() -> None:
    t = table("port-arthur", "sortie russia; blockade; port port-arthur: askold*")
    assert t.refuses("russia", "repair askold") == ""


def test_pa_5_12__a_ship_in_a_shipyard_does_not_sail() -> None:
    t = table("port-arthur", "yard japan: asama*")
    assert refused(t, "japan", "sail asama tsushima") == "PA-5.12"
    assert refused(t, "japan", "stay asama") == "PA-5.12"
    assert destinations(t, "japan", "asama") == set()


def test_pa_5_13__a_damaged_ship_may_go_from_the_anchorage_to_the_shipyard() -> None:
    t = table("port-arthur", "port japan: asama*")
    t.play("japan", "repair asama")
    assert place(t, "asama") == "yard japan"


def test_pa_5_13__a_port_without_a_shipyard_repairs_nothing() -> None:
    t = table("port-arthur", "turn 5; sortie russia; port diego-suarez: orel*")
    assert refused(t, "russia", "repair orel") == "PA-5.13"
    t = table("port-arthur", "sortie russia; port port-arthur: askold*")
    assert t.refuses("russia", "repair askold") == ""
    t = table("port-arthur", "sortie russia; shipyard-lost; port port-arthur: askold*")
    assert refused(t, "russia", "repair askold") == "PA-5.13"


def test_pa_5_13__the_loss_of_one_shipyard_leaves_the_others() -> None:
    t = table("port-arthur", "sortie russia; shipyard-lost; port vladivostok: rossia*")
    t.play("russia", "repair rossia")
    assert place(t, "rossia") == "yard vladivostok"


def test_pa_5_13__a_side_repairs_in_its_own_sortie_phase_only() -> None:
    position = "port japan: asama*; port vladivostok: rossia*"
    t = table("port-arthur", position)
    assert must_wait(t, "russia", "repair rossia")
    assert refused(t, "japan", "repair rossia") == "PA-1.2"
    t.play("japan", "done")
    assert must_wait(t, "japan", "repair asama")
    assert refused(t, "russia", "repair asama") == "PA-1.2"
    t = table("port-arthur", f"operations japan; {position}")
    assert refused(t, "japan", "repair asama") == "PA-6.3"


def test_pa_r_14__a_ship_back_in_port_during_operations_waits_for_the_next_sortie_phase() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama*", luck=[1, 6, 1, 2, 2])
    t.play("japan", "move tsushima japan")
    t.play("japan", "from japan")
    assert refused(t, "japan", "repair asama") == "PA-6.19"
    t.play("japan", "cancel")
    assert refused(t, "japan", "repair asama") == "PA-6.3"
    t.play("japan", "pass")
    t.play("russia", "pass")
    t.play("japan", "blockade off")
    t.play("japan", "repair asama")
    assert place(t, "asama") == "yard japan"


def test_pa_5_14__an_intact_ship_may_not_enter_a_shipyard() -> None:
    t = table("port-arthur")
    assert refused(t, "japan", "repair asama") == "PA-5.14"
    t = table("port-arthur", "turn 5; sortie russia; port diego-suarez: orel")
    assert refused(t, "russia", "repair orel") == "PA-5.14"


def test_pa_5_15__a_ship_under_repair_takes_no_part_this_turn() -> None:
    t = table("port-arthur", "port japan: asama*", luck=[2, 1])
    t.play("japan", "repair asama")
    t.play("japan", "done")
    t.play("russia", "done")
    t.play("japan", "from japan")
    assert refused(t, "japan", "add asama") == "PA-6.20"
    assert place(t, "asama") == "yard japan"


def test_pa_5_15__until_its_side_is_done_it_may_sail_instead() -> None:
    t = table("port-arthur", "port japan: asama*")
    t.play("japan", "repair asama")
    t.play("japan", "sail asama tsushima")
    assert place(t, "asama") == "tsushima"


def test_pa_5_16__one_army_goes_on_each_landing_box() -> None:
    t = table("port-arthur")
    t.play("japan", "embark yellow-sea")
    t.play("japan", "embark tsushima")
    assert t.view()["boxes"] == ["yellow-sea", "tsushima"]
    assert t.view()["supply"] == 4


def test_pa_5_16__a_box_takes_no_second_army() -> None:
    t = table("port-arthur")
    t.play("japan", "embark tsushima")
    assert refused(t, "japan", "embark tsushima") == "PA-5.16"


def test_pa_5_16__only_the_two_boxes_take_armies() -> None:
    t = table("port-arthur")
    assert refused(t, "japan", "embark sea-of-japan") == "PA-2.9"
    assert refused(t, "japan", "disembark pacific-ocean") == "PA-2.9"


def test_pa_5_16__armies_need_not_be_placed() -> None:
    t = table("port-arthur")
    t.play("japan", "done")
    assert (t.view()["supply"], t.view()["boxes"]) == (6, [])


def test_pa_5_17__within_the_phase_a_placement_may_be_taken_back() -> None:
    t = table("port-arthur")
    t.play("japan", "embark tsushima")
    t.play("japan", "disembark tsushima")
    assert (t.view()["supply"], t.view()["boxes"]) == (6, [])
    assert refused(t, "japan", "disembark tsushima") == "PA-5.17"


def test_pa_5_17__once_japan_is_done_the_army_stays_until_scoring() -> None:
    t = table("port-arthur", luck=[2, 1, 4, 4])
    t.play("japan", "embark tsushima")
    t.play("japan", "done")
    assert must_wait(t, "japan", "disembark tsushima")
    t.play("russia", "done")
    assert refused(t, "japan", "disembark tsushima") == "PA-6.3"
    assert t.view()["boxes"] == ["tsushima"]


def test_pa_r_12__an_army_at_sea_is_not_moved_to_another_box() -> None:
    t = table("port-arthur", "operations japan; army tsushima")
    assert not [action for action in choices(t, "japan") if "embark" in action]
    assert refused(t, "japan", "embark yellow-sea") == "PA-6.3"


def test_pa_5_18__an_army_needs_no_ship_and_minds_no_enemy() -> None:
    t = table("port-arthur", "yellow-sea: askold bayan")
    t.play("japan", "embark yellow-sea")
    t.play("japan", "embark tsushima")
    assert t.view()["boxes"] == ["yellow-sea", "tsushima"]


def test_pa_1_2__a_side_does_not_send_the_ships_of_the_other() -> None:
    t = table("port-arthur", "port vladivostok: rossia*")
    for action in ("sail askold yellow-sea", "repair rossia", "stay rossia"):
        assert refused(t, "japan", action) == "PA-1.2"


def test_pa_7_24__a_sunk_ship_does_not_sail_again() -> None:
    t = table("port-arthur", "sunk: asama")
    assert refused(t, "japan", "sail asama tsushima") == "PA-7.24"


def test_pa_x_3__the_blockade_keeps_port_arthur_to_the_yellow_sea() -> None:
    t = table("port-arthur", "sortie russia; blockade")
    assert destinations(t, "russia", "tsesarevich") == {"yellow-sea"}
    t = table("port-arthur", "sortie russia")
    assert destinations(t, "russia", "tsesarevich") == {"yellow-sea", "east-china-sea"}


def test_pa_x_3__intact_japanese_ships_reach_all_six_zones_and_damaged_ones_not_the_yellow_sea() -> None:
    t = table("port-arthur", "port japan: asama fuji*")
    assert destinations(t, "japan", "asama") == ALL_ZONES
    assert destinations(t, "japan", "fuji") == ALL_ZONES - {"yellow-sea"}
    assert refused(t, "japan", "sail fuji yellow-sea") == "PA-5.8"


def test_pa_d_2__every_ship_in_an_anchorage_is_offered_with_its_zones_repair_and_stay() -> None:
    t = table("port-arthur", "port japan: fuji*")
    offered = set(choices(t, "japan"))
    for ship in JAPAN_FLEET.replace("fuji ", "").split():
        assert {f"sail {ship} {zone}" for zone in ALL_ZONES} <= offered
    assert "repair fuji" in offered
    assert "repair asama" not in offered


def test_pa_d_2__a_ship_already_assigned_is_offered_again() -> None:
    t = table("port-arthur", "port japan: fuji*")
    t.play("japan", "sail fuji tsushima")
    assert {"stay fuji", "repair fuji", "sail fuji pacific-ocean"} <= set(choices(t, "japan"))
    t.play("japan", "repair fuji")
    assert {"stay fuji", "sail fuji tsushima"} <= set(choices(t, "japan"))


def test_pa_d_2__what_is_not_offered_is_shown_with_its_clause() -> None:
    t = table("port-arthur", "port japan: fuji*; yard japan: asama*; army tsushima")
    shown = {choice.text: clause for choice, clause in t.refused("japan")}
    assert shown["sail fuji yellow-sea"] == "PA-5.8"
    assert shown["sail asama tsushima"] == "PA-5.12"
    assert shown["repair mikasa"] == "PA-5.14"
    assert shown["embark tsushima"] == "PA-5.16"


def test_pa_d_3__search_considers_one_of_equal_ships_and_the_engine_keeps_them_apart() -> None:
    t = table("port-arthur", f"sunk: {JAPAN_FLEET}; port japan: kasagi chitose takasago* yoshino*")
    explored = [t.game.write_action(a) for a in flow.question(t.state).explore(t.state, 0)]
    assert {words.split()[1] for words in explored if words.startswith("sail")} == {"kasagi", "takasago"}
    offered = {words.split()[1] for words in choices(t, "japan") if words.startswith("sail")}
    assert offered == {"kasagi", "chitose", "takasago", "yoshino"}


def test_pa_d_3__after_one_of_them_search_goes_on_to_the_next() -> None:
    t = table("port-arthur", f"sunk: {JAPAN_FLEET}; port japan: kasagi chitose takasago yoshino")
    t.play("japan", "sail kasagi tsushima")
    explored = [t.game.write_action(a) for a in flow.question(t.state).explore(t.state, 0)]
    assert {words.split()[1] for words in explored if words.startswith("sail")} == {"chitose"}


def test_pa_5_4__the_log_tells_every_step_when_all_is_open() -> None:
    t = table("port-arthur", "port japan: fuji*")
    for action in (
        "sail asama tsushima",
        "stay asama",
        "repair fuji",
        "embark tsushima",
        "disembark tsushima",
    ):
        t.play("japan", action)
    assert log(t, "russia") == [
        "sailed asama tsushima",
        "stayed asama japan",
        "repairing fuji japan",
        "embarked tsushima",
        "disembarked tsushima",
    ]
