"""[PA-8] Scoring: convoys, landings and the Manchuria track."""

import pytest

from admiralty import Table
from tests.games.port_arthur.positions import (
    PORT_ARTHUR_FLEET,
    altered,
    choices,
    is_damaged,
    place,
    refused,
    ships_at,
    state,
    told,
)
from tests.support import table

TRUNK = "yalu nanshan liaoyang"
FORTRESS = "port-arthur-fortress"
FALLEN = f"shipyard-lost; fallen; sunk: {PORT_ARTHUR_FLEET}"


def landing(position: str, luck: list[int] | None = None, **options: str) -> Table:
    """The scoring phase after Japan left the blockade alone."""
    t = table("port-arthur", f"scoring; {position}", luck, **options)
    t.play("japan", "blockade off")
    return t


def track(t: Table) -> str:
    spaces = t.view()["spaces"]
    assert isinstance(spaces, list)
    return " ".join(spaces)


def marker(t: Table) -> int:
    return state(t).cp


def supply(t: Table) -> int:
    return state(t).supply


@pytest.mark.parametrize(
    ("ships", "landed"),
    [
        ("", "yalu"),  # nobody there
        ("tsushima: asama", "yalu"),
        ("tsushima: asama rossia", "yalu"),  # control is contested
        ("tsushima: rossia", ""),
    ],
)
def test_pa_8_11__a_convoy_is_sunk_only_where_russia_controls_the_zone(ships: str, landed: str) -> None:
    t = landing(f"cp 3; army tsushima; {ships}")
    assert track(t) == landed
    assert supply(t) == (5 if landed else 6)


def test_pa_8_11__each_landing_box_is_judged_on_its_own() -> None:
    t = landing("cp 3; army tsushima yellow-sea; tsushima: rossia")
    assert track(t) == "yalu"
    assert supply(t) == 5
    assert t.view()["boxes"] == []


def test_pa_8_12__one_convoy_sunk_is_worth_a_point_besides_control() -> None:
    t = landing("cp 5; army tsushima; tsushima: rossia")
    assert marker(t) == 5 - 1 - 1


def test_pa_8_12__both_convoys_sunk_are_worth_three_points_besides_control() -> None:
    t = table("port-arthur", "scoring; cp 5; army tsushima yellow-sea; tsushima: rossia; yellow-sea: diana")
    assert marker(t) == 5 - 3 - 3


def test_pa_8_12__a_zone_without_an_army_sinks_no_convoy() -> None:
    assert marker(landing("cp 5; tsushima: rossia")) == 5 - 1


def test_pa_8_13__a_sunk_army_can_be_placed_again_in_the_next_turn() -> None:
    t = landing("cp 3; track yalu nanshan; army tsushima; tsushima: rossia")
    assert state(t).turn == 2
    assert supply(t) == 4
    t.play("japan", "embark tsushima")
    assert supply(t) == 3


def test_pa_8_14__sinkings_are_scored_before_landings_are_carried_out() -> None:
    t = table("port-arthur", "operations japan; cp 3; army tsushima yellow-sea; tsushima: rossia")
    t.play("japan", "pass")
    t.play("russia", "pass")
    t.play("japan", "blockade off")
    heard = [event.kind for _, event in t.heard() if event.kind in ("convoy-sunk", "marker", "landed")]
    assert heard == ["marker", "convoy-sunk", "marker", "landed"]


def test_pa_8_15__the_first_army_goes_to_yalu_and_the_next_to_the_space_beyond() -> None:
    assert track(landing("army tsushima")) == "yalu"
    assert track(landing("army tsushima yellow-sea")) == "yalu nanshan"
    assert track(landing("track yalu nanshan; army tsushima")) == "yalu nanshan liaoyang"


def test_pa_8_15__where_more_than_one_space_qualifies_japan_chooses() -> None:
    t = landing(f"track {TRUNK}; army tsushima")
    assert t.acting == ("japan",)
    assert choices(t, "japan") == ["land hill-203", "land mukden"]
    t.play("japan", "land mukden")
    assert track(t) == f"{TRUNK} mukden"


@pytest.mark.parametrize("space", [FORTRESS, "siping"])
def test_pa_8_15__all_prerequisites_must_be_occupied(space: str) -> None:
    assert refused(landing(f"track {TRUNK}; army tsushima"), "japan", f"land {space}") == "PA-8.15"


def test_pa_8_15__a_space_holds_one_army() -> None:
    t = landing(f"track {TRUNK} mukden; army tsushima")
    assert choices(t, "japan") == ["land hill-203", "land siping"]
    assert refused(t, "japan", "land mukden") == "PA-8.18"


@pytest.mark.parametrize("action", ["pass", "done", "blockade on"])
def test_pa_8_16__a_landed_army_must_be_placed(action: str) -> None:
    assert refused(landing(f"track {TRUNK}; army tsushima"), "japan", action) == "PA-8.15"


