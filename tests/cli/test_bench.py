"""`admiralty bench`, on top of admiralty.sim.bench, which has tests of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from admiralty import games
from admiralty.sim.bench_peers import NoPeers, Peer
from admiralty.sim.bench_report import BEGIN, END
from tests.cli.conftest import Cli

QUICK = ["bench", "--rounds", "1", "--seconds", "0.01"]


@pytest.fixture(autouse=True)
def only_this_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("admiralty.sim.bench.compiled_copy", lambda: None)


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough for every figure; what it is does not matter here."""
    few = ("TIMED_POSITIONS", "TIMED_CLONES", "SEARCH_ITERATIONS", "TIMED_ENTRIES", "GREEDY_DECISIONS")
    for name in few:
        monkeypatch.setattr(f"admiralty.sim.bench_round.{name}", 2)
    monkeypatch.setattr("admiralty.sim.bench_round.REFERENCE_LOOPS", 10_000)


def test_the_document_has_what_other_tools_read(cli: Cli) -> None:
    document = json.loads(cli(*QUICK, "--json").out)
    assert {"python", "machine", "rows"} <= set(document)
    assert [row["game"] for row in document["rows"]] == games.slugs()
    for row in document["rows"]:
        assert row["build"] in ("interpreted", "compiled")
        assert row["decisions_per_second"] > 0
        assert row["games_per_second"] > 0
        assert row["clone_microseconds"] > 0


def test_people_see_a_table_of_the_games_they_name(cli: Cli) -> None:
    shown = cli(*QUICK, "--game", "_template").out
    assert "_template" in shown
    assert "port-arthur" not in shown


def test_peers_are_shown_and_drawn(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(
        "admiralty.cli.bench.installed", lambda: [Peer("python-chess", "Python"), Peer("pgx", "JAX")]
    )
    monkeypatch.setattr("admiralty.sim.bench_peers.measure_peer", lambda peer, number, seconds: 1000.0)
    result = cli(*QUICK, "--game", "_template", "--peers")
    assert "python-chess" in result.said
    assert "x" in result.out
    assert (tmp_path / "bench.svg").read_text("utf-8").startswith("<svg")
    monkeypatch.setattr("admiralty.cli.bench.installed", lambda: [])
    assert "no peer is installed" in cli(*QUICK, "--game", "_template", "--peers").said


def test_an_installed_package_has_no_peers(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> list[Peer]:
        raise NoPeers("other engines are measured from a checkout")

    monkeypatch.setattr("admiralty.cli.bench.installed", missing)
    result = cli(*QUICK, "--game", "_template", "--peers")
    assert (result.code, result.err.count("from a checkout")) == (2, 1)


def test_a_comparison_is_shown_and_written_into_a_page(cli: Cli, tmp_path: Path) -> None:
    earlier, page = tmp_path / "earlier.json", tmp_path / "page.md"
    earlier.write_text(cli(*QUICK, "--game", "_template", "--json").out, encoding="utf-8")
    page.write_text(f"{BEGIN}\n{END}\n", encoding="utf-8")
    result = cli(*QUICK, "--game", "_template", "--against", str(earlier), "--report", str(page))
    assert "times" in result.out
    assert "| _template | " in page.read_text("utf-8")


def test_what_cannot_be_compared_or_written_into_is_refused_at_once(cli: Cli, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("no marks", encoding="utf-8")
    assert "does not say where the tables go" in cli(*QUICK, "--report", str(page)).err
    assert "there is no page" in cli(*QUICK, "--report", str(tmp_path / "none.md")).err
    assert "neither a checkout" in cli(*QUICK, "--against", str(tmp_path)).err
