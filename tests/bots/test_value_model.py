"""Value models: weights by checkpoint, their file, and the values they give."""

from __future__ import annotations

from pathlib import Path

import pytest

from admiralty.bots.value_model import ValueModel, read, write
from admiralty.kit.datafile import DataError

NAMES = ("level", "lead")


def test_features_in_favour_of_the_first_seat_raise_its_value() -> None:
    model = ValueModel({2: [0.0, 1.0], 3: [0.0, 5.0]})
    values = [model.of(2, [1.0, lead]) for lead in (-2.0, 0.0, 1.0, 2.0)]
    assert values == sorted(values)
    assert values[1] == 0
    assert model.of(2, [1.0, 1.0]) < model.of(3, [1.0, 1.0]) < 1


def test_a_file_says_what_was_written(tmp_path: Path) -> None:
    file = tmp_path / "value.toml"
    file.write_text(write({2: [0.5, -1.25], 3: [0.0, 2.0]}, NAMES, ["Fitted by hand."]))
    assert file.read_text().startswith("# Fitted by hand.\n")
    assert read(file, NAMES).weights == {2: [0.5, -1.25], 3: [0.0, 2.0]}


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('features = ["level"]', "its features are not those of the game"),
        ('features = ["level", "lead"]\nodd = 1', "its features are not those of the game"),
        ('features = ["level", "lead"]\n[checkpoint]\n2 = [1.0]', "checkpoint 2 needs 2 weights"),
        ('features = ["level", "lead"]\n[checkpoint]\nlast = [1.0, 2.0]', "checkpoint last needs 2 weights"),
        ("features = [", "not valid TOML"),
    ],
)
def test_a_file_that_does_not_fit_says_so(tmp_path: Path, text: str, what: str) -> None:
    file = tmp_path / "value.toml"
    file.write_text(text)
    with pytest.raises(DataError, match=what):
        read(file, NAMES)
