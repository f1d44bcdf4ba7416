"""Battle of Midway: seats, options, set-up and everything the kernel asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from admiralty.core import flow
from admiralty.core.game import BadOption, Game, Option
from admiralty.core.luck import Tape
from admiralty.games.battle_of_midway import (
    invariants,
    notation,
    observation,
    r01_basics,
    r02_board,
    r03_setup,
    r03_zones,
    r04_card,
    r04_initiative,
    r05_activation,
    r05_card,
    r06_manoeuvres,
    r06_tiles,
    r07_flight,
    r08_combat,
    r08_duel,
    r08_reach,
    r08_tokens,
    r09_details,
    r09_orders,
    r10_firing,
    r11_purchase,
    r12_rounds,
    r13_domination,
    r13_points,
    r14_victory,
    view,
    words,
)  # fmt: skip
from admiralty.games.battle_of_midway.bot import evaluation
from admiralty.games.battle_of_midway.datacheck import FEINTS, LAYOUTS, MIDWAY, MODES, TURNS
from admiralty.games.battle_of_midway.show import advice, given_up, odds, outlook, printed, screen, setups
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import Tables, load
from admiralty.games.battle_of_midway.upgrades import UPGRADES
from admiralty.kit.datafile import root
from admiralty.kit.extras import Advice, Odds, Printed, Screen, Setups, Waivers
from admiralty.kit.heuristics import Heuristics
from admiralty.kit.observation import Numbering, Observations, numbered_in

ROUNDS = ("0", "5", "10", "20")
MOST_ROUNDS = 9999


class BattleOfMidway(Game):
    """[BM-R.36] A game for two. A mode for more players exists, but we do not know its rules."""

    slug = "battle-of-midway"
    title = "Battle of Midway"
    prefix = "BM"
    rules_version = 1
    verbs = words.VERBS
    events = words.EVENTS
    prompts = words.PROMPTS
    endings = r14_victory.ENDINGS
    rules = (
        r01_basics, r02_board, r03_setup, r03_zones, r04_card, r04_initiative, r05_activation, r05_card,
        r06_manoeuvres, r06_tiles, r07_flight, r08_combat, r08_duel, r08_reach, r08_tokens, r09_details,
        r09_orders, r10_firing, r11_purchase, r12_rounds, r13_domination, r13_points, r14_victory,
    )  # fmt: skip
    folder = Path(__file__).parent
    nesting = invariants.NESTING
    upgrades = UPGRADES

    def prepare(self, data_text: str) -> None:
        """[BM-1.1] [BM-3.1] The owner's file, or the shipped one, under its own name; seats are given."""
        self.document = load(data_text)
        self.dataset = str(self.document["dataset"])
        self.seats = ("usa", "japan")

    def option_list(self) -> list[Option]:
        """[BM-1.2] What the players agree on before set-up."""
        victory = root(self.document).table("victory").table("domination")
        lengths = victory.table("thresholds")
        thresholds = sorted({lengths.whole(name) for name in lengths.names()})
        usual = lengths.whole(victory.text("default"))
        return [
            Option("mode", tuple(MODES), MODES[0], "BM-1.2"),
            Option("vp_threshold", tuple(str(n) for n in thresholds), str(usual), "BM-14.3"),
            Option("domination_layout", tuple(LAYOUTS), LAYOUTS[0], "BM-R.30"),
            Option("feint_geometry", tuple(FEINTS), FEINTS[0], "BM-R.20"),
            Option("swap_onto_carrier_bombs", ("true", "false"), "true", "BM-R.9"),
            Option("small_tile_bridge", ("free", "keep_connected"), "free", "BM-R.6"),
            Option("fly_off_scores", ("true", "false"), "true", "BM-R.27"),
            Option("open_hands", ("false", "true"), "false", "BM-R.32"),
            Option("extension", ("optional", "compulsory"), "optional", "BM-R.4"),
            Option("ace_omission", ("when_moving", "at_reveal"), "when_moving", "BM-R.16"),
            Option("weave_is_firing", ("false", "true"), "false", "BM-R.21"),
            Option("max_rounds", ROUNDS, ROUNDS[0], "BM-R.35"),
        ]

    def settle_options(self, chosen: dict[str, str]) -> dict[str, str]:
        """[BM-R.30] [BM-R.35] Two options also take values outside their lists: a choice of tiles, any number
        of rounds.
        """
        listed = dict(chosen)
        rounds = chosen.get("max_rounds", "")
        if rounds.isascii() and rounds.isdigit() and int(rounds) <= MOST_ROUNDS:
            listed["max_rounds"] = ROUNDS[0]
        layout, _, tiles = chosen.get("domination_layout", "").partition(":")
        if tiles and layout == LAYOUTS[-1]:
            self.check_tiles(tiles.split(","))
            listed["domination_layout"] = layout
        settled = super().settle_options(listed)
        return {name: chosen.get(name, value) if name in listed else value for name, value in settled.items()}

    def check_tiles(self, tiles: list[str]) -> None:
        """[BM-R.30] Each outer tile once."""
        rows = root(self.document).rows("large_tile")
        outer = [row.text("id") for row in rows if row.text("front") != MIDWAY]
        if sorted(tiles) != sorted(outer):
            raise BadOption(f"a custom layout names each of {', '.join(outer)} once, for P0 to P5")

    def equip(self) -> None:
        self.tables = Tables(self.document, self.options)

    def ids(self) -> dict[str, list[str]]:
        t = self.tables
        return {
            "seat": list(self.seats),
            "piece": ["fighter", "special"],
            "cell": t.cell_words(),
            "heading": t.heading_ids,
            "aircraft": t.aircraft_ids,
            "turn": TURNS,
            "tile": t.tile_ids,
            "spot": t.spot_ids,
            "plan": t.plan_ids,
            "role": ["attacker", "defender"],
            "card": t.card_ids,
        }

    def names(self) -> dict[str, dict[str, str]]:
        return self.tables.names

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
            Advice(advice.advice, outlook.outlook),
            Printed(partial(printed.printed, t)),
            Screen(partial(screen.screen, t), partial(screen.brief, t)),
            Waivers(("pass", "done", "keep", "fly-off", "stop"), given_up.losses),
            Setups(setups.NAMES, setups.step),
            Observations(
                partial(observation.Seen, t, self.document, self.prompts, self.ids()), self.numberings
            ),
        )

    def numberings(self) -> dict[str, Numbering]:
        """[BM-8.4] The plans of both modes: which there are depends on the aircraft."""
        plans: dict[str, None] = {}
        for mode in MODES:
            plans |= dict.fromkeys(Tables(self.document, self.options | {"mode": mode}).plan_ids)
        return {"plan": numbered_in(list(plans), self.tables.plan_ids, len(self.seats))}


GAME = BattleOfMidway
