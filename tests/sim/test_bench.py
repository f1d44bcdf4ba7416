"""The bench: what it tells, in one build or two."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import admiralty
from admiralty.sim import bench, bench_report, bench_round, bench_tools, builds

ROW = {"game", "build", *bench.FIGURES, "ratio", "figures"}


def test_the_document_has_a_row_for_every_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(builds.COMPILED_AT, str(tmp_path))
    for name in ("TIMED_POSITIONS", "SEARCH_ITERATIONS", "TIMED_ENTRIES", "GREEDY_DECISIONS"):
        monkeypatch.setattr(bench_round, name, 2)
    heard: list[tuple[int, int]] = []
    document = bench.bench(["port-arthur", "_template"], 2, 0.01, lambda n, of: heard.append((n, of)))
    assert {"python", "machine", "rows", "reference_loops_per_second"} <= set(document)
    rows = document["rows"]
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
    assert all(state.stack for state in bench_round.middles(game, 1))


def a_row(build: str, decisions: float, clone: float) -> dict[str, object]:
    return {
        "game": "_template", "build": build, "decisions_per_second": decisions, "clone_microseconds": clone,
    }  # fmt: skip


def test_rows_are_compared_with_those_of_the_same_game_and_build() -> None:
    found = bench.comparison([a_row("interpreted", 300.0, 2.0)], [a_row("compiled", 1.0, 1.0)])
    assert found == []
    found = bench.comparison([a_row("compiled", 300.0, 2.0)], [a_row("compiled", 100.0, 8.0)])
    assert [(row["figure"], row["before"], row["now"], row["times"]) for row in found] == [
        ("decisions_per_second", 100.0, 300.0, 3.0),
        ("clone_microseconds", 8.0, 2.0, 4.0),
    ]
    own = [{**a_row("compiled", 1.0, 1.0), "figures": {"turns_per_second": turns}} for turns in (30.0, 10.0)]
    assert bench.comparison(own[:1], own[1:])[-1]["times"] == 3.0


def test_another_checkout_takes_its_turn_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Path] = []

    def measured(copy: Path, slug: str, number: int, seconds: float) -> bench_round.Round:
        heard.append(copy)
        return bench_round.Round(slug, "interpreted", len(heard), 1, 1, 1, 1, 1, 1, {})

    monkeypatch.setattr(bench, "measure_elsewhere", measured)
    monkeypatch.setattr(bench, "compiled_copy", lambda: None)
    here = builds.PACKAGE.parent
    checkout = Path(__file__).parents[2]
    document = bench.bench(["_template"], 2, 0.01, against=checkout)
    theirs = bench.copies_of(checkout)
    assert theirs[0] == checkout / "src"
    assert heard == [here, *theirs, here, *theirs]
    assert document["against"][0]["figure"] == "decisions_per_second"


def test_what_an_earlier_run_printed_is_a_baseline(tmp_path: Path) -> None:
    file = tmp_path / "earlier.json"
    file.write_text(json.dumps({"rows": [a_row("compiled", 1.0, 1.0)]}), encoding="utf-8")
    assert bench.earlier_rows(file) == [a_row("compiled", 1.0, 1.0)]
    for text in ("{", "[]", '{"rows": [{}]}', '{"rows": 3}'):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(bench.NothingToCompare, match="not what `admiralty bench --json` prints"):
            bench.earlier_rows(file)
    with pytest.raises(bench.NothingToCompare, match="neither a checkout"):
        bench.copies_of(tmp_path)


def test_the_tables_of_a_page_are_renewed_and_the_rest_is_kept() -> None:
    row = {"game": "_template", "build": "compiled", **dict.fromkeys(bench.FIGURES, 1234.5)}
    row |= {"figures": {"orders_per_turn": 29.0}}
    change = {"game": "_template", "build": "compiled", "figure": "games_per_second"}
    document = {
        "machine": "Linux", "python": "3.11", "rounds": 5, "rows": [row],
        "against": [{**change, "before": 2.0, "now": 5.0, "times": 2.5}],
        "peers": [{"name": "chess", "level": "C++", "decisions_per_second": 10.0, "ratios": {"ours": 2.0}}],
    }  # fmt: skip
    page = f"above\n{bench_report.BEGIN}\nold\n{bench_report.END}\nbelow\n"
    peers = f"{bench_report.PEERS_BEGIN}\nold\n{bench_report.PEERS_END}\n"
    assert bench_report.renew(page + peers, {**document, "peers": []}).endswith(peers)
    once = bench_report.renew(page.replace("below", f"{peers}below"), document)
    assert "| _template | compiled | Games per second | 2 | 5 | 2.5 |" in once
    assert "| chess | C++ | 10 | 2 |" in once
    assert "| _template | compiled | Orders per turn | 29 |" in once
    assert once.startswith("above\n")
    assert once.endswith("\nbelow\n")
    assert "old" not in once
    assert bench_report.renew(once, document) == once
    assert not bench_report.has_marks("above and below")


def test_compiling_and_the_server_are_measured_by_programs_of_a_checkout(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "load").mkdir()
    figures = [{"name": "steady", "moves_per_second": 7.5, "moves": {"p99": 8.0}, "is_good": True}]
    program = f"import sys; from pathlib import Path; Path(sys.argv[2]).write_text({json.dumps(figures)!r})"
    (tmp_path / "tools" / "load" / "__main__.py").write_text(program)
    assert bench_tools.server(tmp_path) == {"steady": {"moves_per_second": 7.5, "moves p99": 8.0}}
    (tmp_path / "setup.py").write_text("import sys; assert '--build-temp' in sys.argv")
    assert bench_tools.compiling(tmp_path)["processor_seconds"] > 0
    (tmp_path / "setup.py").write_text("raise SystemExit('no compiler')")
    with pytest.raises(bench_tools.NoTools, match="no compiler"):
        bench_tools.compiling(tmp_path)
    with pytest.raises(bench_tools.NoTools, match="not a checkout"):
        bench_tools.compiling(tmp_path / "tools")


def test_compiling_and_the_server_have_tables_of_their_own() -> None:
    spent = {"seconds": 88.0, "processor_seconds": 176.2}
    document = {
        "machine": "", "python": "", "rounds": 1, "rows": [], "against": [], "peers": [],
        "compiling": {"before": spent}, "server": {"steady": {"moves p99": 8.0}},
    }  # fmt: skip
    told = bench_report.tables(document)
    assert "| before | 88 | 176 |" in told
    assert "| steady | Moves p99 | 8 |" in told
