"""Charts are SVG and show what they are given."""

from __future__ import annotations

from admiralty.sim import charts
from admiralty.sim.drive import Row
from tests.support import game


def test_rates_have_a_line_for_each_row_and_the_seats_in_their_colours() -> None:
    records: charts.Records = [
        {"of": name, "seat": seat, "rate": 0.5, "low": 0.4, "high": 0.6}
        for name in ("mines", "no mines")
        for seat in ("red", "blue")
    ]
    drawn = charts.rates_chart(game("_template"), records, "Who wins")
    assert drawn.startswith("<svg")
    assert all(f">{text}<" in drawn for text in ("Who wins", "mines", "no mines", "red", "blue"))


def test_the_length_of_games_is_drawn_for_every_cell() -> None:
    rows = [Row(n, n, 0, "end", 10 + n, 0.1, (1, -1)) for n in range(20)]
    drawn = charts.length_chart(["short", "long"], [rows, rows])
    assert ">short<" in drawn
    assert ">long<" in drawn


def test_peers_are_drawn_beside_our_games() -> None:
    document = {
        "rows": [{"game": "_template", "build": "interpreted", "decisions_per_second": 50_000.0}],
        "peers": [{"name": "python-chess", "level": "Python", "decisions_per_second": 7_000.0}],
    }
    drawn = charts.bench_chart(document)
    assert ">_template, interpreted<" in drawn
    assert ">python-chess<" in drawn
