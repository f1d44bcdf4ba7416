"""OpenSpiel's own random simulations, for every game of two seats, and what they do not look at."""

from __future__ import annotations

import pyspiel
import pytest

from admiralty.adapters.openspiel import Game, Node, short_name
from admiralty.sim.perft import perft
from tests.contract.cases import SLUGS
from tests.support import game

PAIRS = [slug for slug in SLUGS if len(game(slug).seats) == 2]
every_pair = pytest.mark.parametrize("slug", PAIRS)


def load(slug: str, **options: str | bool) -> Game:
    loaded = pyspiel.load_game(short_name(slug), options)
    assert isinstance(loaded, Game)
    return loaded


@every_pair
def test_the_random_simulation_passes(slug: str) -> None:
    """With serialisation only for the short one: it replays the whole game at every step."""
    is_short = slug == "_template"
    pyspiel.random_sim_test(load(slug), num_sims=20 if is_short else 1, serialize=is_short, verbose=False)


def leaves(node: Node, depth: int) -> int:
    """Ways to go on for so many decisions, with every outcome of the luck between them."""
    if node.is_chance_node():
        return sum(leaves(node.child(action), depth) for action, _ in node.chance_outcomes())
    if depth == 0:
        return 1
    if node.is_terminal():
        return 0
    return sum(leaves(node.child(action), depth - 1) for action in node.legal_actions())


def test_the_tree_is_that_of_the_rules() -> None:
    rules = game("port-arthur")
    start = load("port-arthur", every_order=True).new_initial_state()
    assert leaves(start, 2) == perft(rules, start.moment.s, 2)


def test_dice_are_chance_nodes_with_their_odds() -> None:
    node = load("_template").new_initial_state()
    assert node.is_chance_node()
    total = sum(p for _, p in node.chance_outcomes())
    assert total == pytest.approx(1.0)
    pile = game("_template").layout(node.moment.s.tape).pile  # type: ignore[attr-defined]
    first, chance = node.chance_outcomes()[0]
    assert chance == pytest.approx(pile.count(first) / len(pile))
    before = node.clone()
    node.apply_action(first)
    assert (before.history(), node.history()) == ([], [first])
    assert before.chance_outcomes() != node.chance_outcomes()


def test_nothing_is_observed_before_set_up_is_over() -> None:
    node = load("_template").new_initial_state()
    assert not any(node.observation_tensor(0))
    assert node.observation_string(1) == "set-up"


def test_options_are_parameters() -> None:
    fog = load("port-arthur", fog_of_war="on")
    assert fog.lens.game.options["fog_of_war"] == "on"
    assert fog.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    clear = load("port-arthur").get_type().information
    assert clear == pyspiel.GameType.Information.PERFECT_INFORMATION


@every_pair
def test_a_state_is_read_back_from_its_text(slug: str) -> None:
    own = load(slug)
    node = own.new_initial_state()
    for _ in range(60):
        if node.is_terminal():
            break
        node.apply_action(node.legal_actions()[-1])
    text = pyspiel.serialize_game_and_state(own, node)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(node)
