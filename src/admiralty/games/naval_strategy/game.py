"""Naval Strategy: seats, options, set-up and everything the kernel asks of a game."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Line, Option, Words
from admiralty.core.luck import Tape
from admiralty.games.naval_strategy import (
    advice,
    bot,
    imagination,
    invariants,
    mapmaker,
    notation,
    options,
    outlook,
    printed,
    r02_setup,
    r03_week,
    r04_planning,
    r05_port_phase,
    r06_steps,
    r08_restrictions,
    r12_building,
    r15_scoring,
    r16_changes,
    r16_newcomers,
    r16_organiser,
    r16_ties,
    screen,
    sheets,
    tactics,
    view,
    words,
)
from admiralty.games.naval_strategy.chart import FACES
from admiralty.games.naval_strategy.datacheck import ENHANCEMENTS, GOODS
from admiralty.games.naval_strategy.documents import load, map_ids, written
from admiralty.games.naval_strategy.lots import lot_ids
from admiralty.games.naval_strategy.mapfile import TYPES, Faults, Inspection, read_maps
from admiralty.games.naval_strategy.orders import CODES
from admiralty.games.naval_strategy.organised import Camp
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import Tables
from admiralty.kit.datafile import DataError
from admiralty.kit.evaluation import EvaluatedGame
from admiralty.kit.organised import Offer, Organised
from admiralty.kit.sheets import Page

ORGANISER = "organiser"


class NavalStrategy(EvaluatedGame):
    """[NS-3.22] Two to six teams; by option the organiser has a seat of his own, the last one."""

    slug = "naval-strategy"
    title = "Naval Strategy"
    prefix = "NS"
    rules_version = 2
    verbs = words.VERBS
    events = words.EVENTS
    prompts = words.PROMPTS
    endings = r15_scoring.ENDINGS
    rules = (
        r03_week, r04_planning, r05_port_phase, r06_steps, r08_restrictions, r12_building, r16_changes,
        r16_newcomers, r16_organiser, r16_ties,
    )  # fmt: skip
    folder = Path(__file__).parent
    nesting = invariants.NESTING
    evaluation = bot.Evaluation
    organising: ClassVar[Offer] = Offer(
        ORGANISER, {"organiser": "seat"}, ("teams", "map", "days", "turns_per_day", "ruleset")
    )

    def shipped_data(self) -> str:
        return (self.folder / "data" / f"{self.slug}.toml").read_text(encoding="utf-8")

    def prepare(self, data_text: str) -> None:
        """[NS-R.2] The owner's tables or map, or the shipped ones."""
        self.document = load(data_text, self.folder / "data")
        self.dataset = str(self.document["dataset"])

    def option_list(self) -> list[Option]:
        return options.option_list(map_ids(self.document))

    def settle_options(self, chosen: dict[str, str]) -> dict[str, str]:
        """[NS-R.1] A ruleset sets what is not chosen; lengths may be any number."""
        free = options.numbers(chosen)
        listed = {name: value for name, value in options.bundled(chosen).items() if name not in free}
        return super().settle_options(listed) | free

    def equip(self) -> None:
        """[NS-3.22] The seats follow from the number of teams."""
        self.tables = Tables(self.document, self.options)
        self.tactics = tactics.Tactics()
        self.seats = tuple(self.tables.team_ids)
        self.organised: Organised | None = None
        if self.tables.organiser >= 0:
            self.seats += (ORGANISER,)
            self.organised = Camp(ORGANISER, int(self.options["planning_seconds"]))

    def ids(self) -> dict[str, list[str]]:
        t = self.tables
        return {
            "seat": list(self.seats),
            "ship": t.ship_ids,
            "tile": t.tile_ids,
            "source": words.SOURCES,
            "enhancement": [name.replace("_", "-") for name in ENHANCEMENTS],
            "boss": t.boss_ids,
            "lot": lot_ids(GOODS),
            "type": TYPES,
            "port": t.port_ids,
            "heading": [str(face) for face in range(FACES)],
            "commodity": GOODS,
            "step": words.STEP_IDS,
            "outcome": words.OUTCOMES,
            "order": CODES,
            "change": words.CHANGES,
        }

    def names(self) -> dict[str, dict[str, str]]:
        return self.tables.names

    def layout(self, tape: Tape) -> State:
        s = r02_setup.new_state(tape, self.tables)
        flow.begin(s, r03_week.Match())
        return s

    def view(self, s: State, seat: int) -> dict[str, object]:
        return view.view(s, seat)

    def imagine(self, s: State, seat: int, tape: Tape) -> State:
        return imagination.imagine(s, seat, tape)

    def write_words(self, s: State) -> list[str]:
        return notation.write(s)

    def read_words(self, words: list[str], tape: Tape) -> State:
        return notation.Reader(tape, self.tables).read(words)

    def scripted_action(self, s: State, seat: int) -> Action | None:
        return self.tactics.scripted_action(s, seat)

    def advice(self, s: State, seat: int) -> dict[Action, dict[str, float]]:
        return advice.advice(s, seat)

    def outlook(self, s: State, seat: int) -> dict[str, object] | None:
        return outlook.outlook(s, seat)

    def printed(self) -> dict[str, object]:
        return printed.printed(self.tables)

    def screen(self, view: dict[str, object], words: Words, width: int) -> list[Line]:
        return screen.screen(self.tables, view, words, width)

    def sheets(self, view: dict[str, object], words: Words) -> list[Page]:
        """[NS-16.8] Pages for play on paper (table/paper.py prints them)."""
        return sheets.sheets(self.tables, view, words)

    def map_faults(self, text: str) -> Faults:
        """[NS-2.4] What is wrong with a map file, as messages `map-fault-...` and what fills them in."""
        try:
            return Inspection(read_maps(text)).inspect()
        except DataError as error:
            return [("other", {"reason": str(error)})]

    def make_map(self, seed: int, wanted: dict[str, int]) -> str:
        """[NS-2.4] A map file made up from a seed; raises DataError when so much does not fit."""
        sizes = [wanted.get(name, size) for name, size in mapmaker.SIZES.items()]
        return written(mapmaker.make_map(seed, sizes[0], sizes[1], sizes[2], sizes[3]))

    def check(self, s: State) -> None:
        invariants.check(s)


GAME = NavalStrategy
