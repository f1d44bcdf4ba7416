"""The tables of the database, by what they are about."""

from __future__ import annotations

from admiralty.server.store.models.base import Base
from admiralty.server.store.models.club import Challenge, Entrant, Rating, Tournament, TournamentGame
from admiralty.server.store.models.moderation import AuditEntry, Block, Report
from admiralty.server.store.models.organised import Announcement, Barred, CrewCode, CrewMember, Round
from admiralty.server.store.models.people import (
    Absence,
    Contact,
    Outgoing,
    PasswordLink,
    Player,
    PushSubscription,
    Session,
)
from admiralty.server.store.models.server import Heartbeat, LeaseRow, WorkerRow
from admiralty.server.store.models.tables import (
    ChatLine,
    Deadline,
    Entry,
    Game,
    Invitation,
    Note,
    Seat,
    StandingPass,
    Watcher,
    WatchLink,
)

__all__ = [
    "Absence",
    "Announcement",
    "AuditEntry",
    "Barred",
    "Base",
    "Block",
    "Challenge",
    "ChatLine",
    "Contact",
    "CrewCode",
    "CrewMember",
    "Deadline",
    "Entrant",
    "Entry",
    "Game",
    "Heartbeat",
    "Invitation",
    "LeaseRow",
    "Note",
    "Outgoing",
    "PasswordLink",
    "Player",
    "PushSubscription",
    "Rating",
    "Report",
    "Round",
    "Seat",
    "Session",
    "StandingPass",
    "Tournament",
    "TournamentGame",
    "WatchLink",
    "Watcher",
    "WorkerRow",
]
