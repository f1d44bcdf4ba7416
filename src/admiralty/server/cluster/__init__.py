"""Several workers on one PostgreSQL: who owns which tables, and what they tell each other."""
