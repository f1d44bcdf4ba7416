"""Round robins: every pair on every seat, the same after an interruption, and sums that add up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from admiralty.sim import ladder as module
from admiralty.sim.ladder import BadLadder, Bout, Ladder, Played, ladder, plan
from admiralty.sim.spread import Portion, Task, spread
from tests.support import game

BOTS = ["random", "greedy", "mcts:4"]


def timeless(done: Ladder) -> list[Played]:
    return [row._replace(seconds=0.0) for row in done.rows]


def test_every_pair_plays_the_same_dice_on_every_seat() -> None:
    bouts = plan(game("_template"), BOTS, 4)
    assert len(bouts) == len(set(bouts)) == 3 * 4
    assert Bout(("random", "greedy"), 1) in bouts
    assert Bout(("greedy", "random"), 1) in bouts


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = ladder(game("_template"), BOTS, 2)
    assert timeless(alone) == timeless(ladder(game("_template"), BOTS, 2, jobs=2))


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ladder.jsonl"
    whole = ladder(game("_template"), BOTS, 4)
    few = ladder(game("_template"), BOTS, 2, file=file)
    cut_off = file.read_text()[:-9]
    file.write_text(cut_off)
    started: list[int] = []

    def counted(tasks: list[Task], jobs: int) -> Iterator[Portion]:
        started.extend(task.cell for task in tasks)
        return spread(tasks, jobs)

    monkeypatch.setattr(module, "spread", counted)
    more = ladder(game("_template"), BOTS, 4, file=file)
    assert len(started) == len(whole.rows) - len(few.rows) + 1
    assert timeless(more) == timeless(whole)
    assert len(file.read_text().splitlines()) == 1 + len(whole.rows)


def test_a_file_of_another_ladder_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder(game("_template"), BOTS[:2], 2, seed=1, file=file)
    with pytest.raises(BadLadder, match="no ladder of Skirmish with this seed"):
        ladder(game("_template"), BOTS[:2], 2, seed=2, file=file)
    file.write_text(file.read_text() + json.dumps({"bots": 3}) + "\n")
    with pytest.raises(BadLadder, match="no game"):
        ladder(game("_template"), BOTS[:2], 2, seed=1, file=file)


def test_wins_draws_and_ratings_add_up() -> None:
    rows = [Played(Bout(("a", "b"), n), (1, -1), 9, 0.1) for n in range(6)]
    rows += [Played(Bout(("b", "a"), n), (-1, 1), 9, 0.1) for n in range(3)]
    rows += [Played(Bout(("b", "a"), 4), (0, 0), 9, 0.1)]
    done = Ladder(game("_template"), ["a", "b"], 10, 0, rows)
    ours, theirs = done.scores()
    assert (ours.games, ours.wins, ours.draws) == (10, 9, 1)
    assert (theirs.games, theirs.wins, theirs.draws) == (10, 0, 1)
    assert ours.by_seat == {"red": (6, 6), "blue": (3, 4)}
    ratings = done.ratings()
    assert ratings["a"][0] > 25 > ratings["b"][0]
    assert [one["bot"] for one in done.document()["bots"]] == ["a", "b"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], ["random", "clever"]])
def test_bad_bots_are_refused(bots: list[str]) -> None:
    with pytest.raises(ValueError, match="bot"):
        ladder(game("_template"), bots, 2)
