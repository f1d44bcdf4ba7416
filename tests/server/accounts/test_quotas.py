"""Quotas: what one person may have."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts import quotas
from admiralty.server.accounts.access import Person as Asking
from admiralty.server.rooms import create_table
from admiralty.server.settings import Quotas, Rates, Settings, milliseconds
from admiralty.server.store.entry_rows import ENTRY_BYTES
from admiralty.server.store.models import Entry, Game, Player
from admiralty.server.wire.requests import TableBody
from admiralty.server.work.fair_queue import Whose
from tests.server.harness import Person, Server
from tests.server.organised import OPTIONS

FEW = Quotas(
    open_tables=4, open_tables_guest=2, megabytes=2, megabytes_guest=1, imports_a_day=3, imports_a_day_guest=2
)


class Clock:
    ahead = 0

    def __call__(self) -> int:
        return milliseconds() + self.ahead


CLOCK = Clock()


@pytest.fixture(scope="module")
def strict(new_database: Callable[[], str]) -> Iterator[Server]:
    """A server with small quotas and no rate limits."""
    rates = Rates(**{name: rate._replace(burst=10_000) for name, rate in vars(Rates()).items()})
    settings = Settings(database=new_database(), bot_workers=1, quotas=FEW, rates=rates, clock=CLOCK)
    server = Server(settings)
    yield server
    server.close()


def player_of(server: Server, name: str) -> str:
    async def find() -> str:
        async with server.rooms.engine.connect() as connection:
            return str(await connection.scalar(select(Player.id).where(Player.name == name)))

    return server.do(find())


def refusal(person: Person, path: str, **body: Any) -> tuple[int, str, dict[str, Any]]:
    response = person.http.post(path, json=body)
    return response.status_code, response.json()["error"], response.json()["args"]


NEW = {"game": "_template", "seats": {"red": "me", "blue": "me"}}


def test_a_guest_has_so_many_open_tables_and_an_account_more(strict: Server) -> None:
    ann = strict.person()
    tables = [ann.table() for _ in range(2)]
    assert refusal(ann, "/api/tables", **NEW) == (403, "error-quota-tables", {"most": 2})
    assert refusal(ann, f"/api/tables/{tables[0]}/fork", n=0) == (403, "error-quota-tables", {"most": 2})
    record = ann.get(f"/api/tables/{tables[0]}/export")
    assert refusal(ann, "/api/import", record=record) == (403, "error-quota-tables", {"most": 2})
    ann.post("/api/account", login="with-tables", password="correct horse battery")
    tables += [ann.table() for _ in range(2)]
    assert refusal(ann, "/api/tables", **NEW) == (403, "error-quota-tables", {"most": 4})
    ann.post(f"/api/tables/{tables[0]}/end")
    tables.append(ann.table())
    assert refusal(ann, "/api/tables", **NEW)[1] == "error-quota-tables"


def test_a_finished_table_is_not_open(strict: Server) -> None:
    ann = strict.person()
    tables = [ann.table() for _ in range(2)]
    with ann.at(tables[0]) as wire:
        wire.expect("state")
        wire.play_to_the_end()
    finished = ann.get(f"/api/tables/{tables[0]}/export")
    ann.table()
    assert refusal(ann, "/api/tables", **NEW)[1] == "error-quota-tables"
    assert ann.post("/api/import", record=finished)["id"], "a finished game is no open table"


def test_so_many_records_are_imported_in_a_day(strict: Server) -> None:
    ann = strict.person()
    table = ann.table()
    ann.post(f"/api/tables/{table}/end")
    record = ann.get(f"/api/tables/{table}/export")
    for _ in range(2):
        brought = ann.post("/api/import", record=record)["id"]
        ann.post(f"/api/tables/{brought}/end")
    assert refusal(ann, "/api/import", record=record) == (403, "error-quota-imports", {"most": 2})
    assert refusal(ann, "/api/import", record="nothing") == (403, "error-quota-imports", {"most": 2})
    ann.post(f"/api/tables/{table}/fork", n=0)
    CLOCK.ahead += quotas.DAY + 1
    try:
        assert ann.post("/api/import", record=record)["id"]
    finally:
        CLOCK.ahead = 0


def test_stored_bytes_are_counted_each_once_as_they_come(strict: Server) -> None:
    ann = strict.person("Counted")
    owner = player_of(strict, "Counted")
    table = ann.table()

    async def stored() -> int:
        async with strict.rooms.engine.begin() as connection:
            await quotas.count_new_entries(connection, owner)
            return await quotas.stored_bytes(connection, owner)

    empty = strict.do(stored())
    assert 200 < empty < 20_000
    with ann.at(table) as wire:
        wire.expect("state")
        for _ in range(5):
            if not wire.state["legal"]:
                wire.look(wire.state["acting"][0])
            wire.play(wire.state["legal"][0])
    after = strict.do(stored())
    assert after >= empty + 5 * ENTRY_BYTES
    assert strict.do(stored()) == after

    async def forget() -> None:
        """As it was before there were quotas, and with a checkpoint."""
        async with strict.rooms.engine.begin() as connection:
            fifth = (Entry.table_id == table, Entry.n == 5)
            await connection.execute(update(Entry).where(*fifth).values(checkpoint="x" * 5000))
            await connection.execute(update(Game).where(Game.owner == owner).values(size=None, counted=None))

    strict.do(forget())
    assert abs(strict.do(stored()) - after - 5000) < 100


def test_nobody_stores_more_than_the_quota(strict: Server) -> None:
    ann = strict.person("Full")
    owner = player_of(strict, "Full")
    table = ann.table()

    async def fill() -> None:
        async with strict.rooms.engine.begin() as connection:
            size = quotas.MEGABYTE - 100
            await connection.execute(update(Game).where(Game.owner == owner).values(size=size))

    strict.do(fill())
    answer = (403, "error-quota-bytes", {"megabytes": 1})
    assert refusal(ann, "/api/tables", **NEW) == answer
    assert refusal(ann, f"/api/tables/{table}/fork", n=0) == answer
    assert refusal(ann, "/api/lessons/port-arthur/none/table")[1] == "error-no-lesson"


def test_chat_counts_against_whoever_writes_it(strict: Server) -> None:
    """A person could fill the disk with chat, and an organiser with announcements."""
    ann, eve = strict.person("Hostess"), strict.person("Talker")
    table = ann.table(seats={"red": "me", "blue": "open"})
    eve.post("/api/join", token=ann.invite(table, "blue"))
    talker = player_of(strict, "Talker")

    async def written(size: int | None = None) -> int:
        async with strict.rooms.engine.begin() as connection:
            if size is not None:
                await connection.execute(update(Player).where(Player.id == talker).values(chat_bytes=size))
            return await quotas.stored_bytes(connection, talker)

    with eve.at(table) as hers, ann.at(table) as other:
        hers.say(t="chat", id="a", text="x" * 900)
        hers.expect("chat")
        assert strict.do(written()) == 900 + quotas.LINE_BYTES
        hers.say(t="chat", id="a", text="x" * 900)
        hers.expect("chat")
        assert strict.do(written()) == 900 + quotas.LINE_BYTES, "the same line"
        strict.do(written(quotas.MEGABYTE - 500))
        hers.say(t="chat", id="b", text="x" * 900)
        failed = hers.expect("error")
        assert (failed["error"], failed["args"]) == ("error-quota-bytes", {"megabytes": 1})
        other.say(t="chat", id="c", text="She has written enough.")
        assert hers.expect("chat")["text"] == "She has written enough."
    assert refusal(eve, "/api/tables", **NEW)[1] == "error-quota-bytes"


def test_chat_of_before_is_counted_with_the_next_line(strict: Server) -> None:
    ann = strict.person("Old hand")
    player = player_of(strict, "Old hand")

    async def counted(forget: bool = False) -> int:
        async with strict.rooms.engine.begin() as connection:
            if forget:
                await connection.execute(update(Player).where(Player.id == player).values(chat_bytes=None))
            return await connection.scalar(select(Player.chat_bytes).where(Player.id == player)) or 0

    with ann.at(ann.table()) as wire:
        for n in range(3):
            wire.say(t="chat", id=str(n), text="eight  .")
            wire.expect("chat")
        assert strict.do(counted()) == 3 * (8 + quotas.LINE_BYTES)
        strict.do(counted(forget=True))
        wire.say(t="chat", id="d", text="eight  .")
        wire.expect("chat")
    assert strict.do(counted()) == 4 * (8 + quotas.LINE_BYTES)


def test_announcements_count_like_chat(strict: Server) -> None:
    ann = strict.person("Organiser")
    table = ann.table("naval-strategy", OPTIONS, seats={"organiser": "me"})
    player = player_of(strict, "Organiser")
    ann.post(f"/api/tables/{table}/announce", text="Ahoy")

    async def fill() -> int:
        async with strict.rooms.engine.begin() as connection:
            counted = await connection.scalar(select(Player.chat_bytes).where(Player.id == player)) or 0
            await connection.execute(
                update(Player).where(Player.id == player).values(chat_bytes=quotas.MEGABYTE)
            )
            return counted

    assert strict.do(fill()) == 4 + quotas.LINE_BYTES
    assert refusal(ann, f"/api/tables/{table}/announce", text="Ahoy")[1] == "error-quota-bytes"


def test_making_at_once_does_not_pass_the_quota(strict: Server) -> None:
    """Ten requests at the same moment get no more than one after another."""
    ann = strict.person("Hasty")
    owner = player_of(strict, "Hasty")
    strict.do(make_at_once(strict, owner))

    async def count() -> int:
        async with strict.rooms.engine.connect() as connection:
            query = select(func.count()).where(Game.owner == owner)
            return int(await connection.scalar(query) or 0)

    assert strict.do(count()) == 2
    assert len(ann.get("/api/tables")) == 2


async def make_at_once(server: Server, owner: str) -> None:
    body = TableBody.model_validate(NEW)
    asking = Asking(owner, "Hasty", None)
    made = [create_table.create(server.rooms, asking, body, Whose("127.0.0.1", asking.id)) for _ in range(10)]
    results = await asyncio.gather(*made, return_exceptions=True)
    assert sum(isinstance(result, str) for result in results) == 2


def test_without_limits_there_are_no_quotas(strict: Server) -> None:
    strict.restart(limits=False)
    ann = strict.person()
    for _ in range(6):
        ann.table()
    strict.restart(limits=True)
    assert refusal(ann, "/api/tables", **NEW)[1] == "error-quota-tables"


def test_notes_count_too(strict: Server) -> None:
    """Anybody may write notes about every public table: that was room without end."""
    ann = strict.person("Notekeeper")
    tables = [ann.table("_template") for _ in range(2)]
    who = player_of(strict, "Notekeeper")

    async def fill(connection: AsyncConnection) -> None:
        full = update(Player).where(Player.id == who).values(chat_bytes=quotas.MEGABYTE - 15_000)
        await connection.execute(full)

    strict.do(strict.rooms.journal.run(fill))
    ann.post(f"/api/tables/{tables[0]}/notes", text="x" * 9000)
    refused = refusal(ann, f"/api/tables/{tables[1]}/notes", text="y" * 9000)
    assert refused == (403, "error-quota-bytes", {"megabytes": 1})
    assert ann.get(f"/api/tables/{tables[1]}/notes")["text"] == ""
