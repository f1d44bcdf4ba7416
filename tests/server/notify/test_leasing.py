"""What is due in the outbox, as the worker that sends sees it."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.notify import contacts, outbox_rows
from admiralty.server.notify.contacts import Contact
from admiralty.server.notify.events import TEST, Event
from admiralty.server.notify.outbox_rows import Leasing, Parcel
from admiralty.server.settings import Notifications
from admiralty.server.store.models import Player
from tests.server.harness import Server

NOW = 1_000_000


def test_a_contact_that_another_worker_wrote_just_now_is_found(own_server: Server) -> None:
    """Its news may come after the message: then the message was dropped, because nobody seemed to want it."""
    own_server.person("Ann")

    async def write(connection: AsyncConnection) -> list[Parcel]:
        (player,) = await connection.scalars(select(Player.id))
        contact = Contact(player, switches={"turn": ["webhook"]}, webhook="https://club.example/hook")
        contact.unsubscribe = contacts.new_code()
        await contacts.keep(connection, contact)
        rows = outbox_rows.rows_of(Event(TEST, "one", player, "", ""), contact, NOW)
        await outbox_rows.add(connection, rows, 10)
        return await Leasing(connection, Notifications(), NOW).lease(set(), 5)

    (parcel,) = own_server.do(own_server.rooms.journal.run(write))
    assert own_server.rooms.outbox.contacts.people == {}
    assert parcel.contact.webhook == "https://club.example/hook"
