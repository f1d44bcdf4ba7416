"""Chapter 3: set-up."""

from __future__ import annotations

import pytest

from admiralty import Table
from tests.games.battle_of_midway.positions import (
    EXPANDED,
    at,
    choices,
    domination,
    hand,
    log,
    marked,
    midway,
    must_wait,
    refused,
    run,
    state,
    tables,
)

BANK = [0, 1, 2, 3]


def placed(side: str, kind: str, cell: str, heading: str = "e") -> list[str]:
    return [f"{side} pick {kind}", f"{side} cell {cell}", f"{side} heading {heading}"]


def set_up(t: Table) -> None:
    """All twelve aircraft, wherever there is room."""
    while t.now("Placement"):
        seat = t.acting[0]
        t.play(seat, choices(t, seat)[0])


def test_bm_3_1__seats_are_given_and_not_decided() -> None:
    t = midway()
    assert t.game.seats == ("usa", "japan")
    assert t.now("ChoosePiece")


def test_bm_3_2__the_japanese_player_places_first_and_then_they_alternate() -> None:
    t = midway()
    assert t.acting == ("japan",)
    assert must_wait(t, "usa", "pick fighter")
    run(t, *placed("japan", "fighter", "-7,3"))
    assert t.acting == ("usa",)
    run(t, *placed("usa", "special", "7,-3", "w"))
    assert t.acting == ("japan",)
    assert (at(t, "jp-f1"), at(t, "usa-s1")) == ("-7,3 e", "7,-3 w")


def test_bm_3_2__until_all_twelve_stand_on_the_board() -> None:
    t = midway(luck=BANK)
    set_up(t)
    assert all(at(t, name) for name in tables(t).aircraft_ids)
    assert t.now("ChooseBid")


def test_bm_3_2__a_kind_that_is_all_placed_is_refused() -> None:
    t = midway()
    for cells in (("-7,2", "7,-2"), ("-7,3", "7,-3")):
        run(t, *placed("japan", "special", cells[0]), *placed("usa", "fighter", cells[1]))
    assert choices(t, "japan") == ["pick fighter"]
    assert refused(t, "japan", "pick special") == "BM-3.2"


@pytest.mark.parametrize("side", ["usa", "japan"])
def test_bm_3_3__on_the_own_carrier_or_beside_it(side: str) -> None:
    t = midway()
    if side == "usa":
        run(t, *placed("japan", "fighter", "-7,3"))
    t.play(side, "pick fighter")
    carrier = EXPANDED["carrier_hunt"]["carriers"][side]
    expected = {f"cell {q},{r}" for q, r in carrier["cells"] + carrier["adjacent"]}
    assert set(choices(t, side)) == expected


def test_bm_3_3__elsewhere_is_refused() -> None:
    t = midway()
    t.play("japan", "pick fighter")
    for cell in ("0,0", "7,-3", "-5,2"):
        assert refused(t, "japan", f"cell {cell}") == "BM-3.3"


def test_bm_r_37__cells_beside_the_carrier_count_on_any_tile() -> None:
    t = midway()
    assert [len(zone) for zone in tables(t).zone] == [7, 7]


def test_bm_3_4__in_domination_a_cell_of_an_own_zone() -> None:
    t = domination()
    t.play("japan", "pick special")
    expected = {f"cell {q},{r}" for q, r in EXPANDED["domination"]["zones"]["opposed"]["japan"]}
    assert set(choices(t, "japan")) == expected
    assert refused(t, "japan", "cell 7,-3") == "BM-3.4"


def test_bm_3_5__any_heading_may_be_chosen_also_off_the_board() -> None:
    t = midway()
    run(t, "japan pick fighter", "japan cell -7,3")
    assert choices(t, "japan") == [f"heading {h}" for h in ("e", "se", "sw", "w", "nw", "ne")]
    t.play("japan", "heading w")
    assert at(t, "jp-f1") == "-7,3 w"


def test_bm_3_5__nothing_but_a_heading_is_chosen_then() -> None:
    t = midway()
    run(t, "japan pick fighter", "japan cell -7,3")
    assert refused(t, "japan", "pick fighter") == "BM-3.5"


def test_bm_3_6__each_side_has_seven_firing_cards() -> None:
    assert tables(midway()).firing == [[1, 2, 3, 4, 5, 6, 7]] * 2


def test_bm_3_7__each_side_begins_with_its_two_special_orders() -> None:
    t = midway()
    assert hand(t, "usa") == "thach-weave thach-weave"
    assert hand(t, "japan") == "veterans veterans"


def test_bm_3_8__four_of_twenty_orders_are_turned_face_up() -> None:
    t = midway(luck=[0, 7, 0, 5])
    set_up(t)
    assert t.view()["bank"] == ["acceleration", "sixth-sense", "acceleration", "dodge"]
    assert t.view()["deck"] == 16
    assert "bank acceleration+sixth-sense+acceleration+dodge" in log(t)


def test_bm_3_9__nobody_holds_the_card_before_the_first_bid() -> None:
    t = midway(luck=BANK)
    set_up(t)
    assert t.view()["holder"] is None


def test_bm_3_10__both_scores_start_at_0() -> None:
    assert domination().view()["score"] == {"usa": 0, "japan": 0}


def test_no_markers_and_no_small_tiles_before_the_first_round() -> None:
    t = midway()
    assert marked(t) == []
    assert state(t).round == 0
