"""What a game says about its stack of frames."""

from __future__ import annotations

import dataclasses

from admiralty import games
from admiralty.core.codec import Place
from admiralty.core.flow import Phase, clause_names
from admiralty.core.game import Game
from admiralty.kit.upgrade import Upgrades
from admiralty.testing.marks import every_game


@every_game
def test_nesting_speaks_of_clauses_and_frames_that_exist(slug: str) -> None:
    game = games.load(slug)
    assert game.nesting[""]
    for below, frames in game.nesting.items():
        assert set(frames) <= set(game.frames), below
        assert not below or below in places(game), below


@every_game
def test_numbers_of_clauses_in_old_positions_have_names(slug: str) -> None:
    """Positions named the next clause by its number; what was in progress is the one before it."""
    game = games.load(slug)
    assert isinstance(game.upgrades, Upgrades)
    for version, phases in game.upgrades.numbered.items():
        for frame, clauses in phases.items():
            for number, clause in enumerate(clauses.split(), start=1):
                place = game.upgrades.named(version, Place(frame, str(number), []))
                assert place.where == f"{frame}.{clause}"


def places(game: Game) -> set[str]:
    """Every question, and every clause of every phase."""
    found = set()
    for name, frame in game.frames.items():
        if issubclass(frame, Phase):
            blank = frame(*[0] * len(dataclasses.fields(frame)))  # type: ignore[arg-type]
            found |= {f"{name}.{clause}" for clause in clause_names(blank)}
        else:
            found.add(name)
    return found
