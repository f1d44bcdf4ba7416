"""Golden games: a change of behaviour shows as a difference in text, step by step.

When the change is meant, raise the game's rules version and renew them with
`python -m admiralty.testing.playthrough SLUG`.
"""

from __future__ import annotations

import pytest

from admiralty import Table, games
from admiralty.sim.perft import perft
from admiralty.testing.cases import SLUGS
from admiralty.testing.marks import every_game
from admiralty.testing.playthrough import FILES, ending_file, option_sets, playthrough, replays

SETS = [(slug, name) for slug in SLUGS for name in FILES]
LARGEST = 150_000


@pytest.mark.parametrize(("slug", "name"), SETS)
def test_a_golden_game_goes_as_it_went(slug: str, name: str) -> None:
    path = replays(slug) / f"{name}.txt"
    assert path.exists(), f"run `python -m admiralty.testing.playthrough {slug}`"
    now = playthrough(slug, option_sets(slug)[name]).splitlines()
    for line, (was, now_is) in enumerate(zip(path.read_text(encoding="utf-8").splitlines(), now), start=1):
        assert now_is == was, f"line {line} of {path.name}"
    assert len(now) == line


@every_game
def test_there_are_as_many_ways_to_go_on_as_there_were(slug: str) -> None:
    game = games.load(slug)
    lines = (replays(slug) / "perft.txt").read_text(encoding="utf-8").splitlines()
    pinned = [line.split(" ", 2) for line in lines if not line.startswith("#")]
    assert len({position for _, _, position in pinned}) > 1
    for depth, number, position in pinned:
        assert perft(game, game.read_position(position), int(depth)) == int(number), (
            f"{depth} deep: {position}"
        )


@every_game
def test_there_is_a_finished_game_for_every_ending(slug: str) -> None:
    """Each record replays: every action is legal, every roll and every hash is as it was."""
    for ending in games.find(slug).endings:
        path = replays(slug) / ending_file(ending)
        assert path.exists(), f"run `python -m admiralty.testing.playthrough {slug}`"
        table = Table.load(path.read_text(encoding="utf-8"))
        assert table.is_over
        assert table.ending == ending


@every_game
def test_no_record_is_left_of_an_ending_that_is_gone(slug: str) -> None:
    expected = {ending_file(ending) for ending in games.find(slug).endings}
    assert {path.name for path in (replays(slug)).glob("ending-*")} == expected


@every_game
def test_golden_games_stay_readable(slug: str) -> None:
    assert all(path.stat().st_size < LARGEST for path in (replays(slug)).iterdir())
