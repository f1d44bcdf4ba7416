"""Random games under every option find every kind of planted mistake and write it down."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import Scripted
from admiralty.sim import fuzz
from admiralty.sim.progress import ignore
from admiralty.table import record
from tests.sim.faulty import FAULTS, Faulty

SENTENCES = {
    "dead-end": "Breach: dead end: Take leaves",
    "twice": "Breach: Take lists an action twice",
    "lost": "AssertionError: counters were lost",
    "shared": "Breach: playing on changed a clone made before",
    "forgotten": "Breach: a position differs from its state",
    "foreign": "Breach: Take refuses 'take 4' without a clause of Faulty",
    "unexplored": "Breach: Take leaves search nothing to do",
    "wild": "Breach: Take lets search do what is not legal",
    "unseen": "Breach: Take does not show every legal action",
    "endless": "Breach: the game goes on after 200 decisions",
    "unsettled": "Breach: the game is over without a result for every seat",
    "crash": "ZeroDivisionError: the heap collapsed",
    "nobody": "Breach: Take asks nobody",
    "stranger": "Breach: Take asks an unknown seat",
}


def load(fault: str) -> fuzz.Loader:
    """The game with one planted mistake, whatever options are tried."""
    return lambda options: Faulty({"fault": fault})


@pytest.mark.parametrize("fault", FAULTS[1:])
def test_a_planted_mistake_is_found(fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "DECISION_LIMIT", 200)
    monkeypatch.setattr(fuzz, "SLOW_CHECK_EVERY", 2)
    report = fuzz.campaign(load(fault), 12, 1, ignore, tmp_path)
    assert report.failures
    assert str(report.failures[0]["error"]).startswith(SENTENCES[fault])


def test_sound_rules_give_no_failure(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    report = fuzz.campaign(load("none"), 5, 1, lambda done, total: heard.append((done, total)), tmp_path)
    assert report.document() == {"game": "faulty", "games": 5, "decisions": report.decisions, "failures": []}
    assert report.decisions > 0
    assert heard == [(n, 5) for n in range(1, 6)]
    assert not list(tmp_path.iterdir())


def test_every_value_of_every_option_is_tried(tmp_path: Path) -> None:
    seen: list[dict[str, str]] = []

    def watch(options: dict[str, str]) -> Game:
        seen.append(options)
        return Faulty({})

    fuzz.campaign(watch, 30, 1, ignore, tmp_path)
    assert [options.get("fault") for options in seen[2:]][: len(FAULTS)] == [None, *FAULTS[1:]]


def test_a_breach_is_written_down_as_a_game_that_replays(tmp_path: Path) -> None:
    failure = fuzz.campaign(load("lost"), 12, 1, ignore, tmp_path).failures[0]
    text = Path(str(failure["file"])).read_text("utf-8")
    told = json.loads(text.splitlines()[0])["breach"]
    assert {told[key] == failure[key] for key in ("seed", "options", "error", "position")} == {True}
    kept = record.read(text)
    game: Game = Faulty(kept.header.options)
    s = game.setup(Scripted(kept.header.opening))
    for entry in kept.entries[:-1]:
        game.check(s)
        s.tape = Scripted(list(entry.luck))
        flow.apply(s, game.seat_index(entry.seat), game.read_action(entry.action))
    last = kept.entries[-1]
    s.tape = Scripted(list(last.luck))
    flow.apply(s, game.seat_index(last.seat), game.read_action(last.action))
    with pytest.raises(AssertionError, match="counters were lost"):
        game.check(s)


def test_equal_breaches_are_told_once_by_the_shortest_game(tmp_path: Path) -> None:
    """With the position before the action that broke something, and the action."""
    report = fuzz.campaign(load("lost"), 12, 1, ignore, tmp_path)
    (failure,) = report.failures
    assert len(list(tmp_path.iterdir())) == 1
    shorter = [fuzz.campaign(load("lost"), n, 1, ignore, tmp_path).failures for n in range(1, 12)]
    lengths = [int(str(each["decisions"])) for failures in shorter for each in failures]
    assert failure["decisions"] == min(lengths)
    assert int(str(failure["count"])) > 1
    seat, _, action = str(failure["action"]).partition(": ")
    game: Game = Faulty({"fault": "lost"})
    luck = record.read(Path(str(failure["file"])).read_text("utf-8")).entries[-1].luck
    s = game.read_position(str(failure["position"]), Scripted(list(luck)))
    flow.apply(s, game.seat_index(seat), game.read_action(action))
    with pytest.raises(AssertionError, match="counters were lost"):
        game.check(s)


def test_a_crash_is_written_down_with_the_action_that_caused_it(tmp_path: Path) -> None:
    failure = fuzz.campaign(load("crash"), 12, 1, ignore, tmp_path).failures[0]
    kept = record.read(Path(str(failure["file"])).read_text("utf-8"))
    assert len(kept.entries) == failure["decisions"]
    assert kept.entries[-1].hash == ""


@pytest.mark.parametrize("slug", ["port-arthur", "_template"])
def test_the_games_stand_up_to_a_few_random_games(slug: str, tmp_path: Path) -> None:
    report = fuzz.fuzz(slug, 3, seed=5, folder=tmp_path)
    assert report.failures == []
    assert report.games == 3
