"""How often each side wins: finished public games beside simulations, and nothing of other games."""

from __future__ import annotations

from typing import Any

import pytest

from admiralty.games import working
from admiralty.server.games.library import find
from admiralty.server.profiles.balance import simulated
from tests.server.harness import Person, Server
from tests.server.profiles.test_profiles import game, member


def here(person: Person) -> list[tuple[Any, ...]]:
    lines = person.get("/api/games/_template/balance")["here"]
    return [(line["option"], line["value"], line["games"], line["won"]) for line in lines]


@pytest.fixture
def two(own_server: Server) -> tuple[Person, Person]:
    return member(own_server, "Ann"), member(own_server, "Bob")


def test_sides_and_choices_are_counted(two: tuple[Person, Person]) -> None:
    ann, bob = two
    for loser in ("blue", "blue", "red"):
        game(ann, bob, loser)
    option = find("_template").option_list()[0]
    other = next(value for value in option.values if value != option.default)
    game(bob, ann, options={option.name: other})
    usual = ("", "", 3, {"red": 2, "blue": 1})
    assert here(ann) == [usual, (option.name, other, 1, {"red": 1})]


def test_private_games_running_ones_and_those_of_one_person_tell_nothing(
    two: tuple[Person, Person],
) -> None:
    ann, bob = two
    game(ann, bob, public=False)
    alone = ann.table(public=True)
    with ann.at(alone) as wire:
        wire.look("red")
        wire.play("resign", "red")
    running = ann.table(seats={"red": "me", "blue": "open"}, public=True)
    bob.post(f"/api/tables/{running}/sit", seat="blue")
    assert here(ann) == []


@pytest.mark.parametrize("slug", working())
def test_what_was_simulated_can_be_chosen_and_adds_up(slug: str) -> None:
    found = find(slug)
    options = {option.name: option for option in found.option_list()}
    for line in simulated(found).lines:
        assert line.option == "" or line.value in options[line.option].values
        assert set(line.won) <= set(found.seats)
        assert sum(line.won.values()) + line.drawn == line.games > 0
