"""Counting continuations: the strictest short summary of what the rules allow.

Every legal action of every seat that must decide is a branch, and so is every distinct outcome of the luck it
draws.
"""

from __future__ import annotations

from collections.abc import Iterator

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import LuckNeeded, Scripted
from admiralty.core.state import State
from admiralty.sim.progress import Progress, ignore


def perft(game: Game, s: State, depth: int) -> int:
    """The number of continuations of exactly `depth` decisions; a game that ends sooner counts as none."""
    if depth == 0:
        return 1
    return sum(divide(game, s, depth).values())


def divide(game: Game, s: State, depth: int, progress: Progress = ignore) -> dict[str, int]:
    """The same by first action, written `seat action`; `progress` hears how many of them are done."""
    if depth < 1:
        raise ValueError("there is nothing to divide below depth 1")
    out: dict[str, int] = {}
    actions = [(seat, a) for seat in flow.acting(s) for a in flow.question(s).legal(s, seat)]
    for seat, a in actions:
        text = f"{game.seats[seat]} {game.write_action(a)}"
        out[text] = sum(count(after, depth - 1) for after in outcomes(s, seat, a))
        progress(len(out), len(actions))
    return out


def count(s: State, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for seat in flow.acting(s):
        for a in flow.question(s).legal(s, seat):
            for after in outcomes(s, seat, a):
                total += count(after, depth - 1)
    return total


def outcomes(s: State, seat: int, a: Action) -> Iterator[State]:
    """Every state an action can lead to, one for each distinct run of luck."""
    scripts: list[list[int]] = [[]]
    while scripts:
        script = scripts.pop()
        c = s.clone()
        c.tape = Scripted(script)
        try:
            flow.apply(c, seat, a)
        except LuckNeeded as needed:
            scripts += [[*script, outcome] for outcome in sorted(set(needed.outcomes), reverse=True)]
        else:
            yield c
