"""Two games that a seat cannot tell apart look the same to it over the real socket, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from admiralty.server.rooms import listener
from admiralty.server.rooms.rooms import Rooms
from tests.server.harness import Server
from tests.server.recorder import recorded

ON_SQLITE_ONLY = True


@pytest.fixture(autouse=True, scope="module")
def quick_states() -> Iterator[None]:
    """Spectators need not wait for their states; what they get stays the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(listener, "PACE", 0.01)
        yield


def play_fog(server: Server, actions: list[str], looks: str) -> list[bytes]:
    """Japan arranges its sortie in the fog; what the other side or a spectator receives."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("port-arthur", {"fog_of_war": "on"}, seats={"japan": "me", "russia": "open"})
    bob.post("/api/join", token=ann.invite(table, "russia"))
    with ann.at(table) as hers, recorded(server, bob, table) as his:
        if looks == "":
            his.wire.look("")
        hers.wait_for(lambda state: state["seats"][1]["online"])
        his.start()
        for action in actions:
            hers.play(action)
            his.settle()
        his.try_commands("russia", ("undo", "sail mikasa tsushima"))
        his.settle()
        his.ask_everything((looks,))
        return his.received()


SORTIE = ["sail mikasa tsushima", "sail fuji tsushima", "sail asahi sea-of-japan", "undo"]


def test_an_unfinished_sortie_in_the_fog_is_not_told(server: Server) -> None:
    other = ["sail tokiwa tsushima", "sail fuji sea-of-japan", "sail mikasa tsushima", "undo"]
    for looks in ("russia", ""):
        assert play_fog(server, SORTIE, looks) == play_fog(server, other, looks)


def test_the_hidden_ships_of_a_squadron_are_not_told(server: Server) -> None:
    """The top ship is seen, the ones below are only counted."""
    squadrons = ["iwate tsushima", "mikasa tsushima", "tokiwa sea-of-japan", "shikishima sea-of-japan"]
    swapped = ["iwate tsushima", "shikishima tsushima", "tokiwa sea-of-japan", "mikasa sea-of-japan"]
    for looks in ("russia", ""):
        one = play_fog(server, [f"sail {words}" for words in squadrons] + ["done"], looks)
        two = play_fog(server, [f"sail {words}" for words in swapped] + ["done"], looks)
        assert one == two
        assert any(b"iwate" in message for message in one)


def test_without_fog_the_same_twins_do_differ(server: Server) -> None:
    """Otherwise the tests above could pass because nothing is sent."""

    def last(ship: str) -> dict[str, Any]:
        ann = server.person()
        with ann.at(ann.table("port-arthur")) as wire:
            wire.play(f"sail {ship} tsushima")
            return wire.look("russia")

    assert last("mikasa")["view"] != last("shikishima")["view"]


def test_a_bot_gets_an_imagined_position(own_server: Server) -> None:
    """What goes to a worker differs from the truth wherever the bot's seat cannot know it."""
    ann = own_server.person()
    table = ann.table(seats={"red": "me", "blue": "bot:greedy"})
    rooms: Rooms = own_server.rooms
    positions = own_server.do(imagined(rooms, table))
    assert len(positions) > 1, "the hand of the other side is dealt anew each time"


async def imagined(rooms: Rooms, table: str) -> set[str]:
    room = await rooms.get(table)
    tasks = [rooms.players.task(room, "blue", "greedy") for _ in range(20)]
    assert all(task.recipe.slug == "_template" and task.seat == 1 for task in tasks)
    return {task.position for task in tasks}
