"""What the three searches share: determinizations, cutoffs, and the walk down the tree.

Information-set Monte Carlo tree search: every iteration determinizes the state anew, with other secrets and
other luck, goes down the tree of actions taken so far, and continues with a rollout.

Reference: P. I. Cowling, E. J. Powley and D. Whitehouse (2012), Information Set Monte Carlo Tree Search.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from admiralty.bots import rollout, scripted
from admiralty.bots.bot import SEED_RANGE
from admiralty.bots.budget import Budget
from admiralty.bots.cutoff import Cutoff, CutoffRule, Scout, checkpoint_rule, situation
from admiralty.bots.paired_tape import PairedTape
from admiralty.bots.rollout import Line, apply_line, next_decision
from admiralty.bots.statistics import Found
from admiralty.bots.tree import Node
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import Plan, Sealed
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.kit.heuristics import Heuristics

POLICY_SEED: Final = SEED_RANGE  # the policy's random numbers are not those of the game
PROCESS_SEED: Final = 1 << 24  # nor those of a parallel search

Visited: TypeAlias = list[tuple[Node, int]]
"""The nodes of an iteration, each with the seat that took its action."""


class Opinion(NamedTuple):
    """What search found about a choice: visits, mean value (-1 to 1), its standard error, and the probability
    with which it is chosen.
    """

    action: Action
    visits: int
    value: float
    error: float
    share: float


def determinize(game: Game, s: State, seat: int, seed: int) -> tuple[State, PairedTape]:
    """A state that looks like `s` to the seat, with luck of its own, and random numbers for the policy."""
    world = game.imagine(s, seat, Seeded(seed))
    world.tape = PairedTape(seed, world)
    return world, PairedTape(seed + POLICY_SEED, world)


class RootSearch:
    """One decision. Parallel searches of it differ in `process`; each draws from its own random stream."""

    def __init__(
        self, game: Game, s: State, seat: int, seed: int, process: int = 0, rule: CutoffRule | None = None
    ) -> None:
        self.game = game
        self.heuristics = game.require(Heuristics)
        self.s = s
        self.seat = seat
        self.seed = seed
        self.process = process
        self.start = situation(s, seat)
        self.rule: CutoffRule | None = checkpoint_rule(self.heuristics, s) if rule is None else rule

    # The interface

    def prepare(self, budget: Budget) -> Budget:
        """Find what to sample and where rollouts stop; the budget that is left."""
        return budget

    def sample(self, budget: Budget) -> None:
        """Spend the budget on iterations."""
        raise NotImplementedError

    def found(self) -> Found:
        """The statistics so far, for another process to merge."""
        raise NotImplementedError

    def merge(self, found: Found) -> None:
        raise NotImplementedError

    def opinions(self) -> list[Opinion]:
        """One for each choice."""
        raise NotImplementedError

    # For the searches

    def determinize(self, number: int) -> tuple[State, PairedTape]:
        """Determinization `number`: all lines are sampled in the same ones."""
        return determinize(self.game, self.s, self.seat, self.seed + number + self.process * PROCESS_SEED)

    def cutoff(self, drawn: int) -> Cutoff:
        """For a rollout of a world in which `drawn` outcomes were drawn before."""
        assert self.rule is not None
        return self.rule.watch(self.heuristics, self.start, drawn)

    def scout(self, line: Line) -> None:
        """One rollout, only to find a cutoff rule."""
        world, rng = self.determinize(SEED_RANGE - 1)
        drawn = len(world.tape.drawn)
        apply_line(world, self.seat, line)
        self.find_rule(world, rng, drawn)

    def find_rule(self, world: State, rng: PairedTape, drawn: int) -> None:
        scout = Scout(self.start, self.seat, drawn)
        rollout.to_cutoff(self.heuristics, world, self.seat, rng, scout)
        self.rule = scout.rule()

    def iterate(self, world: State, rng: PairedTape, cutoff: Cutoff, root: Node) -> tuple[State, Visited]:
        """Selection, expansion by one decision, and a rollout to the cutoff. Returns where it stopped and the
        nodes below the root that it visited.
        """
        node, in_tree = root, True
        visited: Visited = []
        while world.stack:
            ask, decider, choices = next_decision(world, self.seat, rng)
            if cutoff.is_reached(world, decider):
                break
            if not in_tree:
                world, is_evaluated = rollout.step(self.heuristics, world, ask, decider, choices, rng)
                cutoff.decisions += is_evaluated
                continue
            if len(choices) == 1:
                flow.apply(world, decider, choices[0])
                continue
            cutoff.decisions += 1
            branching = node.branching(decider)
            branching.visits += 1
            is_hidden = decider != self.seat and isinstance(ask, (Sealed, Plan))
            if is_hidden or not branching.rank:
                given = scripted.action_for(self.heuristics, world, decider, choices)
                step = scripted.step(self.heuristics, world, ask, decider, choices, rng, given)
                world, a = step.s, step.action
                if not is_hidden:
                    branching.order(choices, step.values, a)
                    in_tree = False
            else:
                a = branching.select(branching.widened(choices))
                flow.apply(world, decider, a)
            node = branching.child(a)
            if not is_hidden:
                visited.append((node, decider))
        return world, visited

    def back_up(self, end: State, cutoff: Cutoff, visited: Visited, seats: list[int]) -> list[float]:
        """Record the value at the end in every node visited; the values for `seats`."""
        deciders = dict.fromkeys([*seats, *(decider for _, decider in visited)])
        values = {decider: cutoff.value(self.heuristics, end, decider) for decider in deciders}
        for node, decider in visited:
            node.record(values[decider])
        return [values[seat] for seat in seats]
