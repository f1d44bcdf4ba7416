"""OpenSpiel's own random simulations, for every game, and what they do not look at."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts

from admiralty.adapters.openspiel import Game, Node, short_name
from admiralty.sim.perft import perft
from admiralty.testing.cases import SLUGS
from tests.support import game

every_game = pytest.mark.parametrize("slug", SLUGS)
SHORT = {"naval-strategy": "(teams=2,map=lagoon,days=1,turns_per_day=1)"}
"""The playthrough of a whole week of four teams is 66 MB of text."""

TINY = str(game("_template").folder / "data" / "tiny.toml")
CFR_ITERATIONS = 12


def load(slug: str, **options: str | bool) -> Game:
    loaded = pyspiel.load_game(short_name(slug), options)
    assert isinstance(loaded, Game)
    return loaded


@every_game
def test_the_random_simulation_passes(slug: str) -> None:
    """With serialisation only for the short one: it replays the whole game at every step."""
    is_short = slug == "_template"
    pyspiel.random_sim_test(load(slug), num_sims=20 if is_short else 1, serialize=is_short, verbose=False)


@every_game
def test_a_playthrough_can_be_written(slug: str) -> None:
    """OpenSpiel's own record of a game: what it asks of every state, to the end."""
    text = generate_playthrough.playthrough(short_name(slug) + SHORT.get(slug, ""), None, seed=3)
    assert "IsTerminal() = True" in text
    assert "Rewards() = " in text


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


def test_options_with_numbers_and_truth_values_are_read_back() -> None:
    own = pyspiel.load_game("admiralty_battle_of_midway(vp_threshold=12,swap_onto_carrier_bombs=false)")
    text = pyspiel.serialize_game_and_state(own, own.new_initial_state())
    again, _ = pyspiel.deserialize_game_and_state(text)
    for each in (own, again):
        options = each.lens.game.options
        assert (options["vp_threshold"], options["swap_onto_carrier_bombs"]) == ("12", "false")
        assert options["mode"] == "carrier_hunt"


@every_game
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


def nodes(node: Node) -> Iterator[Node]:
    """A node and all below it."""
    yield node
    if not node.is_terminal():
        for action in node.legal_actions():
            yield from nodes(node.child(action))


def test_cfr_solves_the_tiny_game() -> None:
    tiny = load("_template", pursuit="off", data=TINY)
    assert sum(1 for _ in nodes(tiny.new_initial_state())) < 100_000
    solver = cfr.CFRPlusSolver(tiny)
    solver.evaluate_and_update_policy()
    first = exploitability.exploitability(tiny, solver.average_policy())
    for _ in range(CFR_ITERATIONS):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(tiny, solver.average_policy()) < 0.01 < first


def test_equal_information_states_have_equal_choices_and_an_equal_past() -> None:
    """Perfect recall: nothing that a player once knew is missing from what it knows later."""
    choices: dict[tuple[int, str], list[int]] = {}
    earlier: dict[tuple[int, str], tuple[str, ...]] = {}

    def walk(node: Node, known: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
        if node.is_terminal():
            return
        player = node.current_player()
        if player >= 0:
            state = node.information_state_string(player)
            assert choices.setdefault((player, state), node.legal_actions()) == node.legal_actions()
            assert earlier.setdefault((player, state), known[player]) == known[player]
            own = (*known[player], state)
            known = (own, known[1]) if player == 0 else (known[0], own)
        for action in node.legal_actions():
            walk(node.child(action), known)

    walk(load("_template", pursuit="off", data=TINY).new_initial_state(), ((), ()))
    assert len(choices) > 20


@every_game
def test_resampling_keeps_what_the_player_knows(slug: str) -> None:
    """And the sampled state plays on."""
    node = load(slug).new_initial_state()
    for n in range(40):
        if node.is_terminal():
            break
        player = node.current_player()
        if player >= 0:
            other = node.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(n, 0.0, 1.0))
            assert other.information_state_string(player) == node.information_state_string(player)
            assert other.legal_actions() == node.legal_actions()
            other.apply_action(other.legal_actions()[-1])
        node.apply_action(node.legal_actions()[-1])


def test_resampling_deals_secrets_anew() -> None:
    node = load("_template").new_initial_state()
    while node.is_chance_node():
        node.apply_action(node.legal_actions()[0])
    sampled = {
        node.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(n, 0.0, 1.0)).observation_string(1)
        for n in range(8)
    }
    assert len(sampled) > 1


def test_their_tree_search_for_hidden_information_plays() -> None:
    own = load("_template")
    bot = ismcts.ISMCTSBot(
        game=own,
        uct_c=1.4,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=10,
        random_state=np.random.RandomState(2),
    )
    node = own.new_initial_state()
    decisions = 0
    while not node.is_terminal() and decisions < 4:
        decisions += node.current_player() >= 0
        node.apply_action(node.legal_actions()[0] if node.is_chance_node() else bot.step(node))
    assert decisions == 4
