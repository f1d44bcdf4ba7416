"""Guided lessons over HTTP: the list, the steps, and a table that starts where a lesson does."""

from __future__ import annotations

from admiralty import games
from admiralty.table.lesson import lessons
from tests.server.harness import Server

ON_SQLITE_ONLY = True


def test_every_game_lists_its_lessons(server: Server) -> None:
    for game in server.stranger().get("/api/games"):
        assert game["lessons"] == [each.name for each in lessons(game["slug"])]


def test_a_lesson_is_told_step_by_step_through_the_eyes_of_whoever_acts_next(server: Server) -> None:
    stranger = server.stranger()
    for slug in games.slugs():
        for given in lessons(slug):
            told = stranger.get(f"/api/lessons/{slug}/{given.name}")
            assert told["game"]["slug"] == slug
            assert [step["say"] for step in told["steps"]] == [given.message(step) for step in given.steps]
            for step, after in zip(told["steps"], told["steps"][1:], strict=False):
                assert step["as"] == after["seat"]
                assert after["action"] in step["legal"]
            assert told["steps"][0]["action"] is None
            assert told["steps"][-1]["as"] == given.seat


def test_secrets_of_a_lesson_are_those_of_the_seat_that_looks(server: Server) -> None:
    steps = server.stranger().get("/api/lessons/battle-of-midway/combat")["steps"]
    planning = next(step for step in steps if step["action"] == "plan left-right")
    assert (planning["as"], planning["view"]["chosen"]) == ("japan", None)
    assert planning["view"]["confirmed"] == ["usa"]
    assert list(planning["view"]["hands"]) == ["japan"]
    assert not [line for line in planning["log"] if line["kind"] == "planned"]


def test_a_lesson_that_is_not_there_is_named(server: Server) -> None:
    ann = server.person()
    assert ann.refused_get("/api/lessons/battle-of-midway/chess") == (404, "error-no-lesson")
    assert ann.refused_get("/api/lessons/chess/flight") == (404, "error-no-lesson")
    assert ann.refused("/api/lessons/battle-of-midway/chess/table") == (404, "error-no-lesson")
    assert server.stranger().refused("/api/lessons/battle-of-midway/flight/table") == (
        401,
        "error-no-session",
    )


def test_a_lesson_is_played_from_its_opening_against_a_bot(server: Server) -> None:
    ann = server.person()
    table = ann.post("/api/lessons/battle-of-midway/flight/table")["id"]
    shown = ann.get(f"/api/tables/{table}")
    assert {seat["seat"]: seat["kind"] for seat in shown["seats"]} == {"usa": "person", "japan": "bot"}
    assert shown["options"]["mode"] == "domination"
    with ann.at(table) as wire:
        state = wire.expect("state")
        assert state["legal"] == ["activate usa-f1"]
        for action in ("activate usa-f1", "flight", "fly left"):
            wire.play(action, "usa")
    server.restart()
    with ann.at(table) as wire:
        where = {each["id"]: each["cell"] for each in wire.expect("state")["view"]["aircraft"]}
        assert where["usa-f1"] == [6, -2]
