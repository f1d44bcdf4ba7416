"""What an action orders, at a table with an organiser: crew members may be limited to some pieces."""

from __future__ import annotations

from admiralty.core.action import Unreadable, verb
from admiralty.kit.extras import Organiser
from admiralty.server.games.views import Lexicon


class Orders:
    """Takes actions apart by the grammar of their game. Words of the table, such as `undo`, have no parts."""

    def __init__(self, words: Lexicon) -> None:
        self.words = words
        self.grammar = words.game.grammar
        self.organised = words.game.extra(Organiser)

    def is_for_members(self, text: str) -> bool:
        """Whether the action is left to those who order no pieces."""
        try:
            action = self.words.read(text)
        except Unreadable:
            return False
        return self.organised is not None and self.grammar.verbs[verb(action)].name in self.organised.members

    def piece(self, text: str) -> str:
        """The piece that an action orders; "" if it orders none that somebody can be put in charge of."""
        if self.organised is None:
            return ""
        try:
            parts = self.grammar.parts(self.words.read(text))
        except Unreadable:
            return ""
        for kind, value in parts:
            if kind == self.organised.kind:
                return self.organised.thing(self.grammar.word(kind, value))
        return ""
