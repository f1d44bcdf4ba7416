"""What `make play` does about the compiled engine before it serves."""

from __future__ import annotations

from pathlib import Path

import pytest

from admiralty.sim import builds
from tools import compiled


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that were started in the background."""
    commands: list[list[str]] = []
    monkeypatch.setattr("subprocess.Popen", lambda command, **how: commands.append(command))
    return commands


def says(capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    """What the shell puts into PYTHONPATH, and what people read."""
    compiled.start()
    found = capsys.readouterr()
    assert found.err.count("\n") == 1
    return found.out.strip(), found.err


def test_a_current_copy_is_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], started: list[list[str]]
) -> None:
    monkeypatch.setattr(builds, "is_current", lambda copy: True)
    path, said = says(capsys)
    assert path == str(Path("build/compiled").resolve())
    assert "runs compiled" in said
    assert started == []


def test_without_one_the_sources_run_and_are_compiled_in_the_background(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], started: list[list[str]]
) -> None:
    monkeypatch.setattr(builds, "is_current", lambda copy: False)
    monkeypatch.setattr(compiled, "has_compiler", lambda: True)
    path, said = says(capsys)
    assert path == ""
    assert "runs interpreted" in said
    assert [command[-1] for command in started] == ["--background"]


def test_without_a_compiler_the_sources_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], started: list[list[str]]
) -> None:
    monkeypatch.setattr(builds, "is_current", lambda copy: False)
    monkeypatch.setattr(compiled, "has_compiler", lambda: False)
    path, said = says(capsys)
    assert path == ""
    assert "no C compiler" in said
    assert started == []
