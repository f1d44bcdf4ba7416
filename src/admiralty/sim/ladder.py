"""A round robin of bots: who beats whom, with intervals, and a rating of each. It can be resumed.

Between two bots every set of dice is played once for each seat. In a game of more than two seats one bot sits
alone among copies of the other, on every seat in turn, and a win is to finish alone in first place.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Final, NamedTuple

from admiralty.bots import parse
from admiralty.core.game import Game
from admiralty.games import GameRecipe
from admiralty.sim import ratings
from admiralty.sim.builds import build
from admiralty.sim.drive import NOBODY, winner
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.simulate import rate
from admiralty.sim.spread import Batch, Task, spread

FORMAT: Final = "admiralty-ladder"
VERSION: Final = 1


class BadLadder(ValueError):
    """The file is no ladder, or belongs to another one."""


class Bout(NamedTuple):
    """One game to be played: the bots by seat, and the number of its dice."""

    bots: tuple[str, ...]
    number: int


class Played(NamedTuple):
    bout: Bout
    payoffs: tuple[int, ...]
    decisions: int
    seconds: float


class Score(NamedTuple):
    """One bot against another: how many games it won, lost and drew, and its wins by seat."""

    bot: str
    against: str
    games: int
    wins: int
    draws: int
    by_seat: dict[str, tuple[int, int]]


@dataclass
class Ladder:
    """The games of a round robin that were played, in the order of the plan."""

    game: Game
    bots: list[str]
    games: int
    seed: int
    rows: list[Played]

    def scores(self) -> list[Score]:
        """Each bot against each other; with two seats the second half mirrors the first."""
        return [self.score(bot, against) for bot, against in permutations(self.bots, 2)]

    def score(self, bot: str, against: str) -> Score:
        seats = self.game.seats
        counts = {seat: [0, 0] for seat in seats}
        wins = draws = 0
        for row in self.rows:
            own = lone_seat(row.bout.bots, bot, against)
            if own < 0:
                continue
            best = winner(row.payoffs)
            counts[seats[own]][1] += 1
            counts[seats[own]][0] += best == own
            wins += best == own
            draws += best == NOBODY
        total = sum(played for _, played in counts.values())
        by_seat = {seat: (won, played) for seat, (won, played) in counts.items()}
        return Score(bot, against, total, wins, draws, by_seat)

    def ratings(self) -> dict[str, tuple[float, float]]:
        """Mean and spread of each bot's rating by Plackett and Luce, game after game."""
        known = {bot: ratings.first() for bot in self.bots}
        for row in self.rows:
            names = row.bout.bots
            after = ratings.after([known[name] for name in names], row.payoffs)
            for name, rating in zip(names, after, strict=True):
                if names.count(name) == 1:  # copies of one bot would rate it against itself
                    known[name] = rating
        return {bot: (rating.mean, rating.spread) for bot, rating in known.items()}

    def document(self) -> dict[str, object]:
        found = self.ratings()
        return {
            "game": self.game.slug,
            "build": build(),
            "options": self.game.options,
            "seed": self.seed,
            "games": len(self.rows),
            "bots": [
                {"bot": bot, "rating": found[bot][0], "spread": found[bot][1]}
                for bot in sorted(self.bots, key=lambda bot: -found[bot][0])
            ],
            "scores": [
                {
                    "bot": score.bot,
                    "against": score.against,
                    "games": score.games,
                    "wins": score.wins,
                    "draws": score.draws,
                    **rate(score.wins, score.games),
                    "by_seat": {seat: list(pair) for seat, pair in score.by_seat.items()},
                }
                for score in self.scores()
            ],
        }


def lone_seat(bots: tuple[str, ...], bot: str, against: str) -> int:
    """Where a bot sits alone against another, or -1 if this is not their game."""
    return bots.index(bot) if bots.count(bot) == 1 and bots.count(against) == len(bots) - 1 else -1


