"""A study as one HTML file that needs nothing else: tables, and charts drawn beforehand with Altair.

Charts need the extra `admiralty[study]`; without it the report has the tables only and says so.
"""

from __future__ import annotations

from html import escape
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from admiralty.core.game import Game
from admiralty.sim.drive import Row
from admiralty.sim.study import Study
from admiralty.sim.tables import Table, measure_names
from admiralty.table.picture import SEAT_COLOURS, grid

MOST_MEASURES: Final = 6
MOST_CLAUSES: Final = 40
WIDTH: Final = 560
STEP: Final = 22
MISSING: Final = "Charts need Altair: pip install 'admiralty[study]'."
LOOK: Final = """
body { font: 15px/1.5 system-ui, sans-serif; color: #1f2933; background: #fff; max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .6rem 0; }
th, td { padding: .2rem .6rem; border-bottom: 1px solid #d9dee3; text-align: right; }
th { color: #52606d; font-weight: 600; } td:first-child, th:first-child { text-align: left; }
.wide { overflow-x: auto; } svg { max-width: 100%; height: auto; } .note { color: #52606d; }
"""

if TYPE_CHECKING:
    import altair

Records = list[dict[str, str | int | float]]


def has_charts() -> bool:
    return find_spec("altair") is not None and find_spec("vl_convert") is not None


def label(labels: tuple[str, ...]) -> str:
    return " / ".join(labels) or "all games"


def rate_records(game: Game, names: list[str], found: list[list[Row]], table: Table, skip: int) -> Records:
    """Rates with their intervals, one record for each seat of each row of a table."""
    out: Records = []
    for name, row in zip(names, table.rows, strict=True):
        for seat, who in enumerate(game.seats):
            _, rate, low, high = row[skip + 1 + 4 * seat : skip + 5 + 4 * seat]
            out.append({"of": name, "seat": who, "rate": rate, "low": low, "high": high})
    return out


def plain_data(records: Records) -> altair.InlineData:
    import altair

    return altair.InlineData(values=records)


def rates_chart(game: Game, records: Records, title: str) -> str:
    import altair

    seats = list(game.seats)
    colour = altair.Color(
        "seat:N", title=None, scale=altair.Scale(domain=seats, range=list(SEAT_COLOURS[: len(seats)]))
    )
    base = altair.Chart(plain_data(records)).encode(
        y=altair.Y("of:N", sort=None, title=None, axis=altair.Axis(labelLimit=320)),
        yOffset=altair.YOffset("seat:N", sort=seats),
        color=colour,
    )
    share = altair.X(
        "low:Q",
        title="share of games won, with 95 % interval",
        axis=altair.Axis(format="%"),
        scale=altair.Scale(domain=[0, 1]),
    )
    rules = base.mark_rule(strokeWidth=2).encode(x=share, x2="high:Q")
    points = base.mark_point(filled=True, size=60, opacity=1).encode(x="rate:Q")
    half = altair.Chart(plain_data([{"x": 0.5}])).mark_rule(strokeDash=[3, 3], color="#9aa5b1")
    chart = altair.layer(half.encode(x="x:Q"), rules, points)
    return drawn(chart.properties(title=title, width=WIDTH, height={"step": STEP}))


def heat_chart(records: Records, x: str, title: str, colour: str) -> str:
    """Shares as shades: which values, or clauses, a cell comes to how often."""
    import altair

    kind = "O" if x == "value" else "N"
    chart = (
        altair.Chart(plain_data(records))
        .mark_rect()
        .encode(
            x=altair.X(f"{x}:{kind}", title=None, sort=None if x != "value" else "ascending"),
            y=altair.Y("of:N", sort=None, title=None, axis=altair.Axis(labelLimit=320)),
            color=altair.Color("share:Q", title=colour, scale=altair.Scale(scheme="blues", domainMin=0)),
        )
    )
    columns = len({record[x] for record in records})
    width: int | dict[str, int] = WIDTH if columns > WIDTH // STEP else {"step": STEP}
    return drawn(chart.properties(title=title, width=width, height={"step": STEP}))


