"""Every action of a game as a number of a fixed range, and back.

Index 0 means waiting, for a seat that is not asked. Then each verb has a block: one index for each object or
pair of objects that it takes, so an index always means the same words, and a policy can learn their value. A
number in an action has room up to NUMBERS. What has no index of its own (a larger number, or a verb whose
block would be larger than BLOCK) takes one of the SPARE indexes after the blocks, in the order of the list of
legal actions: it is masked and played like the others, but its index changes its meaning.

The indexes are the same under all options: objects whose list depends on options are numbered by the game
(`kit.observation.Numbering`). The actions of an organiser come last, and only if the organiser has a seat.

>>> import admiralty
>>> table = ActionTable(admiralty.load("port-arthur"))
>>> table.label(table.index(table.game.read_action("sail mikasa tsushima")))
'sail mikasa tsushima'
"""

from __future__ import annotations

from typing import Final

from admiralty.core.action import NUMBER, VERB_SHIFT, Action, Verb, first, second
from admiralty.core.game import Game
from admiralty.kit.extras import OrganiserOption
from admiralty.kit.observation import Numbering, Observations

WAIT: Final = 0
NUMBERS: Final = 128
BLOCK: Final = 20_000
SPARE: Final = 1_024


class Blocks:
    """The indexes of verbs from `start` on: for each, `rows` first things times `columns` second things.

    A verb without rows has no indexes. `numberings` says how things of a kind are numbered; a kind without
    one is numbered as the game does.
    """

    def __init__(
        self,
        start: int,
        verbs: tuple[Verb, ...],
        left_out: tuple[str, ...],
        ids: dict[str, list[str]],
        numberings: dict[str, Numbering],
    ) -> None:
        self.verbs = verbs
        self.ids = ids
        self.numberings = numberings
        self.starts: list[int] = []
        self.rows: list[int] = []
        self.columns: list[int] = []
        self.kinds: list[tuple[str, str]] = []
        at = start
        for verb in verbs:
            one, other = (*verb.kinds, "", "")[:2]
            rows, columns = self.count(one), self.count(other)
            if rows * columns > BLOCK or verb.name in left_out:
                rows = columns = 0
            self.kinds.append((one if one in numberings else "", other if other in numberings else ""))
            self.starts.append(at)
            self.rows.append(rows)
            self.columns.append(columns)
            at += rows * columns
        self.end: int = at

    def count(self, kind: str) -> int:
        """How many things of a kind there are; one for a verb that is said of nothing."""
        if not kind:
            return 1
        if kind in self.numberings:
            return len(self.numberings[kind].words)
        return NUMBERS if kind == NUMBER else len(self.ids[kind])

    def index(self, a: Action, seat: int) -> int:
        """The action's own index when this seat takes it, or -1 when it has none."""
        number = a >> VERB_SHIFT
        row, column = first(a), second(a)
        one, other = self.kinds[number]
        if one:
            row = self.numberings[one].code(row, seat)
        if other:
            column = self.numberings[other].code(column, seat)
        if row < 0 or column < 0 or row >= self.rows[number] or column >= self.columns[number]:
            return -1
        return self.starts[number] + row * self.columns[number] + column

    def label(self, index: int) -> str:
        """The words of an index, or ""."""
        for number, verb in enumerate(self.verbs):
            inside = index - self.starts[number]
            if 0 <= inside < self.rows[number] * self.columns[number]:
                parts = divmod(inside, self.columns[number])
                said = [self.word(kind, n) for kind, n in zip(verb.kinds, parts)]
                return " ".join([verb.name, *said])
        return ""

    def word(self, kind: str, number: int) -> str:
        if kind in self.numberings:
            return self.numberings[kind].words[number]
        return str(number) if kind == NUMBER else self.ids[kind][number]


class ActionTable:
    """The indexes of a game's actions; `size` counts them all."""

    def __init__(self, game: Game) -> None:
        self.game = game
        option = game.extra(OrganiserOption)
        organisers = option.verbs if option is not None else ()
        offered = game.extra(Observations)
        numberings = offered.numberings() if offered is not None else {}
        self.common: Blocks = Blocks(1, game.verbs, organisers, game.grammar.ids, numberings)
        self.named: int = self.common.end
        self.size: int = self.named + SPARE
        self.organiser: int = -1
        self.own: Blocks = self.common
        if option is not None and option.seat in game.seats:
            self.organiser = game.seats.index(option.seat)
            self.own = Blocks(self.size, game.verbs, (), game.grammar.ids, {})
            self.size = self.own.end

    def index(self, a: Action, seat: int = 0) -> int:
        """The action's own index, or -1 when it has none."""
        return self.own.index(a, seat) if seat == self.organiser else self.common.index(a, seat)

    def numbered(self, legal: list[Action], seat: int) -> dict[int, Action]:
        """The legal actions of a seat by index."""
        out: dict[int, Action] = {}
        blocks = self.own if seat == self.organiser else self.common
        spare = self.named
        for a in legal:
            i = blocks.index(a, seat)
            if i < 0:
                i = spare
                spare += 1
                if i >= self.named + SPARE:
                    raise OverflowError(f"more than {SPARE} legal actions have no index of their own")
            out[i] = a
        return out

    def label(self, index: int) -> str:
        """The action of an index in the words of the game."""
        if index == WAIT:
            return "wait"
        return self.common.label(index) or self.own.label(index) or f"spare {index - self.named}"
