"""The words of Battle of Midway: what a player may say, what may happen, what may be asked."""

from __future__ import annotations

from typing import Final

from admiralty.core.action import Verb, verb_table
from admiralty.core.event import Kind

PICK: Final = 0 << 24
CELL: Final = 1 << 24
HEADING: Final = 2 << 24
BID: Final = 3 << 24
ACTIVATE: Final = 4 << 24
FLIGHT: Final = 5 << 24
ATTACK: Final = 6 << 24
FLY: Final = 7 << 24
STOP: Final = 8 << 24
EXTEND: Final = 9 << 24
FLY_OFF: Final = 10 << 24
PLAN: Final = 11 << 24
FIRST: Final = 12 << 24
OMIT: Final = 13 << 24
PLAY: Final = 14 << 24
PASS: Final = 15 << 24
TURN: Final = 16 << 24
FEINT: Final = 17 << 24
REPLAN: Final = 18 << 24
KEEP: Final = 19 << 24
WEAVE: Final = 20 << 24
BUY: Final = 21 << 24
DONE: Final = 22 << 24

VERB: Final = 255 << 24

VERBS: Final = verb_table(
    {
        PICK: Verb("pick", "piece"),
        CELL: Verb("cell", "cell"),
        HEADING: Verb("heading", "heading"),
        BID: Verb("bid", "number"),
        ACTIVATE: Verb("activate", "aircraft"),
        FLIGHT: Verb("flight"),
        ATTACK: Verb("attack", "aircraft"),
        FLY: Verb("fly", "turn"),
        STOP: Verb("stop"),
        EXTEND: Verb("extend", "tile", "spot"),
        FLY_OFF: Verb("fly-off"),
        PLAN: Verb("plan", "plan"),
        FIRST: Verb("first", "role"),
        OMIT: Verb("omit", "number"),
        PLAY: Verb("play", "card"),
        PASS: Verb("pass"),
        TURN: Verb("turn", "turn"),
        FEINT: Verb("feint", "turn"),
        REPLAN: Verb("replan", "plan"),
        KEEP: Verb("keep"),
        WEAVE: Verb("weave", "aircraft"),
        BUY: Verb("buy", "card"),
        DONE: Verb("done"),
    }
)

PLACE: Final = ("aircraft", "q:number", "r:number", "heading")

EVENTS: Final = {
    "placed": Kind("BM-3.2", PLACE),
    "bank": Kind("BM-3.8", ("cards:card*",)),
    "round-begins": Kind("BM-4.1", ("round:number",)),
    "bid": Kind("BM-4.3", ("bid:number",)),
    "bids": Kind("BM-4.4", ("usa:number", "japan:number")),
    "initiative": Kind("BM-4.5", ("seat",)),
    "initiative-passes": Kind("BM-5.5", ("seat",)),
    "activated": Kind("BM-5.1", ("aircraft",)),
    "moved": Kind("BM-6.1", PLACE),
    "exchanged": Kind("BM-6.3", ("aircraft", "q:number", "r:number")),
    "extended": Kind("BM-6.9", ("tile", "q:number", "r:number")),
    "flew-off": Kind("BM-6.10", ("aircraft",)),
    "attacked": Kind("BM-8.3", ("attacker:aircraft", "defender:aircraft")),
    "planned": Kind("BM-8.4", ("plan",)),
    "plans": Kind("BM-8.6", ("usa:plan", "japan:plan")),
    "moves-first": Kind("BM-8.6", ("seat",)),
    "omitted": Kind("BM-8.8", ("aircraft", "token:number")),
    "played": Kind("BM-9.5", ("seat", "card")),
    "passed": Kind("BM-9.4", ("seat",)),
    "turned-about": Kind("BM-9.12", ("aircraft", "heading")),
    "replanned": Kind("BM-9.15", ("aircraft", "plan")),
    "wove": Kind("BM-9.16", ("aircraft", "target:aircraft")),
    "fired": Kind("BM-10.3", ("usa:number*", "japan:number*", "usa-best:number", "japan-best:number")),
    "no-fire": Kind("BM-10.2"),
    "no-hit": Kind("BM-10.7"),
    "destroyed": Kind("BM-10.7", ("aircraft",)),
    "bought": Kind("BM-11.2", ("seat", "card", "points:number")),
    "refilled": Kind("BM-11.4", ("card",)),
    "reshuffled": Kind("BM-11.5"),
    "scored": Kind("BM-13.2", ("seat", "gain:number", "points:number")),
    "midway": Kind("BM-13.5", ("usa:number", "japan:number")),
    "returned": Kind("BM-13.6", PLACE),
    "bombed": Kind("BM-14.1", ("seat", "aircraft")),
    "bombers-lost": Kind("BM-14.2", ("seat",)),
    "won": Kind("BM-14.3", ("seat", "points:number")),
    "drawn": Kind("BM-R.35", ("round:number",)),
}

PROMPTS: Final = {
    "choose-piece": Kind("BM-3.2", ("seat", "left:number")),
    "choose-cell": Kind("BM-3.3", ("aircraft",)),
    "choose-heading": Kind("BM-3.5", ("aircraft",)),
    "choose-bid": Kind("BM-4.3", ("round:number",)),
    "choose-aircraft": Kind("BM-5.1", ("seat", "left:number")),
    "choose-action": Kind("BM-5.2", ("aircraft",)),
    "fly": Kind("BM-7.1", ("aircraft", "made:number", "least:number", "most:number")),
    "choose-extension": Kind("BM-6.7", ("aircraft", "q:number", "r:number")),
    "choose-plan": Kind("BM-8.4", ("aircraft", "enemy:aircraft")),
    "choose-order": Kind("BM-8.6", ("attacker:aircraft", "defender:aircraft")),
    "choose-omission": Kind("BM-8.8", ("aircraft", "plan")),
    "choose-card": Kind("BM-9.1", ("seat", "aircraft", "enemy:aircraft")),
    "choose-turn": Kind("BM-9.8", ("aircraft",)),
    "choose-feint": Kind("BM-9.10", ("aircraft",)),
    "choose-replan": Kind("BM-9.15", ("aircraft",)),
    "choose-weaver": Kind("BM-9.16", ("target:aircraft",)),
    "choose-purchase": Kind("BM-11.2", ("seat", "points:number")),
    "choose-return-cell": Kind("BM-13.6", ("aircraft",)),
    "choose-return-heading": Kind("BM-13.6", ("aircraft",)),
}
