"""A game being played: the gate, the record, undo, replay, words and matches."""
