"""What `make play` does about the compiled engine before it serves."""

from __future__ import annotations

from pathlib import Path

import pytest

from admiralty.sim import builds
from setup import dataclasses, with_constructors
from tools import compiled

FRAMES = """
from dataclasses import dataclass

@dataclass
class March:
    unit: int
    path: list[int]

    def length(self) -> int:
        return len(self.path)

@dataclass
class Ready:
    def text(self) -> str:
        return "ready"

@dataclass
class Refill:
    side: int
    cards: int = 3
"""


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


def test_frames_get_a_constructor_that_the_compiler_sees_and_no_line_moves() -> None:
    told = with_constructors(FRAMES, dataclasses(FRAMES))
    before, after = FRAMES.splitlines(), told.splitlines()
    changed = [line for line, old in zip(after, before, strict=True) if line != old]
    assert changed == [
        "    def __init__(self, unit: int, path: list[int]) -> None: self.unit = unit; self.path = path"
    ]
    found: dict[str, type] = {}
    exec(told, found)
    assert repr(found["March"](3, [4, 5])) == "March(unit=3, path=[4, 5])"
    assert repr(found["Refill"](1)) == "Refill(side=1, cards=3)"
