"""Tables: seats, the record, clocks, chat and links."""

from __future__ import annotations

from sqlalchemy import JSON, ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from admiralty.server.store.models.base import HASH, ID, Base


class Game(Base):
    """A table. `header` is the head of its record, including the key of the dice."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_public", "public", "finished"),)

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    owner: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), index=True)
    game: Mapped[str] = mapped_column(String(64))
    rules_version: Mapped[int]
    header: Mapped[str]
    clock: Mapped[str | None]
    created: Mapped[int]
    abandoned: Mapped[int | None]
    timed_out: Mapped[str | None] = mapped_column(String(64))
    acting: Mapped[str]  # who had to decide at the start; later each entry says it
    end_offer: Mapped[str | None]  # seats that would end it without a result, the first asked
    ended_how: Mapped[str | None] = mapped_column(String(16))  # when abandoned
    ended_by: Mapped[str | None]  # the name of the player who did it
    organiser: Mapped[str | None] = mapped_column(String(64))  # a seat; crews instead of players
    origin: Mapped[str | None] = mapped_column(String(16))  # import, fork, tournament, coming (being written)
    size: Mapped[int | None]  # about how many bytes are stored, up to the entry `counted`
    counted: Mapped[int | None]
    takebacks: Mapped[bool | None]  # whether moves may be taken back; nothing means yes
    rematch_offer: Mapped[str | None]  # seats that would play once more, the first asked
    rematch: Mapped[str | None] = mapped_column(ID)  # the table of the next game
    public: Mapped[bool | None]  # listed in the lobby, and anybody may watch; nothing means no
    finished: Mapped[int | None]  # when the game was over or the table ended, if that was after revision 0012
    names: Mapped[str | None]  # what players call things, as JSON
    rated: Mapped[bool | None]  # once it is over: whether it counted; false from the start if it never will
    pause_offer: Mapped[str | None]  # seats that want a pause, the first asked
    paused: Mapped[bool | None]  # all have agreed; nothing means no
    delay: Mapped[dict[str, int] | None] = mapped_column(JSON)  # with which others watch: actions, minutes


class Seat(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(64), primary_key=True)
    place: Mapped[int]
    player: Mapped[str | None] = mapped_column(ID, ForeignKey("players.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(64))
    joined: Mapped[int | None]
    payoff: Mapped[int | None]  # once the game is over, if that was after revision 0020


class Entry(Base):
    """One entry of a table's record; `player` and `client` tell a repeated command from a new one."""

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table_id", "player", "client"),)

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[str] = mapped_column(String(64))
    action: Mapped[str]
    luck: Mapped[str]
    hash: Mapped[str] = mapped_column(String(32))
    time: Mapped[str] = mapped_column(String(32))
    player: Mapped[str | None] = mapped_column(ID)
    client: Mapped[str | None] = mapped_column(String(64))
    acting: Mapped[str]
    snapshot: Mapped[str | None]
    trace: Mapped[str | None]
    turned: Mapped[str | None] = mapped_column(String(32))  # since when those in `acting` have had to decide
    checkpoint: Mapped[str | None]  # with a snapshot; made anew when it cannot be used


class ChatLine(Base):
    __tablename__ = "chat"
    __table_args__ = (UniqueConstraint("table_id", "player", "client"),)

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player: Mapped[str] = mapped_column(ID)
    client: Mapped[str] = mapped_column(String(64))
    name: Mapped[str]
    seat: Mapped[str] = mapped_column(String(64))
    text: Mapped[str]
    time: Mapped[int]
    audience: Mapped[str | None]  # seats that read it; nothing means everybody


class Note(Base):
    """What somebody has written about a table, for nobody else."""

    __tablename__ = "notes"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), primary_key=True, index=True)
    text: Mapped[str]


class Invitation(Base):
    """A link that gives a seat to the first person who opens it. A newer one for the same seat revokes it."""

    __tablename__ = "invitations"
    __table_args__ = (Index("ix_invitations_seat", "table_id", "seat"),)

    token: Mapped[str] = mapped_column(HASH, primary_key=True)
    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"))
    seat: Mapped[str] = mapped_column(String(64))
    created: Mapped[int]
    expires: Mapped[int]
    used_by: Mapped[str | None] = mapped_column(ID)
    revoked: Mapped[bool]


class WatchLink(Base):
    """A link with which anybody may watch; it never gives a seat."""

    __tablename__ = "watch_links"

    token: Mapped[str] = mapped_column(HASH, primary_key=True)
    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), index=True)
    created: Mapped[int]


class Watcher(Base):
    __tablename__ = "watchers"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), primary_key=True, index=True)
    joined: Mapped[int | None]


class Deadline(Base):
    """The clock of a seat: when its time is up (NULL while others decide) and what is left in its bank."""

    __tablename__ = "deadlines"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(64), primary_key=True)
    since: Mapped[int | None]
    due: Mapped[int | None] = mapped_column(index=True)
    bank: Mapped[int | None]
    in_turn: Mapped[bool | None]  # whether the turn is the seat's own; nothing means no
    credited: Mapped[int | None]  # what its bank got for the last turn
    rests: Mapped[int | None]  # until when it stands still, because its player is on vacation
    left: Mapped[int | None]  # what was left when the players agreed on a pause


class StandingPass(Base):
    """A seat passes a window until something changes; `ended` says why it does not any more."""

    __tablename__ = "standing_passes"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(64), primary_key=True)
    prompt: Mapped[str] = mapped_column(String(64), primary_key=True)
    choices: Mapped[str]  # JSON: what could be chosen when the order was given
    ended: Mapped[str] = mapped_column(String(16))
