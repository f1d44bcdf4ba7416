"""Evaluations by numbers: read from files, learnt, and two of them side by side."""

from __future__ import annotations

from pathlib import Path

import pytest

from admiralty import games
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.games._template.state import State
from admiralty.kit.datafile import DataError
from admiralty.kit.heuristics import Heuristics, read


def skirmish() -> Game:
    """One of its own, since it is to learn."""
    return games.load("_template", {}, "")


def test_learnt_numbers_change_what_search_thinks_and_not_the_hand_written_evaluation() -> None:
    chosen = skirmish()
    s = chosen.setup(Seeded(1))
    assert isinstance(s, State)
    s.points = [2, 1]
    before = chosen.require(Heuristics).hand_value(s, 0)
    assert chosen.require(Heuristics).learned_value(s, 0) == before > 0
    chosen.require(Heuristics).learn({"lead_worth": 0.5})
    assert chosen.require(Heuristics).learned_value(s, 0) == before / 2
    assert chosen.require(Heuristics).hand_value(s, 0) == before


def test_numbers_of_another_evaluation_are_refused() -> None:
    with pytest.raises(DataError, match="not those of the evaluation: lead_worth, size"):
        skirmish().require(Heuristics).learn({"size": 0.5})


def test_a_file_holds_nothing_but_numbers(tmp_path: Path) -> None:
    file = tmp_path / "evaluation.toml"
    file.write_text("a = 1\nb = 0.25\n")
    assert read(file) == {"a": 1.0, "b": 0.25}
    file.write_text('a = "much"\n')
    with pytest.raises(DataError, match="a is not a number"):
        read(file)
    file.write_text("a = true\n")
    with pytest.raises(DataError, match="a is not a number"):
        read(file)
