"""What a game says about its stack of frames."""

from __future__ import annotations

from admiralty import games
from tests.contract.cases import every_game


@every_game
def test_nesting_speaks_of_clauses_and_frames_that_exist(slug: str) -> None:
    game = games.load(slug)
    assert game.nesting[""]
    for below, frames in game.nesting.items():
        assert set(frames) <= set(game.frames), below
        name, _, clause = below.partition(".")
        assert not below or (name in game.frames and clause.isdigit()), below
