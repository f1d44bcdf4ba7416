"""Documentation is executed: the python blocks of README.md and docs/*.md, and docstrings that show examples.

The blocks of a file run one after the other in one namespace. A block marked `python no-run` is only read;
one that also says `from=PATH` must stand in that file, line for line.
"""

from __future__ import annotations

import doctest
import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

import admiralty

ROOT = Path(__file__).parent.parent
PACKAGE = Path(admiralty.__file__).parent
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
BLOCK = re.compile(r"^```python *([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = [path for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))] if path.exists()]
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))


class Block(NamedTuple):
    words: list[str]
    code: str
    line: int


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        yield Block(found[1].split(), found[2], text[: found.start(2)].count("\n") + 1)


def run(page: Path, block: Block, namespace: dict[str, object]) -> None:
    if ">>> " in block.code:
        test = doctest.DocTestParser().get_doctest(
            block.code, namespace, page.name, str(page), block.line - 1
        )
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, clear_globs=False)
        assert runner.summarize(verbose=False).failed == 0, f"{page.name} line {block.line}"
        namespace.update(test.globs)
    else:
        exec(compile("\n" * (block.line - 1) + block.code, str(page), "exec"), namespace)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "example"}
    monkeypatch.setitem(sys.modules, "example", ModuleType("example"))  # dataclasses look for their module
    for block in blocks(page):
        if "no-run" not in block.words:
            run(page, block, namespace)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_excerpts_of_a_page_stand_in_their_files(page: Path) -> None:
    for block in blocks(page):
        for word in block.words:
            if word.startswith("from="):
                source = (ROOT / word.removeprefix("from=")).read_text(encoding="utf-8")
                assert block.code in source, f"{page.name} line {block.line}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_the_examples_of_a_module_run(path: Path) -> None:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    name = ".".join(["admiralty", *(part for part in parts if part != "__init__")])
    results = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert results.failed == 0
