"""One game of an environment: seats by number, actions by index."""

from __future__ import annotations

from typing import Final

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Tape
from admiralty.core.state import State
from admiralty.kit.action_table import WAIT, ActionTable

SPECTATOR: Final = -1
VERSION: Final = 1
"""Raised when actions or observations of an unchanged game get another meaning."""


def version(game: type[Game] | Game) -> int:
    """The number after `_v`: it grows with the rules and with the encoding."""
    return game.rules_version + VERSION


def module_name(slug: str) -> str:
    return slug.strip("_").replace("-", "_")


class Episode:
    """One game, from its start or from a position.

    What may be done is `explore`, the part of `legal` that loses nothing: subsets and paths in one order only
    and no steps back, so that games are shorter and cannot go round in circles. With `every_order` it is
    `legal`, everything that people may do. With `skip_forced` a seat is only asked when it has a choice:
    whatever has no alternative is done at once.
    """

    def __init__(
        self,
        game: Game,
        actions: ActionTable,
        tape: Tape,
        limit: int,
        position: str = "",
        every_order: bool = False,
        skip_forced: bool = False,
    ) -> None:
        self.game: Game = game
        self.actions: ActionTable = actions
        self.limit: int = limit
        self.every_order: bool = every_order
        self.skip_forced: bool = skip_forced
        self.decisions: int = 0
        self.known: dict[int, dict[int, Action]] = {}
        self.s: State = game.read_position(position, tape) if position else game.setup(tape)
        if not self.s.stack:
            raise ValueError("the game is over at this position")
        self.skip()

    @property
    def acting(self) -> tuple[int, ...]:
        return () if self.is_cut_off else flow.acting(self.s)

    @property
    def is_cut_off(self) -> bool:
        return bool(self.s.stack) and self.decisions >= self.limit

    def choices(self, seat: int) -> dict[int, Action]:
        """What a seat may do now, by index; worked out once."""
        found = self.known.get(seat)
        if found is None:
            if seat not in self.acting:
                return {}
            ask = flow.question(self.s)
            allowed = ask.legal(self.s, seat) if self.every_order else ask.explore(self.s, seat)
            found = self.actions.numbered(allowed, seat)
            self.known[seat] = found
        return found

    def act(self, seat: int, index: int) -> bool:
        """Take the action if the seat is asked and the index is legal; returns whether it was."""
        choices = self.choices(seat)
        if index not in choices:
            return False
        self.apply(seat, choices[index])
        self.skip()
        return True

    def apply(self, seat: int, action: Action) -> None:
        flow.apply(self.s, seat, action)
        self.decisions += 1
        self.known = {}

    def skip(self) -> None:
        """Do what has no alternative, if that is wanted."""
        while self.skip_forced:
            forced = [seat for seat in self.acting if len(self.choices(seat)) == 1]
            if not forced:
                return
            (only,) = self.choices(forced[0]).values()
            self.apply(forced[0], only)

    def legal(self, seat: int) -> list[int]:
        """The indexes of what a seat may do now."""
        return sorted(self.choices(seat))

    def mask(self, seat: int, may_wait: bool = False) -> bytearray:
        """A byte for each action, 1 for what is legal; a seat that is not asked may only wait, if that."""
        out = bytearray(self.actions.size)
        choices = self.choices(seat)
        for index in choices:
            out[index] = 1
        if may_wait and not choices:
            out[WAIT] = 1
        return out

    def payoffs(self) -> tuple[int, ...]:
        return self.s.result or (0,) * len(self.game.seats)
