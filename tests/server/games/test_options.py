"""The seats of a game depend on its options, before a table is made and at it."""

from __future__ import annotations

from tests.server.harness import Server

ON_SQLITE_ONLY = True


def test_options_bring_seats_and_take_them_away(server: Server) -> None:
    ann = server.person()
    path = "/api/games/naval-strategy/seats"
    assert ann.post(path) == ["blue", "red", "green", "yellow"]
    assert ann.post(path, options={"teams": "2", "organiser": "seat"}) == ["blue", "red", "organiser"]
    assert ann.refused(path, options={"teams": "9"}) == (422, "error-bad-option")
    assert ann.refused("/api/games/chess/seats") == (404, "error-no-game")
