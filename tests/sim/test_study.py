"""Studies: what a file may say, that a grid is played whole, and that tables are the same whoever plays."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from admiralty import games
from admiralty.sim import report, tables
from admiralty.sim.study import BadStudy, Study, read, run
from admiralty.sim.variation import NoSuchValue, changed

STUDY = """
title = "Skirmish"
game = "_template"
games = 6
seed = 4
bots = ["random", "greedy"]

[[vary]]
option = "length"
values = ["short", "long"]

[[vary]]
data = "constants.clash_points"
values = [1, 3]
"""


def study(folder: Path, text: str = STUDY) -> Study:
    path = folder / "study.toml"
    path.write_text(text, "utf-8")
    return read(path)


def written(chosen: Study, journal: Path, jobs: int = 1, cluster: str = "") -> dict[str, str]:
    found = run(chosen, journal, jobs, cluster)
    return {name: table.csv() for name, table in tables.every(chosen, found).items()}


def test_the_grid_holds_every_combination(tmp_path: Path) -> None:
    chosen = study(tmp_path)
    assert [cell.labels for cell in chosen.cells] == [
        ("short", "1"), ("short", "3"), ("long", "1"), ("long", "3"),
    ]  # fmt: skip
    assert dict(chosen.cells[2].batch.options) == {"length": "long"}
    loaded = games.load("_template", {}, chosen.cells[1].batch.data_text)
    assert loaded.tables.clash_points == 3  # type: ignore[attr-defined]
    assert loaded.dataset == "study"


def test_tables_are_the_same_with_one_and_two_processes(tmp_path: Path) -> None:
    chosen = study(tmp_path)
    alone = written(chosen, tmp_path / "one")
    assert written(chosen, tmp_path / "two", jobs=2) == alone
    assert len(alone["games"].splitlines()) == 1 + 4 * 6
    assert alone["cells"].splitlines()[0].startswith("length,constants.clash_points,games,red wins,red rate")


def test_tables_are_the_same_on_a_local_ray(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="the extra admiralty[cluster] is not installed")
    chosen = study(tmp_path)
    assert written(chosen, tmp_path / "ray", 2, "local") == written(chosen, tmp_path / "here")


def test_a_stopped_study_goes_on(tmp_path: Path) -> None:
    chosen = study(tmp_path)
    whole = written(chosen, tmp_path / "whole")
    lines = (tmp_path / "whole").read_bytes().splitlines(keepends=True)
    (tmp_path / "torn").write_bytes(b"".join(lines[:4]))
    heard: list[int] = []
    run(chosen, tmp_path / "torn", progress=lambda done, _: heard.append(done))
    assert heard[0] == 3
    assert written(chosen, tmp_path / "torn") == whole


def test_the_tables_add_up(tmp_path: Path) -> None:
    chosen = study(tmp_path)
    found = run(chosen, tmp_path / "journal")
    made = tables.every(chosen, found)
    cells = made["cells"]
    games_column = cells.heads.index("games")
    assert [row[games_column] for row in cells.rows] == [6] * 4
    long = made["levels"].rows[1]
    assert long[:3] == ["length", "long", 12]
    scored = [row for row in made["scores"].rows if row[:3] == ["short", "3", "points/red"]]
    assert sum(float(row[-1]) for row in scored) == pytest.approx(1.0)
    dealt = next(row for row in made["clauses"].rows if row[:3] == ["long", "1", "TP-2.1"])
    assert dealt[3:] == [6, 1.0, 2.0]
    assert [row[2] for row in made["clauses"].rows][:2] == ["TP-2.1", "TP-3.1"]


def test_the_report_is_one_file_with_charts(tmp_path: Path) -> None:
    chosen = study(tmp_path, STUDY.replace('"Skirmish"', '"<Skirmish> & more"'))
    found = run(chosen, tmp_path / "journal")
    made = tables.every(chosen, found)
    pictures = report.charts(chosen, found, made)
    assert {"rates", "levels", "length", "clauses", "score-points-red"} <= set(pictures)
    text = report.html(chosen, made, pictures)
    assert "&lt;Skirmish&gt; &amp; more" in text
    assert text.count("<svg") == len(pictures)
    assert "<script" not in text
    assert "http" not in text.replace("http://www.w3.org/", "")
    assert report.MISSING in report.html(chosen, made, {})


def test_levels_may_change_several_things(tmp_path: Path) -> None:
    text = (
        STUDY[: STUDY.index("[[vary]]")]
        + """
[[vary]]
name = "players"
[[vary.level]]
label = "novices"
bots = ["random", "random"]
[[vary.level]]
label = "long and dear"
options = { length = "long" }
data = { "constants.clash_points" = 2, "squadron.frigates.strength" = 3 }
"""
    )
    chosen = study(tmp_path, text)
    assert [cell.batch.bots for cell in chosen.cells] == [("random", "random"), ("random", "greedy")]
    assert chosen.cells[1].batch.data_text.count("clash_points") >= 1


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('game = "_template"', 'game = "chess"', "there is no game 'chess'"),
        ('game = "_template"', "", "must say its game"),
        ("games = 6", "games = 0", "games must be 1 to"),
        ("games = 6", 'games = "six"', "games must be a int"),
        ("seed = 4", "sede = 4", "a study has no sede"),
        ('["random", "greedy"]', '["random"]', "needs one bot for each of"),
        ('["short", "long"]', '["short", "endless"]', "endless / 1: option 'length' must be one of"),
        ('["short", "long"]', '["short", "short"]', "no label twice"),
        ("constants.clash_points", "constants.clash_pts", "'clash_pts' is not there"),
        ("values = [1, 3]", 'values = [1, "many"]', "is a number"),
        ("values = [1, 3]", "values = [1, 0]", "clash_points"),
        ('option = "length"', 'option = "length"\ndata = "x"', "one of option, data and level"),
        ("games = 6", "games = ", "study.toml"),
    ],
)
def test_what_cannot_be_run_is_said_before_anything_is_played(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    with pytest.raises(BadStudy, match=words):
        study(tmp_path, STUDY.replace(old, new))


@pytest.mark.parametrize("slug", games.slugs(hidden=True))
def test_a_data_file_survives_being_written_again(slug: str) -> None:
    """The text is another, the tables are the same."""
    shipped = games.load(slug).data_text
    again = changed(shipped, {})
    assert tomllib.loads(again) == tomllib.loads(shipped)
    games.load(slug, {}, changed(shipped, {"dataset": "mine"}))


def test_a_path_leads_through_ids_and_numbers() -> None:
    text = '[[ship]]\nid = "fuji"\nguns = [4, 2]\nfast = true\n'
    assert (
        changed(text, {"ship.fuji.guns.1": 3}) == 'ship = [{"id" = "fuji", "guns" = [4, 3], "fast" = true}]\n'
    )
    with pytest.raises(NoSuchValue, match="'asahi' is not there"):
        changed(text, {"ship.asahi.guns": []})
    with pytest.raises(NoSuchValue, match="is a yes or no"):
        changed(text, {"ship.fuji.fast": 1})
