"""How a game is learnt, over HTTP: pictures, tips, and a first game against an easy bot."""

from __future__ import annotations

from admiralty import games
from admiralty.table import guide
from tests.server.harness import Server

ON_SQLITE_ONLY = True


def test_every_game_says_whether_it_has_a_guide(server: Server) -> None:
    for game in server.stranger().get("/api/games"):
        assert game["guide"] == guide.has_guide(game["slug"])


def test_a_guide_has_pictures_of_a_turn_and_tips(server: Server) -> None:
    for slug in games.slugs():
        told, given = server.stranger().get(f"/api/guides/{slug}"), guide.find(slug)
        assert given is not None
        assert [tip["say"] for tip in told["tips"]] == [tip.message for tip in given.tips]
        assert [picture["say"] for picture in told["pictures"]] == [each.message for each in given.pictures]
        for picture in told["pictures"]:
            assert told["games"][picture["game"]]["slug"] == slug
            assert picture["view"]


def test_what_is_hidden_from_a_seat_is_not_in_its_picture(server: Server) -> None:
    pictures = server.stranger().get("/api/guides/battle-of-midway")["pictures"]
    planning = next(picture for picture in pictures if picture["say"] == "guide-plan")
    assert list(planning["view"]["hands"]) == ["usa"]


def test_a_guide_that_is_not_there_is_named(server: Server) -> None:
    ann = server.person()
    assert ann.refused_get("/api/guides/_template") == (404, "error-no-guide")
    assert ann.refused_get("/api/guides/chess") == (404, "error-no-guide")
    assert ann.refused("/api/guides/chess/table") == (404, "error-no-guide")
    assert server.stranger().refused("/api/guides/port-arthur/table") == (401, "error-no-session")


def test_the_first_game_starts_at_its_position_against_an_easy_bot(server: Server) -> None:
    ann = server.person()
    table = ann.post("/api/guides/port-arthur/table")["id"]
    shown = ann.get(f"/api/tables/{table}")
    assert {seat["seat"]: seat["kind"] for seat in shown["seats"]} == {"japan": "person", "russia": "bot"}
    assert [seat["bot"] for seat in shown["seats"] if seat["kind"] == "bot"] == ["easy"]
    with ann.at(table) as wire:
        state = wire.expect("state")
        assert state["view"]["turn"] == 5
        assert state["prompt"]["name"] == "sortie"
