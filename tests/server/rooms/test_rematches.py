"""A rematch: the same people at a new table with their sides changed."""

from __future__ import annotations

from tests.server.harness import Server
from tests.server.organised import Camp


def test_two_people_agree_and_both_sit_at_one_new_table(own_server: Server) -> None:
    server = own_server
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    clock = {"turn_seconds": 600}
    table = ann.table("_template", seats={"red": "me", "blue": "open"}, clock=clock, takebacks=False)
    bob.post("/api/join", token=ann.invite(table, "blue"))
    ask, decline = f"/api/tables/{table}/rematch", f"/api/tables/{table}/rematch/decline"
    assert ann.refused(ask) == (409, "error-not-over")
    with ann.at(table) as hers, bob.at(table) as his:
        hers.expect("state")
        hers.play("resign")
        assert his.wait_for(lambda state: state["status"] == "over")["rematch"] is None
        assert ann.post(ask)["table"] is None
        assert his.wait_for(lambda s: s["rematch"])["rematch"] == {
            "by": "red",
            "waits": ["blue"],
            "table": None,
        }
        bob.post(decline)
        hers.wait_for(lambda state: state["rematch"] is None)
        assert bob.refused(decline) == (409, "error-no-rematch-offer")
        ann.post(ask)
        server.restart()
    with ann.at(table) as hers:
        made = bob.post(ask)["table"]
        state = hers.wait_for(lambda state: state["rematch"] and state["rematch"]["table"])
        assert state["rematch"] == {"by": "red", "waits": [], "table": made}
    assert [ann.post(ask)["table"], bob.post(ask)["table"]] == [made, made], "there is only one"
    assert eve.refused(ask) == (403, "error-not-your-table")
    assert ann.get(f"/api/tables/{made}")["you"] == ["blue"]
    assert bob.get(f"/api/tables/{made}")["you"] == ["red"]
    with bob.at(made) as his:
        state = his.expect("state")
        assert (state["status"], state["takeback"]) == ("playing", "none")
        assert state["clocks"]["red"]["due"]


def test_a_bot_changes_sides_at_once(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("port-arthur", {"fog_of_war": "on"}, seats={"japan": "me", "russia": "bot:easy"})
    with ann.at(table) as wire:
        wire.expect("state")
        wire.play("resign")
    made = ann.post(f"/api/tables/{table}/rematch")["table"]
    seen = ann.get(f"/api/tables/{made}")
    assert [(seat["seat"], seat.get("bot")) for seat in seen["seats"]] == [
        ("japan", "easy"),
        ("russia", None),
    ]
    assert (seen["you"], seen["options"]["fog_of_war"]) == (["russia"], "on")


def test_at_an_organised_table_nobody_asks_for_a_rematch(server: Server) -> None:
    camp = Camp(server)
    assert camp.olga.refused(f"{camp.path}/rematch") == (409, "error-no-rematch")
