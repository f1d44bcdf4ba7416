"""The log of a table: what counts, and what was taken back."""

from __future__ import annotations

from admiralty.core.event import EVERYONE, Event
from admiralty.table.branches import Trail
from admiralty.table.log import Log

A, B, C = (Event(kind, EVERYONE, ()) for kind in "abc")


def log(trail: Trail) -> Log:
    """Set-up told a; entry 1 told b; entry 2 told b and c."""
    out = Log([A])
    for n, events in ((1, [B]), (2, [B, C])):
        trail.note("move")
        out.add(n, events)
    return out


def test_everything_counts_at_first() -> None:
    trail = Trail()
    assert log(trail).live(trail) == [(0, A), (1, B), (2, B), (2, C)]


def test_what_was_undone_is_kept_but_does_not_count() -> None:
    trail = Trail()
    told = log(trail)
    told.take_back(trail.last)
    trail.note("undo")
    assert told.live(trail) == [(0, A), (1, B)]
    assert told.archive == [(0, A), (1, B), (2, B), (2, C)]


def test_after_a_return_the_log_is_worked_out_again() -> None:
    trail = Trail()
    told = log(trail)
    told.forget()
    trail.note("return 1")
    assert told.live(trail) == [(0, A), (1, B)]
    trail.note("move")
    told.add(4, [C])
    assert told.live(trail) == [(0, A), (1, B), (4, C)]
