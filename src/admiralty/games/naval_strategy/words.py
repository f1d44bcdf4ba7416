"""The words of Naval Strategy: what a player may say, what may happen, what may be asked.

The first verbs have the numbers of the orders in r04_orders.py.
"""

from __future__ import annotations

from typing import Final

from admiralty.core.action import Verb, verb_table
from admiralty.core.event import Kind
from admiralty.games.naval_strategy import r04_orders as orders

VERB: Final = 255 << 24
SHIP: Final = 4095 << 12

ADD: Final = 22 << 24
ADD_HOLD: Final = 23 << 24
UNDO_ORDER: Final = 24 << 24
CLEAR: Final = 25 << 24
REPORT: Final = 26 << 24
REOPEN: Final = 27 << 24
READY: Final = 28 << 24
BUILD: Final = 29 << 24
EQUIP: Final = 30 << 24
POINT: Final = 31 << 24
CANCEL: Final = 32 << 24
EVALUATE: Final = 33 << 24
HEADING: Final = 34 << 24
CONTINUE: Final = 35 << 24
CLOSE_DAY: Final = 36 << 24
END_WEEK: Final = 37 << 24
RESULT: Final = 38 << 24
FREE_REPAIR: Final = 39 << 24
EDIT_SHIP: Final = 40 << 24
EDIT_TEAM: Final = 41 << 24
EDIT_SEA: Final = 42 << 24
EDIT_PRICES: Final = 43 << 24
CHOOSE: Final = 44 << 24
GIVE: Final = 45 << 24
TAKE: Final = 46 << 24
GROW: Final = 47 << 24
REAP: Final = 48 << 24
PUT: Final = 49 << 24
TURN_TO: Final = 50 << 24
HIT_POINTS: Final = 51 << 24
EXPERIENCE: Final = 52 << 24
POINTS: Final = 53 << 24
RETYPE: Final = 54 << 24
ENHANCE: Final = 55 << 24
CHAIN_MARK: Final = 56 << 24
DESTROY: Final = 57 << 24
REVIVE: Final = 58 << 24
ASK_PRICE: Final = 59 << 24
PAY_PRICE: Final = 60 << 24
DONE: Final = 61 << 24
EDIT_FLEET: Final = 62 << 24
CALENDAR: Final = 63 << 24
DECREE: Final = 64 << 24
LIFT: Final = 65 << 24
CALL_IN: Final = 66 << 24
LAUNCH: Final = 67 << 24
EDIT_BOSS: Final = 68 << 24
MODEL: Final = 69 << 24
GUNS: Final = 70 << 24
SPEED: Final = 71 << 24
SCRAP: Final = 72 << 24
STAY: Final = 73 << 24
NOT_READY: Final = 74 << 24

