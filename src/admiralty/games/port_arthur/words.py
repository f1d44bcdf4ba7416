"""The words of Port Arthur: what a player may say, what may happen, what may be asked."""

from __future__ import annotations

from typing import Final

from admiralty.core.action import Verb, verb_table
from admiralty.core.event import Kind

DONE: Final = 0 << 24
RAID: Final = 1 << 24
SPARE: Final = 2 << 24
SAIL: Final = 3 << 24
REPAIR: Final = 4 << 24
STAY: Final = 5 << 24
EMBARK: Final = 6 << 24
DISEMBARK: Final = 7 << 24
REROLL: Final = 8 << 24
ACCEPT: Final = 9 << 24
PASS: Final = 10 << 24
MOVE: Final = 11 << 24
FROM: Final = 12 << 24
ADD: Final = 13 << 24
DROP: Final = 14 << 24
TO: Final = 15 << 24
CANCEL: Final = 16 << 24
BATTLE: Final = 17 << 24
TAKE_FIRST: Final = 18 << 24
STAY_SECOND: Final = 19 << 24
FIRE: Final = 20 << 24
CRIT: Final = 21 << 24
HIT: Final = 22 << 24
BLOCKADE: Final = 23 << 24
LAND: Final = 24 << 24
STRIKE: Final = 25 << 24
RETURN: Final = 26 << 24
RETURN_ALL: Final = 27 << 24
TOP: Final = 28 << 24

VERB: Final = 255 << 24

VERBS: Final = verb_table(
    {
        DONE: Verb("done"),
        RAID: Verb("raid", "ship"),
        SPARE: Verb("spare", "ship"),
        SAIL: Verb("sail", "ship", "zone"),
        REPAIR: Verb("repair", "ship"),
        STAY: Verb("stay", "ship"),
        EMBARK: Verb("embark", "zone"),
        DISEMBARK: Verb("disembark", "zone"),
        REROLL: Verb("reroll"),
        ACCEPT: Verb("accept"),
        PASS: Verb("pass"),
        MOVE: Verb("move", "zone", "place"),
        FROM: Verb("from", "port"),
        ADD: Verb("add", "ship"),
        DROP: Verb("drop", "ship"),
        TO: Verb("to", "zone"),
        CANCEL: Verb("cancel"),
        BATTLE: Verb("battle", "zone"),
        TAKE_FIRST: Verb("take-first"),
        STAY_SECOND: Verb("stay-second"),
        FIRE: Verb("fire", "number"),
        CRIT: Verb("crit", "ship"),
        HIT: Verb("hit", "ship"),
        BLOCKADE: Verb("blockade", "switch"),
        LAND: Verb("land", "space"),
        STRIKE: Verb("strike", "ship"),
        RETURN: Verb("return", "ship", "port"),
        RETURN_ALL: Verb("return-all", "zone", "port"),
        TOP: Verb("top", "zone", "ship"),
    }
)

