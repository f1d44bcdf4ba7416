"""Undo leads back exactly, and not too far: the tests that are shipped for all games."""

from admiralty.testing.test_undo import test_undo_leads_back_step_by_step_to_the_horizon_and_no_further

__all__ = ["test_undo_leads_back_step_by_step_to_the_horizon_and_no_further"]
