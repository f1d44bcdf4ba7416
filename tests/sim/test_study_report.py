"""The report of a study is one file that needs nothing else."""

from __future__ import annotations

from pathlib import Path

from admiralty.sim import study_report, study_tables
from admiralty.sim.charts import NO_CHARTS
from admiralty.sim.study import run
from admiralty.sim.study_report import MAX_CLAUSES, clauses_chart, with_intervals
from admiralty.sim.study_tables import ResultTable
from tests.sim.studies import STUDY, study


def test_the_report_is_one_file_with_charts(tmp_path: Path) -> None:
    chosen = study(tmp_path, STUDY.replace('"Skirmish"', '"<Skirmish> & more"'))
    found = run(chosen, tmp_path / "journal")
    made = study_tables.every(chosen, found)
    pictures = study_report.charts(chosen, found, made)
    assert {"rates", "levels", "length", "clauses", "score-points-red"} <= set(pictures)
    text = study_report.html(chosen, made, pictures)
    assert "&lt;Skirmish&gt; &amp; more" in text
    assert text.count("<svg") == len(pictures)
    assert "<script" not in text
    assert "http" not in text.replace("http://www.w3.org/", "")
    assert NO_CHARTS in study_report.html(chosen, made, {})


def test_only_the_clauses_that_differ_most_are_charted() -> None:
    rows: list[list[str | int | float]] = []
    for cell, share in (("a", 0.0), ("b", 1.0)):
        rows += [[cell, f"XX-1.{n}", "A rule", 1, share * n / 60, 1.0] for n in range(1, 61)]
    heads = ["cell", "clause", "rule", "games", "rate of games", "times per game"]
    drawn = clauses_chart(ResultTable(heads, rows), 1, "cell")
    shown = {n for n in range(1, 61) if f">XX-1.{n} A rule<" in drawn}
    assert shown == set(range(61 - MAX_CLAUSES, 61))


def test_a_rate_and_its_interval_share_a_column() -> None:
    table = ResultTable(["cell", "red wins", "red rate", "red low", "red high"], [["a", 3, 0.25, 0.1, 0.5]])
    assert with_intervals(table) == (["cell", "red rate"], [["a", "25 % (10 % to 50 %)"]])
