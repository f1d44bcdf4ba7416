"""A study as one HTML file that needs nothing else: tables and charts.

Without the extra `admiralty[study]` the report has the tables only and says so.
"""

from __future__ import annotations

from html import escape
from typing import Final

from admiralty.core.game import Game
from admiralty.show.picture import grid
from admiralty.sim.charts import NO_CHARTS, Records, heat_chart, length_chart, rates_chart
from admiralty.sim.drive import Row
from admiralty.sim.study import Study
from admiralty.sim.study_tables import ResultTable, measure_names

MAX_MEASURES: Final = 6
MAX_CLAUSES: Final = 40
CHARTED: Final = (" wins", "spread of length", "shortest", "longest")
NOTE: Final = (
    '<p class="note">Rates have Wilson\'s 95 % intervals. Differences have those of Bonett and Price, over '
    "pairs of games with the same number, which have the same luck as far as possible. A clause comes into "
    "play when an event that cites it happens, a question that cites it is answered, or it ends the game. "
    "The same study gives the same tables whatever the number of processes.</p>"
)
STYLE: Final = """
body { font: 15px/1.5 system-ui, sans-serif; color: #1f2933; background: #fff; max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
table { border-collapse: collapse; font-size: .82rem; font-variant-numeric: tabular-nums; margin: .6rem 0; }
th, td { padding: .2rem .4rem; border-bottom: 1px solid #d9dee3; text-align: right; white-space: nowrap; }
th, td:first-child { white-space: normal; }
th { color: #52606d; font-weight: 600; } td:first-child, th:first-child { text-align: left; }
.wide { overflow-x: auto; } svg { max-width: 100%; height: auto; } .note { color: #52606d; }
"""


def label(labels: tuple[str, ...]) -> str:
    return " / ".join(labels) or "all games"


def rate_records(game: Game, names: list[str], table: ResultTable, skip: int) -> Records:
    """Rates with their intervals, one record for each seat of each row of a table."""
    out: Records = []
    for name, row in zip(names, table.rows, strict=True):
        for seat, who in enumerate(game.seats):
            _, rate, low, high = row[skip + 1 + 4 * seat : skip + 5 + 4 * seat]
            out.append({"of": name, "seat": who, "rate": rate, "low": low, "high": high})
    return out


def charts(study: Study, found: list[list[Row]], tables: dict[str, ResultTable]) -> dict[str, str]:
    """Every chart by its name, as SVG."""
    names = [label(cell.labels) for cell in study.cells]
    game, skip = study.game, len(study.factors)
    dimensions = label(tuple(factor.name for factor in study.factors))
    records = rate_records(game, names, tables["cells"], skip)
    out = {"rates": rates_chart(game, records, "Who wins, cell by cell", dimensions)}
    if len(study.factors) > 1:
        rows = [f"{row[0]}: {row[1]}" for row in tables["levels"].rows]
        records = rate_records(game, rows, tables["levels"], 2)
        out["levels"] = rates_chart(game, records, "Who wins, by each dimension over all the rest")
    out["length"] = length_chart(names, found, dimensions)
    for measure in measure_names(study, found)[:MAX_MEASURES]:
        values: Records = [
            {"of": label(cell_labels(row, skip)), "value": row[skip + 1], "share": row[skip + 3]}
            for row in tables["scores"].rows
            if row[skip] == measure
        ]
        out[f"score-{measure.replace('/', '-')}"] = heat_chart(values, "value", "of", measure, dimensions)
    out["clauses"] = clauses_chart(tables["clauses"], skip, dimensions)
    return out


def clauses_chart(table: ResultTable, skip: int, dimensions: str) -> str:
    """The clauses whose share of games differs most between cells; all of them when there is one cell."""
    shares: dict[str, list[float]] = {}
    for row in table.rows:
        shares.setdefault(str(row[skip]), []).append(float(row[skip + 3]))
    order = sorted(shares, key=lambda clause: min(shares[clause]) - max(shares[clause]))
    shown = set(order[:MAX_CLAUSES])
    records: Records = [
        {
            "of": label(cell_labels(row, skip)),
            "clause": f"{row[skip]} {row[skip + 1]}",
            "share": row[skip + 3],
        }
        for row in table.rows
        if row[skip] in shown
    ]
    return heat_chart(records, "of", "clause", "In how many games a clause came into play", dimensions)


def cell_labels(row: list[str | int | float], skip: int) -> tuple[str, ...]:
    return tuple(str(value) for value in row[:skip])


def html(study: Study, tables: dict[str, ResultTable], pictures: dict[str, str]) -> str:
    """The whole report."""
    game = study.game
    facts: list[list[object]] = [
        ["game", f"{game.title}, rules version {game.rules_version}"],
        ["data", game.dataset],
        ["games", f"{study.games} in each of {len(study.cells)} cells"],
        ["seed", study.seed],
        ["bots", "; ".join(sorted({", ".join(cell.batch.bots) for cell in study.cells}))],
    ]
    parts = [
        f"<h1>{escape(study.title)}</h1>",
        "".join(f"<p>{escape(text)}</p>" for text in study.about.split("\n\n") if text.strip()),
        grid(["study", ""], facts),
        "" if pictures else f'<p class="note">{NO_CHARTS}</p>',
    ]
    sections = {
        "Who wins": (["rates", "levels"], ["cells", "levels", "differences", "endings"]),
        "Length": (["length"], []),
        "Scores at the end": ([name for name in pictures if name.startswith("score-")], ["scores"]),
        "Which rules came into play": (["clauses"], ["clauses"]),
    }
    for title, (charted, tabled) in sections.items():
        parts.append(f"<h2>{title}</h2>")
        parts += [f"<figure>{pictures[name]}</figure>" for name in charted if name in pictures]
        parts += [folded(name, tables[name]) for name in tabled]
    parts.append(NOTE)
    head = f'<meta charset="utf-8"><title>{escape(study.title)}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def folded(name: str, table: ResultTable) -> str:
    heads, rows = with_intervals(table)
    is_open = " open" if name in ("cells", "levels", "differences") else ""
    inner = f'<div class="wide">{grid(heads, rows)}</div>'
    return f"<details{is_open}><summary>Table: {name}</summary>{inner}</details>"


def with_intervals(table: ResultTable) -> tuple[list[str], list[list[object]]]:
    """A rate or difference with its interval in one column, as percentages; what the charts show is left
    out, so that the table fits the page. The files have all columns.
    """
    starts = [n for n, head in enumerate(table.heads) if head.endswith((" rate", " difference"))]
    inside = {start + more for start in starts for more in (1, 2)}
    shown = [n for n, head in enumerate(table.heads) if n not in inside and not head.endswith(CHARTED)]
    rows: list[list[object]] = [
        [interval_text(row[n : n + 3]) if n in starts else row[n] for n in shown] for row in table.rows
    ]
    return [table.heads[n] for n in shown], rows


def interval_text(bounds: list[str | int | float]) -> str:
    middle, low, high = (float(bound) for bound in bounds)
    return f"{middle:.0%} ({low:.0%} to {high:.0%})".replace("%", " %")
