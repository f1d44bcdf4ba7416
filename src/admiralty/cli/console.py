"""Where output goes: documents and answers to stdout, everything else to stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

Step = Callable[[int, int], None]


def print_json(document: object) -> None:
    """One document; only ASCII, so that it is the same under every locale."""
    sys.stdout.write(json.dumps(document, indent=2) + "\n")


def notice(text: str) -> None:
    """Something the user should know that is no part of the answer."""
    err.print(text, markup=False, style="bright_black")


@contextmanager
def progress(label: str) -> Iterator[Step]:
    """A bar on stderr that takes (done, total), only when stderr is a terminal."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )
    with bar:
        task = bar.add_task(label, total=None)

        def step(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield step
