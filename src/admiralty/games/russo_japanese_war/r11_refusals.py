"""[RJ-11] When each kind of event may be played, and which clause forbids one now."""

from __future__ import annotations

from typing import Final

from admiralty.games.russo_japanese_war.r01_general import refuse_card
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import (
    BLOCK,
    BONUS,
    CANCEL,
    CAVALRY,
    CHANGE,
    EXTRA_COMBAT,
    FORCE,
    LIMIT,
    MAKAROV,
    MODIFY,
    MORALE,
    NO_ZOC,
    RAILWAY,
    REBUILD,
    RESHUFFLE,
    RUSSIA,
    TAKE_TOP,
    UNDO,
)

# The clause that says when an event of a kind is played.
TIMES: Final = {
    LIMIT: "RJ-11.1", MAKAROV: "RJ-11.1", NO_ZOC: "RJ-11.1", BLOCK: "RJ-11.1", RAILWAY: "RJ-11.1",
    EXTRA_COMBAT: "RJ-11.1", MORALE: "RJ-11.1", REBUILD: "RJ-11.1", CANCEL: "RJ-11.2", CHANGE: "RJ-11.3",
    FORCE: "RJ-11.3", UNDO: "RJ-11.3", BONUS: "RJ-11.3", MODIFY: "RJ-11.5", CAVALRY: "RJ-11.6",
    RESHUFFLE: "RJ-11.7",
}  # fmt: skip
# The clause of each event, first those of Japan.
EVENTS: Final = (
    "RJ-E.J01", "RJ-E.J02", "RJ-E.J03", "RJ-E.J04", "RJ-E.J05", "RJ-E.J06", "RJ-E.J07", "RJ-E.J08",
    "RJ-E.J09", "RJ-E.J10", "RJ-E.J11", "RJ-E.J12", "RJ-E.J13", "RJ-E.J14", "RJ-E.J15", "RJ-E.J16",
    "RJ-E.R01", "RJ-E.R02", "RJ-E.R03", "RJ-E.R04", "RJ-E.R05", "RJ-E.R06", "RJ-E.R07", "RJ-E.R08",
    "RJ-E.R09", "RJ-E.R10", "RJ-E.R11", "RJ-E.R12", "RJ-E.R13", "RJ-E.R14", "RJ-E.R15", "RJ-E.R16",
)  # fmt: skip
OWN_PHASE: Final = (LIMIT, MAKAROV, NO_ZOC, BLOCK, RAILWAY, EXTRA_COMBAT, MORALE, REBUILD)


def refuse_event(s: State, seat: int, event: int, now: tuple[int, ...]) -> str:
    """Why an event cannot be played; `now` are the kinds whose time it is."""
    return refuse_card(s, seat, event) or closed_by(s, event, now)


def closed_by(s: State, event: int, now: tuple[int, ...]) -> str:
    """[RJ-11.1] [RJ-11.2] [RJ-11.3] [RJ-11.5] [RJ-11.6] [RJ-11.7] Another time; or a condition of its own.

    [RJ-11.8] [RJ-11.9] [RJ-13.1] [RJ-R.28] Fleet events end with the squadron; the naval game has none.
    """
    t = s.t
    effect = t.effect[event]
    if t.naval and t.part[event] >= 0:
        return "RJ-13.1"
    if effect == TAKE_TOP:
        return "RJ-11.9"
    if effect == CANCEL and now == OWN_PHASE and t.mines_at_will and t.neutralises[event]:
        return "RJ-R.28"
    if effect not in now:
        return TIMES[effect]
    if effect in (LIMIT, MAKAROV):
        return "RJ-11.8"
    if effect == RAILWAY and s.blocked[RUSSIA]:
        return "RJ-E.J06"
    if effect == BLOCK:
        return "RJ-10.20"  # in the last turn; RJ-E.J06 forbids what it keeps from happening
    return EVENTS[event]
