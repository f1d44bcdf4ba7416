"""What a game says about its stack of frames: the tests that are shipped for all games."""

from admiralty.testing.test_codec import (
    test_nesting_speaks_of_clauses_and_frames_that_exist,
    test_numbers_of_clauses_in_old_positions_have_names,
)

__all__ = [
    "test_nesting_speaks_of_clauses_and_frames_that_exist",
    "test_numbers_of_clauses_in_old_positions_have_names",
]
