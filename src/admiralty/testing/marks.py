"""Tests of every game, and of every option set of every game."""

import pytest

from admiralty.testing.cases import CASES, SLUGS

every_game = pytest.mark.parametrize("slug", SLUGS)
every_case = pytest.mark.parametrize("case", CASES, ids=str)
