"""What people are shown of the game: no rules are decided here."""