def plan(game: Game, bots: list[str], games: int) -> list[Bout]:
    """The games of all pairs in turn, so that a ladder that is stopped says a little about every pair."""
    seats = len(game.seats)
    pairs = [(a, b) for a, b in permutations(bots, 2) if seats > 2 or bots.index(a) < bots.index(b)]
    bouts: list[Bout] = []
    for number in range(games // seats):
        for bot, against in pairs:
            for seat in range(seats):
                bouts.append(Bout(tuple(bot if i == seat else against for i in range(seats)), number))
    return bouts


def ladder(
    game: Game,
    bots: list[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    file: Path | None = None,
    progress: Progress = ignore,
) -> Ladder:
    """Play what the file does not hold yet; each game is written to it as soon as it is over."""
    check(game, bots, games)
    bouts = plan(game, bots, games)
    known = {row.bout: row for row in opened(file, game, seed)}
    missing = [bout for bout in bouts if bout not in known]
    progress(len(bouts) - len(missing), len(bouts))
    for row in played(game, missing, seed, jobs):
        known[row.bout] = row
        if file is not None:
            append(file, row)
        progress(len([bout for bout in bouts if bout in known]), len(bouts))
    return Ladder(game, bots, games, seed, [known[bout] for bout in bouts])


def check(game: Game, bots: list[str], games: int) -> None:
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise ValueError("a ladder needs two or more bots, each named once")
    if games < len(game.seats):
        raise ValueError(f"{game.title} needs at least {len(game.seats)} games per pair: one for each seat")
    for name in bots:
        parse(name)


def played(game: Game, bouts: list[Bout], seed: int, jobs: int) -> Iterator[Played]:
    """The bouts as they finish; the cell of a task is the index of its bout."""
    recipe = GameRecipe.of(game)
    tasks = [Task(cell, Batch(recipe, bout.bots, seed), [bout.number]) for cell, bout in enumerate(bouts)]
    for portion in spread(tasks, jobs):
        for row in portion.rows:
            yield Played(bouts[portion.cell], row.payoffs, row.decisions, row.seconds)


# The file: a header, then one line per game


def header(game: Game, seed: int) -> dict[str, object]:
    chosen = {"game": game.slug, "rules_version": game.rules_version, "dataset": game.dataset}
    return {"format": FORMAT, "version": VERSION, **chosen, "options": game.options, "seed": seed}


def opened(file: Path | None, game: Game, seed: int) -> list[Played]:
    """The games that a file holds; a new file gets its header."""
    if file is None:
        return []
    if not file.exists() or not file.stat().st_size:
        file.write_text(json.dumps(header(game, seed)) + "\n", encoding="utf-8")
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    if folded(lines[0]) != header(game, seed):
        raise BadLadder(f"{file} is no ladder of {game.title} with this seed, these options and rules")
    whole = [thing for line in lines[1:] if (thing := folded(line)) is not None]
    if len(whole) < len(lines) - 1:  # a line cut off when the last run was stopped
        file.write_text("".join(json.dumps(thing) + "\n" for thing in [folded(lines[0]), *whole]), "utf-8")
    return [read_row(file, thing) for thing in whole]


def folded(line: str) -> dict[str, object] | None:
    try:
        thing = json.loads(line)
    except ValueError:
        return None
    return thing if isinstance(thing, dict) else None


def read_row(file: Path, thing: dict[str, object]) -> Played:
    match thing:
        case {
            "bots": list(bots),
            "number": int(number),
            "payoffs": list(payoffs),
            "decisions": int(decisions),
            "seconds": float(seconds),
        }:
            return Played(Bout(tuple(bots), number), tuple(payoffs), decisions, seconds)
    raise BadLadder(f"{file} holds a line that is no game: {json.dumps(thing)[:80]}")


def append(file: Path, row: Played) -> None:
    line = {
        "bots": list(row.bout.bots),
        "number": row.bout.number,
        "payoffs": list(row.payoffs),
        "decisions": row.decisions,
        "seconds": row.seconds,
    }
    with file.open("a", encoding="utf-8") as handle:
        handle.write(json.dumps(line) + "\n")
