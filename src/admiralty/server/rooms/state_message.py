"""The state message: what one listener sees of a room."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from admiralty.server.games.steps import Numbering
from admiralty.server.games.views import Board
from admiralty.server.rooms import endings, pausing, rematches, stage, standing, takebacks
from admiralty.server.rooms.listener import Listener
from admiralty.server.rooms.room import Room
from admiralty.server.store.seats import Member, Place
from admiralty.server.wire.messages import Failed, encode
from admiralty.server.wire.table_state import Away, Change, Delay, LogChange, Seat, SeatClock, Stage, State

ABANDONED = "abandoned"
NO_LOG: Final = LogChange(0, [])


class Eyes(NamedTuple):
    """A viewer: the seat whose view is shown and the rights of the player. Viewers with the same key see the
    same.
    """

    looks: str
    you: list[str]
    member: Member | None
    numbering: Numbering
    is_guest: bool  # let in by the organiser; at a public table anybody may look on
    is_held: bool  # watches with a delay

    @property
    def key(self) -> str:
        own = (self.member.role, self.member.pieces) if self.member else ()
        return f"{self.looks} {self.you} {own} {self.numbering.counts} {self.is_guest} {self.is_held}"


def eyes(room: Room, player: str, looks: str) -> Eyes:
    stored = room.stored
    is_guest = player == stored.owner or (player in stored.watchers and not stored.public)
    return Eyes(
        looks,
        room.people.seats_of(player),
        room.people.member(player, looks),
        room.numbering(player),
        is_guest,
        room.held.applies_to(player),
    )


def seats_shown(room: Room) -> list[Seat]:
    """Made anew when somebody comes, goes or changes the seat."""
    if room.shown.seats is None:
        room.shown.seats = make_seats(room)
    return room.shown.seats


def make_seats(room: Room) -> list[Seat]:
    online = {listener.player for listener in room.listeners}
    names = room.people.names()
    return [
        Seat(place.seat, place.bot, place.kind, True, place.bot, who=place.who)
        if place.bot
        else Seat(
            place.seat,
            place.shown(names),
            place.kind,
            any(player in online for player in place.players()),
            crew=room.people.crew_mates(place, online),
            away=away_shown(room, place),
            who=place.who or UNSET,
        )
        for place in room.stored.places
    ]


def away_shown(room: Room, place: Place) -> Away | UnsetType:
    away = room.services.absences.away(place.player, room.now())
    return Away(away.until, away.note, away.vacation) if away else UNSET


def state(room: Room, eyes: Eyes, board: Board, log: LogChange) -> State:
    table = room.held.known().table if eyes.is_held else room.table
    request = None if eyes.is_held else table.request
    hands = {} if eyes.is_held else room.clocks.hands  # a clock would tell that somebody has moved
    board = room.people.narrow(board, eyes.member)
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
        waived=board.waived,
        setups=board.setups,
        undo=board.undo,
        offer=table.game.seats[table.offer] if table.offer >= 0 else None,
        takeback=takebacks.right(room, eyes.you),
        request=takebacks.request_shown(room, eyes.numbering.own(request.n) if request else None),
        practice=table.trail.practised,
        taken_back=table.trail.takebacks,
        rematch=rematches.shown(room, eyes.you),
        log=log,
        clocks={seat: SeatClock(hand.due, hand.bank) for seat, hand in hands.items()},
        round=room.rounds.message(),
        stage=stage_shown(room, eyes),
        role=eyes.member.role if eyes.member else None,
        pieces=eyes.member.pieces if eyes.member else None,
        now=room.now(),
        result=table.result if table.is_over else None,
        ending=ending,
        ended=room.stored.ended,
        end_offer=None if eyes.is_held else endings.offer_shown(room),
        pause=pausing.shown(room),
        passes=standing.shown(room, eyes.you),
        timed_out=room.stored.timed_out,
        odds=board.odds,
        outlook=board.outlook,
        commitment=str(table.record.header.luck.get("commitment", "")),
        key=key_shown(room),
        names=room.stored.names,
        delay=delay_shown(room),
        watchers=room.watching(),
    )


def delay_shown(room: Room) -> Delay | None:
    delay = room.stored.delay
    return Delay(delay.actions, delay.minutes) if delay and not room.is_over else None


def stage_shown(room: Room, eyes: Eyes) -> Stage | None:
    """What the organiser shows; the codes of teams go to guests who look on, as the big screen does."""
    if not room.stored.organiser:
        return None
    own = ("", room.stored.organiser)
    teams = {seat: code for seat, code in room.stored.codes.items() if seat not in own}
    return stage.message(room.stored.stage, teams if eyes.is_guest and not eyes.looks else {})


def message_for(room: Room, listener: Listener) -> bytes:
    """The present state for a listener or, if it takes changes, how that differs from what it was shown."""
    seen = eyes(room, listener.player, listener.looks)
    if listener.numbering is not seen.numbering:  # the lines it has bear other numbers
        listener.numbering = seen.numbering
        listener.forget()
    viewer, views = seen.key, room.views_of(listener.player)
    now = room.shown.state(viewer, lambda: state(room, seen, views.board(listener.looks), NO_LOG))
    lines = views.log(listener.looks, seen.numbering)
    keep = min(listener.keep, len(lines))
    log = LogChange(keep, lines[keep:])
    before, listener.keep, listener.shown = listener.shown, len(lines), (viewer, now)
    if not listener.takes_changes or before is None or before[0] != viewer:
        listener.changes = 0
        return encode(msgspec.structs.replace(now, log=log, now=room.now()))
    listener.changes += 1
    return encode(Change(listener.changes, room.now(), log, room.shown.edits_since(before[1], now)))


def key_shown(room: Room) -> str | None:
    """The secret of the dice, once nothing more will be rolled."""
    key = room.table.record.header.luck.get("key")
    return str(key) if room.is_over and key is not None else None


def take(room: Room, listener: Listener) -> list[bytes]:
    """What to send to a listener now. A state waits while the room is writing something that may fail."""
    messages, listener.queue = listener.queue, []
    if listener.is_behind and room.in_sync and room.held.is_ready_for(listener):
        listener.is_behind = False
        listener.told_at = time.monotonic()
        state = room.rules.show(lambda: message_for(room, listener))
        messages.append(state or encode(Failed("error-table-stopped", {})))
    return messages
