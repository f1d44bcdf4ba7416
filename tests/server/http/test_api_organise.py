"""Many at one table: orders at the same time, announcements, the return to a saved turn, and secrets."""

from __future__ import annotations

from typing import Any

import pytest

from admiralty.table.replay import Replay
from tests.server.harness import Server
from tests.server.organised import Camp
from tests.server.recorder import recorded

MARKUP = [
    "<script>window.harmed = 1</script>",
    "<img src=x onerror=harmed=1>",
    '"><svg onload=harmed=1>',
    "{{constructor.constructor('harmed=1')()}}",
    "javascript:harmed=1",
    "\u202e<b>&amp;</b> \u0000",
]


def test_orders_of_other_teams_do_not_make_an_order_stale(server: Server) -> None:
    camp = Camp(server)
    ann, bob = camp.sailor("Ann", "blue"), camp.sailor("Bob", "red")
    with ann.at(camp.id) as blue, bob.at(camp.id) as red:
        seen = red.expect("state")["seq"]
        blue.play("report blue-1")
        blue.play("report blue-2")
        done = red.ask("report red-1", expect=seen)
        assert (done["t"], done["seq"]) == ("ack", 3), "it is for all to see which ships have reported"
        assert red.ask("reopen red-1", expect=seen)["t"] == "stale", "that ship was ordered since"
        assert red.ask("ready", expect=seen)["t"] == "stale", "what is about the whole team must know all"


def test_two_of_one_crew_are_told_of_each_other(server: Server) -> None:
    camp = Camp(server)
    ann, bob = camp.sailor("Ann", "blue"), camp.sailor("Bob", "blue")
    with ann.at(camp.id) as hers, bob.at(camp.id) as his:
        seen = his.expect("state")["seq"]
        hers.play("report blue-1")
        stale = his.ask("forward blue-1", expect=seen)
        assert (stale["t"], stale["seq"]) == ("stale", 1)
        his.wait_for(lambda state: state["seq"] == 1)
        assert his.state["view"]["ships"][0]["reported"]


def test_two_of_one_crew_do_not_disturb_each_other_on_different_ships(server: Server) -> None:
    camp = Camp(server)
    ann, bob = camp.sailor("Ann", "blue"), camp.sailor("Bob", "blue")
    with ann.at(camp.id) as hers, bob.at(camp.id) as his:
        seen = his.expect("state")["seq"]
        hers.play("report blue-1")
        assert his.ask("report blue-2", expect=seen)["t"] == "ack"


def test_what_the_organiser_enters_for_a_ship_makes_an_order_for_it_stale(server: Server) -> None:
    camp = Camp(server)
    ann = camp.sailor("Ann", "blue")
    with ann.at(camp.id) as blue, camp.olga.at(camp.id) as hers:
        seen = blue.expect("state")["seq"]
        hers.play("report blue-1")
        assert blue.ask("reopen blue-1", expect=seen)["t"] == "stale"
        assert blue.ask("report blue-2", expect=seen)["t"] == "ack"


def test_an_order_for_a_round_that_is_over_is_stale(server: Server) -> None:
    camp = Camp(server)
    ann = camp.sailor("Ann", "blue")
    with ann.at(camp.id) as blue, camp.olga.at(camp.id) as hers:
        seen = blue.expect("state")["seq"]
        hers.play("evaluate")
        hers.play("continue")
        for expect in (seen, seen + 1, 999, -1):
            assert blue.ask("report blue-1", expect=expect)["t"] == "stale"
        assert blue.ask("report blue-1", expect=seen + 2)["t"] == "ack"


def test_after_a_restart_the_same_orders_are_stale(own_server: Server) -> None:
    camp = Camp(own_server)
    ann, bob = camp.sailor("Ann", "blue"), camp.sailor("Bob", "red")
    with ann.at(camp.id) as blue, camp.olga.at(camp.id) as hers:
        hers.play("evaluate")
        hers.play("continue")
        blue.wait_for(lambda state: state["seq"] == 2)
        blue.play("report blue-1")
    own_server.restart()
    with ann.at(camp.id) as blue, bob.at(camp.id) as red:
        blue.expect("state")
        assert red.ask("report red-1", expect=1)["t"] == "stale"
        assert red.ask("report red-1", expect=2)["t"] == "ack"
        assert blue.ask("reopen blue-1", expect=2)["t"] == "stale"
        assert blue.ask("report blue-2", expect=2)["t"] == "ack"


