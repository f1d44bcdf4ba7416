"""Chapter 4: start of the round and bid for the initiative."""

from __future__ import annotations

import pytest

from tests.games.battle_of_midway.positions import (
    choices,
    domination,
    log,
    marked,
    refused,
    run,
    seen,
)

AIRCRAFT = "usa-f1 0,0 e; usa-s1 5,0 e; jp-f1 -5,0 e"


def test_bm_4_1__every_aircraft_on_the_board_gets_a_marker() -> None:
    t = domination(f"begin; {AIRCRAFT}")
    assert marked(t) == ["usa-f1", "usa-s1", "jp-f1"]
    assert log(t) == ["round-begins 1"]


def test_bm_4_2__each_side_has_three_command_points() -> None:
    assert domination(f"begin; points 1 0; {AIRCRAFT}").view()["points"] == {"usa": 3, "japan": 3}


def test_bm_4_3__both_choose_0_to_3_at_once() -> None:
    t = domination(f"begin; {AIRCRAFT}")
    assert t.acting == ("usa", "japan")
    assert choices(t, "usa") == choices(t, "japan") == ["bid 0", "bid 1", "bid 2", "bid 3"]


def test_bm_4_3__nobody_bids_more_than_three_or_anything_else() -> None:
    t = domination(f"begin; {AIRCRAFT}")
    assert refused(t, "usa", "bid 4") == "BM-4.3"
    assert refused(t, "japan", "pass") == "BM-4.3"


def test_bm_4_3__a_bid_is_secret_until_both_are_in() -> None:
    t = domination(f"begin; {AIRCRAFT}")
    t.play("usa", "bid 2")
    assert log(t, "japan") == log(t) == ["round-begins 1"]
    assert log(t, "usa")[-1] == "bid 2"
    assert (t.view("usa")["chosen"], t.view("japan")["chosen"]) == (2, None)
    assert t.view("japan")["confirmed"] == ["usa"]


@pytest.mark.parametrize(("usa", "japan"), [(1, 2), (3, 0), (2, 2)])
def test_bm_4_4__both_bids_are_lost(usa: int, japan: int) -> None:
    t = domination(f"begin; {AIRCRAFT}")
    run(t, f"japan bid {japan}", f"usa bid {usa}")
    assert t.view()["points"] == {"usa": 3 - usa, "japan": 3 - japan}
    assert f"bids {usa} {japan}" in log(t)


@pytest.mark.parametrize(
    ("usa", "japan", "holder"), [(1, 2, "japan"), (3, 2, "usa"), (0, 0, "usa"), (3, 3, "usa")]
)
def test_bm_4_5__the_higher_bid_gets_the_card_and_equal_bids_the_americans(
    usa: int, japan: int, holder: str
) -> None:
    t = domination(f"begin; {AIRCRAFT}")
    run(t, f"usa bid {usa}", f"japan bid {japan}")
    assert t.view()["holder"] == holder
    assert t.acting == (holder,)


def test_bm_e_4__bids_of_the_example() -> None:
    t = domination(f"begin; {AIRCRAFT}")
    run(t, "usa bid 1", "japan bid 2")
    assert t.view()["holder"] == "japan"
    assert (seen(t, "points", "usa"), seen(t, "points", "japan")) == (2, 1)
    t = domination(f"begin; {AIRCRAFT}")
    run(t, "usa bid 0", "japan bid 0")
    assert t.view()["holder"] == "usa"
    assert t.view()["points"] == {"usa": 3, "japan": 3}
