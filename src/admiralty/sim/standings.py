"""The table of a tournament: points, tie-breaks and ranks, from its games alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

System: TypeAlias = Literal["swiss", "round-robin"]
Result: TypeAlias = Literal["first", "second", "drawn", "neither", "bye"]

POINTS: Final[dict[Result, tuple[float, float]]] = {
    "first": (1.0, 0.0),
    "second": (0.0, 1.0),
    "drawn": (0.5, 0.5),
    "neither": (0.0, 0.0),
    "bye": (1.0, 0.0),
}


class Game(NamedTuple):
    """A game of a round. `first` has the first seat of the game; nobody sits opposite who has a bye. The two
    games of a pairing that plays both sides are its legs. Without a result it is being played.
    """

    round: int
    board: int
    leg: int
    first: str
    second: str | None
    result: Result | None = None


class Standing(NamedTuple):
    """A line of the table. Those whom no tie-break tells apart share a rank."""

    entrant: str
    rank: int
    points: float
    played: int
    wins: int
    buchholz: float
    sonneborn_berger: float

    def key(self, system: System) -> tuple[float, ...]:
        """What the order goes by, the highest first. In a round robin everybody meets the same opponents, so
        Buchholz would say nothing.
        """
        breaks = (self.sonneborn_berger, self.wins)
        return (self.points, *breaks) if system == "round-robin" else (self.points, self.buchholz, *breaks)


def points(games: Iterable[Game], entrants: Iterable[str]) -> dict[str, float]:
    """The points of everybody; a running game gives none."""
    found = dict.fromkeys(entrants, 0.0)
    for game in games:
        if game.result is not None:
            own, others = POINTS[game.result]
            found[game.first] += own
            if game.second is not None:
                found[game.second] += others
    return found


def standings(entrants: Sequence[str], games: Sequence[Game], system: System) -> list[Standing]:
    """The best first; equal ones in the order of entry.

    Buchholz is the sum of the points of all opponents, each counted once for a round. Sonneborn-Berger is the
    sum of what was won from each opponent, times the points of that opponent. Byes count for neither.
    """
    scores = points(games, entrants)
    played, wins = dict.fromkeys(entrants, 0), dict.fromkeys(entrants, 0)
    met: dict[str, set[tuple[int, str]]] = {entrant: set() for entrant in entrants}
    berger = dict.fromkeys(entrants, 0.0)
    for game in games:
        if game.result is None or game.second is None:
            continue
        pairs = ((game.first, game.second), (game.second, game.first))
        for (own, other), won in zip(pairs, POINTS[game.result], strict=True):
            played[own] += 1
            wins[own] += won == 1.0
            met[own].add((game.round, other))
            berger[own] += won * scores[other]
    rows = [
        Standing(
            entrant,
            0,
            scores[entrant],
            played[entrant],
            wins[entrant],
            sum(scores[other] for _, other in met[entrant]),
            berger[entrant],
        )
        for entrant in entrants
    ]
    rows.sort(key=lambda row: row.key(system), reverse=True)
    return ranked(rows, system)


def ranked(rows: list[Standing], system: System) -> list[Standing]:
    done: list[Standing] = []
    for place, row in enumerate(rows, 1):
        is_equal = bool(done) and done[-1].key(system) == row.key(system)
        done.append(row._replace(rank=done[-1].rank if is_equal else place))
    return done
