"""Words of the table that are no actions of the game: resigning, and offering and answering a draw."""

from __future__ import annotations

from admiralty.core.action import Refused
from admiralty.core.codec import TABLE_ENDINGS
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.table.record import DRAW_ACCEPT, DRAW_DECLINE, DRAW_OFFER, DRAW_WITHDRAW, RESIGN

RESIGNED, AGREED, OUTDATED = TABLE_ENDINGS
NO_OFFER = -1


def check(game: Game, s: State, word: str, seat: int, offer: int) -> None:
    """Raise Refused unless a seat may say the word now; `offer` is the seat whose offer of a draw is open."""
    if s.is_over:
        raise Refused("", "game-over")
    if len(game.seats) != 2:
        raise Refused("", "only-for-two")
    if word == DRAW_OFFER and offer != NO_OFFER:
        raise Refused("", "draw-already-offered")
    if word in (DRAW_ACCEPT, DRAW_DECLINE) and offer in (NO_OFFER, seat):
        raise Refused("", "no-draw-offered")
    if word == DRAW_WITHDRAW and offer != seat:
        raise Refused("", "no-draw-offered")


def offer_after(word: str, seat: int) -> int:
    """The seat whose offer of a draw is open after a word."""
    return seat if word == DRAW_OFFER else NO_OFFER


def conclude(game: Game, s: State, word: str, seat: int) -> None:
    """End the game, if the word ends it."""
    if word == RESIGN:
        end(s, tuple(-1 if i == seat else 1 for i in range(len(game.seats))), RESIGNED)
    elif word == DRAW_ACCEPT:
        end(s, (0,) * len(game.seats), AGREED)


def end(s: State, result: tuple[int, ...], ending: str) -> None:
    """End a game without a clause."""
    s.finish(result, ending)
    s.stack = []
    s.at = []
