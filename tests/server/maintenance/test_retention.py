"""Retention: what is deleted or ended after some days, by rules that the operator can change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from admiralty.server.accounts.access import LINK_MILLISECONDS, SESSION_MILLISECONDS
from admiralty.server.maintenance import pruning
from admiralty.server.maintenance.retention import DAY, Pruned
from admiralty.server.settings import NEVER, Retention, Settings, milliseconds
from admiralty.server.store.models import ChatLine, Entry, Game, Invitation, Player, Seat, Session, WatchLink
from tests.server.harness import Person, Server, wait_until

KEEP = Retention()
YEAR = 365 * DAY


class Clock:
    ahead = 0

    def __call__(self) -> int:
        return milliseconds() + self.ahead


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def kept(tmp_path: Path, clock: Clock) -> Iterator[Server]:
    server = Server(Settings(database=str(tmp_path / "games.db"), limits=False, bot_workers=1, clock=clock))
    yield server
    server.close()


@pytest.fixture
def kept_anywhere(new_database: Callable[[], str], clock: Clock) -> Iterator[Server]:
    """In a database of each kind."""
    server = Server(Settings(database=new_database(), limits=False, bot_workers=1, clock=clock))
    yield server
    server.close()


def prune(server: Server, **changes: int) -> Pruned:
    """One pass by the running server, after its rooms were closed."""
    server.rooms.settings = replace(server.settings, retention=replace(KEEP, **changes))
    server.rooms.open.clear()
    return server.do(pruning.prune(server.rooms))


def count(server: Server, model: Any) -> int:
    async def ask() -> int:
        async with server.rooms.engine.connect() as connection:
            return int(await connection.scalar(select(func.count()).select_from(model)) or 0)

    return server.do(ask())


def account(server: Server, name: str) -> Person:
    person = server.person(name)
    person.post("/api/account", login=name.lower(), password="correct horse battery")
    return person


def test_a_guest_without_tables_goes_some_time_after_the_last_session_has_ended(
    kept: Server, clock: Clock
) -> None:
    kept.person("Ann")
    account(kept, "Olga")
    clock.ahead = SESSION_MILLISECONDS + 89 * DAY
    assert prune(kept) == Pruned()
    clock.ahead = SESSION_MILLISECONDS + 91 * DAY
    assert prune(kept, guest_days=NEVER) == Pruned(sessions=2)
    assert prune(kept) == Pruned(guests=1)
    assert count(kept, Player) == 1, "the account stays"


def test_a_guest_who_logged_out_goes_as_well_but_not_at_once(kept: Server, clock: Clock) -> None:
    ann = kept.person("Ann")
    ann.post("/api/logout")
    clock.ahead = 89 * DAY
    assert prune(kept) == Pruned()
    clock.ahead = 91 * DAY
    assert prune(kept) == Pruned(guests=1)


def test_a_guest_who_plays_or_may_watch_stays_as_long_as_there_is_a_seat(kept: Server, clock: Clock) -> None:
    ann, bob, eve = kept.person("Ann"), kept.person("Bob"), kept.person("Eve")
    table = ann.table(seats={"red": "me", "blue": "open"})
    bob.post("/api/join", token=ann.invite(table, "blue"))
    link = ann.post(f"/api/tables/{table}/spectators")["link"]
    eve.post("/api/watch", token=link.removeprefix("/watch#"))
    clock.ahead = 3 * YEAR
    done = prune(kept)
    assert (done.guests, done.ended_tables, done.deleted_tables) == (1, 1, 0), "only the spectator"
    assert (count(kept, Player), count(kept, Seat)) == (2, 2)


def test_links_go_when_they_have_long_been_useless(kept: Server, clock: Clock) -> None:
    ann = kept.person("Ann")
    table = ann.table(seats={"red": "me", "blue": "open"})
    token = ann.invite(table, "blue")
    ann.post(f"/api/tables/{table}/spectators")
    clock.ahead = LINK_MILLISECONDS + 29 * DAY
    assert prune(kept) == Pruned()
    assert ann.refused("/api/join", token=token) == (410, "error-link-expired")
    clock.ahead = LINK_MILLISECONDS + 31 * DAY
    assert prune(kept, invitation_days=NEVER) == Pruned()
    assert prune(kept) == Pruned(invitations=1)
    assert (count(kept, Invitation), count(kept, WatchLink)) == (0, 1)
    clock.ahead = 366 * DAY
    assert prune(kept, watch_link_days=NEVER, guest_table_days=NEVER) == Pruned()
    assert prune(kept, guest_table_days=NEVER) == Pruned(watch_links=1)


def test_a_table_of_guests_that_nobody_plays_at_is_ended_and_can_still_be_looked_at(
    kept_anywhere: Server, clock: Clock
) -> None:
    kept = kept_anywhere
    ann = kept.person("Ann")
    quiet, moved, told = ann.table(), ann.table(), ann.table()
    clock.ahead = 200 * DAY
    with ann.at(told) as wire:
        wire.say(t="chat", id="1", text="I think about it.")
        wire.expect("chat")
    clock.ahead = 366 * DAY
    assert prune(kept, guest_table_days=NEVER) == Pruned()
    done = prune(kept)
    assert done == Pruned(ended_tables=2)
    states = {line["id"]: line["status"] for line in ann.get("/api/tables")}
    assert states == {quiet: "over", moved: "over", told: "playing"}
    assert "_template" in ann.get(f"/api/tables/{quiet}/export")
    assert count(kept, Game) == 3


def test_a_table_with_an_account_is_ended_only_if_the_operator_says_so(kept: Server, clock: Clock) -> None:
    ann, olga = kept.person("Ann"), account(kept, "Olga")
    olga.table()
    shared = ann.table(seats={"red": "me", "blue": "open"})
    olga.post("/api/join", token=ann.invite(shared, "blue"))
    clock.ahead = 366 * DAY
    assert prune(kept, watch_link_days=NEVER, invitation_days=NEVER) == Pruned()
    assert prune(kept, invitation_days=NEVER, account_table_days=365) == Pruned(ended_tables=2)


def test_nothing_is_deleted_that_can_be_looked_at_unless_the_operator_says_so(
    kept_anywhere: Server, clock: Clock
) -> None:
    kept = kept_anywhere
    ann, olga = kept.person("Ann"), account(kept, "Olga")
    finished, other = ann.table(), olga.table()
    with ann.at(finished) as wire:
        wire.expect("state")
        wire.say(t="chat", id="1", text="Well played.")
        wire.play_to_the_end()
    olga.post(f"/api/tables/{other}/end")
    clock.ahead = 2 * YEAR
    prune(kept)
    assert count(kept, Game) == 2
    done = prune(kept, deleted_table_days=365)
    assert (done.deleted_tables, done.guests) == (1, 1)
    assert (count(kept, Game), count(kept, Entry), count(kept, ChatLine)) == (1, 0, 0)
    assert count(kept, Session) == 0


def test_a_guest_who_can_come_back_loses_no_table(kept: Server, clock: Clock) -> None:
    ann = kept.person("Ann")
    table = ann.table()
    ann.post(f"/api/tables/{table}/end")
    clock.ahead = 380 * DAY
    assert prune(kept, deleted_table_days=30).deleted_tables == 0


def test_a_table_that_is_open_is_left_for_another_day(kept: Server, clock: Clock) -> None:
    ann = kept.person("Ann")
    table = ann.table()
    clock.ahead = 366 * DAY
    with ann.at(table) as wire:
        wire.expect("state")
        done = kept.do(pruning.prune(kept.rooms))
        assert done.ended_tables == 0
    wait_until(lambda: not kept.rooms.open[table].listeners)
    assert prune(kept).ended_tables == 1


def test_more_than_a_batch_is_done_in_one_pass(
    kept: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("admiralty.server.maintenance.retention.LARGEST_BATCH", 2)
    for n in range(5):
        kept.person(f"Guest {n}").post("/api/logout")
    clock.ahead = YEAR
    assert prune(kept) == Pruned(guests=5)


def test_the_server_prunes_by_itself(kept: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.person("Ann").post("/api/logout")
    clock.ahead = YEAR
    monkeypatch.setattr(pruning, "SECONDS_AFTER_START", 0.0)
    kept.restart()
    wait_until(lambda: count(kept, Player) == 0)
