"""An analysis of a whole game: from the players' knowledge, repeatable, and right where right is known."""

from __future__ import annotations

from functools import cache

import pytest

from admiralty import Table
from admiralty.analysis.luck import fortune
from admiralty.analysis.moments import read
from admiralty.analysis.report import Analysis, Step, do
from admiralty.analysis.run import analyse
from admiralty.analysis.study import Effort
from admiralty.bots import make
from admiralty.core.luck import Seeded
from admiralty.table.match import Match
from admiralty.table.record import DamagedRecord
from tests.support import game

SMALL = Effort(rollouts=2, playouts=4, iterations=8)


@cache
def record(slug: str, first: str, second: str, seed: int = 1, steps: int = 10_000) -> str:
    table = Table(game(slug), seed=seed, clock=lambda: "")
    bots = {seat: make(name, n) for n, (seat, name) in enumerate(zip(table.game.seats, (first, second)))}
    match = Match(table, bots, seed)
    while not table.is_over and table.sequence < steps:
        match.step()
    return table.save()


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


def test_a_damaged_record_is_refused() -> None:
    with pytest.raises(DamagedRecord):
        Analysis("nothing\n")


def test_what_was_taken_back_is_no_decision() -> None:
    table = Table(game("port-arthur"), seed=1, clock=lambda: "")
    sails = [choice.text for choice in table.legal("japan") if choice.text.startswith("sail ")]
    table.play("japan", sails[0])
    table.undo("japan")
    again = sails[1]
    table.play("japan", again)
    [moment] = read(table.save()).moments
    assert (moment.n, table.game.write_action(moment.action)) == (3, again)


def test_luck_is_told_with_what_it_could_have_been() -> None:
    story = read(record("port-arthur", "greedy", "random"))
    rolled = next(moment for moment in story.moments if moment.luck)
    found = fortune(story.game, rolled, 1)
    assert [outcome.got for outcome in found.outcomes] == list(rolled.luck)
    for outcome in found.outcomes:
        assert outcome.low <= outcome.got <= outcome.high
        assert outcome.low < outcome.expected < outcome.high


def test_a_decision_is_judged_by_what_its_player_knew() -> None:
    """Behind another hand of the opponent the verdict is the same."""
    text = record("_template", "greedy", "random")
    story = read(text)
    index = next(i for i, moment in enumerate(story.moments) if moment.seat == 0)
    before = do(text, Step("verdict", index), SMALL, 5)
    moment = story.moments[index]
    twin = story.game.imagine(moment.before, moment.seat, Seeded(9))
    story.moments[index] = moment._replace(before=twin)
    try:
        assert do(text, Step("verdict", index), SMALL, 5) == before
    finally:
        story.moments[index] = moment


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
