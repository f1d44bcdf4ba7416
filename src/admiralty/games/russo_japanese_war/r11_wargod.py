"""[RJ-11.4] The event playable at any time: War God, offered in its owner's own phases and windows."""

from __future__ import annotations

from admiralty.core.action import Action
from admiralty.games.russo_japanese_war.r01_general import discard
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN, TAKE_TOP
from admiralty.games.russo_japanese_war.words import PLAY


def add_war_god(s: State, out: list[Action]) -> None:
    """[RJ-11.4] [RJ-11.9] [RJ-R.48] Add the event to the choices if Japan holds it and there is a pile."""
    held = s.hands[JAPAN] & s.t.with_effect[JAPAN][TAKE_TOP]
    if held and s.pile:
        card = 0
        while held:
            if held & 1:
                out.append(PLAY | card << 12)
            held >>= 1
            card += 1


def play_war_god(s: State, event: int) -> None:
    """[RJ-E.J13] [RJ-11.9] [RJ-R.19] Take the top discard, then discard the card itself."""
    if s.events is not None:
        s.tell("played", JAPAN, event)
    taken = s.pile.pop()
    s.hands[JAPAN] |= 1 << taken
    discard(s, JAPAN, event)
    if s.events is not None:
        s.tell("took-discard", taken)
