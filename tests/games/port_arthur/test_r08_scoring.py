"""[PA-8] Scoring: control of zones and the blockade."""

import pytest

from admiralty import Table
from tests.games.port_arthur.positions import PORT_ARTHUR_FLEET, choices, refused, state
from tests.support import table

KEY_ZONES = ("tsushima", "yellow-sea", "east-china-sea")
SHIPS = {"japan": ("asama", "izumo", "iwate"), "russia": ("rossia", "rurik", "diana")}


def held(side: str, *zones: str) -> str:
    """A ship of the side in each of the zones."""
    return "; ".join(f"{zone}: {ship}" for zone, ship in zip(zones, SHIPS[side]))


def scored(ships: str, zone_points: str = "graduated") -> int:
    """The marker after step (a), from the centre."""
    return marker(table("port-arthur", f"scoring; {ships}", zone_points=zone_points))


def marker(t: Table) -> int:
    return state(t).cp


def kinds(t: Table) -> list[str]:
    """What everybody heard, in order."""
    return [event.kind for _, event in t.heard()]


def asked_for_blockade(t: Table) -> bool:
    return t.acting == ("japan",) and choices(t, "japan") == ["blockade on", "blockade off"]


def test_pa_8_1__control_is_scored_first_then_the_blockade_then_convoys_and_landings() -> None:
    t = table(
        "port-arthur",
        "operations japan; cp 3; tsushima: rossia; army tsushima yellow-sea; yellow-sea: asama diana",
    )
    t.play("japan", "pass")
    t.play("russia", "pass")
    t.play("japan", "blockade on")
    steps = ["control", "marker", "blockade-on", "marker", "convoy-sunk", "marker", "landed"]
    assert [kind for kind in kinds(t) if kind in steps] == steps


@pytest.mark.parametrize(
    ("ships", "points"),
    [
        ("tsushima: asama", 1),
        ("tsushima: rossia", -1),
        ("tsushima: asama*", 1),  # damaged ships count
        ("tsushima: asama iwate rossia*", 0),  # ships of both sides
        ("", 0),  # ships of nobody; those in port are in no zone
        ("army tsushima", 0),
        ("blockade", 0),
    ],
)
def test_pa_8_2__a_side_controls_a_zone_where_it_alone_has_ships(ships: str, points: int) -> None:
    assert scored(ships) == points


@pytest.mark.parametrize(
    ("zones", "points"),
    [
        (("tsushima",), 1),
        (("yellow-sea",), 1),
        (("east-china-sea",), 1),
        (("tsushima", "yellow-sea"), 3),
        (("tsushima", "east-china-sea"), 3),
        (("yellow-sea", "east-china-sea"), 3),
    ],
)
def test_pa_8_3__one_or_two_key_zones_are_worth_1_or_3(zones: tuple[str, ...], points: int) -> None:
    assert scored(held("japan", *zones)) == points
    assert scored(held("russia", *zones)) == -points


@pytest.mark.parametrize(("side", "start", "end"), [("japan", -5, 1), ("russia", 5, -1)])
def test_pa_8_3__all_three_key_zones_are_worth_6(side: str, start: int, end: int) -> None:
    assert scored(f"cp {start}; {held(side, *KEY_ZONES)}") == end


@pytest.mark.parametrize(
    ("profile", "zone", "japan", "russia"),
    [
        ("graduated", "sea-of-japan", 1, 1),
        ("graduated", "pacific-ocean", 0, 2),
        ("graduated", "philippine-sea", 0, 3),
        ("sea_of_japan_1_3", "sea-of-japan", 1, 3),
        ("sea_of_japan_1_3", "pacific-ocean", 0, 2),
        ("sea_of_japan_1_3", "philippine-sea", 0, 1),
        ("philippine_1_3", "sea-of-japan", 1, 1),
        ("philippine_1_3", "pacific-ocean", 0, 2),
        ("philippine_1_3", "philippine-sea", 1, 3),
    ],
)
def test_pa_8_4__other_zones_are_worth_what_the_chosen_profile_says(
    profile: str, zone: str, japan: int, russia: int
) -> None:
    assert scored(held("japan", zone), zone_points=profile) == japan
    assert scored(held("russia", zone), zone_points=profile) == -russia


def test_pa_r_3__the_default_profile_gives_russia_more_the_farther_from_vladivostok() -> None:
    zones = ("sea-of-japan", "pacific-ocean", "philippine-sea")
    assert [scored(held("russia", zone)) for zone in zones] == [-1, -2, -3]