# Announcements


def test_an_announcement_reaches_everybody_and_those_who_come_later(own_server: Server) -> None:
    camp = Camp(own_server)
    ann = camp.sailor("Ann", "blue")
    with ann.at(camp.id) as wire:
        wire.expect("state")
        made = camp.olga.post(f"{camp.path}/announce", text="  Supper at six  ")
        told = wire.expect("announce")
        assert told == {"t": "announce", **made}
        assert (told["n"], told["text"]) == (1, "Supper at six")
    own_server.restart()
    camp.olga.post(f"{camp.path}/announce", text="Lights out")
    with ann.at(camp.id) as wire:
        assert [wire.expect("announce")["text"] for _ in range(2)] == ["Supper at six", "Lights out"]
    assert ann.refused(f"{camp.path}/announce", text="Mutiny") == (403, "error-organiser-only")
    for text in ("", "   ", " \0", "x" * 501):
        assert camp.olga.refused(f"{camp.path}/announce", text=text) == (422, "error-bad-request")


@pytest.mark.parametrize("text", MARKUP)
def test_markup_stays_text(server: Server, text: str) -> None:
    """Names of people and announcements travel as plain text inside JSON, whatever is in them."""
    camp = Camp(server)
    said = text.replace("\0", "")
    camp.olga.post(f"{camp.path}/announce", text=text)
    name = "".join(sign for sign in said if sign.isprintable())[:40].strip()
    camp.olga.post(f"{camp.path}/people", name=name, seat="blue", role="captain")
    with camp.olga.at(camp.id) as wire:
        assert wire.expect("announce")["text"] == said.strip()
        seat = wire.expect("state")["seats"][0]
        assert (seat["name"], seat["crew"][0]["name"]) == (name, name)
    response = camp.olga.http.get(f"{camp.path}/crews")
    assert response.headers["content-type"] == "application/json"
    assert response.headers["x-content-type-options"] == "nosniff"


# The return to a saved turn


def play_two_turns(camp: Camp, wire: Any) -> None:
    for _ in range(2):
        wire.play("right blue-1")
        wire.play("evaluate")
        wire.play("continue")


def test_every_turn_is_saved_before_and_after_its_evaluation(server: Server) -> None:
    camp = Camp(server)
    assert camp.olga.get(f"{camp.path}/turns") == []
    with camp.olga.at(camp.id) as wire:
        play_two_turns(camp, wire)
    assert camp.olga.get(f"{camp.path}/turns") == [
        {"n": 1, "turn": 1, "when": "before"},
        {"n": 2, "turn": 1, "when": "after"},
        {"n": 4, "turn": 2, "when": "before"},
        {"n": 5, "turn": 2, "when": "after"},
    ]


