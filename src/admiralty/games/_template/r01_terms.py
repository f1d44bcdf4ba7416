"""[TP-1] Terms: what is true of every position."""

from __future__ import annotations

from typing import Final

from admiralty.core.flow import WAITING, Frame
from admiralty.games._template.r03_commitment import Commit
from admiralty.games._template.r04_clash import Clash
from admiralty.games._template.r04_pursuit import ChoosePursuit, ChooseStake
from admiralty.games._template.state import State
from admiralty.games._template.tables import BLUE, RED

NESTING: Final[dict[str, tuple[str, ...]]] = {
    "": ("Match",),
    "Match.rounds": ("Round",),
    "Round.commitment": ("Commit", "Clash"),
    "Clash.pursuit": ("ChoosePursuit",),
    "ChoosePursuit": ("ChooseStake",),
}
MOST_POINTS: Final = 1_000_000


def check(s: State) -> None:
    """[TP-1.1] [TP-1.3] No squadron is lost or doubled, hands are of one size, no points are negative."""
    t = s.t
    for kind, name in enumerate(t.squadron_ids):
        places = [counts[side * t.kinds + kind] for counts in (s.hands, s.spent) for side in (RED, BLUE)]
        assert min(places) >= 0, f"{name}: fewer than none somewhere"
        found = sum(places) + s.pile.count(kind)
        assert found == t.pile.count(kind), f"{name}: a squadron is lost or doubled"
    assert s.hand_size(RED) == s.hand_size(BLUE), "the hands must be of one size"
    assert 1 <= s.round <= MOST_POINTS, "there is no such round"
    assert 0 <= min(s.points) <= max(s.points) <= MOST_POINTS, "points are fewer than none, or too many"
    for frame in s.stack:
        check_frame(s, frame)


def check_frame(s: State, frame: Frame) -> None:
    """The fields of a frame must be such that it can go on from here."""
    name = type(frame).__name__
    if isinstance(frame, Commit):
        assert min(frame.answers) >= WAITING, f"{name}: both sides are asked"
    elif isinstance(frame, Clash):
        assert min(frame.red, frame.blue) >= 0, f"{name}: no such squadron"
        assert max(frame.red, frame.blue) < s.t.kinds, f"{name}: no such squadron"
        assert frame.winner in (RED, BLUE), f"{name}: nobody such has won"
    elif isinstance(frame, (ChoosePursuit, ChooseStake)):
        assert frame.side in (RED, BLUE), f"{name}: no such side"
        assert s.points[frame.side] or isinstance(frame, ChoosePursuit), f"{name}: there is nothing to stake"
