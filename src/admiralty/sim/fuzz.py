"""Random games under every option, with all invariants checked.

Equal breaches are counted together. The shortest game that shows one is saved as a replayable record.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Final

from admiralty import games as folders
from admiralty.core import codec, flow
from admiralty.core.action import Action
from admiralty.core.flow import Ask
from admiralty.core.game import Game
from admiralty.core.luck import Scripted, Seeded
from admiralty.core.state import State
from admiralty.games import GameRecipe
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.seeds import derive
from admiralty.table.record import Entry, Header, Record

BUILD: Final = Path("build")
DECISION_LIMIT: Final = 50_000
FIRST_OPTION_SETS: Final = 40
SLOW_CHECK_EVERY: Final = 16  # slow checks are made at about one decision in 16

Loader = Callable[[dict[str, str]], Game]


class Breach(AssertionError):
    """An invariant that did not hold."""


@dataclass
class FuzzReport:
    game: str
    games: int = 0
    decisions: int = 0
    failures: list[dict[str, object]] = field(default_factory=list)

    def document(self) -> dict[str, object]:
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "failures": self.failures,
        }


def fuzz(
    slug: str,
    games: int,
    seed: int = 0,
    progress: Progress = ignore,
    folder: Path | None = None,
) -> FuzzReport:
    """Play random games. One that breaks an invariant is written to `folder` (default: build)."""
    return campaign(lambda options: folders.load(slug, options), games, seed, progress, folder or BUILD)


def campaign(load: Loader, games: int, seed: int, progress: Progress, folder: Path) -> FuzzReport:
    report = FuzzReport(load({}).slug)
    combinations = option_sets(load({}), seed)
    groups: dict[str, Group] = {}
    for index in range(games):
        options = next(combinations)
        run = Run(load(options), derive(seed, index))
        error = run.play()
        report.games += 1
        report.decisions += len(run.record.entries)
        if error is not None:
            found = Found(run, index, options, f"{type(error).__name__}: {error}")
            group = groups.setdefault(found.kind, Group(found))
            group.count += 1
            group.shortest = min(group.shortest, found, key=lambda each: len(each.run.record.entries))
        progress(index + 1, games)
    report.failures = [write_down(group.shortest, group.count, folder) for group in groups.values()]
    return report


@dataclass
class Found:
    """A game that broke something."""

    run: Run
    index: int
    options: dict[str, str]
    error: str

    @property
    def kind(self) -> str:
        """The same for breaches that differ in numbers and quoted words only."""
        return re.sub(r"'[^']*'|\d+", "…", self.error)


@dataclass
class Group:
    """Breaches of one kind."""

    shortest: Found
    count: int = 0


def option_sets(game: Game, seed: int) -> Iterator[dict[str, str]]:
    """No options, then every value of every option alone, then random combinations without end."""
    yield {}
    options = game.option_list()
    for option in options:
        for value in option.values:
            if value != option.default:
                yield {option.name: value}
    tape = Seeded(derive(seed, "options"))
    while True:
        yield {o.name: o.values[tape.pick(len(o.values))] for o in options if not o.sets or tape.pick(2)}


def some_option_sets(game: Game, seed: int) -> Iterator[dict[str, str]]:
    """The same from a random start on, so that short runs with other seeds try other options."""
    return islice(option_sets(game, seed), derive(seed, "start") % FIRST_OPTION_SETS, None)


class Run:
    """One random game, recorded as it goes."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.chance = Seeded(derive(seed, "choices"))
        self.tape = Seeded(derive(seed, "luck"))
        luck: dict[str, object] = {"kind": "seeded", "seed": derive(seed, "luck")}
        data = GameRecipe.of(game).data
        header = Header(game.slug, game.rules_version, game.dataset, game.options, luck, [], data, "")
        self.record = Record(header)
        self.action = ""

    def play(self) -> Exception | None:
        """Play to the end. An error in the rules is what we look for, so it is returned, not raised."""
        try:
            s = self.game.setup(self.tape)
            self.record.header.opening = self.tape.drawn[:]
            self.game.check(s)
            while s.stack:
                self.step(s)
            demand(len(s.result) == len(self.game.seats), "the game is over without a result for every seat")
            demand(bool(s.ending), "the game is over without an ending")
        except Exception as error:  # noqa: BLE001
            return error
        return None

    def step(self, s: State) -> None:
        """Check the question, answer it at random, check the state."""
        game = self.game
        demand(
            len(self.record.entries) < DECISION_LIMIT, f"the game goes on after {DECISION_LIMIT} decisions"
        )
        ask = flow.question(s)
        seats = ask.seats(s)
        demand(bool(seats), f"{type(ask).__name__} asks nobody")
        demand(len(set(seats)) == len(seats), f"{type(ask).__name__} asks a seat twice")
        demand(
            all(0 <= seat < len(game.seats) for seat in seats), f"{type(ask).__name__} asks an unknown seat"
        )
        is_sampled = self.chance.pick(SLOW_CHECK_EVERY) == 0
        self.action = ""
        for seat in seats:
            check_lists(game, s, ask, seat, is_sampled)
        seat = seats[self.chance.pick(len(seats))]
        choices = ask.legal(s, seat)
        a = choices[self.chance.pick(len(choices))]
        copies = self.copy(s) if is_sampled else []
        before = codec.digest(s) if is_sampled else ""
        luck = self.answer(s, seat, a)
        for name, c in copies:
            demand(codec.digest(c) == before, f"playing on changed {name} made before")
            c.tape = Scripted(luck)
            flow.apply(c, seat, a)
            demand(codec.digest(c) == codec.digest(s), f"{name} plays on differently")
        game.check(s)
        codec.check_stack(s, game.nesting, len(game.seats))

    def copy(self, s: State) -> list[tuple[str, State]]:
        """A clone and a position read back must equal the state; imagining must not change it."""
        game = self.game
        before = codec.digest(s)
        copies = [("a clone", s.clone()), ("a position", game.read_position(game.write_position(s)))]
        for name, c in copies:
            demand(codec.digest(c) == before, f"{name} differs from its state")
        for seat in range(len(game.seats)):
            game.imagine(s, seat, Seeded(self.seed))
        demand(codec.digest(s) == before, "imagining changed the state")
        return copies

    def answer(self, s: State, seat: int, a: Action) -> list[int]:
        """Take the action and note it with the luck it drew, even if it breaks something on the way."""
        before = len(self.tape.drawn)
        hash_after = ""
        self.action = f"{self.game.seats[seat]}: {self.game.write_action(a)}"
        try:
            flow.apply(s, seat, a)
            hash_after = codec.digest(s)
        finally:
            luck = self.tape.drawn[before:]
            words = (len(self.record.entries) + 1, self.game.seats[seat], self.game.write_action(a))
            self.record.entries.append(Entry(*words, tuple(luck), hash_after, ""))
        return luck


