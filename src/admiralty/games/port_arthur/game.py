"""Port Arthur: seats, options, set-up and everything the kernel asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from admiralty.core import flow
from admiralty.core.game import Game, Option
from admiralty.core.luck import Tape
from admiralty.games.port_arthur import (
    invariants,
    notation,
    observation,
    r02_ports,
    r03_setup,
    r04_victory,
    r05_reach,
    r05_sorties,
    r05_turn,
    r06_moves,
    r06_operations,
    r06_reach,
    r06_squadrons,
    r07_battle,
    r07_damage,
    r07_fire,
    r08_scoring,
    r09_return,
    r10_initiative,
    r11_variant,
    r12_fog,
    view,
    words,
)  # fmt: skip
from admiralty.games.port_arthur.bot import heuristics
from admiralty.games.port_arthur.choices import Choices
from admiralty.games.port_arthur.show import advice, given_up, odds, printed, screen
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import Tables, load
from admiralty.games.port_arthur.upgrades import UPGRADES
from admiralty.kit.extras import Advice, Odds, Printed, Screen, Waivers
from admiralty.kit.observation import Observations

ON_OFF = ("off", "on")


class PortArthur(Game):
    slug = "port-arthur"
    title = "Port Arthur"
    prefix = "PA"
    rules_version = 1
    verbs = words.VERBS
    events = words.EVENTS
    prompts = words.PROMPTS
    endings = r04_victory.ENDINGS
    rules = (
        r02_ports, r03_setup, r04_victory, r05_reach, r05_sorties, r05_turn, r06_moves, r06_operations,
        r06_reach, r06_squadrons, r07_battle, r07_damage, r07_fire, r08_scoring, r09_return, r10_initiative,
        r11_variant, r12_fog,
    )  # fmt: skip
    folder = Path(__file__).parent
    nesting = invariants.NESTING
    upgrades = UPGRADES

    def prepare(self, data_text: str) -> None:
        """[PA-1.1] [PA-1.10] [PA-R.2] Two sides. The owner's file, or the shipped one, under its own name."""
        self.document = load(data_text)
        self.dataset = str(self.document["dataset"])
        self.seats = ("japan", "russia")

    def option_list(self) -> list[Option]:
        """[PA-3.6] What the players agree on before set-up."""
        points = self.document["zone_points"]
        assert isinstance(points, dict)
        profiles = tuple(points["profiles"])
        parts = ("extra_ships", "opening_raid", "mines")
        return [
            Option("extra_ships", ON_OFF, "off", "PA-11.1"),
            Option("opening_raid", ON_OFF, "off", "PA-11.2"),
            Option("mines", ON_OFF, "off", "PA-11.4"),
            Option("hidden_threat", ON_OFF, "off", "PA-R.16", tuple((part, "on") for part in parts)),
            Option("fog_of_war", ON_OFF, "off", "PA-12.1"),
            Option("zone_points", profiles, str(points["default_profile"]), "PA-8.4"),
            Option("manchuria_layout", ("fork", "sequence"), "fork", "PA-8.24"),
            Option("partial_hits", ("strict", "inclusive"), "strict", "PA-R.5"),
            Option("underpayment", ("free", "forced_only"), "free", "PA-R.7"),
            Option("blockade_at_limit", ("lift", "keep_free"), "lift", "PA-R.8"),
            Option("return_choice", ("per_ship", "per_squadron"), "per_ship", "PA-9.5"),
            Option("act_after_pass", ("no", "yes"), "no", "PA-6.26"),
        ]

    def equip(self) -> None:
        self.tables = Tables(self.document, self.options)
        self.choices = Choices(self.tables)

    def ids(self) -> dict[str, list[str]]:
        t = self.tables
        return {
            "ship": t.ship_ids,
            "zone": t.zone_ids,
            "port": t.port_ids,
            "place": t.zone_ids + t.port_ids,
            "space": t.space_ids,
            "seat": list(self.seats),
            "switch": ["off", "on"],
        }

    def names(self) -> dict[str, dict[str, str]]:
        return self.tables.names

    def layout(self, tape: Tape) -> State:
        s = r03_setup.new_state(tape, self.tables, self.choices)
        flow.stand(s, (r03_setup.War(), ""))
        return s

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        return view.view(s, seat, self.seats)

    def imagine(self, s: State, seat: int, tape: Tape) -> State:
        return view.imagine(s, seat, tape)

    def write_words(self, s: State) -> list[str]:
        return notation.write(s)

    def read_words(self, words: list[str], tape: Tape) -> State:
        return notation.Reader(tape, self.tables, self.choices).read(words)

    def has_secrets(self) -> bool:
        """[PA-H.1] Only in fog of war."""
        return bool(self.tables.fog)

    def check(self, s: State) -> None:
        invariants.check(s)

    def extras(self) -> tuple[object, ...]:
        t = self.tables
        return (
            heuristics.Heuristics(self.folder),
            Odds(partial(odds.odds, t)),  # [PA-D.7]
            Advice(advice.advice, advice.outlook),
            Printed(partial(printed.printed, t, self.seats)),
            Screen(partial(screen.screen, t), partial(screen.brief, t)),
            Observations(partial(observation.Seen, t, self.prompts, self.ids())),
            Waivers(("done", "pass", "accept", "cancel", "stay-second"), given_up.losses),
        )


GAME = PortArthur
