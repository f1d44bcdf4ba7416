"""The contract of a game: everything that must hold at every decision of any game.

A case's random games are walked once. Every check is shown every decision of that walk and takes those it
wants. A check that fails is reported with its name, case, decision and position; the others go on.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import ClassVar, NamedTuple

from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.testing.cases import GAMES, SPARSE, Case, Moment, Sampler, rare_positions, walk, walk_on

PLAYED = "the game can be played"


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
            last = self.look(partial(walk, self.case, number, self.game))
            if last is None:
                return self.broken
            for check in self.checks[:]:
                with Reported(self, check, f"the end of game {number}", last):
                    check.over(last, number)
        for number, position in enumerate(rare_positions(self.case)):
            if self.look(partial(walk_on, self.case, number, position, self.game)) is None:
                return self.broken
        for check in self.checks[:]:
            with Reported(self, check, "after all games", None):
                check.close()
        return self.broken

    def look(self, begin: Callable[[], Iterator[Moment]]) -> State | None:
        """Show every decision to every check; the state at the end, or None where the rules break."""
        moments = begin()
        moment = None
        while self.checks:
            try:
                coming = next(moments, None)
            except Exception as error:  # noqa: BLE001  # whatever the rules do wrong, their author is told
                self.crash(error, moment, begin())
                return None
            if coming is None:
                break
            moment = coming
            for check in self.checks[:]:
                if check.wants(moment):
                    with Reported(self, check, moment, moment.s):
                        check.at(moment)
            moment.s.events = []
        return moment.s if moment is not None else None

    def crash(self, error: Exception, last: Moment | None, again: Iterator[Moment]) -> None:
        """The rules broke after the last decision; the same game, played again, has its position."""
        why = "\n".join(f"  {line}" for line in in_words(error, self.game))
        if last is None:
            self.broken.append(Broken(PLAYED, self.case, "before the first question", "", why))
            return
        position = next(self.game.write_position(each.s) for each in again if each.n == last.n)
        self.broken.append(Broken(PLAYED, self.case, str(last), position, why))


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
        why = "\n".join(f"  {line}" for line in in_words(error, contract.game))
        contract.broken.append(Broken(self.check.name(), contract.case, str(self.where), position, why))
        return True


def in_words(error: BaseException, game: Game) -> list[str]:
    """What went wrong, the cause first. An exception of the rules is told with its place in them."""
    told = in_words(error.__cause__, game) if error.__cause__ is not None else []
    text = str(error).strip()
    if isinstance(error, AssertionError) and text:
        return [*told, *text.splitlines()]
    frames = traceback.extract_tb(error.__traceback__)
    inside = [frame for frame in frames if Path(frame.filename).is_relative_to(game.folder)] or frames[-1:]
    place = inside[-1] if inside else None
    told.append(f"{type(error).__name__}: {text}".rstrip(": "))
    if place is not None:
        told.append(f"  in {Path(place.filename).name}, line {place.lineno}, {place.name}: {place.line}")
    return told
