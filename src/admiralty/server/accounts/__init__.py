"""People: guests, accounts, sessions, passwords, codes and quotas."""
