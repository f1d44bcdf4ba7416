"""Crews of organised tables: codes, roles, ships, and who may see and do what."""

from __future__ import annotations

from tests.server.harness import Server

OPTIONS = {"teams": "2", "organiser": "seat"}


def test_a_crew_joins_by_code(server: Server) -> None:
    olga, ann, bob = server.person("Olga"), server.person("Ann"), server.person("Bob")
    table = olga.table("naval-strategy", OPTIONS, seats={"organiser": "me"})
    crews = olga.get(f"/api/tables/{table}/crews")
    assert sorted(crews["codes"]) == ["blue", "organiser", "red"]
    code = crews["codes"]["blue"]
    assert ann.post("/api/join", code=code) == {"table": table, "seat": "blue", "role": "captain"}
    assert bob.post("/api/join", code=f" {code[:3].lower()}-{code[3:]}")["role"] == "officer"
    with ann.at(table) as wire:
        state = wire.expect("state")
        assert (state["as"], state["role"], state["ships"]) == ("blue", "captain", None)
        blue = state["seats"][0]
        assert blue["name"] == "Ann"
        assert blue["crew"] == [
            {"name": "Ann", "role": "captain", "online": True},
            {"name": "Bob", "role": "officer", "online": False},
        ]
