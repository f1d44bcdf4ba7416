"""Password hashes are costly on a real server; the other tests use cheap ones."""

from __future__ import annotations

from argon2 import DEFAULT_MEMORY_COST, DEFAULT_TIME_COST, PasswordHasher, Type, extract_parameters


def test_a_password_is_hashed_at_the_recommended_cost(production_hasher: PasswordHasher) -> None:
    used = extract_parameters(production_hasher.hash("correct horse battery"))
    assert (used.type, used.time_cost, used.memory_cost) == (Type.ID, DEFAULT_TIME_COST, DEFAULT_MEMORY_COST)
    assert used.parallelism == 1, "log-ins take one processor at most"
