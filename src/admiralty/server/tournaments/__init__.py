"""Tournaments: sign-up, rounds and their tables, results and standings."""
