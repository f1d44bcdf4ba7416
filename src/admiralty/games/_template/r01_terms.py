"""[TP-1] Terms: what is true of every position."""

from __future__ import annotations

from admiralty.games._template.state import State
from admiralty.games._template.tables import BLUE, RED


def check(s: State) -> None:
    """[TP-1.1] [TP-1.3] No squadron is lost or doubled, hands are of one size, no points are negative."""
    t = s.t
    for kind, name in enumerate(t.squadron_ids):
        places = [counts[side * t.kinds + kind] for counts in (s.hands, s.spent) for side in (RED, BLUE)]
        assert min(places) >= 0, f"{name}: fewer than none somewhere"
        found = sum(places) + s.pile.count(kind)
        assert found == t.pile.count(kind), f"{name}: a squadron is lost or doubled"
    assert s.hand_size(RED) == s.hand_size(BLUE), "the hands must be of one size"
    assert min(s.points) >= 0, "points are fewer than none"
