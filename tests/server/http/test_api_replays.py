"""Replays for anybody: of finished public games, and of nothing else."""

from __future__ import annotations

from tests.server.harness import Server


def finished(server: Server, public: bool = True) -> str:
    ann = server.person("Ann")
    table = ann.table(public=public)
    with ann.at(table) as wire:
        wire.look("red")
        wire.play(wire.state["legal"][0])
        wire.play("resign", "red")
    return table


def test_a_stranger_sees_every_moment_of_a_finished_public_game(server: Server) -> None:
    stranger, table = server.stranger(), finished(server)
    replay = stranger.get(f"/api/replays/{table}")
    assert replay["game"]["slug"] == "_template"
    assert [(each["seat"], each["name"], each["bot"]) for each in replay["seats"]] == [
        ("red", "Ann", False),
        ("blue", "Ann", False),
    ]
    found = stranger.get(f"/api/replays/{table}/moments?first=0&count=50")["moments"]
    assert [each["seq"] for each in found] == list(range(replay["last"] + 1))
    assert found[-1]["result"] == {"red": -1, "blue": 1}
    assert set(found[0]["views"]) == {"red", "blue"}
    assert "admiralty_session" not in stranger.http.cookies


def test_of_other_tables_nothing_is_told(server: Server) -> None:
    """A table that runs, a private one, and one that does not exist are answered with the same bytes."""
    stranger, ann = server.stranger(), server.person("Ann")
    running = ann.table(public=True)
    for path in ("", "/moments?first=0&count=1"):
        answers = {
            stranger.http.get(f"/api/replays/{table}{path}").content
            for table in (running, finished(server, public=False), "nothing")
        }
        assert len(answers) == 1
        assert stranger.refused_get(f"/api/replays/{running}{path}") == (404, "error-no-table")


def test_only_a_replay_may_stand_in_a_frame_of_another_site(server: Server) -> None:
    stranger = server.stranger()
    embedded, other = (stranger.http.get(path) for path in ("/embed/abc", "/table/abc"))
    assert "frame-ancestors *" in embedded.headers["content-security-policy"]
    assert "x-frame-options" not in embedded.headers
    assert "frame-ancestors 'none'" in other.headers["content-security-policy"]
    assert other.headers["x-frame-options"] == "DENY"
