"""What the contract asks for at every decision, by subject."""
