"""Which entries of a record still count, after undos and after an organiser's returns.

Nothing is deleted. The entry `return 57` says that what follows continues entry 57. Everything between is a
branch that was left; another return may lead into it again.
"""

from __future__ import annotations

from collections.abc import Iterable

from admiralty.table.record import TABLE_WORDS, UNDO, Entry

RETURN = "return"
RULES = "rules"
MAX_DIGITS = 9


def target(action: str) -> int:
    """The entry that a return leads to, or -1 for anything else."""
    return number_after(RETURN, action)


def rules_from(action: str) -> int:
    """The rules version from which the game goes on here, or -1 for anything else."""
    return number_after(RULES, action)


def number_after(word: str, action: str) -> int:
    found, _, number = action.partition(" ")
    is_so = found == word and number.isascii() and number.isdigit() and len(number) <= MAX_DIGITS
    return int(number) if is_so else -1


def is_move(action: str) -> bool:
    """Whether an entry is an action of the game: no word of the table, no return, no other rules."""
    return action not in TABLE_WORDS and target(action) < 0 and rules_from(action) < 0


def is_jump(action: str) -> bool:
    """Whether an entry leads to a moment that does not follow from the one before; it has a snapshot."""
    return target(action) >= 0 or rules_from(action) >= 0


class Trail:
    """Follows a record entry by entry and knows at once which moves an undo or a return leaves standing.

    `latest[n]` is the last move that counts after entry n, `previous[n]` the one that counted before entry n;
    0 is the start of the game.
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.latest: list[int] = [0]
        self.previous: list[int] = [0]
        self.undo_depth = 0  # the most moves that undos take back in a row
        self.undone = 0  # the moves that are taken back now and may yet be replaced
        for entry in entries:
            self.note(entry.action)

    @property
    def last(self) -> int:
        """The last move that is neither undone nor left by a return; 0 at the start."""
        return self.latest[-1]

    def note(self, action: str) -> None:
        """The record has one more entry."""
        now, n = self.last, len(self.latest)
        self.previous.append(now)
        if is_move(action):
            now = n
            self.undone = max(0, self.undone - 1)
        elif action == UNDO:
            now = self.previous[now]
            self.undone += 1
            self.undo_depth = max(self.undo_depth, self.undone)
        elif 0 <= target(action) < n:
            now = self.latest[target(action)]
            self.undone = 0
        self.latest.append(now)

    def taken_back(self, n: int) -> int:
        """The move that entry n takes back, if it is an undo."""
        return self.latest[n - 1]

    def live(self, n: int = -1) -> set[int]:
        """The moves that led to the moment after entry n (the last one, if left out), and 0."""
        found = {0}
        now = self.latest[n]
        while now:
            found.add(now)
            now = self.previous[now]
        return found
