"""Luck by what it is for: two lines of play share it, though one of them rolls more often."""

from __future__ import annotations

from admiralty.core.luck import Seeded
from admiralty.kit.coupled import Coupled
from tests.support import game


def test_each_kind_of_draw_has_a_tape_of_its_own() -> None:
    s = game("port-arthur").setup(Seeded(1))
    plain, busy = Coupled(5, s.clone()), Coupled(5, s.clone())
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


def test_seeds_and_kinds_differ() -> None:
    s = game("port-arthur").setup(Seeded(1))
    rolls = []
    for seed, at in ((1, 0), (1, 1), (2, 0), (1, 0)):
        tape = Coupled(seed, s.clone())
        tape.s.at[-1] = at
        rolls.append([tape.roll(6) for _ in range(12)])
    assert rolls[0] == rolls[3]
    assert rolls[0] != rolls[1] != rolls[2] != rolls[0]


def test_a_copy_goes_on_from_where_the_tape_stands() -> None:
    tape = Coupled(7, game("port-arthur").setup(Seeded(1)))
    tape.roll(6)
    copy = tape.clone()
    assert [tape.roll(6) for _ in range(9)] == [copy.roll(6) for _ in range(9)]
