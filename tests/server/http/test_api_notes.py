"""Private notes: kept for one person and told to nobody else."""

from __future__ import annotations

from tests.server.harness import Server


def test_notes_are_ones_own_and_outlive_a_login(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("_template", seats={"red": "me", "blue": "open"}, public=True)
    notes = f"/api/tables/{table}/notes"
    assert ann.get(notes) == {"text": ""}
    before = bob.get(f"/api/tables/{table}")
    ann.post(notes, text="Blue is weak in the north.")
    assert (ann.get(notes)["text"], bob.get(notes)["text"]) == ("Blue is weak in the north.", "")
    assert bob.get(f"/api/tables/{table}") == before, "nobody can tell that there are notes"
    assert server.stranger().refused_get(notes) == (401, "error-no-session")
    other = server.person("Ann again")
    other.post("/api/account", login="noter", password="a fleet of paper boats")
    ann.post("/api/login", login="noter", password="a fleet of paper boats")
    assert other.get(notes)["text"] == "Blue is weak in the north."
    assert other.get("/api/me/export")["notes"] == [{"table": table, "text": "Blue is weak in the north."}]
    other.post(notes, text="")
    assert other.get("/api/me/export")["notes"] == []
    assert ann.http.post(notes, json={"text": "x" * 10_001}).status_code == 422


def test_private_tables_take_no_notes_from_strangers(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table()
    assert bob.refused(f"/api/tables/{table}/notes", text="x") == (403, "error-not-your-table")