def length_chart(names: list[str], found: list[list[Row]]) -> str:
    """Median, quartiles and the span of nine games in ten."""
    import altair

    records: Records = []
    for name, rows in zip(names, found, strict=True):
        ordered = sorted(row.decisions for row in rows)
        marks = {
            f"q{p}": ordered[min(len(ordered) - 1, len(ordered) * p // 100)] for p in (5, 25, 50, 75, 95)
        }
        records.append({"of": name, **marks})
    base = altair.Chart(plain_data(records)).encode(
        y=altair.Y("of:N", sort=None, title=None, axis=altair.Axis(labelLimit=320))
    )
    title = "decisions a game: median, quartiles, nine games in ten"
    span = base.mark_rule().encode(x=altair.X("q5:Q", title=title), x2="q95:Q")
    box = base.mark_bar(size=10, color="#7b8794").encode(x="q25:Q", x2="q75:Q")
    middle = base.mark_tick(thickness=3, size=14, color="#1f2933").encode(x="q50:Q")
    chart = altair.layer(span, box, middle)
    return drawn(chart.properties(title="Length", width=WIDTH, height={"step": STEP}))


def bench_chart(document: dict[str, Any]) -> str:
    """Decisions per second of ours and of the peers, on a scale of powers of ten."""
    import altair

    records: Records = [
        {"of": f"{row['game']}, {row['build']}", "level": "Admiralty", "rate": row["decisions_per_second"]}
        for row in document["rows"]
    ]
    records += [
        {"of": row["name"], "level": row["level"], "rate": row["decisions_per_second"]}
        for row in document["peers"]
    ]
    chart = (
        altair.Chart(plain_data(records))
        .mark_point(filled=True, size=90, opacity=1)
        .encode(
            x=altair.X("rate:Q", title="decisions per second", scale=altair.Scale(type="log")),
            y=altair.Y("of:N", sort="-x", title=None, axis=altair.Axis(labelLimit=320, grid=True)),
            color=altair.Color("level:N", title=None),
        )
    )
    return drawn(chart.properties(title="Random play, one processor", width=WIDTH, height={"step": STEP}))


def drawn(chart: object) -> str:
    """The chart as SVG."""
    import altair
    import vl_convert

    assert isinstance(chart, altair.TopLevelMixin)
    version = ".".join(altair.SCHEMA_VERSION.removeprefix("v").split(".")[:2])
    spec = chart.to_json()
    return str(vl_convert.vegalite_to_svg(spec, vl_version=version))


def charts(study: Study, found: list[list[Row]], tables: dict[str, Table]) -> dict[str, str]:
    """Every chart by its name, as SVG."""
    names = [label(cell.labels) for cell in study.cells]
    game = study.game
    out = {
        "rates": rates_chart(
            game,
            rate_records(game, names, found, tables["cells"], len(study.factors)),
            "Who wins, cell by cell",
        )
    }
    if len(study.factors) > 1:
        rows = [f"{row[0]}: {row[1]}" for row in tables["levels"].rows]
        records = rate_records(game, rows, found, tables["levels"], 2)
        out["levels"] = rates_chart(game, records, "Who wins, by each dimension over all the rest")
    out["length"] = length_chart(names, found)
    skip = len(study.factors)
    for measure in measure_names(study, found)[:MOST_MEASURES]:
        values: Records = [
            {"of": label(cell_labels(row, skip)), "value": row[skip + 1], "share": row[skip + 3]}
            for row in tables["scores"].rows
            if row[skip] == measure
        ]
        out[f"score-{measure.replace('/', '-')}"] = heat_chart(values, "value", measure, "share of games")
    out["clauses"] = clauses_chart(tables["clauses"], skip)
    return out


def clauses_chart(table: Table, skip: int) -> str:
    """The clauses whose share of games differs most between cells; all of them when there is one cell."""
    shares: dict[str, list[float]] = {}
    for row in table.rows:
        shares.setdefault(str(row[skip]), []).append(float(row[skip + 2]))
    order = sorted(shares, key=lambda clause: min(shares[clause]) - max(shares[clause]))
    shown = set(order[:MOST_CLAUSES])
    records: Records = [
        {"of": label(cell_labels(row, skip)), "clause": row[skip], "share": row[skip + 2]}
        for row in table.rows
        if row[skip] in shown
    ]
    return heat_chart(records, "clause", "In how many games a clause came into play", "share of games")


def cell_labels(row: list[str | int | float], skip: int) -> tuple[str, ...]:
    return tuple(str(value) for value in row[:skip])


def html(study: Study, tables: dict[str, Table], pictures: dict[str, str]) -> str:
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
        "" if pictures else f'<p class="note">{MISSING}</p>',
    ]
    sections = {
        "Who wins": (["rates", "levels"], ["cells", "levels", "endings"]),
        "Length": (["length"], []),
        "Scores at the end": ([name for name in pictures if name.startswith("score-")], ["scores"]),
        "Which rules came into play": (["clauses"], ["clauses"]),
    }
    for title, (charted, tabled) in sections.items():
        parts.append(f"<h2>{title}</h2>")
        parts += [f"<figure>{pictures[name]}</figure>" for name in charted if name in pictures]
        parts += [folded(name, tables[name]) for name in tabled]
    parts.append(
        '<p class="note">Intervals are Wilson\'s, at 95 %. A clause comes into play when an event that cites '
        "it happens, a question that cites it is answered, or it ends the game. The same study gives the "
        "same tables whatever the number of processes.</p>"
    )
    head = f'<meta charset="utf-8"><title>{escape(study.title)}</title><style>{LOOK}</style>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def folded(name: str, table: Table) -> str:
    shown = grid(table.heads, [list(row) for row in table.rows])
    is_open = " open" if name in ("cells", "levels") else ""
    return f'<details{is_open}><summary>Table: {name}</summary><div class="wide">{shown}</div></details>'
