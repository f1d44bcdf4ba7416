"""Games with an organiser at the table: who that is, and how rounds of planning begin and end."""

from typing import Any


class Organised:
    """What others must know to help an organiser; a game that has one keeps it in its `organised`.

    `seat` is the organiser's, `evaluate` the action with which the organiser ends planning. People can be put
    in charge of things of one `kind` of the game's ids. `members` are the verbs left to those who order no
    things, and `seconds` is how long planning is meant to last.
    """

    def __init__(self, seat: str, evaluate: str, kind: str, members: tuple[str, ...], seconds: int) -> None:
        self.seat = seat
        self.evaluate = evaluate
        self.kind = kind
        self.members = members
        self.seconds = seconds

    def planned(self, s: Any) -> int:
        """The number of the round that is being planned, 0 when none is."""
        raise NotImplementedError

    def thing(self, word: str) -> str:
        """What a word of that kind stands for, when several stand for the same."""
        return word


class Offer:
    """How a game gets an organiser: his seat, the options that bring it, and those he is asked about first.

    A game that can have one keeps it in its `organising`, whether it has one or not.
    """

    def __init__(self, seat: str, options: dict[str, str], asked: tuple[str, ...]) -> None:
        self.seat = seat
        self.options = options
        self.asked = asked


def offer_of(game: Any) -> Offer | None:
    """How a game would be organised; most cannot be."""
    found = getattr(game, "organising", None)
    return found if isinstance(found, Offer) else None


def organised_by(game: Any) -> Organised | None:
    """How a game is organised; most are not."""
    found = getattr(game, "organised", None)
    return found if isinstance(found, Organised) else None
