"""Returns: an organiser takes a game back to an earlier moment, and the record goes on from there.

Nothing is deleted. The entry `return 57` says that what follows continues entry 57; everything between is a
branch that was left, and another return may lead into it again.
"""

from __future__ import annotations

from admiralty.table.record import Entry

WORD = "return"


def target(action: str) -> int:
    """The entry that a return leads to, or -1 for anything else."""
    word, _, number = action.partition(" ")
    return int(number) if word == WORD and number.isascii() and number.isdigit() else -1


def live(entries: list[Entry], n: int) -> set[int]:
    """The entries that made the moment after entry n what it is: not what was left by a return or undone."""
    found = {0}
    undone = 0
    while n > 0:
        action = entries[n - 1].action
        back = target(action)
        if back >= 0:
            n = back
            continue
        if action == "undo":
            undone += 1
        elif undone:
            undone -= 1
        else:
            found.add(n)
        n -= 1
    return found
