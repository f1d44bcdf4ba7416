"""Who plays whom in the next round of a tournament, Swiss or round robin.

A Swiss round is a matching of least cost in the graph of all pairs: nobody meets the same opponent twice if
that can be avoided, then those with equal points meet, then sides are balanced, then the upper half of each
group meets the lower half. One of an odd number sits out for the points of a win, the last first and nobody
twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from admiralty.sim import standings
from admiralty.sim.standings import Game, System

NOBODY: Final = ""  # whom a bye is paired with


class Entrant(NamedTuple):
    """Somebody who takes part; `is_out` after a withdrawal. Entrants are listed in the order of their
    strength or, if that is not known, of their entry.
    """

    id: str
    is_out: bool = False


def rounds_needed(entrants: int, system: System, rounds: int) -> int:
    """How many rounds are played: in a round robin as many as everybody needs to meet everybody. A Swiss
    tournament has no more than that, because then pairs would meet again.
    """
    every = entrants - 1 + entrants % 2
    return every if system == "round-robin" else min(rounds, every)


def next_round(
    entrants: Sequence[Entrant], games: Sequence[Game], system: System, number: int, both_sides: bool
) -> list[Game]:
    """The games of round `number`, the first boards for the best. With both sides each pair plays two."""
    if system == "round-robin":
        pairs = berger(entrants, number)
    else:
        pairs = swiss([entrant.id for entrant in entrants if not entrant.is_out], games)
    made = []
    for board, (first, second) in enumerate(pairs, 1):
        made.append(Game(number, board, 1, first, second, None if second else "bye"))
        if both_sides:
            made.append(Game(number, board, 2, second or first, first if second else None, made[-1].result))
    return made


def berger(entrants: Sequence[Entrant], number: int) -> list[tuple[str, str | None]]:
    """The tables of Berger: one player stays, the others go round. Who would meet somebody that has withdrawn
    gets the points; with an odd number somebody has no game in each round.
    """
    ids: list[str] = [entrant.id for entrant in entrants]
    out = {entrant.id for entrant in entrants if entrant.is_out}
    if len(ids) % 2:
        ids.append(NOBODY)
    last, others = ids[-1], len(ids) - 1
    turn = (number - 1) % others
    pairs = [(ids[turn], last) if turn % 2 == 0 else (last, ids[turn])]
    for step in range(1, len(ids) // 2):
        ahead, behind = ids[(turn + step) % others], ids[(turn - step) % others]
        pairs.append((ahead, behind) if step % 2 == 0 else (behind, ahead))
    found: list[tuple[str, str | None]] = []
    for first, second in pairs:
        if NOBODY in (first, second) or (first in out and second in out):
            continue
        if first in out or second in out:
            found.append((second if first in out else first, None))
        else:
            found.append((first, second))
    return found


def swiss(ids: Sequence[str], games: Sequence[Game]) -> list[tuple[str, str | None]]:
    """Pairs for those who are still in, by what was played so far."""
    import networkx  # takes a while, and most commands pair nobody

    if len(ids) < 2:
        return []
    scores = standings.points(
        games, {*ids, *(g.first for g in games), *(g.second for g in games if g.second)}
    )
    order = sorted(ids, key=lambda one: (-scores[one], ids.index(one)))
    history = History(order, games, scores)
    graph = networkx.Graph()
    people = [*order, NOBODY] if len(order) % 2 else order
    for i, one in enumerate(people):
        for other in people[i + 1 :]:
            graph.add_edge(one, other, weight=-history.cost(one, other))
    chosen = networkx.max_weight_matching(graph, maxcardinality=True)
    place = {one: i for i, one in enumerate(people)}
    pairs = sorted(
        (tuple(sorted(pair, key=lambda one: place[one])) for pair in chosen), key=lambda p: place[p[0]]
    )
    found = [history.seated(one, other, board) for board, (one, other) in enumerate(pairs) if other != NOBODY]
    return [*found, *((one, None) for one, other in pairs if other == NOBODY)]


class History:
    """What was played so far, asked for by the costs of a pair."""

    def __init__(self, order: list[str], games: Sequence[Game], scores: dict[str, float]) -> None:
        self.place = {one: i for i, one in enumerate(order)}
        self.halves = {one: round(2 * scores[one]) for one in order}
        self.met: dict[frozenset[str], int] = {}
        self.balance = dict.fromkeys(order, 0)  # games at the first seat less those at the second
        self.last_first: dict[str, bool] = {}
        for game in games:
            pair = frozenset((game.first, game.second or NOBODY))
            self.met[pair] = self.met.get(pair, 0) + (game.leg == 1)
            if game.second is not None:
                self.note_side(game.first, 1)
                self.note_side(game.second, -1)
        self.group = {half: list(self.halves.values()).count(half) for half in self.halves.values()}

    def note_side(self, one: str, side: int) -> None:
        if one in self.balance:
            self.balance[one] += side
            self.last_first[one] = side > 0

    def cost(self, one: str, other: str) -> int:
        """A number that a matching makes small. Each consideration outweighs all of the next in all pairs."""
        many = len(self.place) + 1
        again = self.met.get(frozenset((one, other)), 0)
        if other == NOBODY:
            least = min(self.halves.values())
            gap, sides, fold = self.halves[one] - least, 0, many - 1 - self.place[one]
        else:
            gap = abs(self.halves[one] - self.halves[other])
            sides = min(abs(self.balance[one] + self.balance[other]), many)
            half = self.group[self.halves[one]] // 2
            fold = abs(self.place[other] - self.place[one] - half) if gap == 0 else 0
        largest = max(self.halves.values()) ** 2 + 1
        unit = many * many
        return fold + unit * (sides + unit * (gap * gap + unit * largest * again))

    def seated(self, one: str, other: str, board: int) -> tuple[str, str]:
        """Who had the first seat less often gets it, then who did not have it last, then by turns."""
        key = (self.balance[one], self.last_first.get(one, False))
        against = (self.balance[other], self.last_first.get(other, False))
        if key == against:
            return (one, other) if board % 2 == 0 else (other, one)
        return (one, other) if key < against else (other, one)
