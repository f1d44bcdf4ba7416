"""The kernel: frames on a stack, luck from a tape, events for whoever listens. Standard library only."""
