"""Which entries of a record still count, after undos, takebacks and an organiser's returns.

Nothing is deleted. The entry `return 57` says that what follows continues entry 57, and so do `practice 57`
and `takeback accept 57`. Everything between is a branch that was left; another return may lead into it again.
"""

from __future__ import annotations

from collections.abc import Iterable

from admiralty.table.record import (
    PRACTICE,
    RETURN,
    TABLE_WORDS,
    TAKEBACK_ACCEPT,
    TAKEBACK_AGREE,
    TAKEBACK_ASK,
    TAKEBACK_DECLINE,
    TAKEBACK_WITHDRAW,
    UNDO,
    Entry,
)

RULES = "rules"
MAX_DIGITS = 9
# What every word that is no action of a game begins with.
TABLE_VERBS = {words.split()[0] for words in (*TABLE_WORDS, RETURN, PRACTICE, TAKEBACK_ASK, RULES)}


def is_of_table(action: str) -> bool:
    """Whether an entry begins like a word of the table. Most do not, so this is asked first."""
    return action.partition(" ")[0] in TABLE_VERBS


def target(action: str) -> int:
    """The entry that a return or a takeback leads to, or -1 for anything else."""
    return max(number_after(RETURN, action), taken_back_to(action)) if is_of_table(action) else -1


def taken_back_to(action: str) -> int:
    """The entry that a takeback of a player leads to, or -1 for anything else."""
    return max(number_after(PRACTICE, action), number_after(TAKEBACK_ACCEPT, action))


def asked_back_to(action: str) -> int:
    """The entry that a request for a takeback would lead to, or -1 for anything else."""
    return number_after(TAKEBACK_ASK, action)


def rules_from(action: str) -> int:
    """The rules version from which the game goes on here, or -1 for anything else."""
    return number_after(RULES, action)


def number_after(word: str, action: str) -> int:
    if not action.startswith(word):
        return -1
    found, _, number = action.rpartition(" ")
    is_so = found == word and number.isascii() and number.isdigit() and len(number) <= MAX_DIGITS
    return int(number) if is_so else -1


def is_move(action: str) -> bool:
    """Whether an entry is an action of the game: no word of the table, no return, no other rules."""
    if not is_of_table(action):
        return True
    is_word = action in TABLE_WORDS or is_takeback(action)
    return not is_word and target(action) < 0 and rules_from(action) < 0


def is_takeback(action: str) -> bool:
    """Whether an entry is about taking back: in practice, or a request and the answers to it."""
    if not is_of_table(action):
        return False
    answers = (TAKEBACK_AGREE, TAKEBACK_DECLINE, TAKEBACK_WITHDRAW)
    return action in answers or taken_back_to(action) >= 0 or asked_back_to(action) >= 0


def is_jump(action: str) -> bool:
    """Whether an entry leads to a moment that does not follow from the one before; it has a snapshot."""
    return is_of_table(action) and (target(action) >= 0 or rules_from(action) >= 0)


class Trail:
    """Follows a record entry by entry and knows at once which moves an undo or a return leaves standing.

    `latest[n]` is the last move that counts after entry n, `previous[n]` the one that counted before entry n;
    0 is the start of the game. `same[n]` is the first entry that made the same move after the same moves.
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.latest: list[int] = [0]
        self.previous: list[int] = [0]
        self.undo_depth = 0  # the most moves that undos take back in a row
        self.undone = 0  # the moves that are taken back now and may yet be replaced
        self.takebacks = 0  # how often a player went back across anything
        self.practised = False  # at will
        self.changes = 0  # of the rules
        self.changed_at = 0  # the entry of the last one
        self.same: list[int] = [0]
        self.first: dict[tuple[int, str, str, int], int] = {}
        for entry in entries:
            self.note(entry.action, entry.seat)

    @property
    def last(self) -> int:
        """The last move that is neither undone nor left by a return; 0 at the start."""
        return self.latest[-1]

    def note(self, action: str, seat: str = "") -> None:
        """The record has one more entry."""
        now, n = self.last, len(self.latest)
        self.previous.append(now)
        self.same.append(n)
        if is_move(action):
            self.same[n] = self.first.setdefault((self.same[now], seat, action, self.changes), n)
            now = n
            self.undone = max(0, self.undone - 1)
        elif action == UNDO:
            now = self.previous[now]
            self.undone += 1
            self.undo_depth = max(self.undo_depth, self.undone)
        elif 0 <= target(action) < n:
            now = self.latest[target(action)]
            self.undone = 0
            self.takebacks += taken_back_to(action) >= 0
            self.practised |= number_after(PRACTICE, action) >= 0
        elif rules_from(action) >= 0:
            self.changes += 1
            self.changed_at = n
        self.latest.append(now)

    def repeated(self, seat: str, action: str) -> int:
        """The entry that already made this move here, if it was taken back since; 0 if there is none."""
        return self.first.get((self.same[self.last], seat, action, self.changes), 0) if self.takebacks else 0

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
