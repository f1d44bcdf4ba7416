"""The state message: what one listener is told about a room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from admiralty.server.messages import Board, Clock, Log, SeatShown, State

if TYPE_CHECKING:
    from admiralty.server.room import Room

ABANDONED = "abandoned"


def seats_shown(room: Room) -> list[SeatShown]:
    online = {listener.player for listener in room.listeners}
    return [
        SeatShown(place.seat, place.bot, place.kind, True, place.bot)
        if place.bot
        else SeatShown(place.seat, place.name, place.kind, place.player in online)
        for place in room.stored.places
    ]


def state(room: Room, looks: str, you: list[str], board: Board, log: Log) -> State:
    table = room.table
    if room.stored.abandoned:
        board = Board(board.view, [], None, [], False, None)
    ending = table.ending if table.is_over else ABANDONED if room.is_over else None
    return State(
        seq=table.sequence,
        looks=looks,
        you=you,
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
        now=room.hall.settings.clock(),
        result=table.result if table.is_over else None,
        ending=ending,
        timed_out=room.stored.timed_out,
        odds=board.odds,
        outlook=board.outlook,
        commitment=str(table.record.header.luck.get("commitment", "")),
        key=key_shown(room),
    )


def key_shown(room: Room) -> str | None:
    """The secret of the dice, when nothing more will be rolled."""
    key = room.table.record.header.luck.get("key")
    return str(key) if room.is_over and key is not None else None
