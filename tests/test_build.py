"""What a build contains, and what it does without a C compiler or without what the page needs."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STATIC = Path("src/admiralty/server/static")
ONLY_FOR_THE_PAGE = (".svelte", ".ts", ".css")
ONLY_FOR_DEVELOPERS = {"src/admiralty/server/store/migrations/script.py.mako"}
GIT_FILES = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]


def setup(*arguments: object, **environment: str) -> "subprocess.CompletedProcess[str]":
    settled = {name: value for name, value in os.environ.items() if not name.startswith("ADMIRALTY_")}
    return subprocess.run(
        [sys.executable, "setup.py", "-q", *map(str, arguments)],
        cwd=ROOT,
        env=settled | {"CC": "no-such-compiler", "ADMIRALTY_PAGE": "0"} | environment,
        capture_output=True,
        text=True,
    )


def build(into: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    egg_info = ["egg_info", "--egg-base", into]
    return setup(
        *egg_info, "build", "--build-lib", into / "lib", "--build-temp", into / "temp", **environment
    )


def tracked() -> set[str]:
    """The files that belong to the project, also those that are not committed yet."""
    listed = subprocess.run(GIT_FILES, cwd=ROOT, capture_output=True, text=True, check=True)
    return {name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()}


def page() -> set[str]:
    return {path.relative_to(ROOT).as_posix() for path in (ROOT / STATIC).rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A build without a C compiler."""
    folder = tmp_path_factory.mktemp("plain")
    assert build(folder).returncode == 0
    return folder / "lib"


def test_without_a_compiler_the_engine_is_plain_python(plain: Path) -> None:
    assert (plain / "admiralty/core/flow.py").exists()
    assert not list(plain.rglob("*.so"))


def test_a_wheel_contains_the_package_and_the_built_page(plain: Path) -> None:
    built = {f"src/{path.relative_to(plain).as_posix()}" for path in plain.rglob("*") if path.is_file()}
    sources = {name for name in tracked() if name.startswith("src/")} - ONLY_FOR_DEVELOPERS
    assert f"{STATIC}/index.html" in page(), "the page is not built: run `make page` first"
    assert built == {name for name in sources if not name.endswith(ONLY_FOR_THE_PAGE)} | page()


def test_a_source_distribution_is_the_whole_project_and_the_built_page(tmp_path: Path) -> None:
    run = setup("egg_info", "--egg-base", tmp_path, "sdist", "--dist-dir", tmp_path)
    assert run.returncode == 0, run.stderr
    (file,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(file) as archive:
        names = {each.name.partition("/")[2] for each in archive.getmembers() if each.isfile()}
    generated = {name for name in names if name in ("PKG-INFO", "setup.cfg") or ".egg-info/" in name}
    assert names - generated == tracked() | page()


def test_a_page_that_cannot_be_built_stops_the_build_with_a_sentence(tmp_path: Path) -> None:
    run = build(tmp_path, ADMIRALTY_PAGE="", PATH="")
    assert run.returncode == 1
    assert run.stderr.startswith("admiralty: ")
    assert "ADMIRALTY_PAGE=0" in run.stderr


def test_who_insists_on_compiling_is_told_what_is_missing(tmp_path: Path) -> None:
    run = build(tmp_path, ADMIRALTY_COMPILE="1")
    assert run.returncode == 1
    assert run.stderr.strip().startswith("admiralty: no C compiler")
