"""Observations as arrays, for every game; what they must tell is in admiralty/testing/checks/."""

from __future__ import annotations

import numpy as np
import pytest

from admiralty.adapters.lens import lens
from admiralty.testing.cases import SLUGS, Case, walk

every_game = pytest.mark.parametrize("slug", SLUGS)
DECISIONS = 60


@every_game
def test_an_array_has_the_numbers_of_the_layout_each_by_its_scale(slug: str) -> None:
    encoder = lens(slug).encoder
    scale = np.concatenate([np.full(field.size, field.scale) for field in encoder.fields])
    for moment in walk(Case(slug, ()), 0):
        numbers = np.zeros(encoder.size)
        for at, part in encoder.made.parts(moment.s, moment.seat):
            numbers[at : at + len(part)] = part
        array = encoder.encode(moment.s, moment.seat)
        assert array.dtype == np.float32
        np.testing.assert_array_equal(np.rint(array.astype(np.float64) * scale), numbers)
        assert (encoder.low <= array).all()
        assert (array <= encoder.high).all()
        if moment.n >= DECISIONS:
            break


@every_game
def test_an_array_is_the_callers_own(slug: str) -> None:
    """Whoever keeps it or changes it does not meddle with the next one."""
    encoder = lens(slug).encoder
    moment = next(walk(Case(slug, ()), 0))
    first = encoder.encode(moment.s, moment.seat)
    kept = first.copy()
    first += 1
    np.testing.assert_array_equal(encoder.encode(moment.s, moment.seat), kept)
