"""[PA-9] Return to port: repairs end, ships come home, neglected ships are damaged."""

import pytest

from admiralty import Table
from tests.games.port_arthur.positions import (
    PORT_ARTHUR_FLEET,
    altered,
    choices,
    is_damaged,
    log,
    place,
    refused,
    ships_at,
    state,
)
from tests.support import table

FALLEN = f"shipyard-lost; fallen; sunk: {PORT_ARTHUR_FLEET}"


def returned(position: str, **options: str) -> Table:
    """The table after a return to port in which Russia had nothing to choose, or chose nothing."""
    t = table("port-arthur", f"return; {position}", None, **options)
    if t.now("ReturnToPort"):
        t.play("russia", "done")
    return t


def test_pa_9_1__repairs_end_then_ships_return_then_comes_maintenance_then_the_next_turn() -> None:
    t = table(
        "port-arthur", "scoring; cp 3; yard japan: fuji*; tsushima: asama; philippine-sea: oleg; turn 2"
    )
    t.play("japan", "blockade off")
    assert log(t) == [
        "repaired fuji japan",
        "returned asama japan",
        "returned oleg diego-suarez",
        "neglected oleg diego-suarez",
        "turn-begins 3",
    ]


@pytest.mark.parametrize(
    ("ship", "port"), [("fuji", "japan"), ("diana", "port-arthur"), ("rurik", "vladivostok")]
)
def test_pa_9_2__a_ship_in_a_shipyard_becomes_intact_in_the_anchorage(ship: str, port: str) -> None:
    t = returned(f"yard {port}: {ship}*")
    assert place(t, ship) == f"port {port}"
    assert not is_damaged(t, ship)


def test_pa_9_2__a_damaged_ship_in_an_anchorage_is_not_repaired() -> None:
    assert is_damaged(returned("port japan: fuji*"), "fuji")


@pytest.mark.parametrize(
    "zone", ["tsushima", "yellow-sea", "east-china-sea", "sea-of-japan", "pacific-ocean", "philippine-sea"]
)
def test_pa_9_3__every_japanese_ship_at_sea_goes_to_japan(zone: str) -> None:
    assert place(returned(f"{zone}: asama"), "asama") == "port japan"


def test_pa_9_3__ships_return_with_the_face_they_have() -> None:
    t = returned("yellow-sea: asama* izumo; sea-of-japan: rossia* rurik")
    assert [is_damaged(t, ship) for ship in ("asama", "izumo", "rossia", "rurik")] == [
        True,
        False,
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("zone", "port"),
    [
        ("tsushima", "vladivostok"),
        ("pacific-ocean", "vladivostok"),
        ("sea-of-japan", "vladivostok"),
        ("philippine-sea", "diego-suarez"),
    ],
)
def test_pa_9_4__from_most_zones_russian_ships_have_one_port_and_are_not_asked(zone: str, port: str) -> None:
    t = table("port-arthur", f"turn 2; return; {zone}: diana")
    assert place(t, "diana") == f"port {port}"
    assert state(t).turn == 3


@pytest.mark.parametrize("zone", ["yellow-sea", "east-china-sea"])
@pytest.mark.parametrize("port", ["port-arthur", "diego-suarez"])
def test_pa_9_4__from_the_yellow_and_the_east_china_sea_there_are_two(zone: str, port: str) -> None:
    t = table("port-arthur", f"return; {zone}: diana")
    t.play("russia", f"return diana {port}")
    t.play("russia", "done")
    assert place(t, "diana") == f"port {port}"


@pytest.mark.parametrize("action", ["return diana vladivostok", "return-all yellow-sea vladivostok"])
def test_pa_9_4__no_other_port_is_possible(action: str) -> None:
    assert refused(table("port-arthur", "return; yellow-sea: diana"), "russia", action) == "PA-9.4"


