"""The words of Russo-Japanese War: what a player may say, what may happen, what may be asked."""

from __future__ import annotations

from typing import Final

from admiralty.core.action import Verb, verb_table
from admiralty.core.event import Kind

FLAGSHIP: Final = 0 << 24
REFILL: Final = 1 << 24
NO_REFILL: Final = 2 << 24
MOVE: Final = 3 << 24
RAIL: Final = 4 << 24
STEP: Final = 5 << 24
STOP: Final = 6 << 24
END_PHASE: Final = 7 << 24
TARGET: Final = 8 << 24
ADD: Final = 9 << 24
REMOVE: Final = 10 << 24
CLOSE_TARGET: Final = 11 << 24
DECLARE_DONE: Final = 12 << 24
RESOLVE: Final = 13 << 24
SUPPORT: Final = 14 << 24
STRENGTH_DONE: Final = 15 << 24
PLAY: Final = 16 << 24
PASS: Final = 17 << 24
KEEP_AR: Final = 18 << 24
CONVERT_AE: Final = 19 << 24
LOSE: Final = 20 << 24
RETREAT: Final = 21 << 24
DISPLACE: Final = 22 << 24
ADVANCE: Final = 23 << 24
ADVANCE_DONE: Final = 24 << 24
ADVANCE_ON: Final = 25 << 24
FORCED_MARCH: Final = 26 << 24
STRATEGIC: Final = 27 << 24
TRANSPORT: Final = 28 << 24
REORGANISE: Final = 29 << 24
END_TURN: Final = 30 << 24
UNIT: Final = 31 << 24
LAND: Final = 32 << 24
MARK: Final = 33 << 24
RETURN: Final = 34 << 24
SEND: Final = 35 << 24
DONE: Final = 36 << 24
SORTIE: Final = 37 << 24
SORTIE_WITH: Final = 38 << 24
NO_SORTIE: Final = 39 << 24
USE: Final = 40 << 24
REMOVE_STEP: Final = 41 << 24
BREAK_OFF: Final = 42 << 24
GO_ON: Final = 43 << 24
GO_ON_WITH: Final = 44 << 24
INTERCEPT: Final = 45 << 24
DECLINE: Final = 46 << 24
NEXT: Final = 47 << 24
ASSIGN: Final = 48 << 24
FIRE_AT: Final = 49 << 24
REPAIR: Final = 50 << 24
REVIVE: Final = 51 << 24
TAKE_BACK: Final = 52 << 24

VERB: Final = 255 << 24

VERBS: Final = verb_table(
    {
        FLAGSHIP: Verb("flagship", "ship"),
        REFILL: Verb("refill", "number"),
        NO_REFILL: Verb("no-refill"),
        MOVE: Verb("move", "unit"),
        RAIL: Verb("rail", "unit"),
        STEP: Verb("step", "place"),
        STOP: Verb("stop"),
        END_PHASE: Verb("end-phase"),
        TARGET: Verb("target", "place"),
        ADD: Verb("add", "unit"),
        REMOVE: Verb("remove", "unit"),
        CLOSE_TARGET: Verb("close-target"),
        DECLARE_DONE: Verb("declare-done"),
        RESOLVE: Verb("resolve", "place"),
        SUPPORT: Verb("support", "card"),
        STRENGTH_DONE: Verb("strength-done"),
        PLAY: Verb("play", "event"),
        PASS: Verb("pass"),
        KEEP_AR: Verb("keep-ar"),
        CONVERT_AE: Verb("convert-ae"),
        LOSE: Verb("lose", "unit"),
        RETREAT: Verb("retreat", "unit", "place"),
        DISPLACE: Verb("displace", "unit"),
        ADVANCE: Verb("advance", "unit"),
        ADVANCE_DONE: Verb("advance-done"),
        ADVANCE_ON: Verb("advance-on", "place"),
        FORCED_MARCH: Verb("forced-march", "card", "phase"),
        STRATEGIC: Verb("strategic", "card"),
        TRANSPORT: Verb("transport", "card"),
        REORGANISE: Verb("reorganise", "card"),
        END_TURN: Verb("end-turn"),
        UNIT: Verb("unit", "unit"),
        LAND: Verb("land", "place"),
        MARK: Verb("mark", "unit"),
        RETURN: Verb("return", "unit"),
        SEND: Verb("send", "unit"),
        DONE: Verb("done"),
        SORTIE: Verb("sortie"),
        SORTIE_WITH: Verb("sortie-with", "card"),
        NO_SORTIE: Verb("no-sortie"),
        USE: Verb("use", "event"),
        REMOVE_STEP: Verb("remove-step", "ship"),
        BREAK_OFF: Verb("break-off"),
        GO_ON: Verb("go-on"),
        GO_ON_WITH: Verb("go-on-with", "card"),
        INTERCEPT: Verb("intercept"),
        DECLINE: Verb("decline"),
        NEXT: Verb("next", "ship"),
        ASSIGN: Verb("assign", "ship", "ship"),
        FIRE_AT: Verb("fire-at", "ship", "ship"),
        REPAIR: Verb("repair", "ship"),
        REVIVE: Verb("revive", "ship"),
        TAKE_BACK: Verb("take-back"),
    }
)

