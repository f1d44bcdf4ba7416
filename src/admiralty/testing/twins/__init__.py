"""Pairs of states that look alike to a seat, and what is compared of them."""
