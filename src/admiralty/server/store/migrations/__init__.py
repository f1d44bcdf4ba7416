"""Changes of the database's tables, one module each, in `versions`."""
