"""What earlier code has stored still opens: databases and records under tests/stored."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from admiralty import games
from admiralty.table import record
from admiralty.table.replay import Replay
from admiralty.table.table import Table
from tests.server.harness import Person, answer
from tests.server.stored import FOLDERS, House

PASSWORD = "a fleet of paper boats"
STEPS = 3


@pytest.fixture(scope="module", params=FOLDERS, ids=lambda folder: folder.name)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(request.param, tmp_path_factory.mktemp("stored") / "games.db")
    yield house
    house.server.close()


def history(person: Person, table: str, seat: str, last: int) -> Iterator[dict[str, Any]]:
    looks = f"?as={seat}"
    for n in sorted({0, last // 2, last}):
        yield person.get(f"/api/tables/{table}/at/{n}{looks}")
    assert person.get(f"/api/tables/{table}/log{looks}")


def test_every_seat_of_every_stored_table_sees_its_view_and_its_history(house: House) -> None:
    seen = set()
    for table, seat, player in house.seats:
        person = house.person(player)
        with person.at(table) as wire:
            wire.expect("state")
            state = wire.look(seat)
        moments = list(history(person, table, seat, state["seq"]))
        assert moments[-1]["view"] == state["view"]
        seen.add(table)
    assert seen == set(house.tables)


def test_every_stored_table_exports_a_record_that_verifies(house: House) -> None:
    exported = 0
    for table, owner in house.tables.items():
        response = house.person(owner).http.get(f"/api/tables/{table}/export")
        if response.status_code == 403:  # still played, and not by one person alone
            continue
        replay = Replay(answer(response))
        assert len(replay.table().record.entries) == len(replay)
        exported += 1
    assert exported > len(house.tables) // 2


def test_every_running_table_is_played_on(house: House) -> None:
    running = [table for table in house.tables if any(decide(house, table) for _ in range(STEPS))]
    assert len(running) >= 5


def decide(house: House, table: str) -> bool:
    """One decision, of whoever has to take it; False when nobody has to."""
    for _, seat, player in (row for row in house.seats if row[0] == table):
        with house.person(player).at(table) as wire:
            wire.expect("state")
            wire.look(seat)
            if wire.state["pause"] is not None:
                house.person(player).post(f"/api/tables/{table}/pause/end")
            if wire.state["status"] == "playing" and wire.state["legal"]:
                wire.play(wire.state["legal"][0])
                return True
    return False


def test_the_account_of_a_stored_database_lets_its_owner_in(house: House) -> None:
    ann = house.server.stranger()
    assert ann.post("/api/login", login="ann", password=PASSWORD)["account"] == "ann"
    own = {line["id"] for line in ann.get("/api/tables")}
    (player,) = {row["id"] for row in house.rows("SELECT id FROM players WHERE login = 'ann'")}
    seats = {table for table, _, holder in house.seats if holder == player}
    of_others = {row["id"] for row in house.rows("SELECT id FROM tables WHERE origin = 'tournament'")} - seats
    assert own == (seats | {table for table, owner in house.tables.items() if owner == player}) - of_others


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_stored_record_replays_with_every_hash(folder: Path) -> None:
    records = json.loads(lzma.decompress((folder / "records.json.xz").read_bytes()))
    assert len(records) > 10
    for name, text in records.items():
        replay = Replay(text)
        assert replay.table().save() == without_note(text), name


def without_note(text: str) -> str:
    """A record without the note on how the table was ended, which no reader keeps."""
    head, _, rest = text.partition("\n")
    return (
        record.dump({key: value for key, value in json.loads(head).items() if key != "ended"}) + "\n" + rest
    )


def stored_records() -> list[tuple[str, str]]:
    """All records of all days, by name."""
    found = []
    for folder in FOLDERS:
        texts = json.loads(lzma.decompress((folder / "records.json.xz").read_bytes()))
        found += [(f"{folder.name} {name}", text) for name, text in texts.items()]
    return found


def test_every_stored_record_is_shown_and_a_running_one_played_on() -> None:
    kinds = set()
    for name, text in stored_records():
        replay = Replay(text)
        *_, last = replay.along(0, len(replay))
        table = Table.load(text)
        assert [last.view(seat) for seat in last.game.seats] == [
            table.view(seat) for seat in last.game.seats
        ], name
        kinds.add((table.game.slug, "over" if table.is_over else "running"))
        if table.is_over or table.asks:
            continue
        for _ in range(STEPS):
            for seat in table.acting[:1]:  # nobody when it is over
                table.play(seat, table.legal(seat)[0].text)
        assert table.save().startswith(without_note(text)), name
        assert Replay(table.save()).table().position() == table.position(), name
    assert kinds >= {(slug, how) for slug in games.slugs() for how in ("over", "running")}


def test_a_stored_record_is_brought_to_a_table(house: House) -> None:
    eve = house.server.person("Eve")
    records = json.loads(lzma.decompress((house.folder / "records.json.xz").read_bytes()))
    for text in records.values():
        table = eve.post("/api/import", record=text)["id"]
        assert eve.get(f"/api/tables/{table}")
