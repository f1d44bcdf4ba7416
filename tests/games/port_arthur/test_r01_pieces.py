"""Chapters 1 and 2 at the table: sides, places, markers, dice, and what Port Arthur can lose."""

from __future__ import annotations

import pytest

from admiralty import Refused, Table
from admiralty.core.codec import BadPosition
from admiralty.core.luck import ImpossibleLuck, Seeded
from tests.games.port_arthur.positions import (
    JAPAN_FLEET,
    PORT_ARTHUR_FLEET,
    choices,
    is_damaged,
    log,
    place,
    refused,
    ships_at,
    state,
    tables,
)
from tests.support import game, table


def test_pa_1_1__there_are_two_sides_one_player_each() -> None:
    t = table("port-arthur")
    assert t.game.seats == ("japan", "russia")
    with pytest.raises(Refused):
        t.play("korea", "done")


def test_pa_1_1__a_side_does_not_act_for_the_other() -> None:
    t = table("port-arthur")
    assert t.acting == ("japan",)
    with pytest.raises(Refused):
        t.play("russia", "done")


def test_pa_1_3__a_rule_uses_the_face_that_is_up() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama*; sea-of-japan: rossia", luck=[5])
    t.play("japan", "move tsushima sea-of-japan")
    assert place(t, "asama") == "tsushima"  # her speed is 5 intact and 4 damaged


def test_pa_1_4__every_ship_enters_intact() -> None:
    t = table("port-arthur", extra_ships="on")
    assert not any(is_damaged(t, ship) for ship in tables(t).ship_ids)


def test_pa_1_5__a_ship_that_sails_is_no_longer_in_port() -> None:
    t = table("port-arthur")
    t.play("japan", "sail asama tsushima")
    assert place(t, "asama") == "tsushima"
    assert "asama" not in ships_at(t, "port japan", "japan").split()


@pytest.mark.parametrize("where", ["tsushima", "port japan", "yard japan", "sunk"])
def test_pa_1_5__a_ship_can_be_at_sea_in_an_anchorage_in_a_shipyard_or_sunk(where: str) -> None:
    assert place(table("port-arthur", f"{where}: asama*"), "asama") == where


def test_pa_1_5__baltic_ships_wait_on_the_turn_track_and_optional_ones_may_be_unused() -> None:
    t = table("port-arthur")
    assert place(t, "orel") == "box 4"
    assert place(t, "admiral-ushakov") == "box 5"
    assert place(t, "hatsuse") == "unused"


@pytest.mark.parametrize(
    "position",
    [
        "port vladivostok: asama",
        "yard japan: rossia",
        "box 4: asama",
        "box 5: orel",
        "unused: mikasa",
    ],
)
def test_pa_1_5__a_ship_is_never_in_a_place_of_others(position: str) -> None:
    with pytest.raises(BadPosition):
        table("port-arthur", position)


@pytest.mark.parametrize(
    ("before", "action"),
    [("sail asama tsushima", "sail asama tsushima"), ("repair fuji", "repair fuji"), ("", "stay fuji")],
)
def test_pa_1_5__a_ship_cannot_be_sent_where_it_is(before: str, action: str) -> None:
    t = table("port-arthur", "port japan: fuji*")
    if before:
        t.play("japan", before)
    assert refused(t, "japan", action) == "PA-1.5"


def test_pa_1_6__any_number_of_ships_may_be_in_a_zone() -> None:
    t = table("port-arthur")
    for ship in JAPAN_FLEET.split():
        t.play("japan", f"sail {ship} tsushima")
    assert ships_at(t, "tsushima", "japan") == JAPAN_FLEET


def test_pa_1_6__any_number_of_ships_may_be_in_a_shipyard() -> None:
    t = table("port-arthur", "port japan: " + " ".join(f"{ship}*" for ship in JAPAN_FLEET.split()))
    for ship in JAPAN_FLEET.split():
        t.play("japan", f"repair {ship}")
    assert len(ships_at(t, "yard japan", "japan").split()) == 20


def test_pa_1_6__any_number_of_ships_may_be_in_an_anchorage() -> None:
    t = table("port-arthur", f"operations japan; tsushima: {JAPAN_FLEET}", luck=[3, 4, 1])
    t.play("japan", "move tsushima japan")
    assert ships_at(t, "port japan", "japan") == JAPAN_FLEET


def test_pa_r_12__zones_have_no_limit_for_operations_either() -> None:
    most = JAPAN_FLEET.removesuffix(" chinen")
    t = table("port-arthur", f"operations japan; tsushima: {most}", luck=[3, 4, 1])
    t.play("japan", "from japan")
    t.play("japan", "add chinen")
    t.play("japan", "to tsushima")
    assert ships_at(t, "tsushima", "japan") == JAPAN_FLEET


def test_pa_1_7__the_markers_stand_where_the_view_shows_them() -> None:
    t = table("port-arthur", "turn 3; cp -2; initiative russia; blockade; army tsushima; track yalu nanshan")
    view = t.view("japan")
    assert (view["turn"], view["cp"], view["initiative"], view["blockade"]) == (3, -2, "russia", True)
    assert (view["supply"], view["boxes"], view["spaces"]) == (3, ["tsushima"], ["yalu", "nanshan"])


def test_pa_1_7__there_are_six_armies() -> None:
    with pytest.raises(BadPosition, match="6 armies"):
        table("port-arthur", "supply 6; army tsushima")


