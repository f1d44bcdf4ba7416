"""The kernel stays small: a growing one is a design question."""

from pathlib import Path

import admiralty

KERNEL = Path(admiralty.__file__).parent / "core"
MOST_LINES = 1200


def test_the_kernel_has_at_most_twelve_hundred_lines() -> None:
    files = sorted(KERNEL.glob("*.py"))
    assert len(files) >= 8
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= MOST_LINES
