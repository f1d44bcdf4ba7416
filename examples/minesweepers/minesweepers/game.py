"""Minesweepers: seats, options, set-up and everything the kernel asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from admiralty.core import flow
from admiralty.core.codec import BadPosition
from admiralty.core.game import Game, Option
from admiralty.core.luck import Tape
from admiralty.kit.heuristics import Heuristics
from admiralty.kit.notation import number
from admiralty.kit.observation import Observations
from admiralty.kit.upgrade import Upgrades
from minesweepers import r02_watch, r03_sweeping, words
from minesweepers.bot import Evaluation
from minesweepers.observation import Seen
from minesweepers.state import NORTH, SIDES, SOUTH, State, Tables


class Minesweepers(Game):
    slug = "minesweepers"
    title = "Minesweepers"
    prefix = "MS"
    rules_version = 1
    verbs = words.VERBS
    events = words.EVENTS
    prompts = words.PROMPTS
    endings = r02_watch.ENDINGS
    rules = (r02_watch, r03_sweeping)
    folder = Path(__file__).parent
    nesting = {  # noqa: RUF012  # as the kernel declares it
        "": ("Watch",),
        "Watch.north": ("ChooseLane", "ChooseMines"),
        "Watch.south": ("ChooseLane", "ChooseMines"),
    }
    upgrades = Upgrades()

    def prepare(self, data_text: str) -> None:
        """[MS-1.1] The owner's file, or the shipped one."""
        self.tables = Tables(data_text)
        self.dataset = self.tables.dataset
        self.seats = SIDES

    def option_list(self) -> list[Option]:
        return [Option("weather", ("on", "off"), "on", "MS-4.2")]

    def equip(self) -> None:
        self.tables.weather = self.options["weather"] == "on"

    def ids(self) -> dict[str, list[str]]:
        return {"lane": self.tables.lanes, "seat": list(self.seats)}

    def has_secrets(self) -> bool:
        return False

    def layout(self, tape: Tape) -> State:
        s = State(tape, self.tables, self.tables.mines[:], [0, 0])
        flow.stand(s, (r02_watch.Watch(), ""))
        return s

    def view(self, s: State, seat: int) -> Mapping[str, object]:
        """[MS-1.1] Everything is open."""
        return {
            "phase": "sweeping" if s.stack else "over",
            "active": SIDES[flow.acting(s)[0]] if s.stack else None,
            "entered": self.tables.lanes[r03_sweeping.entered(s)] if r03_sweeping.entered(s) >= 0 else None,
            "mines": dict(zip(self.tables.lanes, s.mines)),
            "swept": dict(zip(SIDES, s.swept)),
        }

    def imagine(self, s: State, seat: int, tape: Tape) -> State:
        """[MS-1.1] There is nothing to imagine but luck."""
        c = s.clone()
        c.tape = tape
        return c

    def check(self, s: State) -> None:
        """[MS-1.1] [MS-3.2] No mine is lost, and somebody can go on."""
        assert min(s.mines + s.swept) >= 0, "fewer mines than none"
        assert sum(s.mines) + sum(s.swept) == sum(self.tables.mines), "a mine is lost"
        assert all(n <= most for n, most in zip(s.mines, self.tables.mines)), "a lane has too many mines"
        assert bool(s.result) or any(s.mines), "the last mine ends the game"
        for frame, side in zip(s.stack[1:], s.at[:1]):
            assert isinstance(frame, (r03_sweeping.ChooseLane, r03_sweeping.ChooseMines)), "no such question"
            assert frame.side == side - 1, "it is the turn of the other flotilla"
            if isinstance(frame, r03_sweeping.ChooseMines):
                assert 0 <= frame.lane < len(s.mines), "there is no such lane"
                assert s.mines[frame.lane], "there is nothing to sweep"

    def write_words(self, s: State) -> list[str]:
        return [f"mines {' '.join(map(str, s.mines))}", f"swept {s.swept[NORTH]} {s.swept[SOUTH]}"]

    def read_words(self, words: list[str], tape: Tape) -> State:
        s = self.layout(tape)
        for word in words:
            key, *args = word.split()
            if key == "mines" and len(args) == len(s.mines):
                s.mines = [number(arg) for arg in args]
            elif key == "swept" and len(args) == len(SIDES):
                s.swept = [number(arg) for arg in args]
            else:
                raise BadPosition(f"{word!r} is not part of a position")
        return s

    def extras(self) -> tuple[object, ...]:
        return (
            Heuristics(self.folder, Evaluation),
            Observations(partial(Seen, self.tables, self.prompts, self.ids())),
        )
