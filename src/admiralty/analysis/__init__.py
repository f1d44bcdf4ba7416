"""What a recorded game teaches: chances to win, luck, and the decisions that cost most."""
