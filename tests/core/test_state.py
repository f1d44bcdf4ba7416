"""What every state has, on the template game."""

from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.core.state import SHARED, State
from tests.support import game

HANDS = "hand red frigates; hand blue frigates"


def position() -> State:
    return game("_template").read_position(HANDS, Seeded(1))


def test_shared_names_what_every_state_has() -> None:
    s = position()
    assert all(hasattr(s, name) for name in SHARED)
    assert not set(SHARED) & set(s.parts)


def test_nobody_listens_to_a_copy() -> None:
    s = position()
    s.events = []
    assert s.clone().events is None
    assert s.events == []


def test_a_copy_has_luck_of_its_own() -> None:
    s = position()
    c = s.clone()
    assert [c.roll(6) for _ in range(8)] == [s.roll(6) for _ in range(8)]
    assert len(s.tape.drawn) == 8


def test_luck_cuts_the_way_back() -> None:
    s = position()
    s.roll(6)
    s.draw([1, 2, 3])
    s.cut()
    assert s.cuts == 3
    assert s.clone().cuts == 3


def test_a_game_is_over_when_nothing_is_in_progress() -> None:
    s = position()
    over = [s.is_over]
    flow.playout(s, Seeded(4), 1000)
    over.append(s.is_over)
    assert over == [False, True]
    assert s.result
