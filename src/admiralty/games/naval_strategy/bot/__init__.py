"""What search knows about the game: no rules are decided here."""
