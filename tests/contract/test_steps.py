"""Whoever does not count a step cannot notice it: the tests that are shipped for all games."""

from admiralty.testing.test_steps import test_a_step_counts_for_those_who_can_notice_it

__all__ = ["test_a_step_counts_for_those_who_can_notice_it"]