MOVED: Final = ("unit", "place")

EVENTS: Final = {
    "flagship-noted": Kind("RJ-13.3", ("ship",)),
    "turn-begins": Kind("RJ-5.1", ("turn:number", "month")),
    "player-turn": Kind("RJ-5.2", ("seat",)),
    "drew": Kind("RJ-6.6", ("cards:card*",)),
    "drew-cards": Kind("RJ-6.6", ("seat", "count:number")),
    "paid": Kind("RJ-6.3", ("seat",)),
    "reshuffled": Kind("RJ-6.7"),
    "returned-card": Kind("RJ-6.8", ("seat", "event")),
    "first-hand-returned": Kind("RJ-3.6"),
    "limited": Kind("RJ-6.11", ("limit:number", "card")),
    "moved": Kind("RJ-8.2", MOVED),
    "rode": Kind("RJ-8.11", MOVED),
    "marched": Kind("RJ-10.8", MOVED),
    "phase-over": Kind("RJ-5.2", ("seat",)),
    "declared": Kind("RJ-9.6", ("place", "units:unit*")),
    "attacked": Kind("RJ-9.8", ("place", "units:unit*")),
    "dropped": Kind("RJ-R.9", ("place",)),
    "supported": Kind("RJ-9.10", ("seat", "card")),
    "strength": Kind("RJ-9.11", ("attack:number", "defence:number", "column:number")),
    "hopeless": Kind("RJ-9.12", ("attack:number", "defence:number")),
    "rolled": Kind("RJ-9.13", ("die:number", "outcome")),
    "played": Kind("RJ-1.5", ("seat", "event")),
    "changed": Kind("RJ-9.16", ("outcome",)),
    "passed": Kind("RJ-9.14", ("seat",)),
    "converted": Kind("RJ-9.31", ("seat",)),
    "eliminated": Kind("RJ-9.24", ("unit",)),
    "retreated": Kind("RJ-9.25", MOVED),
    "advanced": Kind("RJ-9.33", MOVED),
    "no-effect": Kind("RJ-9.21"),
    "control": Kind("RJ-4.2", ("seat", "place")),
    "morale": Kind("RJ-4.9", ("seat", "change:number", "morale:number")),
    "neutralised": Kind("RJ-4.10"),
    "discarded": Kind("RJ-1.7", ("seat", "card", "use")),
    "transported": Kind("RJ-10.14", MOVED),
    "reorganised": Kind("RJ-10.17", ("unit",)),
    "cancelled": Kind("RJ-10.19", ("event",)),
    "hand-limit": Kind("RJ-6.13", ("limit:number",)),
    "blocked": Kind("RJ-10.16", ("box:place",)),
    "zoc-lost": Kind("RJ-7.9", ("unit",)),
    "zoc-back": Kind("RJ-7.9", ("units:unit*",)),
    "took-discard": Kind("RJ-11.9", ("card",)),
    "garrison": Kind("RJ-R.29", ("unit", "strength:number")),
    "check-modified": Kind("RJ-12.2", ("seat",)),
    "checked": Kind("RJ-12.3", ("seat", "lost:number", "die:number", "limit:number")),
    "sortied": Kind("RJ-13.5", ("fleet",)),
    "stayed": Kind("RJ-13.4"),
    "naval-use": Kind("RJ-13.1", ("seat", "event")),
    "naval-die": Kind("RJ-13.6", ("die:number", "steps:number")),
    "hit": Kind("RJ-13.2", ("ship", "steps:number")),
    "sunk": Kind("RJ-13.2", ("ship",)),
    "flagship-sunk": Kind("RJ-13.27", ("ship",)),
    "broke-off": Kind("RJ-13.9"),
    "went-on": Kind("RJ-13.10"),
    "intercepted": Kind("RJ-13.10", ("fleet",)),
    "declined": Kind("RJ-13.10"),
    "line": Kind("RJ-13.18", ("seat", "ships:ship*")),
    "paired": Kind("RJ-13.19", ("ship", "enemy:ship")),
    "first-fire": Kind("RJ-13.22"),
    "fired": Kind("RJ-13.20", ("ship", "enemy:ship", "dice:number*", "hits:number")),
    "interdicted": Kind("RJ-13.11", ("undamaged:number",)),
    "repaired": Kind("RJ-13.23", ("ship",)),
    "revived": Kind("RJ-13.26", ("ship", "instead:ship")),
    "squadron-lost": Kind("RJ-13.29"),
    "won-at-once": Kind("RJ-4.11", ("seat", "place")),
    "morale-gone": Kind("RJ-12.5", ("seat",)),
    "drawn": Kind("RJ-12.5"),
    "time-over": Kind("RJ-12.6"),
}

