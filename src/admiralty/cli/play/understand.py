"""Actions from what a player types: ids or names, in full or abbreviated, for several things at once.

`sail mikasa tsushima`, `s mik tsu`, `sail mikasa asahi fuji tsushima`, `sail all tsushima`, `hit fuji asama`.
"""

from __future__ import annotations

import itertools
import unicodedata

from admiralty.core.action import NUMBER, Action, Unreadable, pack
from admiralty.core.action import verb as verb_of
from admiralty.show.text import Speaker

WORDS_FOR_ALL = ("all", "*")


class Unclear(Exception):
    """Words that could mean several actions, or none: the words, and the possible meanings."""

    def __init__(self, word: str, meanings: list[str]) -> None:
        super().__init__(word)
        self.word = word
        self.meanings = meanings


def fold(text: str) -> str:
    """A name as it can be typed: no accents, capitals or signs, blanks as dashes.

    >>> fold("Žluté moře"), fold("Chin'en")
    ('zlute-more', 'chinen')
    """
    flat = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(
        c if c.isalnum() else "-" if c in " -" else "" for c in flat if not unicodedata.combining(c)
    )
    return unicodedata.normalize("NFC", kept)


class Reader:
    """Reads actions of one game; names are those of one language, ids those of all."""

    def __init__(self, speaker: Speaker) -> None:
        self.game = speaker.game
        self.grammar = speaker.game.grammar
        self.aliases: dict[str, list[tuple[str, int]]] = {}
        for kind, ids in self.grammar.ids.items():
            named = [(fold(speaker.name(kind, i)), i) for i in range(len(ids))]
            self.aliases[kind] = [(name, i) for i, name in enumerate(ids)] + named

    def read(self, text: str, legal: list[Action]) -> list[Action]:
        """The actions that are meant. Of several, the only legal one counts; otherwise raises Unclear."""
        head, *words = text.split()
        verbs = self.verbs(head)
        if not verbs:
            raise Unreadable("unknown-verb", head, ", ".join(self.grammar.verb_of))
        readings: list[list[list[Action]]] = []
        problem: Unreadable | None = None
        for verb in verbs:
            try:
                readings.append(self.arguments(verb, words, legal))
            except Unreadable as error:
                problem = problem or error
        if not readings:
            assert problem is not None
            raise problem
        return self.settle(text, readings, set(legal))

    def verbs(self, word: str) -> list[int]:
        names = self.grammar.verb_of
        if word.casefold() in names:
            return [names[word.casefold()]]
        return [number for name, number in names.items() if name.startswith(word.casefold())]

    def settle(self, text: str, readings: list[list[list[Action]]], legal: set[Action]) -> list[Action]:
        """One action for each thing named: the legal one if it is the only one, else the only one at all."""
        clear = [found for found in (self.pick(reading, legal) for reading in readings) if found]
        allowed = [found for found in clear if found[0] in legal]
        if len(allowed) == 1:
            return allowed[0]
        if len(readings) == len(clear) == 1:
            return clear[0]
        meanings = sorted({a for reading in readings for options in reading for a in options})
        some = [a for a in meanings if a in legal] or meanings
        raise Unclear(text, [self.game.write_action(a) for a in some])

    def pick(self, reading: list[list[Action]], legal: set[Action]) -> list[Action]:
        """The actions of a reading, or none when one of them is unclear."""
        out: list[Action] = []
        for options in reading:
            allowed = [a for a in options if a in legal]
            if len(allowed) == 1 or len(options) == 1:
                out.append((allowed or options)[0])
            else:
                return []
        return out

    def arguments(self, verb: int, words: list[str], legal: list[Action]) -> list[list[Action]]:
        """For each thing the verb is said of, the actions that may be meant."""
        kinds = self.grammar.verbs[verb].kinds
        if len(words) < len(kinds) or (words and not kinds):
            usage = " ".join((self.grammar.verbs[verb].name, *(kind.upper() for kind in kinds)))
            raise Unreadable("wrong-count", " ".join((self.grammar.verbs[verb].name, *words)), usage)
        if not kinds:
            return [[pack(verb)]]
        if len(kinds) == 1:
            return [[pack(verb, i) for i in many] for many in self.things(kinds[0], words, verb, legal)]
        seconds, firsts = self.last_thing(kinds[1], words)
        named = self.things(kinds[0], firsts, verb, legal, seconds)
        return [[pack(verb, a, b) for a, b in itertools.product(many, seconds)] for many in named]

    def last_thing(self, kind: str, words: list[str]) -> tuple[list[int], list[str]]:
        """What the last words name, as many of them as make a name, and the words before."""
        for n in range(min(len(words) - 1, 5), 0, -1):
            found = self.match(kind, "-".join(words[-n:]))
            if found:
                return found, words[:-n]
        raise Unreadable(f"unknown-{kind}", words[-1], kind)

    def things(
        self, kind: str, words: list[str], verb: int, legal: list[Action], seconds: list[int] | None = None
    ) -> list[list[int]]:
        """Each thing named, a name being as many words as make one; `all` is everything that is legal."""
        if [word.casefold() for word in words] in ([name] for name in WORDS_FOR_ALL):
            parts = [self.grammar.parts(a) for a in legal if verb_of(a) == verb]
            return [[p[0][1]] for p in parts if seconds is None or p[1][1] in seconds]
        out: list[list[int]] = []
        rest = words
        while rest:
            for n in range(min(len(rest), 5), 0, -1):
                found = self.match(kind, "-".join(rest[:n]))
                if found:
                    break
            else:
                raise Unreadable(f"unknown-{kind}", rest[0], kind)
            out.append(found)
            rest = rest[n:]
        return out

    def match(self, kind: str, word: str) -> list[int]:
        """The things of a kind that a word may mean: the exact one, else all that begin with it."""
        if kind == NUMBER:
            return [self.grammar.value(kind, word)] if word.isascii() and word.isdigit() else []
        folded = fold(word)
        if not folded:
            return []
        exact = {i for alias, i in self.aliases[kind] if alias == folded}
        return sorted(exact or {i for alias, i in self.aliases[kind] if alias.startswith(folded)})
