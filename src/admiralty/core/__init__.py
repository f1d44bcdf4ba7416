"""The kernel: frames on a stack, luck from a tape, events for those who listen. Standard library only."""
