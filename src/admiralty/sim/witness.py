"""Observes a game while it is played: which clauses come into play, what is decided, the numbers at the end.

A game without a witness does not pay for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from admiralty.bots import Opinion
from admiralty.core.action import Action
from admiralty.core.flow import Ask
from admiralty.core.game import Game
from admiralty.core.state import State

SPECTATOR: Final = -1


class Decision(NamedTuple):
    """One decision: which seat answered which question, out of which choices, and with what luck.

    `position` is the whole state before it, secrets included. Where the bot searched, `visits` and `values`
    tell what it found about each legal action, from -1 to 1 for the seat.
    """

    game: int
    n: int
    seat: str
    question: str
    choices: int
    action: str
    luck: list[int]
    position: str
    legal: list[str]
    chosen: int
    visits: list[int]
    values: list[float | None]


class Witness:
    """Counts each event and each question by the clause it cites, and the clause that ended the game."""

    def __init__(self, game: Game, index: int, notes_decisions: bool) -> None:
        self.game = game
        self.index = index
        self.clauses: dict[str, int] = {}
        self.decisions: list[Decision] = []
        self.notes_decisions = notes_decisions

    def before_action(self, s: State, ask: Ask, seat: int, a: Action, opinions: list[Opinion]) -> None:
        """Count the question and note the decision; `opinions` are those of a bot that searched."""
        self.count(self.game.clause(ask))
        if self.notes_decisions:
            self.decisions.append(self.decision(s, ask, seat, a, opinions))
        self.drawn = len(s.tape.drawn)

    def decision(self, s: State, ask: Ask, seat: int, a: Action, opinions: list[Opinion]) -> Decision:
        game = self.game
        legal = ask.legal(s, seat)
        found = {opinion.action: opinion for opinion in opinions if opinion.visits}
        return Decision(
            self.index,
            len(self.decisions),
            game.seats[seat],
            game.prompt(ask),
            len(legal),
            game.write_action(a),
            [],
            game.write_position(s),
            [game.write_action(each) for each in legal],
            legal.index(a),
            [found[each].visits if each in found else 0 for each in legal] if found else [],
            [found[each].value if each in found else None for each in legal] if found else [],
        )

    def after_action(self, s: State) -> None:
        """Count what happened, and note the luck it took. Call it after set-up, too."""
        for event in s.events or []:
            self.count(self.game.events[event.kind].clause)
        s.events = []
        if self.decisions:
            self.decisions[-1].luck.extend(s.tape.drawn[self.drawn :])

    def count(self, clause: str) -> None:
        self.clauses[clause] = self.clauses.get(clause, 0) + 1

    def at_end(self, s: State) -> dict[str, int]:
        """The whole numbers that everybody sees. The clause of the ending counts, unless an event told it."""
        clause = s.ending.partition(" ")[0]
        if clause and clause not in self.clauses:
            self.count(clause)
        return measures(self.game.view(s, SPECTATOR))


def measures(view: Mapping[str, object]) -> dict[str, int]:
    """The numbers of a view by name, and those one level down.

    >>> measures({"turn": 6, "phase": "over", "points": {"red": 3, "blue": 1}, "fallen": True})
    {'turn': 6, 'points/red': 3, 'points/blue': 1, 'fallen': 1}
    """
    out: dict[str, int] = {}
    for key, value in view.items():
        if isinstance(value, int):
            out[key] = int(value)
        elif isinstance(value, dict):
            out |= {f"{key}/{name}": int(n) for name, n in value.items() if isinstance(n, int)}
    return out
