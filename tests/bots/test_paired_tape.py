"""Common random numbers: two lines of play share their luck, though one of them rolls more often."""

from __future__ import annotations

from admiralty.bots.paired_tape import PairedTape
from admiralty.core.luck import Seeded
from tests.support import game


def test_each_place_in_the_rules_has_a_stream_of_its_own() -> None:
    s = game("port-arthur").setup(Seeded(1))
    plain, busy = PairedTape(5, s.clone()), PairedTape(5, s.clone())
    plain.s.at[-1] = busy.s.at[-1] = 1
    first = [plain.roll(6) for _ in range(20)]
    second = []
    for _ in range(20):
        busy.s.at[-1] = 2
        busy.roll(6)
        busy.s.at[-1] = 1
        second.append(busy.roll(6))
    assert first == second
    assert len(set(first)) > 2
    assert len(busy.drawn) == 2 * len(plain.drawn)


def test_seeds_and_places_differ() -> None:
    s = game("port-arthur").setup(Seeded(1))
    rolls = []
    for seed, at in ((1, 0), (1, 1), (2, 0), (1, 0)):
        tape = PairedTape(seed, s.clone())
        tape.s.at[-1] = at
        rolls.append([tape.roll(6) for _ in range(12)])
    assert rolls[0] == rolls[3]
    assert rolls[0] != rolls[1] != rolls[2] != rolls[0]


def test_a_copy_goes_on_from_where_the_tape_stands() -> None:
    tape = PairedTape(7, game("port-arthur").setup(Seeded(1)))
    tape.roll(6)
    copy = tape.clone()
    assert [tape.roll(6) for _ in range(9)] == [copy.roll(6) for _ in range(9)]
