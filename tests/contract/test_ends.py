"""Every ending is one of the rules: the tests that are shipped for all games."""

from admiralty.testing.test_ends import test_every_ending_cites_a_clause

__all__ = ["test_every_ending_cites_a_clause"]
