"""Which build runs, and whether a compiled copy fits the sources."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from admiralty.sim import builds
from tools import compiled


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of a small package of which `core` was compiled."""
    package = tmp_path / "src" / "admiralty"
    (package / "core").mkdir(parents=True)
    (package / "core" / "flow.py").write_text("END = 1\n")
    (package / "core" / "words.ftl").write_text("end = End\n")
    (package / "cli").mkdir()
    (package / "cli" / "app.py").write_text("run = 1\n")
    monkeypatch.setattr(builds, "PACKAGE", package)
    copy = tmp_path / "copy"
    compiled.link(package, copy / "admiralty", [package / "core" / "flow.py"])
    (copy / builds.MANIFEST).write_text(json.dumps(builds.describe(["core"])))
    return copy


def test_a_copy_of_the_sources_as_they_are_is_current(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(builds.COMPILED_AT, str(copy))
    assert builds.compiled_copy() == (copy if builds.build() == builds.INTERPRETED else None)


def test_a_folder_that_is_no_copy_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(builds.COMPILED_AT, str(tmp_path))
    assert builds.compiled_copy() is None


@pytest.mark.parametrize("text", ["END = 2\n", None])
def test_a_copy_of_other_modules_is_stale(copy: Path, text: str | None) -> None:
    module = builds.PACKAGE / "core" / "flow.py"
    module.unlink() if text is None else module.write_text(text)
    assert not builds.is_current(copy)


def test_a_copy_without_a_new_file_is_stale(copy: Path) -> None:
    (builds.PACKAGE / "core" / "new.ftl").touch()
    assert not builds.is_current(copy)


def test_what_is_not_compiled_is_a_link_and_may_change(copy: Path) -> None:
    (builds.PACKAGE / "cli" / "app.py").write_text("run = 2\n")
    (builds.PACKAGE / "core" / "words.ftl").write_text("end = Over\n")
    assert builds.is_current(copy)
    assert (copy / "admiralty" / "cli" / "app.py").read_text() == "run = 2\n"
    assert (copy / "admiralty" / "core" / "words.ftl").read_text() == "end = Over\n"


def test_python_leaves_no_trace_in_the_manifest(copy: Path) -> None:
    (builds.PACKAGE / "core" / "__pycache__").mkdir()
    (builds.PACKAGE / "core" / "__pycache__" / "flow.pyc").touch()
    assert builds.is_current(copy)
    shutil.rmtree(builds.PACKAGE / "core" / "__pycache__")
    assert builds.is_current(copy)
