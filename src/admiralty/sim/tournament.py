"""A tournament of bots: rounds are paired, played in processes and scored one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from admiralty.bots import parse
from admiralty.core.game import Game
from admiralty.games import GameRecipe
from admiralty.sim import pairings, standings
from admiralty.sim.builds import build
from admiralty.sim.drive import winner
from admiralty.sim.pairings import Entrant
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.spread import Batch, Task, spread
from admiralty.sim.standings import Result, Standing, System


class Plan(NamedTuple):
    """What is played: by which system, how many rounds, and whether each pair plays both sides."""

    system: System = "swiss"
    rounds: int = 5
    both_sides: bool = False


@dataclass
class Tournament:
    """A tournament that was played."""

    game: Game
    bots: list[str]
    plan: Plan
    seed: int
    games: list[standings.Game]

    def standings(self) -> list[Standing]:
        return standings.standings(self.bots, self.games, self.plan.system)

    def document(self) -> dict[str, object]:
        return {
            "game": self.game.slug,
            "build": build(),
            "options": self.game.options,
            "seed": self.seed,
            **self.plan._asdict(),
            "standings": [row._asdict() for row in self.standings()],
            "games": [game._asdict() for game in self.games],
        }


def tournament(
    game: Game, bots: list[str], plan: Plan, seed: int = 0, jobs: int = 1, progress: Progress = ignore
) -> Tournament:
    """Play all rounds. The same seed gives the same tournament, unless a bot's budget is a time."""
    check(game, bots)
    entrants = [Entrant(bot) for bot in bots]
    rounds = pairings.rounds_needed(len(bots), plan.system, plan.rounds)
    plan = plan._replace(rounds=rounds)
    games: list[standings.Game] = []
    for number in range(1, rounds + 1):
        paired = pairings.next_round(entrants, games, plan.system, number, plan.both_sides)
        games += played(game, paired, seed, jobs, len(games))
        progress(number, rounds)
    return Tournament(game, bots, plan, seed, games)


def check(game: Game, bots: list[str]) -> None:
    if len(game.seats) != 2:
        raise ValueError(f"a tournament is for games of two seats; {game.title} has {len(game.seats)}")
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise ValueError("a tournament needs two or more bots, each named once")
    for name in bots:
        parse(name)


def played(
    game: Game, paired: list[standings.Game], seed: int, jobs: int, before: int
) -> list[standings.Game]:
    """A round; the number of a game in the tournament gives its dice."""
    recipe = GameRecipe.of(game)
    tasks = [
        Task(cell, Batch(recipe, (each.first, each.second), seed), [before + cell])
        for cell, each in enumerate(paired)
        if each.second is not None
    ]
    done = list(paired)
    for portion in spread(tasks, jobs):
        for row in portion.rows:
            done[portion.cell] = done[portion.cell]._replace(result=result(row.payoffs))
    return done


def result(payoffs: tuple[int, ...]) -> Result:
    """How a game ended for its two seats; one that was cut off is a draw.

    >>> result((1, -1)), result((0, 0)), result(())
    ('first', 'drawn', 'drawn')
    """
    best = winner(payoffs)
    return "drawn" if best not in (0, 1) else "first" if best == 0 else "second"
