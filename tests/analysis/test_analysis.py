"""An analysis of a whole game: from the players' knowledge, repeatable, and right where right is known."""

from __future__ import annotations

import pytest

from admiralty.analysis.analysis import Analysis
from admiralty.analysis.moments import read
from admiralty.analysis.run import analyse
from admiralty.table.record import DamagedRecord
from tests.analysis.records import SMALL, record
from tests.support import game


def test_the_document_of_a_finished_game_is_whole() -> None:
    text = record("_template", "greedy", "random")
    document = analyse(text, 60, effort=SMALL).document()
    moments = read(text).moments
    points = document["points"]
    assert isinstance(points, list)
    assert [point["entry"] for point in points[:-1]] == [moment.n for moment in moments]
    for point in points:
        assert sum(point["chances"].values()) == pytest.approx(1)
        for seat in game("_template").seats:
            assert 0 <= point["low"][seat] <= point["chances"][seat] <= point["high"][seat] <= 1
    result = document["result"]
    assert isinstance(result, dict)
    winner = max(result, key=lambda seat: result[seat])
    assert points[-1]["chances"][winner] == 1.0
    examined = document["examined"]
    assert isinstance(examined, dict)
    assert examined["decisions"] == examined["of"] > 0


def test_the_same_seed_gives_the_same_document_in_any_number_of_processes() -> None:
    text = record("_template", "greedy", "random")
    alone = analyse(text, 600, seed=3, effort=SMALL).document()
    assert analyse(text, 600, seed=3, effort=SMALL).document() == alone
    assert analyse(text, 600, jobs=2, seed=3, effort=SMALL).document() == alone


def test_a_running_game_and_an_empty_one_can_be_analysed() -> None:
    running = analyse(record("_template", "greedy", "random", steps=3), 60, effort=SMALL).document()
    assert running["result"] == {}
    assert len(running["points"]) == 3  # type: ignore[arg-type]
    empty = analyse(record("_template", "greedy", "random", steps=0), 60, effort=SMALL).document()
    assert empty["points"] == []


def test_there_is_a_graph_of_the_whole_game_before_anything_is_worked_out() -> None:
    analysis = Analysis(record("port-arthur", "random", "greedy", steps=30))
    points = analysis.document()["points"]
    assert isinstance(points, list)
    assert [point["entry"] for point in points] == [at + 1 for at in analysis.coarse()]
    for point in points:
        assert sum(point["chances"].values()) == pytest.approx(1)
        assert point["low"]["japan"] < point["chances"]["japan"] < point["high"]["japan"]


def test_a_damaged_record_is_refused() -> None:
    with pytest.raises(DamagedRecord):
        Analysis("nothing\n")


def test_a_blunder_is_found() -> None:
    """At random Japan leaves its whole fleet in port and its armies at home."""
    document = analyse(record("port-arthur", "random", "greedy", steps=30), 600, effort=SMALL).document()
    costly = document["costly"]
    assert isinstance(costly, list)
    [blunder] = [found for found in costly if found["entry"] == 1]
    assert (blunder["seat"], blunder["action"]) == ("japan", "done")
    assert blunder["better"] != "done"
    assert blunder["cost"] > blunder["error"] > 0
    assert blunder in costly[:2]