VERBS: Final = verb_table(
    {
        orders.FORWARD << 24: Verb("forward", "ship"),
        orders.LEFT << 24: Verb("left", "ship"),
        orders.RIGHT << 24: Verb("right", "ship"),
        orders.VOLLEY_LEFT << 24: Verb("volley-left", "ship"),
        orders.VOLLEY_RIGHT << 24: Verb("volley-right", "ship"),
        orders.CHAIN_LEFT << 24: Verb("chain-left", "ship"),
        orders.CHAIN_RIGHT << 24: Verb("chain-right", "ship"),
        orders.HEAVY_LEFT << 24: Verb("heavy-left", "ship"),
        orders.HEAVY_RIGHT << 24: Verb("heavy-right", "ship"),
        orders.ASSAULT << 24: Verb("assault", "ship"),
        orders.HOWITZER << 24: Verb("howitzer", "ship", "tile"),
        orders.LOAD << 24: Verb("load", "ship", "source"),
        orders.BUY << 24: Verb("buy", "ship"),
        orders.SELL << 24: Verb("sell", "ship"),
        orders.UNLOAD << 24: Verb("unload", "ship"),
        orders.FIT << 24: Verb("fit", "ship", "enhancement"),
        orders.MEND << 24: Verb("mend", "ship", "enhancement"),
        orders.UPGRADE << 24: Verb("upgrade", "ship"),
        orders.REPAIR << 24: Verb("repair", "ship"),
        orders.DOWNGRADE << 24: Verb("downgrade", "ship"),
        orders.BOSS << 24: Verb("boss", "ship", "boss"),
        orders.WITHDRAW << 24: Verb("withdraw", "ship"),
        ADD: Verb("add", "ship", "lot"),
        ADD_HOLD: Verb("add-hold", "ship", "lot"),
        UNDO_ORDER: Verb("undo-order", "ship"),
        CLEAR: Verb("clear", "ship"),
        REPORT: Verb("report", "ship"),
        REOPEN: Verb("reopen", "ship"),
        READY: Verb("ready"),
        BUILD: Verb("build", "type", "port"),
        EQUIP: Verb("equip", "number", "enhancement"),
        POINT: Verb("point", "number", "heading"),
        CANCEL: Verb("cancel", "number"),
        EVALUATE: Verb("evaluate"),
        HEADING: Verb("heading", "ship", "heading"),
        CONTINUE: Verb("continue"),
        CLOSE_DAY: Verb("close-day"),
        END_WEEK: Verb("end-week"),
        RESULT: Verb("result", "seat", "outcome"),
        FREE_REPAIR: Verb("free-repair", "ship"),
        EDIT_SHIP: Verb("edit-ship", "ship"),
        EDIT_TEAM: Verb("edit-team", "seat"),
        EDIT_SEA: Verb("edit-sea"),
        EDIT_PRICES: Verb("edit-prices"),
        CHOOSE: Verb("choose", "tile"),
        GIVE: Verb("give", "lot"),
        TAKE: Verb("take", "lot"),
        GROW: Verb("grow", "lot"),
        REAP: Verb("reap", "lot"),
        PUT: Verb("put", "tile"),
        TURN_TO: Verb("turn-to", "heading"),
        HIT_POINTS: Verb("hit-points", "step"),
        EXPERIENCE: Verb("experience", "step"),
        POINTS: Verb("points", "step"),
        RETYPE: Verb("retype", "type"),
        ENHANCE: Verb("enhance", "enhancement"),
        CHAIN_MARK: Verb("chain-mark"),
        DESTROY: Verb("destroy"),
        REVIVE: Verb("revive"),
        ASK_PRICE: Verb("ask-price", "commodity", "step"),
        PAY_PRICE: Verb("pay-price", "commodity", "step"),
        DONE: Verb("done"),
        EDIT_FLEET: Verb("edit-fleet"),
        CALENDAR: Verb("calendar"),
        DECREE: Verb("decree", "ship"),
        LIFT: Verb("lift", "ship"),
        CALL_IN: Verb("call-in", "seat"),
        LAUNCH: Verb("launch", "type", "port"),
        EDIT_BOSS: Verb("edit-boss", "boss"),
        MODEL: Verb("model", "boss"),
        GUNS: Verb("guns", "step"),
        SPEED: Verb("speed", "step"),
        SCRAP: Verb("scrap"),
        STAY: Verb("stay", "ship"),
        NOT_READY: Verb("not-ready"),
    }
)

ORGANISERS: Final = tuple(
    verb.name
    for number, verb in enumerate(VERBS)
    if number << 24 >= EVALUATE and number << 24 not in (HEADING, NOT_READY)
)
"""What only the organiser says."""

AMOUNTS: Final = ["1", "5", "10", "50", "100", "half", "all"]
SIZES: Final = [1, 5, 10, 50, 100]
HALF: Final = 5
ALL: Final = 6
STEPS: Final = [1, 10, 100, -1, -10, -100]
STEP_IDS: Final = ["plus-1", "plus-10", "plus-100", "minus-1", "minus-10", "minus-100"]
OUTCOMES: Final = ["won", "lost", "cancelled"]
WON: Final = 0
LOST: Final = 1
SOURCES: Final = ["plantation", "wreck"]
CHANGES: Final = [
    "cargo", "place", "heading", "hit-points", "experience", "points", "type", "enhancement", "chain",
    "destroyed", "revived", "stores", "wreck", "stock", "prices", "orders", "unseen",
]  # fmt: skip
C_CARGO: Final = 0
C_PLACE: Final = 1
C_HEADING: Final = 2
C_HP: Final = 3
C_XP: Final = 4
C_POINTS: Final = 5
C_TYPE: Final = 6
C_FIT: Final = 7
C_CHAIN: Final = 8
C_DESTROYED: Final = 9
C_REVIVED: Final = 10
C_STORES: Final = 11
C_WRECK: Final = 12
C_STOCK: Final = 13
C_PRICES: Final = 14
C_ORDERS: Final = 15
C_UNSEEN: Final = 16

FIVE: Final = ("money:number", "metal:number", "wood:number", "cloth:number", "rum:number")

