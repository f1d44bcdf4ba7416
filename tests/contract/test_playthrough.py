"""Golden games: the tests that are shipped for all games."""

from admiralty.testing.test_playthrough import (
    test_a_golden_game_goes_as_it_went,
    test_golden_games_stay_readable,
    test_no_record_is_left_of_an_ending_that_is_gone,
    test_there_are_as_many_ways_to_go_on_as_there_were,
    test_there_is_a_finished_game_for_every_ending,
)

__all__ = [
    "test_a_golden_game_goes_as_it_went",
    "test_golden_games_stay_readable",
    "test_no_record_is_left_of_an_ending_that_is_gone",
    "test_there_are_as_many_ways_to_go_on_as_there_were",
    "test_there_is_a_finished_game_for_every_ending",
]
