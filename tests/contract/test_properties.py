"""Any sequence of choices in any game: the tests that are shipped for all games."""

from admiralty.testing.test_properties import (
    test_any_copy_is_independent,
    test_any_position_is_read_back,
    test_any_twin_looks_alike,
    test_damaged_words_are_refused_and_never_crash,
)

__all__ = [
    "test_any_copy_is_independent",
    "test_any_position_is_read_back",
    "test_any_twin_looks_alike",
    "test_damaged_words_are_refused_and_never_crash",
]
