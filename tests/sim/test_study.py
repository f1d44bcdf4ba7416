"""Studies: what a file may say, that a grid is played whole, and that tables are the same whoever plays."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from admiralty import games, sim
from admiralty.sim import study_tables
from admiralty.sim.study import BadStudy, Study, run
from tests.sim.studies import STUDY, study


def written(chosen: Study, journal: Path, jobs: int = 1, cluster: str = "") -> dict[str, str]:
    found = run(chosen, journal, jobs, cluster)
    return {name: table.csv() for name, table in study_tables.every(chosen, found).items()}


def test_the_example_of_the_format_can_be_read(tmp_path: Path) -> None:
    assert sim.study.__doc__ is not None
    example = sim.study.__doc__.partition("TOML file:\n")[2].partition("\nGame number")[0]
    chosen = study(tmp_path, textwrap.dedent(example))
    assert [factor.name for factor in chosen.factors] == [
        "manchuria_layout", "ship.mikasa.intact.firepower", "players",
    ]  # fmt: skip
    assert len(chosen.cells) == 2 * 3 * 2


def test_the_grid_holds_every_combination(tmp_path: Path) -> None:
    chosen = study(tmp_path)
    assert [cell.labels for cell in chosen.cells] == [
        ("short", "1"), ("short", "3"), ("long", "1"), ("long", "3"),
    ]  # fmt: skip
    assert dict(chosen.cells[2].batch.recipe.options) == {"length": "long"}
    loaded = games.load("_template", {}, chosen.cells[1].batch.recipe.data)
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
    assert chosen.cells[1].batch.recipe.data.count("clash_points") >= 1


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
