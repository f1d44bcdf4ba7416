"""PA-H: what each side, and a spectator, may know at every moment."""

from __future__ import annotations

import json
from typing import cast

import pytest

from admiralty import Table
from admiralty.games.port_arthur.view_types import PortArthurView
from admiralty.games.port_arthur.view_types import Printed as PrintedShapes
from admiralty.kit.extras import Printed
from tests.games.port_arthur.positions import (
    asked,
    choices,
    fog,
    log,
    must_wait,
    place,
    random_game,
    seen,
)
from tests.support import table

SEATS = ("japan", "russia", "")
OUTSIDERS = ("russia", "")


def test_pa_h_1__without_fog_of_war_everybody_sees_the_same() -> None:
    for n, t in enumerate(random_game(2, extra_ships="on", opening_raid="on", mines="on")):
        views = [
            {**t.view(seat), "choosing": None} for seat in SEATS
        ]  # a choice not made yet is nobody's news
        assert views[0] == views[1] == views[2], n
    assert t.heard("japan") == t.heard("russia") == t.heard()


def test_pa_h_1__ships_faces_markers_tracks_and_dice_are_open() -> None:
    t = table(
        "port-arthur", "operations; tsushima: asama* fuji; army yellow-sea; blockade; cp 3", luck=[5, 2]
    )
    for seat in SEATS:
        view = t.view(seat)
        assert (view["cp"], view["blockade"], view["boxes"], view["dice"]) == (
            3,
            True,
            ["yellow-sea"],
            [5, 2],
        )
        assert seen(t, seat)["asama*"] == seen(t, seat)["fuji"] == "tsushima"


@pytest.mark.parametrize("fog_of_war", ["off", "on"])
def test_pa_h_2__one_side_decides_at_a_time(fog_of_war: str) -> None:
    for t in random_game(4, fog_of_war=fog_of_war):
        (seat,) = t.acting
        other = "russia" if seat == "japan" else "japan"
        assert t.legal(seat)
        assert t.legal(other) == []
    assert t.is_over


def test_pa_h_2__a_side_knows_all_earlier_decisions_of_the_other() -> None:
    t = table("port-arthur", luck=[5, 2])
    t.play("japan", "sail asama tsushima")
    assert log(t, "russia") == log(t, "japan")
    assert seen(t, "russia")["asama"] == "tsushima"


def sortie(t: Table, *actions: str) -> Table:
    for action in (*actions, "done"):
        t.play("japan", action)
    return t


def strength(t: Table, seat: str) -> tuple[int, int]:
    (squadron,) = cast("PortArthurView", t.view(seat))["squadrons"]
    return squadron["firepower"], squadron["speed"]


def test_pa_h_3__a_squadron_shows_the_strength_of_the_ships_that_are_seen() -> None:
    t = sortie(fog(), "sail mikasa tsushima", "sail chinen tsushima")
    ships = cast("PrintedShapes", t.game.require(Printed).document())["ships"]
    mikasa, chinen = ships["mikasa"]["intact"], ships["chinen"]["intact"]
    whole = mikasa["firepower"] + chinen["firepower"], min(mikasa["speed"], chinen["speed"])
    assert strength(t, "japan") == whole
    for seat in OUTSIDERS:
        assert strength(t, seat) == (mikasa["firepower"], mikasa["speed"])
    assert (
        strength(sortie(table("port-arthur"), "sail mikasa tsushima", "sail chinen tsushima"), "russia")
        == whole
    )


@pytest.mark.parametrize("seat", OUTSIDERS)
def test_pa_h_5__a_sortie_does_not_tell_which_ship_went_where_beneath_the_tops(seat: str) -> None:
    tops = ("sail mikasa tsushima", "sail fuji sea-of-japan")
    one = sortie(fog(), *tops, "sail asama tsushima", "sail tokiwa sea-of-japan")
    other = sortie(fog(), *tops, "sail asama sea-of-japan", "sail tokiwa tsushima")
    assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
    assert one.heard(seat) == other.heard(seat)
    assert choices(one, "russia") == choices(other, "russia")
    assert one.view("japan") != other.view("japan")


def test_pa_h_5__the_opponent_sees_which_ships_left_and_how_many_went_where() -> None:
    t = sortie(fog(), "sail mikasa tsushima", "sail asama tsushima", "sail fuji sea-of-japan")
    assert log(t, "russia")[1:] == [
        "left-port mikasa+fuji+asama japan",
        "squadron-seen japan tsushima 2 mikasa",
        "squadron-seen japan sea-of-japan 1 fuji",
        "sortie-over japan",
    ]
    assert "asama" not in seen(t, "russia")
    assert seen(t, "russia")["tokiwa"] == "port japan"


