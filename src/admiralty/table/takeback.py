"""Taking back across dice and other people's moves: alone in practice, among people by consent.

`practice 57` goes back at once; whoever keeps the table says to whom that is open. Between people, a seat
says `takeback ask 57`; the last of the others to agree says `takeback accept 57`, and only that goes back.
Those who agree before say `takeback agree`. A request ends when the game moves on.

A move that is made again after the same moves has the luck it had, so that going back wins no second roll.
Another move draws on from the tape.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from admiralty.core.action import Refused
from admiralty.kit.extras import Organiser
from admiralty.table import branches, gate
from admiralty.table.record import (
    DRAW_DECLINE,
    DRAW_OFFER,
    DRAW_WITHDRAW,
    PRACTICE,
    RETURN,
    TAKEBACK_AGREE,
    TAKEBACK_ASK,
    TAKEBACK_WITHDRAW,
    Entry,
)

if TYPE_CHECKING:
    from admiralty.table.table import Table

MOST_TAKEBACKS: Final = 400
"""In one game; each one stores a position."""


class Request(NamedTuple):
    """A seat asks to go back to the moment after entry n; `agreed` are the seats that have agreed so far."""

    seat: str
    n: int
    agreed: tuple[str, ...] = ()


def request_after(request: Request | None, entry: Entry) -> Request | None:
    """The request that is open after an entry."""
    asked = branches.asked_back_to(entry.action)
    if asked >= 0:
        return Request(entry.seat, asked)
    if entry.action == TAKEBACK_AGREE and request is not None:
        return request._replace(agreed=(*request.agreed, entry.seat))
    return request if entry.action in (DRAW_OFFER, DRAW_DECLINE, DRAW_WITHDRAW) else None


def open_request(entries: Iterable[Entry]) -> Request | None:
    request = None
    for entry in entries:
        request = request_after(request, entry)
    return request


def decisions(table: Table, seat: str) -> Iterator[int]:
    """The moments of own decisions to which a seat may go back, the latest first."""
    now = table.trail.last
    while now > table.trail.changed_at:
        if table.record.entries[now - 1].seat == seat:
            yield now - 1
        now = table.trail.previous[now]


def last_action(table: Table, seat: str) -> int:
    """The moment of the seat's last decision, or -1."""
    return next(decisions(table, seat), -1)


def last_turn(table: Table, seat: str) -> int:
    """The first of the seat's last decisions between which nobody else moved, or -1."""
    first, now = -1, table.trail.last
    while now > table.trail.changed_at:
        if table.record.entries[now - 1].seat == seat:
            first = now - 1
        elif first >= 0:
            break
        now = table.trail.previous[now]
    return first


def play(table: Table, seat: str, action: str) -> Entry:
    """Go back, ask for it, or answer; raises Refused."""
    check(table, seat, action)
    back = branches.taken_back_to(action)
    return table.enter(seat, action, ()) if back < 0 else table.go_back(seat, back, action)


def check(table: Table, seat: str, action: str) -> None:
    """Raise Refused unless a seat may say this now."""
    gate.seat_number(table.game, seat)
    if table.game.extra(Organiser) is not None:
        raise Refused("", "only-for-organiser")
    if table.is_over:
        raise Refused("", "game-over")
    if action.startswith((PRACTICE, TAKEBACK_ASK)):
        check_wish(table, seat, action)
    else:
        check_answer(table.request, seat, action)


def check_wish(table: Table, seat: str, action: str) -> None:
    """Only own decisions are taken back, and one request is answered before the next."""
    if table.request is not None and action.startswith(TAKEBACK_ASK):
        raise Refused("", "takeback-already-asked")
    if table.trail.takebacks >= MOST_TAKEBACKS:
        raise Refused("", "too-many-takebacks", most=MOST_TAKEBACKS)
    if max(branches.asked_back_to(action), branches.taken_back_to(action)) not in decisions(table, seat):
        raise Refused("", "nothing-to-take-back")


def check_answer(request: Request | None, seat: str, action: str) -> None:
    """The others answer; the one who asked may withdraw."""
    if request is None or (request.seat == seat) != (action == TAKEBACK_WITHDRAW):
        raise Refused("", "no-takeback-asked")
    if branches.taken_back_to(action) not in (-1, request.n):
        raise Refused("", "no-takeback-asked")


def return_to(table: Table, seat: str, n: int) -> Entry:
    """The organiser takes all back to the moment after entry n."""
    how = table.game.extra(Organiser)
    if how is None or how.seat != seat:
        raise Refused("", "only-for-organiser")
    if table.is_over:
        raise Refused("", "game-over")
    if n >= table.sequence:
        raise Refused("", "no-moment", n=n, last=table.sequence - 1)
    return table.go_back(seat, n, f"{RETURN} {n}")
