"""The tables of the database. Times are milliseconds since 1970; tokens of links and sessions are stored as
hashes.
"""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = String(32)
HASH = String(64)


class Base(DeclarativeBase):
    type_annotation_map = {int: BigInteger, str: Text}  # noqa: RUF012 (SQLAlchemy's own name and form)


class Player(Base):
    """A guest, or the owner of an account if there is a login."""

    __tablename__ = "players"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str]
    login: Mapped[str | None] = mapped_column(String(64), unique=True)
    password: Mapped[str | None]
    created: Mapped[int]
    named: Mapped[int | None]  # since when the name is this one
    preferences: Mapped[str | None]  # JSON, of an account: how the page looks and behaves
    chat_bytes: Mapped[int | None]  # about how many bytes of chat and announcements; NULL if not counted yet


class Session(Base):
    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(HASH, primary_key=True)
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), index=True)
    expires: Mapped[int]
    created: Mapped[int | None]
    seen: Mapped[int | None]  # when it was last used, to some minutes
    label: Mapped[str | None] = mapped_column(String(64))  # the browser and the system it runs on


class PasswordLink(Base):
    """A link with which the owner of an account sets a new password, once."""

    __tablename__ = "password_links"

    token: Mapped[str] = mapped_column(HASH, primary_key=True)
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), index=True)
    expires: Mapped[int]


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
    organiser: Mapped[str | None] = mapped_column(
        String(64)
    )  # a seat; its table has crews instead of players
    origin: Mapped[str | None] = mapped_column(String(16))  # import, fork, coming (while it is written)
    size: Mapped[int | None]  # about how many bytes are stored, up to the entry `counted`
    counted: Mapped[int | None]
    takebacks: Mapped[bool | None]  # whether moves may be taken back; nothing means yes
    rematch_offer: Mapped[str | None]  # seats that would play once more, the first asked
    rematch: Mapped[str | None] = mapped_column(ID)  # the table of the next game
    public: Mapped[bool | None]  # listed in the lobby, and anybody may watch; nothing means no
    finished: Mapped[int | None]  # when the game was over or the table ended, if that was after revision 0012
    names: Mapped[str | None]  # what players call things, as JSON


class Seat(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(64), primary_key=True)
    place: Mapped[int]
    player: Mapped[str | None] = mapped_column(ID, ForeignKey("players.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(64))
    joined: Mapped[int | None]


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


class Barred(Base):
    """A player whom the organiser has removed: only a personal code lets them in again."""

    __tablename__ = "barred"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), primary_key=True, index=True)


class Challenge(Base):
    """An open challenge. Once somebody has accepted it, it has a table, and stays until its owner knows."""

    __tablename__ = "challenges"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    owner: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), index=True)
    game: Mapped[str] = mapped_column(String(64))
    seat: Mapped[str] = mapped_column(String(64))  # the owner's; "" if it is drawn by lot
    options: Mapped[str]
    clock: Mapped[str | None]
    takebacks: Mapped[bool]
    whom: Mapped[str] = mapped_column(String(16))  # anybody, accounts
    wish: Mapped[bool]  # for any opponent at this game
    public: Mapped[bool]  # whether its table will be
    created: Mapped[int]
    table_id: Mapped[str | None] = mapped_column(ID, ForeignKey("tables.id"))
    accepted: Mapped[int | None]


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


class CrewMember(Base):
    """A person at a seat of an organised table. `player` is NULL until a phone takes the identity over;
    `claim` is the hash of the code that does so.
    """

    __tablename__ = "crews"
    __table_args__ = (UniqueConstraint("table_id", "seat", "player"),)

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"))
    seat: Mapped[str] = mapped_column(String(64))
    role: Mapped[str] = mapped_column(String(16))
    name: Mapped[str | None]  # given by the organiser; else it is the player's own
    pieces: Mapped[str | None]  # JSON; NULL means all
    player: Mapped[str | None] = mapped_column(ID, ForeignKey("players.id"), index=True)
    claim: Mapped[str | None] = mapped_column(HASH, unique=True)
    joined: Mapped[int]


