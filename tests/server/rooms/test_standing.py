"""Standing passes: played at once, ended by themselves with the reason, and never beyond what was known."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from typing import Any

from tests.server.harness import Person, Server, Wire, entries

GAME = "russo-japanese-war"
GAMES = 20


class GameOver(Exception):
    """The dice, which are the server's own, have ended the game first."""


def until_seen(test: Callable[[Server], None]) -> Callable[[Server], None]:
    """Play other games if one is over before the test has seen what it is about."""

    @functools.wraps(test)
    def repeated(own_server: Server) -> None:
        for _ in range(GAMES):
            try:
                return test(own_server)
            except GameOver:
                continue
        raise AssertionError("every game was over first")

    return repeated


def to_decide(wire: Wire) -> dict[str, Any]:
    """The state of the seat that has to decide."""
    state = wire.wait_for(lambda state: bool(state["acting"]) or state["status"] == "over")
    if state["status"] == "over":
        raise GameOver
    return state if state["as"] in state["acting"] else wire.look(state["acting"][0])


def at_window(wire: Wire, dice: random.Random) -> dict[str, Any]:
    """Play on, both sides, until a seat may let something pass."""
    for _ in range(2000):
        state = to_decide(wire)
        if "pass" in state["legal"] and state["prompt"]["name"] in ("before-die", "after-die"):
            return state
        wire.play(dice.choice(state["legal"]))
    raise AssertionError("no window came")


def ordered(ann: Person, table: str, wire: Wire, dice: random.Random) -> tuple[str, str, set[str]]:
    """An order that has not ended with the pass itself: the seat, the window, and what was known."""
    for _ in range(50):
        state = at_window(wire, dice)
        seat, prompt, known = state["as"], state["prompt"]["name"], set(state["legal"])
        ann.post(f"/api/tables/{table}/passes", seat=seat, prompt=prompt, on=True)
        (order,) = wire.wait_for(lambda state: bool(state["passes"]))["passes"]
        if not order["ended"]:
            return seat, prompt, known
        ann.post(f"/api/tables/{table}/passes", seat=seat, prompt=prompt, on=False)
        wire.wait_for(lambda state: not state["passes"])
    raise AssertionError("every order ended at once")


@until_seen
def test_the_server_passes_until_something_changes_and_says_why(own_server: Server) -> None:
    server, dice = own_server, random.Random(5)
    ann = server.person("Ann")
    table = ann.table(GAME)
    with ann.at(table) as wire:
        seat, prompt, known = ordered(ann, table, wire, dice)
        assert entries(server, table)[-1] == "pass"
        passed = len(entries(server, table))
    server.restart()
    with ann.at(table) as wire:
        for _ in range(300):
            state = to_decide(wire)
            (order,) = state["passes"]
            if order["ended"]:
                break
            is_window = state["as"] == seat and state["prompt"]["name"] == prompt
            assert not (is_window and set(state["legal"]) <= known), "it was asked all the same"
            wire.play(dice.choice(state["legal"]))
        assert order["ended"] in ("turn", "choices")
        assert len(entries(server, table)) > passed
        ann.post(f"/api/tables/{table}/passes", seat=seat, prompt=prompt, on=False)
        wire.wait_for(lambda state: state["passes"] == [])


@until_seen
def test_only_a_window_of_ones_own_can_be_ordered_and_others_see_nothing(own_server: Server) -> None:
    server = own_server
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table(GAME, public=True)
    order = f"/api/tables/{table}/passes"
    with ann.at(table) as wire, bob.at(table) as watched:
        state = wire.wait_for(lambda state: bool(state["acting"]))
        seat = state["acting"][0]
        assert ann.refused(order, seat=seat, prompt="before-die", on=True) == (409, "error-no-window")
        assert bob.refused(order, seat=seat, prompt="before-die", on=True) == (403, "error-not-your-seat")
        state = at_window(wire, random.Random(5))
        ann.post(order, seat=state["as"], prompt=state["prompt"]["name"], on=True)
        seen = wire.wait_for(lambda state: bool(state["passes"]))
        watched.wait_for(lambda state: state["seq"] >= seen["seq"])
        assert watched.state["passes"] == []


@until_seen
def test_a_takeback_ends_an_order(own_server: Server) -> None:
    ann = own_server.person("Ann")
    table = ann.table(GAME)
    with ann.at(table) as wire:
        seat, _, _ = ordered(ann, table, wire, random.Random(7))
        wire.play("takeback action", seat)
        wire.wait_for(lambda state: [order["ended"] for order in state["passes"]] == ["back"])
