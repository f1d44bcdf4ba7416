"""What clubs have stored still counts: tournaments, ratings, notes, absences, orders, moderation."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.stored import FOLDERS, House, unpack

TRANSIENT = {"workers"}  # rows of processes that run


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The newest of the stored databases."""
    house = House(FOLDERS[-1], tmp_path_factory.mktemp("club") / "games.db")
    yield house
    house.server.close()


def test_the_newest_stored_database_holds_something_of_every_table(tmp_path: Path) -> None:
    unpack(FOLDERS[-1], tmp_path / "games.db")
    connection = sqlite3.connect(tmp_path / "games.db")
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    empty = {
        table for table in tables if not connection.execute(f'SELECT 1 FROM "{table}" LIMIT 1').fetchall()
    }
    connection.close()
    assert empty == TRANSIENT


def test_stored_tournaments_are_shown_with_their_standings_and_go_on(house: House) -> None:
    states = {}
    for row in house.rows("SELECT * FROM tournaments"):
        path = f"/api/tournaments/{row['id']}"
        entered = house.rows(f"SELECT id FROM entrants WHERE tournament = '{row['id']}'")
        shown = house.person(row["owner"]).get(path)
        assert {line["entrant"] for line in shown["standings"]} == {each["id"] for each in entered}
        states[row["name"]] = shown["state"]
        if shown["state"] != "over":
            assert house.person(row["owner"]).post(f"{path}/end")["state"] == "over"
    assert sorted(states.values()) == ["open", "over", "running"]


def test_stored_ratings_stand_in_profiles(house: House) -> None:
    stranger = house.server.stranger()
    kept = house.rows("SELECT * FROM ratings")
    assert len(kept) >= 4
    for row in kept:
        lines = stranger.get(f"/api/people/{row['who']}")["ratings"]
        (line,) = [each for each in lines if (each["game"], each["seat"]) == (row["game"], row["seat"])]
        assert line == {key: row[key] for key in ("game", "seat", "mean", "spread", "games")}


def test_stored_notes_absences_and_ways_to_be_told_are_their_owners(house: House) -> None:
    for row in house.rows("SELECT * FROM notes"):
        assert house.person(row["player"]).get(f"/api/tables/{row['table_id']}/notes")["text"] == row["text"]
    for row in house.rows("SELECT * FROM absences"):
        shown = house.person(row["player"]).get("/api/me/absence")
        is_away = row["until"] > house.made
        assert (shown["until"], shown["note"]) == ((row["until"], row["note"]) if is_away else (None, ""))
    for row in house.rows("SELECT player, count(*) AS browsers FROM push_subscriptions GROUP BY player"):
        shown = house.person(row["player"]).get("/api/me/notifications")
        assert (shown["browsers"], shown["webhook"]) == (row["browsers"], "club.example")


def test_a_stored_order_to_pass_still_stands(house: House) -> None:
    query = """SELECT orders.*, player FROM standing_passes AS orders
        JOIN seats ON seats.table_id = orders.table_id AND seats.seat = orders.seat"""
    (row,) = house.rows(query)
    with house.person(row["player"]).at(row["table_id"]) as wire:
        state = wire.expect("state")
    assert [(order["seat"], order["prompt"]) for order in state["passes"]] == [(row["seat"], row["prompt"])]


def test_stored_measures_of_moderators_still_hold(house: House) -> None:
    (owner,) = house.rows("SELECT id FROM players WHERE role = 'owner'")
    ann = house.person(owner["id"])
    waiting = {row["id"] for row in house.rows("SELECT id FROM reports WHERE settled IS NULL")}
    assert {report["id"] for report in ann.get("/api/moderation/reports")["reports"]} == waiting
    kinds = sorted(row["kind"] for row in house.rows("SELECT kind FROM audit"))
    assert sorted(line["kind"] for line in ann.get("/api/moderation/audit")["entries"]) == kinds
    (muted,) = house.rows("SELECT id, muted FROM players WHERE muted IS NOT NULL")
    assert ann.get(f"/api/moderation/people/{muted['id']}")["muted"] == muted["muted"]
    for row in house.rows("SELECT * FROM blocks"):
        blocked = house.person(row["player"]).get("/api/me/blocks")["people"]
        assert [each["who"] for each in blocked] == [row["blocked"]]


def test_whoever_was_removed_from_a_stored_table_stays_outside(house: House) -> None:
    (row,) = house.rows("SELECT * FROM barred")
    (code,) = house.rows(f"SELECT * FROM crew_codes WHERE table_id = '{row['table_id']}' AND seat = 'red'")
    assert house.person(row["player"]).refused_get(f"/api/tables/{row['table_id']}")[0] in (403, 404)
    assert house.person(row["player"]).refused("/api/join", code=code["code"]) == (403, "error-barred")
