"""What organisers choose at once."""

from __future__ import annotations

import pytest

from admiralty import Table, games
from admiralty.kit.extras import Presets
from admiralty.show.text import LANGUAGES, Speaker

GAME = games.load("naval-strategy")
OFFERED = GAME.require(Presets)


@pytest.mark.parametrize("name", OFFERED.presets)
def test_ns_r_1__a_game_can_be_begun_with_every_preset(name: str) -> None:
    chosen = dict(OFFERED.presets[name])
    for organiser in ({}, {"organiser": "seat"}):
        table = Table(games.load("naval-strategy", chosen | organiser), seed=1)
        assert table.acting
        assert {key: table.game.options[key] for key in chosen} == chosen
    for language in LANGUAGES:
        assert Speaker(GAME, language).say(f"preset-{name}-about")


def test_ns_r_1__every_option_has_one_topic() -> None:
    listed = [name for names in OFFERED.topics.values() for name in names]
    assert sorted(listed) == sorted(option.name for option in GAME.option_list())
