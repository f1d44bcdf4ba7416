"""The words of the game: what a player may say, what may happen, what may be asked."""

from __future__ import annotations

from typing import Final

from admiralty.core.action import Verb, verb_table
from admiralty.core.event import Kind

ENTER: Final = 0 << 24
SWEEP: Final = 1 << 24

VERBS: Final = verb_table({ENTER: Verb("enter", "lane"), SWEEP: Verb("sweep", "number")})

EVENTS: Final = {
    "swept": Kind("MS-3.2", ("seat", "count:number", "lane", "left:number")),
    "weather": Kind("MS-4.2", ("die:number",)),
    "cleared": Kind("MS-4.1", ("seat",)),
}

PROMPTS: Final = {
    "choose-lane": Kind("MS-3.1", ("left:number",)),
    "choose-mines": Kind("MS-3.2", ("lane", "most:number")),
}
