"""PA-H.9: what a bot is given: states that its side cannot tell from the real one."""

from __future__ import annotations

import pytest

from admiralty.bots.match import Match
from admiralty.core.action import Action
from admiralty.core.codec import digest
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.games.port_arthur.state import State as PortArthurState
from tests.games.port_arthur.positions import (
    fog,
    random_game,
    state,
    tables,
)
from tests.support import table


class Onlooker:
    """A player that keeps what it is shown and takes the first choice."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, game: Game, s: State, seat: int) -> Action:
        self.shown.append(s)
        return game.read_action("pass")


def test_pa_h_9__a_bot_is_given_what_its_side_sees_and_no_more() -> None:
    places: set[int] = set()
    for seed in range(20):
        t = fog(
            "operations russia; tsushima: mikasa asama fuji; sea-of-japan: tokiwa izumo iwate; "
            "top tsushima mikasa; top sea-of-japan tokiwa"
        )
        bot = Onlooker()
        view = t.view("russia")
        Match(t, {"russia": bot}, seed).step()
        (shown,) = bot.shown
        assert t.game.view(shown, 1) == view
        assert isinstance(shown, PortArthurState)
        places.add(shown.place[t.game.grammar.index["ship"]["asama"]])
    assert len(places) == 2  # one of its guesses is as good as the other


@pytest.mark.parametrize("seed", [1, 2])
def test_pa_h_9__every_imagined_state_has_the_view_of_the_real_one(seed: int) -> None:
    for n, t in enumerate(random_game(seed, fog_of_war="on", mines="on", opening_raid="on")):
        for seat in (0, 1, -1):
            imagined = t.game.imagine(t.state, seat, Seeded(n))
            assert t.game.view(imagined, seat) == t.game.view(t.state, seat), t.position()
            t.game.check(imagined)


def test_pa_h_9__own_ships_are_never_imagined_elsewhere_and_the_real_state_stays() -> None:
    t = fog("operations russia; tsushima: mikasa asama rossia rurik; sea-of-japan: tokiwa izumo askold bayan")
    before = t.position()
    guesses = set()
    for seed in range(10):
        imagined = t.game.imagine(t.state, 0, Seeded(seed))
        assert isinstance(imagined, PortArthurState)
        assert [imagined.place[ship] for ship in tables(t).fleet_ships[0]] == [
            state(t).place[ship] for ship in tables(t).fleet_ships[0]
        ]
        guesses.add(tuple(imagined.place))
    assert len(guesses) == 2
    assert t.position() == before


def test_pa_h_9__an_unfinished_sortie_is_imagined_as_not_begun() -> None:
    t = fog()
    t.play("japan", "sail asama tsushima")
    t.play("japan", "embark tsushima")
    imagined = t.game.imagine(t.state, 1, Seeded(1))
    assert t.game.write_position(imagined) == fog().position()


@pytest.mark.parametrize(
    ("position", "luck", "owner", "actions"),
    [
        ("operations japan", [], 0, ["from japan", "add asama"]),
        ("raid", [4], 0, ["raid askold"]),
        ("return; blockade; yellow-sea: asama tokiwa fuji", [6], 0, ["strike asama"]),
        ("return; yellow-sea: askold bayan", [], 1, ["return askold diego-suarez"]),
    ],
)
def test_pa_h_9__what_the_other_side_has_picked_but_not_said_is_not_imagined(
    position: str, luck: list[int], owner: int, actions: list[str]
) -> None:
    t = table("port-arthur", position, luck, mines="on", opening_raid="on")
    for action in actions:
        t.play(t.game.seats[owner], action)
    assert t.view(t.game.seats[owner])["choosing"]
    for seat in (1 - owner, -1):
        assert t.game.view(t.game.imagine(t.state, seat, Seeded(1)), owner)["choosing"] == []
    assert t.game.write_position(t.game.imagine(t.state, owner, Seeded(1))) == t.position()


def test_pa_h_9__the_port_whose_ships_are_being_chosen_is_not_imagined() -> None:
    found = []
    for port in ("port-arthur", "vladivostok"):
        t = table("port-arthur", "operations russia; tsushima: rossia")
        t.play("russia", f"from {port}")
        found.append(digest(t.game.imagine(t.state, 0, Seeded(1))))
    assert found[0] == found[1]
