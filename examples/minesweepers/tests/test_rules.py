"""A test for each clause: position as text, scripted dice, one fact."""

from __future__ import annotations

import pytest
from minesweepers.game import Minesweepers

from admiralty import Refused, Table


def table(position: str = "", luck: list[int] | None = None) -> Table:
    return Table(Minesweepers({}), luck=luck or [], position=position, clock=lambda: "")


def test_ms_1_1__the_field_is_as_the_data_file_says() -> None:
    assert table().view()["mines"] == {"inshore": 3, "middle": 4, "offshore": 5}


def test_ms_2_1__north_sweeps_then_south_then_a_watch_begins() -> None:
    t = table(luck=[1])
    for seat in ("north", "south", "north"):
        assert t.acting == (seat,)
        t.play(seat, "enter offshore")
        t.play(seat, "sweep 1")


def test_ms_3_1__a_lane_without_mines_is_not_entered() -> None:
    t = table("mines 0 4 5; swept 3 0")
    with pytest.raises(Refused, match=r"MS-3\.1"):
        t.play("north", "enter inshore")


def test_ms_3_2__nobody_sweeps_more_than_there_is() -> None:
    t = table()
    t.play("north", "enter inshore")
    assert [choice.text for choice in t.legal("north")] == ["sweep 1", "sweep 2", "sweep 3"]
    with pytest.raises(Refused, match=r"MS-3\.2"):
        t.play("north", "sweep 4")


def test_ms_4_1__the_last_mine_wins() -> None:
    t = table("mines 0 0 1; swept 5 6")
    t.play("north", "enter offshore")
    t.play("north", "sweep 1")
    assert (t.ending, t.result) == ("MS-4.1", {"north": 1, "south": -1})


@pytest.mark.parametrize(("sweeps", "result"), [((1, 2), (-1, 1)), ((2, 1), (1, -1)), ((1, 1), (0, 0))])
def test_ms_4_2__in_a_storm_more_mines_win(sweeps: tuple[int, int], result: tuple[int, int]) -> None:
    t = table(luck=[6])
    for seat, count in zip(("north", "south"), sweeps):
        t.play(seat, "enter offshore")
        t.play(seat, f"sweep {count}")
    assert t.result == dict(zip(("north", "south"), result))
