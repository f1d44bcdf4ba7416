"""The results of a study as tables: the same bytes wherever the games were played."""

from __future__ import annotations

import csv
import io
from collections import Counter
from math import sqrt
from typing import NamedTuple

from admiralty.show import rulebook
from admiralty.show.picture import grid
from admiralty.sim.drive import NOBODY, Row
from admiralty.sim.study import Study
from admiralty.sim.wilson import interval, paired_interval


class ResultTable(NamedTuple):
    """A header and rows; fractions are written with six digits."""

    heads: list[str]
    rows: list[list[str | int | float]]

    def _repr_html_(self) -> str:
        """In a notebook."""
        return grid(self.heads, [list(row) for row in self.rows])

    def csv(self) -> str:
        file = io.StringIO()
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(self.heads)
        for row in self.rows:
            writer.writerow([f"{value:.6g}" if isinstance(value, float) else value for value in row])
        return file.getvalue()


def won(rows: list[Row], seat: int) -> list[str | int | float]:
    """Wins of a seat, its rate, and the interval of the rate."""
    wins = sum(row.winner == seat for row in rows)
    low, high = interval(wins, len(rows))
    return [wins, wins / len(rows), low, high]


def summary(study: Study, rows: list[Row]) -> list[str | int | float]:
    lengths = [row.decisions for row in rows]
    mean = sum(lengths) / len(rows)
    spread = sqrt(sum((n - mean) ** 2 for n in lengths) / len(rows))
    out: list[str | int | float] = [len(rows)]
    for seat in range(len(study.game.seats)):
        out += won(rows, seat)
    draws = sum(row.winner == NOBODY and bool(row.payoffs) for row in rows)
    unfinished = sum(not row.payoffs for row in rows)
    return [*out, draws, unfinished, mean, spread, min(lengths), max(lengths)]


def summary_heads(study: Study) -> list[str]:
    seats = [f"{seat} {what}" for seat in study.game.seats for what in ("wins", "rate", "low", "high")]
    length = ["mean length", "spread of length", "shortest", "longest"]
    return ["games", *seats, "draws", "unfinished", *length]


def cells(study: Study, found: list[list[Row]]) -> ResultTable:
    """One row for each point of the grid."""
    heads = [*(factor.name for factor in study.factors), *summary_heads(study)]
    pairs = zip(study.cells, found, strict=True)
    return ResultTable(heads, [[*cell.labels, *summary(study, rows)] for cell, rows in pairs])


def levels(study: Study, found: list[list[Row]]) -> ResultTable:
    """One row for each level of each dimension, summed over the other dimensions."""
    out: list[list[str | int | float]] = []
    for n, factor in enumerate(study.factors):
        for level in factor.levels:
            some = [
                row
                for cell, rows in zip(study.cells, found, strict=True)
                if cell.labels[n] == level.label
                for row in rows
            ]
            out.append([factor.name, level.label, *summary(study, some)])
    return ResultTable(["dimension", "level", *summary_heads(study)], out)


def differences(study: Study, found: list[list[Row]]) -> ResultTable:
    """Each level against the first of its dimension, game by game: the same number has the same luck."""
    by_labels = {cell.labels: rows for cell, rows in zip(study.cells, found, strict=True)}
    out: list[list[str | int | float]] = []
    for n, factor in enumerate(study.factors):
        first = factor.levels[0].label
        for level in factor.levels[1:]:
            pairs = [
                pair
                for labels, rows in by_labels.items()
                if labels[n] == level.label
                for pair in zip(rows, by_labels[(*labels[:n], first, *labels[n + 1 :])], strict=True)
            ]
            seats = [value for seat in range(len(study.game.seats)) for value in won_more(pairs, seat)]
            out.append([factor.name, level.label, first, len(pairs), *seats])
    heads = [f"{seat} {what}" for seat in study.game.seats for what in ("difference", "low", "high")]
    return ResultTable(["dimension", "level", "against", "pairs", *heads], out)


