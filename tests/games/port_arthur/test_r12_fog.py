"""Chapter 12: fog of war, its stacks and their top ships."""

from __future__ import annotations

import json

import pytest

from admiralty import Table
from tests.games.port_arthur.positions import asked, choices, fog, log, place, refused, seen, top
from tests.support import table

STACKS = "tsushima: mikasa* asama; sea-of-japan: fuji tokiwa; top tsushima mikasa; top sea-of-japan fuji"
SWAPPED = "tsushima: mikasa* tokiwa; sea-of-japan: fuji asama; top tsushima mikasa; top sea-of-japan fuji"


def test_pa_12_1__without_the_option_every_ship_is_seen() -> None:
    t = table("port-arthur", "operations japan; tsushima: mikasa asama")
    assert seen(t, "russia")["asama"] == "tsushima"


def test_pa_12_1__with_it_the_opponent_sees_only_the_top_ship() -> None:
    t = fog(f"operations japan; {STACKS}")
    assert {ship for ship, where in seen(t, "russia").items() if where in ("tsushima", "sea-of-japan")} == {
        "mikasa*",
        "fuji",
    }


def test_pa_12_1__the_option_is_agreed_before_the_game() -> None:
    options = {option.name: option for option in table("port-arthur").game.option_list()}
    assert options["fog_of_war"].default == "off"
    assert options["fog_of_war"].clause == "PA-12.1"


@pytest.mark.parametrize("seat", ["russia", ""])
def test_pa_12_2__ships_that_are_hidden_may_change_places_unnoticed(seat: str) -> None:
    one, other = fog(f"operations japan; {STACKS}"), fog(f"operations japan; {SWAPPED}")
    assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
    assert asked(one, seat) == asked(other, seat)
    assert one.view("japan") != other.view("japan")


def test_pa_r_17__nor_do_operations_tell_what_lies_beneath_the_top() -> None:
    tables = [fog(f"operations japan; {words}", luck=[6, 3, 2, 1]) for words in (STACKS, SWAPPED)]
    for t in tables:
        t.play("japan", "move tsushima east-china-sea")
        t.play("russia", "pass")
    for seat in ("russia", ""):
        one, other = (json.dumps([t.view(seat), log(t, seat), choices(t, "russia")]) for t in tables)
        assert one == other


def test_pa_h_3__the_opponent_sees_zone_number_and_top_ship_of_a_squadron() -> None:
    t = fog(f"operations japan; {STACKS}")
    assert t.view("russia")["squadrons"] == [
        {"side": "japan", "zone": "tsushima", "count": 2, "firepower": 6, "speed": 3, "top": "mikasa"},
        {"side": "japan", "zone": "sea-of-japan", "count": 2, "firepower": 7, "speed": 4, "top": "fuji"},
    ], "the strength is that of the ship on top alone"
    assert seen(t, "russia")["mikasa*"] == "tsushima"
    assert not {"asama", "tokiwa"} & set(seen(t, "russia"))


def test_pa_h_3__the_owner_sees_all_its_ships() -> None:
    t = fog(f"operations japan; {STACKS}")
    assert seen(t, "japan")["asama"] == "tsushima"
    assert seen(t, "japan")["tokiwa"] == "sea-of-japan"


def test_pa_h_3__a_spectator_sees_only_top_ships_of_both_sides() -> None:
    t = fog(f"operations japan; {STACKS}; pacific-ocean: rossia rurik; top pacific-ocean rurik")
    at_sea = {ship for ship, where in seen(t).items() if " " not in where and where != "sunk"}
    assert at_sea == {"mikasa*", "fuji", "rurik"}


@pytest.mark.parametrize("seat", ["japan", "russia", ""])
def test_pa_h_3__ships_in_port_under_repair_on_the_turn_track_and_sunk_are_open(seat: str) -> None:
    t = fog("operations japan; yard japan: fuji*; sunk: asahi; yard vladivostok: rossia*; sunk: askold")
    ships = seen(t, seat)
    assert (ships["mikasa"], ships["fuji*"], ships["asahi"]) == ("port japan", "yard japan", "sunk")
    assert (ships["poltava"], ships["rossia*"], ships["askold"]) == (
        "port port-arthur",
        "yard vladivostok",
        "sunk",
    )
    assert (ships["orel"], ships["admiral-ushakov"]) == ("box 4", "box 5")


def test_pa_h_4__the_ship_that_starts_a_squadron_is_its_top_and_others_go_beneath() -> None:
    t = fog()
    for ship in ("kasagi", "mikasa", "asama"):
        t.play("japan", f"sail {ship} tsushima")
    assert top(t, "japan", "tsushima") == "kasagi"


def test_pa_h_4__of_ships_that_leave_port_together_the_one_chosen_first_is_the_top() -> None:
    t = fog("operations japan", luck=[1, 2, 1])
    for action in ("from japan", "add mikasa", "add asama", "drop mikasa", "add fuji", "to tsushima"):
        t.play("japan", action)
    assert top(t, "japan", "tsushima") == "asama"


