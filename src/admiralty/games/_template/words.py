"""The words of the game: what a player may say, what may happen, what may be asked."""

from __future__ import annotations

from typing import Final

from admiralty.core.action import Verb, verb_table
from admiralty.core.event import Kind

COMMIT: Final = 0 << 24
HOLD: Final = 1 << 24
PURSUE: Final = 2 << 24
STAKE: Final = 3 << 24
CALL_OFF: Final = 4 << 24

VERBS: Final = verb_table(
    {
        COMMIT: Verb("commit", "squadron"),
        HOLD: Verb("hold"),
        PURSUE: Verb("pursue"),
        STAKE: Verb("stake", "number"),
        CALL_OFF: Verb("call-off"),
    }
)

EVENTS: Final = {
    "dealt": Kind("TP-2.1", ("squadrons:squadron*",)),
    "committed": Kind("TP-3.1", ("squadron",)),
    "clash": Kind("TP-3.1", ("red:squadron", "blue:squadron")),
    "clash-dice": Kind("TP-4.2", ("red:number", "blue:number")),
    "undecided": Kind("TP-4.2"),
    "scored": Kind("TP-4.1", ("seat", "gain:number", "points:number")),
    "pursuit-die": Kind("TP-4.5", ("seat", "stake:number", "die:number")),
    "lost": Kind("TP-4.5", ("seat", "loss:number", "points:number")),
    "won": Kind("TP-5.1", ("seat", "points:number")),
    "drawn": Kind("TP-5.2"),
}

PROMPTS: Final = {
    "commit": Kind("TP-3.1", ("round:number",)),
    "choose-pursuit": Kind("TP-4.3", ("seat", "points:number")),
    "choose-stake": Kind("TP-4.4", ("seat", "most:number")),
}
