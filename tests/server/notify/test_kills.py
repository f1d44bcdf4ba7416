"""kill -9 at random instants of moves that are notified by mail and push.

Each move is told once, or again by the next server if the last one died before it had noted the sending; none
is lost, and none is told that was not committed. `make notified MOVES=200` makes a campaign of it.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
import re
import sys
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from admiralty.server.notify import web_push
from admiralty.server.notify.contacts import browser_id
from admiralty.server.notify.events import Event
from admiralty.server.store import database
from admiralty.server.store.models import Entry, Game, Outgoing, Seat
from tests.server.harness import Person, wait_until
from tests.server.sinks import MailSink, PushBrowser, WebSink, sinks
from tools.kills.server import ForkedServer

MOVES = int(os.environ.get("ADMIRALTY_NOTIFIED_MOVES", "6"))
SHARE = 0.7  # of the moves in which the server is killed
GONE = (httpx.TransportError, WebSocketException, OSError, EOFError)


class Reader:
    """Somebody who waits for the notification before the next move."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.person = Person(house.server)  # type: ignore[arg-type]  # only its address is used
        house.people.append(self.person)
        self.address = f"{name}@example.org"
        self.phone = PushBrowser(house.web, name)
        self.told = 0
        switches = {"turn": ["push", "mail"]}
        self.person.post("/api/me", name=name)
        self.person.post("/api/account", login=name, password="a fleet of paper boats")
        self.person.post("/api/me/notifications", switches=switches, mail=self.address)
        wait_until(lambda: bool(self.mails()))
        (code,) = re.findall(r"/confirm-mail#(\S+)", self.mails()[0].get_content())
        self.person.post("/api/mail/confirm", token=code)
        self.person.post("/api/me/push", **self.phone.subscription)

    def mails(self) -> list[Any]:
        return [mail for mail in list(self.house.mail.mails) if mail["To"] == self.address]

    def has_read(self) -> bool:
        """Everything up to now, on both ways; the first mail confirmed the address."""
        mails = {mail["Message-ID"] for mail in self.mails()}
        pushes = {message["id"] for message in self.phone.received()}
        return len(mails) - 1 >= self.told and len(pushes) >= self.told