def test_pa_9_4__nor_for_a_ship_that_has_only_one() -> None:
    t = table("port-arthur", "return; yellow-sea: diana; sea-of-japan: rossia")
    assert refused(t, "russia", "return rossia port-arthur") == "PA-9.4"
    assert refused(t, "russia", "return-all sea-of-japan diego-suarez") == "PA-9.4"


def test_pa_9_5__russia_chooses_for_each_ship_separately() -> None:
    t = table("port-arthur", "return; yellow-sea: diana pallada; east-china-sea: bayan")
    for action in ("return diana diego-suarez", "return pallada port-arthur", "return bayan diego-suarez"):
        t.play("russia", action)
    t.play("russia", "done")
    assert ships_at(t, "port diego-suarez", "russia") == "bayan* diana*"
    assert place(t, "pallada") == "port port-arthur"


def test_pa_9_5__a_whole_zone_may_be_sent_at_once() -> None:
    t = table("port-arthur", "return; yellow-sea: diana pallada; east-china-sea: bayan")
    t.play("russia", "return-all yellow-sea diego-suarez")
    t.play("russia", "done")
    assert ships_at(t, "port diego-suarez", "russia") == "diana* pallada*"
    assert place(t, "bayan") == "port port-arthur"


def test_pa_9_5__a_choice_may_be_changed_until_russia_is_done() -> None:
    t = table("port-arthur", "return; yellow-sea: diana pallada")
    t.play("russia", "return-all yellow-sea diego-suarez")
    t.play("russia", "return diana port-arthur")
    assert place(t, "diana") == "yellow-sea"
    t.play("russia", "done")
    assert (place(t, "diana"), place(t, "pallada")) == ("port port-arthur", "port diego-suarez")


def test_pa_9_5__ships_that_are_not_assigned_go_to_port_arthur() -> None:
    t = table("port-arthur", "return; yellow-sea: diana; east-china-sea: bayan")
    t.play("russia", "done")
    assert (place(t, "diana"), place(t, "bayan")) == ("port port-arthur", "port port-arthur")


def test_pa_9_5__after_the_fall_only_diego_suarez_is_possible() -> None:
    t = table("port-arthur", f"return; {FALLEN}; yellow-sea: rossia; east-china-sea: rurik")
    assert (place(t, "rossia"), place(t, "rurik")) == ("port diego-suarez", "port diego-suarez")


def test_pa_9_5__after_the_fall_nobody_can_be_sent_to_port_arthur() -> None:
    """With the shipped file Russia has no choice left then, so the file gets a third port."""
    old = 'yellow_sea = ["port_arthur", "diego_suarez"]'
    game = altered((old, 'yellow_sea = ["port_arthur", "diego_suarez", "vladivostok"]'))
    t = Table(game, luck=[], position=f"return; {FALLEN}; yellow-sea: rossia")
    assert refused(t, "russia", "return rossia port-arthur") == "PA-2.7"
    assert refused(t, "russia", "return-all yellow-sea port-arthur") == "PA-2.7"
    t.play("russia", "done")
    assert place(t, "rossia") == "port diego-suarez"


@pytest.mark.parametrize(
    "action",
    [
        "return asama port-arthur",  # not a ship of Russia
        "return poltava port-arthur",  # not at sea
        "return rossia vladivostok",  # has no choice
        "return-all sea-of-japan vladivostok",
        "return-all tsushima vladivostok",  # nobody there
        "pass",
    ],
)
def test_pa_9_5__only_ships_with_a_choice_of_ports_are_assigned(action: str) -> None:
    t = table("port-arthur", "return; yellow-sea: diana asama; sea-of-japan: rossia")
    assert refused(t, "russia", action) == "PA-9.5"


def test_pa_9_5__no_test_is_made_and_the_blockade_does_not_matter() -> None:
    t = table("port-arthur", "return; blockade; yellow-sea: diana; east-china-sea: bayan", luck=[])
    assert t.refuses("russia", "return diana port-arthur") == ""
    assert t.refuses("russia", "return bayan port-arthur") == ""
    t.play("russia", "done")
    assert place(t, "bayan") == "port port-arthur"


