"""The template's game with changed rules: a clause renamed, clauses added in the middle, a frame changed.

In `NextTemplate` games go as before; in `OtherTemplate` the new clauses change points and roll a die.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from admiralty import games
from admiralty.core import flow
from admiralty.core.action import first
from admiralty.core.flow import FINISH, REPEAT, WAITING, Become, Clauses, Flow, Frame, Phase
from admiralty.core.luck import Tape
from admiralty.games._template import (
    r01_terms,
    r02_setup,
    r03_commitment,
    r04_clash,
    r04_pursuit,
    r05_victory,
)
from admiralty.games._template.game import Template
from admiralty.games._template.r05_victory import decide
from admiralty.games._template.state import State
from admiralty.games._template.tables import BLUE, RED, Tables
from admiralty.games._template.upgrades import NUMBERED
from admiralty.kit.upgrade import Upgrade, Upgrades

if not flow.__file__.endswith(".py"):
    pytest.skip("interpreted frames cannot extend compiled ones", allow_module_level=True)


@dataclass
class Match(r02_setup.Match):
    def rounds(self, s: State) -> Flow:
        return Round()


@dataclass
class Round(Phase):
    """`pledges` was called `commitment`; `tides` is new."""

    def clauses(self) -> Clauses:
        return self.pledges, self.tides, self.end_of_round

    def pledges(self, s: State) -> Flow:
        return Commit([WAITING, WAITING])

    def tides(self, s: State) -> Flow:
        if isinstance(s.t, OtherTables):
            s.score(RED if s.roll(s.t.die_faces) > 1 else BLUE, 1)
        return None

    def end_of_round(self, s: State) -> Flow:
        if decide(s):
            return FINISH
        s.round += 1
        return REPEAT


@dataclass
class Commit(r03_commitment.Commit):
    def clone(self) -> Frame:
        return Commit(self.answers[:])

    def opened(self, s: State) -> Flow:
        red, blue = first(self.answers[RED]), first(self.answers[BLUE])
        s.spend(red, blue)
        return Become(Clash(red, blue, -1, s.round))


@dataclass
class Clash(r04_clash.Clash):
    """It has one more field, and a clause before the pursuit."""

    number: int

    def clone(self) -> Frame:
        return Clash(self.red, self.blue, self.winner, self.number)

    def clauses(self) -> Clauses:
        return self.strength, self.dice, self.points, self.salvage, self.pursuit

    def salvage(self, s: State) -> Flow:
        if isinstance(s.t, OtherTables):
            s.score(self.winner, 1)
        return None


class NextTemplate(Template):
    """Version 2."""

    rules_version = 2
    rules = (r01_terms, r02_setup, r03_commitment, r04_pursuit, r05_victory, sys.modules[__name__])
    nesting: ClassVar[dict[str, tuple[str, ...]]] = {
        "": ("Match",),
        "Match.rounds": ("Round",),
        "Round.pledges": ("Commit", "Clash"),
        "Clash.pursuit": ("ChoosePursuit",),
        "ChoosePursuit": ("ChooseStake",),
    }
    upgrades = Upgrades(
        {1: Upgrade(renamed={"Round.commitment": "Round.pledges"}, fields={"Clash": lambda old: [*old, 1]})},
        numbered={1: NUMBERED},
    )

    def layout(self, tape: Tape) -> State:
        s = super().layout(tape)
        flow.stand(s, (Match(), ""))
        return s


class OtherTables(Tables):
    """That tell the rules to be others."""


class OtherTemplate(NextTemplate):
    """Version 2 with other effects."""

    def prepare(self, data_text: str) -> None:
        super().prepare(data_text)
        self.tables = OtherTables(data_text)


class LastTemplate(OtherTemplate):
    """Version 3, in which games of version 2 cannot go on."""

    rules_version = 3
    upgrades = Upgrades(
        {**NextTemplate.upgrades.steps, 2: Upgrade(ends="Pledges are made aloud now.")},
        numbered={1: NUMBERED},
    )


def play_by(monkeypatch: pytest.MonkeyPatch, game: type[Any]) -> None:
    """From now on the template is played by these rules."""
    real = games.find
    monkeypatch.setattr(games, "find", lambda slug: game if slug == game.slug else real(slug))
    games.loaded.cache_clear()
