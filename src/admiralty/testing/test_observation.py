"""Observations of every game: greedy play reaches what random play seldom does; layouts are the same."""

from __future__ import annotations

import json

import pytest

from admiralty import bots, games
from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.kit.observation import Observations
from admiralty.testing.cases import CASES, SLUGS, Case
from admiralty.testing.checks.observation import OneToOne


def is_observed(slug: str) -> bool:
    return not games.fault(slug) and Case(slug, ()).game().extra(Observations) is not None


OBSERVED = [slug for slug in SLUGS if is_observed(slug)]
every_game = pytest.mark.parametrize("slug", OBSERVED)
every_case = pytest.mark.parametrize("case", [case for case in CASES if case.slug in OBSERVED], ids=str)
DECISIONS = 80
GREEDY_SEED = 5


@every_case
def test_greedy_play_is_observed_as_it_is_seen(case: Case) -> None:
    game = case.game()
    met = OneToOne(game)
    s = game.setup(Seeded(GREEDY_SEED))
    bot = bots.make("greedy", GREEDY_SEED)
    for _ in range(DECISIONS):
        for seat in range(len(game.seats)):
            met.meet(s, seat, json.dumps(game.view(s, seat)))
        if s.is_over:
            break
        seat = flow.acting(s)[0]
        flow.apply(s, seat, bots.decide(bot, game, s, seat, GREEDY_SEED))
    assert len(met.views) > 1


@every_game
def test_options_change_no_layout(slug: str) -> None:
    """Some may add to its end."""
    layouts = [
        [[f.name, f.size, f.low, f.high, f.scale, f.values] for f in made.fields]
        for made in (case.game().require(Observations).make() for case in CASES if case.slug == slug)
    ]
    longest = max(layouts, key=len)
    assert all(layout == longest[: len(layout)] for layout in layouts)


@every_game
def test_every_number_has_a_name_and_a_meaning(slug: str) -> None:
    made = Case(slug, ()).game().require(Observations).make()
    assert len(set(made.names())) == made.size
    assert all(field.meaning for field in made.fields)
    assert all(not field.values or len(field.values) == field.high - field.low + 1 for field in made.fields)
