"""Chapter 13: domination."""

from __future__ import annotations

import pytest

from admiralty import Table
from tests.games.battle_of_midway.positions import (
    EXPANDED,
    NO_CARDS,
    RESERVES,
    altered,
    at,
    choices,
    domination,
    log,
    marked,
    midway,
    must_wait,
    refused,
    run,
    seen,
    told,
)

JAPANESE = "jp-f1 -5,0 e; jp-f2 -5,1 e; jp-f3 -5,2 e; jp-f4 -5,3 e"
AMERICANS = "usa-f1 5,0 e; usa-f2 5,-1 e; usa-f3 5,-2 e; usa-f4 5,-3 e"


def shot(target: str, luck: list[int], mode: str = "domination") -> Table:
    position = f"firing usa-f1 {target}; usa-f1 0,0 e; {target} 2,0 e; {NO_CARDS}; {RESERVES}"
    return midway(position, luck, mode=mode)


def test_bm_13_1__rounds_go_as_in_carrier_hunt() -> None:
    t = domination(f"begin; {AMERICANS}; {JAPANESE}")
    run(t, "usa bid 0", "japan bid 1", "japan activate jp-f1", "japan flight")
    assert t.now("Fly")


@pytest.mark.parametrize(("target", "points"), [("jp-f1", 1), ("jp-s1", 3)])
def test_bm_13_2__a_fighter_scores_1_and_an_ace_3(target: str, points: int) -> None:
    t = shot(target, [7, 6, 5, 1])
    assert seen(t, "score", "usa") == points
    assert told(t, "scored") == [f"usa {points} {points}"]


def test_bm_r_28__an_ace_scores_3_and_not_4() -> None:
    assert seen(shot("jp-s1", [7, 6, 5, 1]), "score", "usa") == 3


def test_bm_r_28__what_an_ace_scores_is_data() -> None:
    owner = altered(("ace_destroyed = 3", "ace_destroyed = 4"), mode="domination")
    position = f"firing usa-f1 jp-s1; usa-f1 0,0 e; jp-s1 2,0 e; {NO_CARDS}; {RESERVES}"
    assert seen(Table(owner, luck=[7, 6, 5, 1], position=position), "score", "usa") == 4


def test_bm_13_2__nothing_scores_in_carrier_hunt() -> None:
    assert seen(shot("jp-f1", [7, 6, 5, 1], "carrier_hunt"), "score", "usa") == 0


def test_bm_r_27__an_aircraft_that_flies_off_scores_for_the_opponent() -> None:
    t = domination("flight usa-s1; usa-s1 7,-3 e; jp-f1 -5,0 e *")
    run(t, "usa fly straight", "usa fly-off")
    assert seen(t, "score", "japan") == 3


def test_bm_r_27__by_option_it_does_not() -> None:
    t = domination("flight usa-s1; usa-s1 7,-3 e; jp-f1 -5,0 e *", fly_off_scores="false")
    run(t, "usa fly straight", "usa fly-off")
    assert seen(t, "score", "japan") == 0


def test_bm_13_3__an_ace_flies_and_shoots_like_a_fighter_with_its_bonus_and_three_tokens() -> None:
    position = f"attack usa-s1 jp-f1; usa-s1 0,0 e; jp-f1 2,0 e; {NO_CARDS}; {RESERVES}"
    t = domination(position, luck=[1, 2, 3, 3])
    run(
        t,
        "usa plan straight-straight-left",
        "japan plan straight-straight",
        "usa first defender",
        "usa omit 3",
    )
    assert told(t, "fired") == ["1+2+3 3 4 3"]


def test_bm_13_4__a_destroyed_ace_never_returns() -> None:
    t = domination(f"end usa; {AMERICANS}; {JAPANESE}")
    assert t.now("ChooseBid")
    assert at(t, "usa-s1") == ""


@pytest.mark.parametrize(
    ("usa", "japan", "score"),
    [(["0,0"], [], (2, 0)), ([], ["2,-2", "0,2"], (0, 2)), (["0,0"], ["0,1"], (0, 0)), ([], [], (0, 0))],
)
def test_bm_13_5__more_aircraft_on_midway_score_2(
    usa: list[str], japan: list[str], score: tuple[int, int]
) -> None:
    placed = [f"usa-s{n} {cell} e" for n, cell in enumerate(usa, 1)]
    placed += [f"jp-s{n} {cell} e" for n, cell in enumerate(japan, 1)]
    t = domination("; ".join(["end usa", AMERICANS, JAPANESE, *placed]))
    assert (seen(t, "score", "usa"), seen(t, "score", "japan")) == score


