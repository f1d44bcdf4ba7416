"""[PA-11] The variant "Hidden threat": more ships, the opening raid, mines."""

import pytest

from admiralty import Table, games
from tests.games.port_arthur.positions import (
    PORT_ARTHUR_FLEET,
    SHIPPED,
    choices,
    is_damaged,
    log,
    place,
    refused,
    ships_at,
    state,
    told,
)
from tests.support import table

EXTRA = {"hatsuse": "port japan", "yashima": "port japan", "petropavlovsk": "port port-arthur"}


def mined(ships: str, luck: list[int], more: str = "") -> Table:
    """The return phase with ships in the blockaded and mined Yellow Sea."""
    return table("port-arthur", f"return; blockade; yellow-sea: {ships}; {more}", luck, mines="on")


@pytest.mark.parametrize("ship", EXTRA)
def test_pa_11_1__by_option_three_more_ships_join_their_fleets(ship: str) -> None:
    assert place(table("port-arthur", extra_ships="on"), ship) == EXTRA[ship]
    assert place(table("port-arthur"), ship) == "unused"


def test_pa_11_2__before_turn_1_japan_rolls_for_the_raid() -> None:
    t = table("port-arthur", luck=[5], opening_raid="on")
    assert told(t, "raid-die") == [(5, 2)]
    assert t.acting == ("japan",)
    assert not t.now("Turn")


def test_pa_11_2__without_the_option_there_is_no_raid() -> None:
    t = table("port-arthur", luck=[])
    assert told(t, "raid-die") == []
    assert t.now("Turn")


def test_pa_11_2__half_of_a_one_is_nobody() -> None:
    t = table("port-arthur", luck=[1], opening_raid="on")
    assert t.now("Sortie")
    assert ships_at(t, "port port-arthur", "russia") == PORT_ARTHUR_FLEET


def test_pa_11_3__japan_chooses_among_the_port_arthur_fleet() -> None:
    t = table("port-arthur", luck=[2], opening_raid="on")
    assert choices(t, "japan") == [f"raid {ship}" for ship in PORT_ARTHUR_FLEET.split()]


def test_pa_11_3__with_the_extra_ships_petropavlovsk_too() -> None:
    t = table("port-arthur", luck=[2], opening_raid="on", extra_ships="on")
    assert t.refuses("japan", "raid petropavlovsk") == ""


def test_pa_11_3__the_ships_chosen_lie_damaged_in_the_shipyard() -> None:
    t = table("port-arthur", luck=[4], opening_raid="on")
    for action in ("raid tsesarevich", "raid retvizan", "done"):
        t.play("japan", action)
    assert ships_at(t, "yard port-arthur", "russia") == "tsesarevich* retvizan*"


@pytest.mark.parametrize("action", ["raid rossia", "raid mikasa", "raid petropavlovsk", "raid borodino"])
def test_pa_11_3__no_other_ship_can_be_raided(action: str) -> None:
    assert refused(table("port-arthur", luck=[4], opening_raid="on"), "japan", action) == "PA-11.3"


def test_pa_11_3__exactly_that_many_ships_are_chosen() -> None:
    t = table("port-arthur", luck=[4], opening_raid="on")
    assert refused(t, "japan", "done") == "PA-11.3"
    t.play("japan", "raid tsesarevich")
    assert refused(t, "japan", "done") == "PA-11.3"
    assert refused(t, "japan", "raid tsesarevich") == "PA-11.3"
    t.play("japan", "raid retvizan")
    assert refused(t, "japan", "raid poltava") == "PA-11.3"


def test_pa_11_3__a_pick_may_be_taken_back_until_it_is_confirmed() -> None:
    t = table("port-arthur", luck=[2], opening_raid="on")
    t.play("japan", "raid tsesarevich")
    assert refused(t, "japan", "spare poltava") == "PA-11.3"
    t.play("japan", "spare tsesarevich")
    t.play("japan", "raid poltava")
    t.play("japan", "done")
    assert ships_at(t, "yard port-arthur", "russia") == "poltava*"


def raid_over() -> Table:
    t = table("port-arthur", luck=[2, 3, 3], opening_raid="on")
    for action in ("raid tsesarevich", "done", "done"):
        t.play("japan", action)
    return t


@pytest.mark.parametrize("action", ["sail tsesarevich yellow-sea", "stay tsesarevich"])
def test_pa_11_3__raided_ships_cannot_act_in_turn_1(action: str) -> None:
    assert refused(raid_over(), "russia", action) == "PA-5.12"


