"""Making, listing, ending, forking and exporting tables, and looking back."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from admiralty.table.replay import Replay
from tests.server.harness import Person, Server


def finished(person: Person, game: str = "_template") -> str:
    table = person.table(game)
    with person.at(table) as wire:
        wire.expect("state")
        wire.play_to_the_end()
    return table


def test_a_table_is_listed_for_those_at_it(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = ann.table(seats={"red": "me", "blue": "open"})
    (line,) = ann.get("/api/tables")
    assert (line["id"], line["game"], line["status"], line["you"]) == (table, "_template", "open", ["red"])
    assert line["acting"] == ["red", "blue"]
    bob.post("/api/join", token=ann.invite(table, "blue"))
    assert bob.get("/api/tables")[0]["status"] == "playing"
    assert eve.get("/api/tables") == []
    assert eve.refused_get(f"/api/tables/{table}") == (403, "error-not-your-table")
    with ann.at(table) as wire:
        wire.play(wire.expect("state")["legal"][0])
    assert ann.get("/api/tables")[0]["acting"] == ["blue"]


def test_a_table_tells_its_options_and_what_its_dice_promise(server: Server) -> None:
    ann = server.person()
    table = ann.table("port-arthur", {"fog_of_war": "on"})
    shown = ann.get(f"/api/tables/{table}")
    assert shown["options"]["fog_of_war"] == "on"
    assert shown["options"]["mines"] == "off"
    assert shown["owner"]
    assert len(shown["commitment"]) == 64
    assert "key" not in shown
    assert shown["seq"] == 0


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"game": "chess"}, "error-no-game"),
        ({"game": "_template", "options": {"length": "endless"}}, "error-bad-option"),
        ({"game": "_template", "options": {"colour": "red"}}, "error-bad-option"),
        ({"game": "_template", "seats": {"green": "me"}}, "error-bad-seat"),
        ({"game": "_template", "seats": {"red": "bot:deep"}}, "error-bad-bot"),
        ({"game": "_template", "seats": {"red": "me", "blue": "bot:mcts:999999"}}, "error-bot-budget"),
        ({"game": "_template", "seats": {"red": "me", "blue": "bot:mcts:60000ms"}}, "error-bot-budget"),
        ({"game": "_template", "seats": {"red": "me", "blue": "bot:mcts:400x2"}}, "error-bot-budget"),
        ({"game": "_template", "seats": {"red": "me", "blue": "bot:mcts:200msx2"}}, "error-bot-budget"),
        ({"game": "_template", "seats": {"red": "you"}}, "error-bad-bot"),
        ({"game": "_template", "seats": {}}, "error-no-seat-for-you"),
        (
            {"game": "_template", "seats": {"red": "bot:greedy", "blue": "bot:greedy"}},
            "error-no-seat-for-you",
        ),
        ({"game": "_template", "clock": {"turn_seconds": 1}}, "error-bad-request"),
        ({"game": "_template", "more": 1}, "error-bad-request"),
        ({}, "error-bad-request"),
    ],
)
def test_a_table_that_cannot_be(server: Server, body: dict[str, Any], error: str) -> None:
    assert server.person().refused("/api/tables", **body)[1] == error


def test_a_table_that_is_given_up_has_no_result(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table(seats={"red": "me", "blue": "open"})
    bob.post("/api/join", token=ann.invite(table, "blue"))
    with bob.at(table) as his:
        his.expect("state")
        for person in (ann, bob):
            person.post(f"/api/tables/{table}/end")
        state = his.wait_for(lambda state: state["status"] == "over")
        assert (state["ending"], state["result"], state["acting"], state["legal"]) == (
            "abandoned",
            None,
            [],
            [],
        )
        assert len(state["key"]) == 64
        assert his.ask("resign")["error"] == "error-game-over"
    assert ann.get("/api/tables")[0]["status"] == "over"
    assert ann.post(f"/api/tables/{table}/end") == {"id": table}


def test_the_record_of_a_finished_game_proves_its_dice(server: Server) -> None:
    ann = server.person()
    table = ann.table("port-arthur")
    promised = ann.get(f"/api/tables/{table}")["commitment"]
    with ann.at(table) as wire:
        wire.expect("state")
        wire.play_to_the_end()
        state = wire.state
    record = ann.get(f"/api/tables/{table}/export")
    replay = Replay(record)
    assert replay.luck_is_known()
    assert replay.table().result == state["result"]
    head = json.loads(record.splitlines()[0])
    assert head["luck"]["commitment"] == state["commitment"] == promised
    assert head["luck"]["key"] == state["key"]


def test_while_it_goes_on_a_record_keeps_the_key_to_itself(server: Server) -> None:
    ann = server.person()
    table = ann.table()
    with ann.at(table) as wire:
        wire.play(wire.expect("state")["legal"][0])
    head = json.loads(ann.get(f"/api/tables/{table}/export").splitlines()[0])
    assert "key" not in head["luck"]
    assert head["luck"]["commitment"]


def test_while_people_play_each_other_their_record_stays_here(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table(seats={"red": "me", "blue": "open"})
    assert ann.refused_get(f"/api/tables/{table}/export") == (403, "error-still-played")
    bob.post("/api/join", token=ann.invite(table, "blue"))
    for person in (ann, bob):
        assert person.refused_get(f"/api/tables/{table}/export") == (403, "error-still-played")
        assert person.refused(f"/api/tables/{table}/fork", n=0) == (403, "error-still-played")
    with ann.at(table) as wire:
        wire.expect("state")
        wire.play("resign")
    assert Replay(bob.get(f"/api/tables/{table}/export")).luck_is_known()


def test_a_finished_game_can_be_brought_back(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    record = ann.get(f"/api/tables/{finished(ann)}/export")
    table = bob.post("/api/import", record=record)["id"]
    assert bob.get("/api/tables")[0]["status"] == "over"
    assert bob.get(f"/api/tables/{table}/export") == record
    with bob.at(table) as wire:
        assert wire.expect("state")["status"] == "over"


def test_an_unfinished_game_goes_on_with_new_dice(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    first = ann.table("port-arthur")
    with ann.at(first) as wire:
        wire.expect("state")
        for _ in range(60):
            if not wire.state["legal"]:
                wire.look(wire.state["acting"][0])
            wire.play(wire.state["legal"][-1])
    record = ann.get(f"/api/tables/{first}/export")
    table = bob.post("/api/import", record=record)["id"]
    shown = bob.get(f"/api/tables/{table}")
    assert shown["seq"] == 60
    assert shown["you"] == ["japan", "russia"]
    assert shown["commitment"] != ann.get(f"/api/tables/{first}")["commitment"]
    with bob.at(table) as wire:
        wire.expect("state")
        wire.play_to_the_end()
    again = Replay(bob.get(f"/api/tables/{table}/export"))
    assert again.table().is_over
    assert not again.luck_is_known(), "the dice before the fork were another table's"


@pytest.mark.parametrize("way", ["import", "fork"])
def test_a_game_that_dealt_cards_goes_on_before_its_first_move(server: Server, way: str) -> None:
    """Its opening uses the dice of the other table. It was once checked against the new table's dice and
    refused as damaged."""
    ann = server.person()
    first = ann.table("russo-japanese-war")
    record = ann.get(f"/api/tables/{first}/export")
    if way == "import":
        table = ann.post("/api/import", record=record)["id"]
    else:
        table = ann.post(f"/api/tables/{first}/fork", n=0)["id"]
    with ann.at(table) as wire:
        wire.play(wire.expect("state")["legal"][-1])
    again = Replay(ann.get(f"/api/tables/{table}/export"))
    assert again.record.header.opening == Replay(record).record.header.opening != []
    assert again.table().sequence == 1
    assert not again.luck_is_known(), "the dice of the opening were another table's"


def test_a_fork_goes_on_from_an_earlier_moment(server: Server) -> None:
    ann = server.person()
    table = ann.table("port-arthur")
    with ann.at(table) as wire:
        for ship in ("mikasa", "fuji", "shikishima"):
            wire.play(f"sail {ship} tsushima")
    fork = ann.post(f"/api/tables/{table}/fork", n=2)["id"]
    assert fork != table
    with ann.at(fork) as wire:
        assert wire.expect("state")["seq"] == 2
        assert [line["args"][0] for line in wire.log if line["kind"] == "sailed"] == ["mikasa", "fuji"]
        wire.play("sail shikishima sea-of-japan")
    assert ann.get(f"/api/tables/{table}")["seq"] == 3
    assert ann.refused(f"/api/tables/{table}/fork", n=4) == (404, "error-no-entry")
    assert ann.refused(f"/api/tables/{table}/fork", n=-1) == (422, "error-bad-request")


def tampered(record: str, **changes: object) -> str:
    head, *rest = record.splitlines()
    return "\n".join([json.dumps({**json.loads(head), **changes}), *rest]) + "\n"


def test_records_that_cannot_be_used_say_why(server: Server) -> None:
    ann = server.person()
    record = ann.get(f"/api/tables/{finished(ann)}/export")
    lines = record.splitlines()
    for text, error in (
        ("", "error-record-damaged"),
        ("no record at all", "error-record-damaged"),
        (record.rstrip()[:-3], "error-record-damaged"),
        ("\n".join(lines[:2] + lines[3:]), "error-record-damaged"),
        (record.replace('"time":"', '"time":"<', 1), "error-record-damaged"),
        (tampered(record, game="chess"), "error-no-game"),
        (tampered(record, rules_version=99), "error-rules-version"),
        (tampered(record, dataset="another"), "error-dataset"),
        (tampered(record, options={"length": "none"}), "error-record-damaged"),
    ):
        response = ann.http.post("/api/import", json={"record": text})
        assert response.status_code == 422
        body = response.json()
        assert body["error"] == error, text[:200]
        assert body["args"]


def test_looking_back_shows_what_a_seat_saw_then(server: Server) -> None:
    ann = server.person()
    table = ann.table()
    states = []
    with ann.at(table) as wire:
        states.append(wire.expect("state"))
        while wire.state["status"] != "over":
            if not wire.state["legal"]:
                wire.look(wire.state["acting"][0])
            wire.play(wire.state["legal"][0])
            states.append(wire.look("red"))
        log = wire.log
    for then in states:
        back = ann.get(f"/api/tables/{table}/at/{then['seq']}?as=red")
        assert back["view"] == then["view"]
        assert (back["seq"], back["acting"], back["prompt"]) == (then["seq"], then["acting"], then["prompt"])
        assert back["legal"] == []
        assert back["log"]["add"] == []
        heard = log[: back["log"]["keep"]]
        assert all(line["n"] <= then["seq"] for line in heard)
        assert heard == [line for line in log if line["n"] <= then["seq"]]
    assert ann.get(f"/api/tables/{table}/log?as=red")["add"] == log
    last = ann.get(f"/api/tables/{table}/at/{states[-1]['seq']}?as=all")
    assert set(last["views"]) == {"red", "blue"}
    assert last["ending"]
    assert ann.refused_get(f"/api/tables/{table}/at/{len(states)}") == (404, "error-no-entry")
    assert ann.refused_get(f"/api/tables/{table}/at/-1") == (404, "error-no-entry")


def test_many_moments_come_at_once_and_are_what_each_of_them_is(server: Server) -> None:
    ann = server.person()
    table = finished(ann)
    last = ann.get(f"/api/tables/{table}")["seq"]
    for looks in ("red", "", "all"):
        path = f"/api/tables/{table}/moments?as={looks}"
        moments = ann.get(f"{path}&first=0&count=50")["moments"]
        assert [moment["seq"] for moment in moments] == list(range(last + 1))
        for moment in moments:
            single = ann.get(f"/api/tables/{table}/at/{moment['seq']}?as={looks}")
            assert moment == {key: single[key] for key in moment}
            assert ("views" in moment) == (looks == "all")
        part = ann.get(f"{path}&first=2&count=3")["moments"]
        assert part == moments[2:5]
    response = ann.http.get(f"/api/tables/{table}/moments?first=0&count=50")
    assert response.headers["content-encoding"] == "gzip"
    past_the_end = ann.refused_get(f"/api/tables/{table}/moments?first={last + 1}&count=1")
    assert past_the_end == (404, "error-no-entry")
    for asked in ("first=0&count=51", "first=0&count=0", "first=-1&count=5", "count=5", "first=x&count=5"):
        assert ann.refused_get(f"/api/tables/{table}/moments?{asked}") == (422, "error-bad-request")


def test_looking_back_tells_nobody_elses_secrets_before_the_end(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table(seats={"red": "me", "blue": "open"})
    bob.post("/api/join", token=ann.invite(table, "blue"))
    for looks in ("red", "all", "green"):
        assert bob.refused_get(f"/api/tables/{table}/at/0?as={looks}") == (403, "error-not-your-seat")
        moments = f"/api/tables/{table}/moments?first=0&count=1&as={looks}"
        assert bob.refused_get(moments) == (403, "error-not-your-seat")
    assert bob.refused_get(f"/api/tables/{table}/log?as=red") == (403, "error-not-your-seat")
    assert bob.get(f"/api/tables/{table}/at/0")["as"] == "blue"
    assert bob.get(f"/api/tables/{table}/at/0?as=")["view"]["hand"] == []
    with bob.at(table) as wire:
        wire.expect("state")
        wire.play("resign")
        assert len(wire.look("red")["view"]["hand"]) == 3
    assert bob.get(f"/api/tables/{table}/at/0?as=red")["view"]["hand"]


def test_when_all_is_over_the_log_of_everybody_tells_every_secret_once(server: Server) -> None:
    ann = server.person()
    table = ann.table("port-arthur", {"fog_of_war": "on"})
    path = f"/api/tables/{table}/log?as=all"
    with ann.at(table) as wire:
        for action in ("sail mikasa tsushima", "sail fuji tsushima", "done"):
            wire.play(action)
    assert ann.refused_get(path) == (403, "error-not-your-seat")
    ann.post(f"/api/tables/{table}/end")
    kinds = [line["kind"] for line in ann.get(path)["add"]]
    assert kinds[:3] == ["turn-begins", "sailed", "sailed"]
    assert "left-port" in [line["kind"] for line in ann.get(f"/api/tables/{table}/log?as=")["add"]]
    assert "left-port" not in kinds


def test_what_was_taken_back_is_not_in_the_log_of_the_past(server: Server) -> None:
    ann = server.person()
    table = ann.table("port-arthur")
    with ann.at(table) as wire:
        for action in ("sail mikasa tsushima", "undo", "sail fuji tsushima"):
            wire.play(action)
        log = wire.log
    assert [line["n"] for line in log] == [0, 3]
    assert [ann.get(f"/api/tables/{table}/at/{n}")["log"]["keep"] for n in range(4)] == [1, 1, 1, 2]
    ships = ann.get(f"/api/tables/{table}/at/1")["view"]["ships"]
    assert {"id": "mikasa", "place": "tsushima", "damaged": False} in ships


def test_a_list_of_tables_does_not_tell_when_a_hidden_step_was_taken(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("port-arthur", {"fog_of_war": "on"}, seats={"japan": "me", "russia": "open"})
    bob.post("/api/join", token=ann.invite(table, "russia"))

    def updated() -> list[int]:
        return [person.get("/api/tables")[0]["updated"] for person in (ann, bob)]

    made = updated()
    with ann.at(table) as hers:
        for minute, action in enumerate(["sail mikasa tsushima", "sail fuji tsushima", "undo"]):
            server.do(set_time(server, table, f"2040-01-01T00:0{minute}:00Z"))
            hers.play(action)
        assert updated() == made
        server.do(set_time(server, table, "2040-01-01T00:10:00Z"))
        hers.play("done")
    ended = int(datetime(2040, 1, 1, 0, 10, tzinfo=UTC).timestamp() * 1000)
    assert updated() == [ended, ended]


async def set_time(server: Server, table: str, now: str) -> None:
    room = await server.rooms.get(table)
    room.table.clock = lambda: now