EVENTS: Final = {
    "turn-begins": Kind("NS-4.1", ("turn:number", "day:number")),
    "dropped": Kind("NS-9.3", ("ship", "order")),
    "unpaid": Kind("NS-9.3", ("ship", "order")),
    "fitted": Kind("NS-5.4", ("ship", "enhancement")),
    "mended": Kind("NS-11.5", ("ship", "enhancement")),
    "upgraded": Kind("NS-13.1", ("ship", "type")),
    "downgraded": Kind("NS-11.7", ("ship", "type")),
    "revived": Kind("NS-11.5", ("ship", "left:number")),
    "repaired": Kind("NS-13.5", ("ship", "left:number")),
    "fired": Kind("NS-9.4", ("ship", "order", "tile", "aims:tile*")),
    "hit": Kind("NS-9.4", ("ship", "target:ship", "points:number", "left:number")),
    "chained": Kind("NS-7.10", ("ship", "target:ship")),
    "missed": Kind("NS-7.5", ("ship",)),
    "parried": Kind("NS-7.6", ("ship", "target:ship")),
    "advanced": Kind("NS-7.8", ("ship", "tile")),
    "aground": Kind("NS-R.11", ("ship", "tile")),
    "sailed": Kind("NS-9.8", ("ship", "tile", "heading", "from:heading", "way:tile*")),
    "collided": Kind("NS-10.4", ("tile", "ship", "back:ship*")),
    "tie-drawn": Kind("NS-16.7", ("tile", "ship", "among:ship*")),
    "tie-settled": Kind("NS-16.7", ("tile", "ship", "among:ship*")),
    "damaged": Kind("NS-10.7", ("ship", "points:number", "left:number")),
    "shelled": Kind("NS-9.9", ("ship", "tile")),
    "unreached": Kind("NS-9.11", ("ship", "order")),
    "loaded": Kind("NS-2.33", ("ship", *FIVE)),
    "sold": Kind("NS-6.10", ("ship", *FIVE[1:], "income:number")),
    "bought": Kind("NS-6.11", ("ship", "wood:number", "cloth:number", "cost:number")),
    "unloaded": Kind("NS-6.13", ("ship", *FIVE)),
    "traded": Kind("NS-17.3", ("ship",)),
    "sunk": Kind("NS-11.3", ("ship", "tile", "port")),
    "wreck-gone": Kind("NS-2.43", ("tile",)),
    "wreck-found": Kind("NS-2.44", ("tile",)),
    "launched": Kind("NS-12.3", ("ship", "type", "port")),
    "repaired-free": Kind("NS-11.20", ("ship",)),
    "faced": Kind("NS-R.25", ("ship", "heading")),
    "fight-opened": Kind("NS-14.8", ("boss", "ships:ship*")),
    "arena-turn": Kind("NS-14.9", ("boss", "turn:number")),
    "boss-moved": Kind("NS-14.9", ("ship", "tile")),
    "dived": Kind("NS-14.9", ("ship", "tile")),
    "arena-sunk": Kind("NS-14.3", ("ship",)),
    "withdrew": Kind("NS-14.8", ("ship",)),
    "boss-beaten": Kind("NS-14.4", ("boss", "seats:seat*")),
    "fight-lost": Kind("NS-14.8", ("boss",)),
    "fight-cancelled": Kind("NS-14.10", ("boss",)),
    "rewarded": Kind("NS-14.7", ("seat", "boss", "experience:number")),
    "credited": Kind("NS-14.7", ("seat", *FIVE)),
    "day-closed": Kind("NS-16.10", ("day:number",)),
    "standing": Kind("NS-15.1", ("seat", "score:number")),
    "changed-ship": Kind("NS-R.27", ("ship", "change")),
    "changed-team": Kind("NS-R.27", ("seat", "change")),
    "changed-tile": Kind("NS-R.27", ("tile", "change")),
    "changed-boss": Kind("NS-R.39", ("boss", "like:boss", "left:number", "guns:number", "speed:number")),
    "boss-scrapped": Kind("NS-R.39", ("boss",)),
    "called-in": Kind("NS-R.40", ("seat",)),
    "changed-prices": Kind("NS-2.23", ("commodity", "ask:number", "pay:number")),
}

PROMPTS: Final = {
    "choose-facing": Kind("NS-R.25"),
    "planning": Kind("NS-4.1", ("turn:number", "left:number")),
    "intervene": Kind("NS-3.21", ("turn:number",)),
    "choose-tile": Kind("NS-R.27"),
    "choose-ship": Kind("NS-R.27"),
    "choose-end": Kind("NS-16.10", ("day:number",)),
    "edit-tile": Kind("NS-2.44", ("tile",)),
    "edit-ship": Kind("NS-R.27", ("ship",)),
    "edit-team": Kind("NS-16.1", ("seat",)),
    "edit-prices": Kind("NS-2.23"),
    "edit-boss": Kind("NS-R.39", ("boss",)),
    "settle-ties": Kind("NS-R.41"),
}
