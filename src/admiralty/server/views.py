"""What a seat gets to see, made once for each moment: its view, its choices, what it has heard."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from msgspec import Raw

from admiralty import games
from admiralty.core import flow
from admiralty.core.action import NUMBER, Action
from admiralty.core.event import Event, Kind
from admiralty.core.game import Game
from admiralty.server.messages import ENCODER, Board, Line, Prompt
from admiralty.server.steps import Numbering
from admiralty.table.table import Table

Ears: TypeAlias = tuple[str, Numbering | None]  # the seat, and whose numbers its lines bear


class Lexicon:
    """A game's actions, events and prompts in the words of the wire: things as ids, numbers as numbers."""

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

    def choices(self, actions: list[Action]) -> list[str]:
        """Many at once; most of them have been written before."""
        known = self.actions
        return [known.get(a) or self.action(a) for a in actions]

    def event(self, n: int, event: Event) -> Raw:
        args = self.values(self.pairs[event.kind], event.args)
        return Raw(ENCODER.encode(Line(n, event.kind, args, self.game.events[event.kind].clause)))

    def prompt(self, name: str, kind: Kind, about: tuple[int | tuple[int, ...], ...]) -> Prompt:
        return Prompt(name, self.values(kind.pairs(), about))

    def values(self, pairs: list[tuple[str, str]], args: tuple[int | tuple[int, ...], ...]) -> list[object]:
        return [self.value(kind, value) for (_, kind), value in zip(pairs, args, strict=True)]

    def value(self, kind: str, value: int | tuple[int, ...]) -> object:
        if isinstance(value, tuple):
            return [self.value(kind.rstrip("*"), one) for one in value]
        return value if kind == NUMBER else self.game.grammar.word(kind, value)


@lru_cache(maxsize=64)
def shared_lexicon(slug: str, options: tuple[tuple[str, str], ...], data: str) -> Lexicon:
    return Lexicon(games.load(slug, dict(options), data))


def lexicon(slug: str, options: dict[str, str], data: str = "") -> Lexicon:
    """Tables with the same options share one game with its words."""
    return shared_lexicon(slug, tuple(sorted(options.items())), data)


class Heard:
    """The log of one seat as it goes over the wire; `positions` says where each line is in the table's."""

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
        """The table's log was cut to a length; how many lines of this seat remain."""
        while self.positions and self.positions[-1] >= length:
            self.positions.pop()
            self.lines.pop()
        self.read = min(self.read, length)
        return len(self.lines)


class Views:
    """Boards and logs of one table for its present moment."""

    def __init__(self, table: Table, words: Lexicon) -> None:
        self.table = table
        self.words = words
        self.boards: dict[str, Board] = {}
        self.heard: dict[Ears, Heard] = {}

    def move_on(self) -> dict[Ears, int]:
        """Something changed. The answer says, by listener, to how many lines an undo has cut its log."""
        self.boards.clear()
        length = len(self.table.log)
        return {ears: heard.forget(length) for ears, heard in self.heard.items() if heard.read > length}

    def board(self, seat: str) -> Board:
        board = self.boards.get(seat)
        if board is None:
            board = self.boards[seat] = make_board(self.table, self.words, seat)
        return board

    def log(self, seat: str, numbering: Numbering | None = None) -> list[Raw]:
        """What a seat has heard, in somebody's own numbers or, without them, in those of the record."""
        return self.hearing(seat, numbering).lines

    def hearing(self, seat: str, numbering: Numbering | None) -> Heard:
        heard = self.heard.get((seat, numbering))
        if heard is None:
            heard = self.heard[seat, numbering] = Heard()
        heard.listen(self.table, number_of(self.table.game, seat), self.words, numbering)
        return heard


def number_of(game: Game, seat: str) -> int:
    return game.seat_index(seat) if seat else -1


def make_board(table: Table, words: Lexicon, seat: str, is_past: bool = False) -> Board:
    """A moment of the past can be looked at, not played: it has no choices and no odds."""
    game, s = table.game, table.state
    number = number_of(game, seat)
    view = Raw(ENCODER.encode(game.view(s, number)))
    if table.is_over:
        return Board(view, [], None, [], False, None)
    ask = flow.question(s)
    seats = ask.seats(s)
    acting = [game.seats[other] for other in seats]
    name = game.prompt(ask)
    if number not in seats:  # what is being decided is told, the numbers it is about are not
        may_undo = bool(seat) and not is_past and table.may_undo(seat)
        return Board(view, acting, Prompt(name, []), [], may_undo, None)
    prompt = words.prompt(name, game.prompts[name], ask.about(s, number))
    if is_past:
        return Board(view, acting, prompt, [], False, None)
    legal = words.choices(ask.legal(s, number))
    advice = odds(words, game.advice(s, number))
    return Board(view, acting, prompt, legal, table.may_undo(seat), advice, game.outlook(s, number))


def odds(words: Lexicon, advice: Mapping[Any, object] | None) -> dict[str, object] | None:
    """A game's advice on the wire: what is keyed by an action is keyed by its text."""
    if not advice:
        return None
    return {words.action(key) if isinstance(key, int) else str(key): value for key, value in advice.items()}
