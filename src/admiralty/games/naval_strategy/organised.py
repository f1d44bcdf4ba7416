"""The organiser's part, for the server's timers and crews."""

from __future__ import annotations

from admiralty.games.naval_strategy.r04_planning import Planning
from admiralty.games.naval_strategy.state import State
from admiralty.kit.extras import Organiser

MEMBERS = ("build", "equip", "point", "cancel")
"""[NS-16.3] Any member of a team may order a new ship; the rest is for captains and officers."""


ARENA = "arena-"
FLAGS = ("blue", "red", "green", "yellow", "white", "black", "orange", "purple", "sky")
"""Colours that stay apart for every kind of colour blindness, as board/marks.css has them."""


def owner(kind: str, word: str) -> str:
    """A team names itself and its ships."""
    return word if kind == "seat" else word.removeprefix(ARENA).rpartition("-")[0]


def named(kind: str, word: str) -> tuple[str, ...]:
    """A ship and its copy in the arena have one name."""
    return (word,) if kind == "seat" else (word, f"{ARENA}{word}")


class Camp(Organiser):
    """[NS-3.21] [NS-16.5] Planning ends when the organiser, or the timer for him, says so."""

    def __init__(self, seat: str, seconds: int) -> None:
        super().__init__(seat, "evaluate", "ship", MEMBERS, seconds)

    def planned(self, s: State) -> int:
        """[NS-14.8] Fights that are played out at the end of the week are no round."""
        top = s.stack[-1] if s.stack else None
        return s.turn if isinstance(top, Planning) and not top.mode else 0

    def day(self, s: State) -> int:
        return s.day

    def thing(self, word: str) -> str:
        """[NS-14.2] A person in charge of a ship is also in charge of its copy in the arena."""
        return word.removeprefix(ARENA)
