"""The three ways out: Web Push, mail and webhooks."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from http import HTTPStatus
from typing import TYPE_CHECKING, Final, NamedTuple

from admiralty.server.errors import CannotStart
from admiralty.server.notify import outgoing
from admiralty.server.notify.contacts import Browser
from admiralty.server.notify.message import Message
from admiralty.server.notify.outgoing import Answer, BadAddress
from admiralty.server.settings import MailServer, Settings

if TYPE_CHECKING:
    from admiralty.server.notify.web_push import Vapid

SMTP_SECONDS: Final = 20
PUSH_TTL: Final = 86_400  # seconds that a push service keeps a message for a browser that is off
REFUSED: Final = 500  # from here on a mail server means for good
LATER: Final = (HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_EARLY, HTTPStatus.TOO_MANY_REQUESTS)


class Sent(NamedTuple):
    """What became of a message: sent, gone (there is no such place any more), refused or later."""

    outcome: str
    reason: str = ""
    wait: int = 0  # seconds, if the other side asks for it


SENT: Final = Sent("sent")


class Channels:
    def __init__(self, settings: Settings, clock: Callable[[], int]) -> None:
        self.settings = settings
        self.clock = clock
        self.vapid = vapid_of(settings)
        self.mailing = asyncio.Lock()  # one connection to the mail server at a time

    @property
    def push_key(self) -> str | None:
        return self.vapid.public if self.vapid else None

    @property
    def has_mail(self) -> bool:
        return bool(self.settings.mail.host and self.settings.origin)

    async def send(self, channel: str, message: Message, browser: Browser | None) -> Sent:
        try:
            if channel == "mail":
                return await self.send_mail(message)
            if channel == "push":
                return await self.push(message, browser)
            return await self.call_webhook(message)
        except BadAddress as error:
            return Sent("refused", str(error))
        except (OSError, TimeoutError, ssl.SSLError) as error:
            return Sent("later", type(error).__name__)

    # Push

    async def push(self, message: Message, browser: Browser | None) -> Sent:
        if browser is None or self.vapid is None:
            return Sent("gone", "no browser")
        from admiralty.server.notify import web_push

        to = web_push.Subscription(browser.endpoint, browser.p256dh, browser.auth)
        try:
            body = web_push.encrypt(message.push(), to)
        except ValueError:
            return Sent("gone", "a bad key")
        headers = {
            "Authorization": self.vapid.authorization(browser.endpoint, self.clock()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(PUSH_TTL),
            "Urgency": "normal",
            "Topic": message.id,
        }
        return judged(await outgoing.post(browser.endpoint, body, headers, self.settings.private_hosts))

    # Webhooks

    async def call_webhook(self, message: Message) -> Sent:
        url = message.contact.webhook
        if not url:
            return Sent("gone", "no webhook")
        headers = {"Content-Type": "application/json"}
        return judged(await outgoing.post(url, message.webhook(url), headers, self.settings.private_hosts))

    # Mail

    async def send_mail(self, message: Message) -> Sent:
        if not self.has_mail or not message.contact.mail:
            return Sent("gone", "no mail")
        mail = message.mail(self.settings.mail.sender, self.clock())
        async with self.mailing:
            return await asyncio.to_thread(hand_in, self.settings.mail, mail)


def judged(answer: Answer) -> Sent:
    """
    >>> [judged(Answer(status)).outcome for status in (201, 410, 403, 429, 503, 302)]
    ['sent', 'gone', 'refused', 'later', 'later', 'refused']
    """
    reason = f"status {answer.status}"
    if HTTPStatus.OK <= answer.status < HTTPStatus.MULTIPLE_CHOICES:
        return SENT
    if answer.status in (HTTPStatus.NOT_FOUND, HTTPStatus.GONE):
        return Sent("gone", reason)
    if answer.status in LATER or answer.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Sent("later", reason, answer.retry_after)
    return Sent("refused", reason)


def hand_in(server: MailServer, mail: EmailMessage) -> Sent:
    """Give a mail to the mail server, in a thread. No reason names an address or a password."""
    context = ssl.create_default_context()
    try:
        with connected(server, context) as smtp:
            if server.security == "starttls":
                smtp.starttls(context=context)
            if server.user:
                smtp.login(server.user, server.password)
            smtp.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        code = max(answer[0] for answer in error.recipients.values())
        return Sent("refused" if code >= REFUSED else "later", f"recipient refused, {code}")
    except smtplib.SMTPResponseException as error:
        return Sent("later", f"{type(error).__name__}, {error.smtp_code}")
    except smtplib.SMTPException as error:
        return Sent("later", type(error).__name__)
    return SENT


def connected(server: MailServer, context: ssl.SSLContext) -> smtplib.SMTP:
    if server.security == "tls":
        return smtplib.SMTP_SSL(server.host, server.port, timeout=SMTP_SECONDS, context=context)
    return smtplib.SMTP(server.host, server.port, timeout=SMTP_SECONDS)


def vapid_of(settings: Settings) -> Vapid | None:
    """The key of Web Push, if there is one. What it needs is loaded only then."""
    if not settings.vapid_key:
        return None
    from admiralty.server.notify.web_push import Vapid

    contact = settings.vapid_contact or settings.origin
    if not contact.startswith(("mailto:", "https://")):
        raise CannotStart("ADMIRALTY_VAPID_CONTACT must be an address such as mailto:me@example.org")
    try:
        return Vapid(settings.vapid_key, contact)
    except ValueError:
        raise CannotStart("ADMIRALTY_VAPID_KEY is none: `admiralty admin vapid` makes one") from None
