"""Chances at rest: weights by era, their file, and what they sum up to."""

from __future__ import annotations

from pathlib import Path

import pytest

from admiralty.kit.datafile import DataError
from admiralty.kit.rests import Rests, read, write

NAMES = ("level", "lead")


def test_the_more_figures_speak_for_the_first_seat_the_more_it_is_worth() -> None:
    rests = Rests({2: [0.0, 1.0], 3: [0.0, 5.0]})
    values = [rests.of(2, [1.0, lead]) for lead in (-2.0, 0.0, 1.0, 2.0)]
    assert values == sorted(values)
    assert values[1] == 0
    assert rests.of(2, [1.0, 1.0]) < rests.of(3, [1.0, 1.0]) < 1


def test_a_file_says_what_was_written(tmp_path: Path) -> None:
    file = tmp_path / "rests.toml"
    file.write_text(write({2: [0.5, -1.25], 3: [0.0, 2.0]}, NAMES, ["Fitted by hand."]))
    assert file.read_text().startswith("# Fitted by hand.\n")
    assert read(file, NAMES).weights == {2: [0.5, -1.25], 3: [0.0, 2.0]}


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('figures = ["level"]', "its figures are not those of the game"),
        ('figures = ["level", "lead"]\nodd = 1', "its figures are not those of the game"),
        ('figures = ["level", "lead"]\n[era]\n2 = [1.0]', "era 2 needs 2 weights"),
        ('figures = ["level", "lead"]\n[era]\nlast = [1.0, 2.0]', "era last needs 2 weights"),
        ("figures = [", "not valid TOML"),
    ],
)
def test_a_file_that_does_not_fit_says_so(tmp_path: Path, text: str, what: str) -> None:
    file = tmp_path / "rests.toml"
    file.write_text(text)
    with pytest.raises(DataError, match=what):
        read(file, NAMES)