class House:
    def __init__(self, where: str, log: Path, web: WebSink, mail: MailSink) -> None:
        self.where, self.web, self.mail = where, web, mail
        self.server = ForkedServer(
            log,
            {
                "ADMIRALTY_ORIGIN": "{url}",
                "ADMIRALTY_SMTP_HOST": "127.0.0.1",
                "ADMIRALTY_SMTP_PORT": str(mail.port),
                "ADMIRALTY_SMTP_SECURITY": "none",
                "ADMIRALTY_SMTP_FROM": "club@example.org",
                "ADMIRALTY_VAPID_KEY": web_push.new_key(),
                "ADMIRALTY_VAPID_CONTACT": "mailto:club@example.org",
                "ADMIRALTY_PRIVATE_HOSTS": web.host,
                "ADMIRALTY_NOTIFY_PRESENT_SECONDS": "0",
                "ADMIRALTY_NOTIFY_MAIL_SECONDS": "0",
                "ADMIRALTY_NOTIFY_OTHER_SECONDS": "0",
                "ADMIRALTY_NOTIFY_RETRY_SECONDS": "1",
            },
        )
        self.chance = random.Random()
        self.kills = 0
        self.people: list[Person] = []
        self.seconds = 0.3  # that a notified move takes
        self.server.start(where)

    def play(self, moves: int) -> None:
        """Until so many moves were notified."""
        ann, bob = Reader(self, "ann"), Reader(self, "bob")
        readers = {"red": ann, "blue": bob}
        table, told = self.new_table(ann, bob), 0
        while told < moves:
            before = self.acting(ann, table)
            if not before:
                table = self.new_table(ann, bob)
                continue
            killer = threading.Thread(target=self.kill, args=(self.chance.uniform(0, 1.5 * self.seconds),))
            is_killed, started = self.chance.random() < SHARE, time.monotonic()
            if is_killed:
                killer.start()
            self.decide(table, before[0], readers[before[0]])
            new = [seat for seat in self.acting(ann, table) if seat not in before]
            for reader in (readers[seat] for seat in new):
                reader.told += 1
                told += 1
                wait_until(reader.has_read)
            if is_killed:
                killer.join()
            elif new:
                self.seconds = 0.5 * (self.seconds + time.monotonic() - started)
        wait_until(self.is_settled)  # what was sent at the last moment is noted by the last server

    def is_settled(self) -> bool:
        _, rows = asyncio.run(self.expected())
        return all(row.done is not None for row in rows.values())

    def kill(self, after: float) -> None:
        time.sleep(after)
        self.server.kill()
        self.kills += 1
        self.server.start(self.where)

    def new_table(self, ann: Reader, bob: Reader) -> str:
        """Nothing is killed meanwhile. The owner is told that the game has begun."""
        table = ann.person.table(seats={"red": "me", "blue": "open"})
        bob.person.post("/api/join", token=ann.person.invite(table, "blue"))
        if "red" in self.acting(ann, table):
            ann.told += 1
            wait_until(ann.has_read)
        return table

    def acting(self, reader: Reader, table: str) -> list[str]:
        """Who must decide, as the database says; nobody when the game is over."""
        while True:
            try:
                lines = reader.person.get("/api/tables")
            except GONE:
                time.sleep(0.02)  # it will be back
            else:
                return next(list(line["acting"]) for line in lines if line["id"] == table)

    def decide(self, table: str, seat: str, reader: Reader) -> None:
        """One move, sent again under the same name until it is acknowledged."""
        message, action = str(uuid.uuid4()), ""
        while True:
            try:
                with reader.person.at(table) as wire:
                    state = wire.expect("state")
                    action = action or self.chance.choice(state["legal"])
                    answer = wire.ask(action, seat=seat, id=message)
            except GONE:
                time.sleep(0.02)
            else:
                assert answer["t"] == "ack", answer
                return

    def close(self) -> None:
        for person in self.people:
            person.http.close()
        self.server.close()

    # What is left

    async def expected(self) -> tuple[set[str], dict[str, Any]]:
        """The ids of the rows that the committed entries ask for, and the rows that are there."""
        engine = database.open_engine(self.where)
        async with engine.connect() as connection:
            tables = (await connection.execute(select(Game.id, Game.acting))).all()
            entries = (
                await connection.execute(select(Entry.__table__).order_by(Entry.table_id, Entry.n))
            ).all()
            seats = {
                (row.table_id, row.seat): row.player
                for row in await connection.execute(select(Seat.__table__))
            }
            rows = (await connection.execute(select(Outgoing.__table__).where(Outgoing.kind == "turn"))).all()
        await engine.dispose()
        wanted = set()
        for table, acting in tables:
            before = acting.split()
            if "red" in before:
                wanted |= self.ids(table, "begun 0", "red", seats[table, "red"])
            for entry in entries:
                if entry.table_id == table:
                    for seat in entry.acting.split():
                        if seat not in before and seats[table, seat] != entry.player:
                            wanted |= self.ids(table, str(entry.n), seat, seats[table, seat])
                    before = entry.acting.split()
        return wanted, {row.id: row for row in rows}

    def ids(self, table: str, moment: str, seat: str, player: str) -> set[str]:
        name = {"red": "ann", "blue": "bob"}[seat]
        phone = browser_id(f"{self.web.url}/push/{name}")
        event = Event("turn", f"{table} {moment} {seat}", player, "_template", table, seat)
        return {event.row_id("mail", ""), event.row_id("push", phone)}


def message_of(row: str) -> str:
    return hashlib.sha256(row.encode()).hexdigest()[:32]


def test_each_committed_turn_is_told_and_nothing_else(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    with sinks() as (web, mail):
        house = House(new_database(), tmp_path / "server.log", web, mail)
        try:
            house.play(MOVES)
        finally:
            house.close()
        wanted, rows = asyncio.run(house.expected())
        mails = Counter(each["Message-ID"].strip("<>").partition("@")[0] for each in mail.mails)
        pushes = Counter(each.headers["Topic"] for each in web.posted)
    twice = sum((mails + pushes).values()) - len(mails) - len(pushes)
    sys.stdout.write(f"{house.kills} kills, {len(rows)} notifications of turns, {twice} sent again\n")
    assert set(rows) == wanted, "a row for each committed turn, and for nothing else"
    assert {row.outcome for row in rows.values()} == {"sent"}
    for channel, arrived in (("mail", mails), ("push", pushes)):
        ids = {message_of(row.id) for row in rows.values() if row.channel == channel}
        assert ids <= set(arrived), "none is lost"
        others = set(arrived) - ids
        assert len(others) == (2 if channel == "mail" else 0), "the two mails that confirm an address"
        assert sum(arrived.values()) - len(arrived) <= house.kills, (
            "again only when the server died meanwhile"
        )
    assert len(rows) >= 2 * MOVES
