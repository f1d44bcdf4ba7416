"""The contract of a game: everything that must hold at every decision of any game.

A case's random games are walked once. Every check is shown every decision of that walk and takes those it
wants. A check that fails is reported with its name, case, decision and position; the others go on.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import ClassVar, NamedTuple

from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.testing.cases import GAMES, SPARSE, Case, Moment, Sampler, rare_positions, walk, walk_on


class Check:
    """One thing that must hold. `every` and `first` say at which decisions: see Sampler.

    So it is under the default options, and under all the others together. Where a single option differs, a
    check that is dear, or looks at some decisions only, looks at one in SPARSE of these.
    """

    every: ClassVar[int] = 1
    first: ClassVar[int] = 3
    dear: ClassVar[bool] = False

    def __init__(self, case: Case, game: Game) -> None:
        self.case = case
        self.game = game
        is_sparse = case.is_single and (self.dear or self.every > 1)
        self.wanted = Sampler(self.every * SPARSE if is_sparse else self.every, self.first)

    @classmethod
    def name(cls) -> str:
        """TwinsLookAlike is `twins look alike`."""
        return re.sub(r"(?<!^)(?=[A-Z])", " ", cls.__name__).lower()

    def wants(self, moment: Moment) -> bool:
        return self.wanted(moment)

    def at(self, moment: Moment) -> None:
        """Look at a decision."""

    def over(self, s: State, number: int) -> None:
        """Look at the end of random game `number`."""

    def close(self) -> None:
        """All games are walked."""


class Broken(NamedTuple):
    """A check that failed, and where."""

    check: str
    case: Case
    where: str
    position: str
    why: str

    def __str__(self) -> str:
        return f"{self.check}\n  {self.case}\n  {self.where}\n  {self.position}\n{self.why}"


class Contract:
    """The checks of one case. Whoever fails is reported once and asked no more."""

    def __init__(self, case: Case, game: Game, kinds: Iterable[type[Check]]) -> None:
        self.case = case
        self.game = game
        self.checks = [kind(case, game) for kind in kinds]
        self.broken: list[Broken] = []

    def hold(self) -> list[Broken]:
        """Walk the case's games; the checks that failed."""
        for number in range(GAMES):
            last = self.look(walk(self.case, number, self.game))
            for check in self.checks[:]:
                with Reported(self, check, f"the end of game {number}", last):
                    check.over(last, number)
        for number, position in enumerate(rare_positions(self.case)):
            self.look(walk_on(self.case, number, position, self.game))
        for check in self.checks[:]:
            with Reported(self, check, "after all games", None):
                check.close()
        return self.broken

    def look(self, moments: Iterator[Moment]) -> State:
        """Show every decision to every check; the state at the end."""
        for moment in moments:
            for check in self.checks[:]:
                if check.wants(moment):
                    with Reported(self, check, moment, moment.s):
                        check.at(moment)
            moment.s.events = []
            if not self.checks:
                break
        return moment.s


class Reported:
    """What goes wrong inside is a check that failed; it is taken off the list."""

    def __init__(self, contract: Contract, check: Check, where: object, s: State | None) -> None:
        self.contract = contract
        self.check = check
        self.where = where
        self.s = s

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if not isinstance(error, Exception):
            return False
        contract = self.contract
        contract.checks.remove(self.check)
        position = contract.game.write_position(self.s) if self.s is not None else ""
        why = "".join(traceback.format_exception(error))
        contract.broken.append(Broken(self.check.name(), contract.case, str(self.where), position, why))
        return True
