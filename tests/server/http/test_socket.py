"""The socket of a table: commands, their answers, and malformed input."""

from __future__ import annotations

import json
import uuid
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from admiralty.server.errors import StorageFailed
from admiralty.server.settings import Rate, Rates
from admiralty.server.store import table_store
from tests.server.harness import Server


def test_a_move_is_acknowledged_then_told_to_everybody(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("port-arthur", seats={"japan": "me", "russia": "open"})
    bob.post("/api/join", token=ann.invite(table, "russia"))
    with ann.at(table) as hers, bob.at(table) as his:
        his.expect("state")
        done = hers.ask("sail mikasa tsushima")
        assert done == {"t": "ack", "id": done["id"], "seq": 1}
        hers.wait_for(lambda state: state["seq"] == 1)
        his.wait_for(lambda state: state["seq"] == 1)
        assert his.state["view"]["squadrons"] == hers.state["view"]["squadrons"] != []
        assert hers.log[-1] == {"n": 1, "kind": "sailed", "args": ["mikasa", "tsushima"], "clause": "PA-5.7"}
        assert his.log == hers.log


def test_an_onlooker_is_told_all_but_not_every_step_of_a_quick_turn(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("port-arthur", seats={"japan": "me", "russia": "open"})
    bob.post("/api/join", token=ann.invite(table, "russia"))
    ships = ("mikasa", "asahi", "shikishima", "fuji", "asama", "tokiwa", "izumo", "iwate")
    with ann.at(table) as hers, bob.at(table) as his:
        first = his.wait_for(lambda state: all(seat["online"] for seat in state["seats"]))
        for ship in ships:
            hers.play(f"sail {ship} tsushima")
        told = [first["seq"]]
        while told[-1] < len(ships):
            told.append(his.expect("state")["seq"])
        assert [line["args"][0] for line in his.log[-len(ships) :]] == list(ships)
        hers.play("done")
        assert his.expect("state")["legal"], "who has to decide is told at once, and everything"
    assert told == sorted(told)


def test_only_the_seat_that_decides_is_shown_choices(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("port-arthur", seats={"japan": "me", "russia": "open"})
    bob.post("/api/join", token=ann.invite(table, "russia"))
    with ann.at(table) as hers, bob.at(table) as his:
        mine, other = hers.expect("state"), his.expect("state")
    assert mine["legal"]
    assert mine["prompt"] == {"name": "sortie", "args": ["japan"]}
    assert other["legal"] == []
    assert other["prompt"] == {"name": "sortie", "args": []}
    assert (other["as"], other["you"], other["acting"]) == ("russia", ["russia"], ["japan"])


def test_a_refusal_names_the_clause(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table("port-arthur")) as wire:
        refused = wire.ask("sail tsesarevich yellow-sea")
        assert (refused["t"], refused["clause"]) == ("refused", "PA-1.2")
        assert "error" not in refused
        assert wire.ask("done")["t"] == "ack"


@pytest.mark.parametrize(
    ("action", "error"),
    [
        ("fly mikasa moon", "error-unreadable"),
        ("", "error-unreadable"),
        ("undo", "error-nothing-to-undo"),
        ("draw accept", "error-no-draw-offered"),
    ],
)
def test_what_no_clause_forbids_is_refused_with_a_message(server: Server, action: str, error: str) -> None:
    ann = server.person()
    with ann.at(ann.table("port-arthur")) as wire:
        refused = wire.ask(action)
        assert (refused["t"], refused["clause"], refused["error"]) == ("refused", "", error)


def test_a_seat_that_need_not_decide_is_told_to_wait(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table("port-arthur")) as wire:
        refused = wire.ask("done", seat="russia")
        assert (refused["error"], refused["args"]) == ("error-not-your-turn", {"seats": "japan"})


def test_a_seat_comes_from_the_session_never_from_the_message(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("port-arthur", seats={"japan": "me", "russia": "open"})
    bob.post("/api/join", token=ann.invite(table, "russia"))
    with bob.at(table) as his:
        for seat in ("japan", "nobody"):
            assert his.ask("done", seat=seat)["error"] == "error-not-your-seat"
        his.say(t="look", seat="japan")
        assert his.expect("error")["error"] == "error-not-your-seat"
        his.say(t="why", id="w", seat="japan")
        assert his.answer("w")["error"] == "error-not-your-seat"
        assert his.state["as"] == "russia"


def test_a_repeated_command_is_done_once_and_acknowledged_again(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table("port-arthur")) as wire:
        first = wire.ask("sail mikasa tsushima", id="once")
        again = wire.ask("sail mikasa tsushima", id="once", expect=0)
        other = wire.ask("sail fuji tsushima", id="once", expect=0)
        assert first == again == other == {"t": "ack", "id": "once", "seq": 1}
        assert wire.play("sail fuji tsushima") == 2


def test_two_commands_at_the_same_moment_are_not_both_done(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table("port-arthur")) as wire:
        one = wire.send_play("sail mikasa tsushima")
        two = wire.send_play("sail fuji tsushima", expect=0)
        assert wire.answer(one)["t"] == "ack"
        assert wire.answer(two) == {"t": "stale", "id": two, "seq": 1}
        assert wire.expect("state")["seq"] == 1


def test_a_reason_for_everything_that_is_refused(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table("port-arthur")) as wire:
        wire.expect("state")
        wire.say(t="why", id="w", seat="japan")
        refused = wire.answer("w")["refused"]
        assert refused
        assert all(
            clause.startswith("PA-") and action not in wire.state["legal"] for action, clause in refused
        )


def test_both_sides_on_one_screen_look_in_turn(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table()) as wire:
        assert wire.expect("state")["as"] == "red"
        red = wire.state["view"]["hand"]
        wire.play(wire.state["legal"][0])
        blue = wire.look("blue")
        assert blue["log"]["keep"] == 0
        assert blue["you"] == ["red", "blue"]
        assert blue["view"]["committed"] is None
        assert wire.look("")["view"]["hand"] == []
        assert len(red) == 3


def test_undo_takes_a_line_of_the_log_back(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table("port-arthur")) as wire:
        before = wire.expect("state")["log"]["add"]
        wire.play("sail mikasa tsushima")
        assert wire.state["undo"]
        assert len(wire.log) == len(before) + 1
        wire.play("undo")
        assert wire.log == before
        assert wire.state["log"] == {"keep": len(before), "add": []}
        assert wire.state["seq"] == 2
        assert not wire.state["undo"]


def test_resignation_ends_the_game_and_opens_the_key(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table("port-arthur")) as wire:
        assert wire.expect("state")["key"] is None
        wire.play("resign")
        assert (wire.state["status"], wire.state["ending"]) == ("over", "resigned")
        assert wire.state["result"] == {"japan": -1, "russia": 1}
        assert len(wire.state["key"]) == 64
        assert wire.ask("done")["error"] == "error-game-over"


def test_a_draw_is_offered_and_accepted(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table("port-arthur")) as wire:
        wire.play("draw offer", seat="japan")
        assert wire.state["offer"] == "japan"
        assert wire.ask("draw offer", seat="russia")["error"] == "error-draw-already-offered"
        assert wire.ask("draw accept", seat="japan")["error"] == "error-no-draw-offered"
        wire.play("draw accept", seat="russia")
        assert (wire.state["ending"], wire.state["result"]) == ("agreed draw", {"japan": 0, "russia": 0})


def test_chat_is_told_as_it_was_written_and_kept(server: Server) -> None:
    ann = server.person("<b>Ann</b>")
    table = ann.table()
    text = "<script>alert(1)</script> & \u202e \"'`"
    with ann.at(table) as wire:
        wire.say(t="chat", id="c", text=text)
        wire.say(t="chat", id="c", text=text)
        line = wire.expect("chat")
        assert (line["n"], line["name"], line["seat"], line["text"]) == (1, "<b>Ann</b>", "red", text)
        assert wire.expect("chat") == line, "a repeated line is told again, not kept twice"
    with ann.at(table) as wire:
        assert wire.expect("chat") == line
        wire.expect("state")
        wire.say(t="chat", id="d", text="on\0e")
        assert wire.expect("chat")["text"] == "one"


def test_an_old_line_of_chat_is_not_written_twice(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database refused it, which looked like a failing database: the writer dropped its connection, and
    the table was loaded anew.
    """
    monkeypatch.setattr(table_store, "LAST_LINES", 2)
    journal = server.rooms.journal
    failures: list[Exception] = []
    fail = journal.fail

    async def noting(error: Exception, size: int) -> StorageFailed:
        failures.append(error)
        return await fail(error, size)

    monkeypatch.setattr(journal, "fail", noting)
    ann = server.person()
    with ann.at(ann.table()) as wire:
        for name in ("a", "b", "c"):
            wire.say(t="chat", id=name, text=name)
            wire.expect("chat")
        wire.say(t="chat", id="a", text="once more")
        line = wire.expect("chat")
        assert (line["n"], line["text"]) == (1, "a")
        wire.say(t="chat", id="d", text="d")
        assert wire.expect("chat")["n"] == 4
    assert not failures


def test_ping_is_answered(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table()) as wire:
        wire.say(t="ping", id="p")
        assert wire.expect("pong") == {"t": "pong", "id": "p"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nothing",
        "[]",
        "{}",
        '{"t":"play"}',
        '{"t":"dance","id":"1"}',
        '{"t":"play","id":"1","seat":"red","expect":"0","action":"x"}',
        '{"t":"play","id":"","seat":"red","expect":0,"action":"x"}',
        '{"t":"chat","id":"1","text":""}',
        json.dumps({"t": "play", "id": "1" * 65, "seat": "red", "expect": 0, "action": "x"}),
        json.dumps({"t": "play", "id": "1", "seat": "red", "expect": 0, "action": "x" * 201}),
        json.dumps({"t": "chat", "id": "1", "text": "x" * 1001}),
        '{"t":"chat","id":"1","text":"\\ud800"}',
    ],
)
def test_malformed_messages_are_answered_and_harm_nobody(server: Server, text: str) -> None:
    ann = server.person()
    with ann.at(ann.table()) as wire:
        wire.expect("state")
        wire.socket.send(text)
        assert wire.expect("error")["error"] == "error-not-json"
        wire.play(wire.state["legal"][0])


@pytest.mark.parametrize("message", ["x" * 9000, "x" * 100_000, b"\x00\x01"])
def test_oversized_and_binary_messages_end_the_connection(server: Server, message: str | bytes) -> None:
    ann = server.person()
    table = ann.table()
    with ann.at(table) as wire:
        wire.expect("state")
        wire.socket.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            wire.expect("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with ann.at(table) as wire:
        assert wire.expect("state")["seq"] == 0


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "http://127.0.0.1", "https://127.0.0.1:1"]
)
def test_a_socket_opens_only_from_our_own_page(server: Server, origin: str | None) -> None:
    ann = server.person()
    table = ann.table()
    with pytest.raises(InvalidStatus) as refused, ann.at(table, origin=origin):
        raise AssertionError("it opened")
    assert refused.value.response.status_code == 403


def test_a_stranger_gets_no_socket(server: Server) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    table = ann.table()
    for who, where, error, code in (
        (eve, table, "error-not-your-table", 4403),
        (ann, "nosuchtable", "error-no-table", 4404),
        (ann, "NO SUCH", "error-no-table", 4404),
    ):
        with who.at(where.replace(" ", "%20")) as wire:
            assert wire.hear()["error"] == error
            with pytest.raises(ConnectionClosed) as closed:
                wire.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code
    eve.http.cookies.clear()
    with eve.at(table) as wire:
        assert wire.hear()["error"] == "error-no-session"


def test_a_spectator_watches_but_cannot_play(server: Server) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    table = ann.table()
    link = ann.post(f"/api/tables/{table}/spectators")["link"]
    assert eve.refused("/api/join", token=link.removeprefix("/watch#")) == (404, "error-link-unknown")
    assert eve.post("/api/watch", token=link.removeprefix("/watch#")) == {"table": table}
    with eve.at(table) as his:
        state = his.expect("state")
        assert (state["as"], state["you"], state["legal"], state["view"]["hand"]) == ("", [], [], [])
        for seat in ("red", "blue", ""):
            message = {"t": "play", "id": str(uuid.uuid4()), "seat": seat, "expect": 0, "action": "resign"}
            his.say(**message)
            assert his.answer(str(message["id"]))["error"] == "error-not-your-seat"
        his.say(t="look", seat="red")
        assert his.expect("error")["error"] == "error-not-your-seat"


def test_who_is_there_is_told(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table(seats={"red": "me", "blue": "open"})
    with ann.at(table) as hers:
        assert [seat["kind"] for seat in hers.expect("state")["seats"]] == ["person", "open"]
        assert hers.state["status"] == "open"
        bob.post("/api/join", token=ann.invite(table, "blue"))
        with bob.at(table):
            state = hers.wait_for(lambda state: state["seats"][1]["online"])
            assert state["status"] == "playing"
            assert state["seats"][1] == {
                "seat": "blue",
                "name": "Bob",
                "kind": "person",
                "online": True,
                "who": bob.get("/api/me/profile")["id"],
            }
        hers.wait_for(lambda state: not state["seats"][1]["online"])
        bob.post("/api/me", name="Robert")
        hers.wait_for(lambda state: state["seats"][1]["name"] == "Robert")


def test_too_many_commands_at_once_are_refused_not_done(own_server: Server) -> None:
    rates = replace(Rates(), commands_person=Rate.of("30+60/min"))
    own_server.restart(limits=True, rates=rates)
    ann = own_server.person()
    with ann.at(ann.table()) as wire:
        wire.expect("state")
        for n in range(40):
            wire.say(t="ping", id=str(n))
        wire.expect("error")
        answers = [wire.hear() for _ in range(5)]
        assert {"error-too-fast"} == {a["error"] for a in answers if a["t"] == "error"}


def test_somebody_resigns_while_the_other_side_moves(server: Server) -> None:
    """A resignation is never stale: it means the same after any step."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("port-arthur", seats={"japan": "me", "russia": "open"})
    bob.post("/api/join", token=ann.invite(table, "russia"))
    with ann.at(table) as hers, bob.at(table) as his:
        his.expect("state")
        hers.play("sail mikasa tsushima")
        hers.play("sail fuji tsushima")
        assert his.ask("resign", seat="russia", expect=0)["t"] == "ack"
