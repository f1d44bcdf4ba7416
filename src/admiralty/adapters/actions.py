"""Every action of a game as a number of a fixed range, and back.

Index 0 is to wait, for a seat that is not asked. Then each verb has a block: one index for each thing, or
pair of things, that it can be said of, so an index always means the same words, and a policy can learn
their value. A number in an action has room up to NUMBERS. What has no index of its own (a larger
number, or a verb whose block would be larger than BLOCK) takes one of the SPARE indexes at the end, in the
order of the list of legal actions: still masked and still played, but of changing meaning.

>>> import admiralty
>>> table = ActionTable(admiralty.load("port-arthur"))
>>> table.label(table.index(table.game.read_action("sail mikasa tsushima")))
'sail mikasa tsushima'
"""

from __future__ import annotations

from typing import Final, NamedTuple

from admiralty.core.action import NUMBER, VERB_SHIFT, Action, first, pack, second
from admiralty.core.game import Game

WAIT: Final = 0
NUMBERS: Final = 128
BLOCK: Final = 20_000
SPARE: Final = 1_024


class Block(NamedTuple):
    """The indexes of one verb: `rows` first things times `columns` second things; no rows, no indexes."""

    start: int
    rows: int
    columns: int


class ActionTable:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.blocks: list[Block] = []
        start = 1
        for verb in game.verbs:
            sizes = [NUMBERS if kind == NUMBER else len(game.grammar.ids[kind]) for kind in verb.kinds]
            rows, columns = (*sizes, 1, 1)[:2]
            if rows * columns > BLOCK:
                rows = columns = 0
            self.blocks.append(Block(start, rows, columns))
            start += rows * columns
        self.named = start
        self.size = start + SPARE

    def index(self, a: Action) -> int:
        """The action's own index, or -1 when it has none."""
        block = self.blocks[a >> VERB_SHIFT]
        row, column = first(a), second(a)
        if row >= block.rows or column >= block.columns:
            return -1
        return block.start + row * block.columns + column

    def numbered(self, legal: list[Action]) -> dict[int, Action]:
        """The legal actions by index."""
        out: dict[int, Action] = {}
        spare = self.named
        for a in legal:
            i = self.index(a)
            if i < 0:
                i = spare
                spare += 1
                if i >= self.size:
                    raise OverflowError(f"more than {SPARE} legal actions have no index of their own")
            out[i] = a
        return out

    def label(self, index: int) -> str:
        """The action of an index in the words of the game."""
        if index == WAIT:
            return "wait"
        for number, block in enumerate(self.blocks):
            inside = index - block.start
            if 0 <= inside < block.rows * block.columns:
                return self.game.write_action(pack(number, inside // block.columns, inside % block.columns))
        return f"spare {index - self.named}"
