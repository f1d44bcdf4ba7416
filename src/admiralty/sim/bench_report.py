"""A benchmark as tables in Markdown, which replace those of an earlier run in a page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

BEGIN: Final = "<!-- by admiralty bench -->"
END: Final = "<!-- end of admiralty bench -->"
COLUMNS: Final = {
    "decisions_per_second": "Decisions per second",
    "games_per_second": "Games per second",
    "clone_microseconds": "Clone, µs",
    "iterations_per_second": "Iterations of search per second",
    "greedy_games_per_second": "Greedy games per second",
    "entries_per_second": "Entries replayed per second",
}


def has_marks(page: str) -> bool:
    """Whether a page says where the tables go."""
    return END in page.partition(BEGIN)[2]


def renew(page: str, document: dict[str, Any]) -> str:
    """The page with the tables of this run between its marks."""
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    return "".join([before, BEGIN, "\n\n", tables(document), "\n", END, after])


def tables(document: dict[str, Any]) -> str:
    """Where and how it was measured, our games, what has changed, and other engines."""
    parts = [
        f"{document['machine']}, Python {document['python']}; medians of {document['rounds']} rounds.",
        grid(
            ["Game", "Build", *COLUMNS.values()],
            (
                [row["game"], row["build"], *(number(row[name]) for name in COLUMNS)]
                for row in document["rows"]
            ),
        ),
    ]
    if document["against"]:
        parts.append(
            grid(
                ["Game", "Build", "Figure", "Before", "Now", "Times as good"],
                (
                    [row["game"], row["build"], COLUMNS[row["figure"]]]
                    + [number(row[name]) for name in ("before", "now", "times")]
                    for row in document["against"]
                ),
            )
        )
    if document["peers"]:
        names = list(document["peers"][0]["ratios"])
        parts.append(
            grid(
                ["Engine", "Runs in", "Decisions per second", *(f"{name} is faster by" for name in names)],
                (
                    [row["name"], row["level"], number(row["decisions_per_second"])]
                    + [number(row["ratios"][name]) for name in names]
                    for row in document["peers"]
                ),
            )
        )
    return "\n\n".join(parts) + "\n"


def grid(head: list[str], rows: Iterable[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def number(value: float) -> str:
    """Three digits that count.

    >>> number(674_321.0), number(33.44), number(1.0)
    ('674,000', '33.4', '1')
    """
    rounded = float(f"{value:.3g}")
    return f"{rounded:,.0f}" if rounded >= 100 else f"{rounded:g}"