def test_pa_8_16__an_army_that_finds_no_space_returns_to_the_supply() -> None:
    game = altered(("armies = 6\n", "armies = 9\n"))
    everywhere = f"track {TRUNK} hill-203 {FORTRESS} mukden siping"
    t = Table(game, luck=[6], position=f"scoring; {everywhere}; {FALLEN}; army tsushima")
    assert supply(t) == 2
    assert state(t).turn == 2


def test_pa_8_17__the_effect_comes_before_the_next_army_is_placed() -> None:
    t = landing(f"track {TRUNK}; army tsushima yellow-sea; yard port-arthur: diana*")
    t.play("japan", "land hill-203")
    assert place(t, "diana") == "port port-arthur"
    assert choices(t, "japan") == [f"land {FORTRESS}", "land mukden"]


def test_pa_r_12__hill_203_and_port_arthur_can_be_taken_in_one_turn() -> None:
    t = landing(f"track {TRUNK}; army tsushima yellow-sea; yard port-arthur: diana*")
    t.play("japan", "land hill-203")
    t.play("japan", f"land {FORTRESS}")
    assert place(t, "diana") == "sunk"
    assert marker(t) == 1


def test_pa_8_18__armies_on_the_track_stay_whatever_russia_controls() -> None:
    russia = "tsushima: rossia; yellow-sea: diana; east-china-sea: poltava"
    t = table("port-arthur", f"scoring; track {TRUNK} mukden; {russia}; army tsushima")
    t.play("russia", "done")
    assert state(t).turn == 2
    assert track(t) == f"{TRUNK} mukden"


def test_pa_8_18__no_army_is_landed_on_another() -> None:
    assert refused(landing(f"track {TRUNK}; army tsushima"), "japan", "land yalu") == "PA-8.18"


def test_pa_8_19__hill_203_costs_port_arthur_its_shipyard() -> None:
    t = landing(f"track {TRUNK}; army tsushima; yard port-arthur: diana* poltava*; yard vladivostok: rurik*")
    t.play("japan", "land hill-203")
    assert state(t).yard_lost
    assert (place(t, "diana"), place(t, "poltava")) == ("port port-arthur", "port port-arthur")
    assert is_damaged(t, "diana")
    assert is_damaged(t, "poltava")
    assert not is_damaged(t, "rurik")


def test_pa_8_19__ships_can_no_longer_be_repaired_there() -> None:
    t = table(
        "port-arthur", f"sortie russia; track {TRUNK} hill-203; shipyard-lost; port port-arthur: diana*"
    )
    assert refused(t, "russia", "repair diana") == "PA-5.13"


def test_pa_8_19__the_port_itself_goes_on() -> None:
    t = landing(f"track {TRUNK}; army tsushima")
    t.play("japan", "land hill-203")
    assert not state(t).fallen
    assert place(t, "poltava") == "port port-arthur"


def fortress_taken(ships: str = "", cp: int = 2) -> Table:
    t = landing(f"cp {cp}; track {TRUNK} hill-203; shipyard-lost; army tsushima; {ships}")
    t.play("japan", f"land {FORTRESS}")
    return t


def test_pa_8_20__the_fall_sinks_every_ship_in_the_anchorage() -> None:
    t = fortress_taken()
    assert state(t).fallen
    assert ships_at(t, "port port-arthur", "russia") == ""
    assert {place(t, ship) for ship in ("tsesarevich", "poltava", "diana", "pallada")} == {"sunk"}


def test_pa_8_20__ships_at_sea_and_in_other_ports_are_not_affected() -> None:
    t = fortress_taken("yellow-sea: asama poltava; port vladivostok: diana")
    assert place(t, "poltava") == "port diego-suarez"
    assert place(t, "diana") == "port vladivostok"


def test_pa_8_20__japan_gains_one_point_once() -> None:
    assert marker(fortress_taken(cp=2)) == 3
    later = table("port-arthur", f"scoring; cp 2; track {TRUNK} hill-203 {FORTRESS}; {FALLEN}")
    assert marker(later) == 2


def test_pa_8_20__it_is_no_longer_a_port() -> None:
    t = table("port-arthur", f"operations russia; {FALLEN}; yellow-sea: rossia")
    assert refused(t, "russia", "move yellow-sea port-arthur") == "PA-6.18"


def test_pa_8_20__a_fortress_that_falls_before_hill_203_takes_the_ships_in_the_shipyard_too() -> None:
    game = altered(('requires = ["hill_203"]', 'requires = ["liaoyang"]'))
    t = Table(game, luck=[], position=f"scoring; track {TRUNK}; army tsushima; yard port-arthur: diana*")
    t.play("japan", "blockade off")
    t.play("japan", f"land {FORTRESS}")
    assert place(t, "diana") == "sunk"
    assert state(t).yard_lost


