"""Every game ends, in a way it declares, and nothing is lost on the way."""

from __future__ import annotations

import json

from tests.contract.cases import GAMES, Case, clauses, every_case, every_game, loaded, seats_of, walk


@every_case
def test_invariants_hold_at_every_decision(case: Case) -> None:
    game = case.game()
    for number in range(GAMES):
        for moment in walk(case, number):
            game.check(moment.s)
            last = moment
        game.check(last.s)


@every_case
def test_every_game_ends_with_a_result_by_a_declared_ending(case: Case) -> None:
    game = case.game()
    for number in range(GAMES):
        for moment in walk(case, number):
            assert moment.s.result == ()
            last = moment
        assert len(last.s.result) == len(game.seats)
        assert last.s.ending in game.endings


@every_case
def test_every_view_is_plain_data_also_of_a_finished_game(case: Case) -> None:
    game = case.game()
    for moment in walk(case, 0):
        last = moment
        if moment.n % 10 == 0:
            for seat in seats_of(game):
                json.dumps(game.view(moment.s, seat))
    for seat in seats_of(game):
        json.dumps(game.view(last.s, seat))


@every_case
def test_an_evaluation_is_about_one_at_most_and_fair_at_the_end(case: Case) -> None:
    game = case.game()
    for moment in walk(case, 0):
        last = moment
        assert abs(game.hand_value(moment.s, moment.seat)) <= 1.5
        assert abs(game.learned_value(moment.s, moment.seat)) <= 1.5
    for seat, payoff in enumerate(last.s.result):
        assert game.hand_value(last.s, seat) == game.learned_value(last.s, seat) == payoff


@every_game
def test_every_ending_cites_a_clause(slug: str) -> None:
    game = loaded(Case(slug, ()))
    assert len(set(game.endings)) == len(game.endings) >= 2
    assert {ending.split()[0] for ending in game.endings} <= clauses(slug)