class CrewCode(Base):
    """The short code of a seat's crew, or of the spectators (seat ""). It is shown again, so it is stored in
    the clear.
    """

    __tablename__ = "crew_codes"
    __table_args__ = (UniqueConstraint("table_id", "seat"),)

    code: Mapped[str] = mapped_column(String(16), primary_key=True)
    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"))
    seat: Mapped[str] = mapped_column(String(64))


class Round(Base):
    """The timer of an organised table."""

    __tablename__ = "rounds"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    length: Mapped[int]  # seconds
    at_zero: Mapped[str] = mapped_column(String(16))
    state: Mapped[str] = mapped_column(String(16))
    due: Mapped[int | None] = mapped_column(index=True)
    left: Mapped[int | None]
    used: Mapped[bool]  # whether it starts by itself with the next planning
    sessions: Mapped[list[list[int]] | None] = mapped_column(JSON)  # begin and end of each, in order
    switch: Mapped[int | None]  # when they pause or resume it


class Announcement(Base):
    """What the organiser, or the server in the organiser's name, has announced."""

    __tablename__ = "announcements"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    text: Mapped[str]
    time: Mapped[int]
    turn: Mapped[int | None]  # a return to this turn
    moment: Mapped[str | None] = mapped_column(String(16))  # before or after its evaluation
    client: Mapped[str | None] = mapped_column(String(64))  # tells a repeated request from a new one


class Contact(Base):
    """How somebody wants to be told of what happens: on which channels, and where."""

    __tablename__ = "contacts"

    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), primary_key=True)
    language: Mapped[str] = mapped_column(String(8))
    switches: Mapped[str]  # JSON: channels by kind of event
    digest: Mapped[str] = mapped_column(String(16))  # how often mail comes: at-once, hourly, daily
    mail: Mapped[str | None]
    mail_code: Mapped[str | None] = mapped_column(HASH)  # confirms the address; NULL when that is done
    webhook: Mapped[str | None]
    unsubscribe: Mapped[str] = mapped_column(HASH, unique=True)  # stands in every mail, so in the clear


class PushSubscription(Base):
    """A browser that shows notifications, as long as somebody is logged in there."""

    __tablename__ = "push_subscriptions"

    id: Mapped[str] = mapped_column(ID, primary_key=True)  # from the endpoint
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), index=True)
    session: Mapped[str] = mapped_column(HASH)
    endpoint: Mapped[str]
    p256dh: Mapped[str] = mapped_column(String(128))
    auth: Mapped[str] = mapped_column(String(64))
    created: Mapped[int]


class Outgoing(Base):
    """A notification of the outbox: one event on one way to one person, written with what it tells of."""

    __tablename__ = "outbox"
    __table_args__ = (Index("ix_outbox_waiting", "done", "due"),)

    id: Mapped[str] = mapped_column(ID, primary_key=True)  # from the event, the person and the way
    player: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), index=True)
    channel: Mapped[str] = mapped_column(String(16))
    target: Mapped[str] = mapped_column(ID)  # the browser; "" on other channels
    kind: Mapped[str] = mapped_column(String(16))
    table_id: Mapped[str | None] = mapped_column(ID, ForeignKey("tables.id"), index=True)
    seat: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(64))
    args: Mapped[str]  # JSON: what fills in the sentence
    created: Mapped[int]
    due: Mapped[int]  # when to try next
    attempts: Mapped[int]
    leased: Mapped[int | None]  # until when it is being sent
    done: Mapped[int | None]
    outcome: Mapped[str | None] = mapped_column(String(16))  # sent, dropped, failed


class Heartbeat(Base):
    """Row 1: the mark of the last committed transaction, and its time. Another row, with a padding, shows
    that the database still accepts data.
    """

    __tablename__ = "heartbeat"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    mark: Mapped[str] = mapped_column(String(32))
    time: Mapped[int]
    padding: Mapped[str | None]
