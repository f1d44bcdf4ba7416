"""How somebody is told of what happens."""

from __future__ import annotations

from typing import Literal

from admiralty.server.wire.base import Answer, NotifyChannel


class NotificationSettings(Answer):
    """`switches` are channels by kind of event. `push_key` is what a browser subscribes with, if this server
    can push; of a webhook only the host is told. `browsers` are those that show notifications.
    """

    push_key: str | None
    mail_offered: bool
    switches: dict[str, list[NotifyChannel]]
    digest: Literal["at-once", "hourly", "daily"]
    mail: str | None
    confirmed: bool
    webhook: str | None
    browsers: int


class Stopped(Answer):
    """Whether mail was stopped, or an address confirmed."""

    mail: bool
