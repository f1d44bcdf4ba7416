"""The ledger against the database: nothing promised is missing, nothing is there twice."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts.access import digest
from admiralty.server.store import database
from admiralty.server.store.models import Base
from tools.kills.ledger import Ledger

Rows = dict[str, list[Row[Any]]]


@dataclass
class Verdict:
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)


async def read_everything(where: str) -> Rows:
    engine = database.open_engine(where)
    try:
        async with engine.connect() as connection:
            return {table.name: await all_of(connection, table.name) for table in Base.metadata.sorted_tables}
    finally:
        await engine.dispose()


async def all_of(connection: AsyncConnection, name: str) -> list[Row[Any]]:
    return list(await connection.execute(select(Base.metadata.tables[name])))


class Judge:
    def __init__(self, ledger: Ledger, rows: Rows) -> None:
        self.ledger = ledger
        self.rows = rows
        self.verdict = Verdict()
        players = {row.token: row.player for row in rows["sessions"]}
        self.players = defaultdict(str, {s: players.get(digest(s), "") for s in self.sessions()})

    def sessions(self) -> set[str]:
        return set(self.ledger.guests.values())

    def judge(self) -> Verdict:
        self.judge_guests()
        self.judge_tables()
        self.judge_joins()
        self.judge_moves()
        self.judge_words()
        return self.verdict

    def demand(self, is_there: bool, what: object) -> None:
        if not is_there:
            self.verdict.lost.append(str(what))

    def forbid(self, is_there: bool, what: object) -> None:
        if is_there:
            self.verdict.doubled.append(str(what))

    def judge_guests(self) -> None:
        names = Counter(row.name for row in self.rows["players"])
        for name, session in self.ledger.guests.items():
            self.demand(names[name] >= 1 and bool(self.players[session]), f"guest {name}")
        for name, count in names.items():
            self.forbid(count > 1, f"guest {name}")

    def judge_tables(self) -> None:
        """A table whose answer was lost may be there; but never more than were asked for."""
        owners = {row.id: row.owner for row in self.rows["tables"]}
        bots = {(row.table_id, row.seat): row.bot for row in self.rows["seats"]}
        for made in self.ledger.tables:
            self.demand(owners.get(made.table) == self.players[made.session], made)
            for seat, bot in made.bots:
                self.demand(bots.get((made.table, seat)) == bot, made)
        owned = Counter(owners.values())
        for session, asked in self.ledger.asked_tables.items():
            self.forbid(
                owned[self.players[session]] > asked, f"{owned[self.players[session]]} of {asked} tables"
            )
        tokens = {row.token: row.table_id for row in (*self.rows["invitations"], *self.rows["watch_links"])}
        for link in self.ledger.links:
            self.demand(tokens.get(digest(link.token)) == link.table, link)

    def judge_joins(self) -> None:
        seats = {(row.table_id, row.seat): row.player for row in self.rows["seats"]}
        crews: dict[tuple[str, str], list[tuple[str, str]]] = defaultdict(list)
        for row in self.rows["crews"]:
            crews[row.table_id, row.player].append((row.seat, row.role))
        for seated in self.ledger.seated:
            player = self.players[seated.session]
            if not seated.role:
                self.demand(seats.get((seated.table, seated.seat)) == player, seated)
                continue
            found = crews[seated.table, player]
            self.demand((seated.seat, seated.role) in found, seated)
            self.forbid(len(found) > 1, seated)
        watchers = {(row.table_id, row.player) for row in self.rows["watchers"]}
        for watching in self.ledger.watching:
            self.demand((watching.table, self.players[watching.session]) in watchers, watching)

    def judge_moves(self) -> None:
        kept = {(row.table_id, row.player, row.client): row for row in self.rows["entries"] if row.client}
        found: dict[tuple[str, str], list[tuple[int, int]]] = defaultdict(list)
        for move in self.ledger.moves:
            row = kept.get((move.table, self.players[move.session], move.client))
            is_so = row is not None and (row.seat, row.action) == (move.seat, move.action)
            self.demand(is_so, move)
            if row is not None:
                found[move.table, move.session].append((row.n, move.n))
        for numbers in found.values():
            self.judge_order(sorted(numbers))
        for table, session, client in self.ledger.turned_down:
            self.forbid((table, self.players[session], client) in kept, f"refused, but done: {client}")

    def judge_order(self, numbers: list[tuple[int, int]]) -> None:
        """Entries and their numbers in somebody's own count, which leaves out secret steps of others."""
        for (n, own), (later, next_own) in pairwise([(0, 0), *numbers]):
            self.demand(own < next_own <= own + later - n, f"entry {later} was acknowledged as {next_own}")

    def judge_words(self) -> None:
        lines = Counter((row.table_id, row.player, row.text) for row in self.rows["chat"])
        for line in self.ledger.lines:
            self.demand(lines[line.table, self.players[line.session], line.client] >= 1, line)
        for said, count in lines.items():
            self.forbid(count > 1, said)
        notices = Counter(row.text for row in self.rows["announcements"] if row.text)
        numbers = {row.text: row.n for row in self.rows["announcements"]}
        for text, n in self.ledger.notices.items():
            self.demand(numbers.get(text) == n, text)
        for text, count in notices.items():
            self.forbid(count > 1, text)

    def judge_end(self) -> None:
        """When everybody has every answer: what is in the records was acknowledged, or done by nobody's
        command.
        """
        promised = {(move.table, self.players[move.session], move.client) for move in self.ledger.moves}
        bots = {(row.table_id, row.seat) for row in self.rows["seats"] if row.bot}
        for row in self.rows["entries"]:
            if row.client is not None:
                self.forbid((row.table_id, row.player, row.client) not in promised, f"unasked: {row}")
            else:
                is_own = (row.table_id, row.seat) in bots or (row.seat, row.action) == (
                    "organiser",
                    "evaluate",
                )
                self.forbid(not is_own, f"nobody asked for {row}")
