"""Chapter 6, second part: squadrons and the three kinds of move."""

from __future__ import annotations

import pytest

from admiralty import Table
from admiralty.core import flow
from tests.games.port_arthur.positions import (
    JAPAN_FLEET,
    PORT_ARTHUR_FLEET,
    choices,
    log,
    place,
    refused,
    ships_at,
)
from tests.support import table


def send(t: Table, seat: str, port: str, ships: str, zone: str) -> None:
    """Move C in full: the port, the ships, the zone."""
    t.play(seat, f"from {port}")
    for ship in ships.split():
        t.play(seat, f"add {ship}")
    t.play(seat, f"to {zone}")


def test_pa_6_14__all_ships_of_a_side_in_a_zone_are_one_squadron() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama tokiwa rossia", luck=[1, 2, 1])
    t.play("japan", "move tsushima sea-of-japan")
    assert ships_at(t, "sea-of-japan", "japan") == "asama tokiwa"
    assert place(t, "rossia") == "tsushima"


def test_pa_6_14__ships_that_enter_a_zone_join_own_ships_there() -> None:
    t = table(
        "port-arthur", "operations japan; tsushima: asama; sea-of-japan: izumo", luck=[1, 2, 1, 1, 2, 1]
    )
    t.play("japan", "move tsushima sea-of-japan")
    t.play("japan", "move sea-of-japan pacific-ocean")
    assert ships_at(t, "pacific-ocean", "japan") == "asama izumo"


@pytest.mark.parametrize("zone", ["yellow-sea", "sea-of-japan"])
def test_pa_6_14__without_a_squadron_in_the_zone_there_is_nothing_to_move(zone: str) -> None:
    t = table("port-arthur", "operations japan; tsushima: asama; sea-of-japan: rossia")
    assert refused(t, "japan", f"move {zone} east-china-sea") == "PA-6.14"


def test_pa_6_14__ships_in_port_belong_to_no_squadron() -> None:
    t = table("port-arthur", "operations russia")
    assert refused(t, "russia", "move yellow-sea east-china-sea") == "PA-6.14"
    assert t.view()["squadrons"] == []


@pytest.mark.parametrize(("ships", "speed"), [("asama mikasa", 4), ("asama chinen", 3), ("asama asahi*", 3)])
def test_pa_6_15__the_speed_of_a_group_is_the_lowest_among_its_faces(ships: str, speed: int) -> None:
    for die, where in ((speed, "sea-of-japan"), (speed + 1, "tsushima")):
        t = table("port-arthur", f"operations japan; tsushima: {ships}", luck=[die, 2, 1])
        t.play("japan", "move tsushima sea-of-japan")
        assert place(t, "asama") == where


@pytest.mark.parametrize(
    ("die", "where"), [(1, "sea-of-japan"), (4, "sea-of-japan"), (5, "sea-of-japan"), (6, "tsushima")]
)
def test_pa_6_16__the_ships_move_if_the_die_is_not_above_their_speed(die: int, where: str) -> None:
    t = table("port-arthur", "operations japan; tsushima: asama", luck=[die, 2, 1])
    t.play("japan", "move tsushima sea-of-japan")
    assert place(t, "asama") == where


def test_pa_6_16__speed_6_always_moves() -> None:
    t = table("port-arthur", "operations japan; tsushima: kasagi", luck=[6, 2, 1])
    t.play("japan", "move tsushima sea-of-japan")
    assert place(t, "kasagi") == "sea-of-japan"


def test_pa_6_16__the_test_is_told_with_speed_and_die() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama; sea-of-japan: rossia", luck=[6, 5, 2, 1])
    t.play("japan", "move tsushima sea-of-japan")
    t.play("russia", "move sea-of-japan tsushima")
    assert log(t)[:2] == ["stuck japan tsushima sea-of-japan 5 6", "moved russia sea-of-japan tsushima 5 5"]


def test_pa_6_17__a_squadron_always_moves_whole() -> None:
    t = table("port-arthur", "operations japan; tsushima: kasagi chinen", luck=[4])
    t.play("japan", "move tsushima sea-of-japan")
    assert ships_at(t, "tsushima", "japan") == "kasagi chinen"  # the fast one does not go alone


