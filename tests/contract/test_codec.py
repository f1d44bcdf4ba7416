"""A position in words is the whole position, at every decision and at the end."""

from __future__ import annotations

import pytest

from admiralty import games
from admiralty.core import flow
from admiralty.core.codec import check_stack, digest
from admiralty.core.state import SHARED, State
from tests.contract.cases import GAMES, Case, every_case, every_game, moments, walk
from tests.contract.likeness import attributes, differences, is_shared


def read_back(case: Case, s: State) -> State:
    game = case.game()
    text = game.write_position(s)
    again = game.read_position(text)
    assert digest(again) == digest(s)
    assert game.write_position(again) == text
    return again


@every_case
def test_every_position_is_read_back_from_its_words(case: Case) -> None:
    """Equal in all attributes: what is no `part` of the state must follow from those that are."""
    for number in range(GAMES):
        for moment in walk(case, number):
            again = read_back(case, moment.s)
            assert differences(moment.s, again) == []
            assert flow.acting(again) == moment.ask.seats(moment.s)
            for seat in flow.acting(again):
                assert flow.question(again).legal(again, seat) == moment.ask.legal(moment.s, seat)
            last = moment
        assert last.s.is_over
        assert differences(last.s, read_back(case, last.s)) == []


@every_case
def test_what_is_no_part_of_a_position_follows_from_the_parts(case: Case) -> None:
    """A running count, say: it may be kept beside the parts when the invariants tell a wrong one."""
    game = case.game()
    beside = beside_the_parts(next(walk(case, 0)).s)
    before = next(walk(case, 0)).s.clone()
    for moment in walk(case, 0):
        for name in beside:
            old = getattr(before, name)
            if old != getattr(moment.s, name):
                c = moment.s.clone()
                setattr(c, name, old)
                with pytest.raises(AssertionError):
                    game.check(c)
        before = moment.s.clone()


def beside_the_parts(s: State) -> list[str]:
    """The plain attributes that a game keeps besides the parts."""
    known = {*s.parts, *SHARED}
    return [name for name, value in attributes(s).items() if name not in known and not is_shared(value)]


@every_case
def test_frames_stand_where_the_game_says(case: Case) -> None:
    game = case.game()
    for moment in moments(case):
        check_stack(moment.s, game.nesting, len(game.seats))


@every_game
def test_nesting_speaks_of_clauses_and_frames_that_exist(slug: str) -> None:
    game = games.load(slug)
    assert game.nesting[""]
    for below, frames in game.nesting.items():
        assert set(frames) <= set(game.frames), below
        name, _, clause = below.partition(".")
        assert not below or (name in game.frames and clause.isdigit()), below


@every_case
def test_parts_are_attributes_of_the_state(case: Case) -> None:
    s = next(walk(case, 0)).s
    assert set(s.parts) <= set(attributes(s))
    assert len(set(s.parts)) == len(s.parts)
