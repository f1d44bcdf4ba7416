"""What each seat sees, made once per moment: its view, its choices, and what it has heard."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from msgspec import Raw, Struct

from admiralty import games
from admiralty.core import flow
from admiralty.core.action import NUMBER, Action
from admiralty.core.event import Event, Kind
from admiralty.core.game import Game
from admiralty.kit.extras import Advice, Loss
from admiralty.server.games.steps import Numbering
from admiralty.server.wire.messages import ENCODER
from admiralty.server.wire.table_state import LogLine, Prompt, Waived
from admiralty.table import gate
from admiralty.table.moments import Earlier
from admiralty.table.table import Table

Ears: TypeAlias = tuple[str, Numbering | None]  # the seat, and whose numbers its lines bear


class Lexicon:
    """Actions, events and prompts of a game in the words of the wire: things as ids, numbers as numbers."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actions: dict[Action, str] = {}
        self.known: dict[str, Action] = {}
        self.pairs: dict[str, list[tuple[str, str]]] = {
            kind: meaning.pairs() for kind, meaning in game.events.items()
        }

    def action(self, a: Action) -> str:
        text = self.actions.get(a)
        if text is None:
            text = self.actions[a] = self.game.write_action(a)
            self.known[text] = a
        return text

    def read(self, text: str) -> Action:
        """An action from its text; most have been written before. Raises Unreadable."""
        known = self.known.get(text)
        return self.game.read_action(text) if known is None else known

    def choices(self, actions: list[Action]) -> list[str]:
        """Many at once; most of them have been written before."""
        known = self.actions
        return [known.get(a) or self.action(a) for a in actions]

    def event(self, n: int, event: Event) -> Raw:
        args = self.values(self.pairs[event.kind], event.args)
        return Raw(ENCODER.encode(LogLine(n, event.kind, args, self.game.events[event.kind].clause)))

    def prompt(self, name: str, kind: Kind, about: tuple[int | tuple[int, ...], ...]) -> Prompt:
        return Prompt(name, self.values(kind.pairs(), about))

    def loss(self, loss: Loss) -> Waived:
        return Waived(loss.name, loss.count, [self.game.grammar.word(*thing) for thing in loss.things])

    def values(self, pairs: list[tuple[str, str]], args: tuple[int | tuple[int, ...], ...]) -> list[object]:
        return [self.value(kind, value) for (_, kind), value in zip(pairs, args, strict=True)]

    def value(self, kind: str, value: int | tuple[int, ...]) -> object:
        if isinstance(value, tuple):
            return [self.value(kind.rstrip("*"), one) for one in value]
        return value if kind == NUMBER else self.game.grammar.word(kind, value)


@lru_cache(maxsize=64)
def shared_lexicon(slug: str, options: tuple[tuple[str, str], ...], data: str) -> Lexicon:
    return Lexicon(games.GameRecipe(slug, options, data).load())


def lexicon(slug: str, options: dict[str, str], data: str = "") -> Lexicon:
    """Tables with the same options share one game and its words."""
    return shared_lexicon(slug, tuple(sorted(options.items())), data)


class Board(Struct, frozen=True):
    """What one seat sees and may do at one moment; shared by all who see through it."""

    view: Mapping[str, object]
    acting: list[str]
    prompt: Prompt | None
    legal: list[str]
    undo: bool
    odds: dict[str, dict[str, float]] | None
    outlook: Mapping[str, object] | None = None
    waived: dict[str, list[Waived]] = {}
    setups: dict[str, str] = {}


class Heard:
    """The log of one seat in the form of the wire; `positions` are the positions of its lines in the table's
    log.
    """

    def __init__(self) -> None:
        self.lines: list[Raw] = []
        self.positions: list[int] = []
        self.read = 0

    def listen(self, table: Table, number: int, words: Lexicon, numbering: Numbering | None) -> None:
        """Catch up with the table."""
        log = table.log
        for position in range(self.read, len(log)):
            n, event = log[position]
            if event.is_heard_by(number):
                self.lines.append(words.event(n if numbering is None else numbering.own(n), event))
                self.positions.append(position)
        self.read = len(log)

    def forget(self, length: int) -> int:
        """The table's log was cut to a length; returns how many lines of this seat remain."""
        while self.positions and self.positions[-1] >= length:
            self.positions.pop()
            self.lines.pop()
        self.read = min(self.read, length)
        return len(self.lines)


class Views:
    """Boards and logs of one table at the present moment."""

    def __init__(self, table: Table, words: Lexicon) -> None:
        self.table = table
        self.words = words
        self.boards: dict[str, Board] = {}
        self.heard: dict[Ears, Heard] = {}

    def move_on(self) -> dict[Ears, int]:
        """Something changed. Returns, by listener, to how many lines an undo has cut its log."""
        self.boards.clear()
        length = len(self.table.log)
        return {ears: heard.forget(length) for ears, heard in self.heard.items() if heard.read > length}

    def board(self, seat: str) -> Board:
        board = self.boards.get(seat)
        if board is None:
            board = self.boards[seat] = make_board(self.table, self.words, seat)
        return board

    def log(self, seat: str, numbering: Numbering | None = None) -> list[Raw]:
        """What a seat has heard, with a viewer's step numbers or, without a numbering, the record's."""
        return self.hearing(seat, numbering).lines

    def hearing(self, seat: str, numbering: Numbering | None) -> Heard:
        heard = self.heard.get((seat, numbering))
        if heard is None:
            heard = self.heard[seat, numbering] = Heard()
        heard.listen(self.table, number_of(self.table.game, seat), self.words, numbering)
        return heard


def number_of(game: Game, seat: str) -> int:
    return game.seat_index(seat) if seat else -1


def make_board(table: Table | Earlier, words: Lexicon, seat: str, is_past: bool = False) -> Board:
    """The board of a seat. A moment of the past can be viewed, not played: it has no choices and no odds."""
    game, s = table.game, table.state
    number = number_of(game, seat)
    view = game.view(s, number)
    if table.is_over:
        return Board(view, [], None, [], False, None)
    ask = flow.question(s)
    seats = ask.seats(s)
    acting = [game.seats[other] for other in seats]
    name = game.prompt(ask)
    # What is being decided is told to all, the numbers it is about are not.
    if number not in seats and number not in ask.answered(s):
        may_undo = bool(seat) and not is_past and table.may_undo(seat)
        return Board(view, acting, Prompt(name, []), [], may_undo, None)
    prompt = words.prompt(name, game.prompts[name], ask.about(s, number))
    if is_past:
        return Board(view, acting, prompt, [], False, None)
    actions = ask.legal(s, number)
    legal = words.choices(actions)
    advice = game.extra(Advice)
    figures = odds(words, advice.figures(s, number)) if advice else None
    outlook = advice.outlook(s, number) if advice else None
    waived = {
        words.action(a): [words.loss(loss) for loss in losses]
        for a, losses in gate.waived(game, s, number, actions).items()
    }
    setups = {name: words.action(a) for name, a in gate.setups(game, s, number).items()}
    return Board(view, acting, prompt, legal, table.may_undo(seat), figures, outlook, waived, setups)


def odds(words: Lexicon, advice: dict[Action, dict[str, float]]) -> dict[str, dict[str, float]] | None:
    """A game's advice on the wire: figures by the text of an action."""
    if not advice:
        return None
    return {words.action(a): figures for a, figures in advice.items()}