def test_pa_6_17__it_moves_to_an_adjacent_zone_only() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama")
    offered = [words.split()[2] for words in choices(t, "japan") if words.startswith("move")]
    assert offered == ["east-china-sea", "sea-of-japan", "japan"]
    for zone in ("yellow-sea", "pacific-ocean", "philippine-sea"):
        assert refused(t, "japan", f"move tsushima {zone}") == "PA-6.17"


def test_pa_6_18__a_squadron_moves_whole_into_the_anchorage_of_an_adjacent_port() -> None:
    t = table("port-arthur", "operations russia; sea-of-japan: rossia rurik*", luck=[4, 2, 1])
    t.play("russia", "move sea-of-japan vladivostok")
    assert [place(t, ship) for ship in ("rossia", "rurik")] == ["port vladivostok"] * 2


def test_pa_6_18__it_needs_a_test() -> None:
    t = table("port-arthur", "operations russia; sea-of-japan: rossia rurik*", luck=[5])
    t.play("russia", "move sea-of-japan vladivostok")
    assert [place(t, ship) for ship in ("rossia", "rurik")] == ["sea-of-japan"] * 2


@pytest.mark.parametrize(
    ("side", "ship", "zone", "port"),
    [
        ("russia", "rossia", "sea-of-japan", "japan"),
        ("japan", "asama", "sea-of-japan", "vladivostok"),
        ("japan", "asama", "yellow-sea", "japan"),
        ("russia", "rossia", "tsushima", "vladivostok"),
        ("russia", "askold", "east-china-sea", "port-arthur"),
    ],
)
def test_pa_6_18__only_an_adjacent_port_of_its_side_takes_it_in(
    side: str, ship: str, zone: str, port: str
) -> None:
    t = table("port-arthur", f"operations {side}; {zone}: {ship}")
    assert refused(t, side, f"move {zone} {port}") == "PA-6.18"


def test_pa_6_18__port_arthur_takes_no_squadron_in_once_it_has_fallen() -> None:
    position = f"operations russia; shipyard-lost; yellow-sea: {PORT_ARTHUR_FLEET}"
    t = table("port-arthur", position)
    assert "move yellow-sea port-arthur" in choices(t, "russia")
    t = table("port-arthur", f"{position}; fallen")
    assert refused(t, "russia", "move yellow-sea port-arthur") == "PA-6.18"


@pytest.mark.parametrize(
    ("zone", "port"),
    [("yellow-sea", "port-arthur"), ("sea-of-japan", "vladivostok"), ("east-china-sea", "diego-suarez")],
)
def test_pa_r_15__russia_uses_three_ports(zone: str, port: str) -> None:
    t = table("port-arthur", f"operations russia; {zone}: askold bayan", luck=[1, 2, 1])
    t.play("russia", f"move {zone} {port}")
    assert [place(t, ship) for ship in ("askold", "bayan")] == [f"port {port}"] * 2


@pytest.mark.parametrize(
    "zone", ["east-china-sea", "tsushima", "sea-of-japan", "pacific-ocean", "philippine-sea"]
)
def test_pa_r_15__japan_uses_the_port_japan(zone: str) -> None:
    t = table("port-arthur", f"operations japan; {zone}: asama")
    ports = [words.split()[2] for words in choices(t, "japan") if words.split()[2:] == ["japan"]]
    assert ports == ["japan"]
    assert refused(t, "japan", f"move {zone} diego-suarez") == "PA-6.18"


def test_pa_6_19__a_chosen_group_of_an_anchorage_goes_to_an_adjacent_zone() -> None:
    t = table("port-arthur", "operations japan", luck=[5, 2, 1])
    send(t, "japan", "japan", "asama izumo", "pacific-ocean")
    assert ships_at(t, "pacific-ocean", "japan") == "asama izumo"
    assert place(t, "tokiwa") == "port japan"


def test_pa_6_19__only_the_chosen_ships_count_for_the_test() -> None:
    t = table("port-arthur", "operations japan", luck=[6, 2, 1])
    send(t, "japan", "japan", "kasagi", "tsushima")
    assert place(t, "kasagi") == "tsushima"


def test_pa_6_19__a_ship_may_be_dropped_from_the_group_again() -> None:
    t = table("port-arthur", "operations japan", luck=[5, 2, 1])
    t.play("japan", "from japan")
    t.play("japan", "add asama")
    t.play("japan", "add chinen")
    t.play("japan", "drop chinen")
    t.play("japan", "to tsushima")
    assert ships_at(t, "tsushima", "japan") == "asama"


