"""The people at one table: who sits where, who watches, what they are called, and what they may do."""

from __future__ import annotations

from typing import Final

import msgspec

from admiralty.server.accounts.access import Person
from admiralty.server.errors import Problem, barred
from admiralty.server.games.orders import Orders
from admiralty.server.games.views import Board
from admiralty.server.names import Known
from admiralty.server.store.seats import BOT, MEMBER, Member, Place, names_at
from admiralty.server.store.table_store import TOURNAMENT, Stored
from admiralty.server.wire.base import Role
from admiralty.server.wire.table_state import CrewMate
from admiralty.table.table import Table

LARGEST_CREW: Final = 30


class People:
    """Answers questions; `crews.py` and `removal.py` make changes, under the room's lock.

    At an organised table a seat has a crew, at others one player, who may do everything.
    """

    def __init__(self, stored: Stored, table: Table, orders: Orders) -> None:
        self.stored = stored
        self.table = table
        self.orders = orders
        self.places: dict[str, Place] = {place.seat: place for place in stored.places}
        self.shown_names: dict[str, str] | None = None  # made when somebody asks

    @property
    def is_over(self) -> bool:
        return self.stored.abandoned or self.table.is_over

    # Seats

    def seats_of(self, player: str) -> list[str]:
        return [seat for seat, place in self.places.items() if player in place.players()]

    def first_seat(self, player: str) -> str:
        """The seat whose view a player gets first: one that must decide, or any; "" for a spectator."""
        own = self.seats_of(player)
        return next((seat for seat in self.table.acting if seat in own), own[0] if own else "")

    def members(self) -> list[Member]:
        return [member for place in self.places.values() for member in place.crew]

    def member(self, player: str, seat: str) -> Member | None:
        place = self.places.get(seat)
        return next((m for m in place.crew if m.player == player), None) if place else None

    def member_by_id(self, member_id: str) -> Member:
        member = next((m for m in self.members() if m.id == member_id), None)
        if member is None:
            raise Problem(404, "error-no-person")
        return member

    def organisers(self) -> list[str]:
        """The players at the organiser's seat who may do more than watch."""
        place = self.places.get(self.stored.organiser)
        return [m.player for m in place.crew if m.player and m.role != MEMBER] if place else []

    def plays_alone(self, player: str) -> bool:
        """Whether nobody else plays: all seats without a bot are the player's. In a tournament a bot is an
        opponent like any other.
        """
        if self.stored.origin == TOURNAMENT:
            return False
        return all(place.players() == [player] for place in self.places.values() if not place.bot)

    def open_seat(self, seat: str) -> Place:
        """A seat that people can take."""
        place = self.places.get(seat)
        if place is None:
            raise Problem(422, "error-bad-seat", seat=seat)
        if place.kind == BOT:
            raise Problem(409, "error-seat-taken")
        return place

    # Names

    def admit_watcher(self, person: Person, now: int) -> None:
        """Somebody may watch from now on, unless they could before."""
        known = Known(person.id, person.name, max(now, person.named))
        self.stored.watchers.setdefault(person.id, known)
        self.forget_names()

    def forget_names(self) -> None:
        self.shown_names = None

    def names(self) -> dict[str, str]:
        """The names of people here, without duplicates: by player or, in a crew, by member."""
        if self.shown_names is None:
            self.shown_names = names_at(self.stored.places, self.stored.watchers.values())
        return self.shown_names

    def name_of(self, player: str) -> str:
        """As everybody here sees it; "" for people who do not belong here."""
        own = self.seats_of(player)
        member = self.member(player, own[0]) if own else None
        return self.names().get(member.id if member else player, "")

    def crew_mates(self, place: Place, online: set[str]) -> list[CrewMate] | msgspec.UnsetType:
        if not self.stored.organiser:
            return msgspec.UNSET
        names = self.names()
        return [CrewMate(names.get(m.id, m.name), m.role, m.player in online) for m in place.crew]

    # Rights

    def may_watch(self, player: str) -> bool:
        """At a public table everybody whom the organiser has not removed."""
        return self.knows(player) or (self.stored.public and player not in self.stored.barred)

    def knows(self, player: str) -> bool:
        """Whether somebody owns the table, plays or was let in to watch."""
        is_let_in = player == self.stored.owner or player in self.stored.watchers
        return is_let_in or bool(self.seats_of(player))

    def may_view(self, player: str, seat: str) -> bool:
        """Whether a player may see what a seat sees: their own seats', after the end everybody's."""
        return not seat or (seat in self.places and (self.is_over or player in self.places[seat].players()))

    def may_read_record(self, player: str) -> bool:
        """The record tells every secret: while people play each other, only the organiser may read it."""
        return self.is_over or self.counts_every_step(player)

    def counts_every_step(self, player: str) -> bool:
        """Whether no step of the running game is secret from a player."""
        return player in self.organisers() or self.plays_alone(player)

    def leads(self, player: str) -> bool:
        """Whether a player organises the table. Until somebody sits there, its owner does."""
        if not self.stored.organiser:
            return False
        return player in (self.organisers() or [self.stored.owner])

    def check_not_barred(self, player: str) -> None:
        if player in self.stored.barred:
            raise barred()

    def check_unseated(self, player: str) -> None:
        """Everybody has one seat; only the organiser moves people."""
        own = self.seats_of(player)
        if own:
            raise Problem(409, "error-already-aboard", seat=own[0])

    def check_organiser_stays(self, member: Member, role: Role) -> None:
        """Somebody with a phone must stay to lead the table."""
        if member.seat == self.stored.organiser and role == MEMBER and self.organisers() == [member.player]:
            raise Problem(409, "error-last-organiser")

    def check_pieces(self, pieces: list[str]) -> None:
        assert self.orders.organised is not None
        known = self.orders.grammar.index[self.orders.organised.kind]
        for piece in pieces:
            if piece not in known:
                raise Problem(422, "error-no-piece", piece=piece)

    def check_seat(self, player: str, seat: str) -> None:
        place = self.places.get(seat)
        if place is None or player not in place.players():
            raise Problem(403, "error-not-your-seat")

    def check_action(self, player: str, seat: str, action: str) -> None:
        """What the rules allow the seat may still be forbidden to one person of its crew."""
        member = self.member(player, seat)
        if member is None or self.may_do(member, action):
            return
        if member.role == MEMBER:
            raise Problem(403, "error-member-only")
        raise Problem(403, "error-not-your-piece", pieces=" ".join(member.pieces or []))

    def may_do(self, member: Member, action: str) -> bool:
        if member.role == MEMBER:
            return self.orders.is_for_members(action)
        piece = self.orders.piece(action)
        return member.pieces is None or not piece or piece in member.pieces

    def narrow(self, board: Board, member: Member | None) -> Board:
        """A seat's board with only what this person may do."""
        if member is None or (member.pieces is None and member.role != MEMBER):
            return board
        legal = [action for action in board.legal if self.may_do(member, action)]
        may_undo = board.undo and member.role != MEMBER
        return msgspec.structs.replace(board, legal=legal, undo=may_undo)
