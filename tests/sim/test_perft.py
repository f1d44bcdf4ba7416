"""Counts of continuations equal a count made the slow way."""

from __future__ import annotations

from itertools import product

import pytest

from admiralty.core import flow
from admiralty.core.luck import ImpossibleLuck, LuckNeeded, Scripted, Seeded
from admiralty.core.state import State
from admiralty.sim.perft import divide, perft
from tests.sim.faulty import Faulty
from tests.support import game

OPERATIONS = "turn 6; operations japan; tsushima: chinen; sunk: mikasa asahi; port vladivostok: rossia"


def naive(s: State, depth: int, faces: int, most: int) -> int:
    """Every script of up to `most` dice that an action uses up exactly."""
    if not depth:
        return 1
    total = 0
    for seat in flow.acting(s):
        for a in flow.question(s).legal(s, seat):
            for length in range(most + 1):
                for script in product(range(1, faces + 1), repeat=length):
                    c = s.clone()
                    c.tape = Scripted(list(script))
                    try:
                        flow.apply(c, seat, a)
                    except (LuckNeeded, ImpossibleLuck):
                        continue
                    if len(c.tape.drawn) == length:
                        total += naive(c, depth - 1, faces, most)
    return total


@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_counts_of_a_small_game_equal_a_naive_count(depth: int) -> None:
    chosen = Faulty({})
    s = chosen.setup(Seeded(1))
    assert perft(chosen, s, depth) == naive(s, depth, 6, 1)


def test_counts_of_port_arthur_equal_a_naive_count() -> None:
    chosen = game("port-arthur")
    s = chosen.read_position(OPERATIONS)
    assert perft(chosen, s, 1) == naive(s, 1, 6, 3)


def test_without_luck_the_first_depth_is_the_number_of_choices() -> None:
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    legal = flow.question(s).legal(s, 0)
    parts = divide(chosen, s, 1)
    assert list(parts) == [f"japan {chosen.write_action(a)}" for a in legal]
    assert perft(chosen, s, 1) == len(legal) == sum(parts.values())


def test_seats_that_decide_at_once_are_branches_of_their_own() -> None:
    chosen = game("_template")
    s = chosen.read_position("hand red ironclads; hand blue gunboats")
    assert divide(chosen, s, 1) == {"red commit ironclads": 1, "blue commit gunboats": 1}


def test_a_game_that_is_over_has_no_continuation() -> None:
    chosen = Faulty({})
    s = chosen.setup(Seeded(1))
    flow.playout(s, Seeded(2), 100)
    assert not s.stack
    assert (perft(chosen, s, 0), perft(chosen, s, 1)) == (1, 0)


def test_progress_is_told_by_first_action() -> None:
    chosen = Faulty({})
    heard: list[tuple[int, int]] = []
    divide(chosen, chosen.setup(Seeded(1)), 1, lambda done, total: heard.append((done, total)))
    assert heard == [(1, 3), (2, 3), (3, 3)]


def test_depth_0_cannot_be_divided() -> None:
    chosen = Faulty({})
    with pytest.raises(ValueError, match="below depth 1"):
        divide(chosen, chosen.setup(Seeded(1)), 0)