def test_pa_8_5__the_marker_moves_by_the_difference_of_the_totals() -> None:
    assert scored(f"{held('japan', 'tsushima', 'yellow-sea')}; {held('russia', 'pacific-ocean')}") == 1
    assert scored(f"{held('japan', 'tsushima')}; {held('russia', 'pacific-ocean')}") == -1
    assert scored(f"{held('japan', 'tsushima')}; {held('russia', 'yellow-sea')}") == 0


def test_pa_8_5__it_moves_once_so_nothing_is_cut_off_in_between() -> None:
    """Six to Japan at the end of the track, then five to Russia, would end at 0."""
    ships = f"{held('japan', *KEY_ZONES)}; {held('russia', 'pacific-ocean', 'philippine-sea')}"
    assert scored(f"cp 5; {ships}") == 5


def test_pa_8_6__russian_control_of_the_yellow_sea_lifts_the_blockade_for_nothing() -> None:
    t = table("port-arthur", "scoring; cp 3; blockade; yellow-sea: diana")
    assert not state(t).blockade
    assert marker(t) == 3 - 1  # the zone itself
    assert not asked_for_blockade(t)


def test_pa_8_6__under_russian_control_it_cannot_be_placed() -> None:
    t = table("port-arthur", "scoring; cp 3; yellow-sea: diana")
    assert not t.now("Scoring")
    assert not state(t).blockade


@pytest.mark.parametrize("ships", ["", "yellow-sea: asama", "yellow-sea: asama diana"])
def test_pa_8_7__otherwise_japan_may_place_it_for_one_point(ships: str) -> None:
    t = table("port-arthur", f"scoring; cp 3; {ships}")
    before = marker(t)
    assert asked_for_blockade(t)
    t.play("japan", "blockade on")
    assert state(t).blockade
    assert marker(t) == before - 1


def test_pa_8_7__or_leave_it_off_for_nothing() -> None:
    t = table("port-arthur", "scoring; cp 3")
    t.play("japan", "blockade off")
    assert not state(t).blockade
    assert marker(t) == 3


def test_pa_8_7__not_when_the_marker_stands_at_russia_5_after_step_a() -> None:
    t = table("port-arthur", "scoring; cp -4; tsushima: rossia")
    assert marker(t) == -5
    assert not asked_for_blockade(t)


def test_pa_8_7__at_russia_4_it_may_be_placed_and_costs_the_last_point() -> None:
    t = table("port-arthur", "scoring; cp -4")
    t.play("japan", "blockade on")
    assert state(t).blockade
    assert marker(t) == -5


def test_pa_8_7__not_once_port_arthur_has_fallen() -> None:
    t = table("port-arthur", f"scoring; cp 3; shipyard-lost; fallen; sunk: {PORT_ARTHUR_FLEET}")
    assert not t.now("Scoring")
    assert marker(t) == 3


@pytest.mark.parametrize("action", ["pass", "done", "land yalu"])
def test_pa_8_7__nothing_else_can_be_done_meanwhile(action: str) -> None:
    assert refused(table("port-arthur", "scoring"), "japan", action) == "PA-8.7"


def test_pa_8_7__russia_has_no_say_in_it() -> None:
    assert table("port-arthur", "scoring").refuses("russia", "blockade off") == "-"


def test_pa_8_8__keeping_the_marker_costs_a_point() -> None:
    t = table("port-arthur", "scoring; cp 3; blockade")
    assert asked_for_blockade(t)
    t.play("japan", "blockade on")
    assert state(t).blockade
    assert marker(t) == 2


def test_pa_8_8__removing_it_costs_nothing() -> None:
    t = table("port-arthur", "scoring; cp 3; blockade")
    t.play("japan", "blockade off")
    assert not state(t).blockade
    assert marker(t) == 3


def test_pa_8_9__at_russia_5_the_cost_cannot_be_paid_and_it_is_removed() -> None:
    t = table("port-arthur", "scoring; cp -4; blockade; tsushima: rossia")
    assert not state(t).blockade
    assert marker(t) == -5
    assert not asked_for_blockade(t)


def test_pa_8_9__at_russia_4_it_can_still_be_kept() -> None:
    t = table("port-arthur", "scoring; cp -4; blockade")
    t.play("japan", "blockade on")
    assert state(t).blockade
    assert marker(t) == -5


def test_pa_8_10__the_fall_of_port_arthur_removes_it() -> None:
    t = table("port-arthur", "scoring; cp 3; blockade; track yalu nanshan liaoyang hill-203 mukden; landed 1")
    t.play("japan", "blockade on")
    t.play("japan", "land port-arthur-fortress")
    assert state(t).fallen
    assert not state(t).blockade


