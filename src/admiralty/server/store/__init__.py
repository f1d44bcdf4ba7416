"""The database: tables, migrations, the one writer, and the lock that keeps other servers out."""
