"""Observations of every game: the tests that are shipped for all games."""

from admiralty.testing.test_observation import (
    test_every_number_has_a_name_and_a_meaning,
    test_greedy_play_is_observed_as_it_is_seen,
    test_options_change_no_layout,
)

__all__ = [
    "test_every_number_has_a_name_and_a_meaning",
    "test_greedy_play_is_observed_as_it_is_seen",
    "test_options_change_no_layout",
]
