"""Maths of hexagons: what the maps of three games rest on."""

from __future__ import annotations

import pytest

from admiralty.kit.hexes import SIDES, STEPS, UPRIGHT_STEPS, beside, disc, distance, hexagon, ring, rotated


def test_six_steps_lead_around_the_centre_clockwise() -> None:
    assert [rotated(1, 0, n) for n in range(SIDES)] == list(STEPS)
    assert sorted(UPRIGHT_STEPS) == sorted(STEPS)
    assert UPRIGHT_STEPS[0] == (0, -1)
    assert [rotated(0, -1, n) for n in range(SIDES)] == list(UPRIGHT_STEPS)


@pytest.mark.parametrize("radius", range(5))
def test_rings_and_discs_hold_what_is_that_far_away(radius: int) -> None:
    assert ring(radius) == list(dict.fromkeys(ring(radius)))
    assert {distance((0, 0), place) for place in ring(radius)} == {radius}
    assert len(disc(radius)) == len(set(disc(radius))) == 1 + 3 * radius * (radius + 1)
    assert max(distance((0, 0), place) for place in disc(radius)) == radius
    assert hexagon(radius) == sorted(disc(radius))


def test_distance_counts_steps_both_ways() -> None:
    around = [(4 + q, -2 + r) for q, r in STEPS]
    assert {distance((4, -2), place) for place in around} == {1}
    assert distance((3, -1), (-2, 4)) == distance((-2, 4), (3, -1)) == 5


@pytest.mark.parametrize(("row", "column"), [(13, 3), (12, 3), (0, 0), (7, 7)])
def test_neighbours_by_row_and_column_are_mutual(row: int, column: int) -> None:
    found = beside(row, column)
    assert len(set(found)) == SIDES
    assert all((row, column) in beside(*place) for place in found)
