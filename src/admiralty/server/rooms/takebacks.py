"""Taking back at a table: at once where nobody else plays, otherwise when all others agree.

The page says what it wishes (`takeback action`, `takeback turn`, `takeback to 12`); the entry of the record
names the moment. A table may be made without takebacks.
"""

from __future__ import annotations

from typing import Final

from admiralty.server.errors import Problem
from admiralty.server.games.steps import NoStep
from admiralty.server.rooms import endings
from admiralty.server.rooms.room import Room
from admiralty.server.wire.base import TakebackRight
from admiralty.server.wire.table_state import TakebackRequest
from admiralty.table import branches, takeback
from admiralty.table.record import (
    PRACTICE,
    TAKEBACK_ACCEPT,
    TAKEBACK_AGREE,
    TAKEBACK_ASK,
    TAKEBACK_DECLINE,
    TAKEBACK_WITHDRAW,
)

LAST_ACTION: Final = "takeback action"
LAST_TURN: Final = "takeback turn"
TO_MOMENT: Final = "takeback to"
ACCEPT: Final = TAKEBACK_ACCEPT
ANSWERS: Final = (ACCEPT, TAKEBACK_DECLINE, TAKEBACK_WITHDRAW)


def is_wish(action: str) -> bool:
    is_known = action in (LAST_ACTION, LAST_TURN, *ANSWERS)
    return is_known or branches.number_after(TO_MOMENT, action) >= 0


def is_always_meant(action: str) -> bool:
    """Whether it means the same although something has happened since the player last saw the table."""
    return is_wish(action) and action != ACCEPT


def entry_for(room: Room, player: str, seat: str, action: str) -> tuple[str, str]:
    """The seat and the words of the entry for a wish; raises a Problem when it cannot be granted.

    Who plays several seats takes back at the one that decided there.
    """
    if not room.stored.takebacks:
        raise Problem(409, "error-no-takebacks")
    if action == ACCEPT:
        return seat, answer(room, seat)
    if action in ANSWERS:
        return seat, action
    own = room.people.seats_of(player)
    n, seat = moment(room, player, own, action)
    if n < 0:
        raise Problem(409, "error-nothing-to-take-back")
    return seat, f"{TAKEBACK_ASK if endings.others(room, own) else PRACTICE} {n}"


def moment(room: Room, player: str, own: list[str], action: str) -> tuple[int, str]:
    """The moment that a wish names, and who decided there; for a number the first decision from there on, or
    the last one at all. -1 if there is none.
    """
    table = room.table
    last = max((takeback.last_action(table, seat), seat) for seat in own)
    if action == LAST_ACTION:
        return last
    if action == LAST_TURN:
        return takeback.last_turn(table, last[1]), last[1]
    try:
        shown = branches.number_after(TO_MOMENT, action)
        least = room.numbering(player).entry(shown - 1) + 1 if shown else 0
    except NoStep:
        return -1, ""
    later = [(n, seat) for seat in own for n in takeback.decisions(table, seat) if n >= least]
    return min(later, default=last)


def answer(room: Room, seat: str) -> str:
    """The last one to agree takes everybody back."""
    request = room.table.request
    if request is None:
        raise Problem(409, "error-no-takeback-asked")
    waits = waiting(room, request)
    return TAKEBACK_AGREE if [other for other in waits if other != seat] else f"{ACCEPT} {request.n}"


def waiting(room: Room, request: takeback.Request) -> list[str]:
    """The seats with other people who have not agreed yet."""
    asking = room.people.places[request.seat].players()
    own = [other for player in asking for other in room.people.seats_of(player)]
    return endings.others(room, [*own, *request.agreed])


def right(room: Room, you: list[str]) -> TakebackRight:
    """Whether a viewer with these seats may take something back now, and how."""
    if not you or room.is_over or not room.stored.takebacks or room.stored.organiser:
        return "none"
    if not any(room.progress.decided.has_decided(seat) for seat in you):
        return "none"
    return "ask" if endings.others(room, you) else "free"


def request_shown(room: Room, own_number: int | None) -> TakebackRequest | None:
    request = room.table.request
    if request is None or room.is_over or own_number is None:
        return None
    return TakebackRequest(request.seat, own_number, waiting(room, request))
