"""A client may have a whole state every time, or one and then its changes."""

from __future__ import annotations

import json

from tests.server.harness import Server, State, Wire

GAME = "port-arthur"


def shown(state: State) -> State:
    """All but the clock, and the log, of which two clients may have different parts."""
    return {key: value for key, value in state.items() if key not in ("now", "log")}


def same(whole: Wire, changing: Wire) -> bool:
    return shown(whole.state) == shown(changing.state) and whole.log == changing.log


def test_changes_lead_to_the_whole_state(server: Server) -> None:
    ann = server.person()
    table = ann.table(GAME)
    with ann.at(table, how="") as whole, ann.at(table) as changing:
        for _ in range(25):
            state = changing.wait_for(lambda state: bool(state["legal"]))
            changing.play(state["legal"][-1])
            seq, seat = changing.state["seq"], changing.state["acting"][0]
            for wire in (whole, changing):
                wire.say(t="look", seat=seat)
                wire.wait_for(lambda state, seq=seq, seat=seat: (state["seq"], state["as"]) == (seq, seat))  # type: ignore[misc]
            assert same(whole, changing)


def test_after_a_whole_state_a_client_gets_changes(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table(GAME)) as wire:
        wire.expect("state")
        before = len(json.dumps(wire.state))
        wire.play(wire.state["legal"][0])
        wire.wait_for(lambda state: state["seq"] == 1)
        assert wire.changes > 0
        wire.say(t="look", seat=wire.state["as"])
        wire.wait_for(lambda _: wire.changes == 0)
        assert len(json.dumps(wire.state)) > before / 2


def test_a_client_that_asks_for_nothing_gets_whole_states(server: Server) -> None:
    ann = server.person()
    with ann.at(ann.table(GAME), how="") as wire:
        wire.expect("state")
        wire.play(wire.state["legal"][0])
        wire.wait_for(lambda state: state["seq"] == 1)
        assert wire.changes == 0


def test_other_eyes_begin_with_a_whole_state(server: Server) -> None:
    """A difference between two seats would tell one what the other sees."""
    ann = server.person()
    with ann.at(ann.table(GAME)) as wire:
        wire.expect("state")
        wire.say(t="look", seat="")
        while wire.state["as"]:
            assert "edits" not in wire.hear() or wire.state["as"]
        assert wire.changes == 0
