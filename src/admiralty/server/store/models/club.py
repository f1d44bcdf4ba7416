"""What people share beyond a table: challenges, ratings, tournaments."""

from __future__ import annotations

from sqlalchemy import ForeignKey, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from admiralty.server.store.models.base import ID, Base


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
    rated: Mapped[bool | None]  # whether it counts; nothing means as for any other table
    created: Mapped[int]
    table_id: Mapped[str | None] = mapped_column(ID, ForeignKey("tables.id"))
    accepted: Mapped[int | None]


class Rating(Base):
    """How strong somebody plays a side of a game: a player, or a bot by `bot:name`."""

    __tablename__ = "ratings"

    who: Mapped[str] = mapped_column(String(80), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    seat: Mapped[str] = mapped_column(String(64), primary_key=True)
    mean: Mapped[float]
    spread: Mapped[float]
    games: Mapped[int]


class Tournament(Base):
    """Its games are at tables; a round is over when each of them has a result."""

    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    owner: Mapped[str] = mapped_column(ID, ForeignKey("players.id"), index=True)
    name: Mapped[str]
    game: Mapped[str] = mapped_column(String(64))
    options: Mapped[str]
    clock: Mapped[str | None]
    system: Mapped[str] = mapped_column(String(16))  # swiss, round-robin
    rounds: Mapped[int]
    both_sides: Mapped[bool]
    round_seconds: Mapped[int | None]  # until the games of a round are ended
    starts: Mapped[int | None]  # by itself; else its owner starts it
    state: Mapped[str] = mapped_column(String(16), index=True)  # open, running, over
    round: Mapped[int]
    due: Mapped[int | None]  # the end of the round
    created: Mapped[int]
    finished: Mapped[int | None]


class Entrant(Base):
    """A person or a bot who takes part."""

    __tablename__ = "entrants"
    __table_args__ = (UniqueConstraint("tournament", "player"), UniqueConstraint("tournament", "bot"))

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    tournament: Mapped[str] = mapped_column(ID, ForeignKey("tournaments.id"))
    player: Mapped[str | None] = mapped_column(ID, ForeignKey("players.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(64))
    entered: Mapped[int]
    withdrawn: Mapped[int | None]


class TournamentGame(Base):
    """A game of a round, or a bye. It outlives its table, so that standings stay."""

    __tablename__ = "tournament_games"

    tournament: Mapped[str] = mapped_column(ID, ForeignKey("tournaments.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    board: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    leg: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    first: Mapped[str] = mapped_column(ID)  # entrants, at the first and the second seat
    second: Mapped[str | None] = mapped_column(ID)
    at_table: Mapped[str | None] = mapped_column(ID, unique=True)
    result: Mapped[str | None] = mapped_column(String(16))  # first, second, drawn, neither, bye
