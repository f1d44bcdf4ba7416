"""Cutoffs: where a rollout stops, so that all rollouts of a search are evaluated at comparable positions.

An evaluation compares positions of one phase well and positions of different phases badly. Where the game
declares checkpoints, rollouts stop at the next one (AtCheckpoint). Elsewhere one scouting rollout looks for a
change of phase some decisions ahead, and every later rollout stops there (AtPhase); where much is decided
before the first luck, rollouts stop with that luck (AtFirstChance). Failing all, they stop by length.

A rule says where; it makes one cutoff for each rollout, which keeps that rollout's counts.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol, TypeAlias

from admiralty.bots.value_model import checkpoint_value
from admiralty.core.flow import Frame
from admiralty.core.state import State
from admiralty.kit.heuristics import Heuristics

MIN_DEPTH: Final = 20
"""A change of phase that serves as cutoff lies at least this many decisions ahead."""

MAX_DEPTH: Final = 2 * MIN_DEPTH
"""Without a change of phase, rollouts stop after this many decisions."""

MAX_DECISIONS: Final = 120
"""The most decisions of any rollout."""

MAX_CHECKPOINT_STEPS: Final = 400
"""The most steps of a rollout to a checkpoint, scripted ones included: a chase may have no end."""

MIN_PLAN_LENGTH: Final = MIN_DEPTH // 2
"""Decisions before the first luck that make it a cutoff, or the decisions a plan."""

Situation: TypeAlias = tuple[tuple[type[Frame], ...], tuple[int, ...], int]


def situation(s: State, seat: int) -> Situation:
    """Where the rules stand: the frames in progress, the clause each has reached, and whose turn it is."""
    return tuple([type(frame) for frame in s.stack]), tuple(s.at), seat


class Cutoff:
    """Watches one rollout. `decisions` counts those that the policy evaluated."""

    def __init__(self) -> None:
        self.decisions = 0

    def is_reached(self, s: State, seat: int) -> bool:
        """Whether the rollout stops here; asked at every decision of it, in order."""
        raise NotImplementedError

    def value(self, heuristics: Heuristics, s: State, seat: int) -> float:
        """The value of the position at which the rollout stopped."""
        return heuristics.learned_value(s, seat)


class CutoffRule(Protocol):
    def watch(self, heuristics: Heuristics, start: Situation, drawn: int) -> Cutoff:
        """The cutoff of one rollout, which begins at `start` after `drawn` outcomes of luck."""
        ...


class CheckpointCutoff(Cutoff):
    """Stops at a checkpoint of the game and uses its value there."""

    def __init__(self, heuristics: Heuristics, goal: int) -> None:
        super().__init__()
        self.heuristics = heuristics
        self.goal = goal
        self.steps = 0

    def is_reached(self, s: State, seat: int) -> bool:
        self.steps += 1
        return self.heuristics.checkpoint(s) >= self.goal or self.steps > MAX_CHECKPOINT_STEPS

    def value(self, heuristics: Heuristics, s: State, seat: int) -> float:
        has_arrived = self.heuristics.checkpoint(s) >= self.goal
        return checkpoint_value(heuristics, s, seat) if has_arrived else heuristics.learned_value(s, seat)


class FirstChanceCutoff(Cutoff):
    """Stops when luck is drawn: what is decided before can be compared without noise."""

    def __init__(self, drawn: int) -> None:
        super().__init__()
        self.drawn = drawn

    def is_reached(self, s: State, seat: int) -> bool:
        return len(s.tape.drawn) > self.drawn or self.decisions >= MAX_DECISIONS


class LengthCutoff(Cutoff):
    def is_reached(self, s: State, seat: int) -> bool:
        return self.decisions >= MAX_DEPTH


class PhaseCutoff(Cutoff):
    """Stops when a situation is entered for the `times`-th time, or when the phase around it has ended."""

    def __init__(self, start: Situation, target: Situation, times: int) -> None:
        super().__init__()
        self.last = start
        self.target = target
        self.times = times
        self.entered = 0
        self.is_inside = False  # the phase around the target

    def is_reached(self, s: State, seat: int) -> bool:
        if self.decisions >= MAX_DECISIONS:
            return True
        now = situation(s, seat)
        if now == self.last:
            return False
        self.last = now
        if self.has_left(now):
            return True
        if now == self.target:
            self.entered += 1
            return self.entered == self.times
        return False

    def has_left(self, now: Situation) -> bool:
        """Whether the phase around the target was entered and is over: it ended before its time."""
        around = self.target[0][:-1]
        is_inside = now[0][: len(around)] == around
        has_left = self.is_inside and not is_inside
        self.is_inside = is_inside
        return has_left


class AtCheckpoint(NamedTuple):
    goal: int

    def watch(self, heuristics: Heuristics, start: Situation, drawn: int) -> Cutoff:
        return CheckpointCutoff(heuristics, self.goal)


class AtFirstChance(NamedTuple):
    def watch(self, heuristics: Heuristics, start: Situation, drawn: int) -> Cutoff:
        return FirstChanceCutoff(drawn)


class AtLength(NamedTuple):
    def watch(self, heuristics: Heuristics, start: Situation, drawn: int) -> Cutoff:
        return LengthCutoff()


class AtPhase(NamedTuple):
    target: Situation
    times: int

    def watch(self, heuristics: Heuristics, start: Situation, drawn: int) -> Cutoff:
        return PhaseCutoff(start, self.target, self.times)


def checkpoint_rule(heuristics: Heuristics, s: State) -> AtCheckpoint | None:
    """For rollouts from here, if the game declares checkpoints."""
    return AtCheckpoint(heuristics.next_cutoff(s)) if heuristics.checkpoint(s) else None


class Scout(Cutoff):
    """Watches one rollout for a seat and remembers the situations it passes, to find a rule among them."""

    def __init__(self, start: Situation, seat: int, drawn: int) -> None:
        super().__init__()
        self.last = start
        self.seat = seat
        self.drawn = drawn
        self.has_drawn = False
        self.is_answered = False  # by another seat, before any luck
        self.passed: list[Situation] = []
        self.far: list[tuple[int, int]] = []  # of those far enough ahead: frames in progress, number

    def is_reached(self, s: State, seat: int) -> bool:
        if self.decisions >= MAX_DECISIONS or (self.far and self.decisions >= MAX_DEPTH):
            return True
        if self.meets_first_chance(s, seat):
            return True
        now = situation(s, seat)
        if now == self.last:
            return False
        self.last = now
        self.passed.append(now)
        if self.decisions >= MIN_DEPTH:
            self.far.append((len(s.stack), len(self.passed)))
        return False

    def meets_first_chance(self, s: State, seat: int) -> bool:
        """Whether the first luck comes now, after many decisions and answers of another seat."""
        if self.has_drawn:
            return False
        if len(s.tape.drawn) > self.drawn:
            self.has_drawn = True
            self.is_answered = self.is_answered and self.decisions >= MIN_PLAN_LENGTH
            return self.is_answered
        self.is_answered |= seat != self.seat
        return False

    def rule(self) -> CutoffRule:
        """The first luck, if all seats decided without it; else, of the changes of phase far enough ahead,
        the one with the fewest frames in progress.
        """
        if self.has_drawn and self.is_answered:
            return AtFirstChance()
        if not self.far:
            return AtLength()
        _, number = min(self.far)
        target = self.passed[number - 1]
        return AtPhase(target, self.passed[:number].count(target))
