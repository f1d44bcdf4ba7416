"""Observations, for every game: in range, steady, complete."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator

import pytest

from admiralty.adapters.encoder import OTHERS, Encoder, gather
from admiralty.adapters.episode import lens
from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from tests.contract.cases import SLUGS, Case, walk

every_game = pytest.mark.parametrize("slug", SLUGS)
MOST_UNKNOWN = 0.03
ENOUGH = 0.97


def positions(game: Game) -> Iterator[State]:
    """Of random games that the encoder has not met."""
    for number in range(3):
        s = game.setup(Seeded(90_001 + number))
        choice = Seeded(80_001 + number)
        for n in itertools.count():
            if n % 5 == 0:
                yield s
            if not s.stack:
                break
            ask = flow.question(s)
            seat = ask.seats(s)[0]
            choices = ask.explore(s, seat)
            flow.apply(s, seat, choices[choice.pick(len(choices))])


@every_game
def test_numbers_stay_in_range_and_few_features_are_unknown(slug: str) -> None:
    encoder = lens(slug).encoder
    total = unknown = 0
    for s in positions(encoder.game):
        for seat in range(len(encoder.game.seats)):
            found = encoder.totals(s, seat)
            total += len(found)
            unknown += sum(name not in encoder.place for name in found)
            encoded = encoder.encode(s, seat)
            assert len(encoded) == encoder.size
            assert -1.0 <= min(encoded) <= max(encoded) <= 1.0
    assert unknown <= MOST_UNKNOWN * total


@every_game
def test_the_features_are_the_same_in_every_process(slug: str) -> None:
    encoder = lens(slug).encoder
    assert Encoder(encoder.game).names == encoder.names
    assert len(set(encoder.names)) == encoder.size
    assert encoder.names[-OTHERS:] == [f"other {n}" for n in range(OTHERS)]


@every_game
def test_different_views_give_different_numbers(slug: str) -> None:
    """But for the few that differ in a number larger than any that was met."""
    encoder = lens(slug).encoder
    views: set[str] = set()
    encoded: set[str] = set()
    for moment in walk(Case(slug, ()), 90_002):
        if moment.n % 5 == 0:
            about = [encoder.game.prompt(moment.ask), moment.ask.about(moment.s, moment.seat)]
            views.add(json.dumps([moment.seat, encoder.game.view(moment.s, moment.seat), about]))
            encoded.add(json.dumps(encoder.encode(moment.s, moment.seat)))
    assert ENOUGH * len(views) <= len(encoded) <= len(views)


def test_an_entry_without_an_id_is_known_by_its_words() -> None:
    found: dict[str, float] = {}
    gather(found, [{"side": "japan", "zone": "tsushima", "count": 3}], "squadrons")
    gather(found, {"cell": [3, -1], "active": None}, "")
    assert found == {
        "squadrons/japan/tsushima": 1.0,
        "squadrons/japan/tsushima/count": 3.0,
        "cell/0": 3.0,
        "cell/1": -1.0,
    }