def test_pa_r_15__by_option_one_choice_is_made_for_each_squadron() -> None:
    position = "return; yellow-sea: diana pallada; east-china-sea: bayan"
    t = table("port-arthur", position, return_choice="per_squadron")
    assert choices(t, "russia") == [
        "done",
        "return-all yellow-sea port-arthur",
        "return-all yellow-sea diego-suarez",
        "return-all east-china-sea port-arthur",
        "return-all east-china-sea diego-suarez",
    ]
    assert refused(t, "russia", "return diana diego-suarez") == "PA-9.5"
    t.play("russia", "return-all yellow-sea diego-suarez")
    t.play("russia", "done")
    assert ships_at(t, "port diego-suarez", "russia") == "diana* pallada*"
    assert place(t, "bayan") == "port port-arthur"


def test_pa_r_15__without_the_option_ships_of_one_squadron_may_part() -> None:
    t = table("port-arthur", "return; yellow-sea: diana pallada")
    t.play("russia", "return pallada diego-suarez")
    t.play("russia", "done")
    assert (place(t, "diana"), place(t, "pallada")) == ("port port-arthur", "port diego-suarez")


@pytest.mark.parametrize("position", ["philippine-sea: oleg", "port diego-suarez: oleg"])
def test_pa_9_6__a_ship_in_a_port_without_shipyard_is_damaged_however_it_came_there(position: str) -> None:
    t = returned(position)
    assert place(t, "oleg") == "port diego-suarez"
    assert is_damaged(t, "oleg")


def test_pa_9_6__also_when_it_came_back_during_operations() -> None:
    t = table("port-arthur", "operations russia; east-china-sea: oleg", luck=[1, 6, 1])
    t.play("russia", "move east-china-sea diego-suarez")
    for side in ("japan", "russia"):
        t.play(side, "pass")
    t.play("japan", "blockade off")
    assert is_damaged(t, "oleg")


def test_pa_9_6__port_arthur_is_such_a_port_after_hill_203() -> None:
    t = returned("shipyard-lost; yellow-sea: diana")
    assert ships_at(t, "port port-arthur", "russia") == " ".join(f"{s}*" for s in PORT_ARTHUR_FLEET.split())


def test_pa_9_6__ports_with_a_shipyard_keep_ships_intact() -> None:
    t = returned("yellow-sea: diana; sea-of-japan: rossia; tsushima: asama")
    assert [is_damaged(t, ship) for ship in ("diana", "poltava", "rossia", "rurik", "asama", "fuji")] == [
        False
    ] * 6


def test_pa_9_6__a_damaged_ship_stays_damaged_and_does_not_sink() -> None:
    t = returned("port diego-suarez: oleg*")
    assert place(t, "oleg") == "port diego-suarez"
    assert is_damaged(t, "oleg")


def test_pa_9_6__only_ships_that_were_intact_are_said_to_be_neglected() -> None:
    t = table("port-arthur", "scoring; port diego-suarez: oleg* aurora")
    t.play("japan", "blockade off")
    assert "neglected aurora diego-suarez" in log(t)


@pytest.mark.parametrize("turn", [1, 5])
def test_pa_9_7__the_turn_marker_advances(turn: int) -> None:
    t = table("port-arthur", f"turn {turn}; return")
    assert state(t).turn == turn + 1
    assert t.acting == ("japan",)


def test_pa_9_7__after_turn_6_the_winner_is_determined() -> None:
    t = table("port-arthur", "turn 6; return; cp 1; track yalu nanshan liaoyang mukden")
    assert t.is_over
    assert t.result == {"japan": 1, "russia": -1}
    assert table("port-arthur", "turn 6; return; cp 1").result == {"japan": -1, "russia": 1}
