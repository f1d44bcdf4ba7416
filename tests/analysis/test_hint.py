"""Hints: chances before and after, the next best choices, and reasons from the evaluation's terms."""

from __future__ import annotations

import pytest

from admiralty import Table, games
from admiralty.analysis import hint
from admiralty.analysis.reasons import LEAST_CHANGE, changes, reasons
from admiralty.bots.mcts import MctsBot
from admiralty.bots.root_search import Opinion
from admiralty.core import flow
from admiralty.kit.heuristics import Heuristics
from tests.support import game


@pytest.mark.parametrize("slug", games.slugs())
def test_the_terms_of_a_game_add_up_to_its_evaluation(slug: str) -> None:
    here = game(slug)
    heuristics = here.require(Heuristics)
    table = Table(here, seed=3)
    for seat in range(len(here.seats)):
        known = table.imagine(here.seats[seat], 1)
        assert sum(heuristics.explain(known, seat).values()) == pytest.approx(
            heuristics.learned_value(known, seat)
        )


def test_a_hint_compares_choices_even_where_search_follows_one_order() -> None:
    """It once said that there was only one choice while dozens were listed."""
    here = game("port-arthur")
    table = Table(here, seed=3, position="turn 1; sortie japan")
    known = table.imagine("japan", 1)
    assert len(flow.question(known).legal(known, 0)) > hint.HINTS
    found = hint.advise(here, known, 0, 1)
    assert len(found.opinions) == len(found.chances) == hint.HINTS
    assert 0 <= found.chances[-1] <= found.chances[1] <= found.chances[0] <= 1
    assert found.reasons.gains or found.reasons.costs


def test_what_changes_nothing_at_once_is_explained_by_what_follows() -> None:
    """A volley fires when the round is evaluated; its hint used to have no reason."""
    here = game("naval-strategy", ("teams", "2"))
    table = Table(
        here, seed=1, position="ship blue-1 brig -1,3 0; ship red-1 brig 0,3 0; ship red-2 schooner -2,4 2"
    )
    known = table.imagine("blue", 1)
    for text in ("volley-left blue-1", "forward blue-1"):
        action = here.read_action(text)
        assert all(
            abs(change) < LEAST_CHANGE
            for change in changes(
                here, here.require(Heuristics), known, 0, action, 1, is_played_on=False
            ).values()
        )
        found = reasons(here, known, 0, action, 1)
        assert found.gains or found.costs


def test_what_a_hint_proposes_has_the_highest_chance_of_those_it_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a short search the most visited choice is not always the one that did best."""
    here = game("battle-of-midway")
    table = Table(here, seed=3)
    seat = here.seats.index(table.acting[0])
    known = table.imagine(table.acting[0], 1)
    legal = flow.question(known).legal(known, seat)
    values = (0.04, 0.08, 0.12, 0.9)[: len(legal)]
    found = [Opinion(legal[i], 12 - i, value, 0.1, 0.2) for i, value in enumerate(values)]
    monkeypatch.setattr(MctsBot, "search", lambda *_: found)
    advice = hint.advise(here, known, seat, 1)
    most_tried = sorted(values[: hint.HINTS], reverse=True)
    assert [one.value for one in advice.opinions] == most_tried
    assert advice.chances == [(1 + value) / 2 for value in most_tried]