def test_pa_11_3__raided_ships_are_repaired_at_the_end_of_turn_1() -> None:
    t = raid_over()
    t.play("russia", "done")
    t.play("japan", "accept")
    t.play("japan", "blockade off")
    assert state(t).turn == 2
    assert place(t, "tsesarevich") == "port port-arthur"
    assert not is_damaged(t, "tsesarevich")


def test_pa_11_3__no_more_ships_are_raided_than_the_fleet_has() -> None:
    moved = SHIPPED.replace('fleet = "port_arthur"', 'fleet = "vladivostok"')
    text = moved.replace('fleet = "vladivostok"', 'fleet = "port_arthur"', 2)
    t = Table(games.load("port-arthur", {"opening_raid": "on"}, text), luck=[6])
    for action in ("raid tsesarevich", "raid retvizan", "done"):
        t.play("japan", action)
    assert ships_at(t, "yard port-arthur", "russia") == "tsesarevich* retvizan*"


def test_pa_11_4__mines_need_the_blockade_marker() -> None:
    t = table("port-arthur", "turn 2; return; yellow-sea: fuji", luck=[], mines="on")
    assert state(t).turn == 3


def test_pa_11_4__mines_are_an_option() -> None:
    t = table("port-arthur", "turn 2; return; blockade; yellow-sea: fuji", luck=[])
    assert state(t).turn == 3


def test_pa_11_4__only_the_yellow_sea_is_mined() -> None:
    t = table("port-arthur", "turn 2; return; blockade; east-china-sea: fuji", luck=[], mines="on")
    assert state(t).turn == 3


def test_pa_11_4__a_marker_lifted_in_the_scoring_phase_has_no_mines() -> None:
    t = table("port-arthur", "scoring; cp 3; blockade; yellow-sea: fuji", luck=[], mines="on")
    t.play("japan", "blockade off")
    assert told(t, "mine-die") == []


def test_pa_11_4__a_marker_placed_in_the_scoring_phase_has() -> None:
    t = table("port-arthur", "scoring; cp 3; yellow-sea: fuji", luck=[1], mines="on")
    t.play("japan", "blockade on")
    assert log(t)[-3:] == ["mine-die japan 4 1 0", "returned fuji japan", "turn-begins 2"]


def test_pa_11_4__nor_is_there_a_check_in_the_turn_port_arthur_falls() -> None:
    track = "track yalu nanshan liaoyang hill-203; shipyard-lost"
    t = table("port-arthur", f"scoring; {track}; blockade; army tsushima; yellow-sea: fuji", mines="on")
    t.play("japan", "blockade on")
    t.play("japan", "land port-arthur-fortress")
    assert state(t).turn == 2
    assert told(t, "mine-die") == []


@pytest.mark.parametrize("die", [1, 4])
def test_pa_11_5__a_die_up_to_the_speed_of_the_squadron_has_no_effect(die: int) -> None:
    t = mined("fuji asama", [die])
    assert (place(t, "fuji"), place(t, "asama")) == ("port japan", "port japan")
    assert not is_damaged(t, "fuji")
    assert not is_damaged(t, "asama")


@pytest.mark.parametrize(("die", "number"), [(4, 1), (5, 2), (6, 3)])
def test_pa_11_5__above_it_the_difference_is_the_number_of_ships_that_strike_mines(
    die: int, number: int
) -> None:
    t = mined("chinen asama izumo iwate", [die])  # the slowest ship makes it 3
    for ship in ("asama", "izumo", "iwate")[:number]:
        assert refused(t, "japan", "done") == "PA-11.6"
        t.play("japan", f"strike {ship}")
    assert t.refuses("japan", "done") == ""


def test_pa_11_5__at_most_all_ships_strike_mines_and_then_nobody_is_asked() -> None:
    t = mined("chinen* kasagi", [6, 1])  # a difference of 4 for two ships
    assert place(t, "chinen") == "sunk"
    assert is_damaged(t, "kasagi")


def test_pa_11_5__a_damaged_squadron_is_tested_at_its_present_speed() -> None:
    t = mined("fuji* asama", [4])
    assert choices(t, "japan") == ["strike fuji", "strike asama"]


def test_pa_11_6__the_owner_chooses_ships_of_its_own_in_the_yellow_sea() -> None:
    t = mined("fuji mikasa diana pallada", [5, 1, 1], "tsushima: asama")
    assert t.acting == ("japan",)
    assert choices(t, "japan") == ["strike mikasa", "strike fuji"]
    assert t.refuses("russia", "strike fuji") == "-"
    for action in ("strike diana", "strike asama", "strike asahi"):
        assert refused(t, "japan", action) == "PA-11.6"


def test_pa_11_6__all_different() -> None:
    t = mined("fuji mikasa asahi", [6])
    t.play("japan", "strike fuji")
    assert refused(t, "japan", "strike fuji") == "PA-11.6"


