"""What only a real terminal has: friendly questions at the beginning, curtains, completion."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

from admiralty.cli.play.terminal import Terminal
from tests.cli.conftest import Cli


def test_side_and_opponent_are_asked_for(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ["play", "port-arthur", "--save", file]
    result = cli(*arguments, typed="x\n2\neasy\nquit\n", live=True)
    assert "which side do you play?" in result.out
    assert "Against whom?" in result.out
    assert "Russia> " in result.out
    assert "--as russia --against easy" in result.out
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[-1])["seat"] == "japan"


def test_enter_takes_the_first_side_and_the_medium_bot(cli: Cli) -> None:
    result = cli("play", "port-arthur", typed="\n\nquit\n", live=True)
    assert "--as japan --against medium" in result.out


def test_input_that_ends_at_the_questions_stops_with_a_sentence(cli: Cli) -> None:
    result = cli("play", "port-arthur", typed="1\n", live=True)
    assert result.err == "admiralty: the input has ended before the game began.\n"


def test_both_sides_can_share_the_screen(cli: Cli) -> None:
    result = cli("play", "port-arthur", typed="3\ndone\nyes\nquit\n", live=True)
    assert "Against whom?" not in result.out
    assert "Russia> " in result.out


def test_the_curtain_waits_for_the_other_person(cli: Cli) -> None:
    fog = ["play", "port-arthur", "--option", "fog_of_war=on", "--lang", "en"]
    result = cli(*fog, typed="3\ndone\nyes\n\nquit\n", live=True)
    assert "Hand the screen to Russia, then press Enter." in result.out
    assert result.out.index("Hand the screen") < result.out.index("Russia> ")


def test_resigning_is_asked_twice(cli: Cli) -> None:
    result = cli("play", "port-arthur", typed="3\nresign\nno\nresign\nyes\n", live=True)
    assert result.out.count("Resign, really?") == 2
    assert "Russia wins: the other side resigned." in result.out


def test_a_choice_is_taken_by_number_value_or_label(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["9", "two", "TWO WORDS", "1", ""])
    monkeypatch.setattr(Terminal, "ask", lambda *_: next(answers))
    terminal = Terminal(Console())
    options = [("one", "a word"), ("two", "two words")]
    assert [terminal.choose("Which?", options, 1) for _ in range(4)] == ["two", "two", "one", "two"]


def read_until(handle: int, words: str, seconds: float = 30) -> str:
    """What a program has written to its terminal when the words appear."""
    seen = ""
    end = time.monotonic() + seconds
    while words not in seen and time.monotonic() < end:
        if select.select([handle], [], [], 0.2)[0]:
            seen += os.read(handle, 65536).decode(errors="replace")
    assert words in seen, seen[-500:]
    return seen


def test_in_a_real_terminal_the_tabulator_completes(tmp_path: Path) -> None:
    handle, end = pty.openpty()
    environment = os.environ | {"XDG_STATE_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "TERM": "xterm"}
    command = [
        sys.executable,
        "-m",
        "admiralty",
        "play",
        "port-arthur",
        "--as",
        "japan",
        "--against",
        "random",
    ]
    with subprocess.Popen(command, stdin=end, stdout=end, stderr=end, env=environment) as process:
        os.close(end)
        read_until(handle, "Japan> ")
        os.write(handle, b"sail mik\tts\t\n")
        assert "Mikasa sails to Tsushima." in read_until(handle, "sails to Tsushima.")
        os.write(handle, b"quit\n")
        read_until(handle, "kept in")
    os.close(handle)
    assert process.returncode == 0