def demand(condition: bool, sentence: str) -> None:
    if not condition:
        raise Breach(sentence)


def check_lists(game: Game, s: State, ask: Ask, seat: int, with_refusals: bool) -> None:
    """What is legal, what search looks at and what people are shown must agree."""
    name = type(ask).__name__
    legal = ask.legal(s, seat)
    allowed = set(legal)
    demand(bool(legal), f"dead end: {name} leaves {game.seats[seat]} nothing to do")
    demand(len(allowed) == len(legal), f"{name} lists an action twice")
    explored = ask.explore(s, seat)
    demand(bool(explored), f"{name} leaves search nothing to do")
    demand(allowed.issuperset(explored), f"{name} lets search do what is not legal")
    shown = ask.candidates(s, seat)
    demand(allowed.issubset(shown), f"{name} does not show every legal action")
    if not with_refusals:
        return
    for a, clause in zip(shown, game.refusals(s, seat, shown), strict=True):
        text = game.write_action(a)
        demand(game.read_action(text) == a, f"{text!r} does not read back")
        if a not in allowed:
            demand(
                clause.startswith(f"{game.prefix}-"),
                f"{name} refuses {text!r} without a clause of {game.title}",
            )


def last_position(run: Run) -> str:
    """The position of the last question, before `run.action` was taken; found by playing the record again."""
    kept = run.record.entries
    sound = kept[:-1] if run.action else kept
    try:
        s = run.game.setup(Scripted(run.record.header.opening[:]))
        for entry in sound:
            s.tape = Scripted(list(entry.luck))
            flow.apply(s, run.game.seat_index(entry.seat), run.game.read_action(entry.action))
        return run.game.write_position(s)
    except Exception as error:  # noqa: BLE001  # rules that are broken may break here as well
        return f"no position can be written: {type(error).__name__}: {error}"


def write_down(found: Found, count: int, folder: Path) -> dict[str, object]:
    """Write the record of the game so far, with the error in its first line."""
    run = found.run
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fuzz-{run.game.slug}-{run.seed}.jsonl"
    failure: dict[str, object] = {
        "index": found.index,
        "seed": run.seed,
        "options": found.options,
        "decisions": len(run.record.entries),
        "error": found.error,
        "count": count,
        "position": last_position(run),
        "action": run.action,
    }
    head, _, rest = run.record.write().partition("\n")
    path.write_text(
        json.dumps({**json.loads(head), "breach": failure}, ensure_ascii=False) + "\n" + rest, "utf-8"
    )
    return {**failure, "file": str(path)}
