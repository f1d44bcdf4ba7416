"""Costly or untrusted work: worker processes with limits, and fair queues in front of them."""
