"""Events: who hears them and what their numbers mean."""

import pytest

from admiralty.core.event import EVERYONE, Event, Kind
from admiralty.core.luck import Scripted
from tests.support import game

SPECTATOR = -1


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 5])
def test_everyone_hears_what_is_told_to_everyone(seat: int) -> None:
    assert Event("fired", EVERYONE, (1,)).is_heard_by(seat)


@pytest.mark.parametrize(("audience", "hearers"), [(0b001, [0]), (0b110, [1, 2]), (0b1000000, [6]), (0, [])])
def test_only_the_seats_of_the_mask_hear_the_rest(audience: int, hearers: list[int]) -> None:
    event = Event("fired", audience)
    assert [seat for seat in range(SPECTATOR, 8) if event.is_heard_by(seat)] == hearers


def test_everyone_but_one_seat_includes_spectators() -> None:
    event = Event("left-port", ~(1 << 1))
    assert [seat for seat in range(SPECTATOR, 4) if event.is_heard_by(seat)] == [SPECTATOR, 0, 2, 3]


def test_parameters_are_names_with_kinds() -> None:
    kind = Kind("PA-1.1", ("seat", "from:place", "ships:ship*", "ship*", "die:number"))
    assert kind.pairs() == [
        ("seat", "seat"),
        ("from", "place"),
        ("ships", "ship*"),
        ("ship", "ship*"),
        ("die", "number"),
    ]


def test_a_state_tells_whoever_listens() -> None:
    s = game("_template").layout(Scripted([]))
    s.events = []
    s.tell("drawn")
    s.tell_only(0b10, "committed", 2)
    assert s.events == [Event("drawn", EVERYONE, ()), Event("committed", 0b10, (2,))]


def test_telling_when_nobody_listens_is_a_mistake() -> None:
    with pytest.raises(AssertionError):
        game("_template").layout(Scripted([])).tell("drawn")