# [PA-D.1] Every roll has an event that says what it was for.
EVENTS: Final = {
    "raid-die": Kind("PA-11.2", ("die:number", "ships:number")),
    "raided": Kind("PA-11.3", ("ship",)),
    "turn-begins": Kind("PA-5.1", ("turn:number",)),
    "initiative-to-russia": Kind("PA-5.2"),
    "arrived": Kind("PA-5.3", ("ships:ship*", "port")),
    "sailed": Kind("PA-5.7", ("ship", "zone")),
    "repairing": Kind("PA-5.13", ("ship", "port")),
    "stayed": Kind("PA-5.5", ("ship", "port")),
    "embarked": Kind("PA-5.16", ("zone",)),
    "disembarked": Kind("PA-5.17", ("zone",)),
    "sortie-over": Kind("PA-5.4", ("seat",)),
    "squadron-seen": Kind("PA-H.5", ("seat", "zone", "count:number", "ship")),
    "left-port": Kind("PA-H.5", ("ships:ship*", "port")),
    "cycle": Kind("PA-6.2", ("japan:number", "russia:number")),
    "tie-accepted": Kind("PA-6.4", ("seat",)),
    "rerolled": Kind("PA-6.5", ("seat",)),
    "passed": Kind("PA-6.6", ("seat",)),
    "passed-idle": Kind("PA-6.7", ("seat",)),
    "operations-over": Kind("PA-6.8"),
    "moved": Kind("PA-6.17", ("seat", "from:place", "to:place", "speed:number", "die:number")),
    "stuck": Kind("PA-6.10", ("seat", "from:place", "to:place", "speed:number", "die:number")),
    "put-to-sea": Kind("PA-6.19", ("ships:ship*", "port", "zone", "speed:number", "die:number")),
    "kept-in-port": Kind("PA-6.10", ("ships:ship*", "port", "zone", "speed:number", "die:number")),
    "battle": Kind("PA-7.1", ("seat", "zone")),
    "revealed": Kind("PA-H.7", ("seat", "ships:ship*")),
    "order-of-fire": Kind("PA-7.5", ("seat", "japan:number", "russia:number")),
    "took-first": Kind("PA-7.6", ("seat",)),
    "fired": Kind("PA-7.10", ("seat", "firepower:number", "dice:number*", "hits:number", "criticals:number")),
    "damaged": Kind("PA-1.3", ("ship",)),
    "sunk": Kind("PA-7.24", ("ship",)),
    "battle-over": Kind("PA-7.26", ("zone",)),
    "control": Kind("PA-8.5", ("japan:number", "russia:number")),
    "marker": Kind("PA-4.2", ("seat", "gain:number", "japan:number", "russia:number")),
    "blockade-on": Kind("PA-8.7"),
    "blockade-kept": Kind("PA-8.8"),
    "blockade-off": Kind("PA-8.8"),
    "convoy-sunk": Kind("PA-8.11", ("zone",)),
    "landed": Kind("PA-8.15", ("space",)),
    "army-returned": Kind("PA-8.16"),
    "shipyard-lost": Kind("PA-8.19"),
    "fortress-fell": Kind("PA-8.20"),
    "siping-die": Kind("PA-8.22", ("die:number",)),
    "repaired": Kind("PA-9.2", ("ships:ship*", "port")),
    "mine-die": Kind("PA-11.5", ("seat", "speed:number", "die:number", "ships:number")),
    "mined": Kind("PA-11.6", ("ship",)),
    "survival-die": Kind("PA-11.7", ("ship", "defence:number", "die:number")),
    "returned": Kind("PA-9.4", ("ships:ship*", "port")),
    "neglected": Kind("PA-9.6", ("ships:ship*", "port")),
    "topped": Kind("PA-H.4", ("zone", "ship")),
    "russia-keeps-mukden": Kind("PA-4.5"),
    "won": Kind("PA-4.6", ("seat", "lead:number")),
    "drawn": Kind("PA-4.6"),
}

PROMPTS: Final = {
    "choose-raid": Kind("PA-11.3", ("ships:number", "left:number")),
    "sortie": Kind("PA-5.4", ("seat",)),
    "choose-reroll": Kind("PA-6.4", ("seat",)),
    "choose-operation": Kind("PA-6.3", ("seat",)),
    "choose-ships": Kind("PA-6.19", ("seat", "port", "count:number", "speed:number")),
    "choose-order": Kind("PA-7.6", ("seat", "zone")),
    "choose-dice": Kind("PA-7.9", ("seat", "zone", "firepower:number")),
    "choose-criticals": Kind("PA-7.15", ("seat", "zone", "left:number")),
    "choose-hits": Kind("PA-7.15", ("seat", "zone", "left:number")),
    "choose-blockade": Kind("PA-8.7", ("placed:number", "cost:number")),
    "choose-space": Kind("PA-8.15"),
    "choose-strikes": Kind("PA-11.6", ("seat", "ships:number", "left:number")),
    "choose-return": Kind("PA-9.5", ("seat",)),
}
