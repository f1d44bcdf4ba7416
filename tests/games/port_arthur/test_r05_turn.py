"""Chapter 5, first part: the turn sequence, the turn 4 initiative and the Baltic Fleet."""

from __future__ import annotations

import pytest

from admiralty import Table
from tests.games.port_arthur.positions import (
    choices,
    is_damaged,
    log,
    must_wait,
    place,
    refused,
    ships_at,
)
from tests.support import table

BOX_4 = (
    "knyaz-suvorov imperator-aleksandr-iii borodino orel oslyabya sissoi-veliky navarin "
    "admiral-nakhimov oleg aurora"
)
BOX_5 = "imperator-nikolai-i general-admiral-apraksin admiral-senyavin admiral-ushakov"


def next_turn(turn: int, words: str = "") -> Table:
    """The beginning of a turn, reached from the blockade question of the turn before."""
    t = table("port-arthur", f"turn {turn - 1}; scoring; {words}")
    t.play("japan", "blockade off")
    return t


def test_pa_5_1__a_turn_has_its_phases_in_order() -> None:
    t = table("port-arthur", "turn 1; yellow-sea: askold; tsushima: asama", luck=[3, 3])
    seen: list[object] = []
    for seat, action in (
        ("japan", "done"),
        ("russia", "done"),
        ("japan", "accept"),
        ("russia", "done"),
    ):
        seen.append(t.view()["phase"])
        t.play(seat, action)
    assert seen == ["sortie-japan", "sortie-russia", "operations", "return"]
    assert (t.view()["turn"], t.view()["phase"]) == (2, "sortie-japan")


def test_pa_5_1__scoring_comes_between_operations_and_return() -> None:
    t = table(
        "port-arthur", "turn 1; operations; tsushima: rossia; yellow-sea: asama tsesarevich", luck=[3, 3]
    )
    t.play("japan", "accept")
    assert t.view()["phase"] == "scoring"
    assert t.view()["cp"] == -1
    t.play("japan", "blockade off")
    assert t.view()["phase"] == "return"
    assert place(t, "rossia") == "tsushima"


def test_pa_5_1__the_baltic_fleet_arrives_before_the_sorties() -> None:
    t = next_turn(4)
    assert t.view()["phase"] == "sortie-japan"
    assert ships_at(t, "port diego-suarez", "russia") == BOX_4


def test_pa_5_2__at_the_start_of_turn_4_the_initiative_goes_to_russia() -> None:
    t = next_turn(4, "initiative japan")
    assert t.view()["initiative"] == "russia"
    heard = log(t)
    assert heard.index("initiative-to-russia") < heard.index(
        f"arrived {BOX_4.replace(' ', '+')} diego-suarez"
    )


def test_pa_5_2__nothing_happens_if_russia_holds_it_already() -> None:
    t = next_turn(4, "initiative russia")
    assert t.view()["initiative"] == "russia"
    assert "initiative-to-russia" not in log(t)


@pytest.mark.parametrize("turn", [2, 3, 5, 6])
def test_pa_5_2__it_stays_with_japan_at_the_start_of_any_other_turn(turn: int) -> None:
    assert next_turn(turn, "initiative japan").view()["initiative"] == "japan"


def test_pa_5_3__on_turn_4_the_ships_of_box_4_arrive_intact_at_diego_suarez() -> None:
    t = table("port-arthur", "turn 4; begin")
    assert ships_at(t, "port diego-suarez", "russia") == BOX_4
    assert ships_at(t, "box 5", "russia") == BOX_5


def test_pa_5_3__on_turn_5_the_ships_of_box_5_follow() -> None:
    t = table("port-arthur", f"turn 5; begin; port diego-suarez: {BOX_4.replace(' ', '* ')}*")
    arrived = [ship for ship in BOX_5.split() if place(t, ship) == "port diego-suarez"]
    assert arrived == BOX_5.split()
    assert not any(is_damaged(t, ship) for ship in arrived)


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_pa_5_3__nobody_arrives_before_turn_4(turn: int) -> None:
    t = table("port-arthur", f"turn {turn}; begin")
    assert ships_at(t, "port diego-suarez", "russia") == ""
    assert ships_at(t, "box 4", "russia") == BOX_4


def test_pa_5_3__arrived_ships_may_sortie_in_the_same_turn() -> None:
    t = table("port-arthur", "turn 4; begin")
    t.play("japan", "done")
    t.play("russia", "sail orel tsushima")
    assert place(t, "orel") == "tsushima"


def test_pa_5_3__a_ship_that_has_not_arrived_cannot_sail() -> None:
    t = table("port-arthur", "turn 4; sortie russia")
    assert refused(t, "russia", "sail admiral-ushakov east-china-sea") == "PA-5.3"
    assert refused(t, "russia", "repair orel") == "PA-5.3"


def test_pa_5_3__a_ship_that_has_not_arrived_cannot_be_sent_to_sea_in_operations() -> None:
    t = table("port-arthur", "turn 4; operations russia; port diego-suarez: orel")
    t.play("russia", "from diego-suarez")
    assert refused(t, "russia", "add borodino") == "PA-6.19"


def test_pa_5_4__japan_is_done_before_russia_begins() -> None:
    t = table("port-arthur")
    assert must_wait(t, "russia", "sail askold yellow-sea")
    t.play("japan", "done")
    assert t.acting == ("russia",)
    assert must_wait(t, "japan", "sail asama tsushima")


def test_pa_5_4__russia_knows_what_japan_did() -> None:
    t = table("port-arthur")
    t.play("japan", "sail asama tsushima")
    t.play("japan", "embark yellow-sea")
    t.play("japan", "done")
    assert t.view("russia")["boxes"] == ["yellow-sea"]
    assert log(t, "russia")[-3:] == ["sailed asama tsushima", "embarked yellow-sea", "sortie-over japan"]


def test_pa_5_4__sorties_repairs_and_armies_may_come_in_any_order() -> None:
    t = table("port-arthur", "port japan: fuji*")
    for action in ("embark tsushima", "sail asama tsushima", "repair fuji", "embark yellow-sea", "done"):
        t.play("japan", action)
    assert (place(t, "asama"), place(t, "fuji")) == ("tsushima", "yard japan")
    assert t.view()["boxes"] == ["yellow-sea", "tsushima"]


def test_pa_5_4__when_russia_is_done_the_operations_begin() -> None:
    t = table("port-arthur", "sortie russia", luck=[1, 2])
    t.play("russia", "done")
    assert t.now("Operations")


def test_pa_5_4__only_words_of_the_phase_are_understood() -> None:
    t = table("port-arthur", "tsushima: asama rossia")
    for action in ("pass", "battle tsushima", "move tsushima japan", "from japan", "reroll", "blockade on"):
        assert refused(t, "japan", action) == "PA-5.4"


def test_pa_5_4__russia_has_no_armies_to_place() -> None:
    t = table("port-arthur", "sortie russia; army yellow-sea")
    assert refused(t, "russia", "embark tsushima") == "PA-5.16"
    assert refused(t, "russia", "disembark yellow-sea") == "PA-5.16"
    assert not [action for action in choices(t, "russia") if "embark" in action]