def test_pa_r_8__the_cost_is_paid_on_the_marker_as_it_stands_after_control() -> None:
    t = table("port-arthur", "scoring; cp -5; tsushima: asama")
    assert asked_for_blockade(t)
    t.play("japan", "blockade on")
    assert marker(t) == -5


def test_pa_r_8__by_option_an_existing_marker_is_kept_free_of_cost_at_the_limit() -> None:
    t = table("port-arthur", "scoring; cp -5; blockade", blockade_at_limit="keep_free")
    assert asked_for_blockade(t)
    t.play("japan", "blockade on")
    assert state(t).blockade
    assert marker(t) == -5


def test_pa_r_8__by_option_it_may_still_be_removed_at_the_limit() -> None:
    t = table("port-arthur", "scoring; cp -5; blockade", blockade_at_limit="keep_free")
    t.play("japan", "blockade off")
    assert not state(t).blockade


def test_pa_r_8__the_option_does_not_let_a_new_marker_be_placed_at_the_limit() -> None:
    assert not asked_for_blockade(table("port-arthur", "scoring; cp -5", blockade_at_limit="keep_free"))


def test_pa_r_8__the_option_costs_the_usual_point_below_the_limit() -> None:
    t = table("port-arthur", "scoring; cp -3; blockade", blockade_at_limit="keep_free")
    t.play("japan", "blockade on")
    assert marker(t) == -4


def test_pa_r_8__nor_does_it_stand_against_russian_control_of_the_yellow_sea() -> None:
    t = table("port-arthur", "scoring; cp -5; blockade; yellow-sea: diana", blockade_at_limit="keep_free")
    assert not state(t).blockade


def test_pa_r_8__russian_control_that_passes_during_operations_does_not_lift_it() -> None:
    t = table("port-arthur", "operations russia; blockade; yellow-sea: diana", luck=[1, 6, 1])
    t.play("russia", "move yellow-sea east-china-sea")
    assert state(t).blockade
    t.play("japan", "pass")
    t.play("russia", "pass")
    assert asked_for_blockade(t)


def test_pa_r_8__it_does_not_limit_operations() -> None:
    t = table("port-arthur", "operations russia; blockade; yellow-sea: diana")
    assert t.refuses("russia", "move yellow-sea east-china-sea") == ""
    assert t.refuses("russia", "move yellow-sea port-arthur") == ""
    assert t.refuses("russia", "from port-arthur") == ""


def test_pa_r_8__it_does_not_limit_returns() -> None:
    t = table("port-arthur", "return; blockade; east-china-sea: diana")
    assert t.refuses("russia", "return diana port-arthur") == ""


def test_pa_r_8__it_limits_sorties_from_port_arthur_only() -> None:
    t = table("port-arthur", "sortie russia; blockade; port diego-suarez: oleg")
    assert refused(t, "russia", "sail diana east-china-sea") == "PA-5.11"
    assert t.refuses("russia", "sail rossia tsushima") == ""
    assert t.refuses("russia", "sail oleg philippine-sea") == ""


def test_pa_r_9__what_goes_beyond_the_limit_is_lost_before_the_blockade_is_paid() -> None:
    t = table("port-arthur", f"scoring; cp 4; {held('japan', *KEY_ZONES)}")
    t.play("japan", "blockade on")
    assert marker(t) == 4


def test_pa_r_9__the_blockade_is_paid_before_convoys_are_sunk() -> None:
    """The other way round the marker would stand at Russia 5 already, and nothing could be paid."""
    t = table("port-arthur", "scoring; cp -3; army tsushima; tsushima: rossia")
    assert marker(t) == -4
    assert asked_for_blockade(t)
    t.play("japan", "blockade on")
    assert state(t).blockade
    assert marker(t) == -5


def test_pa_r_9__convoys_are_scored_before_a_landing_takes_port_arthur() -> None:
    """The other way round the point for the fortress would be lost again to the convoy."""
    track = "track yalu nanshan liaoyang hill-203"
    t = table("port-arthur", f"scoring; cp -5; {track}; army tsushima yellow-sea; tsushima: rossia")
    t.play("japan", "land port-arthur-fortress")
    assert marker(t) == -4


def test_pa_r_9__siping_is_rolled_for_after_convoys() -> None:
    """The other way round Siping's point would be cut off and the convoy's would count."""
    position = "scoring; cp 5; track yalu nanshan liaoyang mukden siping; army tsushima; tsushima: rossia; "
    t = table("port-arthur", position + "yellow-sea: asama", luck=[1])
    t.play("japan", "blockade off")
    assert marker(t) == 5
