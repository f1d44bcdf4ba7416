"""A benchmark as tables in Markdown, which replace those of an earlier run in a page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

BEGIN: Final = "<!-- by admiralty bench -->"
END: Final = "<!-- end of admiralty bench -->"
PEERS_BEGIN: Final = "<!-- peers by admiralty bench -->"
PEERS_END: Final = "<!-- end of peers by admiralty bench -->"
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
    """The page with the tables of this run between its marks. A run without peers leaves theirs alone."""
    page = between(page, BEGIN, END, tables(document))
    if document["peers"] and PEERS_END in page.partition(PEERS_BEGIN)[2]:
        page = between(page, PEERS_BEGIN, PEERS_END, peers_table(document["peers"]))
    return page


def between(page: str, begin: str, end: str, text: str) -> str:
    before, _, rest = page.partition(begin)
    return "".join([before, begin, "\n\n", text, "\n", end, rest.partition(end)[2]])


def tables(document: dict[str, Any]) -> str:
    """Where and how it was measured, our games, and what has changed."""
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
    own = [
        [row["game"], row["build"], spelled(name), number(value)]
        for row in document["rows"]
        for name, value in row["figures"].items()
    ]
    if own:
        parts.append(grid(["Game", "Build", "Figure of its own", ""], own))
    if document["against"]:
        parts.append(
            grid(
                ["Game", "Build", "Figure", "Before", "Now", "Times as good"],
                (
                    [row["game"], row["build"], spelled(row["figure"])]
                    + [number(row[name]) for name in ("before", "now", "times")]
                    for row in document["against"]
                ),
            )
        )
    if document.get("compiling"):
        parts.append(compiling_table(document["compiling"]))
    if document.get("server"):
        runs = document["server"].items()
        rows = [[run, spelled(name), number(value)] for run, found in runs for name, value in found.items()]
        parts.append(grid(["Server under load", "Figure", ""], rows))
    return "\n\n".join(parts) + "\n"


def compiling_table(measured: dict[str, dict[str, float]]) -> str:
    """Here and, if there is one, in the other checkout."""
    spent = ("seconds", "processor_seconds")
    rows = ([where, *(number(one[name]) for name in spent)] for where, one in measured.items())
    return grid(["Compiling everything", "Seconds", "Seconds of all processors"], rows)


def peers_table(peers: list[dict[str, Any]]) -> str:
    """Other engines, and how many times as fast our games are."""
    names = list(peers[0]["ratios"])
    head = ["Engine", "Runs in", "Decisions per second", *(f"{name} is faster by" for name in names)]
    rows = (
        [row["name"], row["level"], number(row["decisions_per_second"])]
        + [number(row["ratios"][name]) for name in names]
        for row in peers
    )
    return grid(head, rows) + "\n"


def spelled(figure: str) -> str:
    """A figure's name in words.

    >>> spelled("clone_microseconds"), spelled("orders_per_turn")
    ('Clone, µs', 'Orders per turn')
    """
    return COLUMNS.get(figure) or figure.replace("_", " ").capitalize()


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
