"""Charts as SVG, drawn with Altair, which comes with the extra `admiralty[study]`."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from admiralty.core.game import Game
from admiralty.show.picture import SEAT_COLOURS
from admiralty.sim.drive import Row

if TYPE_CHECKING:
    import altair

CHART_WIDTH: Final = 560
CURVE_HEIGHT: Final = 280
ROW_STEP: Final = 22
NO_CHARTS: Final = "Charts need Altair: pip install 'admiralty[study]'."

Records = list[dict[str, str | int | float]]


def has_charts() -> bool:
    return find_spec("altair") is not None and find_spec("vl_convert") is not None


def plain_data(records: Records) -> altair.InlineData:
    import altair

    return altair.InlineData(values=records)


def titled(title: str, dimensions: str) -> altair.TitleParams:
    """A title, and below it what the names of the rows or columns say."""
    import altair

    return altair.TitleParams(title, subtitle=dimensions, anchor="start")


def names_axis() -> altair.Axis:
    """Names are never cut: a chart that is wider than the page is scaled down."""
    import altair

    return altair.Axis(labelLimit=0)


def rates_chart(game: Game, records: Records, title: str, dimensions: str = "") -> str:
    import altair

    seats = list(game.seats)
    colour = altair.Color(
        "seat:N", title=None, scale=altair.Scale(domain=seats, range=list(SEAT_COLOURS[: len(seats)]))
    )
    base = altair.Chart(plain_data(records)).encode(
        y=altair.Y("of:N", sort=None, title=None, axis=names_axis()),
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
    return drawn(
        chart.properties(title=titled(title, dimensions), width=CHART_WIDTH, height={"step": ROW_STEP})
    )


def heat_chart(records: Records, x: str, y: str, title: str, dimensions: str) -> str:
    """Shares of games as shades, for each pair of a column and a row."""
    import altair

    is_number = x == "value"
    chart = (
        altair.Chart(plain_data(records))
        .mark_rect()
        .encode(
            x=altair.X(
                f"{x}:{'O' if is_number else 'N'}",
                title=None,
                sort="ascending" if is_number else None,
                axis=altair.Axis(labelLimit=0, labelAngle=0 if is_number else -60),
            ),
            y=altair.Y(f"{y}:N", sort=None, title=None, axis=names_axis()),
            color=altair.Color(
                "share:Q",
                title="share of games",
                scale=altair.Scale(scheme="blues", domainMin=0),
                legend=altair.Legend(orient="bottom", format="%"),
            ),
        )
    )
    columns = len({record[x] for record in records})
    width: int | dict[str, int] = CHART_WIDTH if columns > CHART_WIDTH // ROW_STEP else {"step": ROW_STEP}
    return drawn(chart.properties(title=titled(title, dimensions), width=width, height={"step": ROW_STEP}))


def length_chart(names: list[str], found: list[list[Row]], dimensions: str = "") -> str:
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
        y=altair.Y("of:N", sort=None, title=None, axis=names_axis())
    )
    title = "decisions per game: median, quartiles, nine games in ten"
    span = base.mark_rule().encode(x=altair.X("q5:Q", title=title), x2="q95:Q")
    box = base.mark_bar(size=10, color="#7b8794").encode(x="q25:Q", x2="q75:Q")
    middle = base.mark_tick(thickness=3, size=14, color="#1f2933").encode(x="q50:Q")
    chart = altair.layer(span, box, middle)
    return drawn(
        chart.properties(title=titled("Length", dimensions), width=CHART_WIDTH, height={"step": ROW_STEP})
    )


def curve_chart(records: Records, title: str, dimensions: str, x: str) -> str:
    """Shares of games won as learning goes on, with intervals; a line for each name in `of`."""
    import altair

    names = list(dict.fromkeys(str(record["of"]) for record in records))
    base = altair.Chart(plain_data(records)).encode(
        x=altair.X("x:Q", title=x, axis=altair.Axis(tickMinStep=1)),
        color=altair.Color(
            "of:N", title=None, sort=names, legend=altair.Legend(orient="bottom", labelLimit=0)
        ),
    )
    share = altair.Y(
        "low:Q",
        title="share of games won, with 95 % interval",
        axis=altair.Axis(format="%"),
        scale=altair.Scale(domain=[0, 1]),
    )
    half = altair.Chart(plain_data([{"y": 0.5}])).mark_rule(strokeDash=[3, 3], color="#9aa5b1")
    bands = base.mark_area(opacity=0.2).encode(y=share, y2="high:Q")
    lines = base.mark_line(point=True).encode(y="rate:Q")
    chart = altair.layer(half.encode(y="y:Q"), bands, lines)
    return drawn(chart.properties(title=titled(title, dimensions), width=CHART_WIDTH, height=CURVE_HEIGHT))


def bench_chart(document: dict[str, Any]) -> str:
    """Decisions per second of our games and of the peers, on a logarithmic scale."""
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
            y=altair.Y("of:N", sort="-x", title=None, axis=altair.Axis(labelLimit=0, grid=True)),
            color=altair.Color("level:N", title=None),
        )
    )
    return drawn(
        chart.properties(title="Random play, one processor", width=CHART_WIDTH, height={"step": ROW_STEP})
    )


def drawn(chart: object) -> str:
    """The chart as SVG."""
    import altair
    import vl_convert

    assert isinstance(chart, altair.TopLevelMixin)
    version = ".".join(altair.SCHEMA_VERSION.removeprefix("v").split(".")[:2])
    spec = chart.to_json()
    return str(vl_convert.vegalite_to_svg(spec, vl_version=version))