def test_pa_h_5__repairs_and_armies_are_open_when_the_sortie_is_over() -> None:
    t = sortie(fog("port japan: fuji*"), "repair fuji", "embark tsushima")
    assert log(t, "russia") == ["repairing fuji japan", "embarked tsushima", "sortie-over japan"]
    assert seen(t, "russia")["fuji*"] == "yard japan"
    assert t.view("russia")["boxes"] == ["tsushima"]


def test_pa_h_6__a_movement_test_announces_speed_and_die() -> None:
    t = fog("operations japan; tsushima: mikasa chinen; top tsushima mikasa", luck=[4])
    t.play("japan", "move tsushima sea-of-japan")
    for seat in SEATS:
        assert log(t, seat) == ["stuck japan tsushima sea-of-japan 3 4"]
    assert "chinen" not in seen(t, "russia")


def test_pa_h_6__a_mine_check_announces_speed_and_die() -> None:
    position = "turn 2; scoring; blockade; yellow-sea: mikasa asama chinen; top yellow-sea mikasa"
    t = fog(position, luck=[4], mines="on")
    t.play("japan", "blockade on")
    for seat in SEATS:
        assert "mine-die japan 3 4 1" in log(t, seat)


BATTLE = (
    "operations japan; yellow-sea: kasagi* chitose askold diana*; tsushima: fuji izumo; "
    "top yellow-sea kasagi; top yellow-sea askold; top tsushima fuji"
)


@pytest.mark.parametrize("seat", SEATS)
def test_pa_h_7__a_declared_battle_reveals_both_squadrons_of_its_zone(seat: str) -> None:
    t = fog(BATTLE)
    assert not {"chitose", "diana*"} <= set(seen(t, seat))
    t.play("japan", "battle yellow-sea")
    assert {"kasagi*", "chitose", "askold", "diana*"} <= set(seen(t, seat))
    assert log(t, seat)[:3] == [
        "battle japan yellow-sea",
        "revealed japan kasagi+chitose",
        "revealed russia askold+diana",
    ]


@pytest.mark.parametrize("seat", OUTSIDERS)
def test_pa_h_7__other_zones_stay_hidden(seat: str) -> None:
    t = fog(BATTLE)
    t.play("japan", "battle yellow-sea")
    assert "izumo" not in seen(t, seat)
    assert seen(t, seat)["fuji"] == "tsushima"


def test_pa_h_7__they_stay_visible_until_the_battle_ends_and_are_hidden_again() -> None:
    t = fog(BATTLE, luck=[6, 6, 2, 1])
    t.play("japan", "battle yellow-sea")
    for seat in ("japan", "russia"):
        assert "chitose" in seen(t, "russia")
        assert "diana*" in seen(t, "japan")
        t.play(seat, "fire 1")
    assert not t.now("Battle")
    assert "chitose" not in seen(t, "russia")
    assert "diana*" not in seen(t, "japan")
    assert "revealed japan kasagi+chitose" in log(t, "russia")


@pytest.mark.parametrize("key", ["cp", "supply", "boxes", "spaces", "blockade", "initiative", "dice", "turn"])
def test_pa_h_8__tracks_markers_armies_and_dice_are_open_in_fog_of_war_too(key: str) -> None:
    position = "turn 3; operations; cp -2; initiative russia; blockade; track yalu; army tsushima"
    t = fog(position, luck=[5, 2])
    open_view = table("port-arthur", position, luck=[5, 2]).view()
    for seat in SEATS:
        assert t.view(seat)[key] == open_view[key]


def test_pa_h_8__control_is_told_to_all() -> None:
    t = fog("turn 2; operations; tsushima: asama fuji; pacific-ocean: rossia", luck=[3, 3])
    t.play("japan", "accept")
    for seat in SEATS:
        assert "control 1 2" in log(t, seat)


def test_pa_h_8__mine_strikes_reveal_the_ships_struck() -> None:
    position = "turn 2; scoring; blockade; yellow-sea: mikasa asama chinen; top yellow-sea mikasa"
    t = fog(position, luck=[4, 6], mines="on")
    for action in ("blockade on", "strike asama", "done"):
        assert "mined asama" not in log(t, "russia")
        t.play("japan", action)
    for seat in SEATS:
        assert "mined asama" in log(t, seat)
        assert "sunk asama" in log(t, seat)


STEPS = ("sail asama tsushima", "sail fuji tsushima", "top tsushima fuji", "repair mikasa", "embark tsushima")


