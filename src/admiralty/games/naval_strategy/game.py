"""Naval Strategy: seats, options, set-up and everything the kernel asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from admiralty.core import flow
from admiralty.core.game import Game, Option
from admiralty.core.luck import Tape
from admiralty.games.naval_strategy import (
    invariants,
    mapfile,
    mapmaker,
    notation,
    observation,
    options,
    r02_setup,
    r03_goods,
    r04_planning,
    r04_steps,
    r04_turn,
    r05_port,
    r06_manoeuvres,
    r06_trade,
    r07_attacks,
    r08_restrictions,
    r11_destruction,
    r12_building,
    r13_upgrades,
    r15_scoring,
    r16_calendar,
    r16_changes,
    r16_newcomers,
    r16_organiser,
    r16_ties,
    r17_imagination,
    r17_view,
    reader,
    words,
)
from admiralty.games.naval_strategy.bot import benchmark, heuristics
from admiralty.games.naval_strategy.datacheck import ENHANCEMENTS, GOODS
from admiralty.games.naval_strategy.documents import load, map_ids, presets
from admiralty.games.naval_strategy.mapfile import TYPES
from admiralty.games.naval_strategy.organised import FLAGS, Camp, named, owner
from admiralty.games.naval_strategy.r02_chart import FACES
from admiralty.games.naval_strategy.r04_orders import CODES
from admiralty.games.naval_strategy.r06_lots import lot_ids
from admiralty.games.naval_strategy.show import (
    advice,
    ceremony,
    given_up,
    outlook,
    printed,
    screen,
    sheets,
)
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import Tables
from admiralty.games.naval_strategy.upgrades import UPGRADES
from admiralty.kit.extras import (
    Advice,
    Benchmark,
    Ceremony,
    MapFiles,
    Nameable,
    OrganiserOption,
    Printed,
    Screen,
    Sheets,
    Waivers,
)
from admiralty.kit.observation import Observations

ORGANISER = "organiser"
WAIVED = ("ready", "evaluate", "done", "clear", "close-day", "end-week", "scrap")
ASKED_FIRST = ("teams", "map", "days", "turns_per_day", "ruleset")


class NavalStrategy(Game):
    """[NS-3.22] Two to six teams; by option the organiser has the last seat."""

    slug = "naval-strategy"
    title = "Naval Strategy"
    prefix = "NS"
    rules_version = 3
    verbs = words.VERBS
    events = words.EVENTS
    prompts = words.PROMPTS
    endings = r15_scoring.ENDINGS
    rules = (
        r03_goods, r04_planning, r04_steps, r04_turn, r05_port, r06_manoeuvres, r06_trade, r07_attacks,
        r08_restrictions, r11_destruction, r12_building, r13_upgrades, r16_calendar, r16_changes,
        r16_newcomers, r16_organiser, r16_ties,
    )  # fmt: skip
    folder = Path(__file__).parent
    nesting = invariants.NESTING
    upgrades = UPGRADES

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
        self.seats = tuple(self.tables.team_ids)
        if self.tables.organiser >= 0:
            self.seats += (ORGANISER,)

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
        flow.stand(s, (r04_turn.Match(), ""))
        return s

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        return r17_view.view(s, seat)

    def imagine(self, s: State, seat: int, tape: Tape) -> State:
        return r17_imagination.imagine(s, seat, tape)

    def write_words(self, s: State) -> list[str]:
        return notation.write(s)

    def read_words(self, words: list[str], tape: Tape) -> State:
        return reader.Reader(tape, self.tables).read(words)

    def check(self, s: State) -> None:
        invariants.check(s)

    def extras(self) -> tuple[object, ...]:
        t = self.tables
        organiser = (Camp(ORGANISER, int(self.options["planning_seconds"])),) if t.organiser >= 0 else ()
        return (
            heuristics.Heuristics(self.folder),
            Advice(advice.advice, outlook.outlook),
            Printed(partial(printed.printed, t)),
            Screen(partial(screen.screen, t), partial(screen.brief, t)),
            Sheets(partial(sheets.sheets, t)),  # [NS-16.8]
            Ceremony(ceremony.scores, partial(ceremony.highlights, t)),
            MapFiles(mapfile.faults, mapmaker.make_file),
            Benchmark(self.benchmark),
            Waivers(WAIVED, given_up.losses),
            Observations(partial(observation.Seen, t, self.prompts), partial(observation.numberings, t)),
            presets(self.folder / "data"),
            Nameable(("seat", "ship"), owner, named, FLAGS),
            OrganiserOption(ORGANISER, {"organiser": "seat"}, ASKED_FIRST, words.ORGANISERS),
            *organiser,
        )

    def benchmark(self, seed: int, seconds: float) -> dict[str, float]:
        """[NS-16.11] Always with five teams."""
        return benchmark.figures(NavalStrategy({"teams": "5"}).tables, seed, seconds)


GAME = NavalStrategy
