"""`admiralty train`, on top of admiralty.sim.train, which has tests of its own."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from admiralty.sim import fit_value, train
from admiralty.sim.fit_value import Example
from tests.cli.conftest import Cli


def test_the_weights_are_written_with_how_well_they_do(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "learned.toml"
    shown = cli("train", "_template", "--trials", 8, "--games", 6, "--file", file)
    assert "of 6 games won" in shown.said
    text = file.read_text()
    assert text.startswith("# Fitted by `admiralty train _template --trials 8 --seed 0`.")
    assert tomllib.loads(text).keys() == {"lead_worth"}


def test_the_document(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "learned.toml"
    result = cli("train", "_template", "--trials", 8, "--games", 6, "--file", file, "--json")
    document = json.loads(result.out)
    assert document["games"] == 6
    assert {"game", "numbers", "wins", "level", "rate", "low", "high"} <= set(document)


def test_a_file_that_cannot_be_written_is_told_before_the_work(cli: Cli, tmp_path: Path) -> None:
    result = cli("train", "_template", "--file", tmp_path / "nowhere" / "learned.toml")
    assert result.code != 0
    assert "nowhere" in result.err


def test_a_value_model_is_written_with_its_error(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [Example(2, [1.0] * 24, 0.5, 1), Example(2, [1.0] * 24, 0.5, -1)] * 20
    monkeypatch.setattr(fit_value, "play_trial", lambda trial: games)
    file = tmp_path / "value.toml"
    shown = cli("train", "port-arthur", "--value", "--trials", 8, "--seed", 2, "--file", file)
    assert (
        "Squared error in 40 positions of other games: 1.000, by the hand-written evaluation 1.250."
        in shown.said
    )
    text = file.read_text()
    assert text.startswith("# Fitted by `admiralty train port-arthur --value --trials 8 --seed 2`.")
    assert len(tomllib.loads(text)["checkpoint"]["2"]) == 24
    document = json.loads(cli("train", "port-arthur", "--value", "--trials", 8, "--file", file, "--json").out)
    assert document["weights"].keys() == {"2"}
    assert (document["positions"], document["fitted"]) == (40, 1.0)


def test_a_game_without_features_has_no_value_model(cli: Cli, tmp_path: Path) -> None:
    result = cli("train", "_template", "--value", "--file", tmp_path / "value.toml")
    assert result.code != 0
    assert "has no features for a value model" in " ".join(result.err.split())


def stopping_after(monkeypatch: pytest.MonkeyPatch, games: int) -> None:
    """The Ctrl-C comes after so many trials or measured pairs."""
    real = train.compete
    left = games

    def compete(trial: train.Trial) -> list[float]:
        nonlocal left
        if not left:
            raise KeyboardInterrupt
        left -= 1
        return real(trial)

    monkeypatch.setattr(train, "compete", compete)


@pytest.mark.parametrize(
    ("after", "words"),
    [(8, "stopped after 8 of 16 trials"), (19, "stopped after 6 of 10 games that measure the weights")],
)
def test_a_stopped_fit_keeps_what_it_has_beside_what_was_there(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int, words: str
) -> None:
    file = tmp_path / "learned.toml"
    file.write_text("lead_worth = 2.5\n", "utf-8")
    stopping_after(monkeypatch, after)
    result = cli("train", "_template", "--trials", 16, "--games", 10, "--file", file)
    assert result.code == 130
    assert words in result.err
    assert file.read_text("utf-8") == "lead_worth = 2.5\n", "a run that was stopped replaces nothing"
    text = (tmp_path / "learned.toml.stopped").read_text("utf-8")
    assert ("Not measured" in text) == (after == 8)
    assert tomllib.loads(text).keys() == {"lead_worth"}


def test_a_fit_that_is_stopped_before_the_first_step_writes_nothing(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopping_after(monkeypatch, 3)
    assert cli("train", "_template", "--trials", 16, "--file", tmp_path / "learned.toml").code == 130
    assert not list(tmp_path.glob("learned.toml*"))


def test_what_was_there_before_is_kept(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "learned.toml"
    file.write_text("lead_worth = 2.5\n", "utf-8")
    result = cli("train", "_template", "--trials", 8, "--games", 2, "--file", file)
    assert "learned.toml.before" in "".join(result.err.split())
    assert (tmp_path / "learned.toml.before").read_text("utf-8") == "lead_worth = 2.5\n"
    first = file.read_text("utf-8")
    assert first.startswith("# Fitted by")
    cli("train", "_template", "--trials", 8, "--games", 2, "--seed", 2, "--file", file)
    assert (tmp_path / "learned.toml.before").read_text("utf-8") == "lead_worth = 2.5\n"
    assert (tmp_path / "learned.toml.before-2").read_text("utf-8") == first


def test_a_stopped_value_model_is_fitted_to_the_games_so_far(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [Example(2, [1.0] * 24, 0.5, 1), Example(2, [1.0] * 24, 0.5, -1)] * 20
    left = 6

    def play_trial(trial: train.Trial) -> list[Example]:
        nonlocal left
        if not left:
            raise KeyboardInterrupt
        left -= 1
        return games

    monkeypatch.setattr(fit_value, "play_trial", play_trial)
    result = cli("train", "port-arthur", "--value", "--trials", 8, "--file", tmp_path / "value.toml")
    assert (result.code, "stopped after 6 of 8 trials" in result.err) == (130, True)
    text = (tmp_path / "value.toml.stopped").read_text("utf-8")
    assert len(tomllib.loads(text)["checkpoint"]["2"]) == 24
