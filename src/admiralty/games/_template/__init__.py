"""Skirmish: a tiny complete game to copy; docs/add-a-game.md walks through it."""
