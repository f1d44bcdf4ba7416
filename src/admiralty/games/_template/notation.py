"""A position in words, both ways.

Written: `round N; points N N; hand SIDE SQUADRON ...; spent SIDE SQUADRON ...`; the rest is in the pile.
Read: what is not said stands as at the start. When no hand is said the deal comes first, otherwise a round.
"""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.codec import BadPosition
from admiralty.core.luck import Tape
from admiralty.games._template.r02_setup import Match, new_state
from admiralty.games._template.state import State
from admiralty.games._template.tables import BLUE, RED, SIDES, Tables
from admiralty.games._template.view import listed
from admiralty.kit.notation import number, one_of


def write(s: State) -> list[str]:
    words = [f"round {s.round}", f"points {s.points[RED]} {s.points[BLUE]}"]
    for name, counts in (("hand", s.hands), ("spent", s.spent)):
        for side in (RED, BLUE):
            squadrons = listed(s, counts[side * s.t.kinds : (side + 1) * s.t.kinds])
            if squadrons:
                words.append(f"{name} {SIDES[side]} {' '.join(squadrons)}")
    return words


def read(words: list[str], tape: Tape, t: Tables) -> State:
    s = new_state(tape, t)
    flow.stand(s, (Match(), "deal"))
    for word in words:
        key, *args = word.split()
        if key == "round" and len(args) == 1:
            s.round = number(args[0])
        elif key == "points" and len(args) == 2:
            s.points = [number(args[RED]), number(args[BLUE])]
        elif key in ("hand", "spent") and args and args[0] in SIDES:
            take(s, s.hands if key == "hand" else s.spent, SIDES.index(args[0]), args[1:])
            if key == "hand":
                flow.stand(s, (Match(), "rounds"))
        else:
            raise BadPosition(f"{word!r} is not part of a position")
    return s


def take(s: State, counts: list[int], side: int, squadrons: list[str]) -> None:
    """[TP-1.3] Squadrons that are somewhere else are not in the pile."""
    for name in squadrons:
        kind = one_of(name, s.t.squadron_ids)
        if kind not in s.pile:
            raise BadPosition(f"there are not so many {name}")
        s.pile.remove(kind)
        counts[side * s.t.kinds + kind] += 1