def test_pa_6_19__the_group_is_not_empty_and_of_that_anchorage() -> None:
    t = table("port-arthur", "operations japan; tsushima: fuji")
    t.play("japan", "from japan")
    assert refused(t, "japan", "to tsushima") == "PA-6.19"
    for action in ("add fuji", "add rossia", "drop asama", "pass", "from japan"):
        assert refused(t, "japan", action) == "PA-6.19"
    t.play("japan", "add asama")
    assert refused(t, "japan", "add asama") == "PA-6.19"
    t.play("japan", "drop asama")
    assert refused(t, "japan", "to tsushima") == "PA-6.19"


def test_pa_6_19__the_port_has_own_ships_in_its_anchorage() -> None:
    t = table("port-arthur", "operations japan")
    assert refused(t, "japan", "from vladivostok") == "PA-6.19"
    t = table("port-arthur", "operations russia; yard vladivostok: rossia* gromoboi* rurik*")
    assert refused(t, "russia", "from vladivostok") == "PA-6.19"
    assert refused(t, "russia", "from diego-suarez") == "PA-6.19"
    assert t.refuses("russia", "from port-arthur") == ""


def test_pa_6_19__the_choice_of_a_port_may_be_cancelled() -> None:
    t = table("port-arthur", "operations russia")
    t.play("russia", "from port-arthur")
    t.play("russia", "add askold")
    t.play("russia", "cancel")
    assert {"from vladivostok", "pass"} <= set(choices(t, "russia"))
    assert t.refuses("russia", "from vladivostok") == ""


def test_pa_6_20__a_ship_in_the_shipyard_cannot_be_chosen() -> None:
    t = table("port-arthur", "operations japan; yard japan: asama*")
    t.play("japan", "from japan")
    assert refused(t, "japan", "add asama") == "PA-6.20"
    assert "add asama" not in choices(t, "japan")


def test_pa_6_21__a_group_goes_one_step_only() -> None:
    t = table("port-arthur", "operations russia")
    t.play("russia", "from port-arthur")
    t.play("russia", "add askold")
    assert [words for words in choices(t, "russia") if words.startswith("to")] == ["to yellow-sea"]
    assert refused(t, "russia", "to east-china-sea") == "PA-6.19"
    t = table("port-arthur", "operations japan")
    t.play("japan", "from japan")
    t.play("japan", "add asama")
    assert refused(t, "japan", "to yellow-sea") == "PA-6.19"


def test_pa_6_22__the_choice_is_void_after_a_failed_test() -> None:
    t = table("port-arthur", "operations japan; sea-of-japan: rossia", luck=[6, 2, 1])
    send(t, "japan", "japan", "asama", "tsushima")
    assert place(t, "asama") == "port japan"
    t.play("russia", "pass")
    t.play("japan", "from japan")
    assert t.view("japan")["choosing"] == []


def test_pa_6_22__ships_and_destination_are_named_before_the_die() -> None:
    t = table("port-arthur", "operations japan", luck=[])
    t.play("japan", "from japan")
    t.play("japan", "add asama")
    assert all(entry.luck == () for entry in t.record.entries)
    t = table("port-arthur", "operations japan", luck=[3, 2, 1])
    send(t, "japan", "japan", "asama", "tsushima")
    assert t.record.entries[-1].action == "to tsushima"
    assert t.record.entries[-1].luck[0] == 3


def test_pa_r_12__no_destination_is_chosen_after_a_successful_test() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama", luck=[5, 2, 1])
    t.play("japan", "move tsushima east-china-sea")
    assert place(t, "asama") == "east-china-sea"
    assert t.now("ChooseOperation")


def test_pa_6_23__the_same_ships_may_act_again_and_leave_a_port_they_entered() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama", luck=[1, 2, 1, 1, 2, 1])
    t.play("japan", "move tsushima japan")
    assert place(t, "asama") == "port japan"
    send(t, "japan", "japan", "asama", "pacific-ocean")
    assert place(t, "asama") == "pacific-ocean"


@pytest.mark.parametrize("enemies", ["", "sea-of-japan: rossia gromoboi rurik; tsushima: askold"])
def test_pa_6_24__enemies_never_restrict_moves(enemies: str) -> None:
    t = table("port-arthur", f"operations japan; tsushima: asama; {enemies}", luck=[5, 2, 1])
    moves = [words for words in choices(t, "japan") if words.startswith("move")]
    assert moves == ["move tsushima east-china-sea", "move tsushima sea-of-japan", "move tsushima japan"]
    t.play("japan", "move tsushima sea-of-japan")
    assert place(t, "asama") == "sea-of-japan"


