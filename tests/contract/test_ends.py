"""Every ending is one of the rules."""

from __future__ import annotations

from tests.contract.cases import Case, clauses, every_game, loaded


@every_game
def test_every_ending_cites_a_clause(slug: str) -> None:
    game = loaded(Case(slug, ()))
    assert len(set(game.endings)) == len(game.endings) >= 2
    assert {ending.split()[0] for ending in game.endings} <= clauses(slug)
