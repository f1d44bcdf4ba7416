"""Runs pytest for a game, in a process of its own, and tells which tests did not pass."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from admiralty.cli.errors import Stop

NOT_PASSED: Final = re.compile(r"^(?:FAILED|ERROR) (?:\S*/)?([^/\s]+\.py)(?:::(\w+))?", re.MULTILINE)
NO_TESTS: Final = 5  # pytest's exit code
CONTRACT: Final = "admiralty.testing"
TESTED: Final = "ADMIRALTY_TESTED"
"""The variable by which admiralty.testing is told which games to test."""


class Outcome(NamedTuple):
    """Whether all tests passed; those that did not, as `file::test`; and what pytest printed."""

    passed: bool
    failed: frozenset[str]
    output: str


def run(*arguments: str | Path, **environment: str) -> Outcome:
    if find_spec("pytest") is None:
        raise Stop("the tests need pytest, which admiralty[testing] brings")
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", "-rfE"]
    done = subprocess.run(
        [*command, *map(str, arguments)],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    failed = frozenset(f"{file}::{test}" for file, test in NOT_PASSED.findall(done.stdout))
    return Outcome(done.returncode in (0, NO_TESTS), failed, done.stdout + done.stderr)


def contract(slug: str) -> Outcome:
    """What admiralty.testing asks of every game: contract, texts, rules text, golden games.

    The contract comes first: it tells in words what the others only stumble over.
    """
    tested = {TESTED: slug}
    words = run("--pyargs", f"{CONTRACT}.test_contract", **tested)
    if not words.passed:
        return words
    return run("--pyargs", CONTRACT, "-k", "not test_the_contract_holds", **tested)
