"""Changes of a state lead to the state: the tests that are shipped for all games."""

from admiralty.testing.test_changes import test_changes_lead_to_what_a_seat_sees

__all__ = ["test_changes_lead_to_what_a_seat_sees"]
