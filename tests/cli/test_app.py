"""The command line as a whole: help, and one sentence for everything a user can get wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

ADMIRALTY = [sys.executable, "-m", "admiralty"]


def test_help_lists_the_commands(cli: Cli) -> None:
    result = cli("--help")
    assert result.code == 0
    for name in [
        "serve",
        "play",
        "games",
        "replay",
        "simulate",
        "dataset",
        "fuzz",
        "perft",
        "encode",
        "bench",
        "clauses",
        "check",
        "data",
        "new",
        "odds",
    ]:
        assert f" {name} " in result.out


def test_without_a_command_the_web_application_is_served(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[object, ...]] = []
    monkeypatch.setattr("admiralty.cli.app.serve", lambda *settings: served.append(settings))
    assert cli().code == 0
    assert len(served) == 1


BAD = [
    (["nonsense"], "nonsense"),
    (["play", "nonsense"], "no game 'nonsense'"),
    (["play"], "which game"),
    (["play", "port-arthur", "--option", "nonsense=1"], "no option 'nonsense'"),
    (["play", "port-arthur", "--option", "mines=maybe"], "must be one of off, on"),
    (["play", "port-arthur", "--option", "mines"], "NAME=VALUE"),
    (["play", "port-arthur", "--option", "mines=on", "--option", "mines=off"], "twice"),
    (["play", "port-arthur", "--as", "france", "--against", "random"], "no seat 'france'"),
    (["play", "port-arthur", "--as", "japan", "--against", "einstein"], "no bot 'einstein'"),
    (["play", "port-arthur", "--lang", "xx"], "no language 'xx'"),
    (["play", "port-arthur", "--dice", "loaded"], "--dice"),
    (["play", "port-arthur", "--seed", "x"], "--seed"),
    (["play", "port-arthur", "--save", "nowhere/game.jsonl"], "nowhere/game.jsonl"),
    (["play", "port-arthur", "--data", "nowhere.toml"], "nowhere.toml"),
    (["play", "--resume", "nowhere.jsonl"], "nowhere.jsonl"),
    (["simulate", "nonsense"], "no game"),
    (["simulate", "port-arthur", "--games", "0"], "--games"),
    (["simulate", "port-arthur", "--games", "99999999999"], "--games"),
    (["simulate", "port-arthur", "--jobs", "0"], "--jobs"),
    (["simulate", "port-arthur", "--bots", "random"], "2 bots"),
    (["simulate", "port-arthur", "--bots", "random,mcts:0"], "no bot 'mcts:0'"),
    (["simulate", "port-arthur", "--out", "nowhere/x.parquet"], "nowhere/x.parquet"),
    (["fuzz", "nonsense"], "no game"),
    (["fuzz", "port-arthur", "--games", "-1"], "--games"),
    (["fuzz", "port-arthur", "--out", "nowhere"], "nowhere"),
    (["perft", "port-arthur"], "--depth"),
    (["perft", "port-arthur", "--depth", "-1"], "--depth"),
    (["perft", "port-arthur", "--depth", "1", "--position", "nonsense"], "nonsense"),
    (["perft", "port-arthur", "--depth", "1", "--position", "operations"], "does not stand at a decision"),
    (
        ["perft", "port-arthur", "--depth", "1", "--position", "at War[" + "[" * 9999],
        "unreadable fields",
    ),
    (["perft", "port-arthur", "--depth", "1", "--position", "result " + "[" * 9999], "unreadable result"),
    (["odds", "nonsense", "--firepower", "3"], "no game"),
    (["odds", "_template"], "has no odds"),
    (["odds", "port-arthur"], "firepower"),
    (["odds", "port-arthur", "--firepower"], "needs a value"),
    (["odds", "port-arthur", "--firepower", "many"], "whole number"),
    (["odds", "port-arthur", "--firepower", "9", "--dice", "7"], "from 1 to 6"),
    (["odds", "port-arthur", "--attack", "titanic", "--defend", "fuji"], "titanic"),
    (["odds", "port-arthur", "9"], "--name value"),
    (["replay", "nowhere.jsonl"], "nowhere.jsonl"),
    (["clauses", "nonsense"], "no game"),
    (["data", "nonsense"], "no game"),
    (["data", "port-arthur", "--check", "nowhere.toml"], "nowhere.toml"),
    (["bench", "--game", "nonsense"], "no game"),
    (["bench", "--rounds", "0"], "--rounds"),
    (["new", "Bad Name"], "no name for a game"),
    (["new", "port-arthur"], "exists already"),
]


@pytest.mark.parametrize(("arguments", "words"), BAD, ids=[" ".join(arguments)[:60] for arguments, _ in BAD])
def test_bad_input_is_refused_in_one_sentence(cli: Cli, arguments: list[str], words: str) -> None:
    result = cli(*arguments)
    assert result.code == 2
    assert words in result.err
    assert result.err.endswith(".\n")


def test_a_file_without_permission_is_refused(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: object, **__: object) -> str:
        raise PermissionError(13, "Permission denied", "secret.jsonl")

    monkeypatch.setattr(Path, "read_text", denied)
    result = cli("replay", tmp_path / "secret.jsonl")
    assert result.code == 2
    assert "secret.jsonl: Permission denied" in result.err


def test_nobody_reading_the_output_is_said_in_one_sentence() -> None:
    with subprocess.Popen(
        [*ADMIRALTY, "clauses", "port-arthur", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        err = process.stderr.read()
    assert process.returncode == 1
    assert err == "admiralty: nobody reads the output any more.\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_a_command_in_one_sentence(jobs: str, tmp_path: Path) -> None:
    """The bots think so long that no game is finished. The batch has begun when its journal is there."""
    command = [*ADMIRALTY, "simulate", "port-arthur", "--games", "1000", "--jobs", jobs]
    command += ["--bots", "mcts:1000000,mcts:1000000", "--out", str(tmp_path / "games.parquet")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        while not list(tmp_path.glob("*.journal")):
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == "admiralty: stopped before the first game was finished.\n"
