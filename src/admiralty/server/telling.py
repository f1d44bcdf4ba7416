"""The state message: what one listener is told about a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from admiralty.server import endings
from admiralty.server.messages import Board, Clock, Log, SeatShown, State, encode
from admiralty.server.places import Member
from admiralty.server.steps import Numbering

if TYPE_CHECKING:
    from admiralty.server.listener import Listener
    from admiralty.server.room import Room

ABANDONED = "abandoned"


class Eyes(NamedTuple):
    """Who looks, and through which seat's eyes; those with the same key see the same."""

    looks: str
    you: list[str]
    member: Member | None
    numbering: Numbering

    @property
    def key(self) -> str:
        own = (self.member.role, self.member.ships) if self.member else ()
        return f"{self.looks} {self.you} {own} {self.numbering.counts}"


def eyes(room: Room, player: str, looks: str) -> Eyes:
    return Eyes(looks, room.seats_of(player), room.crews.member(player, looks), room.numbering(player))


def seats_shown(room: Room) -> list[SeatShown]:
    online = {listener.player for listener in room.listeners}
    names = room.names()
    return [
        SeatShown(place.seat, place.bot, place.kind, True, place.bot)
        if place.bot
        else SeatShown(
            place.seat,
            place.shown(names),
            place.kind,
            any(player in online for player in place.players()),
            crew=room.crews.mates(place, online),
        )
        for place in room.stored.places
    ]


def state(room: Room, eyes: Eyes, board: Board, log: Log) -> State:
    table = room.table
    board = room.crews.narrow(board, eyes.member)
    if room.stored.abandoned:
        board = Board(board.view, [], None, [], False, None)
    ending = table.ending if table.is_over else ABANDONED if room.is_over else None
    return State(
        seq=eyes.numbering.last,
        every_step=eyes.numbering.is_whole,
        looks=eyes.looks,
        you=eyes.you,
        status=room.status,
        seats=seats_shown(room),
        view=board.view,
        acting=board.acting,
        prompt=board.prompt,
        legal=board.legal,
        undo=board.undo,
        offer=table.game.seats[table.offer] if table.offer >= 0 else None,
        log=log,
        clocks={seat: Clock(hand.due, hand.bank) for seat, hand in room.stored.hands.items()},
        round=room.rounds.told(),
        role=eyes.member.role if eyes.member else None,
        ships=eyes.member.ships if eyes.member else None,
        now=room.hall.settings.clock(),
        result=table.result if table.is_over else None,
        ending=ending,
        ended=room.stored.ended,
        end_offer=endings.offer_shown(room),
        timed_out=room.stored.timed_out,
        odds=board.odds,
        outlook=board.outlook,
        commitment=str(table.record.header.luck.get("commitment", "")),
        key=key_shown(room),
    )


def state_for(room: Room, listener: Listener) -> bytes:
    """The present state as a listener sees it; those who would get the same share it."""
    seen = eyes(room, listener.player, listener.looks)
    if listener.numbering is not seen.numbering:  # the lines it has bear other numbers
        listener.numbering, listener.keep = seen.numbering, 0
    lines = room.views.log(listener.looks, seen.numbering)
    keep = min(listener.keep, len(lines))
    listener.keep = len(lines)
    key = (seen.key, keep, len(lines))
    body = room.sent.get(key)
    if body is None:
        board = room.views.board(listener.looks)
        body = room.sent[key] = encode(state(room, seen, board, Log(keep, lines[keep:])))
    return body


def key_shown(room: Room) -> str | None:
    """The secret of the dice, when nothing more will be rolled."""
    key = room.table.record.header.luck.get("key")
    return str(key) if room.is_over and key is not None else None
