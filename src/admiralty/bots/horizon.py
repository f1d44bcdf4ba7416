"""Where a walk stops, so that all walks of a search are judged at the same kind of moment.

An evaluation compares positions of one phase well and positions of different phases badly: ships that have
yet to sail, a combat half fought. A game may tell when it is at rest, and walks end there (Rest). Else the
first walk looks for a landmark some decisions ahead, a moment at which one phase or question goes over to
another, and every later walk ends when it comes there (Watch).
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from admiralty.core.flow import Frame
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.kit.evaluation import EvaluatedGame

AHEAD: Final = 20
"""A landmark lies at least so many decisions ahead."""

MOST: Final = 120
"""No walk takes more decisions than this."""

LONGEST: Final = 400
"""No walk to a rest takes more than this, with what habit decides: a chase may go on and on."""

Kind: TypeAlias = tuple[tuple[type[Frame], ...], tuple[int, ...], int]


def kind(s: State, who: int) -> Kind:
    """What sort of moment it is: the frames in progress, how far each of them is, and whose turn it is."""
    return tuple([type(frame) for frame in s.stack]), tuple(s.at), who


class Landmark(NamedTuple):
    """A kind of moment, and the how-manieth time it is entered."""

    kind: Kind | None
    times: int


NOWHERE: Final = Landmark(None, 1)
AT_LUCK: Final = Landmark(None, 0)
"""The first moment after luck was drawn. What is decided before that can be compared without doubt."""

FREE: Final = AHEAD // 2
"""So many decisions before the first luck make it a landmark, or what is decided by then a plan."""


class Lookout:
    """Watches one walk, and is told how many decisions were weighed."""

    def __init__(self) -> None:
        self.decisions = 0

    def is_far_enough(self, s: State, who: int) -> bool:
        """Whether the walk is where it should end; told of every moment in turn."""
        raise NotImplementedError

    def verdict(self, game: Game, s: State, who: int) -> float:
        """What the end of the walk is worth."""
        return game.judge(s, who)


class Rest(Lookout):
    """For a game that tells its eras: a walk ends where the one it is bound for begins."""

    def __init__(self, game: EvaluatedGame, goal: int) -> None:
        super().__init__()
        self.game = game
        self.goal = goal
        self.moments = 0

    def is_far_enough(self, s: State, who: int) -> bool:
        self.moments += 1
        return self.game.era(s) >= self.goal or self.moments > LONGEST

    def verdict(self, game: Game, s: State, who: int) -> float:
        is_there = self.game.era(s) >= self.goal
        return self.game.prospect(s, who) if is_there else game.judge(s, who)


def rest(game: Game, s: State) -> Rest | None:
    """For a walk from here, if the game tells its eras."""
    if not isinstance(game, EvaluatedGame) or not game.era(s):
        return None
    return Rest(game, game.goal(s))


class Watch(Lookout):
    """Watches a walk of a seat. Without a landmark it keeps a log, in which one is found afterwards."""

    def __init__(self, start: Kind, seat: int, landmark: Landmark | None, drawn: int) -> None:
        super().__init__()
        self.last = start
        self.seat = seat
        self.landmark = landmark
        self.drawn = drawn
        self.is_answered = False  # by another seat, and no luck is in the way
        self.entered = 0
        self.is_inside = False  # the phase of the landmark
        self.seen: list[Kind] = []
        self.late: list[tuple[int, int]] = []
        self.most = MOST if landmark is None or landmark.kind is not None else 2 * AHEAD

    def is_far_enough(self, s: State, who: int) -> bool:
        if self.landmark == AT_LUCK:
            return len(s.tape.drawn) > self.drawn or self.decisions >= MOST
        if self.decisions >= self.most or (self.late and self.decisions >= 2 * AHEAD):
            return True
        if self.landmark is None and self.meets_luck(s, who):
            return True
        now = kind(s, who)
        if now == self.last:
            return False
        self.last = now
        if self.has_left(now):
            return True
        if self.landmark is None:
            self.seen.append(now)
            if self.decisions >= AHEAD:
                self.late.append((len(s.stack), len(self.seen)))
        elif now == self.landmark.kind:
            self.entered += 1
            return self.entered == self.landmark.times
        return False

    def has_left(self, now: Kind) -> bool:
        """Whether the phase of the landmark was there and is over: it has ended before its time."""
        if self.landmark is None or self.landmark.kind is None:
            return False
        around = self.landmark.kind[0][:-1]
        is_there = now[0][: len(around)] == around
        has_left = self.is_inside and not is_there
        self.is_inside = is_there
        return has_left

    def meets_luck(self, s: State, who: int) -> bool:
        """Whether luck is drawn for the first time now, after many decisions and answers of another seat."""
        if self.drawn < 0:
            return False
        if len(s.tape.drawn) > self.drawn:
            self.drawn = -1
            self.is_answered = self.is_answered and self.decisions >= FREE
            return self.is_answered
        self.is_answered |= who != self.seat
        return False

    def found(self) -> Landmark:
        """Where luck ends what all seats have decided without it; else, of the changes far enough ahead, the
        quietest: the one with the fewest frames in progress.
        """
        if self.drawn < 0 and self.is_answered:
            return AT_LUCK
        if not self.late:
            return NOWHERE
        _, number = min(self.late)
        chosen = self.seen[number - 1]
        return Landmark(chosen, self.seen[:number].count(chosen))
