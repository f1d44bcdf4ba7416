"""Tournaments of bots: the same however many processes play, refused where they cannot be."""

from __future__ import annotations

import pytest

from admiralty.sim.tournament import Plan, tournament
from tests.support import game

BOTS = ["greedy", "mcts:4", "random"]


def test_the_number_of_jobs_changes_nothing() -> None:
    plan = Plan("swiss", 3, both_sides=True)
    alone = tournament(game("_template"), BOTS, plan)
    assert alone.games == tournament(game("_template"), BOTS, plan, jobs=2).games
    assert alone.plan.rounds == 3
    assert len(alone.games) == 3 * 4
    assert all(each.result for each in alone.games)
    assert sum(row.points for row in alone.standings()) == len(alone.games)


def test_a_tournament_needs_two_bots_and_two_seats() -> None:
    with pytest.raises(ValueError, match="two or more bots"):
        tournament(game("_template"), ["random", "random"], Plan())
    with pytest.raises(ValueError, match="two seats"):
        tournament(game("naval-strategy"), BOTS, Plan())
