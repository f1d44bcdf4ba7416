"""Skirmish: seats, options, set-up and everything the kernel asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from admiralty.core import flow
from admiralty.core.game import Game, Option
from admiralty.core.luck import Tape
from admiralty.games._template import (
    notation,
    observation,
    r01_terms,
    r02_setup,
    r03_commitment,
    r04_clash,
    r04_pursuit,
    r05_victory,
    view,
    words,
)
from admiralty.games._template.bot import evaluation
from admiralty.games._template.state import State
from admiralty.games._template.tables import SIDES, Tables
from admiralty.games._template.upgrades import UPGRADES
from admiralty.kit.heuristics import Heuristics
from admiralty.kit.observation import Observations


class Template(Game):
    slug = "_template"
    title = "Skirmish"
    prefix = "TP"
    rules_version = 1
    verbs = words.VERBS
    events = words.EVENTS
    prompts = words.PROMPTS
    endings = r05_victory.ENDINGS
    rules = (r01_terms, r02_setup, r03_commitment, r04_clash, r04_pursuit, r05_victory)
    folder = Path(__file__).parent
    nesting = r01_terms.NESTING
    upgrades = UPGRADES

    def prepare(self, data_text: str) -> None:
        """[TP-1.1] [TP-1.2] The owner's file, or the shipped one, under its own name."""
        self.tables = Tables(data_text)
        self.dataset = self.tables.dataset
        self.seats = SIDES

    def option_list(self) -> list[Option]:
        return [
            Option("length", ("short", "long"), "short", "TP-2.1"),
            Option("pursuit", ("on", "off"), "on", "TP-4.3"),
        ]

    def equip(self) -> None:
        self.tables.choose(self.options)

    def ids(self) -> dict[str, list[str]]:
        return {"squadron": self.tables.squadron_ids, "seat": list(self.seats)}

    def names(self) -> dict[str, dict[str, str]]:
        return self.tables.names

    def layout(self, tape: Tape) -> State:
        s = r02_setup.new_state(tape, self.tables)
        flow.stand(s, (r02_setup.Match(), ""))
        return s

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        return view.view(s, seat)

    def imagine(self, s: State, seat: int, tape: Tape) -> State:
        return view.imagine(s, seat, tape)

    def write_words(self, s: State) -> list[str]:
        return notation.write(s)

    def read_words(self, words: list[str], tape: Tape) -> State:
        return notation.read(words, tape, self.tables)

    def check(self, s: State) -> None:
        r01_terms.check(s)

    def extras(self) -> tuple[object, ...]:
        return (
            Heuristics(self.folder, evaluation.Evaluation),
            Observations(partial(observation.Seen, self.tables, self.prompts, self.ids())),
        )


GAME = Template
