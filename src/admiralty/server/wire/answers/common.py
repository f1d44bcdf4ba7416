"""Answers of the server itself: errors, health, who the caller is."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from admiralty.server.wire.base import Answer, ClubRole


class Error(Answer):
    """The name of a message, the values that fill it in and, for a rule, its clause."""

    error: str
    args: dict[str, str | int]
    clause: str | UnsetType = UNSET


class Health(Answer):
    status: Literal["ok"]


class Me(Answer):
    """Who the caller is; where others on the network find this server, if it listens to them; and whether
    accounts are by invitation.
    """

    name: str | None
    account: str | None
    role: ClubRole | UnsetType = UNSET  # of owners and moderators
    network: str | UnsetType = UNSET
    by_invitation: bool | UnsetType = UNSET


class SessionDetails(Answer):
    """A browser in which somebody is logged in: since when, when it was last used, and what it is."""

    id: str
    created: int | None
    seen: int | None
    label: str
    online: bool
    this: bool


class MailAsked(Answer):
    """A mail is on its way if there is such an account; for how many hours its link holds."""

    hours: int


class SignedOut(Answer):
    """How many sessions have ended."""

    sessions: int
