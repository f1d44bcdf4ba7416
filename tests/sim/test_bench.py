"""The bench: what it tells, in one build or two."""

from __future__ import annotations

from pathlib import Path

import pytest

import admiralty
from admiralty.sim import bench, builds

ROW = {
    "game", "build", "decisions_per_second", "games_per_second", "clone_microseconds",
    "iterations_per_second", "ratio", "figures",
}  # fmt: skip


def test_the_document_has_a_row_for_every_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(builds.COMPILED_AT, str(tmp_path))
    monkeypatch.setattr(bench, "TIMED_POSITIONS", 2)
    monkeypatch.setattr(bench, "SEARCH_ITERATIONS", 2)
    heard: list[tuple[int, int]] = []
    document = bench.bench(["port-arthur", "_template"], 2, 0.01, lambda n, of: heard.append((n, of)))
    assert {"python", "machine", "rows", "reference_loops_per_second"} <= set(document)
    rows = document["rows"]
    assert isinstance(rows, list)
    assert [(row["game"], row["build"]) for row in rows] == [
        ("port-arthur", builds.build()),
        ("_template", builds.build()),
    ]
    assert all(set(row) == ROW and row["ratio"] > 0 < row["iterations_per_second"] for row in rows)
    assert heard == [(1, 2), (2, 2)]
    told = capsys.readouterr().err
    assert builds.COMPILED_AT in told or builds.build() == builds.COMPILED


def test_another_build_is_measured_in_a_process_of_its_own() -> None:
    source = Path(admiralty.__file__).parents[1]
    told = bench.measure_elsewhere(source, "_template", 0, 0.01)
    assert (told.game, told.build) == ("_template", builds.build())


def test_positions_from_the_middle_are_not_over() -> None:
    game = admiralty.load("_template")
    assert all(state.stack for state in bench.middles(game, 1))
