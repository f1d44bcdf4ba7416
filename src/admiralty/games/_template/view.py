"""What a seat sees, built up from nothing, and the states it can imagine behind that."""

from __future__ import annotations

from admiralty.core.action import first
from admiralty.core.luck import Tape
from admiralty.games._template.r03_commitment import Commit
from admiralty.games._template.state import State
from admiralty.games._template.tables import BLUE, RED, SIDES
from admiralty.games._template.words import COMMIT
from admiralty.kit import sealed

PHASES = {"Commit": "commitment", "ChoosePursuit": "pursuit", "ChooseStake": "pursuit"}
PHASE_WORDS = [*dict.fromkeys(PHASES.values()), "over"]


def view(s: State, seat: int) -> dict[str, object]:
    """[TP-2.2] One's own hand; of the other side only how many squadrons it holds and what it has spent."""
    kinds = s.t.kinds
    own = own_answer(s, seat)
    return {
        "round": s.round,
        "phase": phase(s),
        "points": {SIDES[side]: s.points[side] for side in (RED, BLUE)},
        "hold": {SIDES[side]: s.hand_size(side) for side in (RED, BLUE)},
        "spent": {SIDES[side]: listed(s, s.spent[side * kinds : (side + 1) * kinds]) for side in (RED, BLUE)},
        "hand": listed(s, s.hands[seat * kinds : (seat + 1) * kinds]) if seat >= 0 else [],
        "committed": s.t.squadron_ids[own] if own >= 0 else None,
    }


def listed(s: State, counts: list[int]) -> list[str]:
    """Squadrons in words, one by one."""
    return [s.t.squadron_ids[kind] for kind, n in enumerate(counts) for _ in range(n)]


def phase(s: State) -> str:
    return PHASES[type(s.stack[-1]).__name__] if s.stack else "over"


def own_answer(s: State, seat: int) -> int:
    """[TP-3.1] What this seat has committed while the other side still thinks, or -1."""
    chosen = sealed.own_answer(s, seat)
    return first(chosen) if chosen >= 0 else -1


def imagine(s: State, seat: int, tape: Tape) -> State:
    """[TP-2.2] [TP-3.1] Hands and pile that are not seen are dealt anew; so is an unseen commitment."""
    c = s.clone()
    c.tape = tape
    kinds = c.t.kinds
    hidden = [side for side in (RED, BLUE) if side != seat]
    pool = c.pile + [
        kind for side in hidden for kind in range(kinds) for _ in range(c.hands[side * kinds + kind])
    ]
    pool.sort()  # so that the same luck deals the same, whatever was hidden before
    top = c.stack[-1] if c.stack else None
    for side in hidden:
        size = c.hand_size(side)
        for kind in range(kinds):
            c.hands[side * kinds + kind] = 0
        for n in range(size):
            kind = tape.draw(pool)
            pool.remove(kind)
            c.hands[side * kinds + kind] += 1
            if n == 0 and isinstance(top, Commit) and top.answers[side] >= 0:
                top.answers[side] = COMMIT | kind << 12
    c.pile = sorted(pool)
    return c
