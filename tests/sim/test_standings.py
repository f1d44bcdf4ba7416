"""Standings: points, tie-breaks by hand, shared ranks."""

from __future__ import annotations

from admiralty.sim.standings import Game, Standing, standings

ROUND_ROBIN = [
    Game(1, 1, 1, "a", "b", "first"),
    Game(1, 2, 1, "c", "d", "drawn"),
    Game(2, 1, 1, "c", "a", "first"),
    Game(2, 2, 1, "d", "b", "first"),
    Game(3, 1, 1, "a", "d", "drawn"),
    Game(3, 2, 1, "b", "c", "first"),
]
"""a 1.5, b 1, c 1.5, d 2."""


def table(games: list[Game], system: str = "swiss") -> dict[str, Standing]:
    rows = standings("abcd", games, "round-robin" if system == "round-robin" else "swiss")
    return {row.entrant: row for row in rows}


def test_points_and_tie_breaks() -> None:
    rows = table(ROUND_ROBIN)
    assert {one: row.points for one, row in rows.items()} == {"d": 2, "a": 1.5, "c": 1.5, "b": 1}
    assert rows["a"].buchholz == 1 + 1.5 + 2
    assert rows["a"].sonneborn_berger == 1 * 1 + 0.5 * 2
    assert rows["c"].sonneborn_berger == 0.5 * 2 + 1 * 1.5


def test_sonneborn_berger_decides_a_round_robin() -> None:
    assert list(table(ROUND_ROBIN, "round-robin")) == ["d", "c", "a", "b"]


def test_a_running_game_counts_for_nothing() -> None:
    rows = table([*ROUND_ROBIN, Game(4, 1, 1, "a", "c", None)])
    assert rows == table(ROUND_ROBIN)


def test_a_bye_gives_points_but_no_opponent() -> None:
    rows = table([Game(1, 1, 1, "a", None, "bye"), Game(1, 2, 1, "b", "c", "neither")])
    assert rows["a"] == Standing("a", 1, 1.0, 0, 0, 0.0, 0.0)
    assert rows["b"].played == 1
    assert rows["b"].points == rows["c"].points == 0


def test_those_whom_nothing_tells_apart_share_a_rank() -> None:
    games = [Game(1, 1, 1, "a", "b", "first"), Game(1, 2, 1, "c", "d", "first")]
    assert [(row.entrant, row.rank) for row in standings("abcd", games, "swiss")] == [
        ("a", 1),
        ("c", 1),
        ("b", 3),
        ("d", 3),
    ]


def test_of_two_legs_the_opponent_counts_once() -> None:
    games = [Game(1, 1, 1, "a", "b", "first"), Game(1, 1, 2, "b", "a", "first")]
    rows = table(games)
    assert rows["a"].points == 1
    assert rows["a"].buchholz == 1
