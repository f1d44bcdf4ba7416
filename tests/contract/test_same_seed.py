"""The same seed gives the same game, in every process: the tests that are shipped for all games."""

from admiralty.testing.test_same_seed import test_the_order_of_sets_never_decides_anything

__all__ = ["test_the_order_of_sets_never_decides_anything"]
