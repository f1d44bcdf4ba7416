"""`admiralty play`: a game at this terminal."""