COMBAT: Final = ("place", "attack:number", "defence:number")

PROMPTS: Final = {
    "choose-flagship": Kind("RJ-13.3"),
    "choose-refill": Kind("RJ-6.1", ("cards:number", "limit:number")),
    "choose-mover": Kind("RJ-8.1", ("seat",)),
    "march": Kind("RJ-8.2", ("unit", "left:number")),
    "ride": Kind("RJ-8.11", ("unit",)),
    "strategic-march": Kind("RJ-10.8", ("unit",)),
    "choose-target": Kind("RJ-9.6", ("seat",)),
    "choose-attackers": Kind("RJ-9.5", COMBAT),
    "choose-combat": Kind("RJ-9.6", ("seat",)),
    "choose-support": Kind("RJ-9.10", COMBAT),
    "before-die": Kind("RJ-9.14", COMBAT),
    "after-die": Kind("RJ-9.16", ("place", "outcome")),
    "choose-conversion": Kind("RJ-9.31", ("place",)),
    "choose-loss": Kind("RJ-9.24", ("place", "outcome")),
    "choose-retreat": Kind("RJ-9.25", ("units:unit*",)),
    "choose-chain": Kind("RJ-9.28", ("unit", "place")),
    "choose-advance": Kind("RJ-9.33", ("place", "left:number")),
    "choose-cavalry": Kind("RJ-11.6", ("unit",)),
    "choose-further": Kind("RJ-E.R14", ("unit",)),
    "choose-use": Kind("RJ-10.1", ("cards:number",)),
    "choose-strategist": Kind("RJ-10.7"),
    "choose-transport": Kind("RJ-10.14"),
    "choose-landing": Kind("RJ-10.15", ("unit",)),
    "choose-reinforcement": Kind("RJ-10.12"),
    "choose-reorganised": Kind("RJ-10.17"),
    "choose-marked": Kind("RJ-E.J05", ("left:number",)),
    "choose-returned": Kind("RJ-R.46", ("left:number",)),
    "choose-sent": Kind("RJ-E.R09", ("left:number",)),
    "reaction": Kind("RJ-11.2", ("event",)),
    "morale-window": Kind("RJ-12.2", ("seat", "lost:number")),
    "choose-sortie": Kind("RJ-13.4", ("undamaged:number", "afloat:number")),
    "choose-response": Kind("RJ-13.8", ("undamaged:number", "afloat:number")),
    "choose-hit": Kind("RJ-13.7", ("left:number",)),
    "choose-break-off": Kind("RJ-13.9", ("undamaged:number", "afloat:number")),
    "choose-intercept": Kind("RJ-13.10", ("undamaged:number", "afloat:number")),
    "choose-vladivostok": Kind("RJ-13.13"),
    "choose-second-fleet": Kind("RJ-13.14"),
    "choose-line": Kind("RJ-13.18"),
    "choose-pairing": Kind("RJ-13.19", ("ship",)),
    "choose-first-fire": Kind("RJ-13.22"),
    "choose-fire": Kind("RJ-R.35", ("ship",)),
    "choose-repair": Kind("RJ-13.23", ("left:number",)),
    "choose-revival": Kind("RJ-13.26", ("ship",)),
}