def test_pa_8_21__mukden_has_no_effect_of_its_own() -> None:
    t = landing(f"cp 2; track {TRUNK}; army tsushima; yard port-arthur: diana*")
    t.play("japan", "land mukden")
    assert (marker(t), state(t).yard_lost, state(t).fallen) == (2, 0, 0)
    assert place(t, "diana") == "port port-arthur"


@pytest.mark.parametrize(("die", "points"), [(1, 1), (2, 1), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_pa_8_22__in_the_turn_siping_is_taken_a_die_up_to_3_gains_a_point(die: int, points: int) -> None:
    t = landing(f"track {TRUNK} mukden; army tsushima", luck=[die])
    t.play("japan", "land siping")
    assert told(t, "siping-die") == [(die,)]
    assert marker(t) == points


@pytest.mark.parametrize(("die", "points"), [(3, 1), (4, 0)])
def test_pa_8_22__and_in_every_later_turn(die: int, points: int) -> None:
    t = landing(f"turn 5; track {TRUNK} mukden siping", luck=[die])
    assert marker(t) == points


def test_pa_8_22__it_is_rolled_for_once_a_turn_at_the_end_of_the_step() -> None:
    t = landing(f"track {TRUNK} mukden; army tsushima yellow-sea", luck=[2])
    t.play("japan", "land siping")
    heard = [event.kind for _, event in t.heard() if event.kind in ("landed", "siping-die")]
    assert heard == ["landed", "landed", "siping-die"]


def test_pa_8_22__without_siping_nothing_is_rolled() -> None:
    t = landing(f"track {TRUNK} hill-203 mukden")
    assert told(t, "siping-die") == []


@pytest.mark.parametrize("end", [FORTRESS, "siping"])
def test_pa_8_23__no_army_is_left_once_an_end_and_the_other_branch_are_held(end: str) -> None:
    lost = FALLEN if end == FORTRESS else "shipyard-lost"
    t = table("port-arthur", f"sortie japan; track {TRUNK} hill-203 mukden {end}; {lost}")
    assert supply(t) == 0
    assert refused(t, "japan", "embark tsushima") == "PA-1.7"


def test_pa_8_24__in_sequence_each_army_goes_to_the_first_empty_space_without_a_choice() -> None:
    t = landing(f"track {TRUNK}; army tsushima yellow-sea", manchuria_layout="sequence")
    assert track(t) == f"{TRUNK} hill-203 {FORTRESS}"
    t = landing("army tsushima", manchuria_layout="sequence")
    assert track(t) == "yalu"


def test_pa_8_24__the_effects_are_the_same() -> None:
    t = landing(f"track {TRUNK}; army tsushima yellow-sea", manchuria_layout="sequence")
    assert state(t).fallen
    assert place(t, "poltava") == "sunk"
    assert marker(t) == 1


def test_pa_8_24__prerequisites_are_ignored() -> None:
    order = 'order = ["yalu", "nanshan", "liaoyang", "hill_203", "port_arthur_fortress", "mukden", "siping"]'
    game = altered((order, 'order = ["siping", "yalu"]'), manchuria_layout="sequence")
    t = Table(game, luck=[6], position="scoring; army tsushima")
    t.play("japan", "blockade off")
    assert track(t) == "siping"


def test_pa_r_1__japan_chooses_the_branch_for_each_army() -> None:
    t = landing(f"track {TRUNK}; army tsushima yellow-sea")
    t.play("japan", "land hill-203")
    t.play("japan", "land mukden")
    assert track(t) == f"{TRUNK} hill-203 mukden"


def test_pa_r_1__port_arthur_falls_on_turn_3_at_the_earliest() -> None:
    """Two armies a turn: Yalu and Nanshan, Liaoyang and Hill 203, then the fortress."""
    t = table("port-arthur", luck=[3, 3] * 3)
    for turn, space in ((1, ""), (2, "hill-203"), (3, FORTRESS)):
        assert (state(t).turn, state(t).fallen) == (turn, 0)
        for action in ("embark tsushima", "embark yellow-sea", "done"):
            t.play("japan", action)
        t.play("russia", "done")
        t.play("japan", "accept")
        t.play("japan", "blockade off")
        if space:
            t.play("japan", f"land {space}")
    assert state(t).fallen


def test_pa_r_1__in_sequence_mukden_needs_all_six_armies() -> None:
    t = landing(f"track {TRUNK} hill-203; army tsushima", manchuria_layout="sequence")
    assert track(t) == f"{TRUNK} hill-203 {FORTRESS}"


def test_pa_r_13__the_losses_of_port_arthur_are_permanent() -> None:
    """Russia alone is at sea, and neither the shipyard nor the port comes back."""
    t = table(
        "port-arthur", f"scoring; track {TRUNK} hill-203 {FORTRESS}; {FALLEN}; yellow-sea: rossia rurik"
    )
    assert state(t).turn == 2
    assert (state(t).fallen, state(t).yard_lost) == (1, 1)
    assert place(t, "poltava") == "sunk"
