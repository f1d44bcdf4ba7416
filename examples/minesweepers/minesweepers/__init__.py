"""Minesweepers, a game for Admiralty from another package."""
