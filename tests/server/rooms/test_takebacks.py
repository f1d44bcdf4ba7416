"""Taking back at a table: at once against bots, by consent between people, never at a strict table."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Person, Server, Wire, entries, wait_until

AGAINST_BOT = {"japan": "me", "russia": "bot:easy"}


def two(server: Server, **more: Any) -> tuple[Person, Person, str]:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("port-arthur", seats={"japan": "me", "russia": "open"}, **more)
    bob.post("/api/join", token=ann.invite(table, "russia"))
    return ann, bob, table


def mine(state: dict[str, object]) -> bool:
    return bool(state["legal"]) or state["status"] == "over"


def play_on(wire: Wire, steps: int) -> None:
    """Own decisions against a bot, always the first choice on the list."""
    for _ in range(steps):
        state = wire.wait_for(mine)
        if state["status"] == "over":
            return
        wire.play(state["legal"][0])


def test_against_a_bot_everything_is_taken_back_at_once_and_marked_as_practice(own_server: Server) -> None:
    server = own_server
    ann = server.person("Ann")
    table = ann.table("port-arthur", seats=AGAINST_BOT)
    with ann.at(table) as wire:
        first = wire.wait_for(mine)
        assert (first["takeback"], first["practice"]) == ("none", False)
        play_on(wire, 5)
        before = wire.wait_for(mine)
        assert before["takeback"] == "free"
        assert any(entry.seat == "russia" for entry in server.rooms.open[table].table.record.entries)
        assert any(entry.luck for entry in server.rooms.open[table].table.record.entries)
        wire.play("takeback to 0")
        state = wire.wait_for(lambda state: state["taken_back"] == 1)
        assert state["view"] == first["view"]
        assert (state["legal"], state["practice"], state["log"]["keep"]) == (first["legal"], True, 0)
        assert entries(server, table)[-1] == "practice 0"
        play_on(wire, 2)
        wire.wait_for(mine)
        wire.play("takeback action")
        wire.wait_for(lambda state: state["taken_back"] == 2)
    count = len(entries(server, table))
    server.restart()
    with ann.at(table) as wire:
        state = wire.wait_for(mine)
        assert (state["practice"], state["taken_back"], state["seq"]) == (True, 2, count)
        wire.play(state["legal"][0])


def test_a_takeback_comes_between_a_bot_and_its_move(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("port-arthur", seats=AGAINST_BOT)
    with ann.at(table) as wire:
        state = wire.wait_for(mine)
        wire.play("done" if "done" in state["legal"] else state["legal"][0])
        said = wire.ask("takeback action", expect=0)
        assert said["t"] == "ack", "it means the same whatever the bot has done since"
        state = wire.wait_for(lambda state: state["taken_back"] == 1 and mine(state))
        assert state["acting"] == ["japan"]


def test_between_people_nothing_changes_without_consent(server: Server) -> None:
    ann, bob, table = two(server)
    with ann.at(table) as hers, bob.at(table) as his:
        start = hers.wait_for(mine)
        hers.play(start["legal"][1])
        hers.play("done")
        moved = his.wait_for(mine)
        assert moved["takeback"] == "none"
        asked = hers.wait_for(lambda state: state["acting"] == ["russia"])
        assert asked["takeback"] == "ask"
        hers.play("takeback turn")
        state = his.wait_for(lambda state: state["request"])
        assert state["request"] == {"by": "japan", "to": 0, "waits": ["russia"]}
        assert state["view"] == moved["view"]
        his.play("takeback decline")
        hers.wait_for(lambda state: state["request"] is None and state["acting"] == ["russia"])
        hers.play("takeback action")
        state = his.wait_for(lambda state: state["request"])
        assert state["request"]["to"] == 1
        his.play("takeback accept")
        state = hers.wait_for(lambda state: state["taken_back"] == 1)
        assert (state["acting"], state["request"], state["practice"]) == (["japan"], None, False)
    wanted = ["takeback ask 0", "takeback decline", "takeback ask 1", "takeback accept 1"]
    assert [action for action in entries(server, table) if action.startswith("takeback")] == wanted


def test_a_request_survives_a_restart_and_ends_when_the_game_moves_on(own_server: Server) -> None:
    server = own_server
    ann, bob, table = two(server)
    with ann.at(table) as hers:
        start = hers.wait_for(mine)
        hers.play(start["legal"][1])
        hers.play("done")
        hers.play("takeback action")
    server.restart()
    with ann.at(table) as hers, bob.at(table) as his:
        state = his.wait_for(lambda state: state["request"])
        his.play(state["legal"][0])
        hers.wait_for(lambda state: state["request"] is None)
        assert his.ask("takeback accept")["error"] == "error-no-takeback-asked"


def test_only_the_server_names_moments_and_a_strict_table_takes_nothing_back(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("port-arthur", seats=AGAINST_BOT, takebacks=False)
    with ann.at(table) as wire:
        state = wire.wait_for(mine)
        sail = next(action for action in state["legal"] if action.startswith("sail "))
        wire.play(sail)  # and Ann is asked again, so that the bot waits
        for words in ("practice 0", "takeback ask 0", "takeback accept 0", "takeback agree", "return 0"):
            assert wire.ask(words)["error"] == "error-unreadable"
        assert wire.state["takeback"] == "none"
        for wish in ("takeback action", "takeback to 0"):
            assert wire.ask(wish)["error"] == "error-no-takebacks"
        assert entries(server, table) == [sail]


def test_what_goes_on_elsewhere_keeps_its_bots_and_they_can_be_changed(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("port-arthur", seats=AGAINST_BOT)
    saved = ann.get(f"/api/tables/{table}/export")
    fork = ann.post(f"/api/tables/{table}/fork", n=0)["id"]
    opened = ann.post("/api/import", record=saved)["id"]
    strange = ann.post("/api/import", record=saved.replace('"easy"', '"mcts:99999999"'))["id"]
    bots = {t: [seat.get("bot") for seat in ann.get(f"/api/tables/{t}")["seats"]] for t in (fork, opened)}
    assert bots == {fork: [None, "easy"], opened: [None, "easy"]}
    assert ann.get(f"/api/tables/{strange}")["you"] == ["japan", "russia"], "a bot that costs too much"
    with ann.at(opened) as wire:
        wire.expect("state")
        ann.post(f"/api/tables/{opened}/seats", seats={"russia": "me"})
        assert wire.wait_for(lambda state: len(state["you"]) == 2)["you"] == ["japan", "russia"]
        ann.post(f"/api/tables/{opened}/seats", seats={"japan": "bot:easy"})
        wire.wait_for(lambda state: state["you"] == ["russia"] and state["as"] == "russia")
        wait_until(lambda: bool(entries(server, opened)))
    refused = {"japan": "bot:easy", "russia": "bot:easy"}
    assert ann.refused(f"/api/tables/{opened}/seats", seats=refused) == (422, "error-no-seat-for-you")
    assert ann.refused(f"/api/tables/{opened}/seats", seats={"japan": "open"}) == (422, "error-bad-bot")
    assert ann.refused(f"/api/tables/{opened}/seats", seats={"x": "me"}) == (422, "error-bad-seat")
    ann2, _, shared = two(server)
    assert ann2.refused(f"/api/tables/{shared}/seats", seats={"russia": "me"}) == (403, "error-only-alone")