def test_pa_h_4__ships_from_port_go_beneath_a_squadron_at_sea() -> None:
    t = fog("operations japan; tsushima: yakumo", luck=[1, 2, 1])
    for action in ("from japan", "add mikasa", "to tsushima"):
        t.play("japan", action)
    assert top(t, "japan", "tsushima") == "yakumo"


def test_pa_h_4__a_squadron_that_moves_keeps_its_top() -> None:
    t = fog("operations japan; tsushima: asama fuji; top tsushima fuji", luck=[1, 2, 1])
    t.play("japan", "move tsushima sea-of-japan")
    assert top(t, "japan", "sea-of-japan") == "fuji"


def test_pa_h_4__if_it_joins_own_ships_their_top_stays() -> None:
    position = "tsushima: asama fuji; top tsushima fuji; sea-of-japan: mikasa izumo; top sea-of-japan izumo"
    t = fog(f"operations japan; {position}", luck=[1, 2, 1])
    t.play("japan", "move tsushima sea-of-japan")
    assert top(t, "japan", "sea-of-japan") == "izumo"


def sunk_top(others: str) -> Table:
    """The top ship Mikasa, damaged, is sunk in a battle; the others of her squadron are left."""
    squadrons = f"tsushima: mikasa* {others} rossia gromoboi rurik; top tsushima mikasa"
    t = fog(f"operations russia; initiative russia; {squadrons}", luck=[1, 2, 3])
    t.play("russia", "battle tsushima")
    t.play("russia", "fire 3")
    t.play("japan", "hit mikasa")
    assert place(t, "mikasa") == "sunk"
    return t


@pytest.mark.parametrize(
    ("others", "left_on_top"),
    [
        ("asama kasagi fuji", "kasagi"),  # firepower 5, 2, 7
        ("asama chitose kasagi", "kasagi"),  # 5, 2, 2: the first in the data file
        ("kasagi chinen* yoshino*", "yoshino"),  # 2, 2, 1: faces as they lie
    ],
)
def test_pa_h_4__if_the_top_sinks_the_weakest_ship_becomes_the_top(others: str, left_on_top: str) -> None:
    assert top(sunk_top(others), "japan", "tsushima") == left_on_top


def test_pa_h_4__the_owner_changes_the_top_in_its_sortie_phase() -> None:
    t = fog()
    t.play("japan", "sail asama tsushima")
    t.play("japan", "sail fuji tsushima")
    assert "top tsushima fuji" in choices(t, "japan")
    t.play("japan", "top tsushima fuji")
    assert t.acting == ("japan",)
    t.play("japan", "done")
    assert top(t, "japan", "tsushima") == "fuji"
    for action in ("sail askold yellow-sea", "sail bayan yellow-sea", "top yellow-sea bayan"):
        t.play("russia", action)
    assert top(t, "russia", "yellow-sea") == "bayan"


def test_pa_h_4__the_owner_changes_the_top_when_it_may_act_in_operations() -> None:
    t = fog(f"operations japan; {STACKS}")
    before = set(choices(t, "japan"))
    t.play("japan", "top tsushima asama")
    assert top(t, "japan", "tsushima") == "asama"
    assert before ^ set(choices(t, "japan")) == {"top tsushima asama", "top tsushima mikasa"}
    assert "asama" in seen(t, "russia")
    assert "mikasa*" not in seen(t, "russia")


def test_pa_h_4__the_opponents_log_does_not_tell_of_it() -> None:
    t = fog(f"operations japan; {STACKS}")
    t.play("japan", "top tsushima asama")
    assert log(t, "japan") == ["topped tsushima asama"]
    assert log(t, "russia") == log(t) == []


def test_pa_h_4__the_ship_that_is_the_top_is_not_laid_there_again() -> None:
    t = fog(f"operations japan; {STACKS}")
    assert refused(t, "japan", "top tsushima mikasa") == "PA-H.4"
    t = fog()
    t.play("japan", "sail asama tsushima")
    assert refused(t, "japan", "top tsushima asama") == "PA-H.4"


@pytest.mark.parametrize("moment", ["operations japan", "sortie japan"])
@pytest.mark.parametrize(
    "words", ["tsushima tokiwa", "pacific-ocean asama", "tsushima izumo", "yellow-sea askold"]
)
def test_pa_12_1__only_an_own_ship_of_that_squadron_can_be_its_top(moment: str, words: str) -> None:
    t = fog(f"{moment}; {STACKS}; yellow-sea: bayan askold")
    assert refused(t, "japan", f"top {words}") == "PA-12.1"


@pytest.mark.parametrize("moment", ["operations japan", "sortie japan"])
def test_pa_12_1__without_fog_of_war_there_is_no_top_to_choose(moment: str) -> None:
    t = table("port-arthur", f"{moment}; tsushima: asama tokiwa")
    assert refused(t, "japan", "top tsushima tokiwa") == "PA-12.1"
    assert not [action for action in choices(t, "japan") if action.startswith("top")]