def test_pa_1_7__an_army_that_is_not_in_the_supply_cannot_be_placed() -> None:
    t = table("port-arthur", "turn 5; track yalu nanshan liaoyang hill-203 mukden; army yellow-sea")
    assert refused(t, "japan", "embark tsushima") == "PA-1.7"
    assert "embark tsushima" not in choices(t, "japan")


def test_pa_1_8__seeded_dice_have_six_faces_and_all_of_them_fall() -> None:
    tape = Seeded(7)
    rolls = [tape.roll(6) for _ in range(6000)]
    assert all(850 < rolls.count(face) < 1150 for face in range(1, 7))
    assert len(rolls) == sum(rolls.count(face) for face in range(1, 7))


def test_pa_1_8__the_same_seed_rolls_the_same_dice() -> None:
    first, second = (Table(game("port-arthur"), seed=3) for _ in range(2))
    for t in (first, second):
        t.play("japan", "done")
        t.play("russia", "done")
    assert first.record.entries[-1].luck == second.record.entries[-1].luck != ()


def test_pa_1_8__the_players_may_enter_the_dice_they_rolled() -> None:
    t = Table(game("port-arthur"), luck="ask", position="sortie russia")
    assert t.play("russia", "done") is None
    assert t.pending is not None
    assert t.pending.outcomes == (1, 2, 3, 4, 5, 6)
    assert t.tell_luck(5) is None
    assert t.tell_luck(2) is not None
    assert t.view()["dice"] == [5, 2]
    assert t.acting == ("japan",)


def test_pa_1_8__a_die_shows_no_seven() -> None:
    t = Table(game("port-arthur"), luck="ask", position="sortie russia")
    t.play("russia", "done")
    with pytest.raises(Refused):
        t.tell_luck(7)
    with pytest.raises(ImpossibleLuck):
        table("port-arthur", "operations", luck=[7, 1])


def test_pa_1_8__a_roll_is_logged_before_its_consequence() -> None:
    t = table("port-arthur", "operations japan; initiative russia; tsushima: asama rossia", luck=[1, 2, 3])
    t.play("japan", "battle tsushima")
    t.play("russia", "fire 1")
    heard = log(t)
    assert heard.index("fired russia 5 1 1 0") < heard.index("damaged asama")
    assert t.record.entries[-1].luck == (1,)


def test_pa_2_7__port_arthur_without_its_shipyard_repairs_nothing() -> None:
    t = table("port-arthur", "sortie russia; shipyard-lost; port port-arthur: poltava*")
    assert refused(t, "russia", "repair poltava") == "PA-5.13"


def test_pa_2_7__fallen_port_arthur_takes_no_squadron_in() -> None:
    position = f"operations russia; shipyard-lost; yellow-sea: {PORT_ARTHUR_FLEET}"
    t = table("port-arthur", position)
    assert t.refuses("russia", "move yellow-sea port-arthur") == ""
    t = table("port-arthur", f"{position}; fallen")
    assert refused(t, "russia", "move yellow-sea port-arthur") == "PA-6.18"


def test_pa_2_7__neither_loss_is_ever_made_good() -> None:
    t = table(
        "port-arthur",
        "turn 3; scoring; shipyard-lost; fallen; track yalu nanshan liaoyang hill-203 port-arthur-fortress; "
        f"port vladivostok: {PORT_ARTHUR_FLEET}",
        luck=[1, 1, 1, 1, 1, 1],
    )
    for _ in range(3):
        assert (state(t).fallen, state(t).yard_lost) == (1, 1)
        t.play("japan", "done")
        t.play("russia", "done")
        t.play("russia", "accept")
    assert t.is_over
    assert (state(t).fallen, state(t).yard_lost) == (1, 1)


def test_pa_r_13__russian_control_of_the_yellow_sea_does_not_bring_port_arthur_back() -> None:
    t = table(
        "port-arthur",
        "turn 4; scoring; shipyard-lost; fallen; track yalu nanshan liaoyang hill-203 port-arthur-fortress; "
        f"yellow-sea: {PORT_ARTHUR_FLEET}",
    )
    assert t.view()["fallen"] is True
    assert t.view()["spaces"] == ["yalu", "nanshan", "liaoyang", "hill-203", "port-arthur-fortress"]
    assert place(t, "askold") == "port diego-suarez"


def test_pa_2_8__ships_in_port_are_in_no_zone() -> None:
    t = table("port-arthur", "operations russia; philippine-sea: rossia")
    assert refused(t, "russia", "battle philippine-sea") == "PA-7.1"
    assert [squadron["zone"] for squadron in squadrons(t)] == ["philippine-sea"]


def test_pa_2_8__an_anchorage_does_not_dispute_the_philippine_sea() -> None:
    t = table("port-arthur", "cp 0; scoring; philippine-sea: rossia; port japan: mikasa; yard japan: fuji*")
    assert t.view()["cp"] == -3  # Russia controls it alone


def test_pa_r_12__ships_in_port_cannot_be_attacked() -> None:
    t = table("port-arthur", "operations japan; yellow-sea: asama; sea-of-japan: izumo")
    assert refused(t, "japan", "battle yellow-sea") == "PA-7.1"
    assert refused(t, "japan", "battle sea-of-japan") == "PA-7.1"


def squadrons(t: Table) -> list[dict[str, object]]:
    seen = t.view()["squadrons"]
    assert isinstance(seen, list)
    return seen
