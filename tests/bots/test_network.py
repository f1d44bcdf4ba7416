"""The policy-and-value network: its inputs, what it says, and its file."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from admiralty.bots.network import Inputs, Network, read, save
from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.kit.datafile import DataError
from admiralty.kit.fields import amount, word
from tests.support import game

FIELDS = [word("zone", ["-", "north", "south"], ""), amount("steps", 1000, "", low=-1000, scale=4)]


def trained(slug: str) -> Network:
    """A network that has an opinion on everything."""
    network = Network(game(slug), width=8, seed=1)
    rng = np.random.default_rng(2)
    for name in ("policy", "lean", "value", "bias"):
        network.weights[name] = rng.normal(size=network.weights[name].shape).astype(np.float32)
    return network


def test_words_and_small_amounts_have_an_input_for_each_value() -> None:
    inputs = Inputs(FIELDS)
    assert inputs.size == 3 + 9 + 1
    zone, steps = [0, 1, 0], [0, 0, 0, 0, 0, 0, 0, 1, 0]
    seen = np.array([[1, 3]], np.int32)
    assert inputs.expand(seen)[0].tolist() == [*zone, *steps, 0.75]


def test_an_unusual_amount_counts_as_the_nearest_usual_one_and_as_itself() -> None:
    usual, unusual = Inputs(FIELDS).expand(np.array([[2, 4], [2, 40]], np.int32)).tolist()
    assert usual[:-1] == unusual[:-1]
    assert (usual[-1], unusual[-1]) == (1, 10)


@pytest.mark.parametrize("slug", ["_template", "battle-of-midway"])
def test_what_is_said_of_a_position_is_what_the_layers_say(slug: str) -> None:
    network, s = trained(slug), game(slug).setup(Seeded(3))
    ask = flow.question(s)
    seat = ask.seats(s)[0]
    choices = ask.explore(s, seat)
    w, x = network.weights, network.inputs.expand(network.observe(s, seat)[None])
    second = np.maximum(np.maximum(x @ w["w1"] + w["b1"], 0) @ w["w2"] + w["b2"], 0)[0]
    logits = (w["policy"] @ second + w["lean"])[network.indexes(choices, seat)]
    value, found = network.judge(s, seat, choices)
    assert value == pytest.approx(np.tanh(second @ w["value"] + w["bias"][0]), abs=1e-5)
    assert found == pytest.approx(logits, abs=1e-4)
    assert len(set(found)) == len(choices)


def test_a_file_says_what_was_written(tmp_path: Path) -> None:
    network = trained("_template")
    save(tmp_path / "n.npz", network, game("_template"), {"generations": 3})
    again = read(tmp_path / "n.npz", game("_template"))
    assert all((again.weights[name] == one).all() for name, one in network.weights.items())
    assert [path.name for path in tmp_path.iterdir()] == ["n.npz"]


def test_a_file_of_another_game_or_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "n.npz"
    save(file, trained("_template"), game("_template"), {})
    with pytest.raises(DataError, match="is no network of Battle of Midway"):
        read(file, game("battle-of-midway"))
    for content in (b"", b"no network", file.read_bytes()[:2000]):
        file.write_bytes(content)
        with pytest.raises(DataError, match="is not a network"):
            read(file, game("_template"))
    missing = trained("_template")
    del missing.weights["lean"]
    save(file, missing, game("_template"), {})
    with pytest.raises(DataError, match="does not fit"):
        read(file, game("_template"))