def test_the_organiser_returns_to_a_saved_turn_and_back(own_server: Server) -> None:
    camp = Camp(own_server)
    ann = camp.sailor("Ann", "blue")
    with camp.olga.at(camp.id) as wire, ann.at(camp.id) as hers:
        play_two_turns(camp, wire)
        late, told = wire.state["view"], wire.log
        before = camp.olga.get(f"{camp.path}/at/4")["view"]
        camp.timer("start", seconds=60)
        assert camp.olga.post(f"{camp.path}/return", n=4) == {"seq": 7}
        state = hers.wait_for(lambda state: state["seq"] == 7)
        assert state["view"]["turn"] == 2
        assert (state["round"]["state"], state["round"]["used"]) == ("off", False), "until he starts it"
        notice = hers.expect("announce") if not hers.notices else hers.notices[-1]
        assert (notice["text"], notice["turn"], notice["when"]) == ("", 2, "before")
        wire.wait_for(lambda state: state["seq"] == 7)
        assert wire.state["view"] == before
        assert wire.log == told[: len(wire.log)]
        assert len(wire.log) < len(told)
        assert hers.ask("report blue-1", expect=6)["t"] == "stale"
        wire.play("evaluate")
        assert camp.olga.get(f"{camp.path}/turns")[-1] == {"n": 8, "turn": 2, "when": "after"}
        camp.olga.post(f"{camp.path}/return", n=5)
        wire.wait_for(lambda state: state["seq"] == 9)
        assert wire.state["round"]["state"] == "off"
        wire.play("continue")
        assert wire.state["view"] == late
        assert [line for line in wire.log if line["n"] <= 6] == [line for line in told if line["n"] < 6]
        saved, view, log = camp.olga.get(f"{camp.path}/turns"), wire.state["view"], wire.log
    own_server.restart()
    with camp.olga.at(camp.id) as wire:
        wire.expect("state")
        assert (wire.state["view"], wire.log) == (view, log)
        wire.play("right blue-1")
    assert camp.olga.get(f"{camp.path}/turns") == saved
    text = camp.olga.get(f"{camp.path}/export")
    assert [entry.action for entry in Replay(text).table().record.entries].count("return 4") == 1
    copy = camp.olga.post("/api/import", record=text)["id"]
    assert camp.olga.get(f"/api/tables/{copy}/turns") == saved
    moments = camp.olga.get(f"{camp.path}/moments?first=0&count=11&as=")["moments"]
    assert [moment["seq"] for moment in moments] == list(range(12))[:11]


def test_a_return_to_nonsense_is_refused(server: Server) -> None:
    camp = Camp(server)
    ann = camp.sailor("Ann", "blue")
    with camp.olga.at(camp.id) as wire:
        play_two_turns(camp, wire)
        for n in (0, 3, 6, 999):
            assert camp.olga.refused(f"{camp.path}/return", n=n) == (404, "error-no-saved-turn")
        for nonsense in (-1, "x", None, 10**12):
            assert camp.olga.refused(f"{camp.path}/return", n=nonsense) == (422, "error-bad-request")
        assert ann.refused(f"{camp.path}/return", n=4) == (403, "error-organiser-only")
        for action in ("return 4", "return 0", "return -1", "return"):
            assert wire.ask(action)["error"] == "error-unreadable"
        assert wire.state["seq"] == 6
    camp.olga.post(f"{camp.path}/end")
    assert camp.olga.refused(f"{camp.path}/return", n=4) == (409, "error-game-over")


# Secrets


def hear_twin(server: Server, actions: list[str], role: str) -> list[bytes]:
    """Red gives orders; what a member of blue's crew receives."""
    camp = Camp(server)
    ann = camp.sailor("Ann", "blue")
    camp.change("Ann", role=role, pieces=["blue-1"] if role == "captain" else None)
    bob = camp.sailor("Bob", "red")
    with recorded(server, ann, camp.id) as blue, bob.at(camp.id) as red:
        blue.wire.wait_for(lambda state: all(seat["online"] for seat in state["seats"][:2]))
        blue.start()
        for action in actions:
            red.play(action)
            blue.wait()
        blue.settle()
        blue.ask_everything(("blue",))
        assert ann.refused_get(f"{camp.path}/at/1?as=red") == (403, "error-not-your-seat")
        assert ann.refused_get(f"{camp.path}/at/1?as=organiser") == (403, "error-not-your-seat")
        return blue.received()


@pytest.mark.parametrize("role", ["captain", "officer", "member"])
def test_a_crew_hears_nothing_of_another_teams_orders(server: Server, role: str) -> None:
    one = hear_twin(server, ["forward red-1", "left red-2", "report red-2"], role)
    two = hear_twin(server, ["right red-1", "undo-order red-1", "right red-1", "report red-2"], role)
    assert one == two
    assert b"reported" in one[0]


def test_the_twins_do_differ_for_their_own_crew(server: Server) -> None:
    """Otherwise the test above could pass because nothing is sent."""

    def last(action: str) -> Any:
        camp = Camp(server)
        bob = camp.sailor("Bob", "red")
        with bob.at(camp.id) as wire:
            wire.play(action)
            return wire.state["view"]

    assert last("forward red-1") != last("right red-1")