@pytest.mark.parametrize("seat", OUTSIDERS)
def test_pa_h_10__nothing_of_a_sortie_is_shown_before_it_is_done(seat: str) -> None:
    t = fog("port japan: mikasa*")
    before = json.dumps([t.view(seat), log(t, seat), asked(t, seat), choices(t, "russia")])
    for action in STEPS:
        t.play("japan", action)
        assert json.dumps([t.view(seat), log(t, seat), asked(t, seat), choices(t, "russia")]) == before
        assert must_wait(t, "russia", "sail askold yellow-sea")
    t.play("japan", "done")
    assert seen(t, seat)["fuji"] == "tsushima"
    assert seen(t, seat)["mikasa*"] == "yard japan"
    assert t.view(seat)["boxes"] == ["tsushima"]


@pytest.mark.parametrize("seat", ["japan", ""])
def test_pa_h_10__nor_of_a_russian_one(seat: str) -> None:
    t = fog("sortie russia; army tsushima; tsushima: asama", luck=[5, 2])
    before = json.dumps([t.view(seat), log(t, seat)])
    for action in ("sail askold yellow-sea", "sail bayan yellow-sea", "top yellow-sea bayan"):
        t.play("russia", action)
        assert json.dumps([t.view(seat), log(t, seat)]) == before
    t.play("russia", "done")
    assert seen(t, seat)["bayan"] == "yellow-sea"
    assert "askold" not in seen(t, seat)


@pytest.mark.parametrize("seat", OUTSIDERS)
def test_pa_h_10__choices_that_were_changed_leave_no_trace(seat: str) -> None:
    straight = sortie(fog("port japan: mikasa*"), "sail fuji tsushima", "sail asama tsushima")
    detour = sortie(
        fog("port japan: mikasa*"),
        "repair mikasa",
        "sail tokiwa pacific-ocean",
        "embark yellow-sea",
        "sail fuji tsushima",
        "disembark yellow-sea",
        "stay tokiwa",
        "sail asama sea-of-japan",
        "sail asama tsushima",
        "stay mikasa",
    )
    assert json.dumps(straight.view(seat)) == json.dumps(detour.view(seat))
    assert log(straight, seat) == log(detour, seat)


@pytest.mark.parametrize("seat", OUTSIDERS)
def test_pa_h_10__nor_do_choices_that_were_undone(seat: str) -> None:
    straight = sortie(fog(), "sail fuji tsushima")
    detour = fog()
    detour.play("japan", "sail asama tsushima")
    detour.undo("japan")
    sortie(detour, "sail fuji tsushima")
    assert json.dumps(straight.view(seat)) == json.dumps(detour.view(seat))
    assert log(straight, seat) == log(detour, seat)
    assert detour.sequence > straight.sequence


def test_pa_h_10__the_owner_sees_its_own_sortie_all_the_time() -> None:
    t = fog()
    t.play("japan", "sail asama tsushima")
    assert seen(t, "japan")["asama"] == place(t, "asama") == "tsushima"
    assert log(t, "japan")[-1] == "sailed asama tsushima"


def test_pa_6_6__the_view_shows_who_has_passed_in_this_cycle() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama; sea-of-japan: rossia", luck=[3, 5, 2])
    t.play("japan", "pass")
    for seat in SEATS:
        assert (t.view(seat)["passed"], t.view(seat)["failed"]) == (["japan"], [])


def test_pa_6_9__the_view_shows_who_has_failed_its_test_in_this_cycle() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama; sea-of-japan: rossia", luck=[6, 5, 2])
    t.play("japan", "move tsushima sea-of-japan")
    for seat in SEATS:
        assert (t.view(seat)["passed"], t.view(seat)["failed"]) == ([], ["japan"])


def test_pa_11_2__the_view_shows_how_many_ships_the_raid_takes() -> None:
    t = table("port-arthur", luck=[5], opening_raid="on")
    assert [t.view(seat)["to_pick"] for seat in SEATS] == [2, 2, 2]
    assert table("port-arthur").view()["to_pick"] is None


def test_pa_7_15__the_view_shows_the_hits_of_the_volley_that_is_assigned() -> None:
    position = "operations japan; tsushima: asama izumo tsesarevich retvizan"
    t = table("port-arthur", position, luck=[2, 2, 2, 3])
    t.play("japan", "battle tsushima")
    while not t.now("Damage"):
        t.play(t.acting[0], "fire 4" if t.now("ChooseDice") else t.legal(t.acting[0])[-1].action)
    for seat in SEATS:
        battle = t.view(seat)["battle"]
        assert isinstance(battle, dict)
        assert (battle["criticals"], battle["hits"]) == (2, 4)
