"""The command line in this process, with an own place for kept games and whatever is typed."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from admiralty.cli import main


class Result(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """The output with every run of blanks and line ends as one blank."""
        return " ".join(self.out.split())


Cli = Callable[..., Result]


class Keyboard(io.StringIO):
    """What is typed on a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """Runs `admiralty ARGUMENTS` with `typed` on its input, a terminal if `live`; tracebacks never show."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: object, typed: str = "", live: bool = False) -> Result:
        monkeypatch.setattr("sys.stdin", Keyboard(typed) if live else io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        if code:
            assert err.startswith("admiralty: ") or code == 1
            assert err.count("\n") <= 1, "more than one sentence"
        return Result(code, out, err)

    return run
