"""A dataset for others: the decisions of many games between bots, in shards, with a card that describes it.

A shard is two Parquet files, `games-NNNN.parquet` and `decisions-NNNN.parquet`. Its games depend on the seed
and its number alone. It is whole when its file of games is there, so a run that was stopped goes on after the
last whole shard.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from admiralty.core.game import Game
from admiralty.sim.journal import OtherRun
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.seeds import derive
from admiralty.sim.simulate import METADATA, metadata, simulate
from admiralty.sim.wilson import interval

SHARD_GAMES: Final = 200
CARD: Final = "README.md"
SAME_IN_ALL: Final = ("game", "rules_version", "data", "options", "bots", "seed")
COLUMNS: Final = {
    "game": "number of the game in its shard",
    "n": "number of the decision in its game",
    "seat": "who decided",
    "question": "what was asked",
    "choices": "how many legal actions there were",
    "action": "the action taken, as text",
    "luck": "the outcomes of dice and draws that followed",
    "position": "the whole state before the decision as text, with the secrets of all seats",
    "legal": "the legal actions as text",
    "chosen": "index of the action taken in `legal`",
    "visits": "visits of each legal action; empty if the bot did not search",
    "values": "value of each legal action for the seat, from -1 to 1; empty if the bot did not search",
}


@dataclass
class Dataset:
    """What the folder holds. `wins` are by seat; games that nobody won count under None."""

    game: Game
    bots: list[str]
    seed: int
    folder: Path
    games: int = 0
    decisions: int = 0
    wins: Counter[str | None] = field(default_factory=Counter)
    shards: int = 0

    def paths(self, number: int) -> tuple[Path, Path]:
        return self.folder / f"games-{number:04d}.parquet", self.folder / f"decisions-{number:04d}.parquet"

    def add(self) -> None:
        """Play the next shard, unless it is there, and count it."""
        import polars

        games, decisions = self.paths(self.shards)
        seed = derive(self.seed, self.shards)
        if games.exists():
            self.check(games, seed)
        else:
            report = simulate(self.game, self.bots, SHARD_GAMES, seed, jobs=0, decisions=decisions)
            report.write_parquet(games)
        rows = polars.read_parquet(games, columns=["winner", "decisions"])
        self.games += len(rows)
        self.decisions += int(rows["decisions"].sum())
        self.wins.update(rows["winner"].to_list())
        self.shards += 1

    def check(self, file: Path, seed: int) -> None:
        import polars

        found = json.loads(polars.read_parquet_metadata(file)[METADATA])
        expected = json.loads(metadata(self.game, self.bots, seed)[METADATA])
        other = [name for name in SAME_IN_ALL if found.get(name) != expected[name]]
        if other:
            raise OtherRun(f"{file} is of another dataset: it differs in {', '.join(other)}")


def make(
    game: Game, bots: list[str], decisions: int, seed: int, folder: Path, progress: Progress = ignore
) -> Dataset:
    """Play shards until there are that many decisions, and write the card."""
    folder.mkdir(parents=True, exist_ok=True)
    made = Dataset(game, bots, seed, folder)
    while made.decisions < decisions:
        progress(made.decisions, decisions)
        made.add()
    progress(decisions, decisions)
    (folder / CARD).write_text(card(made), encoding="utf-8")
    return made


def card(made: Dataset) -> str:
    """The data card: what it is, how it was made, how to use it, and what it is not fit for."""
    game = made.game
    origin = json.loads(metadata(game, made.bots, made.seed)[METADATA])
    maker = f"version {origin['version']}, commit {origin['commit'] or 'unknown'}, {origin['build']}"
    options = ", ".join(f"{name} = {value}" for name, value in game.options.items()) or "none"
    lines = [
        f"# {game.title}: {made.decisions:,} decisions",
        "",
        f"Decisions of {made.games:,} whole games between bots, made by Admiralty. Licence: MIT.",
        "",
        "| What | |",
        "|---|---|",
        f"| game | `{game.slug}`, rules version {game.rules_version}, data `{game.dataset}` |",
        f"| options | {options} |",
        f"| bots, by seat | {', '.join(f'{s}: `{b}`' for s, b in zip(game.seats, made.bots, strict=True))} |",
        f"| seed | {made.seed} |",
        f"| made by | {maker} |",
        *(won_line(made, seat) for seat in game.seats),
        f"| won by nobody | {made.wins[None]:,} |",
        "",
        "## Columns of `decisions-NNNN.parquet`",
        "",
        "| Column | Meaning |",
        "|---|---|",
        *(f"| `{name}` | {meaning} |" for name, meaning in COLUMNS.items()),
        "",
        "`games-NNNN.parquet` has a row per game: number, seed, winner, ending, length, payoffs.",
        "",
        "## Use",
        "",
        "- Split by shard or by game, never by decision: decisions of one game depend on each other.",
        "- `position` holds what no seat may know. A policy must be given the view of its seat, as below.",
        "- The bots are those named above. Their play is no advice to people, and rare situations are rare.",
        "",
        "```python",
        *example(made),
        "```",
        "",
        "## Files",
        "",
        "| File | SHA-256 |",
        "|---|---|",
        *(
            f"| `{path.name}` | {hashlib.sha256(path.read_bytes()).hexdigest()} |"
            for number in range(made.shards)
            for path in made.paths(number)
        ),
    ]
    return "\n".join(lines) + "\n"


def example(made: Dataset) -> list[str]:
    """A row as numbers for a learner: what the seat saw, what was legal, and what was chosen."""
    return [
        "import polars",
        "from admiralty.adapters.lens import lens",
        "",
        f'numbers = lens("{made.game.slug}", {made.game.options!r})',
        "game = numbers.game",
        f'row = polars.read_parquet("{made.paths(0)[1].name}").row(0, named=True)',
        's, seat = game.read_position(row["position"]), game.seat_index(row["seat"])',
        "seen = numbers.observe(s, seat)  # game.view(s, seat) is the same in words",
        'legal = list(numbers.actions.numbered([game.read_action(text) for text in row["legal"]], seat))',
        'chosen = legal[row["chosen"]]  # indexes of the action table, numbers.actions.label(chosen)',
    ]


def won_line(made: Dataset, seat: str) -> str:
    wins = made.wins[seat]
    low, high = interval(wins, made.games)
    return f"| won by {seat} | {wins:,}: {wins / made.games:.1%} (95 % interval {low:.1%} to {high:.1%}) |"
