"""How search plays on beyond its tree: each seat takes what looks best after one step, in one run of luck."""

from __future__ import annotations

from typing import Final, NamedTuple

from admiralty.bots.greedy import Judge
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import WAITING, Ask, Sealed
from admiralty.core.luck import M1, M2, Seeded, Tape
from admiralty.core.state import State
from admiralty.kit import coupled

EQUAL: Final = 1e-9
LOWEST: Final = -1e9
ENOUGH: Final = 12


class Step(NamedTuple):
    """The state after a decision, what was decided, and what every choice seemed worth."""

    s: State
    action: Action
    worths: list[float]


def some(choices: list[Action], mind: Tape) -> list[Action]:
    """Enough of the choices, spread over the whole list: a walk need not weigh every one of many."""
    count = len(choices)
    if count <= ENOUGH:
        return choices
    start = mind.pick(count)
    return [choices[(start + i * count // ENOUGH) % count] for i in range(ENOUGH)]


def step(judge: Judge, s: State, ask: Ask, who: int, choices: list[Action], mind: Tape) -> Step:
    """Decide for a seat and go on; `s` itself may be used up. `mind` breaks ties and runs luck on trial."""
    known = without_answers(s, ask)
    a, b = mind.pick(M1 - 1) + 1, mind.pick(M2 - 1) + 1
    worths: list[float] = []
    best, chosen, after = LOWEST, choices[0], s
    for action in choices:
        c = known.clone()
        c.tape = Seeded(0, a, b)
        flow.apply(c, who, action)
        worth = judge(c, who)
        worths.append(worth)
        if worth > best + EQUAL or (worth > best - EQUAL and mind.pick(2)):
            best, chosen, after = worth, action, c
    if known is s and not after.tape.drawn:
        after.tape = s.tape
        coupled.bind(after)
        return Step(after, chosen, worths)
    flow.apply(s, who, chosen)  # with the luck of its world, not with that of the trial
    return Step(s, chosen, worths)


def without_answers(s: State, ask: Ask) -> State:
    """What others have answered under seal is unknown to whoever answers after them."""
    if not isinstance(ask, Sealed) or max(ask.answers) < 0:
        return s
    c = s.clone()
    top = flow.question(c)
    assert isinstance(top, Sealed)
    top.answers = [WAITING if a >= 0 else a for a in top.answers]
    return c
