"""Pairings: nobody twice against the same, equal points together, balanced sides, byes for the last."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from admiralty.sim.pairings import Entrant, next_round, rounds_needed
from admiralty.sim.standings import Game, Result, points

RESULTS: tuple[Result, ...] = ("first", "second", "drawn")


def people(count: int) -> list[Entrant]:
    return [Entrant(f"p{number}") for number in range(count)]


def swiss(count: int, rounds: int, both_sides: bool = False) -> list[Game]:
    """A tournament in which everything is drawn by lot."""
    luck, games = Random(count), list[Game]()
    for number in range(1, rounds + 1):
        for each in next_round(people(count), games[:], "swiss", number, both_sides):
            games.append(each if each.result else each._replace(result=luck.choice(RESULTS)))
    return games


def pairs(games: list[Game]) -> list[frozenset[str]]:
    return [frozenset((each.first, each.second or "")) for each in games if each.leg == 1]


@pytest.mark.parametrize(("count", "rounds"), [(2, 1), (5, 5), (8, 7), (9, 5), (30, 9)])
def test_nobody_meets_the_same_opponent_or_sits_out_twice(count: int, rounds: int) -> None:
    games = swiss(count, rounds)
    assert len(set(pairs(games))) == len(games) == rounds * ((count + 1) // 2)
    for number in range(1, rounds + 1):
        here = [one for each in games if each.round == number for one in (each.first, each.second) if one]
        assert sorted(here) == sorted(entrant.id for entrant in people(count))


def test_the_first_round_is_the_upper_half_against_the_lower() -> None:
    assert set(pairs(swiss(8, 1))) == {frozenset((f"p{i}", f"p{i + 4}")) for i in range(4)}


def test_those_with_equal_points_meet() -> None:
    games = [each._replace(result="first") for each in swiss(8, 1)]
    scores = points(games, [entrant.id for entrant in people(8)])
    for each in next_round(people(8), games, "swiss", 2, both_sides=False):
        assert each.second is not None
        assert scores[each.first] == scores[each.second]


def test_sides_are_balanced() -> None:
    balance: Counter[str] = Counter()
    for each in swiss(16, 6):
        balance.update({each.first: 1})
        balance.subtract({each.second or "": 1})
    assert all(abs(lead) <= 2 for lead in balance.values())


def test_the_last_sits_out_for_the_points_of_a_win() -> None:
    games = swiss(5, 1)
    assert [each for each in games if each.second is None] == [Game(1, 3, 1, "p4", None, "bye")]
    assert points(games, ["p4"] + [f"p{i}" for i in range(4)])["p4"] == 1.0


def test_both_sides_are_two_games_with_seats_changed() -> None:
    first, second = (each for each in swiss(2, 1, both_sides=True))
    assert (first.leg, second.leg) == (1, 2)
    assert (first.first, first.second) == (second.second, second.first)


def test_who_has_withdrawn_is_not_paired_and_who_is_late_is() -> None:
    games = swiss(4, 1)
    entrants = [Entrant("p0", is_out=True), *people(4)[1:], Entrant("late")]
    made = next_round(entrants, games, "swiss", 2, both_sides=False)
    assert {one for each in made for one in (each.first, each.second)} == {"p1", "p2", "p3", "late"}


def test_when_all_have_met_somebody_is_met_again() -> None:
    games = swiss(4, 3)
    assert len(next_round(people(4), games, "swiss", 4, both_sides=False)) == 2


@pytest.mark.parametrize("count", [2, 3, 4, 5, 8, 11])
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    rounds = rounds_needed(count, "round-robin", 1)
    games = [
        each
        for number in range(1, rounds + 1)
        for each in next_round(people(count), [], "round-robin", number, both_sides=False)
    ]
    assert len(games) == len(set(pairs(games))) == count * (count - 1) // 2
    sides = Counter(each.first for each in games)
    assert all(abs(sides[one.id] - other) <= 1 for one in people(count) for other in [(count - 1) / 2])
    for number in range(1, rounds + 1):
        here = [one for each in games if each.round == number for one in (each.first, each.second)]
        assert all(one != other for one, other in pairwise(sorted(str(one) for one in here)))


def test_in_a_round_robin_a_withdrawal_leaves_the_points_to_the_others() -> None:
    entrants = [Entrant("p0", is_out=True), *people(4)[1:]]
    games = [
        each
        for number in (1, 2, 3)
        for each in next_round(entrants, [], "round-robin", number, both_sides=False)
    ]
    assert sorted(each.first for each in games if each.result == "bye") == ["p1", "p2", "p3"]
    assert all("p0" not in (each.first, each.second) for each in games)


def test_a_swiss_tournament_has_no_more_rounds_than_opponents() -> None:
    assert rounds_needed(8, "swiss", 5) == 5
    assert rounds_needed(4, "swiss", 9) == 3
    assert rounds_needed(5, "swiss", 9) == 5
