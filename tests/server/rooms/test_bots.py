"""Bots answer from worker processes, and no failure of a worker stops a game."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from copy import copy
from dataclasses import replace

import pytest

from admiralty import bots, games
from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.server.rooms.bots import Decision, Task, decide
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.settings import Settings
from admiralty.table.record import Entry
from tests.server.harness import Server, Wire

ON_SQLITE_ONLY = True
OUTSIDE = "tests.server.rooms.first_bot:First"


def play_on(wire: Wire) -> None:
    """Play our side to the end; the bot does the rest."""
    while (
        wire.wait_for(lambda state: bool(state["legal"]) or state["status"] == "over", 60)["status"] != "over"
    ):
        assert wire.ask(wire.state["legal"][0])["t"] in ("ack", "stale")
        wire.expect("state")


def test_a_whole_game_against_a_bot(server: Server) -> None:
    ann = server.person()
    table = ann.table(seats={"red": "me", "blue": "bot:greedy"})
    with ann.at(table) as wire:
        seat = wire.expect("state")["seats"][1]
        assert seat == {
            "seat": "blue",
            "name": "greedy",
            "kind": "bot",
            "online": True,
            "bot": "greedy",
            "who": "bot:greedy",
        }
        play_on(wire)
        assert wire.state["ending"]


@pytest.mark.parametrize("name", ["random", "greedy", "mcts:4"])
def test_a_worker_lets_a_bot_decide_as_everybody_does(name: str) -> None:
    recipe = games.GameRecipe("port-arthur", (("fog_of_war", "on"),))
    game = games.loaded(recipe)
    s = game.setup(Seeded(3))
    (seat,) = flow.acting(s)
    task = Task(recipe, game.write_position(s), seat, name, seed=5)
    expected = bots.decide(bots.make(name, 5), game, s, seat, 5)
    assert decide(task).action == game.write_action(expected)


def test_a_bot_begins_by_itself(server: Server) -> None:
    ann = server.person()
    table = ann.table("port-arthur", seats={"japan": "bot:random", "russia": "me"})
    with ann.at(table) as wire:
        wire.wait_for(lambda state: bool(state["legal"]), 60)
        assert wire.state["seq"] > 0


def test_code_from_outside_plays_only_where_the_operator_allows_it(
    server: Server, new_database: Callable[[], str]
) -> None:
    """Otherwise anybody could run any class that is installed."""
    seats = {"red": "me", "blue": f"bot:{OUTSIDE}"}
    assert server.person().refused("/api/tables", game="_template", seats=seats) == (422, "error-bad-bot")
    settings = Settings(database=new_database(), limits=False, bot_workers=1, outside_bots=(OUTSIDE,))
    allowed = Server(settings)
    ann = allowed.person()
    levels = [bot["level"] for bot in ann.get("/api/games/port-arthur")["bots"]]
    assert levels == ["easy", "medium", "hard", "pace", OUTSIDE]
    with ann.at(ann.table(seats=seats)) as wire:
        wire.wait_for(lambda state: state["seq"] == 1 and state["acting"] == ["red"], 60)
    allowed.close()


def test_a_bot_answers_the_offer_of_a_draw(server: Server) -> None:
    ann = server.person()
    table = ann.table("port-arthur", seats={"japan": "me", "russia": "bot:greedy"})
    with ann.at(table) as wire:
        wire.play("draw offer")
        wire.wait_for(lambda state: state["seq"] == 2)
        assert wire.state["offer"] is None
        assert wire.state["status"] == "playing"


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(own_server: Server) -> None:
    ann = own_server.person()
    table = ann.table(seats={"red": "me", "blue": "bot:greedy"})
    with ann.at(table) as wire:
        wire.wait_for(lambda state: state["seq"] == 1 and state["acting"] == ["red"], 60)
        first = own_server.rooms.workers.processes()
        for process in first:
            os.kill(process, signal.SIGKILL)
        play_on(wire)
        assert not set(first) & set(own_server.rooms.workers.processes())


def test_a_bot_goes_on_after_a_restart(own_server: Server) -> None:
    ann = own_server.person()
    table = ann.table("port-arthur", seats={"japan": "bot:random", "russia": "me"})
    own_server.restart()
    with ann.at(table) as wire:
        wire.wait_for(lambda state: bool(state["legal"]), 60)


def test_a_plan_of_search_goes_on_whichever_worker_takes_the_next_step(own_server: Server) -> None:
    ann = own_server.person()
    table = ann.table("port-arthur", seats={"japan": "me", "russia": "me"})
    with ann.at(table) as wire:
        wire.expect("state")
        first, second, fresh = own_server.do(steps_of_a_plan(own_server.rooms, table))
    assert first.plans is not None
    assert second.plans is not None
    assert fresh.plans is not None
    assert second.plans.perturbations == 2 * first.plans.perturbations == 2 * fresh.plans.perturbations
    assert second.plans.seed == first.plans.seed != fresh.plans.seed


async def steps_of_a_plan(rooms: Rooms, table: str) -> list[Decision]:
    """Two steps of a sortie, and the second one again by a bot that knows nothing of the first."""
    room = await rooms.get(table)
    players = rooms.players
    found = []
    for is_new in (False, False, True):
        if is_new:
            room.plans.clear()
        action = await players.think(room, players.task(room, "japan", "mcts:8"))
        notes = room.plans["japan"]
        found.append(Decision(action, copy(notes)))
        if not found[1:]:
            room.carry_out("japan", action)
    return found


def test_a_bot_that_keeps_pace_thinks_as_long_as_its_opponent(own_server: Server) -> None:
    ann = own_server.person()
    table = ann.table(seats={"red": "me", "blue": "bot:pace"})
    with ann.at(table) as wire:
        wire.play(wire.expect("state")["legal"][0])
    rooms: Rooms = own_server.rooms
    assert own_server.do(names_of_bots(rooms, table, 3)) == ["mcts:100ms", "mcts:3000ms", "mcts:5000ms"]


async def names_of_bots(rooms: Rooms, table: str, seconds: int) -> list[str]:
    """What workers are asked for at first, then when a person took some seconds, then a day."""
    room = await rooms.get(table)
    record = room.table.record
    names = []
    own = Entry(2, "red", "done", (), "", "")
    for times in (
        [],
        ["2026-01-01T00:00:00Z", f"2026-01-01T00:00:0{seconds}Z"],
        ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"],
    ):
        record.entries[:] = [replace(own, time=time) for time in times]
        names.append(rooms.players.task(room, "blue", "pace").bot)
    return names


def test_a_game_that_is_ended_while_a_bot_thinks_is_no_error(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """Such an end is no entry, so the answer seemed to fit, and its refusal was reported."""
    ann = server.person()
    table = ann.table(seats={"red": "me", "blue": "bot:greedy"})
    room = server.do(server.rooms.get(table))
    sequence, (action, *_) = room.table.sequence, room.table.legal("red")
    ann.post(f"/api/tables/{table}/end")
    server.do(server.rooms.players.play(room, sequence, "red", action.text))
    assert [line.levelname for line in caplog.records if line.name.endswith("rooms.bots")] == []
