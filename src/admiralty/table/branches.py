"""Returns: an organiser takes a game back to an earlier moment, and the record goes on from there.

Nothing is deleted. The entry `return 57` says that what follows continues entry 57; everything between is a
branch that was left, and another return may lead into it again.
"""

from __future__ import annotations

from collections.abc import Iterable

from admiralty.table.record import TABLE_WORDS, UNDO, Entry

WORD = "return"
MAX_DIGITS = 9


def target(action: str) -> int:
    """The entry that a return leads to, or -1 for anything else."""
    word, _, number = action.partition(" ")
    is_return = word == WORD and number.isascii() and number.isdigit() and len(number) <= MAX_DIGITS
    return int(number) if is_return else -1


class Trail:
    """Which action made each moment what it is, noted entry by entry: undos and returns are looked up, not
    searched for.

    `moments` has, after each entry, the number of the last action that counts; `before` the one before it.
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.moments: list[int] = [0]
        self.before: list[int] = [0]
        for entry in entries:
            self.note(entry.action)

    @property
    def last(self) -> int:
        """The last action that is neither undone nor left by a return; 0 at the start."""
        return self.moments[-1]

    def note(self, action: str) -> None:
        """The record has one more entry."""
        now, n = self.last, len(self.moments)
        back = target(action)
        self.before.append(now)
        if back >= 0:
            now = self.moments[back] if back < n else now
        elif action == UNDO:
            now = self.before[now]
        elif action not in TABLE_WORDS:
            now = n
        self.moments.append(now)

    def live(self, n: int = -1) -> set[int]:
        """The actions that made the moment after entry n (else: the present) what it is, and 0."""
        found = {0}
        now = self.moments[n]
        while now:
            found.add(now)
            now = self.before[now]
        return found


def undo_depth(entries: Iterable[Entry]) -> int:
    """How many steps in a row the longest way back goes."""
    deepest = depth = 0
    for entry in entries:
        if entry.action == UNDO:
            depth += 1
            deepest = max(deepest, depth)
        elif entry.action not in TABLE_WORDS:
            depth = max(0, depth - 1)
    return deepest
