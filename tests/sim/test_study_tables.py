"""The tables of a study add up and are written the same everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from admiralty.sim import study_tables
from admiralty.sim.study import run
from admiralty.sim.study_tables import ResultTable, natural
from tests.sim.studies import STUDY, study


def test_the_tables_add_up(tmp_path: Path) -> None:
    chosen = study(tmp_path)
    found = run(chosen, tmp_path / "journal")
    made = study_tables.every(chosen, found)
    cells = made["cells"]
    games_column = cells.heads.index("games")
    assert [row[games_column] for row in cells.rows] == [6] * 4
    long = made["levels"].rows[1]
    assert long[:3] == ["length", "long", 12]
    scored = [row for row in made["scores"].rows if row[:3] == ["short", "3", "points/red"]]
    assert sum(float(row[-1]) for row in scored) == pytest.approx(1.0)
    dealt = next(row for row in made["clauses"].rows if row[:3] == ["long", "1", "TP-2.1"])
    assert dealt[4:] == [6, 1.0, 2.0]
    assert str(dealt[3]).startswith("Red, then blue, draws a hand from the pile")
    assert [row[2] for row in made["clauses"].rows][:2] == ["TP-2.1", "TP-3.1"]


def test_wins_draws_and_unfinished_games_make_up_all(tmp_path: Path) -> None:
    chosen = study(tmp_path)
    found = run(chosen, tmp_path / "journal")
    for row in study_tables.cells(chosen, found).rows:
        games, red, blue, draws, unfinished = row[2], row[3], row[7], row[11], row[12]
        assert games == int(red) + int(blue) + int(draws) + int(unfinished)
    for cell in chosen.cells:
        endings = [row for row in study_tables.endings(chosen, found).rows if tuple(row[:2]) == cell.labels]
        assert sum(int(row[3]) for row in endings) == chosen.games


def test_a_study_may_name_its_measures(tmp_path: Path) -> None:
    chosen = study(tmp_path)
    found = run(chosen, tmp_path / "journal")
    assert "points/red" in study_tables.measure_names(chosen, found)
    chosen.measures.append("round")
    assert study_tables.measure_names(chosen, found) == ["round"]


def test_fractions_are_written_with_six_digits() -> None:
    table = ResultTable(["a", "b"], [["x, y", 1 / 3], ["z", 2]])
    assert table.csv() == 'a,b\n"x, y",0.333333\nz,2\n'
    assert "<td>0.3333</td>" in table._repr_html_()


def test_clauses_stand_in_the_order_of_the_rules() -> None:
    assert sorted(["PA-6.10", "PA-R.1", "PA-6.2", "PA-10.1"], key=natural) == [
        "PA-6.2", "PA-6.10", "PA-10.1", "PA-R.1",
    ]  # fmt: skip


def test_levels_are_compared_game_by_game(tmp_path: Path) -> None:
    """The same games again make no difference; a difference is that of the rates."""
    same = STUDY.replace('values = ["short", "long"]', 'values = ["short"]').replace("[1, 3]", "[1]")
    same += '[[vary]]\nname = "twice"\n[[vary.level]]\nlabel = "first"\n[[vary.level]]\nlabel = "second"\n'
    chosen = study(tmp_path, same)
    table = study_tables.differences(chosen, run(chosen, tmp_path / "journal"))
    assert table.rows[0][:5] == ["twice", "second", "first", 6, 0.0]
    chosen = study(tmp_path)
    found = run(chosen, tmp_path / "other journal")
    rates = [row[4] for row in study_tables.levels(chosen, found).rows]
    rows = study_tables.differences(chosen, found).rows
    assert [row[:4] for row in rows] == [
        ["length", "long", "short", 12],
        ["constants.clash_points", "3", "1", 12],
    ]
    assert [row[4] for row in rows] == pytest.approx(
        [float(rates[1]) - float(rates[0]), float(rates[3]) - float(rates[2])]
    )
