"""A message: one or more events that go to one person at one moment, as each channel wants it."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from typing import Final
from urllib.parse import urlsplit

from admiralty.server.notify import wording
from admiralty.server.notify.contacts import Contact
from admiralty.server.notify.events import CONFIRM, RESET

AS_GIVEN: Final = SMTP.clone(refold_source="none")
"""Long addresses in headers that were set raw stay whole; others would be encoded as if they were words."""

MOST_LINES: Final = 20  # further ones are only counted
LONGEST_PUSH: Final = 3000  # bytes; a record holds 4096
DISCORD: Final = "/api/webhooks/"
MARKUP: Final = re.compile(r"([\\*_~`|>\[\]()#@<])")


@dataclass(frozen=True)
class Line:
    """What happened, in one sentence, and where to look."""

    id: str
    kind: str
    table: str
    sentence: str
    invitation: str = ""  # its token

    @property
    def path(self) -> str:
        if self.invitation:
            return f"/join#{self.invitation}"
        return f"/table/{self.table}" if self.table else "/"


@dataclass(frozen=True)
class Message:
    contact: Contact
    lines: list[Line]
    origin: str
    link: str = ""  # the path for a new password

    @property
    def id(self) -> str:
        """The same events make the same message."""
        return hashlib.sha256(" ".join(sorted(line.id for line in self.lines)).encode()).hexdigest()[:32]

    def title(self) -> str:
        if len(self.lines) == 1:
            return self.lines[0].sentence
        return self.say("notify-several", count=len(self.lines))

    def say(self, message: str, **args: str | int) -> str:
        return wording.say(self.contact.language, message, args)

    def shown(self) -> list[Line]:
        return self.lines[:MOST_LINES]

    # Push

    def push(self) -> bytes:
        """What the service worker shows; a later one with the same tag replaces it."""
        several = len(self.lines) > 1
        body = "\n".join(line.sentence for line in self.shown())
        told = {
            "title": self.title() if several else "Admiralty",
            "body": cut(body, LONGEST_PUSH),
            "url": "/" if several else self.lines[0].path,
            "tag": "several" if several else self.lines[0].table or "admiralty",
            "id": self.id,
            "lang": self.contact.language,
        }
        return json.dumps(told, ensure_ascii=False).encode()

    # Webhooks

    def webhook(self, url: str) -> bytes:
        """Discord's format for Discord, Slack's for all others, which most of them take."""
        is_discord = DISCORD in urlsplit(url).path
        escape = discord if is_discord else slack
        lines = [f"{escape(line.sentence)} {self.origin}{line.path}".rstrip() for line in self.shown()]
        text = "\n".join(lines)
        if is_discord:
            return json.dumps({"content": text[:2000], "allowed_mentions": {"parse": []}}).encode()
        return json.dumps({"text": text}).encode()

    # Mail

    def mail(self, sender: str, now: int) -> EmailMessage:
        message = EmailMessage(AS_GIVEN)
        message["From"] = sender
        message["To"] = self.contact.mail or ""
        message["Subject"] = one_line(self.title())
        message["Date"] = formatdate(now / 1000)
        message["Message-ID"] = f"<{self.id}@{urlsplit(self.origin).hostname or 'admiralty'}>"
        message["Auto-Submitted"] = "auto-generated"
        if any(line.kind == CONFIRM for line in self.lines):
            link = f"{self.origin}/confirm-mail#{self.contact.mail_code}"
            message.set_content(f"{self.say('notify-confirm-about')}\n\n{link}\n")
            return message
        if any(line.kind == RESET for line in self.lines):
            message.set_content(f"{self.say('notify-reset-about')}\n\n{self.origin}{self.link}\n")
            return message
        stop = f"{self.origin}/unsubscribe/{self.contact.unsubscribe}"
        message.set_raw("List-Unsubscribe", f"<{stop}>")
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        told = [f"{line.sentence}\n{self.origin}{line.path}\n" for line in self.shown()]
        hidden = len(self.lines) - MOST_LINES
        if hidden > 0:
            told.append(self.say("notify-more", count=hidden) + "\n")
        message.set_content("\n".join((*told, f"-- \n{self.say('notify-footer')}\n{stop}\n")))
        return message


def cut(text: str, most: int) -> str:
    """As much of a text as fits into so many bytes."""
    return text.encode()[:most].decode(errors="ignore")


def one_line(text: str) -> str:
    return " ".join(text.split())


def discord(text: str) -> str:
    """No markup, and nobody is called by a name that looks like one."""
    return MARKUP.sub(r"\\\1", one_line(text))


def slack(text: str) -> str:
    """
    >>> slack("Ann <!channel> & Bob")
    'Ann &lt;!channel&gt; &amp; Bob'
    """
    return one_line(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