def test_pa_11_6__a_pick_may_be_taken_back_until_it_is_confirmed() -> None:
    t = mined("fuji mikasa", [5, 1])
    t.play("japan", "strike fuji")
    assert refused(t, "japan", "strike mikasa") == "PA-11.6"
    assert refused(t, "japan", "spare mikasa") == "PA-11.6"
    t.play("japan", "spare fuji")
    t.play("japan", "strike mikasa")
    t.play("japan", "done")
    assert is_damaged(t, "mikasa")
    assert not is_damaged(t, "fuji")


def test_pa_11_6__the_port_the_ships_are_bound_for_does_not_matter() -> None:
    t = mined("diana pallada poltava", [5, 1])
    t.play("russia", "strike poltava")
    t.play("russia", "done")
    t.play("russia", "return poltava diego-suarez")
    t.play("russia", "done")
    assert ships_at(t, "port diego-suarez", "russia") == "poltava*"


def test_pa_11_7__a_damaged_ship_that_strikes_a_mine_sinks_without_a_die() -> None:
    t = mined("fuji* mikasa", [4])
    t.play("japan", "strike fuji")
    t.play("japan", "done")
    assert place(t, "fuji") == "sunk"
    assert told(t, "survival-die") == []


@pytest.mark.parametrize(
    ("ship", "die", "end"),
    [
        ("fuji", 3, "port japan"),
        ("fuji", 4, "sunk"),
        ("asama", 2, "port japan"),
        ("asama", 3, "sunk"),
        ("kasagi", 1, "port japan"),
        ("kasagi", 2, "sunk"),
    ],
)
def test_pa_11_7__an_intact_ship_sinks_on_a_die_above_its_damaged_defence(
    ship: str, die: int, end: str
) -> None:
    t = mined(f"mikasa {ship}", [5, die])
    t.play("japan", f"strike {ship}")
    t.play("japan", "done")
    assert place(t, ship) == end
    assert is_damaged(t, ship)


def test_pa_11_8__japan_carries_out_its_whole_check_before_russia_rolls() -> None:
    t = mined("fuji mikasa poltava diana", [5, 1, 5, 1])
    assert t.acting == ("japan",)
    t.play("japan", "strike fuji")
    t.play("japan", "done")
    assert t.acting == ("russia",)
    t.play("russia", "strike diana")
    t.play("russia", "done")
    assert [words.split()[0] for words in log(t) if "die" in words] == [
        "survival-die",
        "mine-die",
        "survival-die",
    ]


def test_pa_11_8__neither_result_influences_the_other() -> None:
    t = mined(
        "kasagi* poltava", [6, 4]
    )  # speed 5: Kasagi is sunk, and Russia still rolls against its own speed
    assert place(t, "kasagi") == "sunk"
    assert not is_damaged(t, "poltava")
    assert t.acting == ("russia",)


def test_pa_r_16__the_three_parts_are_independent() -> None:
    for part in ("extra_ships", "opening_raid", "mines"):
        t = table("port-arthur", "", [1], **{part: "on"})
        assert (place(t, "hatsuse") == "port japan") == (part == "extra_ships")
        assert bool(told(t, "raid-die")) == (part == "opening_raid")
        assert state(t).t.mines == (part == "mines")


def test_pa_r_16__a_side_without_ships_in_the_yellow_sea_does_not_roll() -> None:
    t = mined("poltava", [4])
    assert t.acting == ("russia",)
    assert t.now("ChooseReturn")
    t = mined("fuji", [4])
    assert state(t).turn == 2


def test_pa_r_16__the_check_comes_after_repairs_end_and_before_ships_reach_port() -> None:
    position = "scoring; cp 3; blockade; yellow-sea: fuji; yard japan: asama*"
    t = table("port-arthur", position, luck=[1], mines="on")
    t.play("japan", "blockade on")
    assert [words.split()[0] for words in log(t)][-4:] == ["repaired", "mine-die", "returned", "turn-begins"]


def test_pa_r_16__all_ships_are_chosen_before_the_survival_dice() -> None:
    t = mined("fuji mikasa asahi", [6, 6, 1])
    t.play("japan", "strike mikasa")
    t.play("japan", "strike fuji")
    assert told(t, "survival-die") == []
    t.play("japan", "done")
    assert (place(t, "mikasa"), place(t, "fuji")) == ("sunk", "port japan")


def test_pa_r_16__the_speed_is_that_of_the_squadron_before_any_mine_damage() -> None:
    t = mined("fuji mikasa asahi", [5, 6])  # one ship, although Fuji's damaged speed would make it two
    t.play("japan", "strike fuji")
    assert choices(t, "japan") == ["done", "spare fuji"]
