"""The search tree: progressive widening and selection."""

from __future__ import annotations

from admiralty.bots.tree import Branching


def test_a_branching_widens_with_its_visits() -> None:
    branching = Branching()
    branching.order([4, 5, 6], [0.1, 0.9, 0.5], 5)
    assert branching.widened([4, 5, 6]) == [5]
    branching.visits = 4
    assert branching.widened([4, 5, 6]) == [5, 6]
    assert branching.widened([4, 7]) == [4, 7], "a choice of another determinization comes last"


def test_choices_never_tried_are_selected_first() -> None:
    branching = Branching()
    assert branching.select([5, 6]) == 5
    branching.child(5).record(0.0)
    assert branching.select([5, 6]) == 6