def won_more(pairs: list[tuple[Row, Row]], seat: int) -> list[str | int | float]:
    """By how much the rate of a seat differs, and the interval of the difference."""
    more = sum(one.winner == seat != other.winner for one, other in pairs)
    fewer = sum(one.winner != seat == other.winner for one, other in pairs)
    low, high = paired_interval(more, fewer, len(pairs))
    return [(more - fewer) / len(pairs), low, high]


def endings(study: Study, found: list[list[Row]]) -> ResultTable:
    out: list[list[str | int | float]] = []
    for cell, rows in zip(study.cells, found, strict=True):
        counts = Counter(row.ending or "unfinished" for row in rows)
        out += [[*cell.labels, ending, n, n / len(rows)] for ending, n in sorted(counts.items())]
    return ResultTable([*(factor.name for factor in study.factors), "ending", "games", "rate"], out)


def measure_names(study: Study, found: list[list[Row]]) -> list[str]:
    """Those the study names, or all that differ between games."""
    if study.measures:
        return study.measures
    values: dict[str, set[int]] = {}
    for rows in found:
        for row in rows:
            for name, value in row.measures.items():
                values.setdefault(name, set()).add(value)
    return [name for name, seen in values.items() if len(seen) > 1]


def scores(study: Study, found: list[list[Row]]) -> ResultTable:
    """The distribution of each public number at the end of the game."""
    out: list[list[str | int | float]] = []
    for cell, rows in zip(study.cells, found, strict=True):
        for name in measure_names(study, found):
            counts = Counter(row.measures[name] for row in rows if name in row.measures)
            out += [[*cell.labels, name, value, n, n / len(rows)] for value, n in sorted(counts.items())]
    return ResultTable([*(factor.name for factor in study.factors), "measure", "value", "games", "rate"], out)


def clauses(study: Study, found: list[list[Row]]) -> ResultTable:
    """How often each clause came into play: in how many games, and how many times per game."""
    out: list[list[str | int | float]] = []
    every = sorted({clause for rows in found for row in rows for clause in row.clauses}, key=natural)
    rules = {clause.number: clause for clause in rulebook.clauses(study.game)}
    for cell, rows in zip(study.cells, found, strict=True):
        for clause in every:
            times = [row.clauses.get(clause, 0) for row in rows]
            games = sum(n > 0 for n in times)
            rule = rules[clause].gist if clause in rules else ""
            out.append([*cell.labels, clause, rule, games, games / len(rows), sum(times) / len(rows)])
    heads = ["clause", "rule", "games", "rate of games", "times per game"]
    return ResultTable([*(factor.name for factor in study.factors), *heads], out)


def natural(clause: str) -> tuple[str, list[tuple[bool, int, str]]]:
    """PA-6.2 comes before PA-6.10, and letters after numbers."""
    prefix, _, rest = clause.partition("-")
    return prefix, [(not w.isdigit(), int(w) if w.isdigit() else 0, w) for w in rest.split(".")]


def games(study: Study, found: list[list[Row]]) -> ResultTable:
    """One row for each game."""
    names = measure_names(study, found)
    seats = study.game.seats
    out: list[list[str | int | float]] = []
    for cell, rows in zip(study.cells, found, strict=True):
        for row in rows:
            winner = seats[row.winner] if row.winner != NOBODY else ""
            numbers: list[str | int | float] = [row.measures.get(name, "") for name in names]
            out.append([*cell.labels, row.game, row.seed, winner, row.ending, row.decisions, *numbers])
    heads = ["game", "seed", "winner", "ending", "decisions", *names]
    return ResultTable([*(factor.name for factor in study.factors), *heads], out)


def every(study: Study, found: list[list[Row]]) -> dict[str, ResultTable]:
    """All tables, by the name of their file."""
    makers = (cells, levels, differences, endings, scores, clauses, games)
    return {maker.__name__: maker(study, found) for maker in makers}
