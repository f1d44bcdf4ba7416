"""Russo-Japanese War: seats, options, set-up and everything the kernel asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from admiralty.core import flow
from admiralty.core.game import Game, Option
from admiralty.core.luck import Tape
from admiralty.games.russo_japanese_war import (
    datacheck,
    invariants,
    mapdata,
    notation,
    observation,
    r01_general,
    r03_setup,
    r04_control,
    r05_turn,
    r06_replenishment,
    r07_zoc,
    r08_movement,
    r09_combat,
    r09_declaration,
    r09_results,
    r09_retreat,
    r09_windows,
    r10_cards,
    r10_strategic,
    r11_events,
    r11_refusals,
    r11_squadron,
    r11_wargod,
    r12_victory,
    r13_battle,
    r13_fleets,
    r13_naval,
    r13_repair,
    r13_vladivostok,
    view,
    words,
)  # fmt: skip
from admiralty.games.russo_japanese_war.bot import evaluation
from admiralty.games.russo_japanese_war.datacheck import FLEETS, RESULTS
from admiralty.games.russo_japanese_war.show import advice, given_up, odds, printed, screen
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import BOX_WORDS, Tables
from admiralty.games.russo_japanese_war.upgrades import UPGRADES
from admiralty.kit.datafile import Entry, parse, root
from admiralty.kit.extras import Advice, Odds, Printed, Screen, Waivers
from admiralty.kit.heuristics import Heuristics
from admiralty.kit.observation import Numbering, Observation, Observations, numbered_in

WAIVER_VERBS = (
    "no-refill", "stop", "end-phase", "close-target", "declare-done", "strength-done", "pass", "keep-ar",
    "advance-done", "end-turn", "done", "no-sortie", "break-off", "decline", "take-back",
)  # fmt: skip
OVERLAYS = {"1201": "", "1202": "port_arthur_1202"}


class RussoJapaneseWar(Game):
    """[RJ-1.1] A game for two: Japan and Russia."""

    slug = "russo-japanese-war"
    title = "Russo-Japanese War"
    prefix = "RJ"
    rules_version = 3
    verbs = words.VERBS
    events = words.EVENTS
    prompts = words.PROMPTS
    endings = r12_victory.ENDINGS
    rules = (
        r01_general, r03_setup, r04_control, r05_turn, r06_replenishment, r07_zoc, r08_movement, r09_combat,
        r09_declaration, r09_results, r09_retreat, r09_windows, r10_cards, r10_strategic, r11_events,
        r11_refusals, r11_squadron, r11_wargod, r12_victory, r13_battle, r13_fleets, r13_naval, r13_repair,
        r13_vladivostok,
    )  # fmt: skip
    folder = Path(__file__).parent
    nesting = invariants.NESTING
    upgrades = UPGRADES

    def prepare(self, data_text: str) -> None:
        """The owner's file, or the shipped one, under its own name, checked on both maps."""
        self.document: Entry = root(parse(data_text))
        text = (self.folder / "data" / f"{self.slug}-map.json").read_text(encoding="utf-8")
        self.shipped_map: Entry = mapdata.parse_map(text)
        for overlay in OVERLAYS.values():
            datacheck.check(self.document, self.chart(overlay))
        self.dataset = self.document.text("dataset")
        self.seats = ("japan", "russia")

    def chart(self, overlay: str) -> mapdata.Chart:
        """[RJ-R.1] The map with the overlay of the other hex of Port Arthur, if it is named."""
        owner = self.document.table("map") if self.document.has("map") else None
        return mapdata.chart(self.shipped_map, owner, overlay)

    def option_list(self) -> list[Option]:
        return [
            Option("advanced_naval", ("false", "true"), "false", "RJ-1.9"),
            Option("naval_sortie", ("free", "bluff"), "free", "RJ-R.34"),
            Option("port_arthur_hex", ("1201", "1202"), "1201", "RJ-R.1"),
            Option("nanshan_blocks_dalian", ("false", "true"), "false", "RJ-R.49"),
            Option("show_discard_history", ("false", "true"), "false", "RJ-1.8"),
            Option("paid_card_at_three", ("false", "true"), "false", "RJ-R.3"),
            Option("mines_timing", ("reaction", "reaction_or_own_phase"), "reaction", "RJ-R.28"),
            Option("vladivostok_limit", ("2", "1"), "2", "RJ-R.27"),
        ]

    def equip(self) -> None:
        overlay = OVERLAYS[self.options["port_arthur_hex"]]
        self.tables = Tables(self.document, self.chart(overlay), self.options)
        self.known_names = self.tables.names()

    def ids(self) -> dict[str, list[str]]:
        t = self.tables
        return {
            "seat": list(self.seats),
            "place": t.place_ids,
            "unit": t.unit_ids,
            "card": t.card_ids,
            "event": t.event_ids,
            "ship": t.ship_ids,
            "fleet": FLEETS,
            "phase": ["movement", "combat"],
            "use": ["forced-march", "strategic", "transport", "reorganise"],
            "outcome": [name.lower() for name in RESULTS],
            "month": t.month_ids,
        }

    def names(self) -> dict[str, dict[str, str]]:
        return self.known_names

    def layout(self, tape: Tape) -> State:
        s = r03_setup.new_state(tape, self.tables)
        flow.stand(s, (r03_setup.Match(), ""))
        return s

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        return view.view(s, seat)

    def imagine(self, s: State, seat: int, tape: Tape) -> State:
        return view.imagine(s, seat, tape)

    def write_words(self, s: State) -> list[str]:
        return notation.write(s)

    def read_words(self, words: list[str], tape: Tape) -> State:
        return notation.Reader(tape, self.tables).read(words)

    def check(self, s: State) -> None:
        invariants.check(s)

    def extras(self) -> tuple[object, ...]:
        t = self.tables
        return (
            Heuristics(self.folder, evaluation.Evaluation, terms=evaluation.TERMS),
            Odds(partial(odds.odds, t)),
            Advice(advice.advice, advice.outlook),
            Printed(partial(printed.printed, t)),
            Screen(partial(screen.screen, t), partial(screen.brief, t)),
            Waivers(WAIVER_VERBS, given_up.losses),
            Observations(self.observed, self.numberings),
        )

    def hexes(self) -> list[str]:
        """The hexes of both maps, so that learners number them alike for both hexes of Port Arthur."""
        charts = [self.chart(overlay) for overlay in OVERLAYS.values()]
        return sorted({name for chart in charts for name in chart.hexes if chart.is_playable(name)})

    def observed(self) -> Observation:
        charts = [self.chart(overlay) for overlay in OVERLAYS.values()]
        towns = sorted({name for chart in charts for name, fields in chart.hexes.items() if "town" in fields})
        return observation.Seen(self.tables, self.hexes(), towns, self.frames, self.prompts, self.ids())

    def numberings(self) -> dict[str, Numbering]:
        places = [*self.hexes(), *BOX_WORDS]
        return {"place": numbered_in(places, self.tables.place_ids, len(self.seats))}


GAME = RussoJapaneseWar
