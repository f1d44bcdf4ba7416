"""Every ending is one of the rules."""

from __future__ import annotations

from admiralty.testing.cases import Case, clauses, loaded
from admiralty.testing.marks import every_game


@every_game
def test_every_ending_cites_a_clause(slug: str) -> None:
    game = loaded(Case(slug, ()))
    assert len(set(game.endings)) == len(game.endings) >= 2
    assert {ending.split()[0] for ending in game.endings} <= clauses(slug)
