"""Looking after a club: reports, blocks, measures of moderators, and the audit log."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct
from pydantic import Field, StringConstraints

from admiralty.server.wire.base import Answer, ClubRole
from admiralty.server.wire.requests import Body, Login, Name, Note

AuditKind: TypeAlias = Literal["role", "mute", "unmute", "rename", "close", "settle", "invite"]
Days = Annotated[int, Field(ge=0, le=3650)]
Reason = Annotated[Note, StringConstraints(strip_whitespace=True, min_length=1)]


class ReportBody(Body):
    reason: Reason


class LineReportBody(ReportBody):
    """About the line `n` of a table's chat."""

    n: Annotated[int, Field(ge=1, le=2**31)]


class MuteBody(Body):
    """For so many days; 0 lets the person write again."""

    days: Days
    reason: Note = ""


class RenameBody(Body):
    name: Name
    reason: Note = ""


class CloseBody(Body):
    reason: Note = ""


class RoleBody(Body):
    role: ClubRole


class InviteBody(Body):
    login: Login
    name: Name


class Blocked(Answer):
    """Whether the caller blocks this person now."""

    blocked: bool


class BlockedPerson(Struct, frozen=True):
    who: str
    name: str


class Blocks(Answer):
    people: list[BlockedPerson]


class Reported(Answer):
    """The report that was made."""

    report: str


class ReportLine(Struct, frozen=True):
    """`said` is the line of the chat as it was, "" for a report about a person."""

    id: str
    reporter: str
    about: str | None
    about_name: str
    table: str | None
    said: str
    reason: str
    created: int


class Reports(Answer):
    """Those that nobody has settled, the oldest first."""

    reports: list[ReportLine]


class Done(Answer):
    """What the moderator asked for is done."""

    done: bool = True


class InvitedMember(Answer):
    """With the link the owner of the new account sets the password, once, within a day."""

    link: str


class AuditLine(Struct, frozen=True):
    """`moderator` is null for what the operator did at the command line."""

    time: int
    kind: AuditKind
    moderator: str | None
    about: str | None
    about_name: str
    table: str | None
    detail: str
    reason: str


class Audit(Answer):
    entries: list[AuditLine]
    more: bool


class Standing(Answer):
    """What moderators see of a person."""

    role: ClubRole
    muted: int | None