def test_pa_r_12__ships_leave_port_and_pass_enemies_in_operations() -> None:
    position = "operations russia; sea-of-japan: mikasa asahi"
    t = table("port-arthur", position, luck=[5, 1, 2, 5, 1, 2])
    send(t, "russia", "vladivostok", "rossia", "sea-of-japan")
    t.play("russia", "move sea-of-japan tsushima")
    assert place(t, "rossia") == "tsushima"


def test_pa_6_25__the_blockade_has_no_effect_in_operations() -> None:
    t = table("port-arthur", "operations russia; blockade", luck=[1, 1, 2, 1, 1, 2, 1, 1, 2])
    send(t, "russia", "port-arthur", "askold", "yellow-sea")
    t.play("russia", "move yellow-sea east-china-sea")
    t.play("russia", "move east-china-sea tsushima")
    assert place(t, "askold") == "tsushima"


def test_pa_r_8__a_blockaded_squadron_may_return_to_port_arthur() -> None:
    t = table("port-arthur", "operations russia; blockade; yellow-sea: askold asama", luck=[1, 1, 2])
    t.play("russia", "move yellow-sea port-arthur")
    assert place(t, "askold") == "port port-arthur"


DIVISION = "chinen itsukushima matsushima hashidate"


@pytest.mark.parametrize(
    ("die", "where", "acting"), [(4, "tsushima", "russia"), (3, "sea-of-japan", "japan")]
)
def test_pa_x_1__a_squadron_of_speed_3(die: int, where: str, acting: str) -> None:
    t = table("port-arthur", f"operations japan; tsushima: {DIVISION}", luck=[die, 2, 1])
    t.play("japan", "move tsushima sea-of-japan")
    assert [place(t, ship) for ship in DIVISION.split()] == [where] * 4
    assert t.acting == (acting,)


@pytest.mark.parametrize(
    ("to", "arrived"), [("pacific-ocean", "pacific-ocean"), ("vladivostok", "port vladivostok")]
)
@pytest.mark.parametrize("die", [5, 6])
def test_pa_x_2__a_squadron_of_speed_5(to: str, arrived: str, die: int) -> None:
    position = "operations russia; sea-of-japan: rossia gromoboi rurik asama tokiwa"
    t = table("port-arthur", position, luck=[die, 1, 2])
    t.play("russia", f"move sea-of-japan {to}")
    assert place(t, "rurik") == (arrived if die == 5 else "sea-of-japan")


def test_pa_x_2__after_the_failure_japan_may_choose_a_battle_at_once() -> None:
    position = "operations russia; sea-of-japan: rossia gromoboi rurik asama tokiwa"
    t = table("port-arthur", position, luck=[6])
    t.play("russia", "move sea-of-japan pacific-ocean")
    t.play("japan", "battle sea-of-japan")
    assert t.now("Battle")


@pytest.mark.parametrize(("ships", "speed"), [("asama yakumo", 5), ("asama yakumo fuji", 4)])
def test_pa_x_4__a_move_from_port_uses_the_speed_of_the_chosen_ships(ships: str, speed: int) -> None:
    for die, where in ((speed, "pacific-ocean"), (speed + 1, "port japan")):
        t = table("port-arthur", "operations japan", luck=[die, 2, 1])
        send(t, "japan", "japan", ships, "pacific-ocean")
        assert {place(t, ship) for ship in ships.split()} == {where}


def test_pa_x_4__a_ship_in_japans_shipyard_cannot_be_chosen() -> None:
    t = table("port-arthur", "operations japan; yard japan: fuji*")
    t.play("japan", "from japan")
    t.play("japan", "add asama")
    assert refused(t, "japan", "add fuji") == "PA-6.20"


def test_pa_d_3__search_adds_one_of_equal_ships_in_one_order() -> None:
    t = table("port-arthur", f"operations japan; sunk: {JAPAN_FLEET}; port japan: kasagi chitose takasago")
    t.play("japan", "from japan")
    t.play("japan", "add chitose")
    explored = [t.game.write_action(a) for a in flow.question(t.state).explore(t.state, 0)]
    assert [words for words in explored if words.startswith("add")] == ["add takasago"]
    assert {"add kasagi", "add takasago", "drop chitose"} <= set(choices(t, "japan"))
