"""A recipe builds the same game again: in another process, or from a record."""

from __future__ import annotations

import pickle

import pytest

from admiralty import Table, games
from admiralty.core.luck import Seeded
from admiralty.games import GameRecipe, loaded


@pytest.mark.parametrize("slug", games.slugs(hidden=True))
def test_a_game_is_built_again_with_all_its_options(slug: str) -> None:
    chosen = {option.name: option.values[-1] for option in games.load(slug).option_list() if not option.sets}
    game = games.load(slug, chosen)
    again = pickle.loads(pickle.dumps(GameRecipe.of(game))).load()
    assert again.options == game.options
    assert again.write_position(again.setup(Seeded(3))) == game.write_position(game.setup(Seeded(3)))


def test_the_shipped_data_file_is_left_out_and_an_owners_file_is_whole() -> None:
    shipped = games.load("_template")
    owners = games.load("_template", {}, shipped.data_text.replace('dataset = "', 'dataset = "my '))
    assert GameRecipe.of(shipped).data == ""
    assert GameRecipe.of(owners).data == owners.data_text
    assert GameRecipe.of(owners).load().dataset == owners.dataset != shipped.dataset


def test_a_record_has_the_recipe_of_its_game() -> None:
    game = games.load("_template", {"length": "long"})
    assert Table(game, seed=1).record.header.recipe == GameRecipe.of(game)


def test_a_process_keeps_the_games_it_has_built() -> None:
    recipe = GameRecipe("_template", (("length", "long"),))
    assert loaded(recipe) is loaded(GameRecipe("_template", (("length", "long"),)))
