"""A game being played: the gate, the record, undo, replay and lessons."""