def test_bm_r_29__only_the_19_cells_of_the_central_tile_count() -> None:
    t = domination(f"end usa; {AMERICANS}; {JAPANESE}; usa-s1 3,0 e; usa-s2 8,-3 e; tile s1 9,-3")
    assert told(t, "midway") == ["0 0"]


def test_bm_13_6__the_holder_returns_its_fighters_first() -> None:
    t = domination(
        "end japan; usa-f1 5,0 e; usa-f2 5,-1 e; usa-f3 5,-2 e; jp-f1 -5,0 e; jp-f2 -5,1 e; jp-f3 -5,2 e"
    )
    assert t.acting == ("japan",)
    assert must_wait(t, "usa", "cell 7,-3")
    run(t, "japan cell -7,3", "japan heading ne")
    assert at(t, "jp-f4") == "-7,3 ne"
    assert t.acting == ("usa",)
    run(t, "usa cell 4,3", "usa heading w")
    assert told(t, "returned") == ["jp-f4 -7 3 ne", "usa-f4 4 3 w"]
    assert t.now("ChooseBid")


def test_bm_13_6__to_an_empty_cell_of_an_own_zone() -> None:
    t = domination(f"end usa; usa-f1 7,-3 e; usa-f2 5,-1 e; usa-f3 5,-2 e; {JAPANESE}")
    zone = {f"cell {q},{r}" for q, r in EXPANDED["domination"]["zones"]["opposed"]["usa"]}
    assert set(choices(t, "usa")) == zone - {"cell 7,-3"}
    assert refused(t, "usa", "cell 7,-3") == "BM-1.5"
    assert refused(t, "usa", "cell -7,3") == refused(t, "usa", "cell 0,0") == "BM-13.6"


def test_bm_13_6__it_is_compulsory() -> None:
    t = domination(f"end usa; usa-f1 5,0 e; usa-f2 5,-1 e; usa-f3 5,-2 e; {JAPANESE}")
    assert refused(t, "usa", "done") == "BM-13.6"
    run(t, "usa cell 7,-3")
    assert refused(t, "usa", "done") == "BM-13.6"


def test_bm_r_31__one_player_finishes_before_the_other_begins() -> None:
    t = domination("end usa; usa-f1 5,0 e; usa-f2 5,-1 e; jp-f1 -5,0 e; jp-f2 -5,1 e")
    run(t, "usa cell 7,-3", "usa heading w")
    assert t.acting == ("usa",)
    run(t, "usa cell 7,-2", "usa heading w")
    assert t.acting == ("japan",)


def test_bm_r_31__fighters_wait_when_no_cell_is_empty() -> None:
    cells = ["-5,7", "-4,7", "-3,7", "-7,2", "-7,3", "-7,4", "-2,-5", "-3,-4", "-4,-3"]
    names = ["usa-f1", "usa-f2", "usa-f3", "usa-f4", "usa-s1", "usa-s2", "jp-s1", "jp-s2", "jp-f1"]
    placed = "; ".join(f"{name} {cell} e" for name, cell in zip(names, cells, strict=True))
    t = domination(f"end usa; {placed}")
    assert t.now("ChooseBid")
    assert at(t, "jp-f2") == ""


def test_bm_13_7__returned_fighters_get_markers_with_the_next_round() -> None:
    t = domination(f"end usa; usa-f1 5,0 e; usa-f2 5,-1 e; usa-f3 5,-2 e; {JAPANESE}")
    run(t, "usa cell 7,-3")
    assert marked(t) == []
    run(t, "usa heading w")
    assert "usa-f4" in marked(t)
    assert log(t)[-1] == "round-begins 2"


def test_bm_e_10__an_ace_and_a_fighter_against_two_fighters_are_equal() -> None:
    usa = "usa-f1 0,0 e; usa-f2 1,0 e; usa-f3 5,-2 e; usa-f4 5,-3 e"
    japan = "jp-s1 0,1 e; jp-f2 -5,1 e; jp-f3 -5,2 e; jp-f4 -5,3 e"
    even = domination(f"end usa; {usa}; {japan}; jp-f1 0,2 e")
    assert even.view()["score"] == {"usa": 0, "japan": 0}
    more = domination(f"end usa; {usa}; {japan}; jp-f1 -5,0 e")
    assert more.view()["score"] == {"usa": 2, "japan": 0}
