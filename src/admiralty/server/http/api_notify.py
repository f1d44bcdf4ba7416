"""Endpoints: how the caller wants to be told of what happens, and the links in mails."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts.access import COOKIE, digest
from admiralty.server.errors import Problem
from admiralty.server.http.context import PersonHere, RoomsHere, check_rate
from admiralty.server.notify import contacts, outgoing
from admiralty.server.notify.contacts import Browser, Contact
from admiralty.server.notify.events import CHANNELS, CONFIRM, TEST, Event
from admiralty.server.notify.outbox import Outbox
from admiralty.server.notify.outgoing import BadAddress
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.store.database import reading
from admiralty.server.store.table_store import new_id
from admiralty.server.wire.answers.notify import NotificationSettings, Stopped
from admiralty.server.wire.requests import NotificationBody, PushBody, PushEndBody, TokenBody

router = APIRouter(prefix="/api", tags=["notifications"])
links = APIRouter(include_in_schema=False)  # addresses of the page, to which mail programs post


def shown(outbox: Outbox, contact: Contact) -> NotificationSettings:
    """The address of a webhook is a secret of its own: only its host is shown."""
    return NotificationSettings(
        push_key=outbox.channels.push_key,
        mail_offered=outbox.channels.has_mail,
        switches=contact.switches,
        digest=contact.digest,
        mail=contact.mail,
        confirmed=contact.mail is not None and contact.mail_code is None,
        webhook=urlsplit(contact.webhook).hostname if contact.webhook else None,
        browsers=len(contact.browsers),
    )


async def contact_of(rooms: Rooms, player: str) -> Contact:
    async with reading(rooms.engine) as connection:
        return (await contacts.read(connection, player)).get(player) or Contact(player)


@router.get("/me/notifications")
async def notifications(rooms: RoomsHere, asking: PersonHere) -> NotificationSettings:
    """What the caller is told of, and on which channels this server can do it."""
    return shown(rooms.outbox, await contact_of(rooms, asking.id))


@router.post("/me/notifications")
async def choose_notifications(
    body: NotificationBody, request: Request, rooms: RoomsHere, asking: PersonHere
) -> NotificationSettings:
    """Switch events on and off for each channel. A new address is sent a mail that confirms it. Mail and
    webhooks need an account.
    """
    used = {channel for channels in body.switches.values() for channel in channels}
    if asking.login is None and (used - {"push"} or body.mail or body.webhook):
        raise Problem(409, "error-notify-account")
    contact = await contact_of(rooms, asking.id)
    contact.switches = {
        kind: [channel for channel in CHANNELS if channel in channels]
        for kind, channels in sorted(body.switches.items())
    }
    contact.language, contact.digest = body.language, body.digest
    contact.unsubscribe = contact.unsubscribe or contacts.new_code()
    if body.webhook is not None:
        contact.webhook = checked_webhook(rooms, body.webhook)
    events = []
    if body.mail is not None and body.mail != (contact.mail or ""):
        contact.mail, contact.mail_code = body.mail or None, None
        if contact.mail:
            check_rate(request, "mails", asking)
            if not rooms.outbox.channels.has_mail:
                raise Problem(409, "error-no-mail")
            contact.mail_code = contacts.new_code()
            events.append(Event(CONFIRM, contact.mail_code, asking.id, "", ""))
    return await write(rooms, contact, events)


def checked_webhook(rooms: Rooms, url: str) -> str | None:
    try:
        return outgoing.check(url, rooms.settings.private_hosts).geturl() if url else None
    except BadAddress:
        raise Problem(422, "error-bad-webhook") from None


async def write(rooms: Rooms, contact: Contact, events: list[Event]) -> NotificationSettings:
    """The choice, and with it what is to be sent because of it."""

    async def job(connection: AsyncConnection) -> None:
        await contacts.keep(connection, contact)
        rooms.outbox.contacts.people[contact.player] = contact
        tell = rooms.outbox.adding(events)
        if tell is not None:
            await tell(connection)

    try:
        await rooms.journal.run(job)
    finally:
        kept = await rooms.outbox.contacts.refresh(contact.player)
    return shown(rooms.outbox, kept)


@router.post("/me/notifications/test")
async def send_test(request: Request, rooms: RoomsHere, asking: PersonHere) -> NotificationSettings:
    """Send a message on every channel that is switched on."""
    check_rate(request, "mails", asking)
    contact = await contact_of(rooms, asking.id)
    event = Event(TEST, new_id(), asking.id, "", "")
    if not contact.ways(event):
        raise Problem(409, "error-notify-nothing")
    job = rooms.outbox.adding([event])
    if job is not None:
        await rooms.journal.run(job)
    return shown(rooms.outbox, contact)


@router.post("/me/push")
async def add_browser(
    body: PushBody, request: Request, rooms: RoomsHere, asking: PersonHere
) -> NotificationSettings:
    """Show notifications in this browser, until somebody signs out here."""
    check_rate(request, "links", asking)
    browser = checked_browser(rooms, body)
    session, now = digest(request.cookies.get(COOKIE, "")), rooms.settings.clock()
    await rooms.journal.run(
        lambda connection: contacts.add_browser(connection, asking.id, session, browser, now)
    )
    return shown(rooms.outbox, await rooms.outbox.contacts.refresh(asking.id))


def checked_browser(rooms: Rooms, body: PushBody) -> Browser:
    if rooms.outbox.channels.vapid is None:
        raise Problem(409, "error-no-push")
    from admiralty.server.notify.web_push import Subscription

    try:
        outgoing.check(body.endpoint, rooms.settings.private_hosts)
        Subscription(body.endpoint, body.p256dh, body.auth).check()
    except ValueError:
        raise Problem(422, "error-bad-browser") from None
    return Browser(contacts.browser_id(body.endpoint), body.endpoint, body.p256dh, body.auth)


@router.post("/me/push/end")
async def remove_browser(body: PushEndBody, rooms: RoomsHere, asking: PersonHere) -> NotificationSettings:
    """No more notifications in one browser."""
    await rooms.journal.run(lambda connection: contacts.remove_browser(connection, asking.id, body.endpoint))
    return shown(rooms.outbox, await rooms.outbox.contacts.refresh(asking.id))


@router.post("/mail/confirm")
async def confirm_mail(body: TokenBody, request: Request, rooms: RoomsHere) -> Stopped:
    """The address of the mail in which this code stands is its reader's."""
    check_rate(request, "codes")
    player = await rooms.journal.run(lambda connection: contacts.confirm_mail(connection, body.token))
    await rooms.outbox.contacts.refresh(player)
    return Stopped(mail=False)


@links.post("/unsubscribe/{code}")
async def stop_mail(code: str, request: Request, rooms: RoomsHere) -> Stopped:
    """[RFC 8058] No mails any more: by the mail program itself, or by the page at the same address."""
    check_rate(request, "codes")
    player = await rooms.journal.run(lambda connection: contacts.stop_mail(connection, code))
    await rooms.outbox.contacts.refresh(player)
    return Stopped(mail=True)
